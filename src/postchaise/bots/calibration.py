"""How far a share of wins in imagined games may be believed.

Habits play on in these games, not the people at the table, so a share of 90 % need not mean nine matches out of ten.
A table of pairs (share in the games, share in matches), rising in both, says what it means; a game without one for that
many seats is told as it was counted, and every share is rounded: no more is known.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Final

# By the id of the game and the number of seats; `postchaise arena calibrate`, see docs/results.md
CALIBRATION: Final[dict[tuple[str, int], list[tuple[float, float]]]] = {
    ("la-loire", 2): [(0.01, 0.03), (0.17, 0.23), (0.39, 0.46), (0.58, 0.69), (0.79, 0.77), (0.98, 0.97)],
    ("orleans", 2): [(0.02, 0.03), (0.2, 0.24), (0.41, 0.46), (0.57, 0.52), (0.79, 0.73), (0.98, 0.96)],
    ("thurn-und-taxis", 2): [(0.02, 0.05), (0.19, 0.26), (0.4, 0.43), (0.58, 0.6), (0.78, 0.77), (0.97, 0.96)],
}
STEP: Final = 5  # per cent


def calibrate_share(game: str, seats: int, share: float) -> float:
    """What a share means in real matches."""
    table = CALIBRATION.get((game, seats), [])
    for (low, less), (high, more) in pairwise([(0.0, 0.0), *table, (1.0, 1.0)]):
        if share <= high:
            return less + (more - less) * (share - low) / (high - low) if high > low else more
    return share


def round_percent(share: float) -> int:
    """In steps of five, never none and never all."""
    return min(100 - STEP, max(STEP, round(share * 100 / STEP) * STEP))


def round_error(error: float) -> int:
    """Twice the standard error, in steps of five, never less than one step."""
    return max(STEP, round(2 * error * 100 / STEP) * STEP)
