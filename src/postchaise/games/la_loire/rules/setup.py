"""Setting up a match (chapter Preparation).

What villages produce is a component; `market` uses it (LL-COMP-02).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.meta import Options
from postchaise.kernel.native import vec

from ..components import (
    CHARACTERS,
    CIRCUS_START,
    COPIES,
    COPIES_RULE,
    FARMS,
    FEW_PLAYERS,
    FIRST_OF_LEVEL,
    GOOD_CARDS,
    HORSES_FEW,
    HORSES_MANY,
    IS_CITY,
    LEVELS,
    LOCATIONS,
    MESSAGES,
    MONASTERIES,
    NANTES,
    NO_BUILDING,
    ORLEANS,
    PALACE_COPIES,
    SHIELDS,
    START_DENIERS,
    START_HORSES,
    START_MESSAGES,
    TOKENS,
    TOWERS,
    VILLAGE_SHIELDS,
)
from ..options import resolve_options
from ..state import (
    HAND,
    NO_HEADING,
    NOBODY,
    NONE,
    NOWHERE,
    TOKEN_AWAY,
    TOKEN_FREE,
    State,
    create_blank_state,
)
from . import dispatch, messages, turn


def set_up_match(seats: i64, options: Options, dice: Dice) -> State:
    """A match before its first turn (LL-COMP-11, LL-SETUP-15, LL-SETUP-17, LL-CAS-06, LL-SOLO-01)."""
    s = create_blank_state(seats, resolve_options(seats, options))
    s.shield = vec[i64](deal_shields(dice))
    s.market = vec[i64](shuffle_market(dice))
    casual = s.options.casual == 1
    s.circus = NOWHERE if casual else CIRCUS_START  # LL-SETUP-03, LL-CAS-02
    _set_up_pieces(s, seats)
    _set_up_cards(s, seats, options, casual)
    s.ending = NOBODY
    s.pending = NONE
    s.active = choose_first_player(seats, options, dice)
    for i in range(seats):
        seat = (s.active + i) % seats  # in turn order, ruling A-04
        for _ in range(START_MESSAGES):
            messages.give_message_to_player(s, seat, messages.draw_message(s, 1, dice))  # LL-SETUP-14
    turn.begin_turn(s)
    dispatch.advance_to_question(s, dice, None)
    return s


def deal_shields(dice: Dice) -> list[int]:
    """LL-SETUP-01, LL-COMP-01, LL-COMP-03: at random, redealt until no two neighbours on a road share a colour."""
    while True:
        left, total = VILLAGE_SHIELDS[:], LOCATIONS - 2
        shields: list[int] = []
        for place in range(LOCATIONS):
            if IS_CITY[place]:
                shields.append(NONE)
                continue
            colour = dice.pick(left, total)
            if shields[-1] == colour:
                break  # no further shield can repair it: deal again
            left[colour] -= 1
            total -= 1
            shields.append(colour)
        if len(shields) == LOCATIONS:
            return shields


def shuffle_market(dice: Dice) -> list[int]:
    """LL-SETUP-02, LL-COMP-04."""
    left = [1] * SHIELDS
    tiles: list[int] = []
    for total in range(SHIELDS, 0, -1):
        tile = dice.pick(left, total)
        left[tile] = 0
        tiles.append(tile)
    return tiles


def choose_first_player(seats: i64, options: Options, dice: Dice) -> i64:
    """LL-SETUP-16: the table may name the player who last rode a boat on the Loire; otherwise at random."""
    named = int(str(options["first_seat"]))
    if named:
        return named - 1
    return dice.below(seats) if seats > 1 else 0


def _set_up_pieces(s: State, seats: i64) -> None:
    """The pieces of the players and those they share (LL-COMP-05, LL-COMP-06, LL-COMP-12, LL-SETUP-06)."""
    for place in HORSES_FEW if seats <= FEW_PLAYERS else HORSES_MANY:  # LL-SETUP-04, LL-SETUP-05
        s.free[place] = 1
    start = [NANTES, ORLEANS] * seats  # LL-SETUP-13
    s.at = vec[i64](start)
    s.horses = vec[i64]([START_HORSES] * (2 * seats))
    s.heading = vec[i64]([NO_HEADING] * (2 * seats))
    s.building = vec[i64]([NO_BUILDING] * LOCATIONS)
    s.owner = vec[i64]([NOBODY] * LOCATIONS)
    s.towers = TOWERS
    s.farms = vec[i64]([FARMS] * seats)
    s.monasteries = vec[i64]([MONASTERIES] * seats)
    s.deniers = vec[i64]([START_DENIERS] * seats)  # LL-SETUP-14; boats stay on space 0 (LL-SETUP-12)
    token = TOKEN_FREE if s.options.casual else TOKEN_AWAY  # LL-SETUP-12, LL-CAS-03
    s.tokens = vec[i64]([token] * (TOKENS * seats))


def _set_up_cards(s: State, seats: i64, options: Options, casual: bool) -> None:
    """Goods, characters, palaces and messages (LL-COMP-07, LL-COMP-08, LL-COMP-09, LL-COMP-10, LL-COMP-13)."""
    s.supply = vec[i64](GOOD_CARDS)
    if not casual:  # LL-CAS-01
        s.palace_stock = vec[i64](PALACE_COPIES)  # LL-SETUP-11
        for i in range(CHARACTERS):  # LL-SETUP-08, LL-SETUP-09, LL-SETUP-10
            rule = COPIES_RULE[i]
            if rule == "unique":
                rule = str(options["blue_copies"])
            s.stock[i] = COPIES[rule][seats - 1]
    s.deck = vec[i64]([1] * MESSAGES)  # LL-SETUP-07
    s.deck_n = vec[i64]([FIRST_OF_LEVEL[level + 1] - FIRST_OF_LEVEL[level] for level in range(LEVELS + 1)])
    s.message_state = vec[i64]([NONE] * MESSAGES)
    s.held = vec[i64]([NONE] * (HAND * seats))
