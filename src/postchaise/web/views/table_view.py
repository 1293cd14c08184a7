"""Everything one browser sees of a table at one moment.

A `ViewerContext` says who is looking and what there is besides the match. With the match it determines the `TableView`,
which templates draw and `api_view` turns into JSON. No server is needed for either.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import islice, takewhile
from typing import Any, Final

from markupsafe import Markup

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.web.translations import TableTranslator, translator_for

from .lesson import Guide, Progress, build_guide
from .log import ENTRIES, LogCache, LogLine, Note, join_lines
from .seats import Player, choose_viewer, own_seats, score_players
from .undo import TakebackRequest, UndoState, build_undo

RECENT_LINES: Final = 5
MAX_CATCH_UP: Final = 40  # actions


@dataclass
class ForkedFrom:
    """The match whose first actions a table repeats."""

    table: str  # empty when it is unknown here
    at: int
    title: str = ""


@dataclass
class ChatLine:
    number: int
    seat: int  # -1 for a spectator
    name: str
    text: str


@dataclass
class RulesCorrection:
    """A match was played by other rules, and the current ones do not replay all of it as it was."""

    played: int  # version of the rules it was played by
    current: int
    reached: int  # actions that are replayed; -1: only a stored position can be shown
    last: int  # actions of the match
    stopped: bool  # it was running and was closed
    kept: bool  # its last position was stored
    components: bool  # the numbers it was dealt with are known

    @property
    def message(self) -> str:
        """What can be shown, as a message id."""
        if not self.components:
            return "correction-components"
        return "correction-last" if self.kept else "correction-part"


@dataclass
class ViewerContext:
    """One person looking at one table: everything besides the match that decides what they see.

    It is sent to the render workers, so it holds plain data only.
    """

    id: str
    game: str
    title: str
    status: str  # waiting, playing, over
    number: int  # version of the table, which commands must name
    seal: str  # commitment to the shuffle
    players: list[Player] = field(default_factory=list)
    lang: str = "en"
    wanted_seat: int | None = None  # which of their own seats this browser wants to look from
    text_board: bool = False  # the text board is open
    host: bool = False  # this browser created the table
    key: str = ""  # of the shuffle; shown when the match is over
    components: str = ""  # digest of the numbers it was dealt with; empty for those in use
    nonces: list[str] = field(default_factory=list)  # each seat's contribution to the shuffle, once it is dealt
    late_joiners: list[str] = field(default_factory=list)  # names of people who sat down after the deal
    listed: bool = False
    chat: bool = True  # chat is on
    options: dict[str, Any] = field(default_factory=dict)
    help: str = "everything"  # allowed help: none, nudge, hint, everything
    pace: str = "brisk"  # of the bots
    learning: bool = False  # a guided first game, while it lasts and after
    fork: ForkedFrom | None = None
    uploaded: bool = False  # an uploaded record
    correction: RulesCorrection | None = None  # of a match played by other rules
    part: int | None = None  # for an incomplete upload: the line that did not fit, 0 where its text just ends
    chat_lines: list[ChatLine] = field(default_factory=list)
    takeback: TakebackRequest | None = None
    notes: list[Note] = field(default_factory=list)  # log entries about seats and help
    cache_key: tuple[Any, ...] = ()  # viewers with the same key see the same
    actions: int = 0  # played so far
    render_version: int = 0  # changes with everything a page can show
    seating_version: int = 0  # changes when somebody takes or leaves a seat

    @property
    def late_names(self) -> str:
        return join_names(self.late_joiners)

    @property
    def first_names(self) -> str:
        """The people at the table who may know the deal: all but those who sat down later."""
        people = [each.name for each in self.players if each.kind == "person"]
        return join_names([name for name in people if name not in self.late_joiners])


def join_names(names: list[str]) -> str:
    """Names in one line, each isolated from the direction of the others."""
    return ", ".join(f"\u2068{name}\u2069" for name in names)


@dataclass
class TableView:
    """What one viewer sees: the context, and what follows from the match."""

    table: ViewerContext
    viewer: int  # a seat, or -1 for a spectator
    view: dict[str, Any]  # of the game
    players: list[Player]
    translator: TableTranslator
    decision: Decision | None = None
    round: int = 0
    log: list[LogLine] = field(default_factory=list)
    undo: UndoState = field(default_factory=UndoState)
    curtain: int = -1  # the seat whose player must confirm to be there before its cards are shown
    has_catch_up: bool = False  # something happened since this seat's last action
    earlier: int = 0  # actions before those in the log
    guide: Guide | None = None  # of a lesson under way
    replayed: bool = False  # a past position: presence is not shown

    @property
    def game(self) -> Game[Any]:
        return find_game(self.table.game, self.table.components)

    @property
    def own_seats(self) -> list[int]:
        """The seats this browser holds."""
        return [] if self.replayed else own_seats(self.players)

    @property
    def me(self) -> Player | None:
        return self.players[self.viewer] if self.viewer >= 0 else None

    @property
    def focused(self) -> Player:
        """The player whose things lie below the board: the viewer, or for spectators a player who must decide."""
        return self.me or next((player for player in self.players if player.turn), self.players[0])

    @property
    def card_kinds(self) -> list[str]:
        """Prefixes of the cards' anchors; none in a game without a card reference."""
        cards = extras(self.game).reference(self.view, max(self.viewer, 0))
        return sorted({anchor.partition(":")[0] for card in cards for anchor in card.anchors})

    @property
    def was_helped(self) -> bool:
        """Whether anybody asked for help in this match."""
        return any(player.helped for player in self.players)

    @property
    def help_refusal(self) -> str:
        """Message id of the reason why the viewer cannot ask for help now; empty when they can."""
        if self.table.help == "none":
            return "hint-not-allowed"
        if self.decision is None:
            return "hint-not-your-turn"
        return "hint-one-choice" if len(self.decision.allowed) == 1 else ""

    @property
    def log_html(self) -> Markup:
        return join_lines(self.log)

    @property
    def recent_log_html(self) -> Markup:
        """What a small screen shows during other turns, when the log is behind a tab."""
        return join_lines([line for line in self.log if not line.heading][-RECENT_LINES:])


