"""What things of Orléans are worth, in points over a whole game. Guesses, improved by playing."""

from __future__ import annotations

from typing import Final

from postchaise.games.orleans import components as c

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
