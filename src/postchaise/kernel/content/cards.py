"""A card of the reference: what it is called and does, what it costs now, how many are left and who has one."""

from __future__ import annotations

from dataclasses import dataclass, field

from postchaise.kernel.messages.message import Message


@dataclass
class CardCopies:
    """How many of a card are left, and the seats that have one; `where` tells one sort from another."""

    left: int
    owners: list[int] = field(default_factory=list)
    where: Message | None = None


@dataclass
class ReferenceCard:
    """One card of the reference, for the seat that looks at it.

    `anchors` are what choices and things on the board call it ("character:mayor"): a choice with one of them takes the
    card. `column` is the message that heads its column; cards of one column stand together. `price` is today's, by
    currency; `short` is what the seat lacks of it. `note` says what else is to be known now; with `barred` it is why
    the card cannot be had. Of a `unique` one it goes without saying that one is left. `rule` is the id of the rule
    somebody would read.
    """

    anchors: list[str]
    column: str
    name: Message
    effect: Message
    copies: list[CardCopies]
    price: dict[str, int] = field(default_factory=dict)
    short: int = 0
    points: int | None = None
    note: Message | None = None
    barred: bool = False
    unique: bool = False
    icon: str = ""
    rule: str = ""
