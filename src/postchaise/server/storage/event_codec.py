"""How actions and log lines are stored: by notation, event name and ids of things, so that no number of a game is kept.

Numbers change whenever a kind of action, an event or a card is inserted; names only change on purpose.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any, Final

from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.entry import UNKNOWN_ACTION, UNKNOWN_EVENT, Entry
from postchaise.kernel.game import Game, LogEvent

from .rows import Event

WIDTH: Final = 5  # of a line: event, seat, three arguments
MISSING: Final = -1


class EventCodec:
    """Translates between a game's numbers and what is stored. Everything is looked up in dictionaries built once."""

    def __init__(self, game: Game[Any]) -> None:
        space, events = game.space, game.events.all
        self._notations: list[str] = [space.notation(action) for action in range(len(space))]
        self._actions: dict[str, int] = {notation: action for action, notation in enumerate(self._notations)}
        self._names: list[str] = [event.name for event in events]
        self._events: dict[str, int] = {name: number for number, name in enumerate(self._names)}
        self._domains: list[list[Domain | None]] = []
        for event in events:
            names = [each if isinstance(each, str) else each.name for each in event.arguments]
            domains = [space.domains.get(name) for name in names]
            self._domains.append([*domains, *[None] * (WIDTH - 2 - len(domains))])

    def to_notation(self, action: int) -> str:
        return self._notations[action]

    def from_notation(self, notation: str) -> int:
        """The action, or UNKNOWN_ACTION."""
        return self._actions.get(notation, UNKNOWN_ACTION)

    def to_stored_line(self, line: LogEvent) -> list[Any]:
        """`["sell", 0, "wine", 3, -1]`. The events of a game that declares none stay numbers."""
        number = line[0]
        if number >= len(self._names):
            return list(line)
        stored: list[Any] = [self._names[number], line[1], *line[2:]]
        for place, domain in enumerate(self._domains[number], 2):
            if domain is not None and 0 <= line[place] < len(domain.items):
                stored[place] = domain.items[line[place]]
        return stored

    def from_stored_line(self, stored: Sequence[Any]) -> LogEvent:
        """The line, or one of an UNKNOWN_EVENT where the game has no such event or thing any more."""
        name, seat, *values = stored
        if isinstance(name, int):
            known = not self._names
            return (name if known else UNKNOWN_EVENT, seat, values[0], values[1], values[2])
        number = self._events.get(name)
        if number is None:
            return (UNKNOWN_EVENT, seat, MISSING, MISSING, MISSING)
        found: list[int] = []
        for value, domain in zip(values, self._domains[number], strict=True):
            if isinstance(value, str):
                value = domain.index_of.get(value) if domain is not None else None
                if value is None:
                    return (UNKNOWN_EVENT, seat, MISSING, MISSING, MISSING)
            found.append(value)
        return (number, seat, found[0], found[1], found[2])

    def to_event(self, entry: Entry, number: int, at: float) -> Event:
        """An action as it is stored."""
        lines = [self.to_stored_line(line) for line in entry.log]
        return Event(
            number, "action", entry.seat, entry.notation or self.to_notation(entry.action), entry.outcomes, lines,
            entry.barrier, at,
        )  # fmt: skip

    def name_numbers(self, event: Event) -> Event:
        """Name what migration 0011 left as `#57` because the game was not installed; only for the rules it had then."""
        number = event.notation[1:]
        if not event.notation.startswith("#") or event.notation in self._actions or not number.isdecimal():
            return event
        if int(number) >= len(self._notations):
            return event
        return replace(
            event, notation=self._notations[int(number)], log=[self.to_stored_line(line) for line in event.log]
        )

    def to_entry(self, event: Event, skipped: int) -> Entry:
        """An action as a match has it. One these rules do not have keeps its notation."""
        action = self._actions.get(event.notation, UNKNOWN_ACTION)
        lines = [self.from_stored_line(line) for line in event.log]
        unknown = event.notation if action == UNKNOWN_ACTION else ""
        return Entry(event.seat, action, event.outcomes, lines, event.barrier, skipped, unknown)


@cache
def get_event_codec(game: Game[Any]) -> EventCodec:
    return EventCodec(game)
