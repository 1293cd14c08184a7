"""The models of the JSON API, shared by the server's description and the client."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass
class RefusedRequest:
    """A refused request: a code for programs, a sentence in the language of `Accept-Language` for people."""

    code: str
    message: str
    rule: str | None = None  # of an action that is not allowed
    number: int | None = None  # of a stale command: the version of the table now


@dataclass
class GameOption:
    key: str
    default: str
    values: str  # what is possible, in words


@dataclass
class BotStyle:
    """A playing style that a bot may have besides its level, as in `journeyman:voyager`."""

    id: str
    name: str
    plays: str  # how, in a sentence
    seats: list[int]  # at tables of so many


@dataclass
class GameInfo:
    id: str
    title: str
    seats: list[int]  # fewest and most
    minutes: int
    options: list[GameOption]
    styles: list[BotStyle] = field(default_factory=list)


@dataclass
class OpenSeat:
    seat: int
    name: str
    kind: str  # person, bot, open


@dataclass
class OpenTable:
    """A table whose host has listed it."""

    table: str
    game: str
    title: str
    status: str  # waiting, playing
    seats: list[OpenSeat]


@dataclass
class Invitation:
    """The first person who opens `url` may take the seat. Its last part is the `invite` of `join`."""

    seat: int
    url: str


@dataclass
class CreatedTable:
    table: str
    url: str
    number: int
    status: str
    seal: str  # of the shuffle; then you give your part to it
    seats: list[int]  # yours
    invitations: list[Invitation]
    token: str | None = None  # yours, if you had none


@dataclass
class JoinedTable:
    table: str
    seats: list[int]  # yours
    number: int
    status: str
    token: str | None = None  # yours, if you had none


@dataclass
class ShuffleStatus:
    status: str  # playing, when everybody has given their part
    number: int


@dataclass
class SeatChange:
    seats: list[int]  # yours
    names: list[str]
    invitations: list[Invitation]  # for the host, and for everybody seated when all agreed to offer a seat


@dataclass
class LeftTable:
    seats: list[int]  # that are still yours
    number: int


@dataclass
class TableVersion:
    """The version of the table after the command."""

    number: int


@dataclass
class BotPace:
    pace: str


@dataclass
class ActionPreview:
    ends: bool  # your turn
    reveals: bool  # you could not take it back by yourself


@dataclass
class RefusalReason:
    rule: str
    text: str


@dataclass
class Choice:
    action: int
    notation: str
    label: str
    group: str
    pays: dict[str, int]
    parts: list[list[Any]]  # where the price comes from: words and amount
    effects: list[str]
    anchors: list[str]
    allowed: bool
    reason: RefusalReason | None  # why not


@dataclass
class Decision:
    seat: int
    prompt: str
    choices: list[Choice]

    @property
    def allowed(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.allowed]


@dataclass
class LogLine:
    number: int
    seat: int
    text: str


@dataclass
class Player:
    seat: int
    name: str
    kind: str  # person, bot, open
    level: str  # of a bot, with its style if it has one: journeyman:voyager
    present: bool
    turn: bool
    points: int
    place: int | None  # after the end
    sources: dict[str, int]  # of the points
    helped: int  # how often the coach was asked
    shuffled: bool = True  # has given its part to the shuffle
    replaceable_at: float | None = None  # somebody who is away: when others may hand over the seat
    offer: str = ""  # to another person: asked (you), asking (others), offered (all agreed), handed, yours


@dataclass
class UndoState:
    can: bool
    what: str
    reason: str
    asked: int  # the seat that asks to go back further; -1: nobody
    answer: bool  # whether you are asked


@dataclass
class Observation:
    """What you may see of a table."""

    table: str
    game: str
    title: str
    status: str  # waiting, playing, over
    number: int  # the version; commands name it
    seal: str
    late_joiners: list[str]  # who sat down after the deal; then it is not provably fair
    key: str  # after the end
    viewer: int  # the seat whose view this is; -1: what everybody sees
    seats: list[int]  # yours
    curtain: int  # of several seats of yours, the one that is asked: look again with `seat`; -1: none
    view: dict[str, Any] | None
    decision: Decision | None  # what you are asked
    log: list[LogLine]
    players: list[Player]
    undo: UndoState
    options: dict[str, Any] = field(default_factory=dict)
    help: str = ""
    learning: bool = False  # a guided first game
    lesson: dict[str, Any] | None = None  # its step
    nonces: list[str] = field(default_factory=list)  # what each seat gave to the shuffle, once it is dealt


@dataclass
class CatchUp:
    steps: list[dict[str, Any]]


@dataclass
class CardReferencePage:
    html: str
