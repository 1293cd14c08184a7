"""The contract of a game. Bots, server, arena, research and tests all speak these names."""

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
from .messages.message import Arguments, Message
from .messages.message import seat as seat_message
from .messages.reason import Reason
from .meta import Meta, Options
from .native import Ids, listed
from .search.encoder import Layout

SPECTATOR: Final = -1  # sees what everybody sees
OPEN: Final = -2  # sees everything; only after the end
NOBODY: Final = -1
MAX_DISABLED_IDS: Final = 30  # kinds with more ids than this are not listed greyed unless the game asks for it

LogEvent = tuple[int, int, int, int, int]  # event, seat, three arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position: plain data, no rules. A game declares its fields; setup sets every one of them."""

    __slots__ = ()

    @abstractmethod
    def copy(self) -> State:
        """An independent one; written out field by field it is fast."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Everything there is, as JSON knows it; `Game.from_json` reads it back."""


def _name(argument: Argument) -> str:
    return argument if isinstance(argument, str) else argument.name


S = TypeVar("S", bound=State)


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one title, and its words without a language. One object per title; it holds no match."""

    def __init__(self, meta: Meta, space: ActionSpace, components: str = "", events: Events | None = None) -> None:
        self.meta: Meta = meta
        self.space: ActionSpace = space
        self.events: Events = events or Events()
        self.components: str = components  # digest of the numbers and cards it was loaded with

    # What every game writes: the rules.

    @abstractmethod
    def setup(self, seats: int, options: Options, dice: Dice) -> S:
        """A fresh state; every field set, everything random asked of the dice."""

    @abstractmethod
    def from_json(self, data: dict[str, Any]) -> S:
        """The state that `State.to_json` told."""

    @abstractmethod
    def actor(self, state: S) -> int:
        """First seat the game waits for, -1 when it is over."""

    @abstractmethod
    def legal(self, state: S, seat: int) -> list[int]:
        """Sorted; never two ids with the same effect."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Reason | None:
        """None when allowed. Never raises, for any number and seat; computed independently of `legal`."""

    @abstractmethod
    def step(self, state: S, seat: int, action: int, dice: Dice, log: Log | None) -> None:
        """Carries out a legal action and never judges: for search and trusted replay."""

    @abstractmethod
    def points(self, state: S) -> list[int]:
        """One number per seat, cheap, for search."""

    @abstractmethod
    def scores(self, state: S) -> list[dict[str, int]]:
        """Per seat: points by source, in the order of the rulebook; final or provisional."""

    @abstractmethod
    def ranking(self, state: S) -> list[int]:
        """Per seat: the place, 1 for the winner; ties resolved by the rules, equal places otherwise."""

    @abstractmethod
    def view(self, state: S, viewer: int) -> dict[str, Any]:
        """What a seat, SPECTATOR or OPEN may see: built up from allowed fields."""

    @abstractmethod
    def sample_world(self, state: S, seat: int, dice: Dice) -> S:
        """A full state consistent with everything the seat can know or deduce."""

    @abstractmethod
    def prompt(self, state: S, seat: int) -> Message:
        """The question in one sentence."""

    # What most games refine.

    def actors(self, state: S) -> list[int]:
        """All seats the game waits for; others may still have retractions in `legal`."""
        seat = self.actor(state)
        return [] if seat == NOBODY else [seat]

    def append_legal(self, state: S, seat: int, out: Ids) -> None:
        """What is legal, behind what `out` holds already: rollouts use one buffer again and again."""
        for action in self.legal(state, seat):
            out.append(action)

    def cost(self, state: S, seat: int, action: int) -> Cost:
        """What a choice takes, what follows from it and what it is called, for the seat that is asked."""
        return Cost()

    def group(self, state: S, seat: int, action: int) -> str:
        """Under which of its kind's headings a choice is listed."""
        return self.space.kind_at[action].groups[0]

    def disabled_choices(self, state: S, seat: int, legal: list[int]) -> list[int]:
        """Illegal ids that a person would look for and should find greyed, with the reason."""
        kinds = {self.space.kind_at[action].index for action in legal}
        shown = [kind for kind in self.space.kinds if kind.index in kinds and kind.size <= MAX_DISABLED_IDS]
        allowed = set(legal)
        return [action for kind in shown for action in kind.all() if action not in allowed]

    def name(self, domain: Domain, item: int) -> Message:
        """What a thing is called; the text key of the domain unless the game knows better."""
        return Message(domain.counted, count=int(domain.items[item])) if domain.counted else Message(domain.key(item))

    def label(self, state: S, seat: int, action: int) -> Message:
        """What a choice is called: `choice-<kind>` with the things it names, unless its cost says otherwise."""
        return self._label(action, self.cost(state, seat, action))

    def explain(self, reason: Reason) -> Message:
        """The sentence of a reason."""
        return Message(f"reason-{reason.rule}", **self.format_arguments(reason.args))

    def log_line(self, line: LogEvent, viewer: int) -> Message | None:
        """One event in words, secret arguments removed; None when this audience sees nothing of it."""
        if line[0] >= len(self.events.all):  # a game that declares no events
            return Message("log-event", event=line[0], seat=line[1] + 1)
        event = self.events.all[line[0]]
        player = seat_message(line[1] + 1)
        if event.others is not None and viewer != line[1] and viewer != OPEN:
            return Message(f"log-{event.others}", player=player) if event.others else None
        return Message(f"log-{event.name}", player=player, **self.log_arguments(event, line))

    def log_arguments(self, event: Event, line: LogEvent) -> Arguments:
        """What the sentence of an event tells, beside the player."""
        return self.format_arguments({_name(arg): value for arg, value in zip(event.arguments, line[2:])})

    def reveals(self, line: LogEvent) -> bool:
        """True when the acting seat learned something by this event that was not drawn by dice."""
        return line[0] < len(self.events.all) and self.events.all[line[0]].reveals

    def is_retraction(self, state: S, action: int) -> bool:
        """True when a choice only takes back an own step: bots and research leave it out by default."""
        return self.space.kind_at[action].is_retraction

    def turn_number(self, state: S) -> int:
        """The number of the turn, of whoever it is, from 1: undo goes back to where it began."""
        return 0

    def round_number(self, state: S) -> int:
        """The number people count by, from 1, in headings, charts and results: a round is a turn of everybody."""
        return self.turn_number(state)

    def ending(self, state: S) -> str:
        """How the end came about, as a short id such as "boat"; empty while nothing has ended it."""
        return ""

    def observe(self, state: S, seat: int) -> bytes:
        """What the seat can know, for programs that learn: always so many bytes as `observation_layout` names."""
        return b""

    def observation_layout(self, seats: int) -> Layout:
        """Of every byte of an observation: its name, and what it is divided by to be about 0 to 1."""
        return []

    # What the kernel does for all games.

    def format_arguments(self, args: dict[str, int]) -> Arguments:
        """Numbers by name, for a sentence: things by their names, amounts with their unit, players by their seat.

        Beside an amount stands `amount`, the bare number, to choose a sentence by. Nothing of a domain is "none".
        """
        found: Arguments = {}
        for name, value in args.items():
            if name in self.space.domains:
                domain = self.space.domains[name]
                found[domain.called] = self.name(domain, value) if value >= 0 else "none"
            elif name in self.space.amounts:
                found[name] = Message(self.space.amounts[name].said, count=value)
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
        """The `legal` of a game that writes `append_legal`."""
        out = Ids()
        self.append_legal(state, seat, out)
        return listed(out)

    def new(self, seats: int, dice: Dice, **options: Any) -> S:
        """A fresh match. Unknown options and impossible seat counts are refused by name."""
        return self.setup(self.meta.seats(seats), self.meta.resolve(seats, options), dice)

    def observation_names(self, seats: int) -> list[str]:
        """One for each byte of an observation."""
        return [name for name, _ in self.observation_layout(seats)]

    def observation_scales(self, seats: int) -> list[int]:
        """What each byte of an observation is divided by to be about 0 to 1."""
        return [scale for _, scale in self.observation_layout(seats)]

    def over(self, state: S) -> bool:
        """True when nobody is asked any more."""
        return self.actor(state) == NOBODY

    def apply(self, state: S, seat: int, action: int, dice: Dice, log: Log | None = None) -> None:
        """Judge, then carry out. An illegal action leaves the state untouched."""
        reason = self.why_not(state, seat, action)
        if reason is not None:
            raise IllegalAction(reason, self.meta.id)
        self.step(state, seat, action, dice, log)

    def notation(self, action: int) -> str:
        """An action as people write it."""
        return self.space.notation(action)

    def parse(self, text: str) -> int:
        """The action a notation names; BadNotation when there is none."""
        return self.space.parse(text)

    def decision(self, state: S, seat: int) -> Decision | None:
        """The question this seat is asked, or None when the game does not wait for it."""
        legal = self.legal(state, seat)
        if not legal:
            return None
        choices = [self._choice(state, seat, action, None) for action in legal]
        for action in self.disabled_choices(state, seat, legal):
            choices.append(self._choice(state, seat, action, self.why_not(state, seat, action)))
        choices.sort(key=self._place)
        return Decision(seat, self.prompt(state, seat), choices)

    def _place(self, choice: Choice) -> tuple[int, bool]:
        """The order in which people see choices; among equals the order of `legal` stays."""
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
        )

    def check_viewer(self, state: S, viewer: int, seats: int) -> int:
        """The audience, if it exists and may look now: OPEN only after the end."""
        if viewer == OPEN and not self.over(state):
            raise BadSeats("viewer-early", game=self.meta.id)
        if not OPEN <= viewer < seats:
            raise BadSeats("seat-unknown", game=self.meta.id, seat=viewer + 1, seats=seats)
        return viewer

    def __reduce__(self) -> tuple[Any, ...]:
        from . import registry

        if registry.is_copy(self):
            text = registry.components_text(self.meta.id, self.components)
            return registry.restored, (self.meta.id, self.components, text)
        return registry.game, (self.meta.id,)
