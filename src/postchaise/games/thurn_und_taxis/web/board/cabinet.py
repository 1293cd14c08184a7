"""The cabinet beside the map: carriages and bonus tiles with their owners, the courier or the houses left."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import actions as x
from ... import components as c
from ...state import list_cities
from ..panel import build_player_sign, find_highlighted_seat, find_viewer_seat, join_names
from .geometry import CABINET, Box, Piece
from .pieces import build_house_mask

FIRST_CARRIAGE: Final = (34.0, 33.0)  # y of the first row inside the cabinet, and the step to the next
FIRST_STACK: Final = (230.0, 25.2)
OWNERS: Final = 110.0
ROOM: Final = 3  # carriages beside whose horses there is room for a word
PIP: Final = (53.0, 18.5, 8.0)


def build_cabinet(view: View, words: Words, players: Sequence[SeatView]) -> Piece:
    """Return what everybody sees alike."""
    return {
        "carriages": [_carriage(view, i, players) for i in range(len(view["carriages"]))],
        "stacks": [_stack(view, words, i, players) for i in range(c.STACKS)],
        "courier": _courier(view, words, players) if view["expansion"] else None,
        "left": [] if view["expansion"] else _houses_left(view, players),
    }


def build_cabinet_cache_key(view: View) -> tuple[object, ...]:
    """Return everything the cabinet shows, to know when to draw it again."""
    players = view["players"]
    left = () if view["expansion"] else tuple(player["houses_left"] for player in players)
    tiles = tuple(tuple(tile["stack"] for tile in player["tiles"]) for player in players)
    return (tuple(player["carriage"] for player in players), tiles, view["courier"], left, view["all_nine"])


# Carriages


def _carriage(view: View, index: int, players: Sequence[SeatView]) -> Piece:
    """A coach with one more horse for every level, and the players whose largest carriage it is."""
    carriage = view["carriages"][index]
    owners = [player for player in players if view["players"][player.seat]["carriage"] == carriage["level"]]
    two = len(owners) > 2  # then in two rows
    signs = []
    for i, player in enumerate(owners):
        x = OWNERS + (i % 2 if two else i) * 15
        signs.append(build_player_sign(player) | {"x": x, "y": (1.5 + i // 2 * 14.5) if two else 8.5})
    first, step = FIRST_CARRIAGE
    return {
        "level": carriage["level"],
        "points": carriage["points"],
        "y": first + step * index,
        "horses": [(58 + 5.5 * k, round(8.5 - 0.8 * k, 1)) for k in range(index, -1, -1)],
        "owners": signs,
    }


def find_next_carriage(view: View) -> Piece | None:
    """Return the row of the viewer's next carriage; None after the largest."""
    seat = find_highlighted_seat(view)
    above = [i for i, each in enumerate(view["carriages"]) if each["level"] > view["players"][seat]["carriage"]]
    if not above or view["over"]:
        return None
    first, step = FIRST_CARRIAGE
    level = view["carriages"][above[0]]["level"]
    taken = any(player["carriage"] == level for player in view["players"])
    told = (
        find_viewer_seat(view) >= 0 and not taken and above[0] < ROOM
    )  # the frame says it; a word where there is room
    return {"y": CABINET[1] + first + step * above[0], "level": level, "told": told}


# Bonus tiles


def _taken(view: View, stack: str, players: Sequence[SeatView]) -> list[SeatView]:
    """Return the owners of tiles of a stack, once per tile; tiles may lie face down (TT-INFO-03)."""
    return [player for player in players for tile in view["players"][player.seat]["tiles"] if tile["stack"] == stack]


def format_stack_label(view: View, words: Words, index: int) -> str:
    """Return a short label for a narrow row."""
    id = c.STACK_IDS[index]
    return words.translate(
        "tt-stack-all-nine" if c.STACK_KIND[index] == "all" and view["all_nine"] else f"tt-stack-{id}"
    )


def _stack(view: View, words: Words, index: int, players: Sequence[SeatView]) -> Piece:
    values = view["stacks"][index]["values"]
    first, step = FIRST_STACK
    taken = _taken(view, c.STACK_IDS[index], players)
    pips = c.STACK_KIND[index] in ("province", "all")
    return {
        "id": c.STACK_IDS[index],
        "y": round(first + step * index, 1),
        "label": format_stack_label(view, words, index),
        "top": values[0] if values else 0,
        "under": [(round(12 + 2.2 * k, 1), round(3.4 - 1.4 * k, 1)) for k in range(len(values) - 1, 0, -1)],
        "pips": pips,
        "taken": [
            build_player_sign(player) | {"x": 164.5 - 9.5 * (len(taken) - i), "y": 15 if pips else 8.5}
            for i, player in enumerate(taken)
        ],
    }


@cache
def list_tile_requirements(index: int, all_nine: bool) -> list[tuple[list[str], int]]:
    """Return what a tile asks for: groups of cities of which one house is enough, and their masks."""
    if c.STACK_KIND[index] == "province":
        return [([c.CITY_IDS[n]], 1 << n) for n in range(c.CITIES) if c.STACK_MASK[index] >> n & 1]
    if c.STACK_KIND[index] != "all":
        return []
    wanted = [p for p in range(c.PROVINCES) if c.IS_OUTER[p] or all_nine]
    return [
        ([c.CITY_IDS[n] for n in range(c.CITIES) if c.PROVINCE_MASK[p] >> n & 1], c.PROVINCE_MASK[p]) for p in wanted
    ]


