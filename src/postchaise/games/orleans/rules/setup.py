"""Setting up a match (chapter Setup; Exclusion of place tiles; Additional place tiles).

Coins never run out: `development` (OR-GEN-COINS-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.meta import Options
from postchaise.kernel.native import vec

from ..components import (
    CARGO_PLAYERS,
    CATEGORY,
    CHARACTERS,
    CHARACTERS_REMOVED,
    CITIZENS,
    DEED_SPACES,
    EMPTY,
    FEWEST,
    FOLLOWERS,
    GEARS,
    GEARS_REMOVED,
    GOOD_TILES,
    GOODS_REMOVED,
    KEPT,
    LOCATIONS,
    NEUTRALS,
    NO_EVENT,
    PLACES,
    SPACES,
    STACK_TILES,
    START_COINS,
    START_TOWN,
    STATIONS,
)
from ..state import BOARD, GONE, IDLE, NOBODY, NONE, OFFERED, S_EXCLUDE, State, create_blank_state
from . import dispatch, rounds


def set_up_match(seats: i64, options: Options, dice: Dice) -> State:
    s = create_blank_state(seats)
    _set_up_goods(s, seats, dice)
    _set_up_places(s, dice)
    _set_up_common(s, seats)
    _set_up_players(s, seats)
    _begin_before_first_round(s, seats)
    named = int(str(options["first_seat"]))
    s.first = named - 1 if named else dice.below(seats)  # OR-SETUP-12
    s.active = s.first
    rounds.begin_round(s)
    if options["exclude_places"] is True:  # OR-SETUP-13
        s.queue = [(s.first + i) % seats for i in range(seats)]
        s.agenda.append(S_EXCLUDE)
    dispatch.advance_to_question(s, dice, None)
    return s


def _set_up_goods(s: State, seats: i64, dice: Dice) -> None:
    """OR-SETUP-05, OR-SETUP-08: some are removed, one lies on each goods space in use, the rest is the supply."""
    left, total = GOOD_TILES[:], sum(GOOD_TILES)
    for _ in range(GOODS_REMOVED[seats - FEWEST]):
        good = dice.pick(left, total)
        left[good] -= 1
        total -= 1
        s.goods_lost[good] += 1
    cargo: list[int] = []
    for least in CARGO_PLAYERS:
        if least > seats:
            cargo.append(NONE)
            continue
        good = dice.pick(left, total)
        left[good] -= 1
        total -= 1
        cargo.append(good)
    s.cargo = vec[i64](cargo)
    s.good_supply = vec[i64](left)


def _set_up_places(s: State, dice: Dice) -> None:
    """OR-SETUP-11; OR-OPT-EXTRA-01: of a category with more tiles than may be kept, so many at random."""
    s.holder = vec[i64]([BOARD] * LOCATIONS + [OFFERED] * (PLACES - LOCATIONS))
    for category in (1, 2):
        tiles = [int(CATEGORY[place] == category) for place in range(PLACES)]
        total = sum(tiles)
        while total > KEPT:
            tile = dice.pick(tiles, total)
            tiles[tile] = 0
            total -= 1
            s.holder[tile] = GONE


def _set_up_common(s: State, seats: i64) -> None:
    gone = seats - FEWEST
    # OR-COMP-01 to OR-COMP-05, OR-SETUP-06: pieces nobody uses are simply not there
    s.supply = vec[i64]([NEUTRALS[i] - CHARACTERS_REMOVED[i][gone] for i in range(CHARACTERS)])  # OR-SETUP-05
    s.gears_lost = GEARS_REMOVED[gone]
    s.gear_supply = GEARS - s.gears_lost  # OR-SETUP-07
    s.deed_open = vec[i64](DEED_SPACES)
    s.citizen = vec[i64]([NOBODY] * CITIZENS)  # OR-SETUP-09
    s.hourglass = vec[i64](STACK_TILES)  # OR-SETUP-10


def _set_up_players(s: State, seats: i64) -> None:
    """OR-SETUP-01 to OR-SETUP-04."""
    s.coins = vec[i64]([START_COINS] * seats)
    s.merchant = vec[i64]([START_TOWN] * seats)
    s.reserve = vec[i64]([STATIONS] * seats)
    starters = ([0] * CHARACTERS + [1] * (FOLLOWERS - CHARACTERS)) * seats
    s.market = vec[i64](starters)
    s.space = vec[i64]([EMPTY] * (seats * SPACES))


def _begin_before_first_round(s: State, seats: i64) -> None:
    s.event = NO_EVENT
    s.place = NONE
    s.deed = NONE
    s.ready = vec[i64]([IDLE] * seats)
    s.drawing = vec[i64]([NONE] * seats)
