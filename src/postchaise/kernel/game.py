"""The contract between a game and everything that uses it: bots, server, arena, research and tests."""

from __future__ import annotations

from abc import abstractmethod
from typing import Any, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from .actions.decision import Choice, Cost, Decision
from .actions.domains import Domain
from .actions.space import ActionSpace
from .dice import Dice
from .errors import BadSeats, IllegalAction
from .messages.events import Argument, Event, Events
from .messages.log import Log
from .messages.message import Arguments, Message, seat_message
from .messages.reason import Reason
from .meta import Meta, Options
from .native import Ids, to_list
from .search.encoder import Layout

SPECTATOR: Final = -1  # sees what everybody sees
OPEN: Final = -2  # sees everything; only after the end
NOBODY: Final = -1
MAX_DISABLED_IDS: Final = 30  # kinds with more ids than this are not listed greyed unless the game asks for it

LogEvent = tuple[int, int, int, int, int]  # event, seat, three arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data without rules. A game declares the fields, and `setup` assigns every one of them."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> State:
        """Return an independent copy. Assigning field by field is fastest."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Return the complete state as JSON data; `Game.from_json` reads it back."""


def _name(argument: Argument) -> str:
    return argument if isinstance(argument, str) else argument.name


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title and its message ids. There is one object per title; it holds no match."""

    def __init__(self, meta: Meta, space: ActionSpace, components: str = "", events: Events | None = None) -> None:
        self.meta: Meta = meta
        self.space: ActionSpace = space
        self.events: Events = events or Events()
        self.components: str = components  # digest of the numbers and cards it was loaded with

    # What every game writes: the rules.

    @abstractmethod
    def setup(self, seats: int, options: Options, dice: Dice) -> S:
        """Return the initial state. Assign every field, and take all randomness from `dice`."""

    @abstractmethod
    def from_json(self, data: dict[str, Any]) -> S:
        """Return the state that `State.to_json` described."""

    def upgrade_state(self, data: dict[str, Any], layout: int) -> dict[str, Any] | None:
        """A stored state of an older `Meta.layout` in the current one; None when it cannot be known."""
        return None

    @abstractmethod
    def actor(self, state: S) -> int:
        """Return the first seat that must act, or -1 when the match is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Return the legal action ids, sorted. No two of them have the same effect."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Reason | None:
        """Return why an action is illegal, or None. Accepts any number and seat; written independently of `legal`."""

    @abstractmethod
    def step(self, state: S, seat: int, action: int, dice: Dice, log: Log | None) -> None:
        """Apply a legal action without checking it. For search and for replaying trusted records."""

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """Return the points of each seat. Called often by search, so keep it cheap."""

    @abstractmethod
    def scores(self, state: S) -> list[dict[str, int]]:
        """Return the points of each seat by source, in rulebook order, during the match and at the end."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Return the place of each seat, 1 for the winner. Ties that the rules do not break share a place."""

    @abstractmethod
    def view(self, state: S, viewer: int) -> dict[str, Any]:
        """Return what a seat, SPECTATOR or OPEN may see, built up from allowed fields."""

    @abstractmethod
    def sample_world(self, state: S, seat: int, dice: Dice) -> S:
        """Return a random determinization: a full state consistent with all the seat can know or deduce."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """Return the question to a seat, in one sentence."""

    # What most games refine.

    def actors(self, state: S) -> list[int]:
        """Return all seats that must act. Other seats may still have retractions in `legal`."""
        seat = self.actor(state)
        return [] if seat == NOBODY else [seat]

    def append_legal(self, state: S, seat: int, out: Ids) -> None:
        """Append the legal action ids to `out`, a buffer that rollouts reuse."""
        for action in self.legal(state, seat):
            out.append(action)

    def cost(self, state: S, seat: int, action: int) -> Cost:
        """Return the price and the consequences of an action for the seat that must act."""
        return Cost()

    def group(self, state: S, seat: int, action: int) -> str:
        """Return the heading under which an action is listed."""
        return self.space.kind_at[action].groups[0]

    def disabled_choices(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """Return illegal action ids that a player would expect and that are shown disabled, with the reason."""
        kinds = {self.space.kind_at[action].index for action in legal}
        shown = [kind for kind in self.space.kinds if kind.index in kinds and kind.size <= MAX_DISABLED_IDS]
        allowed = set(legal)
        return [action for kind in shown for action in kind.all() if action not in allowed]

    def name(self, domain: Domain, item: int) -> Message:
        """Return the name of an item: the message of its domain, unless the game overrides it."""
        return Message(domain.counted, count=int(domain.items[item])) if domain.counted else Message(domain.keys[item])

    def label(self, state: S, seat: int, action: int) -> Message:
        """Return the label of an action: `choice-<kind>` with its arguments, unless its cost names another message."""
        return self._label(action, self.cost(state, seat, action))

    def explain(self, reason: Reason) -> Message:
        """Return the sentence of a reason."""
        return Message(f"reason-{reason.rule}", **self.format_arguments(reason.args))

    def log_line(self, line: LogEvent, viewer: int) -> Message | None:
        """Return the message of a log event without secret arguments, or None if the viewer sees nothing."""
        if line[0] >= len(self.events.all):  # a game that declares no events
            return Message("log-event", event=line[0], seat=line[1] + 1)
        event = self.events.all[line[0]]
        player = seat_message(line[1] + 1)
        if event.others is not None and viewer != line[1] and viewer != OPEN:
            return Message(f"log-{event.others}", player=player) if event.others else None
        return Message(f"log-{event.name}", player=player, **self.log_arguments(event, line))

    def log_arguments(self, event: Event, line: LogEvent) -> Arguments:
        """Return the arguments of an event's message, apart from the player."""
        return self.format_arguments({_name(arg): value for arg, value in zip(event.arguments, line[2:])})

    def reveals(self, line: LogEvent) -> bool:
        """Return whether the acting seat learned something from this event that no dice decided."""
        return line[0] < len(self.events.all) and self.events.all[line[0]].reveals

    def is_retraction(self, state: S, action: int) -> bool:
        """Return whether an action only takes back an own step. Bots and learning agents skip these by default."""
        return self.space.kind_at[action].is_retraction

    def turn_number(self, state: S) -> int:
        """Return the number of the current turn, counted from 1 over all seats. Undo stops at its start."""
        return 0

    def round_number(self, state: S) -> int:
        """Return the number of the current round, from 1, for headings, charts and results."""
        return self.turn_number(state)

    def ending(self, state: S) -> str:
        """Return what ended the match as a short id such as "boat", or "" while nothing has."""
        return ""

    def observe(self, state: S, seat: int) -> bytes:
        """Return what the seat can know as bytes for learning agents, laid out as `observation_layout` says."""
        return b""

    def observation_layout(self, seats: int) -> Layout:
        """Return the name and the scale of each observation byte; divided by its scale, a byte is about 0 to 1."""
        return []

    # What the kernel does for all games.

    def format_arguments(self, args: dict[str, int]) -> Arguments:
        """Convert named numbers to message arguments: items by name, amounts with their unit, players by seat.

        An amount also sets `amount`, the bare number, to select a plural form by. A negative domain item becomes
        "none".
        """
        found: Arguments = {}
        for name, value in args.items():
            if name in self.space.domains:
                domain = self.space.domains[name]
                found[domain.called] = self.name(domain, value) if value >= 0 else "none"
            elif name in self.space.amounts:
                found[name] = Message(self.space.amounts[name].count_message, count=value)
                found["amount"] = value
            elif name == "player":
                found[name] = seat_message(value)
            else:
                found[name] = value
        return found

    def _label(self, action: int, cost: Cost) -> Message:
        args: Arguments = {domain.called: self.name(domain, item) for domain, item in self.space.arguments(action)}
        return Message(f"choice-{cost.called or self.space.kind_at[action].key}", **{**args, **cost.args})

    def collect_legal(self, state: S, seat: int) -> list[int]:
        """Implement `legal` for a game that defines `append_legal`."""
        out = Ids()
        self.append_legal(state, seat, out)
        return to_list(out)

    def new(self, seats: int, dice: Dice, **options: Any) -> S:
        """Return the initial state of a new match. Unknown options and impossible seat counts raise."""
        return self.setup(self.meta.seats(seats), self.meta.resolve(seats, options), dice)

    def observation_names(self, seats: int) -> list[str]:
        """Return the name of each observation byte."""
        return [name for name, _ in self.observation_layout(seats)]

    def observation_scales(self, seats: int) -> list[int]:
        """Return the scale of each observation byte."""
        return [scale for _, scale in self.observation_layout(seats)]

    def over(self, state: S) -> bool:
        """Return whether the match is over."""
        return self.actor(state) == NOBODY

    def apply(self, state: S, seat: int, action: int, dice: Dice, log: Log | None = None) -> None:
        """Check an action, then apply it. An illegal action raises and leaves the state unchanged."""
        reason = self.why_not(state, seat, action)
        if reason is not None:
            raise IllegalAction(reason, self.meta.id)
        self.step(state, seat, action, dice, log)

    def notation(self, action: int) -> str:
        """Return the notation of an action."""
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """Return the action that a notation names, or raise BadNotation."""
        return self.space.parse(text)

    def decision(self, state: S, seat: int) -> Decision | None:
        """Return the question to a seat, or None if the seat has nothing to decide."""
        legal = self.legal(state, seat)
        if not legal:
            return None
        choices = [self._choice(state, seat, action, None) for action in legal]
        for action in self.disabled_choices(state, seat, legal):
            choices.append(self._choice(state, seat, action, self.why_not(state, seat, action)))
        choices.sort(key=self._place)
        return Decision(seat, self.prompt(state, seat), choices)

    def _place(self, choice: Choice) -> tuple[int, bool]:
        """Sort key of a choice in a decision; ties keep the order of `legal`."""
        return self.space.rank(choice.action, choice.group), choice.reason is not None

    def _choice(self, state: S, seat: int, action: int, reason: Reason | None) -> Choice:
        cost = self.cost(state, seat, action)
        return Choice(
            action,
            self.notation(action),
            self._label(action, cost),
            self.group(state, seat, action),
            cost.pays,
            cost.effects,
            self.space.anchors(action),
            reason,
            cost.icon or self.space.icon(action),
            self.space.kind_at[action].ends,
            cost.parts,
            cost.confirm,
        )

    def check_viewer(self, state: S, viewer: int, seats: int) -> int:
        """Return the viewer if it exists and may look now. OPEN is allowed only after the end."""
        if viewer == OPEN and not self.over(state):
            raise BadSeats("viewer-early", game=self.meta.id)
        if not OPEN <= viewer < seats:
            raise BadSeats("seat-unknown", game=self.meta.id, seat=viewer + 1, seats=seats)
        return viewer

    def __reduce__(self) -> tuple[Any, ...]:
        from . import registry

        if registry.is_game_copy(self):
            text = registry.find_components_text(self.meta.id, self.components)
            return registry.restore_game, (self.meta.id, self.components, text)
        return registry.game, (self.meta.id,)
