"""Everything one browser sees of a table at one moment.

A `ViewerContext` says who is looking and what there is besides the match. With the match it determines the `TableView`,
which templates draw and `api_view` turns into JSON. No server is needed for either.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field, replace
from itertools import islice, takewhile
from typing import Any, Final

from markupsafe import Markup

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import SPECTATOR, Game
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.web.render.templates import SEAT_SHAPES
from postchaise.web.translations import TableTranslator, translator_for

from .action_preview import preview_actions
from .lesson import LessonInstructions, LessonProgress, build_instructions
from .log import ENTRIES, LogCache, LogLine, Note, build_log_lines, join_log_lines

NO_CURTAIN: Final = -1


@dataclass
class Player:
    """One seat as one browser sees it, with its score once `score_players` has filled it in.

    Names come from users: templates escape them.
    """

    name: str
    kind: str = "person"  # person, bot, open
    level: str = ""  # of a bot
    you: bool = False  # this browser holds the seat
    present: bool = False  # a person who has the page open
    can_return: bool = False  # this browser held the seat and may take it back
    helped: int = 0  # how often the seat asked for help
    shuffled: bool = True  # its browser has contributed to the shuffle
    replaceable_at: float | None = None  # when others may hand over the seat of an absent player, in Unix time
    offer: str = ""  # to another person: asked (this browser), asking (others), offered (all agreed), handed, yours
    link: str = ""  # for that person
    stand_in: bool = False  # a bot that plays for somebody
    reserved: bool = False  # a free seat that is kept for somebody who played the match before
    reserved_for_you: bool = False
    has_voters: bool = False  # other people hold or held the seat: they vote on take-backs
    seat: int = -1
    turn: bool = False
    points: int = 0
    place: int = 0  # in the ranking, once the match is over
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def shape(self) -> str:
        return SEAT_SHAPES[self.seat]

    @property
    def col(self) -> str:
        return f"player-{self.seat + 1}"


def list_own_seats(players: list[Player]) -> list[int]:
    return [number for number, player in enumerate(players) if player.you]


def choose_viewer(match: Match, players: list[Player], wanted: int | None = None) -> tuple[int, int]:
    """Return the seat whose view this browser gets (-1: spectator), and the seat behind the curtain (-1: none).

    Several people may share a browser. The one who must decide sees the table after confirming that they are there.
    """
    own = list_own_seats(players)
    if not own:
        return SPECTATOR, NO_CURTAIN
    if len(own) == 1:
        return own[0], NO_CURTAIN
    asked = [seat for seat in match.actors if seat in own]
    if wanted is not None and wanted in own and (wanted in asked or not asked):
        return wanted, NO_CURTAIN
    if not _have_secrets(match, own):
        return (asked or own)[0], NO_CURTAIN
    return (SPECTATOR, asked[0]) if asked else (SPECTATOR, NO_CURTAIN)


def _have_secrets(match: Match, seats: list[int]) -> bool:
    views = [match.view(seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def score_players(match: Match, status: str, players: list[Player], view: dict[str, Any] | None = None) -> list[Player]:
    """Add turn, points and place to the players. Points that the view conceals stay concealed."""
    scores, actors = match.scores(), match.actors
    ranking = match.ranking() if status == "over" else [0] * len(players)
    visible = (view or {}).get("players", [])
    scores = [
        {} if i < len(visible) and visible[i].get("points", score) is None else score for i, score in enumerate(scores)
    ]
    return [
        replace(
            player,
            seat=seat,
            turn=status == "playing" and seat in actors,
            points=sum(scores[seat].values()),
            place=ranking[seat],
            sources=scores[seat],
        )
        for seat, player in enumerate(players)
    ]


@dataclass
class TakebackRequest:
    """A request to go back before a seat's last action."""

    seat: int
    asks: int  # the seat, held now or before, for which the viewer must answer; -1 for none
    to: int  # actions that would be left


@dataclass
class TakebackLoss:
    """What a take-back would undo, as far as the viewer may know."""

    seat: int  # whose action it starts with
    action: str  # its log text; empty if the viewer was told nothing
    steps: list[tuple[int, int]]  # seats and the number of actions they would lose


@dataclass
class UndoState:
    """What the viewer may take back, or the reason why not."""

    can_undo: bool = False
    what: str = ""  # the action it takes back
    reason: str = ""
    restart: int = 0  # steps back to the start of the turn, if more than one
    asked: int = -1  # the seat that requests a take-back
    answer: int = -1  # the seat for which the viewer must answer
    back: bool = False  # others can be asked
    loss: TakebackLoss | None = None  # for a request, or where one is possible
    alone: bool = False  # nobody has to agree


def build_undo_state(
    match: Match,
    status: str,
    seat: int,
    request: TakebackRequest | None,
    translator: TableTranslator,
    alone: bool = False,
) -> UndoState:
    if status == "waiting":
        return UndoState()
    if seat < 0:
        if request is None:
            return UndoState()
        return UndoState(asked=request.seat, answer=request.asks, loss=_loss(match, request.to, seat, translator))
    reason, label = match.undoable(seat), match.undo_label(seat)
    own = next((i for i in range(match.version - 1, -1, -1) if match.entries[i].seat == seat), -1)
    back = own >= 0 and reason is not None and request is None and status == "playing"
    steps = match.version - match.turn_start(seat) if reason is None else 0
    to = request.to if request else own
    return UndoState(
        can_undo=reason is None and status == "playing",
        what=_describe_undone(label, translator) if label is not None else "",
        reason=translator.reason(match.game, reason) if reason else "",
        restart=steps if steps > 1 else 0,
        asked=request.seat if request else -1,
        answer=request.asks if request else -1,
        back=back,
        loss=_loss(match, to, seat, translator) if back or request else None,
        alone=alone,
    )


