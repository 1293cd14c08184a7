"""Policies that play whole matches of Orléans: one that does everything now and then, one that does little."""

from __future__ import annotations

from postchaise import Dice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import S_FOLLOW, SAID_READY, State, is_simultaneous_step

# A policy that plays sensibly but not well, so that everything happens in a match

EAGER = {"pass": 1, "reopen": 0, "lift": 1, "ready": 3, "use": 60, "gear": 60, "send": 30, "move": 10, "recruit": 10}
EAGER |= {"lose reserve": 1, "lose follower": 6, "lose development": 6, "lose good": 6, "lose place": 6}
EAGER |= {"lose rest": 2, "done": 1}


def eagerness(s: State, seat: int, action: int) -> int:
    kind, a, b = x.KIND[action], x.ARG_A[action], x.ARG_B[action]
    if kind is x.DRAW:
        return int((a + 1) ** 4)
    if kind is x.PUT and s.agenda[-1] != S_FOLLOW:
        place = c.SLOT_PLACE[b]
        first = seat * c.SPACES
        spaces = s.space[first + c.FIRST_SPACE[place] : first + c.FIRST_SPACE[place + 1]]
        if c.NEEDS[place] == 1:
            return 200 if place >= c.LOCATIONS else 5
        missing = c.NEEDS[place] - len(spaces) + spaces.count(c.EMPTY)
        return [1, 3000, 200, 20][missing]
    return EAGER.get(kind.name, 3)


def choose_eagerly(s: State, seat: int, legal: list[int], dice: Dice) -> int:
    weights = [eagerness(s, seat, action) for action in legal]
    if x.READY.first in legal and not any(x.KIND[action] is x.PUT for action in legal):
        weights[legal.index(x.READY.first)] = 300
    return legal[dice.pick(weights, sum(weights))] if any(weights) else legal[0]


# A policy that does as little as the rules allow, so that a round is over soon

LAZY = ("ready", "draw 0", "pass", "done", "shield keep", "pay rest", "lose reserve")


def choose_least(legal: list[int]) -> int:
    for action in LAZY:
        if GAME.parse(action) in legal:
            return GAME.parse(action)
    return legal[0]


# Whose turn it is


def seat_to_play(s: State, dice: Dice) -> int:
    """Return a seat the game waits for, or sometimes one that may take back being ready."""
    if is_simultaneous_step(s):
        seats = [seat for seat in range(s.seats) if s.ready[seat] == SAID_READY]
        if seats and dice.below(20) == 0:
            return seats[dice.below(len(seats))]
    waiting = GAME.actors(s)
    return waiting[dice.below(len(waiting))]
