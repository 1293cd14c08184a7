"""What lights up on the board beyond the things a choice names, by kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.text_table import View

from .. import actions as x
from .. import components as c
from .board import geometry as g
from .board.routes import find_fitting_ends
from .panel import find_highlighted_seat


def list_highlights(view: View, action: int, anchors: list[str]) -> list[str]:
    """Return the anchors of everything on the board that a choice is about."""
    found = HIGHLIGHTS.get(x.KIND[action])
    return [*anchors, *found(view, x.ARG_A[action], x.ARG_B[action])] if found else list(anchors)


def _route_of(view: View) -> list[str]:
    route: list[str] = view["players"][find_highlighted_seat(view)]["route"]
    return route


def _city(view: View, city: int, b: int) -> list[str]:
    return [f"city:{c.CITY_IDS[city]}"]


def _draw(view: View, city: int, b: int) -> list[str]:
    """The city, and the roads by which its card would fit the route."""
    id = c.CITY_IDS[city]
    return [f"city:{id}", *(f"road:{g.format_road_id(id, end)}" for _, end in find_fitting_ends(_route_of(view), [id]))]


def _pile(view: View, a: int, b: int) -> list[str]:
    return ["pile"]


def _administrator(view: View, a: int, b: int) -> list[str]:
    return ["official:administrator", *(f"display:{city}" for city in view["display"] if city is not None)]


def _play(view: View, city: int, side: int) -> list[str]:
    """The city, and the road to the end at which its card is laid."""
    id, route = c.CITY_IDS[city], _route_of(view)
    road = [f"road:{g.format_road_id(id, route[0] if side == x.LEFT else route[-1])}"] if route else []
    return [f"city:{id}", *road]


def _whole_route(view: View, a: int, b: int) -> list[str]:
    return [f"route:{find_highlighted_seat(view)}", *(f"city:{city}" for city in _route_of(view))]


def _close(view: View, a: int, b: int) -> list[str]:
    """What is certain before a house is placed: the tile for the length, and the carriage."""
    length, found = len(_route_of(view)), [f"route:{find_highlighted_seat(view)}"]
    for stack in c.LENGTH_STACKS:
        last = stack == c.LENGTH_STACKS[-1]
        if length == c.STACK_LENGTH[stack] or (last and length > c.STACK_LENGTH[stack]):
            found.append(f"stack:{c.STACK_IDS[stack]}")
    return [*found, *_carriage(view, a, b)]


def _open_cities(view: View) -> dict[str, list[str]]:
    """By province: the cities of the route without a house of the player."""
    player = view["players"][find_highlighted_seat(view)]
    found: dict[str, list[str]] = {}
    for city in view["cities"]:
        if city["id"] in player["route"] and city["id"] not in player["houses"]:
            found.setdefault(city["province"], []).append(city["id"])
    return found


def _houses_each(view: View, a: int, b: int) -> list[str]:
    """Cities that get a house: for certain where they are the only ones of their province, else perhaps."""
    provinces = _open_cities(view).values()
    certain = [cities[0] for cities in provinces if len(cities) == 1]
    perhaps = [city for cities in provinces if len(cities) > 1 for city in cities]
    lit = [*(f"preview:{city}" for city in certain), *(f"maybe:{city}" for city in perhaps)]
    return lit + _stacks(view, find_highlighted_seat(view), certain)


def _houses_in(view: View, province: int, b: int) -> list[str]:
    cities = _open_cities(view).get(c.PROVINCE_IDS[province], [])
    return [f"preview:{city}" for city in cities] + _stacks(view, find_highlighted_seat(view), cities)


def _house(view: View, city: int, b: int) -> list[str]:
    return [f"preview:{c.CITY_IDS[city]}", *_stacks(view, find_highlighted_seat(view), [c.CITY_IDS[city]])]


def _stacks(view: View, seat: int, cities: list[str]) -> list[str]:
    """Tiles that these houses complete (TT-BONUS-PROV-01, TT-BONUS-ALL-01)."""
    before = sum(1 << c.CITY_IDS.index(id) for id in view["players"][seat]["houses"])
    after = before | sum(1 << c.CITY_IDS.index(id) for id in cities)
    own = {tile["stack"] for tile in view["players"][seat]["tiles"]}
    wanted = [p for p in range(c.PROVINCES) if c.IS_OUTER[p] or view["all_nine"]]
    found = []
    for index, stack in enumerate(view["stacks"]):
        if not stack["values"] or stack["id"] in own:
            continue
        if c.STACK_KIND[index] == "province":
            done = c.STACK_MASK[index] & ~after == 0
        else:
            done = c.STACK_KIND[index] == "all" and all(c.PROVINCE_MASK[p] & after for p in wanted)
        if done:
            found.append(f"stack:{stack['id']}")
    return found


def _next(view: View, seat: int) -> int:
    """The level of the next carriage; the largest again for whoever has it."""
    level = view["players"][seat]["carriage"]
    return min([each for each in c.CARRIAGE_LEVEL if each > level], default=level)


def _carriage(view: View, a: int, b: int) -> list[str]:
    """The next carriage; the largest again for the player who has it."""
    level = view["players"][find_highlighted_seat(view)]["carriage"]
    return [f"carriage:{min([each for each in c.CARRIAGE_LEVEL if each > level], default=level)}"]


def _cartwright(view: View, a: int, b: int) -> list[str]:
    return [*_carriage(view, a, b), "official:cartwright"]


def _decline(view: View, a: int, b: int) -> list[str]:
    return ["courier" if view["expansion"] else f"route:{find_highlighted_seat(view)}"]


HIGHLIGHTS: Final[dict[Kind, Callable[[View, int, int], list[str]]]] = {
    x.DRAW: _draw,
    x.DRAW_PILE: _pile,
    x.USE_ADMINISTRATOR: _administrator,
    x.PLAY: _play,
    x.ABANDON: _whole_route,
    x.CLOSE: _close,
    x.END_TURN: _whole_route,
    x.HOUSES_EACH: _houses_each,
    x.HOUSES_IN: _houses_in,
    x.HOUSE: _house,
    x.TAKE_CARRIAGE: _carriage,
    x.USE_CARTWRIGHT: _cartwright,
    x.DECLINE_CARRIAGE: _decline,
    x.DISCARD: _city,
}
