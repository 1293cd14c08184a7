"""Setting up a match (chapter Setup)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.meta import Options
from postchaise.kernel.native import vec

from ..components import ALL_CITIES, CARDS, CITIES, COPIES, DISPLAY, HOUSES, LETTERS, STARTING_LETTERS, TILES
from ..state import NEVER, NOBODY, NONE, MatchOptions, State
from . import dispatch, drawing, turn


def resolve_options(options: Options) -> MatchOptions:
    """The options as numbers."""
    o = MatchOptions()
    o.expansion = int(options["expansion"] is True)
    o.all_nine = int(options["all_provinces"] == "all_nine")
    o.optional_houses = int(options["house_placement"] == "optional")
    o.may_decline = int(o.expansion == 1 or options["base_decline_carriage"] is True)
    o.memory_aid = int(options["memory_aid"] is True)
    o.hide_totals = int(options["hide_bonus_totals"] is True)
    return o


def new(seats: i64, options: Options, dice: Dice) -> State:
    s = State()
    s.options = resolve_options(options)
    s.seats = seats
    _nothing_happened(s)
    s.first = first_player(seats, options, dice)
    s.active = s.first
    _cards(s, seats)
    _pieces(s, seats)
    _letters(s, seats)
    drawing.refill(s, dice, None)  # TT-SETUP-06
    turn.begin(s, None)
    dispatch.advance(s, dice, None)
    return s


def first_player(seats: i64, options: Options, dice: Dice) -> i64:
    """TT-SETUP-08: drawn, or named by the table (AMB-28)."""
    named = str(options["first_player"])
    return dice.below(seats) if named == "random" else int(named) - 1


def _nothing_happened(s: State) -> None:
    s.turns_begun = 0
    s.over = 0
    s.ending = NOBODY
    s.cause = 0
    s.mode = NONE
    s.open = 0
    s.agenda = []


def _cards(s: State, seats: i64) -> None:
    """TT-SETUP-06, TT-SETUP-07: a pile without an order; nobody has drawing."""
    s.pile = vec[i64]([COPIES] * CITIES)
    s.pile_n = CARDS
    s.pool = vec[i64]([COPIES] * CITIES)
    s.fresh = vec[i64]([0] * (seats * CITIES))
    s.fresh_n = vec[i64]([0] * seats)
    s.draws = []
    s.shows = []
    s.shuffles = 0
    s.discard = vec[i64]([0] * CITIES)
    s.discard_n = 0
    s.top = NONE
    s.display = vec[i64]([NONE] * DISPLAY)
    s.shown = 0
    s.hand = vec[i64]([0] * (seats * CITIES))
    s.known = vec[i64]([0] * (seats * CITIES))
    s.hand_n = vec[i64]([0] * seats)
    s.hidden_n = vec[i64]([0] * seats)


def _pieces(s: State, seats: i64) -> None:
    """TT-SETUP-02 to TT-SETUP-05."""
    s.route = [[] for _ in range(seats)]
    s.covered = vec[i64]([0] * seats)
    s.houses = vec[i64]([0] * seats)
    s.left = vec[i64]([HOUSES] * seats)
    s.level = vec[i64]([0] * seats)
    s.tiles = vec[i64]([NOBODY] * TILES)


def _letters(s: State, seats: i64) -> None:
    """TX-SETUP-01 to TX-SETUP-04."""
    s.letters = vec[i64]([0] * seats)
    s.courier = NOBODY
    s.mail = 0
    s.removed = 0
    s.purse = 0
    s.price = NEVER
    if s.options.expansion:
        s.mail = ALL_CITIES
        for i in range(seats):
            s.letters[(s.first + i) % seats] = STARTING_LETTERS[i]
        s.removed = LETTERS - CITIES - sum(s.letters)  # TX-SETUP-03
