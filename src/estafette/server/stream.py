"""The live stream: tells a page or a program what changed, from whichever version it has.

Nothing is queued for anybody: a listener is woken and gets the newest state when it can take it.
"""

from __future__ import annotations

import asyncio
import json
import logging
import zlib
from collections.abc import AsyncIterator, Collection, Sequence
from typing import Any

from estafette.kernel.errors import EstafetteError
from estafette.table.log import LogLine
from estafette.table.log import drawn as draw_lines

from . import frames, offers
from .guard import Limit
from .listener import Listener
from .live_table import LiveTable
from .live_tables import LiveTables
from .problems import Gone

log = logging.getLogger("estafette.stream")
HEARTBEAT = 20.0
SAID = 12  # lines of the log read out at once
RETRY = "retry: 1500\n\n"
LATER = "retry: 10000\n\n"
UNNUMBERED = ("lesson", "players", "chat", "whatnow", "text_board")  # change without an action: a page names its own


def marks(shown: dict[str, str]) -> list[str]:
    """Which unnumbered regions a page was drawn with."""
    return [f"{name}-{zlib.crc32(shown[name].encode()):x}" for name in UNNUMBERED if name in shown]


def message(event: str, data: dict[str, Any] | str, number: int | None = None) -> str:
    """`data` as it is, or as JSON already."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: {text}\n\n"


async def follow(
    live_tables: LiveTables,
    table: str,
    person: str,
    seat: int | None,
    lang: str,
    text_board: bool,
    have: int,
    drawn: Collection[str],
    as_json: bool,
    network: str = "",
    limits: Sequence[Limit] = (),
) -> AsyncIterator[str]:
    """Endless; ends when the reader leaves or the server stops. `limits`: whose stream it is."""
    try:
        live = await live_tables.get(table)
    except EstafetteError as error:  # between the question and the answer, which has begun
        yield message("reload", {}) if isinstance(error, Gone) else LATER
        return
    if not live_tables.held.room(limits):  # several came at the same moment
        yield LATER
        return
    live_tables.streams += 1
    live_tables.held.take(limits)
    listener = Listener(person, seat)
    live.listeners.add(listener)
    if live.seats_of(person):
        live.owner = network or live.owner
    try:
        live_tables.moved.set()
        live_tables.wake(live)  # bots rest while nobody looks
        live.came_or_went(listener)
        await offers.holder_is_back(live, person)
        teller = Teller(listener, lang, text_board, as_json)
        yield RETRY + teller.first(live, have, drawn)
        while not live_tables.closing.is_set():
            try:
                await asyncio.wait_for(listener.news.wait(), HEARTBEAT)
            except TimeoutError:
                yield ": still here\n\n"
                continue
            listener.news.clear()
            try:
                live = await live_tables.known(table)
            except Gone:  # the host has closed it: the page that is there now says so
                yield message("reload", {"number": live.number})
                return
            said = teller.news(live)
            if said:
                yield said
    except Exception as error:  # of this table or its game: the page comes back later
        if not isinstance(error, EstafetteError):
            log.exception("stream", extra={"data": {"table": table}})
        yield LATER
    finally:
        live_tables.streams -= 1
        live_tables.held.leave(limits)
        live.listeners.discard(listener)
        live_tables.moved.set()
        if not live_tables.closing.is_set():
            live.came_or_went(listener)


def added(before: list[LogLine], now: list[LogLine]) -> list[LogLine]:
    """The lines that follow what a page has; none if some were undone. Most of a log has been seen before."""
    if not before or before[-1] not in now:
        return []
    end = now.index(before[-1]) + 1
    return now[end:] if before[-end:] == now[:end] else []


class Teller:
    """Remembers what one listener was told, and says only what is new."""

    def __init__(self, listener: Listener, lang: str, text_board: bool, as_json: bool) -> None:
        self.listener = listener
        self.lang, self.text_board, self.as_json = lang, text_board, as_json
        self.sent: dict[str, int] = {}
        self.told = 0  # lines of the log up to this action were said
        self.lines: list[LogLine] | None = None  # of the log, as the page has them; None: it has no page yet
        self.status = ""
        self.seating = 0

    def first(self, live: LiveTable, have: int, drawn: Collection[str] = ()) -> str:
        """Everything, unless the page was drawn from this very version; `drawn` are its marks."""
        self.status, self.seating = live.row.status, live.seating
        if self.as_json or live.row.status == "waiting":
            return self.news(live) if self.as_json else ": waiting\n\n"
        frame, shown = frames.regions(live, self.listener.person, self.listener.seat, self.lang, self.text_board)
        if have == live.number:
            self.lines = frame.log
            same = {mark.partition("-")[0] for mark in marks(shown) if mark in drawn}
            self.sent = {name: hash(html) for name, html in shown.items() if name not in UNNUMBERED or name in same}
        return self.news(live)

    def news(self, live: LiveTable) -> str:
        if self.as_json:
            seen = frames.observation(live, self.listener.person, self.listener.seat, self.lang)
            return message("update", seen, live.number)
        if "waiting" in (live.row.status, self.status):
            changed = (self.status, self.seating) != (live.row.status, live.seating)
            self.status, self.seating = live.row.status, live.seating
            return message("reload", {"number": live.number}, live.number) if changed else ""
        over_now = live.row.status == "over" and self.status == "playing"
        self.status = live.row.status
        frame, shown = frames.regions(live, self.listener.person, self.listener.seat, self.lang, self.text_board)
        fresh = {name: html for name, html in shown.items() if self.sent.get(name) != hash(html)}
        self.sent.update((name, hash(html)) for name, html in fresh.items())
        more = added(self.lines or [], frame.log) if "log" in fresh else []
        lines = more
        if more:
            del fresh["log"]
        elif "log" in fresh and self.lines is not None:  # the first ones, or some were undone or are worded anew
            lines = [line for line in frame.log if line.number >= self.told]
        self.told, self.lines = live.match.version, frame.log
        data = {
            "number": live.number,
            "seat": frame.audience,
            "curtain": frame.curtain,
            "regions": fresh,
            "more": draw_lines(more),
            "say": [line.text for line in lines[-SAID:]],
            "touched": sorted({anchor for line in lines[-SAID:] for anchor in line.anchors}),
            "turn": frame.decision is not None,
            "over": over_now,
        }
        return message("update", data, live.number)
