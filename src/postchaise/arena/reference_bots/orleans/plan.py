"""Planning: only places that can be completed with the followers at hand, the most liked ones first."""

from __future__ import annotations

from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.state import State, is_place_active

from .weights import EARLY, LATE


def compute_place_score(s: State, place: int) -> float:
    late = float(s.round) / float(c.ROUNDS)
    return EARLY[place] * (1.0 - late) + LATE[place] * late


def is_place_useful(s: State, seat: int, place: int) -> bool:
    """Would using it do anything? Only what is easily seen."""
    verb = c.VERB[place]
    if verb == c.V_STATION:
        here = s.merchant[seat]
        return s.reserve[seat] > 0 and (s.station[here] == 0 or here == c.ORLEANS)
    if verb == c.V_RECRUIT:
        return any(s.supply[who] for who in c.RECRUITS[place])
    return verb not in (c.V_BATH, c.V_PAY)


def list_promising_puts(s: State, seat: int, legal: list[int]) -> list[int]:
    """Technology tiles, and the next follower of every place that can be completed, best place first."""
    gears = [action for action in legal if x.KIND[action] is x.GEAR_ON]
    if gears:
        return gears
    puts: list[list[int]] = [[] for _ in range(c.SLOTS)]
    for action in legal:
        if x.KIND[action] is x.PUT:
            puts[x.ARG_B[action]].append(action)
    places = sorted({c.SLOT_PLACE[slot] for slot in range(c.SLOTS) if puts[slot]})
    places = [place for place in places if is_place_useful(s, seat, place)]
    places.sort(key=lambda place: -compute_place_score(s, place))
    found: list[int] = []
    for place in places:
        action = find_completing_put(s, seat, puts, place)
        if action >= 0:
            found.append(action)
    return found


def find_completing_put(s: State, seat: int, puts: list[list[int]], place: int) -> int:
    """The first put of those that complete a place, or -1. Whoever fits nowhere else goes first: monks go last."""
    first = seat * c.SPACES
    hand = s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    spaces = range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
    filled = sum(1 for space in spaces if s.space[first + space] != c.EMPTY)
    chosen = -1
    for space in spaces:
        if filled >= c.NEEDS[place]:
            break
        if s.space[first + space] != c.EMPTY:
            continue
        fitting = [a for a in puts[c.SLOT_OF[space]] if hand[x.ARG_A[a]]]
        if not fitting:
            return -1
        best = next((a for a in fitting if c.CHARACTER_OF[x.ARG_A[a]] != c.MONK), fitting[0])
        hand[x.ARG_A[best]] -= 1
        chosen = best if chosen < 0 else chosen
        filled += 1
    return chosen


def choose_recall_or_draw(s: State, seat: int, legal: list[int]) -> list[int]:
    """Recalls whoever stands on a place that is not complete, then draws as many as possible."""
    for action in legal:
        if x.KIND[action] is x.LIFT and not is_place_active(s, seat, c.SLOT_PLACE[x.ARG_B[action]]):
            return [action]
    return [legal[-1]]
