"""A question the game asks one seat, ready to be shown: prompt, choices, costs, consequences, reasons."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.kernel.errors import BadNotation
from postchaise.kernel.messages.message import Arguments, Message
from postchaise.kernel.messages.reason import Reason

from .space import ActionSpace

SHOWN: Final = 6  # actions in the short form of a long list


class LegalActions(list[int]):
    """The actions a seat may choose from now: a list of numbers that a person can read and ask.

    `"take carriage" in match.legal(0)` understands notation, its `repr` shows it, and an empty list is false.
    """

    def __init__(self, space: ActionSpace, actions: list[int]) -> None:
        super().__init__(actions)
        self.space = space

    def __contains__(self, action: object) -> bool:
        if not isinstance(action, str):
            return super().__contains__(action)
        try:
            return super().__contains__(self.space.parse(action))
        except BadNotation:
            return False

    @property
    def notations(self) -> list[str]:
        """As people write them."""
        return [self.space.notation(action) for action in self]

    def __repr__(self) -> str:
        shown = [self.space.notation(action) for action in self[:SHOWN]] or ["none"]
        more = ["..."] if len(self) > SHOWN else []
        return f"<LegalActions: {', '.join(shown + more)} ({len(self)})>"

    def __reduce__(self) -> tuple[Any, ...]:
        return list, (list(self),)


Part = tuple[Message, int, str]  # of a price: what it is for, how much (below zero it makes the price less), the rule


@dataclass
class Cost:
    """What a choice takes (negative: gives) in named currencies, what else it does, and what it is called here.

    `called` replaces the kind's name in `choice-<name>`, `args` adds to the things the action names. `parts` tell where
    the first price comes from, and sum up to it: "3, less 1 for the farm".
    """

    pays: dict[str, int] = field(default_factory=dict)
    effects: list[Message] = field(default_factory=list)
    called: str = ""
    args: Arguments = field(default_factory=dict)
    parts: list[Part] = field(default_factory=list)
    icon: str = ""  # instead of the one declared with the kind
    confirm: Message | None = None  # the question to ask before it is done, because it is easily regretted


def cut_reductions_at_zero(parts: list[Part]) -> list[Part]:
    """With the last reductions cut where nothing is left to pay."""
    total = sum(amount for _, amount, _ in parts)
    found: list[Part] = []
    for message, amount, rule in reversed(parts):
        cut = min(-amount, -total) if total < 0 and amount < 0 else 0
        total += cut
        found.append((message, amount + cut, rule))
    found.reverse()
    return [part for part in found if part[1]]


def omit_zero_amounts(pays: dict[str, int]) -> dict[str, int]:
    """What is worth saying of a price: no zeros, unless it is free."""
    return {currency: amount for currency, amount in pays.items() if amount} or dict(list(pays.items())[:1])


@dataclass
class Choice:
    """One answer. `reason` is None when it is allowed; a greyed one says why not."""

    action: int
    notation: str
    label: Message
    group: str
    pays: dict[str, int]
    effects: list[Message]
    anchors: list[str]
    reason: Reason | None = None
    icon: str = ""
    ends: bool = False  # it ends the question
    parts: list[Part] = field(default_factory=list)  # of its first price
    confirm: Message | None = None  # the question to ask before it is taken


@dataclass
class Group:
    """Choices under one heading, `group-<id>`."""

    id: str
    choices: list[Choice]

    @property
    def allowed(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.reason is None]

    @property
    def disabled(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.reason is not None]

    @property
    def ends(self) -> bool:
        """It ends the question: always in sight, however many choices there are."""
        return all(choice.ends for choice in self.choices)


@dataclass
class Decision:
    """A question with everything a person or a page needs to answer it.

    `choices` are in the order in which people see them everywhere: by heading, and under each heading what is allowed
    before what is greyed.
    """

    seat: int
    prompt: Message
    choices: list[Choice]

    @property
    def allowed(self) -> list[Choice]:
        """The numbered ones: the first is number 1 in the browser, in the terminal and for programs."""
        return [choice for choice in self.choices if choice.reason is None]

    @property
    def only_choice(self) -> str:
        """The notation of the only choice that is allowed; empty if there are several."""
        allowed = self.allowed
        return allowed[0].notation if len(allowed) == 1 else ""

    @property
    def disabled(self) -> list[Choice]:
        """Not allowed now; each says why."""
        return [choice for choice in self.choices if choice.reason is not None]

    def groups(self) -> list[Group]:
        """The choices by heading, in the order in which people see them."""
        found: dict[str, Group] = {}
        for choice in self.choices:
            found.setdefault(choice.group, Group(choice.group, [])).choices.append(choice)
        return list(found.values())


@dataclass
class Bundle:
    """One line of a question that plays `actions`, one after the other. Made of a view alone, as boards are.

    Each action is judged when its turn comes: the first that is refused ends it, and the reason is told.
    """

    id: str  # unlike that of any other bundle of the question
    actions: list[
        str
    ]  # notations; none for a line that says why not, or one that only narrows to the first of its anchors
    label: Message
    group: str  # under this heading, `group-<id>`
    effects: list[Message] = field(default_factory=list)
    anchors: list[str] = field(default_factory=list)  # a click there, with nothing picked yet, plays it
    touch: list[str] = field(default_factory=list)  # lit beside the anchors when it is pointed at
    icon: str = ""
    mark: str = ""  # a few signs at the right, as "+7"
    covers: list[str] = field(default_factory=list)  # notations of choices that need no line of their own beside it
    reason: Message | None = None
    rule: str = ""  # the id of the rule behind the reason
    drawn: dict[str, Any] = field(default_factory=dict)  # for the game's own template `bundle.html`
