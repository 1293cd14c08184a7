"""Planning in phase 4: places that the followers at hand complete; half-filled ones only for want of room."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from estafette.kernel.native import vec

from .. import components as c
from ..actions import GEAR_ON, PUT, READY
from ..rules import followers, technology
from ..rules.fitting import PLACE_FITS
from ..state import State
from . import likings as k
from .deeds import all_deeds, best_deed
from .uses import liking, usable
from .worth import between, rest

TOWN_HALL: Final[int] = c.VERB.index(c.V_DEEDS)
HALF: Final = 0.5


def _in_order(wild: int, printed: int) -> list[int]:
    """Who may stand on a printed space, those least missed first: a starter, its like, stand-ins, monks."""
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


# Per set of stand-in tiles and print: who fits, in the order in which one would give them
FITTING: Final[list[list[int]]] = [
    _in_order(wild, printed) for wild in range(c.WILD_SETS) for printed in range(c.PRINTED)
]

FITTING_BITS: Final[list[int]] = [sum(1 << follower for follower in each) for each in FITTING]
PRINT: Final[list[int]] = [c.SLOT_PRINT[slot] for slot in c.SLOT_OF]  # per space


class Options:
    """The choices of a plan that deserve a thought, and how much each is liked."""

    def __init__(self) -> None:
        self.actions: list[int] = []
        self.scores: list[float] = []

    def add(self, action: int, score: float) -> None:
        self.actions.append(action)
        self.scores.append(score)


def hand_of(s: State, seat: int) -> vec[i64]:
    """Followers on the market and in the Gunpowder Tower."""
    hand = s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    if followers.owns_tower(s, seat):
        for follower in range(c.FOLLOWERS):
            hand[follower] += s.tower[follower]
    return hand


def options(s: State, seat: int, w: list[float]) -> Options:
    found = Options()
    hand = hand_of(s, seat)
    at_hand = bits(hand)
    if at_hand == 0 and s.gears[seat] == 0:
        found.add(READY.first, 0.0)
        return found
    begun = continued(s, seat, hand, at_hand, w)
    if begun >= 0:
        found.add(begun, 0.0)
        return found
    part = rest(s)
    if s.gears[seat]:
        gears(s, seat, w, found)
    partial: list[int] = []
    for place in range(c.LOCATIONS):
        if place != TOWN_HALL:
            weigh(s, seat, place, hand, at_hand, w, part, found, partial)
    for place in s.tiles[seat]:
        weigh(s, seat, place, hand, at_hand, w, part, found, partial)
    town_hall(s, seat, hand, w, part, found)
    found.add(READY.first, 0.0)
    if len(found.actions) == 1 and partial and s.round < c.ROUNDS:
        half(s, seat, partial, hand, w, part, found)
    return found


def continued(s: State, seat: int, hand: vec[i64], at_hand: int, w: list[float]) -> int:
    """The next follower of a place that was begun in this plan and can be completed; -1 if there is none."""
    last = c.NOTHING
    for code in s.plans[seat]:
        place = c.SLOT_PLACE[code % c.SLOTS]
        if place != last and place != TOWN_HALL and code < c.GEAR * c.SLOTS:
            last = place
            action, _, _ = completing(s, seat, place, hand, at_hand, w)
            if action >= 0:
                return action
    return -1


def weigh(
    s: State,
    seat: int,
    place: int,
    hand: vec[i64],
    at_hand: int,
    w: list[float],
    part: float,
    found: Options,
    partial: list[int],
) -> None:
    action, missing, cost = completing(s, seat, place, hand, at_hand, w)
    if action >= 0:
        if usable(s, seat, place):
            score = liking(s, seat, place, w, part) - cost
            if score > 0.0:
                found.add(action, score / (1.0 + w[k.THRIFT] * (missing - 1)))
    elif missing > 0 and c.NEEDS[place] > 1:
        partial.append(place)


def bits(hand: vec[i64]) -> int:
    """Which followers there are, however many."""
    found = 0
    for follower in range(c.FOLLOWERS):
        if hand[follower]:
            found |= 1 << follower
    return found


def completing(s: State, seat: int, place: int, hand: vec[i64], at_hand: int, w: list[float]) -> tuple[int, int, float]:
    """The first put of those that complete a place, or -1; how many they are, and what they could do elsewhere.

    `at_hand` are the bits of the hand: most places lack somebody, and need no further look.
    """
    first, row = seat * c.SPACES, s.wild[seat] * c.PRINTED
    missing = 0
    for space in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1]):
        if s.space[first + space] == c.EMPTY:
            missing += 1
            if not FITTING_BITS[row + PRINT[space]] & at_hand:
                return -1, missing, 0.0
    used: list[int] = []
    action, cost = -1, 0.0
    for space in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1]):
        if s.space[first + space] != c.EMPTY:
            continue
        printed = PRINT[space]
        who = -1
        for follower in FITTING[row + printed]:
            if hand[follower]:
                who = follower
                break
        if who < 0:
            action = -1
            break
        hand[who] -= 1
        used.append(who)
        character = c.CHARACTER_OF[who]
        cost += w[k.SPEND + character]
        if character != printed and printed < c.CHARACTERS:
            cost += w[k.FOREIGN]
        if len(used) == 1:
            action = PUT.first + who * c.SLOTS + c.SLOT_OF[space]
    for who in used:
        hand[who] += 1
    return action, missing, cost


def town_hall(s: State, seat: int, hand: vec[i64], w: list[float], part: float, found: Options) -> None:
    """Whoever is best sent to a deed; two of them can go with one action. In the first half those who study, fight
    or pray go only when there is no other work."""
    first = seat * c.SPACES + c.FIRST_SPACE[TOWN_HALL]
    last = seat * c.SPACES + c.FIRST_SPACE[TOWN_HALL + 1] - 1
    if s.space[last] != c.EMPTY:
        return
    itself = 0.0
    if s.space[first] == c.EMPTY:
        itself = between(w, k.EARLY + TOWN_HALL, k.LATE + TOWN_HALL, part)
    slot = c.FIRST_SLOT[TOWN_HALL]
    those = c.CHARACTERS if part < HALF or not found.actions else c.KNIGHT
    deeds: list[float] = []
    for character in range(those):
        if hand[character]:
            deeds = deeds or all_deeds(s, seat, w, part)
            score = itself + w[k.GAIN] * best_deed(s, character, deeds, w, part)
            if score > 0.0:
                found.add(PUT.first + character * c.SLOTS + slot, score)


def gears(s: State, seat: int, w: list[float], found: Options) -> None:
    """Technology tiles of earlier rounds."""
    out: list[int] = []
    technology.legal(s, seat, out)
    for action in out:
        score = w[k.GEAR + c.SLOT_PLACE[action - GEAR_ON.first]]
        if score > 0.0:
            found.add(action, score)


def half(s: State, seat: int, partial: list[int], hand: vec[i64], w: list[float], part: float, found: Options) -> None:
    """Followers that complete nothing wait on the market, and on places only where the market lacks room for draws."""
    lost = followers.limit(s, seat) - followers.room(s, seat)
    if lost <= 0:
        return
    base = w[k.CROWD] * lost - w[k.WAIT]
    first = seat * c.SPACES
    for place in partial:
        missing, action = 0, -1
        for space in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1]):
            if s.space[first + space] == c.EMPTY:
                missing += 1
                slot = c.SLOT_OF[space]
                for follower in FITTING[c.SLOT_PRINT[slot]]:
                    if action < 0 and hand[follower] and c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot]:
                        action = PUT.first + follower * c.SLOTS + slot
        if action >= 0 and usable(s, seat, place):
            score = base + w[k.PARTIAL] * liking(s, seat, place, w, part) / missing
            if score > 0.0:
                found.add(action, score)


def standing_worth(s: State, seat: int, follower: int, slot: int, w: list[float], part: float) -> float:
    """A follower drawn by the Bathhouse on a space: completing a place counts most."""
    place = c.SLOT_PLACE[slot]
    if place == TOWN_HALL:
        return w[k.GAIN] * best_deed(s, follower, all_deeds(s, seat, w, part), w, part)
    if not usable(s, seat, place):
        return -5.0
    missing = 0
    for space in range(seat * c.SPACES + c.FIRST_SPACE[place], seat * c.SPACES + c.FIRST_SPACE[place + 1]):
        if s.space[space] == c.EMPTY:
            missing += 1
    value = liking(s, seat, place, w, part)
    if missing > 1:
        value *= w[k.PARTIAL] / missing
    return value - (0.0 if c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot] else w[k.FOREIGN])
