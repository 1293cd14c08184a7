"""Contests: who plays whom on which deal. Playing a deal in every rotation of the seats cancels its luck."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import combinations, cycle, islice
from pathlib import Path
from typing import Any, Final

import postchaise
from postchaise.bots.levels import find_level_for_match
from postchaise.kernel.errors import BadSeats
from postchaise.kernel.game import Game
from postchaise.kernel.meta import Options, format_option_value
from postchaise.kernel.registry import game as find_game

# A seed names a set of deals. Whatever was chosen because of its results on a set is not proved by the same set.
TUNING: Final = 1  # numbers are fitted on these
SCREENING: Final = 2  # ideas are compared on these, over and over
TESTING: Final = 3  # only for what is decided: claims come from these

Seating = tuple[str, ...]  # a bot for every seat


@dataclass(frozen=True)
class Contest:
    """Everything that determines the matches of a contest. Equal contests have equal matches."""

    game: str
    seats: int
    bots: tuple[str, ...]  # in the order given, each once
    meetings: tuple[Seating, ...]  # what is played on every deal
    seed: int
    options: Options
    components: str
    code: str  # what the players and the rules are made of

    def matches(self, games: int) -> int:
        """Return the number of matches for at least `games`, in whole deals."""
        return -(-games // len(self.meetings)) * len(self.meetings)

    def place(self, number: int) -> tuple[int, Seating]:
        """Return the deal of a match and its seating."""
        deal, meeting = divmod(number, len(self.meetings))
        return deal, self.meetings[meeting]

    @property
    def pairs(self) -> list[tuple[str, str]]:
        """Bots that meet each other."""
        return [
            pair for pair in combinations(self.bots, 2) if any(set(pair) <= set(meeting) for meeting in self.meetings)
        ]

    def to_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "seats": self.seats,
            "meetings": [list(meeting) for meeting in self.meetings],
            "seed": self.seed,
            "options": {key: format_option_value(value) for key, value in self.options.items()},
            "components": self.components,
            "code": self.code,
        }


def create_contest(
    game: str, seats: int, bots: Sequence[str], seed: int, options: Mapping[str, Any] | None = None
) -> Contest:
    """Create a contest, or raise if these bots cannot play it."""
    found = find_game(game)
    resolved = found.meta.resolve(seats, dict(options or {}))
    if seats < 2:
        raise BadSeats("arena-alone")
    names = [find_level_for_match(name, game, seats).id for name in bots]
    if not names:
        raise BadSeats("arena-nobody")
    meetings = tuple(dict.fromkeys(seating for table in group_bots(seats, names) for seating in rotate_seats(table)))
    each = tuple(dict.fromkeys(names))
    return Contest(game, seats, each, meetings, seed, resolved, found.components, compute_code_digest(found))


def group_bots(seats: int, bots: Sequence[str]) -> list[Seating]:
    """Group bots into tables: too few are repeated in order, of too many every combination plays."""
    if len(bots) <= seats:
        return [tuple(islice(cycle(bots), seats))]
    return list(dict.fromkeys(combinations(bots, seats)))


def rotate_seats(table: Seating) -> list[Seating]:
    """Return every rotation of the seats once."""
    return list(dict.fromkeys(table[turn:] + table[:turn] for turn in range(len(table))))


PLAYING: Final = ("kernel", "bots", "arena/reference_bots")
SUFFIXES: Final = (".py", ".toml", ".json")  # rules, components, weights


def compute_code_digest(game: Game[Any]) -> str:
    """Digest kernel, bots and the game's folder; pure and compiled builds of the same sources agree."""
    package = Path(postchaise.__file__).parent
    module = sys.modules[type(game).__module__].__file__ or ""
    made = hashlib.sha256()
    for folder in (*(package / name for name in PLAYING), Path(module).parent):
        for path in sorted(path for path in folder.rglob("*") if path.suffix in SUFFIXES):
            made.update(f"\0{folder.name}/{path.relative_to(folder).as_posix()}\0".encode() + path.read_bytes())
    return made.hexdigest()[:16]
