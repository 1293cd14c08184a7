"""The stored form of a table: its row, seats, events, chat, snapshot and take-back request."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any


@dataclass
class Fork:
    at: int  # actions of the other match
    of: str = ""  # its table; empty when it is not known here
    title: str = ""


@dataclass
class RulesStop:
    """A running match was closed because the rules were corrected and what was played no longer fits."""

    rules: int  # by which it was played
    corrected: int  # the version that did not fit


@dataclass
class PartialRecord:
    line: int  # of the record, that did not fit; 0 where the text just ends


def is_counted(settings: dict[str, Any]) -> bool:
    """Whether a table counts in results: no lesson, no fork, no uploaded record."""
    return not {"lesson", "fork", "uploaded", "stopped"} & set(settings)


@dataclass
class Row:
    """What is stored of a table itself."""

    id: str
    game: str
    rules: int
    components: str
    title: str
    options: dict[str, Any]
    setup: list[int]
    key: bytes
    host: str
    status: str
    listed: bool
    chat: bool
    created: float
    changed: float
    nonces: list[str] = field(default_factory=list)
    settings: dict[str, Any] = field(default_factory=dict)  # see `table_settings.py`
    revision: int = 0  # how often anything of the table was changed

    @property
    def counts(self) -> bool:
        return is_counted(self.settings)

    @property
    def successor(self) -> str:
        """The table at which the same people play again; empty if nobody has asked for one."""
        return str(self.settings.get("successor", ""))

    @property
    def learning(self) -> bool:
        """A guided first game, dealt from a record: it counts in no result."""
        return "lesson" in self.settings

    @property
    def fork(self) -> Fork | None:
        """Of a table that follows another match for its first actions: it counts in no result."""
        return Fork(**self.settings["fork"]) if "fork" in self.settings else None

    @property
    def uploaded(self) -> bool:
        """A match that was uploaded as a record."""
        return "uploaded" in self.settings

    @property
    def part(self) -> PartialRecord | None:
        """For an uploaded record that is no whole match. It can only be viewed, so it is over."""
        return PartialRecord(**self.settings["part"]) if "part" in self.settings else None

    @property
    def stopped(self) -> RulesStop | None:
        """Of a match that was closed by a correction of its rules."""
        return RulesStop(**self.settings["stopped"]) if "stopped" in self.settings else None

    @property
    def has_result(self) -> bool:
        """Whether it is over because its match came to an end."""
        return self.status == "over" and not {"part", "stopped"} & set(self.settings)


@dataclass
class Seat:
    seat: int
    kind: str  # person, bot, friend, open
    name: str
    level: str = ""
    holder: str = ""
    former: str = ""  # who holds the seat while a bot stands in, or for whom it is reserved while it is free
    round: int = 0
    until: float = 0.0
    nonce: str = ""
    offer: dict[str, Any] | None = None  # to another person: who asked (by), and who has not agreed yet (missing)
    voters: list[str] = field(default_factory=list)

    @property
    def votes(self) -> set[str]:
        """The people who vote on take-backs for this seat: everybody who held it and has not resigned."""
        return {self.holder, self.former, *self.voters} - {""}

    @property
    def taken(self) -> bool:
        return self.kind in ("person", "bot")


@dataclass
class Event:
    number: int
    kind: str  # action, undo, rewind, seat, help, rules
    seat: int
    notation: str = ""  # of an action
    outcomes: list[int] = field(default_factory=list)
    log: list[Any] = field(default_factory=list)
    barrier: bool = False
    at: float = 0.0
    rewind_to: int | None = None  # of a rewind: how many actions are left


@dataclass
class ChatRow:
    """A line of the chat."""

    number: int
    seat: int
    name: str
    text: str
    at: float


CHAT_KEPT, SPECTATORS_KEPT = 200, 40  # lines of a table in memory: of players, of spectators


def limit_chat(lines: Sequence[ChatRow], players: int = CHAT_KEPT, spectators: int = SPECTATORS_KEPT) -> list[ChatRow]:
    """The latest lines of players and of spectators, in order."""
    seated = [line.number for line in lines if line.seat >= 0][-players:]
    watching = [line.number for line in lines if line.seat < 0][-spectators:]
    kept = {*seated, *watching}
    return [line for line in lines if line.number in kept]


@dataclass
class StateSnapshot:
    """A snapshot of the state after event `number`, that is after `version` actions."""

    number: int
    version: int
    state: dict[str, Any]
    layout: int  # of the state, as `Meta.layout` was then
    final: dict[str, Any] | None = None  # of a match that is over: scores and ranking as they were counted then


@dataclass
class TakebackRow:
    """Somebody asks the others to go back to the position after `to` actions."""

    seat: int
    to: int
    number: int  # the version it was asked at: once the table has moved on it is void
    missing: list[str]  # people who have not agreed yet


@dataclass
class StoredTable:
    """Everything of one table."""

    row: Row
    seats: list[Seat]
    events: list[Event]
    chat: list[ChatRow]
    saved: StateSnapshot | None
    request: TakebackRow | None = None
    scores: list[dict[str, int]] | None = None  # of a finished match, as they were counted then
    ranking: list[int] | None = None
    elsewhere: set[str] = field(default_factory=set)  # people who follow it at other processes
    away: dict[str, float] = field(default_factory=dict)  # seconds since people followed it, as far as it is known
