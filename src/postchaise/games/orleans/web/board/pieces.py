"""The moving pieces: goods, merchants and stations, and where a merchant would arrive."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ...choices.anchors import cargo_anchor
from ...names import name_route
from . import geometry as g
from .curves import Point
from .geometry import Piece, format_box_style
from .merchant_layout import SIZE, SMALL, WIDE, MerchantSpot, find_party_center, needs_tether, place_merchants

GOOD: Final = 25
HOUSE: Final = 25
EMBLEM: Final = 17


@cache
def list_route_spaces(seats: int) -> list[list[tuple[int, Point]]]:
    """Return, per route, the number and place of the spaces in use with so many players."""
    found = []
    for route in range(c.ROUTES):
        first = c.FIRST_CARGO[route]
        used = [i for i in range(c.FIRST_CARGO[route + 1] - first) if c.CARGO_PLAYERS[first + i] <= seats]
        drawn = g.ROUTES[route]
        at = drawn.goods if len(used) == len(drawn.goods) else drawn.few
        found.append([(i, at[n]) for n, i in enumerate(used)])
    return found


def build_goods(view: View, words: Words) -> list[Piece]:
    """Goods that the merchant who moves can take are buttons."""
    found = []
    ways = find_reachable_routes(view)
    for route, here in zip(view["routes"], list_route_spaces(view["seats"]), strict=True):
        near = route["id"] in ways
        for i, (x, y) in here:
            good = route["goods"][i]
            if good is not None:
                id = f"{route['id']}-{i}"
                label = words.translate(f"good-{good}")
                anchor = cargo_anchor(route["id"], good)
                box = format_box_style(x, y, GOOD, GOOD)
                found.append({"id": id, "good": good, "label": label, "anchor": anchor, "style": box, "near": near})
    return found


def build_merchants(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    found = []
    for town in view["towns"]:
        here = town["merchants"]
        for seat, berth in zip(here, place_merchants(town["id"], len(here)) if here else [], strict=True):
            label = words.translate(
                "or-merchant", player=players[seat].name, town=words.translate(f"town-{town['id']}")
            )
            found.append(
                {
                    "seat": seat,
                    "player": players[seat],
                    "label": label,
                    "now": view["step"] == "move" and view["active"] == seat,
                    "style": _box(berth),
                    "stop": c.TOWN_IDS.index(town["id"]),
                }
            )
    return sorted(found, key=lambda each: int(each["seat"]))


def _box(berth: MerchantSpot) -> str:
    """Return the place in the wide drawing and, with `n`, in the small one."""
    wide, small = berth.wide_scale, berth.small_scale
    x, y = berth.small
    narrow = f"--narrow-x:{x:g};--narrow-y:{y:g};--narrow-scale:{small / wide:.3g}"
    return f"{format_box_style(*berth.wide, SIZE[0] * wide, SIZE[1] * wide)};{narrow}"


def build_tethers(view: View) -> list[Piece]:
    """Return lines from a town to a party that stands far away, by drawing."""
    found = []
    for town in view["towns"]:
        count, at = len(town["merchants"]), g.TOWNS[town["id"]]
        for cls, drawing in (("wide", WIDE), ("narrow-name", SMALL)):
            if count and needs_tether(town["id"], count, drawing):
                x, y = find_party_center(town["id"], count, drawing)
                found.append({"cls": cls, "path": f"M{at.x} {at.y}L{x:g} {y:g}"})
    return found


def find_reachable_routes(view: View) -> list[str]:
    """Return the routes that the merchant who moves may take."""
    if view["step"] != "move":
        return []
    start = c.TOWN_IDS.index(view["players"][view["active"]]["merchant"])
    kind = c.MOVES_ON[c.PLACE_IDS.index(view["now"]["place"])]
    return [c.ROUTE_IDS[route] for route in c.ROUTES_FROM[2 * start + kind]]


def name_reachable_routes(view: View, words: Words) -> list[tuple[str, str]]:
    return [(id, words.translate(name_route(c.ROUTE_IDS.index(id)))) for id in find_reachable_routes(view)]


def build_arrival_previews(view: View, players: Sequence[SeatView]) -> list[Piece]:
    """Return where the merchant who moves would arrive."""
    if view["step"] != "move":
        return []
    found = []
    seat = view["active"]
    for town in view["towns"]:
        count = len(town["merchants"]) + 1
        if seat not in town["merchants"]:
            anchor = f"arrival:{town['id']}"
            found.append(
                {"player": players[seat], "anchor": anchor, "style": _box(place_merchants(town["id"], count)[-1])}
            )
    return found


def build_stations(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    """Everybody may have a station in the city (OR-PLACE-GUILDHALL-03): they stand in a row."""
    x, y, step = g.HOUSES
    here = view["towns"][c.ORLEANS]["stations"]
    found = []
    for n, seat in enumerate(here):
        label = words.translate("or-station", player=players[seat].name, town=words.translate(f"town-{g.CITY}"))
        found.append(
            {
                "seat": seat,
                "player": players[seat],
                "label": label,
                "style": format_box_style(x + n * step, y, HOUSE, HOUSE),
            }
        )
    return found


def build_station_emblems(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    """Return the player's shape beside each station; the building itself is part of the map."""
    found = []
    for town in view["towns"]:
        id = town["id"]
        for seat in town["stations"] if id != g.CITY else []:
            at = g.TOWNS[id]
            side = -19 if at.name[2] == "s" else 18
            label = words.translate("or-station", player=players[seat].name, town=words.translate(f"town-{id}"))
            box = format_box_style(at.x + side, at.y - 9, EMBLEM, EMBLEM)
            found.append({"town": id, "player": players[seat], "label": label, "style": box})
    return found
