"""What stands on the map: houses, letters, the courier; and what a choice would bring about."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from postchaise.kernel.content.boards import Seated
from postchaise.kernel.messages.text_table import View

from ... import components as c
from ..common import Piece, subject
from . import geometry as g

BED: Final = 1.0  # paper around the houses, so that no road runs through them
COURIER: Final[g.Box] = (810, 531, 48, 46.5)


def streets(view: View) -> list[Piece]:
    """The paper under the houses of a city: from the first to the last of them, and the line they stand on."""
    found = []
    for city in view["cities"]:
        if city["houses"]:
            first, last = (g.slot(city["id"], outer(city["houses"]), view["seats"]) for outer in (min, max))
            left, right = first[0] - BED, last[0] + last[2] + BED
            x = g.node(city["id"])[0] - g.PITCH * view["seats"] / 2
            found.append(
                {"x": left, "y": first[1] - BED, "w": right - left, "h": first[3] + 2 * BED}
                | {"from": x, "line": first[1] + first[3] + 0.2, "width": g.PITCH * view["seats"]}
            )
    return found


def houses(view: View, players: Sequence[Seated]) -> list[Piece]:
    """Those of the others."""
    mine = subject(view)
    return [
        {"id": f"{seat}-{city['id']}", "at": g.slot(city["id"], seat, view["seats"]), "player": players[seat]}
        for city in view["cities"]
        for seat in city["houses"]
        if seat != mine
    ]


def own_houses(view: View) -> list[Piece]:
    """Placed by their city: where the whole map is small they are drawn larger, and in its middle."""
    houses = view["players"][subject(view)]["houses"]
    return [{"city": city, "at": (g.node(city)[0], g.node(city)[1] + g.STREET)} for city in houses]


def letters(view: View) -> list[Piece]:
    """TX-LETTER-02: one waits in every city without a house."""
    return [
        {"city": city["id"], "at": (g.node(city["id"])[0], g.node(city["id"])[1] + g.LETTER[1])}
        for city in view["cities"]
        if city["letter"]
    ]


def previews(view: View) -> list[Piece]:
    """Houses that closing the route could bring, shown while somebody looks at a choice: certain or one of several."""
    seat = subject(view)
    player = view["players"][seat]
    if view["over"]:
        return []
    return [
        {"city": city, "at": (g.node(city)[0], g.node(city)[1] + g.STREET)}
        for city in player["route"]
        if city not in player["houses"]
    ]


def courier(view: View, players: Sequence[Seated]) -> Piece | None:
    """On its shelf in the cabinet, in the colour of whoever has it."""
    if not view["expansion"]:
        return None
    holder = players[view["courier"]] if view["courier"] >= 0 else None
    return {
        "at": COURIER,
        "player": holder,
    }


def house_mask(view: View, seat: int) -> int:
    """The cities of a player's houses as a mask."""
    return sum(1 << c.CITY_IDS.index(id) for id in view["players"][seat]["houses"])
