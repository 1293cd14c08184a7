"""Who follows a table, and since when somebody is away."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(eq=False)
class TableListener:
    """A page or program that follows a table. It is only woken, and reads the newest state when it can."""

    person: str
    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)


class Presence:
    """The people who follow one table, at this process and at others."""

    def __init__(self, elsewhere: set[str], seconds_away: Mapping[str, float], absence_seconds: float) -> None:
        """`seconds_away`: how long ago absent people were last there, as far as it is known."""
        self.listeners: set[TableListener] = set()
        self.elsewhere = elsewhere  # people who follow the table at other processes
        self.absence_seconds = absence_seconds  # after which others may hand over a seat
        self._since = time.monotonic()  # nobody counts as away for longer than the table is loaded
        self._last_seen = {person: self._since - seconds for person, seconds in seconds_away.items()}
        self._clock_offset = time.time() - self._since

    @property
    def is_watched(self) -> bool:
        """Whether anybody follows the table, here or at another process."""
        return bool(self.listeners or self.elsewhere)

    def is_present(self, person: str) -> bool:
        return person in self.elsewhere or any(each.person == person for each in self.listeners)

    def mark_seen(self, person: str) -> None:
        self._last_seen[person] = time.monotonic()

    def seconds_away(self, person: str) -> float:
        return 0.0 if self.is_present(person) else time.monotonic() - self._last_seen_at(person)

    def replaceable_at(self, person: str) -> float:
        """When others may hand over an absent person's seat, in Unix time."""
        return self._clock_offset + self._last_seen_at(person) + self.absence_seconds

    def _last_seen_at(self, person: str) -> float:
        return self._last_seen.get(person, self._since)

    def is_only_listener(self, listener: TableListener) -> bool:
        """Whether the person comes and goes with this listener: nothing else of theirs follows the table."""
        others = any(each.person == listener.person for each in self.listeners if each is not listener)
        return not others and listener.person not in self.elsewhere

    def update_elsewhere(self, elsewhere: set[str]) -> None:
        for person in elsewhere ^ self.elsewhere:
            self.mark_seen(person)
        self.elsewhere = elsewhere

    def take_over(self, before: Presence) -> None:
        """The table was loaded again: those who followed it still do."""
        self.listeners, self._last_seen = before.listeners, before._last_seen

    def wake(self) -> None:
        for listener in self.listeners:
            listener.news.set()
