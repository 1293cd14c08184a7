"""What one audience may see, built up from allowed fields; and worlds a seat can imagine.

Secret are the cards drawn from the pile, known to their owner alone, and therefore what is left in the pile. Cards
taken from the display were seen by all. Everybody can count: the discard lies open, so after a shuffle everybody knows
what the pile can hold.
"""

from __future__ import annotations

from typing import Any, Final

from estafette.kernel.dice import Dice
from estafette.kernel.game import OPEN

from . import components as c
from .events import CAUSES
from .rules import scoring
from .state import EACH, IN, NOBODY, NONE, OFFICIAL_IDS, S_PLAY, State

STEPS: Final = ("draw", "play", "close", "houses", "house", "bonus", "carriage", "clear", "trim", "end")
MODES: Final = {NONE: None, EACH: "each", IN: "in"}


def view(s: State, audience: int) -> dict[str, Any]:
    counting = s.options.memory_aid == 1 or audience == OPEN
    return {
        "game": "thurn-und-taxis",
        "seats": s.seats,
        "expansion": bool(s.options.expansion),
        "all_nine": bool(s.options.all_nine),
        "optional_houses": bool(s.options.optional_houses),
        "may_decline": bool(s.options.may_decline),
        "first": s.first,
        "turn": s.turn,
        "round": 1 + (s.turns - 1) // s.seats,
        "over": bool(s.over),
        "cause": CAUSES[s.cause],
        "ending": s.ending,
        "step": STEPS[s.agenda[-1]] if s.agenda else "over",
        "display": [c.CITY_IDS[city] if city != NONE else None for city in s.display],
        "pile": s.pile_n,
        "discard": _discard(s),
        "unseen": _named(unseen(s, audience)) if counting else None,
        "pool": _named(pool(s, audience)) if counting else None,
        "cities": [_city(s, city) for city in range(c.CITIES)],
        "stacks": [_stack(s, stack) for stack in range(c.STACKS)],
        "carriages": [_carriage(s, carriage) for carriage in range(1, len(c.CARRIAGE_LEVEL))],
        "courier": s.courier,
        "letters_removed": s.removed,
        "players": [_player(s, seat, audience) for seat in range(s.seats)],
        "this_turn": _this_turn(s),
    }


def _named(counts: list[int]) -> dict[str, int]:
    return {c.CITY_IDS[city]: counts[city] for city in range(c.CITIES) if counts[city]}


def _cities(mask: int) -> list[str]:
    return [c.CITY_IDS[city] for city in range(c.CITIES) if mask >> city & 1]


def _discard(s: State) -> dict[str, Any]:
    """TT-INFO-02: face up, and may be looked through (AMB-27)."""
    top = c.CITY_IDS[s.top] if s.top != NONE else None
    return {"cards": s.discard_n, "top": top, "cities": _named(s.discard)}


def _city(s: State, city: int) -> dict[str, Any]:
    owners = [seat for seat in range(s.seats) if s.houses[seat] >> city & 1]
    province = c.PROVINCE_IDS[c.PROVINCE_OF[city]]
    return {"id": c.CITY_IDS[city], "province": province, "houses": owners, "letter": bool(s.mail >> city & 1)}


def _stack(s: State, stack: int) -> dict[str, Any]:
    tiles = range(c.FIRST_TILE[stack], c.FIRST_TILE[stack + 1])
    left = [c.TILE_POINTS[tile] for tile in tiles if s.tiles[tile] == NOBODY]
    return {"id": c.STACK_IDS[stack], "values": left}


def _carriage(s: State, carriage: int) -> dict[str, Any]:
    owners = [seat for seat in range(s.seats) if s.level[seat] >= carriage]
    return {
        "level": c.CARRIAGE_LEVEL[carriage],
        "points": c.CARRIAGE_POINTS[carriage],
        "cards": c.CARRIAGE_CARDS[carriage] - len(owners),
        "owners": owners,
    }


def _player(s: State, seat: int, audience: int) -> dict[str, Any]:
    own = audience in (seat, OPEN)
    first = seat * c.CITIES
    totals = not s.options.hide_totals or own or s.over == 1  # TT-INFO-03
    tiles = [tile for tile in range(c.TILES) if s.tiles[tile] == seat]
    points = scoring.sources(s, seat)
    return {
        "hand": s.hand_n[seat],
        "cards": _named(s.hand[first : first + c.CITIES]) if own else None,
        "known": _named(s.known[first : first + c.CITIES]) if own or s.options.memory_aid else None,
        "route": [c.CITY_IDS[city] for city in s.route[seat]],
        "houses": _cities(s.houses[seat]),
        "houses_left": s.left[seat],
        "carriage": c.CARRIAGE_LEVEL[s.level[seat]],
        "letters": s.letters[seat],
        "courier": s.courier == seat,
        "tiles": [_tile(tile, totals) for tile in tiles],
        "points": {scoring.SOURCES[i]: points[i] for i in range(len(points))} if totals else None,
    }


