"""What a game may bring beside its rules: one class with a working default for everything.

A game's package exports `EXTRAS`, an instance of its own subclass, beside `META` and `GAME`. Everything is asked for
through it, and only when somebody needs it, so a method may import what it takes. Files are found by their place:
in the game's `web` folder every `*.css`, and in `web/templates` for a drawn board `map.html`, `pieces.html`,
`click-targets.html`, `player.html`, `player-board.html`, `sprites.html`, for questions `question.html` and
`bundle.html`, for the home page `title-art.html` and `sign.html`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from postchaise.kernel.actions.decision import Bundle

from .actions.decision import Decision
from .content.boards import Part, SeatView, build_all_parts
from .content.cards import ReferenceCard
from .content.lessons import Lesson
from .content.puzzles import Puzzle
from .game import LogEvent, State
from .messages.message import Message
from .messages.text_table import Sheet, View, Words, build_view_sheet
from .search.heuristics import Heuristics


class Extras:
    """What a game may provide besides its rules. Override what you have.

    The defaults give bots that only know points, and a text board made from the view.
    """

    def heuristics(self, seats: int = 2, style: str = "") -> Heuristics[Any]:
        """Return the heuristics of bots for this number of seats and, if given, style."""
        return Heuristics()

    def styles(self, seats: int = 0) -> tuple[str, ...]:
        """Return the styles bots can play in, for this number of seats or for any. Ids have at most nine letters.

        `style-<id>` is the name of a style, `.the` the name with its article, `.plays` a sentence on how it plays.
        """
        return ()

    # The table in the browser

    def text_board(self, view: View, words: Words) -> list[Sheet]:
        """Return the position as text tables, for the terminal and for playing without the drawn board."""
        return [build_view_sheet(view)]

    @property
    def drawn(self) -> bool:
        """Return whether the game has a drawn board, that is `parts` and their templates."""
        return False

    @property
    def parts(self) -> Mapping[str, Part]:
        """Everything the templates of the board draw, with its place on the map, by name: see `Part`.

        The map is drawn again when `map_key` changes, the click targets when `click_targets` do; `player_boards` has
        the things of each seat, `hands` what its panel shows.
        `views`, as (id, text), are the sides of a board too large for one screen; `view_wanted` is the one that the
        present question needs, `player_board_view` the one that shows the player board if not every one does.
        """
        return {}

    def scene(self, view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
        """Return all parts of the board."""
        return build_all_parts(self.parts, view, words, players)

    @property
    def regions(self) -> tuple[str, ...]:
        """More parts of the drawn board: each has a template and an entry of the scene with its name."""
        return ()

    @property
    def asides(self) -> tuple[str, ...]:
        """As `regions`, between the question and the players."""
        return ()

    def bundles(self, view: View, decision: Decision) -> list[Bundle]:
        """Combine actions that players think of as one into a single choice."""
        return []

    def automatic_answer(self, view: View, decision: Decision, alone: bool) -> str:
        """Return the answer, in notation, that the page gives by itself because it is forced; empty to ask the person.

        `decision.only_choice` is right where answering quickly tells the others nothing; `alone` if they are all bots.
        Undo brings the question back, so the page asks if the answer would reveal something while there is an undo.
        """
        return ""

    @property
    def repeatable(self) -> tuple[str, ...]:
        """Return the prompts, as message ids, whose last answer a person may have repeated every time.

        `repeat-<prompt>` is the label of the box to tick.
        """
        return ()

    def highlights(self, view: View, action: int, anchors: list[str]) -> list[str]:
        """Return the anchors that light up while a choice is pointed at; by default those of the things it names."""
        return anchors

    def steps(self, view: View) -> list[tuple[str, str]]:
        """Return the turn bar: message ids, each with "done", "cur" or "next"."""
        return []

    def reference(self, view: View, seat: int) -> list[ReferenceCard]:
        """Return the card reference for a seat: every card, in column order."""
        return []

    def goal(self, view: View) -> list[Message]:
        """Return how this match is won and how it ends: one short sentence, then details, near the end with numbers."""
        return []

    # Learning

    def first_game(self) -> Lesson | None:
        """Return the guided first game; see `postchaise.kernel.content.lessons`."""
        return None

    def puzzles(self) -> list[Puzzle]:
        """Return the daily puzzles; see `postchaise.kernel.content.puzzles`."""
        return []

    # The end

    def ended(self, view: View) -> Message | None:
        """Return who caused the end, or None if `ending-<id>` says enough."""
        return None

    def tie(self, state: State, first: int, second: int) -> Message | None:
        """Return what broke a tie between two seats, or None if the game does not say."""
        return None

    def tally(self, view: View, lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
        """Return match statistics: message ids, each with a number per seat."""
        return []

    def closing(self, view: View) -> dict[str, Any]:
        """Return the context of `ending.html`, the picture on the result page; empty for no picture."""
        return {}

    # The numbers

    def reconstructed(self) -> list[tuple[str, str]]:
        """Return the component values without a source, as (entry, key)."""
        return []
