"""Setting up a match (chapter Setup).

The bonus tiles of a stack lie in order of their points: `bonus` (TT-SETUP-03).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.meta import Options
from postchaise.kernel.native import vec

from ..components import ALL_CITIES, CARDS, CITIES, COPIES, DISPLAY, HOUSES, LETTERS, STARTING_LETTERS, TILES
from ..options import resolve_options
from ..state import NEVER, NOBODY, NONE, State, create_blank_state
from . import dispatch, drawing, turn


def set_up_match(seats: i64, options: Options, dice: Dice) -> State:
    """A match before its first turn (TT-SETUP-01, TT-COMP-06, TT-RNG-01)."""
    s = create_blank_state(seats, resolve_options(options))
    s.first = choose_first_player(seats, options, dice)
    s.active = s.first
    s.ending = NOBODY
    s.mode = NONE
    _set_up_cards(s)
    _set_up_pieces(s, seats)
    _set_up_letters(s, seats)
    drawing.refill_display(s, dice, None)  # TT-SETUP-06
    turn.begin_turn(s, None)
    dispatch.advance_to_question(s, dice, None)
    return s


def choose_first_player(seats: i64, options: Options, dice: Dice) -> i64:
    """TT-SETUP-08: drawn at random, or named by the table (AMB-28)."""
    named = str(options["first_player"])
    return dice.below(seats) if named == "random" else int(named) - 1


def _set_up_cards(s: State) -> None:
    """TT-SETUP-06, TT-SETUP-07: a pile without an order; nobody has cards (TT-COMP-01, TT-COMP-02)."""
    s.pile = vec[i64]([COPIES] * CITIES)
    s.pile_n = CARDS
    s.pool = vec[i64]([COPIES] * CITIES)
    s.top = NONE
    s.display = vec[i64]([NONE] * DISPLAY)


def _set_up_pieces(s: State, seats: i64) -> None:
    """TT-SETUP-02 to TT-SETUP-05, TT-COMP-03, TT-COMP-04, TT-COMP-05."""
    s.left = vec[i64]([HOUSES] * seats)
    s.tiles = vec[i64]([NOBODY] * TILES)


def _set_up_letters(s: State, seats: i64) -> None:
    """TX-SETUP-01 to TX-SETUP-04, TX-COMP-01, TX-COMP-02, TX-LETTER-04, TX-INFO-01."""
    s.courier = NOBODY
    s.price = NEVER
    if s.options.expansion:
        s.mail = ALL_CITIES
        for i in range(seats):
            s.letters[(s.first + i) % seats] = STARTING_LETTERS[i]
        s.removed = LETTERS - CITIES - sum(s.letters)  # TX-SETUP-03
