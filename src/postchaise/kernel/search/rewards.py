"""What a match was worth to each seat, as a number for programs that learn."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import Game, State

from .heuristics import margin

REWARDS: Final = ("win", "rank", "margin")


def reward_kind(name: str) -> str:
    """The name, if there is such a reward."""
    if name not in REWARDS:
        raise BadOption("option-value", option="rewards", value=name, expected=", ".join(REWARDS))
    return name


def rewards_of(game: Game[Any], state: State, kind: str) -> list[float]:
    """win: 1 for the winner and -1 for all others; 0 for those who share the victory.
    rank: from 1 for the first place in equal steps down to -1 for the last; seats that share places share their worth.
    margin: the points beyond those of the best other seat. Who plays alone has won, and has a lead of all its points.
    """
    if kind == "margin":
        points = [float(each) for each in game.points(state)]
        return [margin(points, seat) for seat in range(len(points))]
    places = game.ranking(state)
    if kind == "win":
        winner = 1.0 if places.count(1) == 1 else 0.0
        return [winner if place == 1 else -1.0 for place in places]
    last = max(len(places) - 1, 1)
    return [1.0 - (2 * place - 3 + places.count(place)) / last for place in places]
