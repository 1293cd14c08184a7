"""The state of a match: plain numbers and lists, no rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel import game as kernel
from postchaise.kernel.native import vec
from postchaise.kernel.state_fields import (
    build_blank_rows,
    fields_from_json,
    fields_to_json,
    list_step_names,
    set_blank_fields,
)

from .components import CITIES, DISPLAY, HOUSES, LETTERS, TILES
from .options import OPTION_FIELDS, MatchOptions

# Steps on the agenda. A question comes up only when there is something to choose; other steps are automatic.
S_DRAW: Final = 0  # question: a card, an official, or the end of drawing
S_PLAY: Final = 1  # question: a card for the route
S_CLOSE: Final = 2  # question: close the route?
S_HOUSES: Final = 3  # question: how houses are placed
S_HOUSE: Final = 4  # question: where the next house goes
S_BONUS: Final = 5  # bonus tiles
S_CARRIAGE: Final = 6  # question: take the carriage?
S_CLEAR: Final = 7  # the closed route goes to the discard
S_TRIM: Final = 8  # question: which card to discard
S_END: Final = 9  # refill, end of the game, next player
STEPS: Final[list[str]] = list_step_names(__name__)

NOBODY: Final = -1
NONE: Final = -1
NEVER: Final = 1 << 20  # a price nobody can pay

# Officials, as bits of `used`
POSTMASTER: Final = 0
ADMINISTRATOR: Final = 1
CARRIER: Final = 2
CARTWRIGHT: Final = 3
OFFICIAL_IDS: Final = ("postmaster", "administrator", "carrier", "cartwright")

# Modes of placing houses (TT-HOUSE-01)
EACH: Final = 0  # one in each province
IN: Final = 1  # all cities of one province

NUMBERS: Final = (
    "seats",
    "first",
    "active",
    "turns_begun",
    "over",
    "ending",
    "cause",
    "used",
    "purse",
    "price",
    "forced",
    "drawn",
    "played",
    "pile_n",
    "discard_n",
    "top",
    "shown",
    "shuffles",
    "mail",
    "removed",
    "courier",
    "mode",
    "open",
)
LISTS: Final = (
    "agenda",
    "draws",
    "shows",
)
ROWS: Final[dict[str, int]] = {  # by length: declared as vec
    "pile": CITIES,
    "discard": CITIES,
    "display": DISPLAY,
    "pool": CITIES,
    "tiles": TILES,
}
SEAT_ROWS: Final[dict[str, int]] = {  # by length for each seat: likewise
    "fresh": CITIES,
    "fresh_n": 1,
    "hand": CITIES,
    "hand_n": 1,
    "known": CITIES,
    "hidden_n": 1,
    "left": 1,
    "level": 1,
    "letters": 1,
    "covered": 1,
    "houses": 1,
}
SEAT_LISTS: Final = ("route",)  # a list for each seat

VECTORS: Final = (*ROWS, *SEAT_ROWS)
FIELDS: Final = (*NUMBERS, *LISTS, *VECTORS, *SEAT_LISTS)  # the names of JSON

# What everybody may count of each seat: name in views and observations, field, scale of an observation
PUBLIC_COUNTS: Final = (
    ("hand", "hand_n", 10),
    ("letters", "letters", LETTERS),
    ("houses_left", "left", HOUSES),
)


class State(kernel.State):
    """A position. Every field is declared above and copied below; tests/games/test_state_fields.py compares the two.

    A list of `seats * CITIES` numbers is flat and counts cards; a set of cities is a bit mask.

    Players who count cards know more than hands and pile. The pile is empty whenever it is shuffled, so everybody knows
    which cards all players together drew from it, and how many each. `sample_world` must not contradict that; `draws`
    and `shows` keep as much of it as still matters.
    """

    __slots__ = (*FIELDS, "options")

    options: MatchOptions
    seats: i64
    first: i64  # first player of every round
    active: i64  # whose turn it is
    turns_begun: i64  # turns begun so far
    over: i64
    ending: i64  # who met an end condition first, or NOBODY
    cause: i64  # reason of the end: 0 not yet, 1 houses, 2 carriage
    used: i64  # bits of the officials used this turn
    purse: i64  # letters that may still be spent this turn (TX-LETTER-05)
    price: i64  # letters for a further official this turn; NEVER in the base game
    forced: i64  # the Postmaster must still be used this turn
    drawn: i64  # cards drawn this turn
    played: i64  # cards played this turn
    pile_n: i64
    discard_n: i64
    top: i64  # the city on top of the discard, or NONE
    shown: i64  # cards in the display
    shuffles: i64  # of the discard, so far
    mail: i64  # bits of the cities with a letter
    removed: i64  # letters out of the game
    courier: i64  # who holds it, or NOBODY
    mode: i64  # how houses are placed: NONE, EACH or IN
    open: i64  # bits of the cities that can still get a house in this closing
    agenda: list[int]
    pile: vec[i64]  # per city: how many, in no order; secret
    discard: vec[i64]  # per city
    display: vec[i64]  # slots: a city, or NONE
    pool: vec[i64]  # per city: the pile when it was last shuffled, less what was turned up since; public
    fresh: vec[i64]  # seats * CITIES: drawn from the pile since it was last shuffled; secret
    fresh_n: vec[i64]  # how many each; public
    draws: list[
        int
    ]  # blind draws before the last shuffle that still matter (see card_counting); who drew what is secret
    shows: list[int]  # cards unseen until they left a hand (see card_counting); public
    hand: vec[i64]  # seats * CITIES
    hand_n: vec[i64]
    known: vec[i64]  # seats * CITIES: cards in hand that everybody saw being taken
    hidden_n: vec[i64]  # cards in hand that only the owner knows
    covered: vec[i64]  # bits of the cities in the route
    houses: vec[i64]  # bits of cities
    left: vec[i64]  # houses not yet placed
    level: vec[i64]  # carriages taken: index of CARRIAGE_LEVEL
    letters: vec[i64]
    tiles: vec[i64]  # per bonus tile: its owner, or NOBODY
    route: list[list[int]]  # per seat: cities from the left end to the right end

    def copy(self) -> State:
        c = State()
        c.options = self.options
        c.seats = self.seats
        c.first = self.first
        c.active = self.active
        c.turns_begun = self.turns_begun
        c.over = self.over
        c.ending = self.ending
        c.cause = self.cause
        c.used = self.used
        c.purse = self.purse
        c.price = self.price
        c.forced = self.forced
        c.drawn = self.drawn
        c.played = self.played
        c.pile_n = self.pile_n
        c.discard_n = self.discard_n
        c.top = self.top
        c.shown = self.shown
        c.shuffles = self.shuffles
        c.mail = self.mail
        c.removed = self.removed
        c.courier = self.courier
        c.mode = self.mode
        c.open = self.open
        c.agenda = self.agenda[:]
        c.pile = self.pile[:]
        c.discard = self.discard[:]
        c.display = self.display[:]
        c.pool = self.pool[:]
        c.fresh = self.fresh[:]
        c.fresh_n = self.fresh_n[:]
        c.draws = self.draws[:]
        c.shows = self.shows[:]
        c.hand = self.hand[:]
        c.hand_n = self.hand_n[:]
        c.known = self.known[:]
        c.hidden_n = self.hidden_n[:]
        c.covered = self.covered[:]
        c.houses = self.houses[:]
        c.left = self.left[:]
        c.level = self.level[:]
        c.letters = self.letters[:]
        c.tiles = self.tiles[:]
        c.route = [route[:] for route in self.route]
        return c

    @property
    def round_number(self) -> int:
        """Return the number of the round: one turn of every player."""
        return 1 + (self.turns_begun - 1) // self.seats

    def to_json(self) -> dict[str, Any]:
        return {"options": fields_to_json(self.options, OPTION_FIELDS), **fields_to_json(self, FIELDS, VECTORS)}

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (self.to_json(),)


def assign_rows(state: State, rows: dict[str, list[int]]) -> None:
    """Assign the vectors one by one: compiled, `setattr` of a vector would never release its memory."""
    state.pile = vec[i64](rows["pile"])
    state.discard = vec[i64](rows["discard"])
    state.display = vec[i64](rows["display"])
    state.pool = vec[i64](rows["pool"])
    state.fresh = vec[i64](rows["fresh"])
    state.fresh_n = vec[i64](rows["fresh_n"])
    state.hand = vec[i64](rows["hand"])
    state.hand_n = vec[i64](rows["hand_n"])
    state.known = vec[i64](rows["known"])
    state.hidden_n = vec[i64](rows["hidden_n"])
    state.covered = vec[i64](rows["covered"])
    state.houses = vec[i64](rows["houses"])
    state.left = vec[i64](rows["left"])
    state.level = vec[i64](rows["level"])
    state.letters = vec[i64](rows["letters"])
    state.tiles = vec[i64](rows["tiles"])


def create_blank_state(seats: int, options: MatchOptions) -> State:
    """Return a state in which nothing has happened and nothing lies anywhere: every field is 0 or empty."""
    state = State()
    set_blank_fields(state, NUMBERS, LISTS)
    assign_rows(state, build_blank_rows(seats, ROWS, SEAT_ROWS))
    state.route = [[] for _ in range(seats)]
    state.options = options
    state.seats = seats
    return state


def load_state(data: dict[str, Any]) -> State:
    state = State()
    state.options = MatchOptions()
    fields_from_json(state.options, OPTION_FIELDS, data["options"])
    fields_from_json(state, (*NUMBERS, *LISTS, *SEAT_LISTS), data)
    assign_rows(state, data)
    return state


# Helpers for every chapter


def count_cards_to_draw(s: State) -> i64:
    """Return how many cards can still be drawn: display, pile, and the discard once it is shuffled."""
    return s.shown + s.pile_n + s.discard_n


def find_last_seat(s: State) -> i64:
    """Return the seat that plays last in every round (TT-END-02)."""
    return (s.first + s.seats - 1) % s.seats


def list_cities(mask: i64) -> list[int]:
    """Return the cities of a bit mask in order."""
    found: list[int] = []
    while mask:
        bit = mask & -mask
        found.append(int(bit).bit_length() - 1)
        mask ^= bit
    return found
