"""The report of a simulation: one row per game and the figures derived from them."""

from __future__ import annotations

import csv
import io
from collections import Counter
from dataclasses import dataclass, field
from typing import Any

from postchaise.kernel.meta import Options, format_option_value


@dataclass(frozen=True)
class SimulatedGame:
    """One finished game."""

    number: int
    turns: int
    decisions: int
    branches: int  # legal actions, summed over all decisions
    widest: int  # most legal actions in one decision
    ending: str
    scores: list[dict[str, int]]  # per seat, by source
    ranking: list[int]  # per seat

    def totals(self) -> list[int]:
        return [sum(score.values()) for score in self.scores]


@dataclass(frozen=True)
class ValueSpread:
    mean: float
    least: int
    most: int

    def to_json(self) -> dict[str, float]:
        return {"mean": round(self.mean, 3), "min": self.least, "max": self.most}


def summarize_simulation(numbers: list[int]) -> ValueSpread:
    return ValueSpread(sum(numbers) / len(numbers), min(numbers), max(numbers))


@dataclass(frozen=True)
class ScoreRow:
    """Scores of one seat, or of one place in the ranking."""

    label: int  # seat or place, from 1
    total: ValueSpread
    sources: dict[str, float]
    wins: float  # shared victories count for their share

    def to_json(self) -> dict[str, Any]:
        sources = {name: round(mean, 3) for name, mean in self.sources.items()}
        return {"label": self.label, "total": self.total.to_json(), "sources": sources, "wins": round(self.wins, 3)}


@dataclass(frozen=True)
class SimulationReport:
    """A simulation report. All but the last two fields depend on the seed alone."""

    game: str
    seats: int
    seed: int
    options: Options
    components: str
    rows: list[SimulatedGame]
    workers: int = field(compare=False)
    seconds: float = field(compare=False)

    @property
    def games(self) -> int:
        return len(self.rows)

    @property
    def turns(self) -> ValueSpread:
        return summarize_simulation([row.turns for row in self.rows])

    @property
    def decisions(self) -> ValueSpread:
        return summarize_simulation([row.decisions for row in self.rows])

    @property
    def branching(self) -> tuple[float, int]:
        """Mean over all decisions, and the widest of all."""
        total = sum(row.decisions for row in self.rows)
        return sum(row.branches for row in self.rows) / total, max(row.widest for row in self.rows)

    @property
    def endings(self) -> dict[str, int]:
        return dict(Counter(row.ending for row in self.rows).most_common())

    def by_seat(self) -> list[ScoreRow]:
        return [self._line(seat + 1, [(row, seat) for row in self.rows]) for seat in range(self.seats)]

    def by_place(self) -> list[ScoreRow]:
        """Places 1 to n: who shares a place follows the order of seats, so that every place is filled once."""
        order = [sorted(range(self.seats), key=row.ranking.__getitem__) for row in self.rows]
        return [
            self._line(place + 1, [(row, seats[place]) for row, seats in zip(self.rows, order)])
            for place in range(self.seats)
        ]

    def _line(self, label: int, cells: list[tuple[SimulatedGame, int]]) -> ScoreRow:
        names = list(cells[0][0].scores[0])
        sources = {name: sum(row.scores[seat][name] for row, seat in cells) / len(cells) for name in names}
        wins = sum(1 / row.ranking.count(1) for row, seat in cells if row.ranking[seat] == 1)
        return ScoreRow(label, summarize_simulation([row.totals()[seat] for row, seat in cells]), sources, wins)

    def to_json(self) -> dict[str, Any]:
        mean, widest = self.branching
        decisions = sum(row.decisions for row in self.rows)
        return {
            "game": self.game,
            "components": self.components,
            "seats": self.seats,
            "games": self.games,
            "seed": self.seed,
            "options": {key: format_option_value(value) for key, value in self.options.items()},
            "turns": self.turns.to_json(),
            "decisions": self.decisions.to_json(),
            "branching": {"mean": round(mean, 3), "max": widest},
            "endings": self.endings,
            "by_seat": [line.to_json() for line in self.by_seat()],
            "by_place": [line.to_json() for line in self.by_place()],
            "speed": {
                "workers": self.workers,
                "seconds": round(self.seconds, 3),
                "games_per_second": round(self.games / self.seconds, 1),
                "decisions_per_second": round(decisions / self.seconds),
            },
        }

    def to_csv(self) -> str:
        """One row per seat of every game."""
        text = io.StringIO()
        names = list(self.rows[0].scores[0])
        out = csv.writer(text, lineterminator="\n")
        out.writerow(["game", "seat", "place", "points", *names, "turns", "decisions", "ending"])
        for row in self.rows:
            for seat, (total, score) in enumerate(zip(row.totals(), row.scores)):
                facts = [row.turns, row.decisions, row.ending]
                out.writerow([row.number + 1, seat + 1, row.ranking[seat], total, *score.values(), *facts])
        return text.getvalue()
