"""Compares seats that took an item of a game with seats that did not, among equal bots."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final

from postchaise.arena.matches import MatchRow
from postchaise.kernel import record
from postchaise.kernel.errors import BadOption
from postchaise.kernel.registry import game as find_game

from .intervals import ConfidenceInterval, compute_student_interval, compute_wilson_interval

# What is asked of a game if nobody says: the first words of its actions
KINDS: Final[dict[str, tuple[str, ...]]] = {"la-loire": ("hire", "palace", "build", "message")}

NEVER: Final = "never"
ALWAYS: Final = "always"
AHEAD: Final = "ahead"  # who took it is ahead, and more than by chance
BEHIND: Final = "behind"
OPEN: Final = "open"


@dataclass(frozen=True)
class ItemValue:
    """The measured worth of one item. What nobody or everybody took cannot be compared."""

    kind: str
    item: str
    taken: ConfidenceInterval  # share of seats that took it at least once
    times: float  # how often one of these took it
    wins_with: ConfidenceInterval | None
    wins_without: ConfidenceInterval | None
    lead: ConfidenceInterval | None  # points of those with it less those without, at the same table

    @property
    def verdict(self) -> str:
        if self.taken.value in (0.0, 1.0):
            return ALWAYS if self.taken.value else NEVER
        if self.lead is None or self.lead.low <= 0 <= self.lead.high:
            return OPEN
        return AHEAD if self.lead.low > 0 else BEHIND

    def to_json(self) -> dict[str, Any]:
        parts = {"wins_with": self.wins_with, "wins_without": self.wins_without, "lead": self.lead}
        return {
            "kind": self.kind,
            "item": self.item,
            "taken": self.taken.to_json(),
            "times": round(self.times, 3),
            **{key: part.to_json() if part else None for key, part in parts.items()},
            "verdict": self.verdict,
        }


def list_items(game: str, kinds: Sequence[str]) -> list[tuple[str, str]]:
    """List everything that actions of these kinds can take, in the order of the game."""
    space = find_game(game)
    found = dict.fromkeys(_thing(space.notation(action)) for action in range(len(space.space)))
    known = dict.fromkeys(kind for kind, item in found if item)
    for kind in kinds:
        if kind not in known:
            raise BadOption("option-value", option="kinds", value=kind[:40], expected=", ".join(known))
    return [(kind, item) for kind, item in found if item and kind in kinds]


def measure_balance(
    rows: Sequence[MatchRow], records: Sequence[str], wanted: Sequence[tuple[str, str]]
) -> list[ItemValue]:
    """Measure the worth of each item from finished matches and their records."""
    taken = [_taken(text, len(row.bots)) for row, text in zip(rows, records)]
    return [_worth(thing, rows, taken) for thing in wanted]


def _thing(notation: str) -> tuple[str, str]:
    """`build farm wood` takes a farm, whatever it is paid with."""
    kind, *rest = notation.split()
    return kind, rest[0] if rest else ""


def _taken(text: str, seats: int) -> list[Counter[tuple[str, str]]]:
    counts: list[Counter[tuple[str, str]]] = [Counter() for _ in range(seats)]
    for action in record.read_record(text).actions:
        counts[action.seat][_thing(action.notation)] += 1
    return counts


def _worth(
    thing: tuple[str, str], rows: Sequence[MatchRow], taken: Sequence[Sequence[Counter[tuple[str, str]]]]
) -> ItemValue:
    wins: dict[bool, list[float]] = {True: [], False: []}
    leads: list[float] = []
    times = 0
    for row, counts in zip(rows, taken):
        points: dict[bool, list[int]] = {True: [], False: []}
        for seat, count in enumerate(counts):
            has = count[thing] > 0
            times += count[thing]
            wins[has].append(row.victory(seat))
            points[has].append(row.points[seat])
        if points[True] and points[False]:
            means = [sum(each) / len(each) for each in points.values()]
            leads.append(means[0] - means[1])
    some, none = len(wins[True]), len(wins[False])
    return ItemValue(
        kind=thing[0],
        item=thing[1],
        taken=compute_wilson_interval(some, some + none),
        times=times / some if some else 0.0,
        wins_with=compute_wilson_interval(sum(wins[True]), some) if some else None,
        wins_without=compute_wilson_interval(sum(wins[False]), none) if none else None,
        lead=compute_student_interval(leads) if leads else None,
    )
