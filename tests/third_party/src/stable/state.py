"""The state of a match of Stable."""

from __future__ import annotations

from typing import Any

from postchaise import State

CARDS = ["odd", "even"]  # what a rider hopes for
DECK = [2, 2]  # how many of each


class Stable(State):
    seats: int
    turn: int
    inside: int  # horses in the stable
    picked: int  # horses led out and not yet ridden; 0: nothing is picked
    horses: list[int]  # per seat
    card: list[int]  # per seat, hidden until the end

    def copy(self) -> Stable:
        return from_json(self.to_json())

    def to_json(self) -> dict[str, Any]:
        numbers = {name: getattr(self, name) for name in ("seats", "turn", "inside", "picked")}
        return numbers | {"horses": list(self.horses), "card": list(self.card)}

    def __reduce__(self) -> tuple[Any, ...]:
        return from_json, (self.to_json(),)


def from_json(data: dict[str, Any]) -> Stable:
    state = Stable()
    for name, value in data.items():
        setattr(state, name, list(value) if isinstance(value, list) else value)
    return state
