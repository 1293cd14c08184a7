"""What Orléans offers besides its rules. Each part is imported when it is first needed."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final

from postchaise.kernel.actions.decision import Bundle, Decision
from postchaise.kernel.content.boards import Part
from postchaise.kernel.content.cards import ReferenceCard
from postchaise.kernel.content.lessons import Lesson, load_first_game
from postchaise.kernel.content.puzzles import Puzzle, load_puzzles
from postchaise.kernel.extras import Extras
from postchaise.kernel.game import LogEvent, State
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import Sheet, View, Words
from postchaise.kernel.search.heuristics import Heuristics


class OrleansExtras(Extras):
    def heuristics(self, seats: int = 2, style: str = "") -> Heuristics[Any]:
        return _heuristics(seats, style)

    def styles(self, seats: int = 0) -> tuple[str, ...]:
        from postchaise.kernel.search.weights import find_weights_folder, list_styles

        return list_styles(find_weights_folder(__package__), seats)

    def text_board(self, view: View, words: Words) -> list[Sheet]:
        from .text_board import build_text_board

        return build_text_board(view, words)

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
        from .web.scene import PARTS

        return PARTS

    def automatic_answer(self, view: View, decision: Decision, alone: bool) -> str:
        from .web.questions.bundles import find_automatic_answer

        return find_automatic_answer(view, decision)

    def bundles(self, view: View, decision: Decision) -> list[Bundle]:
        from .web.questions.bundles import build_bundles
        from .web.questions.journeys import build_journey_lines

        return build_journey_lines(view, decision) if view["step"] == "move" else build_bundles(view, decision)

    def highlights(self, view: View, action: int, anchors: list[str]) -> list[str]:
        from .web.highlights import list_highlights

        return list_highlights(view, action, anchors)

    def steps(self, view: View) -> list[tuple[str, str]]:
        from .web.panel import list_turn_steps

        return list_turn_steps(view)

    def reference(self, view: View, seat: int) -> list[ReferenceCard]:
        from .card_reference import build_card_reference

        return build_card_reference(view, seat)

    def goal(self, view: View) -> list[Message]:
        from .web.panel import describe_goal

        return describe_goal(view)

    def first_game(self) -> Lesson | None:
        return load_first_game(__package__)

    def puzzles(self) -> list[Puzzle]:
        return load_puzzles(__package__)

    def tie(self, state: State, first: int, second: int) -> Message | None:
        from .state import State as Own
        from .web.ending import explain_tie

        return explain_tie(state, first, second) if isinstance(state, Own) else None

    def tally(self, view: View, lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
        from .web.ending import count_match_statistics

        return count_match_statistics(view, lines)

    def reconstructed(self) -> list[tuple[str, str]]:
        from .component_schema import list_reconstructed_values
        from .components import DATA

        return list_reconstructed_values(DATA)


@cache
def _heuristics(seats: int, style: str) -> Heuristics[Any]:
    from postchaise.kernel.search.weights import apply_weights, find_weights_folder, load_weights

    from .heuristics.heuristics import OrleansHeuristics

    return apply_weights(OrleansHeuristics(), load_weights(find_weights_folder(__package__), seats, style))


EXTRAS: Final = OrleansExtras()
