"""Who sits at a table in memory, who is there, and since when somebody is not."""

from __future__ import annotations

import math
import time
from abc import ABC, abstractmethod

from postchaise.server.errors import Forbidden, NotFound
from postchaise.server.storage.rows import Row, Seat, Stored

from .listener import Listener


class Presence(ABC):
    """The part of a `LiveTable` that knows people."""

    row: Row
    seats: list[Seat]
    listeners: set[Listener]
    elsewhere: set[str]  # people who follow the table at other processes
    last_seen: dict[str, float]  # when people at the seats were last there, if they are not now
    loaded: float
    clock_offset: float
    absence: float
    seating_version: int

    @abstractmethod
    def changed(self) -> None: ...

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, person: str) -> list[int]:
        return [s.seat for s in self.seats if s.kind == "person" and s.holder == person] if person else []

    def is_host(self, person: str) -> bool:
        return bool(person) and self.row.host == person

    def is_present(self, seat: int) -> bool:
        holder = self.seats[seat].holder
        return self.seats[seat].kind == "person" and (self.follows_here(holder) or holder in self.elsewhere)

    @property
    def is_watched(self) -> bool:
        """Does anybody follow the table, here or at another process?"""
        return bool(self.listeners or self.elsewhere)

    def follows_here(self, person: str) -> bool:
        """Does somebody follow the table at this process?"""
        return any(each.person == person for each in self.listeners)

    def seconds_away(self, seat: int) -> float:
        """Seconds since its holder was there; counted anew when the table was loaded, so never too many."""
        if self.is_present(seat):
            return 0.0
        return time.monotonic() - self.last_seen.get(self.seats[seat].holder, self.loaded)

    def load_last_seen(self, stored: Stored) -> dict[str, float]:
        """As all processes know it: who played was there. Of whoever is not told, it is counted from now."""
        now = time.time()
        played = {self.seats[event.seat].holder: now - event.at for event in stored.events if event.kind == "action"}
        away = {person: max(0.0, min(ago, played.get(person, ago))) for person, ago in stored.away.items()}
        return {person: self.loaded - ago for person, ago in away.items()}

    def replaceable_at(self, seat: int) -> float | None:
        """When others may hand over this seat, as everybody is told; None while its holder is there."""
        if self.seats[seat].kind != "person" or self.row.status != "playing" or self.is_present(seat):
            return None
        return math.ceil(self.clock_offset + self.last_seen.get(self.seats[seat].holder, self.loaded) + self.absence)

    def changes_presence(self, listener: Listener) -> bool:
        """Did somebody at a seat come or go with this listener?"""
        others = any(each.person == listener.person for each in self.listeners if each is not listener)
        return not others and listener.person not in self.elsewhere and bool(self.seats_of(listener.person))

    def seat(self, number: int) -> Seat:
        if not 0 <= number < len(self.seats):
            raise NotFound("seat-missing", seat=number + 1)
        return self.seats[number]

    def require_own_seat(self, person: str, seat: int) -> int:
        if seat not in self.seats_of(person):
            raise Forbidden("seat-not-yours")
        self.last_seen[person] = time.monotonic()
        return seat

    def on_listener_changed(self, listener: Listener) -> None:
        """Tells everybody when somebody at a seat comes or goes with this listener."""
        if self.changes_presence(listener):
            self.last_seen[listener.person] = time.monotonic()
            self.seating_version += self.row.status == "waiting"  # that page has no regions: it is drawn anew
            self.changed()
