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
from . import knowledge
from .events import CAUSES
from .rules import scoring
from .state import EACH, IN, NOBODY, NONE, OFFICIAL_IDS, State

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
        "turns": s.turns,
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


def imagine(s: State, seat: int, dice: Dice) -> State:
    """Deals anew what the seat cannot know: who drew which card after which shuffle, and what is left in the pile.

    Of every generation the seat knows which cards it did not draw itself, and how many each of the others drew. Cards
    they have shown are taken out first, each from a generation it can be of; the rest is in the hands and the pile.
    """
    world = s.copy()
    first, end = seat * c.CITIES, (seat + 1) * c.CITIES
    for place in range(len(s.hand)):
        if not first <= place < end:
            world.hand[place] = s.known[place]
    blocks = s.stale + s.fresh
    size = s.seats * c.CITIES
    left = s.stale_n + s.fresh_n
    drawn: list[list[int]] = []  # per generation: seats * CITIES, those of the seat itself
    counts: list[list[int]] = []  # per generation and seat: cards of the others, to be dealt
    supply: list[list[int]] = []  # per generation and city: the cards for it
    for generation in range(len(left) // s.seats):
        block = blocks[generation * size : (generation + 1) * size]
        own = block[first:end]
        if (generation + 1) * size == len(blocks):
            cards = s.pool
        else:
            cards = [sum(block[city :: c.CITIES]) for city in range(c.CITIES)]
        supply.append([cards[city] - own[city] for city in range(c.CITIES)])
        counts.append(left[generation * s.seats : (generation + 1) * s.seats])
        counts[-1][seat] = 0
        drawn.append([0] * first + own + [0] * (size - end))
    shows = [show for show in s.shows if show[0] != seat]
    for show, generation in zip(shows, knowledge.explain(shows, supply, counts, dice)):
        drawn[generation][show[0] * c.CITIES + show[1]] += 1
    for generation in range(len(drawn)):
        for other in range(s.seats):
            _deal(supply[generation], counts[generation][other], drawn[generation], world.hand, other, dice)
    world.pile = supply[-1]  # what is left
    world.fresh = drawn.pop()
    world.stale = []
    for block in drawn:
        world.stale += block
    return world


def _deal(source: list[int], n: int, drawn: list[int], hand: list[int], seat: int, dice: Dice) -> None:
    """n cards of the source, at random, were drawn by a seat and are still in its hand."""
    total = sum(source)
    for _ in range(n):
        city = dice.pick(source, total)
        source[city] -= 1
        total -= 1
        drawn[seat * c.CITIES + city] += 1
        hand[seat * c.CITIES + city] += 1