def _describe_undone(label: Message, translator: TableTranslator) -> str:
    """Say what Undo takes back. Steps that the page may take by itself have words that fit both cases."""
    return translator.attribute(label.id, "undone") or translator.translate(label)


def _loss(match: Match, to: int, viewer: int, translator: TableTranslator) -> TakebackLoss:
    entry = match.entries[to]
    lines = build_log_lines(match.game, [(to, line) for line in entry.log], viewer, translator)
    sentence = " · ".join(line.text for line in lines if not line.heading)
    counts = Counter(each.seat for each in match.entries[to:])
    return TakebackLoss(entry.seat, sentence, [(seat, counts[seat]) for seat in range(match.seats) if counts[seat]])


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
    at: float = 0.0  # in Unix time


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
    shown_seat: int | None = None  # whose player board this browser asked for; None: its own
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
    curtain_undo: int = -1  # the seat of this browser that may still take back what it did before the curtain
    has_catch_up: bool = False  # something happened since this seat's last action
    earlier: int = 0  # actions before those in the log
    guide: LessonInstructions | None = None  # of a lesson under way
    replayed: bool = False  # a past position: presence is not shown
    automatic: int = -1  # the action that the page takes for the viewer because it is forced; -1 for none

    @property
    def game(self) -> Game[Any]:
        return find_game(self.table.game, self.table.components)

    @property
    def own_seats(self) -> list[int]:
        """The seats this browser holds."""
        return [] if self.replayed else list_own_seats(self.players)

    @property
    def me(self) -> Player | None:
        return self.players[self.viewer] if self.viewer >= 0 else None

    @property
    def focused(self) -> Player:
        """The player whose position is drawn: the viewer, or for spectators a player who must decide."""
        return self.me or next((player for player in self.players if player.turn), self.players[0])

    @property
    def board_owner(self) -> Player:
        """The player whose things lie below the board: the one asked for, or the focused one."""
        shown = self.table.shown_seat
        return self.players[shown] if shown is not None and shown < len(self.players) else self.focused

    @property
    def is_looking(self) -> bool:
        """Whether the viewer asked for somebody else's things."""
        return self.table.shown_seat is not None and self.board_owner.seat != self.viewer

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
        return join_log_lines(self.log)

    @property
    def recent_log_html(self) -> Markup:
        """What a small screen shows during other turns, when the log is behind a tab."""
        return join_log_lines([line for line in self.log if not line.heading][-RECENT_LINES:])


def find_automatic_action(
    match: Match, players: list[Player], view: dict[str, Any], decision: Decision, undo: UndoState
) -> int:
    """Find the action that the page may take by itself because it is forced; -1 for none.

    It must not end the undo of what the person did before: a forced action that reveals something is then asked.
    """
    alone = all(player.kind == "bot" for seat, player in enumerate(players) if seat != decision.seat)
    answer = extras(match.game).automatic_answer(view, decision, alone)
    action = next((choice.action for choice in decision.allowed if choice.notation == answer), -1)
    if action < 0 or not undo.can_undo or not preview_actions(match, decision.seat, [action], Dice()).reveals:
        return action
    return -1


def build_table_view(
    match: Match, context: ViewerContext, log_cache: LogCache | None = None, lesson: LessonProgress | None = None
) -> TableView:
    viewer, curtain = choose_viewer(match, context.players, context.wanted_seat)
    taught = lesson if lesson is not None and viewer == lesson.lesson.seat and lesson.is_running(match) else None
    translator = translator_for(context.lang, match.game.meta.id, [player.name for player in context.players])
    others_vote = any(player.has_voters or (player.kind == "person" and not player.you) for player in context.players)
    view = match.view(viewer)
    undo = UndoState()
    if taught is None:
        undo = build_undo_state(match, context.status, viewer, context.takeback, translator, not others_vote)
    decision = match.decision(viewer) if viewer >= 0 and context.status == "playing" else None
    automatic = -1
    if decision is not None and taught is None and undo.asked < 0:
        automatic = find_automatic_action(match, context.players, view, decision, undo)
    return TableView(
        table=context,
        viewer=viewer,
        view=view,
        players=score_players(match, context.status, context.players, view),
        translator=translator,
        decision=decision,
        automatic=automatic,
        round=match.game.round_number(match.state),
        log=(log_cache or LogCache()).lines(match, viewer, translator, notes=context.notes),
        undo=undo,
        curtain=curtain,
        curtain_undo=_find_curtain_undo(match, context) if curtain >= 0 else -1,
        has_catch_up=taught is None and _has_catch_up(match, viewer),
        earlier=max(0, match.version - ENTRIES),
        guide=build_instructions(taught, match, translator) if taught is not None else None,
    )


def _find_curtain_undo(match: Match, context: ViewerContext) -> int:
    """The own seat that acted last and may take it back, while the next person at the screen has seen nothing."""
    last = match.entries[-1].seat if match.entries else -1
    may_undo = last in list_own_seats(context.players) and context.status == "playing" and match.undoable(last) is None
    return last if may_undo else -1


def _has_catch_up(match: Match, seat: int) -> bool:
    """Whether this viewer was told anything since the seat's last own action."""
    game = match.game
    return any(
        game.log_line(line, seat) is not None and line[0] not in game.events.headings
        for entry in takewhile(lambda entry: entry.seat != seat, islice(reversed(match.entries), MAX_CATCH_UP))
        for line in entry.log
    )
