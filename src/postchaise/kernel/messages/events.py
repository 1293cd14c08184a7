"""What the log of a game can say: each event is declared once, with what its numbers mean and who may read them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from postchaise.kernel.actions.domains import Amount, Domain

from .log import WIDTH

NUMBERS: Final = WIDTH - 2  # of one line, beside the event and the seat

Argument = Domain | Amount | str


class Event:
    """One kind of line. See `Events.event`."""

    def __init__(self, name: str, arguments: tuple[Argument, ...]) -> None:
        self.name: str = name
        self.arguments: tuple[Argument, ...] = arguments
        self.others: str | None = None
        self.reveals: bool = False
        self.highlight: int | Callable[[int, int, int], int] = 0


class Events:
    """What the log of a game can say, each event declared once.

    `E_TILE: Final[int] = EVENTS.event("tile", STACK, POINTS)`: the number is what `Log.add` takes.
    """

    def __init__(self) -> None:
        self.all: list[Event] = []
        self.headings: set[int] = set()  # a turn, round or phase begins with these, or the match is over
        self.moments: set[int] = set()  # these are shown over the board when they happen

    def event(
        self,
        name: str,
        *arguments: Argument,
        others: str | None = None,
        reveals: bool = False,
        heading: bool = False,
        moment: bool = False,
        highlight: int | Callable[[int, int, int], int] = 0,
    ) -> int:
        """Declares the next event; its sentence is `log-<name>`.

        `arguments`: a domain for a thing, an amount for a number with its unit, a name for a bare number.
        `others`: the sentence for everybody but the player and the open record; empty when they read nothing.
        `reveals`: the acting seat learned something that no dice told: free undo ends here.
        `heading`: a turn, round or phase begins, or the match is over: nobody does it, and it has no badge.
        `moment`: everybody should see it happen: its sentence is shown over the board for some seconds.
        `highlight`: about how many points it brings, or a function of the three numbers of the line that says so.
        """
        if len(arguments) > NUMBERS:
            raise ValueError(f"event {name}: a line holds {NUMBERS} numbers")
        found = Event(name, arguments)
        found.others, found.reveals, found.highlight = others, reveals, highlight
        self.all.append(found)
        number = len(self.all) - 1
        if heading:
            self.headings.add(number)
        if moment:
            self.moments.add(number)
        return number

    def __getitem__(self, event: int) -> Event:
        return self.all[event]

    def highlight(self, line: tuple[int, int, int, int, int]) -> int:
        """How telling a line is: a match is retold by its best ones."""
        if line[0] >= len(self.all):  # a game that declares no events
            return 0
        points = self.all[line[0]].highlight
        return points if isinstance(points, int) else points(line[2], line[3], line[4])
