"""What things of Orléans are worth, in points over a whole game, and an estimate of the final points.

Guesses, improved by playing.
"""

from __future__ import annotations

from typing import Final

from postchaise.games.orleans import components as c
from postchaise.games.orleans.rules import scoring
from postchaise.games.orleans.state import State

# How much a place is liked at the beginning of the game, and at its end; what is not named is a place tile
_PLACES: Final[dict[str, tuple[float, float]]] = {
    "farmhouse": (4.0, 2.0),
    "village": (5.0, 1.5),
    "university": (4.5, 4.0),
    "castle": (7.0, 1.0),
    "monastery": (2.5, 0.5),
    "ship": (3.5, 5.0),
    "wagon": (3.5, 5.0),
    "guildhall": (4.5, 7.0),
    "scriptorium": (3.0, 3.0),
    "town-hall": (0.5, 2.5),
    "library": (5.0, 4.5),
    "bathhouse": (0.5, 0.2),
    "pharmacy": (0.5, 0.5),
}
_TILE: Final = (4.0, 4.0)
EARLY: Final[list[float]] = [_PLACES.get(id, _TILE)[0] for id in c.PLACE_IDS]
LATE: Final[list[float]] = [_PLACES.get(id, _TILE)[1] for id in c.PLACE_IDS]

_RECRUITS: Final[dict[str, float]] = {"trader": 2.5, "craftsman": 2.0, "boatman": 1.5}
RECRUITS: Final[list[float]] = [_RECRUITS.get(id, 1.0) for id in c.CHARACTER_IDS]
_TRACKS: Final[dict[str, float]] = {"knight": 3.5, "scholar": 1.0, "farmer": 1.0, "trader": 1.0}
TRACKS: Final[list[float]] = [_TRACKS.get(id, 0.5) for id in c.CHARACTER_IDS[: c.TRACKS]]  # a step, over a whole game
FOLLOWER: Final = 0.5
TILE: Final = 4.0
GEAR: Final = 2.5
DEVELOPMENT: Final = 0.7


def estimate_final_points(s: State) -> list[float]:
    points = scoring.sum_points(s)
    if s.over:
        return [float(each) for each in points]
    rest = 1.0 - float(s.round) / float(c.ROUNDS)
    return [points[seat] + _estimate_prospect(s, seat, rest) for seat in range(s.seats)]


def _estimate_prospect(s: State, seat: int, rest: float) -> float:
    """Development between two levels, and everything that works until the end."""
    works = TILE * len(s.tiles[seat]) + GEAR * float(s.placed[seat] + s.gears[seat])
    for track in range(c.TRACKS):
        works += TRACKS[track] * float(s.track[seat * c.TRACKS + track])
    first = seat * c.FOLLOWERS
    people = sum(s.bag[first : first + c.FOLLOWERS]) + sum(s.market[first : first + c.FOLLOWERS])
    standing = sum(1 for who in s.space[seat * c.SPACES : (seat + 1) * c.SPACES] if who < c.GEAR)
    works += FOLLOWER * float(min(people + standing, 16))
    return DEVELOPMENT * float(s.dev[seat]) + rest * works
