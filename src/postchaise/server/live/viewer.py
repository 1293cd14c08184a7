"""One person at one table at one moment, and what was drawn of the table so far."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

from postchaise.kernel.match import Match
from postchaise.web.render.cache import Drawings
from postchaise.web.render.regions import regions
from postchaise.web.views.api_view import observation
from postchaise.web.views.lesson import Progress
from postchaise.web.views.log import Note, Told
from postchaise.web.views.seats import Seat
from postchaise.web.views.table_view import ChatLine, Frame, TableInfo, build
from postchaise.web.views.undo import Request

DRAWN = 40  # pages kept for one moment of one table
T = TypeVar("T")


@dataclass
class Sight:
    """With the match, everything that somebody is shown. It travels to the processes that paint."""

    table: TableInfo
    seats: list[Seat]
    lang: str
    wanted: int | None  # the seat of this browser that wants to look
    text_board: bool
    chat: list[ChatLine]
    request: Request | None
    notes: list[Note]  # what became of the seats
    alike: tuple[Any, ...]  # whoever has the same sees the same
    tick: int  # changes with everything a page can show
    seating: int  # changes when somebody takes or leaves a seat


class Easel:
    """Of one table: what was drawn of it is not drawn twice."""

    def __init__(self, lesson: Progress | None = None) -> None:
        self.lesson = lesson
        self._tick = -1
        self._drawings = Drawings()
        self._told = Told()
        self._shown: dict[Any, Any] = {}  # at this tick

    def frame(self, match: Match, sight: Sight) -> Frame:
        return build(
            match,
            sight.table,
            sight.seats,
            sight.lang,
            sight.wanted,
            chat=sight.chat,
            request=sight.request,
            told=self._told,
            notes=sight.notes,
            text_board=sight.text_board,
            lesson=self.lesson,
        )

    def regions(self, match: Match, sight: Sight) -> tuple[Frame, dict[str, str]]:
        """What is shown, drawn once for everybody who sees the same."""

        def made() -> tuple[Frame, dict[str, str]]:
            frame = self.frame(match, sight)
            return frame, regions(frame, self._drawings)

        return self._once(sight, ("page", sight.text_board, sight.lang, *sight.alike), made)

    def observation(self, match: Match, sight: Sight) -> str:
        """The same for programs, as JSON."""

        def made() -> str:
            return json.dumps(observation(self.frame(match, sight)), ensure_ascii=False, separators=(",", ":"))

        return self._once(sight, ("json", sight.lang, *sight.alike), made)

    def _once(self, sight: Sight, key: Any, make: Callable[[], T]) -> T:
        """Made anew when the table has changed."""
        if self._tick != sight.tick or len(self._shown) > DRAWN:
            self._tick = sight.tick
            self._shown.clear()
            self._drawings.outdated()
        if key not in self._shown:
            self._shown[key] = make()
        found: T = self._shown[key]
        return found
