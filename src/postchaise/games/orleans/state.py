"""The state of a match: plain numbers and lists, no rules."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel import game as kernel
from postchaise.kernel.native import vec
from postchaise.kernel.state_fields import (
    Codes,
    build_blank_rows,
    fields_from_json,
    fields_to_json,
    list_step_names,
    set_blank_fields,
)

from .components import (
    CARGO_SPACES,
    CHARACTERS,
    CITIZENS,
    DEEDS,
    EMPTY,
    EVENTS,
    FIRST_SPACE,
    FOLLOWERS,
    GOODS,
    LEVEL,
    NEEDS,
    PLACES,
    SLOT_FIRST,
    SLOT_LAST,
    SLOT_SIZE,
    SPACES,
    STACKS,
    TOWNS,
    TRACKS,
)

# Steps on the agenda; a question waits for an answer, other steps are carried out automatically.
S_EXCLUDE: Final = 0  # question: a tile to exclude
S_HOURGLASS: Final = 1  # phase 1
S_CENSUS: Final = 2  # phase 2
S_FOLLOWERS: Final = 3  # phase 3 begins
S_FOLLOW: Final = 4  # question to all: recalls and draws
S_DRAW: Final = 5  # what was decided is carried out
S_TOWER: Final = 6  # the Gunpowder Tower is emptied, if somebody has it
S_PLANNING: Final = 7  # phase 4 begins
S_PLAN: Final = 8  # question to all: where followers go
S_REVEAL: Final = 9  # plans are revealed, phase 5 begins
S_ACT: Final = 10  # question: which place to use
S_RECRUIT: Final = 11  # question: which character
S_TAKE: Final = 12  # question: which place tile
S_MOVE: Final = 13  # question: along which route, with which good
S_SEND: Final = 14  # question: who goes to which deed
S_REWARD: Final = 15  # question: coins or development
S_PAY: Final = 16  # question: how many coins
S_BATH: Final = 17  # question: which of the followers drawn goes where
S_NEXT: Final = 18  # the next player's action
S_GEARS: Final = 19  # the technology window opens
S_GEAR: Final = 20  # question to all: where to place technology tiles
S_EVENT: Final = 21  # phase 6 begins
S_AFFECT: Final = 22  # the next player is affected
S_SHIELD: Final = 23  # question: use the Sacristy
S_SUFFER: Final = 24  # the event itself
S_HARVEST: Final = 25  # question: which food, or coins
S_TORTURE: Final = 26  # question: what to give up
S_END: Final = 27  # phase 7
S_STORE: Final = 28  # question to the owner of the Gunpowder Tower: which followers lie in it
STEPS: Final[list[str]] = list_step_names(__name__)

NOBODY: Final = -1
NONE: Final = -1
OFFERED: Final = -1  # a place tile beside the board
GONE: Final = -2  # out of the game
BOARD: Final = -3  # a place everybody has
PLANS: Final = 0  # not ready yet
SAID_READY: Final = 1
IDLE: Final = 2  # there was nothing to choose
TAKE_BACKS: Final = 100  # how often a seat may take something back in one question (OR-GEN-BACK-01)

NUMBERS: Final = (
    "seats",
    "first",
    "active",
    "round",
    "event",
    "stack",
    "over",
    "place",
    "deed",
    "sent",
    "food",
    "debt",
    "exclusions",
    "gear_supply",
    "gears_lost",
)
LISTS: Final = (
    "agenda",
    "queue",
    "drawn",
)
ROWS: Final[dict[str, int]] = {  # by length: declared as vec
    "hourglass": STACKS * EVENTS,
    "station": TOWNS,
    "good_supply": GOODS,
    "goods_lost": GOODS,
    "cargo": CARGO_SPACES,
    "supply": CHARACTERS,
    "followers_lost": CHARACTERS,
    "tower": FOLLOWERS,
    "stored": FOLLOWERS,
    "holder": PLACES,
    "deed_open": DEEDS * CHARACTERS,
    "citizen": CITIZENS,
}
SEAT_ROWS: Final[dict[str, int]] = {  # by length for each seat: likewise
    "coins": 1,
    "dev": 1,
    "track": TRACKS,
    "merchant": 1,
    "reserve": 1,
    "built": 1,
    "goods": GOODS,
    "bag": FOLLOWERS,
    "market": FOLLOWERS,
    "space": SPACES,
    "gears": 1,
    "placed": 1,
    "wild": 1,
    "ready": 1,
    "drawing": 1,
    "taken_back": 1,
    "passed": 1,
}
SEAT_CODES: Final = ("tiles", "plans")  # a tuple for each seat

VECTORS: Final = (*ROWS, *SEAT_ROWS)
FIELDS: Final = (*NUMBERS, *LISTS, *VECTORS, *SEAT_CODES)  # the names of JSON


class State(kernel.State):
    """A position. Every field is declared above and copied below; tests/games/test_state_fields.py compares the two.

    A list of `seats * n` numbers is flat. A follower has the number of its character; the starters come after them.
    """

    __slots__ = FIELDS

    seats: i64
    first: i64  # the first player of this round
    active: i64  # who is asked; while everybody decides, the first in turn order who is not ready
    round: i64
    event: i64  # of this round
    stack: i64  # of its tile: start, A, B, C
    over: i64
    place: i64  # the place being used
    deed: i64  # whose reward is chosen
    sent: i64  # followers sent to deeds by this action
    food: i64  # still due at the harvest
    debt: i64  # items still to be given up under torture
    exclusions: i64  # how many tiles the player may still exclude
    gear_supply: i64
    gears_lost: i64
    agenda: list[int]
    queue: list[int]  # seats that are still to come in this phase, next one first
    hourglass: vec[i64]  # stacks * events: tiles not yet turned up
    coins: vec[i64]
    dev: vec[i64]
    track: vec[i64]  # seats * TRACKS
    merchant: vec[i64]  # town
    reserve: vec[i64]  # stations not yet built
    built: vec[i64]  # stations on the map
    station: vec[i64]  # per town: bits of the seats
    goods: vec[i64]  # seats * GOODS
    good_supply: vec[i64]
    goods_lost: vec[i64]
    cargo: vec[i64]  # per goods space of the map: the good, or NONE
    supply: vec[i64]  # per character
    followers_lost: vec[i64]  # per character, by torture
    bag: vec[i64]  # seats * FOLLOWERS
    market: vec[i64]  # seats * FOLLOWERS
    tower: vec[i64]  # FOLLOWERS: who lies in the Gunpowder Tower
    stored: vec[i64]  # FOLLOWERS: who lay there before the question of phase 3 or 4
    space: vec[i64]  # seats * SPACES: a follower, GEAR or EMPTY; sorted within a slot
    gears: vec[i64]  # technology tiles not yet placed
    placed: vec[i64]  # technology tiles placed in the whole game
    holder: vec[i64]  # per place: the seat, OFFERED, GONE or BOARD
    wild: vec[i64]  # which stand-in tiles a seat owns
    deed_open: vec[i64]  # deeds * CHARACTERS: spaces still empty
    citizen: vec[i64]  # per citizen: who took it, or NOBODY
    ready: vec[i64]  # PLANS, SAID_READY or IDLE
    drawing: vec[i64]  # how many followers a seat has decided to draw, or NONE
    taken_back: vec[i64]  # how often a seat has taken something back in this question (OR-GEN-BACK-01)
    passed: vec[i64]
    drawn: list[int]  # followers the Bathhouse has drawn
    tiles: list[Codes]  # per seat: own place tiles, in the order in which they came
    plans: list[Codes]  # per seat: follower * SLOTS + slot, sorted; put down (phase 4) or to be recalled (phase 3)

    def copy(self) -> State:
        c = State()
        c.seats = self.seats
        c.first = self.first
        c.active = self.active
        c.round = self.round
        c.event = self.event
        c.stack = self.stack
        c.over = self.over
        c.place = self.place
        c.deed = self.deed
        c.sent = self.sent
        c.food = self.food
        c.debt = self.debt
        c.exclusions = self.exclusions
        c.gear_supply = self.gear_supply
        c.gears_lost = self.gears_lost
        c.agenda = self.agenda[:]
        c.queue = self.queue[:]
        c.hourglass = self.hourglass[:]
        c.coins = self.coins[:]
        c.dev = self.dev[:]
        c.track = self.track[:]
        c.merchant = self.merchant[:]
        c.reserve = self.reserve[:]
        c.built = self.built[:]
        c.station = self.station[:]
        c.goods = self.goods[:]
        c.good_supply = self.good_supply[:]
        c.goods_lost = self.goods_lost[:]
        c.cargo = self.cargo[:]
        c.supply = self.supply[:]
        c.followers_lost = self.followers_lost[:]
        c.bag = self.bag[:]
        c.market = self.market[:]
        c.tower = self.tower[:]
        c.stored = self.stored[:]
        c.space = self.space[:]
        c.gears = self.gears[:]
        c.placed = self.placed[:]
        c.holder = self.holder[:]
        c.wild = self.wild[:]
        c.deed_open = self.deed_open[:]
        c.citizen = self.citizen[:]
        c.ready = self.ready[:]
        c.drawing = self.drawing[:]
        c.taken_back = self.taken_back[:]
        c.passed = self.passed[:]
        c.drawn = self.drawn[:]
        c.tiles = self.tiles[:]
        c.plans = self.plans[:]
        return c

    def to_json(self) -> dict[str, Any]:
        codes = {name: [list(each) for each in getattr(self, name)] for name in SEAT_CODES}
        return {**fields_to_json(self, (*NUMBERS, *LISTS, *VECTORS), VECTORS), **codes}

    def __reduce__(self) -> tuple[Any, ...]:
        return load_state, (self.to_json(),)


def assign_rows(state: State, rows: dict[str, list[int]]) -> None:
    """Assign the vectors one by one: compiled, `setattr` of a vector would never release its memory."""
    state.hourglass = vec[i64](rows["hourglass"])
    state.coins = vec[i64](rows["coins"])
    state.dev = vec[i64](rows["dev"])
    state.track = vec[i64](rows["track"])
    state.merchant = vec[i64](rows["merchant"])
    state.reserve = vec[i64](rows["reserve"])
    state.built = vec[i64](rows["built"])
    state.station = vec[i64](rows["station"])
    state.goods = vec[i64](rows["goods"])
    state.good_supply = vec[i64](rows["good_supply"])
    state.goods_lost = vec[i64](rows["goods_lost"])
    state.cargo = vec[i64](rows["cargo"])
    state.supply = vec[i64](rows["supply"])
    state.followers_lost = vec[i64](rows["followers_lost"])
    state.bag = vec[i64](rows["bag"])
    state.market = vec[i64](rows["market"])
    state.tower = vec[i64](rows["tower"])
    state.stored = vec[i64](rows["stored"])
    state.space = vec[i64](rows["space"])
    state.gears = vec[i64](rows["gears"])
    state.placed = vec[i64](rows["placed"])
    state.holder = vec[i64](rows["holder"])
    state.wild = vec[i64](rows["wild"])
    state.deed_open = vec[i64](rows["deed_open"])
    state.citizen = vec[i64](rows["citizen"])
    state.ready = vec[i64](rows["ready"])
    state.drawing = vec[i64](rows["drawing"])
    state.taken_back = vec[i64](rows["taken_back"])
    state.passed = vec[i64](rows["passed"])


def create_blank_state(seats: int) -> State:
    """Return a state in which nothing has happened and nothing lies anywhere: every field is 0 or empty."""
    state = State()
    set_blank_fields(state, NUMBERS, LISTS)
    assign_rows(state, build_blank_rows(seats, ROWS, SEAT_ROWS))
    state.tiles = [() for _ in range(seats)]
    state.plans = [() for _ in range(seats)]
    state.seats = seats
    return state


def load_state(data: dict[str, Any]) -> State:
    state = State()
    fields_from_json(state, (*NUMBERS, *LISTS), data)
    assign_rows(state, data)
    for name in SEAT_CODES:
        setattr(state, name, [tuple(each) for each in data[name]])
    return state


# Helpers for every chapter


def is_planning_phase(s: State) -> bool:
    """Check for phases 3 and 4: all seats decide at the same time and in secret."""
    return len(s.agenda) > 0 and (s.agenda[-1] == S_PLAN or s.agenda[-1] == S_FOLLOW)


def is_simultaneous_step(s: State) -> bool:
    """Check for phases 3 and 4 and the technology window, where all seats are asked at the same time."""
    return is_planning_phase(s) or (len(s.agenda) > 0 and s.agenda[-1] == S_GEAR)


def find_development_level(s: State, seat: i64) -> i64:
    """OR-DEV-04, OR-DEV-05."""
    return LEVEL[s.dev[seat]]


def sum_row(row: vec[i64], first: i64, n: i64) -> i64:
    """Return the sum of n numbers of a row: `sum` of a slice is slow when compiled."""
    found: i64 = 0
    for i in range(first, first + n):
        found += row[i]
    return found


def count_goods(s: State, seat: i64) -> i64:
    """Return how many goods a player has."""
    return sum_row(s.goods, seat * GOODS, GOODS)


def count_followers(followers: vec[i64], seat: i64) -> i64:
    """Return how many followers of a seat are in its bag or on its market."""
    return sum_row(followers, seat * FOLLOWERS, FOLLOWERS)


def count_neutral_followers(followers: vec[i64], seat: i64) -> i64:
    """Return the same without the starters."""
    return sum_row(followers, seat * FOLLOWERS, CHARACTERS)


def list_place_contents(s: State, seat: i64, place: i64) -> list[int]:
    """Return followers and technology tiles on the spaces of a place."""
    first = seat * SPACES
    spaces = s.space[first + FIRST_SPACE[place] : first + FIRST_SPACE[place + 1]]
    return [content for content in spaces if content != EMPTY]


def is_place_active(s: State, seat: i64, place: i64) -> bool:
    """OR-ACT-01. Filled spaces come first, so the Town Hall needs only its first one."""
    first: i64 = seat * SPACES + FIRST_SPACE[place]
    for space in range(first, first + NEEDS[place]):
        if s.space[space] == EMPTY:
            return False
    return True


# Filling and emptying the spaces of a place


def sort_equal_spaces(spaces: vec[i64], first: i64, slot: i64) -> None:
    """Keep spaces with the same print sorted, filled ones first: which of them is filled makes no difference."""
    if SLOT_SIZE[slot] > 1:
        a, b = first + SLOT_FIRST[slot], first + SLOT_LAST[slot] + 1
        for space in range(a + 1, b):
            content, i = spaces[space], space
            while i > a and spaces[i - 1] > content:
                spaces[i] = spaces[i - 1]
                i -= 1
            spaces[i] = content


def fill_space(spaces: vec[i64], first: i64, slot: i64, content: i64) -> None:
    """Put a follower or technology tile on the last space of a slot, which is empty if any is."""
    spaces[first + SLOT_LAST[slot]] = content
    sort_equal_spaces(spaces, first, slot)


def empty_space(spaces: vec[i64], first: i64, slot: i64, content: i64) -> None:
    """Empty one space of a slot that holds this content."""
    for space in range(first + SLOT_FIRST[slot], first + SLOT_LAST[slot] + 1):
        if spaces[space] == content:
            spaces[space] = EMPTY
            break
    sort_equal_spaces(spaces, first, slot)
