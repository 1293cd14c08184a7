"""Statistics of a person's finished matches: by game, by source of points, by opponent."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass, field

from postchaise.server.storage.results import FinishedMatch, SeatResult

LATEST = 20  # matches in the charts
RIVALS = 8


@dataclass
class GameStatistics:
    """The statistics of one game. Solo matches have points but no winner."""

    game: str
    matches: int = 0
    contested: int = 0  # against opponents
    won: int = 0
    points: list[int] = field(default_factory=list)  # in chronological order
    sources: list[dict[str, int]] = field(default_factory=list)  # likewise
    others: list[dict[str, int]] = field(default_factory=list)  # of all opponents in the same matches

    @property
    def share(self) -> int:
        return round(100 * self.won / self.contested) if self.contested else 0

    @property
    def average(self) -> int:
        return round(sum(self.points) / len(self.points))

    @property
    def best(self) -> int:
        return max(self.points)

    @property
    def names(self) -> list[str]:
        """The sources in the order of the rulebook."""
        return list(dict.fromkeys(name for each in (*self.sources, *self.others) for name in each))

    @property
    def usual(self) -> dict[str, float]:
        return _average_scores(self.sources, self.names)

    @property
    def theirs(self) -> dict[str, float]:
        return _average_scores(self.others, self.names)

    @property
    def most(self) -> float:
        """Length of the longer of the two bars."""
        bars = [sum(points for points in each.values() if points > 0) for each in (self.usual, self.theirs)]
        return max(1.0, round(max(bars), 1))

    @property
    def tallest(self) -> int:
        return max(1, *(sum(each for each in score.values() if each > 0) for score in self.sources[-LATEST:]))

    @property
    def deepest(self) -> int:
        return max(0, *(-sum(each for each in score.values() if each < 0) for score in self.sources[-LATEST:]))

    @property
    def gap(self) -> tuple[str, int]:
        """The source in which the person differs most from the others, and by how much; empty below a point."""
        own, theirs = self.usual, self.theirs
        name = max(self.names, key=lambda each: abs(own[each] - theirs[each]), default="")
        points = round(own[name] - theirs[name]) if name and self.others else 0
        return (name, points) if points else ("", 0)

    @property
    def course(self) -> str:
        """The latest results as polyline points in a box of 100 by 24, oldest first; empty for a single one."""
        last = self.points[-LATEST:]
        low, high = min(last), max(last)
        if len(last) < 2:
            return ""
        step, height = 100 / (len(last) - 1), 20 / max(1, high - low)
        return " ".join(f"{i * step:.1f},{22 - (points - low) * height:.1f}" for i, points in enumerate(last))


@dataclass
class Rival:
    """An opponent: a person, or all bots of a level."""

    name: str  # a person's latest name
    level: str  # of bots
    won: int = 0
    lost: int = 0


def compute_game_statistics(matches: Sequence[FinishedMatch], person: str) -> list[GameStatistics]:
    """The most played game first. Matches left to a bot, or only among one's own seats, do not count."""
    found: dict[str, GameStatistics] = {}
    for match in reversed(matches):
        own, others = match.own(person), match.others(person)
        if match.left or (not others and len(match.results) > 1):
            continue
        game = found.setdefault(match.game, GameStatistics(match.game))
        game.matches += 1
        game.contested += bool(others)
        game.won += bool(others) and own.place == 1
        game.points.append(own.points)
        game.sources.append(own.sources)
        game.others += [each.sources for each in others]
    return sorted(found.values(), key=lambda game: -game.matches)


def list_rivals(matches: Sequence[FinishedMatch], person: str) -> list[Rival]:
    """The most frequent opponents. People who deleted their data are not counted."""
    found: dict[str, Rival] = {}
    for match in matches:
        own = match.own(person)
        for other in match.others(person) if not match.left else ():
            if other.person or other.kind == "bot":
                rival = found.setdefault(_get_opponent_key(other), Rival(other.name, _get_level(other)))
                rival.won += own.place < other.place
                rival.lost += own.place > other.place
    return sorted(found.values(), key=lambda rival: -(rival.won + rival.lost))[:RIVALS]


def _get_level(other: SeatResult) -> str:
    """The level of a bot without its style, which belongs to one game."""
    return other.level.partition(":")[0]


def _get_opponent_key(other: SeatResult) -> str:
    return f"bot {_get_level(other)}" if other.kind == "bot" else other.person


def _average_scores(scores: Sequence[dict[str, int]], names: Sequence[str]) -> dict[str, float]:
    sums: dict[str, float] = defaultdict(float)
    for score in scores:
        for name, points in score.items():
            sums[name] += points / len(scores)
    return {name: sums[name] for name in names}
