"""A puzzle: a position of a recorded match with one choice that is clearly better than every other one.

The file `puzzles.json` in the folder of a game holds them, as `postchaise arena puzzles` has written it: how they were
found, and of each the record up to the question, who is asked, the best choice, and what every other one is worth.
"""

from __future__ import annotations

import json
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, Final

PLAUSIBLE: Final = 12.0  # points that a choice may lose and still look good at first sight
LEAST_PLAUSIBLE: Final = 4  # choices of that kind


@dataclass(frozen=True)
class PuzzleAlternative:
    """What the best choice brings beyond this one, in points of lead at the end, and where that comes from."""

    choice: str  # its notation
    gain: float
    error: float
    parts: list[tuple[str, float, float]]  # source, points, error; "rival" for what the best rival gets less


@dataclass(frozen=True)
class Puzzle:
    record: str  # the match up to the question, without its end
    seat: int
    best: str  # its notation
    games: int  # of each choice, to the end of the match
    others: list[PuzzleAlternative]  # all other choices, the next best first
    matched: bool  # the best choice was played in the match

    @property
    def is_varied(self) -> bool:
        """Whether there are enough choices that look good at first sight, the best one included."""
        return 1 + sum(other.gain <= PLAUSIBLE for other in self.others) >= LEAST_PLAUSIBLE


def load_puzzles(package: str) -> list[Puzzle]:
    """Those that lie in the folder of a game."""
    told = json.loads((files(package) / "puzzles.json").read_text("utf-8"))
    return [puzzle_from_json(each) for each in told["puzzles"]]


def puzzle_from_json(told: dict[str, Any]) -> Puzzle:
    others = [
        PuzzleAlternative(
            each["choice"], each["gain"], each["error"], [(part[0], part[1], part[2]) for part in each["parts"]]
        )
        for each in told["others"]
    ]
    return Puzzle(told["record"], told["seat"], told["best"], told["games"], others, told["matched"])


def puzzle_to_json(puzzle: Puzzle) -> dict[str, Any]:
    others = [
        {"choice": each.choice, "gain": each.gain, "error": each.error, "parts": [list(part) for part in each.parts]}
        for each in puzzle.others
    ]
    return {
        "record": puzzle.record,
        "seat": puzzle.seat,
        "best": puzzle.best,
        "games": puzzle.games,
        "others": others,
        "matched": puzzle.matched,
    }
