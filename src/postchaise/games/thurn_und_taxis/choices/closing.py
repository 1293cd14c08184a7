"""The consequences of closing a route: tiles, houses and letters, the carriage or the courier."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Cost
from postchaise.kernel.messages.message import Message

from .. import actions as x
from .. import components as c
from ..rules import bonus, carriage, houses, officials
from ..state import CARTWRIGHT, NEVER, NOBODY, State, list_cities


def describe_closing(s: State, seat: int) -> list[Message]:
    """Return what is certain before a house is placed: the tile for the length, and the carriage."""
    effects: list[Message] = []
    length = len(s.route[seat])
    if length >= c.STACK_LENGTH[c.LENGTH_STACKS[0]]:
        tile = bonus.find_length_tile(s, length)
        effects += [_tile(tile)] if tile >= 0 else []
    short = carriage.count_missing_cards(s)
    level = c.CARRIAGE_LEVEL[s.level[seat] + 1]
    if short <= 0:
        effects.append(Message("effect-earns-carriage", level=level))
    else:
        effects.append(Message("effect-short", level=level, count=short))
        if short <= c.CARTWRIGHT_HELP:
            effects.append(_cartwright(s))
    return effects


def _cartwright(s: State) -> Message:
    """Say whether the Cartwright can help with a route that is a little too short, and why not."""
    if officials.can_use_official(s, CARTWRIGHT):
        price = officials.compute_official_price(s)
        return Message("effect-cartwright", amount=price, letters=Message(x.LETTERS.count_message, count=price))
    if s.price == NEVER:
        return Message("effect-no-cartwright")  # TT-TURN-06
    return Message("effect-no-letters", letters=Message(x.LETTERS.count_message, count=s.price), has=s.purse)


def _tile(tile: int) -> Message:
    points = Message("point-count", count=c.TILE_POINTS[tile])
    return Message("effect-tile", stack=Message(x.STACK.keys[c.STACK_OF[tile]]), points=points)


def describe_houses_in_each_province(s: State, seat: int) -> list[Message]:
    """Name the houses where there is nothing left to choose, else how many there will be."""
    free = houses.find_cities_for_houses(s)
    provinces = houses.count_provinces_of(free)
    certain = 0
    for mask in c.PROVINCE_MASK:
        here = free & mask
        certain |= here if here & (here - 1) == 0 else 0
    chosen = provinces > s.left[seat] or s.options.optional_houses == 1
    if not chosen and certain == free:
        return _placed(s, seat, free)
    return _counted(s, seat, provinces)


def describe_all_houses_in_province(s: State, seat: int, province: int) -> list[Message]:
    here = houses.find_cities_for_houses(s) & c.PROVINCE_MASK[province]
    n = len(list_cities(here))
    if n > s.left[seat] or s.options.optional_houses:
        return _counted(s, seat, n)
    return _placed(s, seat, here)


def _counted(s: State, seat: int, places: int) -> list[Message]:
    """Say how many houses there will be where the cities are still open."""
    if s.options.optional_houses:
        return [Message("effect-houses-most", count=min(places, s.left[seat]))]
    effects = [Message("effect-houses", count=min(places, s.left[seat]))]
    return effects + ([Message("effect-last-house")] if places >= s.left[seat] and s.ending == NOBODY else [])


def _placed(s: State, seat: int, cities: int) -> list[Message]:
    return [Message("effect-houses", count=len(list_cities(cities))), *describe_houses(s, seat, cities)]


def describe_houses(s: State, seat: int, cities: int) -> list[Message]:
    """Return the letters, new tiles and perhaps the end of the game that houses in these cities bring."""
    n, letters = len(list_cities(cities)), len(list_cities(cities & s.mail))
    effects = [Message("effect-letters", count=letters)] if letters else []
    before = bonus.list_due_tiles(s, seat, s.houses[seat], 0)
    effects += [_tile(tile) for tile in bonus.list_due_tiles(s, seat, s.houses[seat] | cities, 0) if tile not in before]
    if n and n == s.left[seat] and s.ending == NOBODY:
        effects.append(Message("effect-last-house"))
    return effects


def describe_carriage(s: State, seat: int) -> list[Message]:
    now = s.level[seat]
    gain = c.CARRIAGE_POINTS[now + 1] - c.CARRIAGE_POINTS[now]
    effects = [Message("effect-gain", points=Message("point-count", count=gain))]
    if now + 1 == c.LAST_CARRIAGE and s.ending == NOBODY:
        effects.append(Message("effect-last-carriage"))
    return effects


def describe_decline(s: State, seat: int) -> Cost:
    """A player who declines, or does not earn, a carriage takes the courier."""
    effects: list[Message] = []
    if s.options.expansion:
        had = s.courier == seat
        points = Message("point-count", count=c.COURIER_POINTS)
        effects.append(Message("effect-keep-courier") if had else Message("effect-courier", points=points))
    short = c.CARRIAGE_LEVEL[s.level[seat] + 1] > len(s.route[seat])
    icon = "courier-i" if s.options.expansion else ""
    return Cost(effects=effects, called="no-carriage" if short else "", icon=icon)
