"""What closing a route would bring: the rules carry out every option on a copy.

This module knows no rule. Every possible answer to the questions that follow is tried, so an option has a least and
a most; the carriage is taken where possible.
"""

from __future__ import annotations

from typing import Final, NamedTuple

from postchaise.kernel.native import Ids, to_list

from ... import actions as x
from ... import components as c
from ...rules import bonus, carriage, end, houses, officials, route, scoring
from ...state import CARTWRIGHT, NEVER, NOBODY, S_CARRIAGE, S_HOUSES, State, list_cities

NO: Final = 0
PERHAPS: Final = 1
SURELY: Final = 2
Span = tuple[int, int]  # least and most


class TileGain(NamedTuple):
    stack: str
    points: int
    sure: bool


class HouseGroup(NamedTuple):
    """Cities of one province that get a house: all of them, or `of` them."""

    province: str
    cities: list[str]
    of: int


class HousingOption(NamedTuple):
    """One way to place the houses, with everything that closing then brings."""

    action: str  # its notation; empty where no house can be placed and nothing is asked
    province: str  # empty for one in each province
    groups: list[HouseGroup]
    most: int  # houses in all groups together, where there are fewer than places; else 0
    sure: list[str]  # cities that get a house in any case
    maybe: list[str]  # cities that may get one
    houses: Span
    letters: Span
    left: Span  # houses not placed afterwards
    tiles: list[TileGain]  # but for the one of the length
    points: Span  # all of it together
    ends: int  # NO, PERHAPS, SURELY: with the last house this round becomes the last
    sources: list[int]  # what the best outcome adds, in the order of scoring.SOURCES
    part: bool  # another way brings all of it, and more


class CarriageGain(NamedTuple):
    level: int
    points: int  # more than the one before
    short: int  # cards the route lacks
    taken: bool  # the route earns it, or the Cartwright helps
    ends: bool  # the last one
    cartwright: str  # "" not needed or too short even for him, else "free", "paid", "used", "poor"
    price: int  # of the Cartwright, in letters
    courier: str  # what comes instead: "", "take" or "keep"
    declined: bool  # the courier may come instead although the carriage can be taken


class ClosingPreview(NamedTuple):
    length: int
    tile: TileGain | None  # for the length
    empty: bool  # long enough for a tile, and none is left
    carriage: CarriageGain
    ways: list[HousingOption]
    now: int  # points before


def preview_closing(s: State) -> ClosingPreview:
    """Preview closing the route of the active seat as it lies."""
    seat, length = s.active, len(s.route[s.active])
    found: list[HousingOption] = []
    if houses.find_cities_for_houses(s):
        s.agenda = [S_HOUSES]
        legal = Ids()
        houses.append_legal_house_ways(s, legal)
        found = [_way(s, action) for action in to_list(legal)]
    else:
        found = [_way(s, -1)]
    found.sort(key=lambda way: (-way.points[1], -way.points[0], -way.houses[1], way.province))
    tile = bonus.find_length_tile(s, length)
    prize = TileGain(c.STACK_IDS[c.STACK_OF[tile]], c.TILE_POINTS[tile], True) if tile >= 0 else None
    long_enough = length >= c.STACK_LENGTH[c.LENGTH_STACKS[0]]
    return ClosingPreview(
        length,
        prize,
        long_enough and prize is None,
        _carriage(s),
        [way._replace(part=_is_part(way, found)) for way in found],
        scoring.sum_points(s)[seat],
    )


def play_card_on_copy(s: State, city: int, side: int) -> State:
    """Return a copy with one more card in the route."""
    w = s.copy()
    route.play_card(w, city, side, None)
    return w


# One way


def _way(s: State, action: int) -> HousingOption:
    seat, before = s.active, int(s.houses[s.active])
    ends = _outcomes(s, action) if action >= 0 else [s.copy()]
    got = [int(w.houses[seat]) & ~before for w in ends]
    for w in ends:
        _finish(w)
    gains = [scoring.sum_points(w)[seat] - scoring.sum_points(s)[seat] for w in ends]
    best = ends[gains.index(max(gains))]
    always, ever = ~0, 0
    for mask in got:
        always &= mask
        ever |= mask
    always &= ever
    placed = [mask.bit_count() for mask in got]
    last = [w.left[seat] == 0 and s.ending == NOBODY for w in ends]
    province = c.PROVINCE_IDS[x.ARG_A[action]] if action >= 0 and x.KIND[action] is x.HOUSES_IN else ""
    return HousingOption(
        action=x.SPACE.notation(action) if action >= 0 else "",
        province=province,
        groups=_groups(always, ever, province == ""),
        most=max(placed) if max(placed) < _places(ever, province == "") else 0,
        sure=_ids(always),
        maybe=_ids(ever & ~always),
        houses=_span(placed),
        letters=_span([int(mask & s.mail).bit_count() for mask in got]),
        left=_span([w.left[seat] for w in ends]),
        tiles=_tiles(s, ends),
        points=_span(gains),
        ends=SURELY if all(last) else PERHAPS if any(last) else NO,
        sources=[
            b - a
            for a, b in zip(
                scoring.list_points_by_source(s, seat), scoring.list_points_by_source(best, seat), strict=True
            )
        ],
        part=False,
    )


