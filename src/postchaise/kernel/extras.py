"""What a game may bring beside its rules: one class with a working default for everything.

A game's package exports `EXTRAS`, an instance of its own subclass, beside `META` and `GAME`. Everything is asked for
through it, and only when somebody needs it, so a method may import what it takes. Files are found by their place:
every `table/*.css`, and in `table/templates` for a drawn board `map.html`, `pieces.html`, `spots.html`, `player.html`,
`satchel.html`, `sprites.html`, for questions `question.html` and `bundle.html`, for the home page `title-art.html` and
`sign.html`.
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
from .messages.text_table import Sheet, View, Words, view_sheet
from .search.heuristics import Heuristics


class Extras:
    """What a game may bring beside its rules: override what you have.

    Left as it is: bots that know only points, a board in words made of the view.
    """

    def heuristics(self, seats: int = 2, style: str = "") -> Heuristics[Any]:
        """What bots know of the game, for so many seats; with a style, the weights of that one."""
        return Heuristics()

    def styles(self, seats: int = 0) -> tuple[str, ...]:
        """The styles a bot may have, with so many seats or with any number, ids of at most nine letters. Of each,
        `style-<id>` is the name, `.the` the name with its article, `.plays` a sentence that tells how it plays."""
        return ()

    # The table in the browser

    def text_board(self, view: View, words: Words) -> list[Sheet]:
        """The position in words, for the terminal and for whoever plays without a drawing."""
        return [view_sheet(view)]

    @property
    def drawn(self) -> bool:
        """True when there is a drawn board: `parts` and their templates."""
        return False

    @property
    def parts(self) -> Mapping[str, Part]:
        """Everything the templates of the board draw, with its place on the map, by name: see `Part`.

        The map is drawn anew when `map_key` changes, the spots when `spots` do; `satchels` has the things of each
        seat, `hands` what its panel shows.
        `views`, as (id, text), are the sides of a board too large for one screen; `view_wanted` is the one that the
        present question needs.
        """
        return {}

    def scene(self, view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
        """All parts of the board at once."""
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
        """Several actions as one choice, where people think of them as one."""
        return []

    def onward(self, view: View, decision: Decision, alone: bool) -> str:
        """The answer, in notation, that the table gives for a person who lets it: nothing is lost by it, and nothing
        told. Empty where the person is asked. `alone` when nobody else looks on but bots. `set-onward` names it."""
        return ""

    def highlights(self, view: View, action: int, anchors: list[str]) -> list[str]:
        """Return the anchors that light up while a choice is pointed at; by default those of the things it names."""
        return anchors

    def steps(self, view: View) -> list[tuple[str, str]]:
        """The bar of the turn: message ids, each with "done", "current" or "next"."""
        return []

    def reference(self, view: View, seat: int) -> list[ReferenceCard]:
        """Every card there is, in the order of its columns, as this seat may see and get it."""
        return []

    def goal(self, view: View) -> list[Message]:
        """How this match is won and how it ends, near the end how near: a short sentence, then what else to say."""
        return []

    # Learning

    def first_game(self) -> Lesson | None:
        """A guided first game: a deal and the steps through it; see `postchaise.kernel.content.lessons`."""
        return None

    def puzzles(self) -> list[Puzzle]:
        """Positions with one clearly best choice, one for every day; see `postchaise.kernel.content.puzzles`."""
        return []

    # The end

    def ended(self, view: View) -> Message | None:
        """Who brought about the end; None where `ending-<id>` says enough."""
        return None

    def tie(self, state: State, first: int, second: int) -> Message | None:
        """What decided between two seats with equal points; None when the game does not say."""
        return None

    def tally(self, view: View, lines: list[LogEvent]) -> list[tuple[str, list[int]]]:
        """The match in numbers: message id, and a number for each seat."""
        return []

    def closing(self, view: View) -> dict[str, Any]:
        """What `ending.html` in the folder of its table draws on the result, by name; empty for no picture."""
        return {}

    # The numbers

    def reconstructed(self) -> list[tuple[str, str]]:
        """Values of the components file that no source gives, as (entry, key)."""
        return []
