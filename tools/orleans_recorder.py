"""A player of Orléans for the recorded matches: plans only what it can complete, and likes some places best."""

from __future__ import annotations

from typing import Any

from postchaise import Dice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.actions import SPACE
from postchaise.games.orleans.state import NOBODY, S_FOLLOW, S_PLAN, SAID_READY, State, is_place_active

HOARD = "hoard"  # a favour that is no place: technology tiles are kept
REST = "rest"  # likewise: under torture everything due is given up at once


def choose(s: State, seat: int, ids: list[int], favour: tuple[str, ...], dice: Dice) -> int:
    """One of the legal ids."""
    if s.agenda[-1] == S_PLAN:
        return _plan(s, seat, ids, favour, dice)
    if s.agenda[-1] == S_FOLLOW:
        return _follow(s, seat, ids)
    weights = [_weight(action, favour) for action in ids]
    return ids[dice.pick(weights, sum(weights))]


def _named(action: int, favour: tuple[str, ...]) -> bool:
    words = SPACE.notation(action).split(" ", 1)
    return len(words) > 1 and any(name in words[1] for name in favour)


def _weight(action: int, favour: tuple[str, ...]) -> int:
    kind = x.KIND[action]
    if kind is x.GEAR_ON and HOARD in favour:
        return 0
    if kind is x.LOSE_REST:
        return 400 if REST in favour else 0
    usual = {
        "lose gear": 500,
        "pass": 1,
        "done": 2,
        "use": 50,
        "send": 30,
        "gear": 40,
        "lose reserve": 2,
        "pay rest": 2,
    }
    return usual.get(kind.name, 10) * (40 if _named(action, favour) else 1)


def _follow(s: State, seat: int, ids: list[int]) -> int:
    """Recalls whoever stands on a place that is not complete, then draws as many as possible."""
    for action in ids:
        if x.KIND[action] is x.LIFT and not is_place_active(s, seat, c.SLOT_PLACE[x.ARG_B[action]]):
            return action
    return ids[-1]


def _plan(s: State, seat: int, ids: list[int], favour: tuple[str, ...], dice: Dice) -> int:
    """A technology tile, or the next follower of a place that can be completed; then ready."""
    gears = [action for action in ids if x.KIND[action] is x.GEAR_ON]
    if gears and HOARD not in favour:
        return gears[dice.below(len(gears))]
    puts = [action for action in ids if x.KIND[action] is x.PUT]
    places = sorted({c.SLOT_PLACE[x.ARG_B[action]] for action in puts})
    order: list[tuple[int, int, int]] = []
    for place in places:
        liked = any(name in c.PLACE_IDS[place] for name in favour)
        order.append((0 if liked else 1, dice.below(1000), place))
    for _, _, place in sorted(order):
        wanted = _completing(s, seat, puts, place)
        if wanted:
            return wanted[0]
    return x.READY.first


def _completing(s: State, seat: int, puts: list[int], place: int) -> list[int]:
    """Puts that fill every space the place still needs, or nothing."""
    first = seat * c.SPACES
    hand: list[Any] = s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    chosen: list[int] = []
    spaces = range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
    filled = sum(1 for space in spaces if s.space[first + space] != c.EMPTY)
    for space in spaces:
        if s.space[first + space] != c.EMPTY or filled == c.NEEDS[place]:
            continue
        slot = c.SLOT_OF[space]
        fitting = [a for a in puts if x.ARG_B[a] == slot and hand[x.ARG_A[a]]]
        if not fitting:
            return []
        hand[x.ARG_A[fitting[-1]]] -= 1
        chosen.append(fitting[-1])
        filled += 1
    return chosen


def second_thoughts(s: State, dice: Dice) -> int:
    """Now and then somebody who is ready while others still plan takes it back; NOBODY otherwise."""
    if s.agenda[-1] not in (S_PLAN, S_FOLLOW) or dice.below(40):
        return NOBODY
    return next((seat for seat in range(s.seats) if s.ready[seat] == SAID_READY), NOBODY)