def _outcomes(s: State, action: int) -> list[State]:
    """Return the states after every possible answer to the questions that follow, each set of houses once."""
    seat = s.active
    first = s.copy()
    houses.carry_out_house_way(first, action, None)
    waiting, met = [first], {(first.houses[seat], first.open)}
    found: dict[int, State] = {}
    while waiting:
        w = waiting.pop()
        if not houses.begin_next_house(w):
            found.setdefault(w.houses[seat], w)
            continue
        legal = Ids()
        houses.append_legal_house_cities(w, legal)
        for answer in to_list(legal):
            further = w.copy()
            houses.carry_out_house_city(further, answer, None)
            key = (further.houses[seat], further.open)
            if key not in met:
                met.add(key)
                waiting.append(further)
    return [found[mask] for mask in sorted(found)]


def _finish(w: State) -> None:
    """Take bonus tiles, and the carriage where possible."""
    bonus.give_due_tiles(w, None)
    end.check_last_house(w, None)
    w.agenda = [S_CARRIAGE]
    if carriage.begin_carriage_step(w, None):
        legal = Ids()
        carriage.append_legal_carriages(w, legal)
        carriage.carry_out_carriage(w, legal[0], None)


def _tiles(s: State, ends: list[State]) -> list[TileGain]:
    """Return the tiles the houses bring, by stack; those for length and last carriage are shown elsewhere."""
    seat = s.active
    length, by_carriage = bonus.find_length_tile(s, len(s.route[seat])), bonus.find_top_tile(s, c.END_STACK)
    found = []
    for tile in range(c.TILES):
        times = 0
        for w in ends:
            ended = tile == by_carriage and w.left[seat] > 0
            if w.tiles[tile] == seat and s.tiles[tile] == NOBODY and tile != length and not ended:
                times += 1
        if times:
            found.append(TileGain(c.STACK_IDS[c.STACK_OF[tile]], c.TILE_POINTS[tile], times == len(ends)))
    return found


def _groups(always: int, ever: int, each: bool) -> list[HouseGroup]:
    found = []
    for province in range(c.PROVINCES):
        here = ever & c.PROVINCE_MASK[province]
        if here:
            of = 0 if always & here == here else 1 if each else int(here).bit_count()
            found.append(HouseGroup(c.PROVINCE_IDS[province], _ids(here), of))
    return found


def _places(ever: int, each: bool) -> int:
    """Return how many houses the option would place if there were enough."""
    return houses.count_provinces_of(ever) if each else ever.bit_count()


def _is_part(way: HousingOption, ways: list[HousingOption]) -> bool:
    """Check that another option brings everything this one does; ending the game may be unwanted (TT-END-01)."""
    for other in ways:
        inside = not way.maybe and set(way.sure) <= set(other.sure) and len(way.sure) < len(other.sure)
        if way.houses[1] == 0:
            inside = other.houses[1] > 0
        if inside and way.points[1] <= other.points[0] and (other.ends == NO or way.ends == SURELY):
            return True
    return False


# The carriage


def _carriage(s: State) -> CarriageGain:
    seat, short = s.active, carriage.count_missing_cards(s)
    level = s.level[seat] + 1
    near = 0 < short <= c.CARTWRIGHT_HELP
    helps = near and officials.can_use_official(s, CARTWRIGHT)
    price = officials.compute_official_price(s)
    cartwright = ""
    if near:
        cartwright = ("paid" if price else "free") if helps else "used" if s.price == NEVER else "poor"
    declined = (short <= 0 and s.options.may_decline == 1) or helps
    without = not (short <= 0 or helps) or declined
    courier = "" if not s.options.expansion or not without else "keep" if s.courier == seat else "take"
    return CarriageGain(
        level=c.CARRIAGE_LEVEL[level],
        points=c.CARRIAGE_POINTS[level] - c.CARRIAGE_POINTS[level - 1],
        short=max(0, short),
        taken=short <= 0 or helps,
        ends=level == c.LAST_CARRIAGE and s.ending == NOBODY,
        cartwright=cartwright,
        price=s.price if cartwright == "poor" else price if helps else 0,
        courier=courier,
        declined=declined,
    )


def _ids(mask: int) -> list[str]:
    return [c.CITY_IDS[city] for city in list_cities(mask)]


def _span(values: list[int]) -> Span:
    return min(values), max(values)
