"""Routes on the map: the viewer's, with its open ends and the cards that fit, and those of the other seats."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ..panel import find_highlighted_seat
from . import geometry as g
from .geometry import Piece

WINDOW: Final = (440.0, 330.0)  # what a phone shows of the map at once, in board units
MARGIN: Final = 40.0
EAST: Final = 800.0  # where the map ends and the cabinet begins, which has a view of its own there
LOW: Final = 53  # baseline of a large name below a city


def list_neighbours(city: str) -> list[str]:
    mask = c.ROADS[c.CITY_IDS.index(city)]
    return [c.CITY_IDS[n] for n in range(c.CITIES) if mask >> n & 1]


def find_route_ends(route: list[str]) -> list[str]:
    """Return both ends of a route; a single card is both."""
    return list(dict.fromkeys([*route[:1], *route[-1:]]))


def find_cards_in_reach(view: View, seat: int) -> list[str]:
    """Return the cities whose cards could come next: those held and, while drawing, those face up."""
    held = view["players"][seat]["cards"]
    found = list(held) if held is not None else []
    if view["step"] == "draw" or held is None:
        found += [city for city in view["display"] if city is not None]
    return list(dict.fromkeys(found))


def find_fitting_ends(route: list[str], cities: list[str]) -> list[tuple[str, str]]:
    """Return city and end of the route for every card that fits (TT-ROUTE-03)."""
    return [
        (city, end)
        for end in find_route_ends(route)
        for city in cities
        if city not in route and city in list_neighbours(end)
    ]


def draw_own_route(view: View, words: Words, players: Sequence[SeatView]) -> Piece:
    """Return the route of the viewer, or for spectators that of the active seat."""
    seat = find_highlighted_seat(view)
    route = view["players"][seat]["route"]
    closing = seat == view["active"] and view["step"] not in ("draw", "play", "close")
    fits = [] if view["over"] or closing else find_fitting_ends(route, find_cards_in_reach(view, seat))
    asked = seat == view["active"] and view["step"] in ("draw", "play", "trim")
    reach = find_cards_in_reach(view, seat) if asked and not view["over"] else []
    known = list(dict.fromkeys([*route, *(city for city, _ in fits), *(reach if not route else ())]))
    left, top, right, bottom = _around(known)
    return {
        "seat": seat,
        "col": players[seat].col,
        "shape": players[seat].shape,
        "slot": g.find_house_offset(seat, view["seats"]),
        "way": g.route_path(route),
        "ends": [g.shift_box(g.PENNON, g.city_sign_center(city)) for city in find_route_ends(route)],
        "fits": [
            {"id": g.format_road_id(city, end), "way": g.ROADS[g.format_road_id(city, end)], "city": city}
            for city, end in fits
        ],
        "known": known,
        "names": [_name(words, city) for city in dict.fromkeys([*known, *reach])],
        # where a phone looks, and whether it must show the whole map to show all of it
        "box": (min(left, EAST - (WINDOW[0] + right - left) / 2), top, right - left, bottom - top),
        "far": right - left > WINDOW[0] or bottom - top > WINDOW[1],
    }


def _name(words: Words, city: str) -> Piece:
    """Small maps show only the names of cities that matter, and larger."""
    x, y = g.city_sign_center(city)
    return {"name": words.translate(f"city-{city}"), "x": x, "y": y + (LOW if g.CITIES[city][3] else g.ABOVE - 4)}


def _around(cities: list[str]) -> tuple[float, float, float, float]:
    if not cities:
        return (300.0, 200.0, 500.0, 420.0)
    nodes = [g.city_sign_center(city) for city in cities]
    xs, ys = [x for x, _ in nodes], [y for _, y in nodes]
    return min(xs) - MARGIN, min(ys) - MARGIN, max(xs) + MARGIN, max(ys) + MARGIN


def draw_other_routes(view: View, players: Sequence[SeatView]) -> list[Piece]:
    """Return the routes shown while the panel of a player is pointed at."""
    mine = find_highlighted_seat(view)
    found = []
    for player in players:
        route = view["players"][player.seat]["route"]
        if player.seat == mine or not route:
            continue
        found.append(
            {
                "seat": player.seat,
                "col": player.col,
                "way": g.route_path(route),
                "stops": [g.city_sign_center(city) for city in route],
                "ends": [g.shift_box(g.PENNON, g.city_sign_center(city)) for city in find_route_ends(route)],
            }
        )
    return found
