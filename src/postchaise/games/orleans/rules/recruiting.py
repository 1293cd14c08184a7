"""New followers and the character tracks (chapters Farmhouse, Village, University, Castle, Monastery)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, RECRUIT, TAKE
from ..components import (
    BOATMAN,
    BOATMAN_CITIZEN,
    CATEGORY,
    CITIZEN_BOATMAN,
    CITIZEN_KNIGHT,
    CRAFTSMAN,
    FARMER,
    FOLLOWERS,
    GOODS,
    KNIGHT,
    KNIGHT_CITIZEN,
    LOCATIONS,
    PILGRIM,
    PILGRIMAGE,
    PLACES,
    RECRUITS,
    SCHOLAR,
    TRACK_CATEGORY,
    TRACK_COINS,
    TRACK_DEVELOPMENT,
    TRACK_GOOD,
    TRACK_LAST,
    TRACKS,
    TRADER,
    WILD_BIT,
)
from ..events import E_GAIN_GEAR, E_GAIN_GOOD, E_RECRUIT, E_TAKE
from ..state import OFFERED, S_TAKE, State
from . import development


def can_recruit(s: State, seat: i64, character: i64) -> bool:
    """OR-PLACE-VILLAGE-02, OR-GEN-SHORTAGE-01, OR-TRACK-02; what each track gives has to be there too (A-11)."""
    if s.supply[character] == 0:
        return False
    if character == PILGRIM and s.event == PILGRIMAGE:
        return False  # OR-EVENT-PILGRIMAGE-01
    if character >= TRACKS:
        return True  # OR-PLACE-MONASTERY-01: no track, no bonus
    index = s.track[seat * TRACKS + character]
    if index == TRACK_LAST[character]:
        return False
    if character == FARMER:
        return s.good_supply[TRACK_GOOD[index + 1]] > 0  # OR-PLACE-FARMHOUSE-02
    if character == CRAFTSMAN:
        return s.gear_supply > 0  # OR-TECH-11
    if character == TRADER:
        return has_place_tile_left(s, TRACK_CATEGORY[index + 1])  # OR-PLACE-VILLAGE-TRADER-02
    return True


def has_place_tile_left(s: State, category: i64) -> bool:
    for tile in range(LOCATIONS, PLACES):
        if s.holder[tile] == OFFERED and CATEGORY[tile] <= category:
            return True
    return False


def can_recruit_any(s: State, seat: i64, place: i64) -> bool:
    for character in RECRUITS[place]:
        if can_recruit(s, seat, character):
            return True
    return False


def append_legal_recruits(s: State, out: Ids) -> None:
    """OR-PLACE-VILLAGE-01: exactly one of them."""
    for character in RECRUITS[s.place]:
        if can_recruit(s, s.active, character):
            out.append(RECRUIT.first + character)


def carry_out_recruit(s: State, action: i64, log: Log | None) -> None:
    s.agenda.pop()
    recruit_follower(s, ARG_A[action], log)


def recruit_follower(s: State, character: i64, log: Log | None) -> None:
    """Into the bag at once (OR-PHASE5-05), one step on the track (OR-TRACK-01), and the reward shown there."""
    seat = s.active
    s.supply[character] -= 1
    s.bag[seat * FOLLOWERS + character] += 1
    index = 0
    if character < TRACKS:
        s.track[seat * TRACKS + character] += 1
        index = s.track[seat * TRACKS + character]
    if log is not None:
        log.add(E_RECRUIT, seat, character, index)
    if character == FARMER:
        take_good_from_supply(s, TRACK_GOOD[index], log)  # OR-PLACE-FARMHOUSE-01
    elif character == BOATMAN:
        development.earn_coins(s, seat, TRACK_COINS[index], log)
        if index == BOATMAN_CITIZEN:  # OR-PLACE-VILLAGE-BOATMAN-01
            development.claim_citizen(s, seat, CITIZEN_BOATMAN, log)
    elif character == CRAFTSMAN:
        take_technology_tile(s, log)  # OR-PLACE-VILLAGE-CRAFTSMAN-01
    elif character == TRADER:
        s.agenda.append(S_TAKE)
    elif character == KNIGHT:
        if index == KNIGHT_CITIZEN:  # OR-PLACE-CASTLE-01, OR-PLACE-CASTLE-02
            development.claim_citizen(s, seat, CITIZEN_KNIGHT, log)
    elif character == SCHOLAR:
        development.advance_development(s, seat, TRACK_DEVELOPMENT[index], log)  # OR-PLACE-UNIVERSITY-01


def take_good_from_supply(s: State, good: i64, log: Log | None) -> None:
    s.good_supply[good] -= 1
    s.goods[s.active * GOODS + good] += 1
    if log is not None:
        log.add(E_GAIN_GOOD, s.active, good)


def take_technology_tile(s: State, log: Log | None) -> None:
    """OR-TECH-01: beside the board; it is placed later (OR-TECH-02)."""
    s.gear_supply -= 1
    s.gears[s.active] += 1
    if log is not None:
        log.add(E_GAIN_GEAR, s.active)


def append_legal_place_tiles(s: State, out: Ids) -> None:
    """OR-PLACE-VILLAGE-TRADER-01."""
    highest = TRACK_CATEGORY[s.track[s.active * TRACKS + TRADER]]
    for tile in range(LOCATIONS, PLACES):
        if s.holder[tile] == OFFERED and CATEGORY[tile] <= highest:
            out.append(TAKE.first + tile - LOCATIONS)


def take_place_tile(s: State, action: i64, log: Log | None) -> None:
    """OR-PLACE-GEN-01: a permanent effect begins at once."""
    tile = ARG_A[action] + LOCATIONS
    s.holder[tile] = s.active
    s.wild[s.active] |= WILD_BIT[tile]
    s.tiles[s.active] = s.tiles[s.active] + (tile,)  # compiled, taking it apart makes a list first
    s.agenda.pop()
    if log is not None:
        log.add(E_TAKE, s.active, tile)
