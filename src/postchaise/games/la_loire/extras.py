"""What La Loire brings beside its rules. Everything is loaded when somebody asks for it."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from postchaise.kernel.content.boards import Part
from postchaise.kernel.content.cards import Card
from postchaise.kernel.content.lessons import Lesson, first_game
from postchaise.kernel.content.puzzles import Puzzle, puzzles
from postchaise.kernel.extras import Extras
from postchaise.kernel.game import Line, State
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import Sheet, View, Words
from postchaise.kernel.search.heuristics import FrozenGuide, Guide
from postchaise.kernel.search.weights import characters, folder_of, read, with_tastes


@cache
def _guide(seats: int, character: str) -> Guide[Any]:
    from .heuristics.heuristics import LaLoireHeuristics

    return with_tastes(LaLoireHeuristics(), read(folder_of(__package__), seats, character))


class LaLoireExtras(Extras):
    def guide(self, seats: int = 2, character: str = "") -> Guide[Any]:
        return _guide(seats, character)

    def characters(self, seats: int = 0) -> tuple[str, ...]:
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
    def parts(self) -> Mapping[str, Part]:
        from .web.scene import PARTS

        return PARTS

    def highlights(self, view: View, action: int, anchors: list[str]) -> list[str]:
        from .web.highlights import highlights

        return highlights(view, action, anchors)

    def steps(self, view: View) -> list[tuple[str, str]]:
        from .web.bar import steps

        return steps(view)

    def reference(self, view: View, seat: int) -> list[Card]:
        from .reference import reference

        return reference(view, seat)

    def goal(self, view: View) -> list[Message]:
        from .goal import goal

        return goal(view)

    def first_game(self) -> Lesson | None:
        return first_game(__package__)

    def puzzles(self) -> list[Puzzle]:
        return puzzles(__package__)

    def tie(self, state: State, first: int, second: int) -> Message | None:
        from .state import State as Own
        from .web.ending import tie

        return tie(state, first, second) if isinstance(state, Own) else None

    def tally(self, view: View, lines: list[Line]) -> list[tuple[str, list[int]]]:
        from .web.ending import tally

        return tally(view, lines)

    def reconstructed(self) -> list[tuple[str, str]]:
        from .component_schema import reconstructed
        from .components import DATA

        return reconstructed(DATA)


EXTRAS: Final = LaLoireExtras()