def _tile(tile: int, shown: bool) -> dict[str, Any]:
    if not shown:
        return {"stack": None, "points": None}
    return {"stack": c.STACK_IDS[c.STACK_OF[tile]], "points": c.TILE_POINTS[tile]}


def _this_turn(s: State) -> dict[str, Any]:
    return {
        "used": [OFFICIAL_IDS[official] for official in range(len(OFFICIAL_IDS)) if s.used >> official & 1],
        "price": s.price if s.options.expansion else None,
        "purse": s.purse,
        "forced": bool(s.forced),
        "drawn": s.drawn,
        "played": s.played,
        "mode": MODES[s.mode],
        "open": _cities(s.open),
    }


# What an audience can deduce


def seen_in_hand(s: State, holder: int, audience: int) -> list[int]:
    """The cards of a hand that the audience knows (TT-INFO-04)."""
    first = holder * c.CITIES
    cards = s.hand if audience in (holder, OPEN) else s.known
    return cards[first : first + c.CITIES]


def unseen(s: State, audience: int) -> list[int]:
    """Per city: cards that lie in the pile or hidden in a hand, as far as the audience can tell."""
    left = [c.COPIES - s.discard[city] for city in range(c.CITIES)]
    for city in s.display:
        if city != NONE:
            left[city] -= 1
    for seat in range(s.seats):
        for city in s.route[seat]:
            left[city] -= 1
        seen = seen_in_hand(s, seat, audience)
        for city in range(c.CITIES):
            left[city] -= seen[city]
    return left


def pool(s: State, audience: int) -> list[int]:
    """Per city: how many the pile can hold. What everybody saw leaving it is gone, and what the audience drew."""
    can = unseen(s, audience)
    for city in range(c.CITIES):
        most = s.pool[city]
        if audience >= 0:
            most -= s.fresh[audience * c.CITIES + city]
        can[city] = min(can[city], most)
    return can


# A world a seat can imagine


class Cards:
    """What a seat must place anew, all of it known by counting.

    Of the `unseen` cards of a city at most `new` were in the pile when it was last shuffled, and at most `old` were in
    the hands of the others by then. Each of the others has `hidden` cards, at most `fresh` of them new and `stale` old.
    """

    def __init__(self, s: State, seat: int) -> None:
        self.pile: int = s.pile_n
        self.unseen: list[int] = unseen(s, seat)
        self.new: list[int] = [s.pool[i] - s.fresh[seat * c.CITIES + i] for i in range(c.CITIES)]
        self.old: list[int] = [0] * c.CITIES
        self.hidden: list[int] = s.hidden_n[:]
        self.fresh: list[int] = s.fresh_n[:]
        self.stale: list[int] = s.stale_n[:]
        self.hidden[seat] = self.fresh[seat] = self.stale[seat] = 0
        for other in range(s.seats):
            if other != seat:
                for city in range(c.CITIES):
                    self.old[city] += s.stale[other * c.CITIES + city]

    def least_new(self, city: int) -> int:
        return max(0, self.unseen[city] - self.old[city])

    def most_new(self, city: int) -> int:
        return min(self.unseen[city], self.new[city])

    def least_fresh(self, seat: int) -> int:
        return max(0, self.hidden[seat] - self.stale[seat])

    def most_fresh(self, seat: int) -> int:
        return min(self.hidden[seat], self.fresh[seat])

    def fewest(self) -> int:
        """The smallest number of new cards, in pile and hands together."""
        cities = sum([self.least_new(city) for city in range(c.CITIES)])
        hands = sum([self.least_fresh(seat) for seat in range(len(self.hidden))])
        return max(cities, self.pile + hands)

    def most(self) -> int:
        cities = sum([self.most_new(city) for city in range(c.CITIES)])
        hands = sum([self.most_fresh(seat) for seat in range(len(self.hidden))])
        return min(cities, self.pile + hands)

    def take(self, seat: int, city: int, new: bool, n: int) -> None:
        """One card (n = 1) goes to a hand, or comes back (n = -1)."""
        self.unseen[city] -= n
        self.hidden[seat] -= n
        if new:
            self.new[city] -= n
            self.fresh[seat] -= n
        else:
            self.old[city] -= n
            self.stale[seat] -= n


