"""What a choice costs and what follows from it, for people. Prices come from the functions the rules charge with."""

from __future__ import annotations

from estafette.kernel.decision import Cost
from estafette.kernel.phrase import Phrase

from . import actions as x
from . import components as c
from .rules import bonus, carriage, houses, officials
from .state import NEVER, NOBODY, State, cities_of


def consequences(s: State, action: int) -> Cost:
    kind, a = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action]
    if kind is x.DRAW:
        return Cost(_letters(s) if s.drawn else {}, _fits(s, a))
    if kind is x.DRAW_PILE:
        return Cost(_letters(s) if s.drawn else {}, _shuffle(s))
    if kind is x.USE_ADMINISTRATOR:
        return Cost(_letters(s), [Phrase("effect-administrator", count=s.shown)] if s.shown else [])
    if kind is x.PLAY:
        longer = not s.route[s.active] or _fits(s, a)
        effects = [Phrase("effect-length", count=len(s.route[s.active]) + 1)] if longer else []
        return Cost(_letters(s) if s.played else {}, effects)
    if kind is x.ABANDON:
        return Cost({}, [Phrase("effect-abandon", count=len(s.route[s.active]))])
    if kind is x.CLOSE:
        return Cost({}, _close(s))
    if kind is x.HOUSES_EACH:
        return Cost({}, _each(s))
    if kind is x.HOUSES_IN:
        return Cost({}, _all_in(s, a))
    if kind is x.HOUSE:
        return Cost({}, _won(s, 1 << a) if s.open >> a & 1 else [])
    if kind is x.TAKE_CARRIAGE:
        return Cost({}, _carriage(s))
    if kind is x.USE_CARTWRIGHT:
        return Cost(_letters(s), _carriage(s))
    if kind is x.DECLINE_CARRIAGE and s.options.expansion:
        return Cost({}, [Phrase("effect-keep-courier" if s.courier == s.active else "effect-courier")])
    return Cost()


def _shuffle(s: State) -> list[Phrase]:
    return [Phrase("effect-shuffle", count=s.discard_n)] if s.discard_n and not s.pile_n else []


def _letters(s: State) -> dict[str, int]:
    """What the next official costs; greyed choices of the base game cost nothing either."""
    price = officials.price(s)
    return {"letters": price} if 0 < price < NEVER else {}


def _fits(s: State, city: int) -> list[Phrase]:
    """Would the card fit the route as it lies?"""
    route = s.route[s.active]
    if not route or city in route:
        return []
    ends = c.ROADS[city] >> route[0] & 1 or c.ROADS[city] >> route[-1] & 1
    return [Phrase("effect-fits")] if ends else []


def _close(s: State) -> list[Phrase]:
    """What is certain before a house is placed: the tile for the length, and the carriage."""
    effects: list[Phrase] = []
    length = len(s.route[s.active])
    if length >= c.STACK_LENGTH[c.LENGTH_STACKS[0]]:
        tile = bonus.length_tile(s, length)
        effects += [_tile(tile)] if tile >= 0 else []
    short = carriage.missing(s)
    level = c.CARRIAGE_LEVEL[s.level[s.active] + 1]
    if short <= 0:
        effects.append(Phrase("effect-earns-carriage", level=level))
    else:
        effects.append(Phrase("effect-short", level=level, count=short))
    return effects


def _tile(tile: int) -> Phrase:
    stack = Phrase(f"stack-{c.STACK_IDS[c.STACK_OF[tile]]}")
    return Phrase("effect-tile", stack=stack, points=Phrase("point-count", count=c.TILE_POINTS[tile]))


def _each(s: State) -> list[Phrase]:
    """The houses themselves where nothing is left to choose, else how many there will be."""
    free = houses.free(s)
    provinces = houses.provinces(free)
    certain = 0
    for mask in c.PROVINCE_MASK:
        here = free & mask
        certain |= here if here & (here - 1) == 0 else 0
    chosen = provinces > s.left[s.active] or s.options.optional_houses == 1
    if not chosen and certain == free:
        return _placed(s, free)
    return [Phrase("effect-houses", count=min(provinces, s.left[s.active]))]


def _all_in(s: State, province: int) -> list[Phrase]:
    here = houses.free(s) & c.PROVINCE_MASK[province]
    n = len(cities_of(here))
    if n > s.left[s.active] or s.options.optional_houses:
        return [Phrase("effect-houses", count=min(n, s.left[s.active]))]
    return _placed(s, here)


def _placed(s: State, cities: int) -> list[Phrase]:
    return [Phrase("effect-houses", count=len(cities_of(cities))), *_won(s, cities)]


def _won(s: State, cities: int) -> list[Phrase]:
    """Letters and new tiles for houses in these cities, and the end of the game with the last house."""
    seat = s.active
    n, letters = len(cities_of(cities)), len(cities_of(cities & s.mail))
    effects = [Phrase("effect-letters", count=letters)] if letters else []
    before = bonus.due(s, seat, s.houses[seat], 0)
    effects += [_tile(tile) for tile in bonus.due(s, seat, s.houses[seat] | cities, 0) if tile not in before]
    if n and n == s.left[seat] and s.ending == NOBODY:
        effects.append(Phrase("effect-last-house"))
    return effects


def _carriage(s: State) -> list[Phrase]:
    carriage_now = s.level[s.active]
    gain = c.CARRIAGE_POINTS[carriage_now + 1] - c.CARRIAGE_POINTS[carriage_now]
    effects = [Phrase("effect-gain", points=Phrase("point-count", count=gain))]
    if carriage_now + 1 == c.LAST_CARRIAGE and s.ending == NOBODY:
        effects.append(Phrase("effect-last-carriage"))
    return effects
