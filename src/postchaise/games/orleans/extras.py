"""What Orléans brings beside its rules. Everything is loaded when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from postchaise.kernel.board import Part
from postchaise.kernel.bundle import Bundle
from postchaise.kernel.card import Card
from postchaise.kernel.decision import Decision
from postchaise.kernel.extras import Extras
from postchaise.kernel.game import Line, State
from postchaise.kernel.guide import FrozenGuide, Guide
from postchaise.kernel.lesson import Lesson, first_game
from postchaise.kernel.phrase import Phrase
from postchaise.kernel.puzzle import Puzzle, puzzles
from postchaise.kernel.sheet import Sheet, View, Words


class OrleansExtras(Extras):
    def guide(self, seats: int = 2, character: str = "") -> Guide[Any]:
        return _guide(seats, character)

    def characters(self, seats: int = 0) -> tuple[str, ...]:
        from postchaise.kernel.tastes import characters, folder_of

        return characters(folder_of(__package__), seats)

    def frozen_guide(self) -> FrozenGuide[Any]:
        from .frozen_guide.guide import GUIDE

        return GUIDE

    def text_board(self, view: View, words: Words) -> list[Sheet]:
        from .text_board import text_board

        return text_board(view, words)

    @property
    def drawn(self) -> bool:
        return True

    @property
    def regions(self) -> tuple[str, ...]:
        return ("tracks", "charter", "offer")

    @property
    def asides(self) -> tuple[str, ...]:
        return ("hourglass",)

    @property
    def parts(self) -> Mapping[str, Part]:
        from .table.scene import PARTS

        return PARTS

    def onward(self, view: View, decision: Decision, alone: bool) -> str:
        from .table.views import onward

        return onward(view, decision)

    def bundles(self, view: View, decision: Decision) -> list[Bundle]:
        from .table.bundles import bundles
        from .table.journeys import journeys

        return journeys(view, decision) if view["step"] == "move" else bundles(view, decision)

    def touches(self, view: View, notation: str, anchors: list[str]) -> list[str]:
        from .table.touch import touches

        return touches(view, notation, anchors)

    def icon(self, view: View, notation: str) -> str:
        from .table.touch import icon

        return icon(view, notation)

    def steps(self, view: View) -> list[tuple[str, str]]:
        from .table.bar import steps

        return steps(view)

    def reference(self, view: View, seat: int) -> list[Card]:
        from .reference import reference

        return reference(view, seat)

    def goal(self, view: View) -> list[Phrase]:
        from .goal import goal

        return goal(view)

    def first_game(self) -> Lesson | None:
        return first_game(__package__)

    def puzzles(self) -> list[Puzzle]:
        return puzzles(__package__)

    def tie(self, state: State, first: int, second: int) -> Phrase | None:
        from .state import State as Own
        from .table.ending import tie

        return tie(state, first, second) if isinstance(state, Own) else None

    def tally(self, view: View, lines: list[Line]) -> list[tuple[str, list[int]]]:
        from .table.ending import tally

        return tally(view, lines)

    def reconstructed(self) -> list[tuple[str, str]]:
        from .components import DATA
        from .inspection import reconstructed

        return reconstructed(DATA)


@cache
def _guide(seats: int, character: str) -> Guide[Any]:
    from postchaise.kernel.tastes import folder_of, read, with_tastes

    from .guide.guide import OrleansGuide

    return with_tastes(OrleansGuide(), read(folder_of(__package__), seats, character))


EXTRAS: Final = OrleansExtras()
