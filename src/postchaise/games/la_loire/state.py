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

from .components import CHARACTERS, GOODS, LEVELS, LOCATIONS, MESSAGES, PALACES, SHIELDS, TOKENS, UNDELIVERED_MAYOR
from .options import OPTION_FIELDS, MatchOptions

# Steps on the agenda. A question waits for an answer, other steps are carried out automatically.
S_START: Final = 0  # start of a turn: minimum check
S_FIRST: Final = 1  # question: which piece goes first
S_DEPART: Final = 2  # money checks before the piece moves
S_RIDE: Final = 3  # question: where to, on how many horses
S_ARRIVE: Final = 4  # Bank income
S_STOP: Final = 5  # question, again and again: what to do here
S_SWITCH: Final = 6  # the other piece's turn
S_END: Final = 7  # end checks, next player
S_SITE: Final = 8  # question: where the building goes
S_CIRCUS: Final = 9  # question: where the circus goes
S_KEEP: Final = 10  # question: which of the messages looked at to keep
S_TOKEN: Final = 11  # question: which token marks the station
STEPS: Final[list[str]] = list_step_names(__name__)

NOBODY: Final = -1
NOWHERE: Final = -1
NONE: Final = -1
NO_HEADING: Final = 0
TOKEN_AWAY: Final = -2  # still on the Apprentice or Helper card
TOKEN_FREE: Final = -1
HAND: Final[i64] = UNDELIVERED_MAYOR  # places for undelivered messages

# Actions of a stop, as `stop_actions = single` counts them
NO_ACTION: Final = 0
BUYING: Final = 1
SELLING: Final = 2
SHIPPING: Final = 3
BUILDING: Final = 4
BUYING_MESSAGES: Final = 5
DELIVERING: Final = 6  # or marking
HIRING: Final = 7

NUMBERS: Final = (
    "seats",
    "active",
    "turns_begun",
    "over",
    "ending",
    "cause",
    "last_turns",
    "piece",
    "circus",
    "towers",
    "pending",
    "bought",
    "shipped",
    "built",
    "hires",
    "palatium",
    "smithed",
    "taken",
    "messages_bought",
    "delivered_here",
    "used",
    "fresh",
    "new_palaces",
)
LISTS: Final = (
    "agenda",
    "extra",
    "bottom",
    "drawn",
)
ROWS: Final[dict[str, int]] = {  # by length: declared as vec
    "shield": LOCATIONS,
    "market": SHIELDS,
    "free": LOCATIONS,
    "building": LOCATIONS,
    "owner": LOCATIONS,
    "supply": GOODS,
    "stock": CHARACTERS,
    "palace_stock": PALACES,
    "deck": MESSAGES,
    "deck_n": LEVELS + 1,
    "message_state": MESSAGES,
}
SEAT_ROWS: Final[dict[str, int]] = {  # by length for each seat: likewise
    "at": 2,
    "horses": 2,
    "heading": 2,
    "deniers": 1,
    "boat": 1,
    "farms": 1,
    "monasteries": 1,
    "goods": GOODS,
    "hired": 1,
    "palaces": 1,
    "held": HAND,
    "delivered": 1,
    "tokens": TOKENS,
}

VECTORS: Final = (*ROWS, *SEAT_ROWS)
FIELDS: Final = (*NUMBERS, *LISTS, *VECTORS)  # the names of JSON