def imagine(s: State, seat: int, dice: Dice) -> State:
    """Deals anew what the seat cannot know. New cards lie in the pile or were drawn from it, old ones are in hands."""
    world, cards = s.copy(), Cards(s, seat)
    for other in range(s.seats):
        if other != seat:
            first = other * c.CITIES
            world.hand[first : first + c.CITIES] = s.known[first : first + c.CITIES]
            world.fresh[first : first + c.CITIES] = [0] * c.CITIES
            world.stale[first : first + c.CITIES] = [0] * c.CITIES
    if _must_fit(s, seat):
        _deal_fitting(world, cards, dice)
    total = cards.fewest() + dice.below(cards.most() - cards.fewest() + 1)
    new = _between(
        [cards.least_new(city) for city in range(c.CITIES)],
        [cards.most_new(city) for city in range(c.CITIES)],
        total,
        dice,
    )
    fresh = _between(
        [cards.least_fresh(other) for other in range(s.seats)],
        [cards.most_fresh(other) for other in range(s.seats)],
        total - cards.pile,
        dice,
    )
    old = [cards.unseen[city] - new[city] for city in range(c.CITIES)]
    gone_new = [cards.new[city] - new[city] for city in range(c.CITIES)]  # laid by somebody, nobody knows whose
    gone_old = [cards.old[city] - old[city] for city in range(c.CITIES)]
    for other in range(s.seats):
        first = other * c.CITIES
        stale = cards.hidden[other] - fresh[other]
        _deal(new, fresh[other], world.hand, world.fresh, first, dice)
        _deal(old, stale, world.hand, world.stale, first, dice)
        _deal(gone_new, cards.fresh[other] - fresh[other], None, world.fresh, first, dice)
        _deal(gone_old, cards.stale[other] - stale, None, world.stale, first, dice)
    world.pile = new  # what is left
    return world


def _between(least: list[int], most: list[int], total: int, dice: Dice) -> list[int]:
    """Numbers between two bounds that make a total, at random."""
    found = least[:]
    room = [most[i] - least[i] for i in range(len(least))]
    free = sum(room)
    for _ in range(total - sum(least)):
        i = dice.pick(room, free)
        room[i] -= 1
        free -= 1
        found[i] += 1
    return found


def _deal(source: list[int], n: int, hand: list[int] | None, kind: list[int], first: int, dice: Dice) -> None:
    """n cards of the source, at random, become cards of a hand, or of its past."""
    total = sum(source)
    for _ in range(n):
        city = dice.pick(source, total)
        source[city] -= 1
        total -= 1
        kind[first + city] += 1
        if hand is not None:
            hand[first + city] += 1


def _must_fit(s: State, seat: int) -> bool:
    """A second card is asked for only when one fits: then a hidden card does, unless a known one can."""
    if s.over or s.turn == seat or s.agenda[-1] != S_PLAY or s.played == 0:
        return False
    return not any(_fits(s, city) and s.known[s.turn * c.CITIES + city] > 0 for city in range(c.CITIES))


def _fits(s: State, city: int) -> bool:
    """TT-ROUTE-03, for the route of the player at move."""
    route = s.route[s.turn]
    ends = 1 << route[0] | 1 << route[-1]
    return c.ROADS[city] & ends != 0 and not s.covered[s.turn] >> city & 1


def _deal_fitting(world: State, cards: Cards, dice: Dice) -> None:
    """A hidden card that fits for the player at move, of those that leave a possible world."""
    seat = world.turn
    chances = [0] * (2 * c.CITIES)
    for city in range(c.CITIES):
        if cards.unseen[city] and _fits(world, city):
            for new in (False, True):
                at_hand = cards.fresh[seat] and cards.new[city] if new else cards.stale[seat] and cards.old[city]
                if at_hand:
                    cards.take(seat, city, new, 1)
                    if cards.fewest() <= cards.most():
                        chances[2 * city + new] = cards.unseen[city] + 1
                    cards.take(seat, city, new, -1)
    choice = dice.pick(chances, sum(chances))
    city, new = choice // 2, choice % 2 == 1
    cards.take(seat, city, new, 1)
    place = seat * c.CITIES + city
    world.hand[place] += 1
    if new:
        world.fresh[place] += 1
    else:
        world.stale[place] += 1
