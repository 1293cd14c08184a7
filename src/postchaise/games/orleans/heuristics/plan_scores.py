"""Scores for planning in phase 4: places that can be completed; partly filled ones only for lack of room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import Ids, vec

from .. import components as c
from ..actions import GEAR_ON, PUT, READY
from ..rules import followers, technology
from ..rules.substitution import PLACE_FITS
from ..state import NONE, State
from . import weights as k
from .deed_values import find_best_deed_value, list_deed_values
from .place_values import compute_place_value, is_place_usable
from .values import compute_remaining_fraction, interpolate_weight

TOWN_HALL: Final[int] = c.TOWN_HALL
HALF: Final = 0.5


def _sort_least_useful_first(wild: int, printed: int) -> list[int]:
    """Return who may stand on a printed space, the least useful first: starters, neutrals, stand-ins, monks."""
    slots = [slot for slot in range(c.SLOTS) if c.SLOT_PRINT[slot] == printed]
    if not slots:
        return []
    slot = slots[0]
    row = wild * c.FOLLOWERS
    fitting = [f for f in range(c.FOLLOWERS) if slot in PLACE_FITS[(row + f) * c.PLACES + c.SLOT_PLACE[slot]]]
    ranks: list[tuple[int, int]] = []
    for f in fitting:
        character = c.CHARACTER_OF[f]
        far = 0 if character == printed else 4 if character == c.MONK else 2
        ranks.append((far + (1 if f < c.CHARACTERS else 0), f))
    ranks.sort()
    return [f for _, f in ranks]


# Per set of stand-in tiles and print: who fits, the least useful first
FITTING: Final[list[list[int]]] = [
    _sort_least_useful_first(wild, printed) for wild in range(c.WILD_SETS) for printed in range(c.PRINTED)
]
FITTING_BITS: Final[vec[i64]] = vec[i64]([sum(1 << follower for follower in each) for each in FITTING])
FITTING_ROW: Final[vec[i64]] = vec[i64](  # the same lists one after the other, each filled up with NONE
    [each[i] if i < len(each) else NONE for each in FITTING for i in range(c.FOLLOWERS)]
)
PRINT: Final[vec[i64]] = vec[i64]([c.SLOT_PRINT[slot] for slot in c.SLOT_OF])  # per space
MOST: Final[int] = c.SLOTS + c.PLACES + c.CHARACTERS + 1  # choices of a plan: tiles, places, deeds, ready


class PlanCandidates:
    """The candidate choices of a plan and their scores. A heuristics object has one and reuses it."""

    def __init__(self) -> None:
        self.count: i64 = 0
        self.partial: vec[i64] = vec[i64]([0] * c.PLACES)  # places that the followers at hand fill only in part
        self.partials: i64 = 0
        self.actions: vec[i64] = vec[i64]([0] * MOST)
        self.scores: vec[float] = vec[float]([0.0] * MOST)

    def add(self, action: i64, score: float) -> None:
        self.actions[self.count] = action
        self.scores[self.count] = score
        self.count += 1

    def add_partial(self, place: i64) -> None:
        self.partial[self.partials] = place
        self.partials += 1


def count_followers_at_hand(s: State, seat: int) -> vec[i64]:
    """Return the followers on the market and in the Gunpowder Tower."""
    hand = s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    if followers.has_gunpowder_tower(s, seat):
        for follower in range(c.FOLLOWERS):
            hand[follower] += s.tower[follower]
    return hand


def find_plan_candidates(s: State, seat: int, w: vec[float], found: PlanCandidates) -> None:
    found.count = found.partials = 0
    hand = count_followers_at_hand(s, seat)
    at_hand = to_follower_bits(hand)
    if at_hand == 0 and s.gears[seat] == 0:
        found.add(READY.first, 0.0)
        return
    begun = find_put_to_continue_place(s, seat, hand, at_hand, w)
    if begun >= 0:
        found.add(begun, 0.0)
        return
    part = compute_remaining_fraction(s)
    if s.gears[seat]:
        add_technology_candidates(s, seat, w, found)
    for place in range(c.LOCATIONS):
        if place != TOWN_HALL:
            add_place_candidates(s, seat, place, hand, at_hand, w, part, found)
    for place in s.tiles[seat]:
        add_place_candidates(s, seat, place, hand, at_hand, w, part, found)
    add_town_hall_candidates(s, seat, hand, w, part, found)
    found.add(READY.first, 0.0)
    if found.count == 1 and found.partials and s.round < c.ROUNDS:
        add_partial_place_candidates(s, seat, hand, w, part, found)


def find_put_to_continue_place(s: State, seat: int, hand: vec[i64], at_hand: i64, w: vec[float]) -> int:
    """Return the next put of a place that was begun in this plan and can be completed, or -1."""
    last = c.NOTHING
    for code in s.plans[seat]:
        place = c.SLOT_PLACE[code % c.SLOTS]
        if place != last and place != TOWN_HALL and code < c.GEAR * c.SLOTS:
            last = place
            action, _, _ = find_completing_put(s, seat, place, hand, at_hand, w)
            if action >= 0:
                return action
    return -1


def add_place_candidates(
    s: State,
    seat: int,
    place: int,
    hand: vec[i64],
    at_hand: i64,
    w: vec[float],
    part: float,
    found: PlanCandidates,
) -> None:
    action, missing, cost = find_completing_put(s, seat, place, hand, at_hand, w)
    if action >= 0:
        if is_place_usable(s, seat, place):
            score = compute_place_value(s, seat, place, w, part) - cost
            if score > 0.0:
                found.add(action, score / (1.0 + w[k.THRIFT] * float(missing - 1)))
    elif missing > 0 and c.NEEDS[place] > 1:
        found.add_partial(place)


def to_follower_bits(hand: vec[i64]) -> i64:
    """Return which followers there are, as bits."""
    found: i64 = 0
    bit: i64 = 1
    for many in hand:
        if many:
            found |= bit
        bit <<= 1
    return found


def find_completing_put(
    s: State, seat: i64, place: i64, hand: vec[i64], at_hand: i64, w: vec[float]
) -> tuple[i64, i64, float]:
    """Return the first put that completes a place or -1, how many puts it takes, and their cost elsewhere.

    `at_hand` are the bits of the hand: most places lack a follower and need no closer look.
    """
    first: i64 = seat * c.SPACES
    row: i64 = s.wild[seat] * c.PRINTED
    start: i64 = c.FIRST_SPACE[place]
    end: i64 = c.FIRST_SPACE[place + 1]
    missing: i64 = 0
    for space in range(start, end):
        if s.space[first + space] == c.EMPTY:
            missing += 1
            if not FITTING_BITS[row + PRINT[space]] & at_hand:
                return -1, missing, 0.0
    left = hand if missing == 1 else hand[:]
    action: i64 = -1
    cost = 0.0
    for space in range(start, end):
        if s.space[first + space] != c.EMPTY:
            continue
        printed = PRINT[space]
        at: i64 = (row + printed) * c.FOLLOWERS
        end_at: i64 = at + c.FOLLOWERS
        while at < end_at and FITTING_ROW[at] != NONE and left[FITTING_ROW[at]] == 0:
            at += 1
        if at == end_at or FITTING_ROW[at] == NONE:
            return -1, missing, cost
        who = FITTING_ROW[at]
        if missing > 1:
            left[who] -= 1
        character = c.CHARACTER_OF[who]
        cost += w[k.SPEND + character]
        if character != printed and printed < c.CHARACTERS:
            cost += w[k.FOREIGN]
        if action < 0:
            action = PUT.first + who * c.SLOTS + c.SLOT_OF[space]
    return action, missing, cost


def add_town_hall_candidates(
    s: State, seat: int, hand: vec[i64], w: vec[float], part: float, found: PlanCandidates
) -> None:
    """Add the followers best sent to a deed; two can go with one action.

    In the first half scholars, knights and monks go only when there is nothing else to do.
    """
    first = seat * c.SPACES + c.FIRST_SPACE[TOWN_HALL]
    last = seat * c.SPACES + c.FIRST_SPACE[TOWN_HALL + 1] - 1
    if s.space[last] != c.EMPTY:
        return
    itself = 0.0
    if s.space[first] == c.EMPTY:
        itself = interpolate_weight(w, k.EARLY + TOWN_HALL, k.LATE + TOWN_HALL, part)
    slot = c.FIRST_SLOT[TOWN_HALL]
    those = c.CHARACTERS if part < HALF or found.count == 0 else c.KNIGHT
    deeds = vec[float]([])
    for character in range(those):
        if hand[character]:
            if len(deeds) == 0:
                deeds = list_deed_values(s, seat, w, part)
            score = itself + w[k.GAIN] * find_best_deed_value(s, character, deeds, w, part)
            if score > 0.0:
                found.add(PUT.first + character * c.SLOTS + slot, score)


def add_technology_candidates(s: State, seat: int, w: vec[float], found: PlanCandidates) -> None:
    """Add technology tiles of earlier rounds."""
    out = Ids()
    technology.append_legal_gear_spaces(s, seat, out)
    for i in range(len(out)):
        action = out[i]
        score = w[k.GEAR + c.SLOT_PLACE[action - GEAR_ON.first]]
        if score > 0.0:
            found.add(action, score)


def add_partial_place_candidates(
    s: State, seat: int, hand: vec[i64], w: vec[float], part: float, found: PlanCandidates
) -> None:
    """Fill places in part only where the market lacks room for the next draws."""
    lost = followers.find_draw_limit(s, seat) - followers.count_free_follower_spaces(s, seat)
    if lost <= 0:
        return
    base = w[k.CROWD] * float(lost) - w[k.WAIT]
    first = seat * c.SPACES
    for i in range(found.partials):
        place = found.partial[i]
        missing, action = 0, -1
        for space in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1]):
            if s.space[first + space] == c.EMPTY:
                missing += 1
                slot = c.SLOT_OF[space]
                for follower in FITTING[c.SLOT_PRINT[slot]]:
                    if action < 0 and hand[follower] and c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot]:
                        action = PUT.first + follower * c.SLOTS + slot
        if action >= 0 and is_place_usable(s, seat, place):
            score = base + w[k.PARTIAL] * compute_place_value(s, seat, place, w, part) / missing
            if score > 0.0:
                found.add(action, score)


def compute_standing_value(s: State, seat: int, follower: int, slot: int, w: vec[float], part: float) -> float:
    """Value a follower drawn by the Bathhouse on a space: completing a place counts most."""
    place = c.SLOT_PLACE[slot]
    if place == TOWN_HALL:
        return w[k.GAIN] * find_best_deed_value(s, follower, list_deed_values(s, seat, w, part), w, part)
    if not is_place_usable(s, seat, place):
        return -5.0
    missing = 0
    for space in range(seat * c.SPACES + c.FIRST_SPACE[place], seat * c.SPACES + c.FIRST_SPACE[place + 1]):
        if s.space[space] == c.EMPTY:
            missing += 1
    value = compute_place_value(s, seat, place, w, part)
    if missing > 1:
        value *= w[k.PARTIAL] / missing
    return value - (0.0 if c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot] else w[k.FOREIGN])
