"""A question the game asks one seat, ready to be shown: prompt, choices, costs, consequences, reasons."""

from __future__ import annotations

from dataclasses import dataclass, field

from .phrase import Phrase
from .reason import Reason


@dataclass
class Cost:
    """What a choice takes (negative: gives) in named currencies, and what else it does."""

    pays: dict[str, int] = field(default_factory=dict)
    effects: list[Phrase] = field(default_factory=list)


def asked(pays: dict[str, int]) -> dict[str, int]:
    """What is worth saying of a price: no zeros, unless it is free."""
    return {currency: amount for currency, amount in pays.items() if amount} or dict(list(pays.items())[:1])


@dataclass
class Choice:
    """One answer. `reason` is None when it is allowed; a greyed one says why not."""

    action: int
    notation: str
    label: Phrase
    group: str
    pays: dict[str, int]
    effects: list[Phrase]
    anchors: list[str]
    reason: Reason | None = None


@dataclass
class Decision:
    """Everything a person or a page needs to answer."""

    seat: int
    prompt: Phrase
    choices: list[Choice]

    @property
    def open(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.reason is None]

    @property
    def greyed(self) -> list[Choice]:
        return [choice for choice in self.choices if choice.reason is not None]
