"""What one listener is told of a table: only what is new to it."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection
from typing import Any, NamedTuple

from postchaise.kernel.match import Match
from postchaise.web.views.log import LogLine
from postchaise.web.views.log import drawn as draw_lines

from .viewer import Easel, Sight

SAID = 12  # lines of the log read out at once
UNNUMBERED = ("lesson", "players", "chat", "whatnow", "text_board")  # change without an action: a page names its own


class PageState(NamedTuple):
    """What a page says it was drawn with: the version of the table, and the marks of its regions."""

    number: int = -1
    marks: Collection[str] = ()


def region_marks(shown: dict[str, str]) -> list[str]:
    """Which unnumbered regions a page was drawn with."""
    return [f"{name}-{zlib.crc32(shown[name].encode()):x}" for name in UNNUMBERED if name in shown]


def format_event(event: str, data: dict[str, Any] | str, number: int | None = None) -> str:
    """`data` as it is, or as JSON already."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: {text}\n\n"


def added_lines(before: list[LogLine], now: list[LogLine]) -> list[LogLine]:
    """The lines that follow what a page has; none if some were undone. Most of a log has been seen before."""
    if not before or before[-1] not in now:
        return []
    end = now.index(before[-1]) + 1
    return now[end:] if before[-end:] == now[:end] else []


class UpdateStream:
    """Remembers what one page was told, and says only what is new."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.told = 0  # lines of the log up to this action were said
        self.lines: list[LogLine] | None = None  # of the log, as the page has them; None: it has no page yet

    def next_message(self, easel: Easel, match: Match, sight: Sight, before: str, page: PageState | None = None) -> str:
        """`before` is the status it was told last; `page`, when it has just come, what it was drawn with."""
        frame, shown = easel.regions(match, sight)
        if page is not None and page.number == sight.table.number:
            self.lines = frame.log
            same = {mark.partition("-")[0] for mark in region_marks(shown) if mark in page.marks}
            self.sent = {name: hash(html) for name, html in shown.items() if name not in UNNUMBERED or name in same}
        fresh = {name: html for name, html in shown.items() if self.sent.get(name) != hash(html)}
        self.sent.update((name, hash(html)) for name, html in fresh.items())
        more = added_lines(self.lines or [], frame.log) if "log" in fresh else []
        lines = more
        if more:
            del fresh["log"]
        elif "log" in fresh and self.lines is not None:  # the first ones, or some were undone or are worded anew
            lines = [line for line in frame.log if line.number >= self.told]
        self.told, self.lines = match.version, frame.log
        data = {
            "number": sight.table.number,
            "seat": frame.viewer,
            "curtain": frame.curtain,
            "regions": fresh,
            "more": draw_lines(more),
            "say": [line.text for line in lines[-SAID:]],
            "touched": sorted({anchor for line in lines[-SAID:] for anchor in line.anchors}),
            "turn": frame.decision is not None,
            "over": sight.table.status == "over" and before == "playing",
        }
        return format_event("update", data, sight.table.number)
