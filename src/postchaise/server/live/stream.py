"""The live stream: tells a page or a program what changed, from whichever version it has.

Nothing is queued for anybody: a listener is woken and gets the newest state when it can take it.
"""

from __future__ import annotations

import asyncio
import itertools
import logging
from collections.abc import AsyncIterator, Collection, Sequence

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import Gone
from postchaise.server.http.guard import Limit
from postchaise.server.tables import offers
from postchaise.server.tables.listener import Listener
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.registry import LiveTables

from . import table_views
from .render_pool import Painter, Painters, Unpainted
from .updates import Drawn, Teller, message
from .viewer import Sight

log = logging.getLogger("postchaise.stream")
HEARTBEAT = 20.0
RETRY = "retry: 1500\n\n"
LATER = "retry: 10000\n\n"
NUMBERS = itertools.count(1)  # of the listeners of this process


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
) -> AsyncIterator[str | bytes]:
    """Endless; ends when the reader leaves or the server stops. `limits`: whose stream it is."""
    try:
        live = await live_tables.get(table)
    except PostchaiseError as error:  # between the question and the answer, which has begun
        yield message("reload", {}) if isinstance(error, Gone) else LATER
        return
    if not live_tables.held.room(limits):  # several came at the same moment
        yield LATER
        return
    live_tables.streams += 1
    live_tables.painters.crowded(live_tables.streams)
    live_tables.held.take(limits)
    listener = Listener(person, seat)
    live.listeners.add(listener)
    if live.seats_of(person):
        live.owner = network or live.owner
    told = Telling(live_tables.painters, listener, lang, text_board, as_json)
    try:
        live_tables.moved.set()
        live_tables.wake(live)  # bots rest while nobody looks
        live.came_or_went(listener)
        await offers.holder_is_back(live, person)
        yield RETRY
        yield await told.first(live, Drawn(have, drawn))
        while not live_tables.closing.is_set():
            try:
                async with asyncio.timeout(HEARTBEAT):
                    await listener.news.wait()
            except TimeoutError:
                yield ": still here\n\n"
                continue
            listener.news.clear()
            try:
                live = await live_tables.known(table)
            except Gone:  # the host has closed it: the page that is there now says so
                yield message("reload", {"number": live.number})
                return
            said = await told.news(live)
            if said:
                yield said
    except Exception as error:  # of this table or its game: the page comes back later
        if not isinstance(error, PostchaiseError):
            log.exception("stream", extra={"data": {"table": table}})
        yield LATER
    finally:
        told.close(table)
        live_tables.streams -= 1
        live_tables.held.leave(limits)
        live.listeners.discard(listener)
        live_tables.moved.set()
        if not live_tables.closing.is_set():
            live.came_or_went(listener)


class Telling:
    """One listener, and who tells it what is new: a painter, or we ourselves."""

    def __init__(self, painters: Painters, listener: Listener, lang: str, text_board: bool, as_json: bool) -> None:
        self.listener = listener
        self.lang, self.text_board, self.as_json = lang, text_board, as_json
        self.status = ""  # of the table, as it was told last
        self.seating = 0
        self._painters = painters
        self._painter: Painter | None = None
        self._number = next(NUMBERS)
        self._teller = Teller()

    async def first(self, live: LiveTable, page: Drawn) -> str | bytes:
        """Everything, unless the page was drawn from this very version."""
        self.status, self.seating = live.row.status, live.seating
        if live.row.status == "waiting" and not self.as_json:
            return ": waiting\n\n"
        return await self._told(live, page)

    async def news(self, live: LiveTable) -> str | bytes:
        if "waiting" not in (live.row.status, self.status) or self.as_json:
            return await self._told(live)
        changed = (self.status, self.seating) != (live.row.status, live.seating)
        self.status, self.seating = live.row.status, live.seating
        return message("reload", {"number": live.number}, live.number) if changed else ""

    async def _told(self, live: LiveTable, page: Drawn | None = None) -> str | bytes:
        """A painter that has not met the listener yet tells it everything."""
        painter, before = self._painters.at(live), self.status
        if painter is not self._painter:
            self.close(live.row.id)
            self._painter = painter
        self.status, self.seating = live.row.status, live.seating
        if painter is not None:
            try:
                return await painter.tell(live, self._number, self._sight(live), before, page, self.as_json)
            except Unpainted:
                self.close(live.row.id)
        self.status, self.seating = live.row.status, live.seating
        if self.as_json:
            return message("update", live.easel.observation(live.match, self._sight(live)), live.number)
        return self._teller.news(live.easel, live.match, self._sight(live), before, page)

    def _sight(self, live: LiveTable) -> Sight:
        return table_views.sight(live, self.listener.person, self.listener.seat, self.lang, self.text_board)

    def close(self, table: str) -> None:
        """Whoever tells it what is new begins anew."""
        if self._painter is not None:
            self._painter.leave(table, self._number)
        self._painter, self._teller = None, Teller()