def build_pips(view: View) -> list[Piece]:
    """One pip per house a tile asks for, filled where the viewer has it; then those the route could fill."""
    houses = build_house_mask(view, find_highlighted_seat(view))
    route = sum(1 << c.CITY_IDS.index(city) for city in view["players"][find_highlighted_seat(view)]["route"])
    x, y, step = PIP
    found = []
    for index in range(c.STACKS):
        here = sorted(
            list_tile_requirements(index, view["all_nine"]),
            key=lambda each: (not each[1] & houses, not each[1] & route),
        )
        top = CABINET[1] + FIRST_STACK[0] + FIRST_STACK[1] * int(index)
        lit = 0  # of the cities of a province that may get its one house, the first stands for all
        for i, (cities, mask) in enumerate(here):
            open_here = c.PROVINCE_MASK[c.PROVINCE_OF[c.CITY_IDS.index(cities[0])]] & route & ~houses & ~lit
            maybe = open_here if mask & open_here else 0
            lit |= maybe
            told = [f"preview:{city}" for city in cities] + [f"maybe:{c.CITY_IDS[n]}" for n in list_cities(maybe)]
            at = (round(CABINET[0] + x + step * i, 1), round(top + y, 1))
            found.append({"x": at[0], "y": at[1], "on": bool(mask & houses), "anchors": " ".join(told)})
    return found


# The lower end


def _courier(view: View, words: Words, players: Sequence[SeatView]) -> Piece:
    return {
        "name": players[view["courier"]].name if view["courier"] >= 0 else "",
        "gives": words.translate("tt-courier-gives", points=c.COURIER_POINTS, letters=c.PRICE_WITH_COURIER),
    }


def _houses_left(view: View, players: Sequence[SeatView]) -> list[Piece]:
    """Without the expansion the houses left stand in the place of the courier."""
    step = 152 / len(players)
    return [
        build_player_sign(player)
        | {"x": 12 + step * (player.seat + 0.5), "left": view["players"][player.seat]["houses_left"]}
        for player in players
    ]


# Tips


def describe_cabinet_rows(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    """Return the tooltip of every row. Carriages and the courier can be chosen, tiles cannot."""
    found = []
    for i, carriage in enumerate(view["carriages"]):
        y = FIRST_CARRIAGE[0] + FIRST_CARRIAGE[1] * i
        found.append(
            {"id": f"carriage-{carriage['level']}", "anchors": f"carriage:{carriage['level']}", "chosen": True}
            | {"at": _row(y - 2, 32), "name": words.translate("sheet-carriage", level=carriage["level"])}
            | {"effect": _describe_carriage(words, carriage), "rule": x.TAKE_CARRIAGE.rules[0]}
            | {"lines": _owners(view, words, carriage["level"], players)}
        )
    for i, stack in enumerate(view["stacks"]):
        id = stack["id"]
        y = FIRST_STACK[0] + FIRST_STACK[1] * i
        found.append(
            {"id": f"stack-{id}", "anchors": f"stack:{id}", "chosen": False, "at": _row(y, FIRST_STACK[1])}
            | {"name": words.translate(f"stack-{id}"), "rule": x.STACK.first_rules[i]}
            | {"effect": f"{words.attribute(f'stack-{id}', 'effect')} {_values(words, stack['values'])}"}
            | {"lines": _progress(view, words, i, players)}
        )
    if view["expansion"]:
        effect = words.translate("sheet-courier-effect", price=c.PRICE_WITH_COURIER, points=c.COURIER_POINTS)
        found.append(
            {"id": "courier", "anchors": "courier", "chosen": True, "at": _row(490, 76)}
            | {"name": words.translate("option-expansion")}
            | {"effect": f"{words.translate('tt-courier-how')} {effect}", "rule": "TX-COURIER-01", "lines": []}
        )
    return found


def _row(y: float, height: float) -> Box:
    return (CABINET[0] + 8, round(CABINET[1] + y, 1), CABINET[2] - 16, height)


def _describe_carriage(words: Words, carriage: View) -> str:
    points = Message("point-count", count=carriage["points"])
    told = words.translate("tt-carriage-for", level=carriage["level"], points=points)
    return f"{told} {words.translate('tt-carriage-ends')}" if carriage["level"] == c.CARRIAGE_LEVEL[-1] else told


def _owners(view: View, words: Words, level: int, players: Sequence[SeatView]) -> list[Piece]:
    return [
        build_player_sign(player) | {"name": player.name, "text": ""}
        for player in players
        if view["players"][player.seat]["carriage"] == level
    ]


def _values(words: Words, values: list[int]) -> str:
    if not values:
        return words.translate("tt-stack-empty")
    return words.translate("tt-stack-values", points=", ".join(str(value) for value in values))


def _progress(view: View, words: Words, index: int, players: Sequence[SeatView]) -> list[Piece]:
    """Return who has a tile of a stack, and what is missing for players who have begun."""
    found = []
    asked = list_tile_requirements(index, view["all_nine"])
    for player in players:
        tiles = [t["points"] for t in view["players"][player.seat]["tiles"] if t["stack"] == c.STACK_IDS[index]]
        houses = build_house_mask(view, player.seat)
        lacking = [cities for cities, mask in asked if not mask & houses]
        if tiles:
            text = words.translate("sheet-won", points=", ".join(str(points) for points in tiles))
        elif asked and len(lacking) < len(asked) and lacking:
            ids = [cities[0] for cities in lacking]
            if c.STACK_KIND[index] == "all":
                places = join_names(words, "province", [_province(id) for id in ids])
            else:
                places = join_names(words, "city", ids)
            text = words.translate("sheet-missing", places=places)
        else:
            continue
        found.append(build_player_sign(player) | {"name": player.name, "text": text})
    return found


def _province(city: str) -> str:
    return c.PROVINCE_IDS[c.PROVINCE_OF[c.CITY_IDS.index(city)]]
