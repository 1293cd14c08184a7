"""The pieces on the map: houses, letters, the courier, and previews of a choice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.text_table import View

from ... import components as c
from ..panel import find_highlighted_seat
from . import geometry as g
from .geometry import Piece

BED: Final = 1.0  # margin around the houses, so that no road runs through them
COURIER: Final[g.Box] = (810, 531, 48, 46.5)


def build_house_grounds(view: View) -> list[Piece]:
    """Return the ground under the houses of a city: from the first to the last, and the line they stand on."""
    found = []
    for city in view["cities"]:
        if city["houses"]:
            first, last = (g.house_box(city["id"], outer(city["houses"]), view["seats"]) for outer in (min, max))
            left, right = first[0] - BED, last[0] + last[2] + BED
            x = g.city_sign_center(city["id"])[0] - g.PITCH * view["seats"] / 2
            found.append(
                {"x": left, "y": first[1] - BED, "w": right - left, "h": first[3] + 2 * BED}
                | {"from": x, "line": first[1] + first[3] + 0.2, "width": g.PITCH * view["seats"]}
            )
    return found


def build_houses(view: View, players: Sequence[SeatView]) -> list[Piece]:
    """Return the houses of the other seats."""
    mine = find_highlighted_seat(view)
    return [
        {"id": f"{seat}-{city['id']}", "at": g.house_box(city["id"], seat, view["seats"]), "player": players[seat]}
        for city in view["cities"]
        for seat in city["houses"]
        if seat != mine
    ]


def build_own_houses(view: View) -> list[Piece]:
    """Return the viewer's houses by city; on small maps they are larger and centred."""
    houses = view["players"][find_highlighted_seat(view)]["houses"]
    return [
        {"city": city, "at": (g.city_sign_center(city)[0], g.city_sign_center(city)[1] + g.STREET)} for city in houses
    ]


def build_letters(view: View) -> list[Piece]:
    """TX-LETTER-02: a letter waits in every city without a house."""
    return [
        {"city": city["id"], "at": (g.city_sign_center(city["id"])[0], g.city_sign_center(city["id"])[1] + g.LETTER[1])}
        for city in view["cities"]
        if city["letter"]
    ]


def build_previews(view: View) -> list[Piece]:
    """Return houses that closing the route could bring, shown while a choice is pointed at."""
    seat = find_highlighted_seat(view)
    player = view["players"][seat]
    if view["over"]:
        return []
    return [
        {"city": city, "at": (g.city_sign_center(city)[0], g.city_sign_center(city)[1] + g.STREET)}
        for city in player["route"]
        if city not in player["houses"]
    ]


def build_courier(view: View, players: Sequence[SeatView]) -> Piece | None:
    """Return the courier on its shelf in the cabinet, in the colour of its holder."""
    if not view["expansion"]:
        return None
    holder = players[view["courier"]] if view["courier"] >= 0 else None
    return {
        "at": COURIER,
        "player": holder,
    }


def build_house_mask(view: View, seat: int) -> int:
    """Return the cities of a player's houses as a mask."""
    return sum(1 << c.CITY_IDS.index(id) for id in view["players"][seat]["houses"])
