"""A drawn board, in parts: each is a function of what is seen, in words, with whoever sits there, and of nothing else.

So whoever draws boards can tell on what a part depends by looking on, and need not make it again while that stays.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol

from postchaise.kernel.messages.text_table import View, Words


class SeatView(Protocol):
    """Whoever sits at a seat, as boards draw it: a name, and the colour and shape of the seat."""

    @property
    def seat(self) -> int: ...

    @property
    def name(self) -> str: ...

    @property
    def shape(self) -> str: ...

    @property
    def col(self) -> str: ...


@dataclass(frozen=True)
class PartPerSeat:
    """A part for each seat: made when somebody looks at it, for most boards show the things of one of them."""

    make: Callable[[View, Words, Sequence[SeatView], int], Any]


Part = Callable[[View, Words, Sequence[SeatView]], Any] | PartPerSeat


def build_all_parts(parts: Mapping[str, Part], view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    """All parts at once."""
    return {name: _build_part(part, view, words, players) for name, part in parts.items()}


def _build_part(part: Part, view: View, words: Words, players: Sequence[SeatView]) -> Any:
    if isinstance(part, PartPerSeat):
        return [part.make(view, words, players, seat) for seat in range(len(players))]
    return part(view, words, players)