class State(kernel.State):
    """A position. Every field is declared above and copied below; tests/games/test_state_fields.py compares the two.

    A piece has the index 2 * seat + (0 for the merchant, 1 for the messenger). A list of `seats * n` numbers is flat.
    """

    __slots__ = (*FIELDS, "options")

    options: MatchOptions
    seats: i64
    active: i64  # whose turn it is
    turns_begun: i64  # turns begun so far
    over: i64
    ending: i64  # who gets no extra turn once an end condition is met, or NOBODY
    cause: i64  # reason of the end: 0 not yet, 1 boat, 2 messages, 3 the last solo turn, 4 the last round
    last_turns: i64  # the extra turns have begun
    piece: i64  # MERCHANT or MESSENGER: whose step it is
    circus: i64  # its village, or NOWHERE in the casual game
    towers: i64  # not yet built
    pending: i64  # what the top question is about: building and payment, level, or message
    bought: i64  # goods purchases this turn
    shipped: i64
    built: i64  # buildings this turn
    hires: i64  # this turn
    palatium: i64  # bits of Palatium cards used this turn: 2 * palace index + piece
    smithed: i64  # bits of pieces the Blacksmith served this turn
    taken: i64  # horses taken by payment in this movement
    messages_bought: i64  # at this stop
    delivered_here: i64  # a message was delivered or marked at this stop
    used: i64  # the action of this stop, when only one is allowed
    fresh: i64  # bits of locations whose farm was built this turn
    new_palaces: i64  # bits of palaces built this turn: they do not work yet
    agenda: list[int]
    extra: list[int]  # seats that still have their last turn, next one first
    at: vec[i64]  # per piece
    horses: vec[i64]  # per piece
    heading: vec[i64]  # per piece: +1, -1, or 0 in a city
    free: vec[i64]  # free horses per location
    shield: vec[i64]  # per location, NONE in cities; shared by all copies
    market: vec[i64]  # shield colours, cheapest first
    building: vec[i64]  # per location, or NO_BUILDING
    owner: vec[i64]  # per location, or NOBODY
    deniers: vec[i64]
    boat: vec[i64]
    farms: vec[i64]  # not on the board
    monasteries: vec[i64]  # not on the board
    goods: vec[i64]  # seats * GOODS
    supply: vec[i64]  # per good
    hired: vec[i64]  # bits of characters
    stock: vec[i64]  # copies left per character
    palaces: vec[i64]  # bits
    palace_stock: vec[i64]
    deck: vec[i64]  # per message: 1 while it lies in the shuffled part of its deck
    deck_n: vec[i64]  # per level: cards in the shuffled part
    bottom: list[int]  # known cards under the decks, next one first: 16 * message + bits of the seats that know it
    drawn: list[int]  # messages the Spy is looking at, as 16 * message + bits of the seats that know it
    message_state: vec[i64]  # per message: NONE in its deck, 2 * seat while undelivered, 2 * seat + 1 when delivered
    held: vec[i64]  # seats * HAND: undelivered messages, then NONE
    delivered: vec[i64]  # how many
    tokens: vec[i64]  # seats * TOKENS: TOKEN_AWAY, TOKEN_FREE, or 32 * message + location

    def copy(self) -> State:
        c = State()
        c.options = self.options
        c.seats = self.seats
        c.active = self.active
        c.turns_begun = self.turns_begun
        c.over = self.over
        c.ending = self.ending
        c.cause = self.cause
        c.last_turns = self.last_turns
        c.piece = self.piece
        c.circus = self.circus
        c.towers = self.towers
        c.pending = self.pending
        c.bought = self.bought
        c.shipped = self.shipped
        c.built = self.built
        c.hires = self.hires
        c.palatium = self.palatium
        c.smithed = self.smithed
        c.taken = self.taken
        c.messages_bought = self.messages_bought
        c.delivered_here = self.delivered_here
        c.used = self.used
        c.fresh = self.fresh
        c.new_palaces = self.new_palaces
        c.agenda = self.agenda[:]
        c.extra = self.extra[:]
        c.at = self.at[:]
        c.horses = self.horses[:]
        c.heading = self.heading[:]
        c.free = self.free[:]
        c.shield = self.shield
        c.market = self.market[:]
        c.building = self.building[:]
        c.owner = self.owner[:]
        c.deniers = self.deniers[:]
        c.boat = self.boat[:]
        c.farms = self.farms[:]
        c.monasteries = self.monasteries[:]
        c.goods = self.goods[:]
        c.supply = self.supply[:]
        c.hired = self.hired[:]
        c.stock = self.stock[:]
        c.palaces = self.palaces[:]
        c.palace_stock = self.palace_stock[:]
        c.deck = self.deck[:]
        c.deck_n = self.deck_n[:]
        c.bottom = self.bottom[:]
        c.drawn = self.drawn[:]
        c.message_state = self.message_state[:]
        c.held = self.held[:]
        c.delivered = self.delivered[:]
        c.tokens = self.tokens[:]
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
    state.at = vec[i64](rows["at"])
    state.horses = vec[i64](rows["horses"])
    state.heading = vec[i64](rows["heading"])
    state.free = vec[i64](rows["free"])
    state.shield = vec[i64](rows["shield"])
    state.market = vec[i64](rows["market"])
    state.building = vec[i64](rows["building"])
    state.owner = vec[i64](rows["owner"])
    state.deniers = vec[i64](rows["deniers"])
    state.boat = vec[i64](rows["boat"])
    state.farms = vec[i64](rows["farms"])
    state.monasteries = vec[i64](rows["monasteries"])
    state.goods = vec[i64](rows["goods"])
    state.supply = vec[i64](rows["supply"])
    state.hired = vec[i64](rows["hired"])
    state.stock = vec[i64](rows["stock"])
    state.palaces = vec[i64](rows["palaces"])
    state.palace_stock = vec[i64](rows["palace_stock"])
    state.deck = vec[i64](rows["deck"])
    state.deck_n = vec[i64](rows["deck_n"])
    state.message_state = vec[i64](rows["message_state"])
    state.held = vec[i64](rows["held"])
    state.delivered = vec[i64](rows["delivered"])
    state.tokens = vec[i64](rows["tokens"])


def create_blank_state(seats: int, options: MatchOptions) -> State:
    """Return a state in which nothing has happened and nothing lies anywhere: every field is 0 or empty."""
    state = State()
    set_blank_fields(state, NUMBERS, LISTS)
    assign_rows(state, build_blank_rows(seats, ROWS, SEAT_ROWS))
    state.options = options
    state.seats = seats
    return state


def load_state(data: dict[str, Any]) -> State:
    state = State()
    state.options = MatchOptions()
    fields_from_json(state.options, OPTION_FIELDS, data["options"])
    fields_from_json(state, (*NUMBERS, *LISTS), data)
    assign_rows(state, data)
    return state


# Helpers for every chapter


def find_current_location(s: State) -> i64:
    """Return the location of the piece that is acting."""
    return s.at[2 * s.active + s.piece]


def find_working_palaces(s: State) -> i64:
    """Return the bits of the palaces that work in this turn (LL-BUILD-15)."""
    return s.palaces[s.active] & ~s.new_palaces