def build_table_view(
    match: Match, context: ViewerContext, log_cache: LogCache | None = None, lesson: Progress | None = None
) -> TableView:
    viewer, curtain = choose_viewer(match, context.players, context.wanted_seat)
    taught = lesson if lesson is not None and viewer == lesson.lesson.seat and lesson.is_running(match) else None
    translator = translator_for(context.lang, match.game.meta.id, [player.name for player in context.players])
    others_vote = any(player.has_voters or (player.kind == "person" and not player.you) for player in context.players)
    view = match.view(viewer)
    undo = UndoState()
    if taught is None:
        undo = build_undo(match, context.status, viewer, context.takeback, translator, not others_vote)
    return TableView(
        table=context,
        viewer=viewer,
        view=view,
        players=score_players(match, context.status, context.players, view),
        translator=translator,
        decision=match.decision(viewer) if viewer >= 0 and context.status == "playing" else None,
        round=match.game.round_number(match.state),
        log=(log_cache or LogCache()).lines(match, viewer, translator, notes=context.notes),
        undo=undo,
        curtain=curtain,
        has_catch_up=taught is None and _has_catch_up(match, viewer),
        earlier=max(0, match.version - ENTRIES),
        guide=build_guide(taught, match, translator) if taught is not None else None,
    )


def _has_catch_up(match: Match, seat: int) -> bool:
    """Whether this viewer was told anything since the seat's last own action."""
    game = match.game
    return any(
        game.log_line(line, seat) is not None and not game.events.heading(line)
        for entry in takewhile(lambda entry: entry.seat != seat, islice(reversed(match.entries), MAX_CATCH_UP))
        for line in entry.log
    )
