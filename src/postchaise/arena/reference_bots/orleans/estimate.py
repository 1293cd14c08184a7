"""An estimate of every seat's points at the end of the game."""

from __future__ import annotations

from postchaise.games.orleans import components as c
from postchaise.games.orleans.rules import scoring
from postchaise.games.orleans.state import State

from .weights import DEVELOPMENT, FOLLOWER, GEAR, TILE, TRACKS


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
