"""The updates of one viewer: only the regions that changed since the last message."""

from __future__ import annotations

import json
import zlib
from collections.abc import Collection
from typing import Any, NamedTuple

from postchaise.kernel.match import Match
from postchaise.web.render.cache import RenderCache
from postchaise.web.render.regions import render_page
from postchaise.web.views.log import LogLine, join_log_lines, render_moment
from postchaise.web.views.table_view import ViewerContext

MAX_SPOKEN = 12  # log lines announced by screen readers at once
UNNUMBERED = ("lesson", "banner", "players", "chat", "decision", "text_board")  # change without an action


class PageState(NamedTuple):
    """What a page shows when it connects: the version of the table and marks of its regions."""

    number: int = -1
    marks: Collection[str] = ()


def hash_regions(shown: dict[str, str]) -> list[str]:
    """Marks of the unnumbered regions, to compare with those of a page."""
    return [f"{name}-{zlib.crc32(shown[name].encode()):x}" for name in UNNUMBERED if name in shown]


def format_stream_event(event: str, data: dict[str, Any] | str, number: int | None = None) -> str:
    """`data` is a value, or JSON already."""
    text = data if isinstance(data, str) else json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    head = f"id: {number}\n" if number is not None else ""
    return f"{head}event: {event}\ndata: {text}\n\n"


def find_added_lines(before: list[LogLine], now: list[LogLine]) -> list[LogLine]:
    """The lines that follow those a page has; none if lines were undone. Most of a log has been sent before."""
    if not before or before[-1] not in now:
        return []
    end = now.index(before[-1]) + 1
    return now[end:] if before[-end:] == now[:end] else []


class UpdateStream:
    """Sends one viewer only what changed since the last message."""

    def __init__(self) -> None:
        self.sent: dict[str, int] = {}
        self.logged = 0  # log lines up to this action were sent
        self.lines: list[LogLine] | None = None  # as the page shows them; None before the first message
        self.points: dict[int, int] = {}  # by seat, as far as they were to be seen

    def next_message(
        self,
        cache: RenderCache,
        match: Match,
        context: ViewerContext,
        last_status: str,
        page: PageState | None = None,
    ) -> str:
        """`last_status` is what the viewer last heard; `page`, on connecting, is what their page shows already."""
        table_view, regions = render_page(match, context, cache)
        if page is not None and page.number == context.number:
            self.lines = table_view.log
            same = {mark.partition("-")[0] for mark in hash_regions(regions) if mark in page.marks}
            self.sent = {name: hash(html) for name, html in regions.items() if name not in UNNUMBERED or name in same}
        changed = {name: html for name, html in regions.items() if self.sent.get(name) != hash(html)}
        self.sent.update((name, hash(html)) for name, html in changed.items())
        more = find_added_lines(self.lines or [], table_view.log) if "log" in changed else []
        spoken = more
        if more:
            del changed["log"]
        elif "log" in changed and self.lines is not None:  # the first lines, or some were undone or reworded
            had = {line.html for line in self.lines}
            spoken = [
                line
                for line in table_view.log
                if line.number >= min(self.logged, match.version) and line.html not in had
            ]
        points = {player.seat: player.points for player in table_view.players if player.sources}
        gains = {seat: points[seat] - self.points[seat] for seat in points if seat in self.points}
        moment = render_moment(spoken, gains if match.version == self.logged + 1 else {})
        is_taken_back = "log" in changed and match.version < self.logged  # silent where nobody else sees it
        self.logged, self.lines, self.points = match.version, table_view.log, points
        data = {
            "number": context.number,
            "seat": table_view.viewer,
            "curtain": table_view.curtain,
            "regions": changed,
            "new_log_lines": join_log_lines(more),
            "moment": moment,
            "taken_back": is_taken_back,
            "announcements": [line.text for line in spoken[-MAX_SPOKEN:]],
            "touched_anchors": sorted({anchor for line in spoken[-MAX_SPOKEN:] for anchor in line.anchors}),
            "turn": table_view.decision is not None,
            "over": context.status == "over" and last_status == "playing",
        }
        return format_stream_event("update", data, context.number)
