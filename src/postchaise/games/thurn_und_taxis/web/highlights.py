"""What a choice is about: what it lights on the board while somebody looks at it, and its symbol."""

from __future__ import annotations

from postchaise.kernel.messages.text_table import View

from .. import components as c
from .board import geometry as g
from .board.routes import fitting
from .common import subject


def touches(view: View, notation: str, anchors: list[str]) -> list[str]:
    """Everything on the board a choice is about, not only what it names."""
    words = notation.split()
    kind = words[0]
    seat = subject(view)
    player = view["players"][seat]
    route = player["route"]
    found = list(anchors)
    if kind == "draw" and words[1] == "pile":
        found.append("pile")
    elif kind == "draw":
        found += [f"city:{words[1]}", *_roads(route, words[1])]
    elif kind == "administrator":
        found += ["official:administrator", *(f"display:{city}" for city in view["display"] if city is not None)]
    elif kind == "play":
        found += [f"city:{words[1]}", *_laid(route, words)]
    elif kind == "abandon" or notation == "end turn":
        found += [f"route:{seat}", *(f"city:{city}" for city in route)]
    elif kind == "close":
        found += [f"route:{seat}", *_closed(view, seat)]
    elif kind == "houses":
        found += _houses(view, seat, words)
    elif kind == "house":
        found += [f"preview:{words[1]}", *_stacks(view, seat, [words[1]])]
    elif kind in ("take", "cartwright"):
        found += [f"carriage:{_next(view, seat)}"] + (["official:cartwright"] if kind == "cartwright" else [])
    elif kind == "decline":
        found.append("courier" if view["expansion"] else f"route:{seat}")
    elif kind == "discard":
        found.append(f"city:{words[1]}")
    return found


def _roads(route: list[str], city: str) -> list[str]:
    """The roads by which a card would fit the route."""
    return [f"road:{g.road_id(city, end)}" for _, end in fitting(route, [city])]


def _laid(route: list[str], words: list[str]) -> list[str]:
    """The road to the end at which a card is laid (AMB-25: the right one, where nobody says it)."""
    if not route:
        return []
    end = route[0] if words[-1] == "left" else route[-1]
    return [f"road:{g.road_id(words[1], end)}"]


def _closed(view: View, seat: int) -> list[str]:
    """What is certain before a house is placed: the tile for the length, and the carriage."""
    length = len(view["players"][seat]["route"])
    found = []
    for stack in c.LENGTH_STACKS:
        last = stack == c.LENGTH_STACKS[-1]
        if length == c.STACK_LENGTH[stack] or (last and length > c.STACK_LENGTH[stack]):
            found.append(f"stack:{c.STACK_IDS[stack]}")
    return [*found, f"carriage:{_next(view, seat)}"]


def _houses(view: View, seat: int, words: list[str]) -> list[str]:
    """Cities that get a house: for certain where they are the only ones, else perhaps."""
    player = view["players"][seat]
    by_province: dict[str, list[str]] = {}
    for city in view["cities"]:
        if city["id"] in player["route"] and city["id"] not in player["houses"]:
            by_province.setdefault(city["province"], []).append(city["id"])
    if words[1] == "in":
        cities = by_province.get(words[2], [])
        return [f"preview:{city}" for city in cities] + _stacks(view, seat, cities)
    certain = [cities[0] for cities in by_province.values() if len(cities) == 1]
    perhaps = [city for cities in by_province.values() if len(cities) > 1 for city in cities]
    return [
        *(f"preview:{city}" for city in certain),
        *(f"maybe:{city}" for city in perhaps),
        *_stacks(view, seat, certain),
    ]


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


def icon(view: View, notation: str) -> str:
    """The symbol beside a choice."""
    words = notation.split()
    if words[0] == "draw":
        return "posthorn" if words[1] == "pile" else f"m-{_province(words[1])}"
    if words[0] in ("play", "discard"):
        return f"m-{_province(words[1])}"
    if words[0] == "houses":
        return f"m-{words[2]}" if words[1] == "in" else "house-i"
    if words[0] == "house":
        return "house-i"
    return {
        "administrator": "o-administrator",
        "abandon": "o-abandon",
        "close": "ribbon-i",
        "cartwright": "o-cartwright",
        "take": "coach",
        "decline": "courier-i" if view["expansion"] else "o-abandon",
    }.get(words[0], "i-keep" if notation == "end turn" else "i-done")


def _province(city: str) -> str:
    return c.PROVINCE_IDS[c.PROVINCE_OF[c.CITY_IDS.index(city)]]
