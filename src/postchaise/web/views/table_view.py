"""Everything one browser sees of a table at one moment, made from a match and plain seats: no server is needed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Final

from markupsafe import Markup

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.web.translations import Words, words

from .lesson import Guide, Progress, guide
from .log import ENTRIES, LogLine, Note, Told, drawn
from .seats import Player, Seat, look, mine, players
from .undo import Request, Undo, undo

LATELY: Final = 5  # lines
MOST: Final = 40  # actions that are told once more


@dataclass
class ForkedFrom:
    """The match that a table followed in its first actions."""

    table: str  # empty when it is not known here
    at: int
    title: str = ""


@dataclass
class TableInfo:
    """What everybody knows of a table."""

    id: str
    game: str
    title: str
    status: str  # waiting, playing, over
    number: int  # its version, which commands name
    seal: str
    key: str = ""  # of the shuffle; shown when the match is over
    components: str = ""  # digest of the numbers it was dealt with; empty for those in use
    nonces: list[str] = field(default_factory=list)  # what each seat gave to the shuffle, once it is dealt
    listed: bool = False
    chat: bool = True
    host: bool = False  # this browser made the table
    options: dict[str, Any] = field(default_factory=dict)
    help: str = "everything"  # what is allowed: none, nudge, hint, everything
    pace: str = "brisk"  # of the bots
    learning: bool = False  # a guided first game, while it lasts and after
    fork: ForkedFrom | None = None
    uploaded: bool = False  # a match that was brought as a record
    part: int | None = None  # of one that is no whole match: the line that did not fit, 0 where its text just ends


@dataclass
class ChatLine:
    number: int
    seat: int  # -1 for a spectator
    name: str
    text: str


@dataclass
class Frame:
    table: TableInfo
    viewer: int  # a seat, or -1 for a spectator
    view: dict[str, Any]
    players: list[Player]
    words: Words
    decision: Decision | None = None
    round: int = 0
    log: list[LogLine] = field(default_factory=list)
    chat: list[ChatLine] = field(default_factory=list)
    undo: Undo = field(default_factory=Undo)
    mine: list[int] = field(default_factory=list)  # the seats this browser holds
    curtain: int = -1  # the seat that must say it is there before its things are shown
    since: bool = False  # there is something to tell since this seat's last own action
    earlier: int = 0  # actions before those in the log
    text_board: bool = False  # the text board is asked for
    guide: Guide | None = None  # of a lesson that is under way
    replayed: bool = False  # a position in the past: nobody is there or away

    @property
    def game(self) -> Game[Any]:
        return find_game(self.table.game, self.table.components)

    @property
    def card_kinds(self) -> list[str]:
        """What the anchors of cards begin with; none in a game without a reference."""
        cards = extras(self.game).reference(self.view, max(self.viewer, 0))
        return sorted({anchor.partition(":")[0] for card in cards for anchor in card.anchors})

    @property
    def helped(self) -> bool:
        """Somebody asked for help in this match."""
        return any(player.helped for player in self.players)

    @property
    def helpless(self) -> str:
        """Why this person cannot ask for help now, as a message id; empty when they can."""
        if self.table.help == "none":
            return "hint-not-allowed"
        if self.decision is None:
            return "hint-not-your-turn"
        return "hint-one-choice" if len(self.decision.allowed) == 1 else ""

    @property
    def lines(self) -> Markup:
        return drawn(self.log)

    @property
    def lately(self) -> Markup:
        """What a small screen shows while others play, where the log is behind a tab."""
        return drawn([line for line in self.log if not line.heading][-LATELY:])


def build(
    match: Match,
    table: TableInfo,
    seats: list[Seat],
    lang: str,
    wanted: int | None = None,
    *,
    chat: Sequence[ChatLine] = (),
    request: Request | None = None,
    told: Told | None = None,
    notes: Sequence[Note] = (),
    text_board: bool = False,
    lesson: Progress | None = None,
) -> Frame:
    """`wanted` is the seat of this browser that wants to look; `told` are the lines of the log said before, and
    `notes` what became of the seats."""
    viewer, curtain = look(match, seats, wanted)
    taught = lesson if lesson is not None and viewer == lesson.lesson.seat and lesson.running(match) else None
    said = words(lang, match.game.meta.id, [seat.name for seat in seats])
    minded = any(seat.minds or (seat.kind == "person" and not seat.mine) for seat in seats)  # bots never are
    view = match.view(viewer)
    return Frame(
        table=table,
        viewer=viewer,
        view=view,
        players=players(match, table.status, seats, view),
        words=said,
        decision=match.decision(viewer) if viewer >= 0 and table.status == "playing" else None,
        round=match.game.round_number(match.state),
        log=(told or Told()).lines(match, viewer, said, notes=notes),
        chat=list(chat),
        undo=undo(match, table.status, viewer, request, said, not minded) if taught is None else Undo(),
        mine=mine(seats),
        curtain=curtain,
        since=taught is None and _since(match, viewer),
        earlier=max(0, match.version - ENTRIES),
        text_board=text_board,
        guide=guide(taught, match, said) if taught is not None else None,
    )


def _since(match: Match, seat: int) -> bool:
    """Whether this audience was told of anything since the seat's last own action."""
    game = match.game
    return any(
        game.log_line(line, seat) is not None and not game.events.heading(line)
        for entry in takewhile(lambda entry: entry.seat != seat, islice(reversed(match.entries), MOST))
        for line in entry.log
    )
