"""The moving pieces: stacks, free horses, tokens, the circus, boats, and previews of a choice.

A stack is cut out of its sprite, so that it takes no more room than it needs: a figure on foot takes half the room of
three horses. The arrow of its direction stands before it, inside the box.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Any, Final, NamedTuple

from postchaise.kernel.content.boards import SeatView
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ...rules.river import find_reached_space
from . import geometry as g
from .click_targets import format_card_counts
from .geometry import PIECES, Piece, format_box_style
from .piece_layout import HIGH, LocationLayout, find_heading_angle, lay_out_location, place_boats

COIN: Final = 26.0  # the side of the coin on a herd


def lay_out_board(view: View) -> dict[str, LocationLayout]:
    """Return the layout of every location."""
    stand: dict[str, tuple[list[int], list[int]]] = {place["id"]: ([], []) for place in view["locations"]}
    marked = dict.fromkeys(stand, 0)
    for player in view["players"]:
        for kind in PIECES:
            piece = player[kind]
            stand[piece["at"]][0 if piece["heading"] >= 0 else 1].append(compute_stack_width(kind, piece["horses"]))
        for token in player["tokens"]:
            if token["state"] == "placed":
                marked[token["location"]] += 1
    found = {}
    for place in view["locations"]:
        id = place["id"]
        onward, back = stand[id]
        found[id] = lay_out_location(id, tuple(onward), tuple(back), place["horses"], marked[id], id == view["circus"])
    return found


def build_standing_pieces(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    """Return everything that shares the ground around the locations."""
    ground = lay_out_board(view)
    return {
        "stacks": build_stacks(view, words, players, ground),
        "horses": build_horses(ground),
        "tallies": build_herd_counts(view, ground),
        "fetches": build_fetch_marks(view, words, ground),
        "tokens": build_tokens(view, words, players, ground),
        "tent": build_circus_tent(view, words, ground),
    }


def build_stacks(
    view: View, words: Words, players: Sequence[SeatView], ground: dict[str, LocationLayout]
) -> list[Piece]:
    taken: dict[tuple[str, int], int] = {}
    found = []
    for player in players:
        for kind in PIECES:
            piece = view["players"][player.seat][kind]
            at, heading = piece["at"], piece["heading"]
            lane = 0 if heading >= 0 else 1
            index = taken.get((at, lane), 0)
            taken[at, lane] = index + 1
            box = (ground[at].onward if lane == 0 else ground[at].back)[index]
            angle = find_heading_angle(at, heading) if heading else -1
            mine = player.seat == view["active"] and not view["over"]
            found.append(
                {
                    "id": f"{player.seat}-{kind}",
                    "stop": g.IDS.index(at),  # on the road, for the way it glides
                    "anchors": f"stack:{player.seat}-{kind}" + (f" piece:{kind}" if mine else ""),
                    "at": box,
                    "style": format_box_style(box),
                    "art": f"st-{kind}-{piece['horses']}",
                    "player": player,
                    "angle": angle,
                    "drawn": build_stack_drawing(kind, piece["horses"], angle == 180 or at == "orleans"),
                    "now": mine and kind == view["piece"] and view["step"] != "first",
                    "label": words.translate(
                        "ll-stack",
                        player=player.name,
                        piece=Message(f"piece-{kind}"),
                        horses=Message("horse-count", count=piece["horses"]),
                        location=Message(f"location-{at}"),
                    ),
                }
            )
    return found


def build_horses(ground: dict[str, LocationLayout]) -> list[Piece]:
    """Free horses have no identity: the first one of a place stays the first one."""
    return [
        {"id": f"{id}-{i + 1}", "place": id, "at": box, "style": format_box_style(box)}
        for id, room in ground.items()
        for i, box in enumerate(room.herd)
    ]


def build_herd_counts(view: View, ground: dict[str, LocationLayout]) -> list[Piece]:
    """Return the numbers beside herds too large to draw."""
    found = []
    for place in view["locations"]:
        box = ground[place["id"]].tally
        if box is not None:
            found.append({"place": place["id"], "count": place["horses"], "at": box, "style": format_box_style(box)})
    return found


def build_fetch_marks(view: View, words: Words, ground: dict[str, LocationLayout]) -> list[Piece]:
    """Return a coin on each herd from which the Blacksmith may fetch a horse. It shows while that is a choice."""
    if view["over"] or view["step"] != "ride" or "blacksmith" not in view["players"][view["active"]]["characters"]:
        return []
    found = []
    for id, room in ground.items():
        for left, top, width, height in room.herd[:1]:
            middle = (left + width / 2 - COIN / 2, top + height / 2 - COIN / 2, COIN, COIN)
            label = words.translate("choice-smith", location=Message(f"location-{id}"))
            found.append({"place": id, "at": middle, "style": format_box_style(middle), "label": label})
    return found


def build_tokens(
    view: View, words: Words, players: Sequence[SeatView], ground: dict[str, LocationLayout]
) -> list[Piece]:
    taken: dict[str, int] = {}
    found = []
    for player in players:
        for n, token in enumerate(view["players"][player.seat]["tokens"], 1):
            if token["state"] != "placed":
                continue
            at = token["location"]
            index = taken.get(at, 0)
            taken[at] = index + 1
            box = ground[at].tokens[index]
            mine = player.seat == view["active"]
            found.append(
                {
                    "id": f"{player.seat}-{n}",
                    "anchors": f"token:{player.seat}-{n}" + (f" token:{n} which:{n}" if mine else ""),
                    "at": box,
                    "style": format_box_style(box),
                    "player": player,
                    "label": words.translate("ll-token", player=player.name, location=Message(f"location-{at}")),
                }
            )
    return found


def build_circus_tent(view: View, words: Words, ground: dict[str, LocationLayout]) -> Piece | None:
    if view["circus"] is None:
        return None
    box = ground[view["circus"]].tent
    left = format_card_counts(words, "character", [(id, n) for id, n in view["characters"].items() if n])
    label = f"{words.translate('ll-circus')} {words.translate('ll-people-left', people=left)}"
    return {"at": box, "style": format_box_style(box), "label": label}


def build_boats(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    spaces = g.place_river_spaces(max(c.LAST_SPACE, view["end_space"]))
    at: dict[int, list[SeatView]] = {}
    for player in players:
        at.setdefault(view["players"][player.seat]["boat"], []).append(player)
    found = []
    for n, crew in at.items():
        for player, box in zip(crew, place_boats(n, *spaces[n], len(crew)), strict=True):
            mine = player.seat == view["active"]
            found.append(
                {
                    "id": player.seat,
                    "anchors": f"boat:{player.seat}" + (" spaces:1 spaces:2" if mine else ""),
                    "at": box,
                    "style": format_box_style(box),
                    "player": player,
                    "label": words.translate("ll-boat", player=player.name, space=n),
                }
            )
    return sorted(found, key=lambda boat: int(boat["id"]))


def build_previews(view: View, players: Sequence[SeatView]) -> list[Piece]:
    """Return previews of a choice: boats on their next space, a moving market tile."""
    if view["over"] or view["step"] != "stop" or view["piece"] != "merchant":
        return []
    spaces = g.place_river_spaces(max(c.LAST_SPACE, view["end_space"]))
    seat = view["active"]
    here = next(p for p in view["locations"] if p["id"] == view["players"][seat]["merchant"]["at"])
    who, gains = seat, list(c.SHIP_SPACES) if here["shield"] is None else []
    if here["building"]:
        who, gains = here["owner"], [c.BUILDING_BOAT[c.BUILDING_IDS.index(here["building"])]]
    now = view["players"][who]["boat"]
    found = []
    for to in sorted({find_reached_space(now, gain, view["end_space"]) for gain in gains} - {now}):
        box = place_boats(to, *spaces[to], 1)[0]
        found.append({"anchor": f"ghost:{who}-{to}", "style": format_box_style(box), "player": players[who], "arc": 0})
    if here["shield"] is not None:
        x, y, _, _ = g.MARKET
        first, step = g.COLUMN_OF_MARKET
        at = next(i for i, tile in enumerate(view["market"]) if tile["shield"] == here["shield"])
        width = step * int(c.SHIELDS - 1 - at)
        if width:
            box = (x + first + step * at, y + 88, width, 20.0)
            found.append(
                {"anchor": f"arc:{here['shield']}", "style": format_box_style(box), "player": None, "arc": width}
            )
    return found


class SpriteCrop(NamedTuple):
    """What is cut out of a sprite of 66 by 60."""

    width: int  # on the board, at full size
    left: float  # in the sprite, as all that follows
    wide: float
    arrow: float  # x of its middle
    emblem: tuple[float, float, float]  # left, top, side


FOOT: Final = (23.3, 30.5, 13.0)
SADDLE: Final = (14.5, 35.5, 15.0)
RIDERS: Final = [SpriteCrop(41 + 5 * n, 0, 54 + 6 * n, 47 + 6 * n, SADDLE) for n in range(3)]
# By kind and number of horses. A messenger on foot is drawn a little smaller: the horn sticks out.
DRAWINGS: Final = {
    "merchant": [SpriteCrop(27, 14.2, 35.2, 42.6, FOOT), *RIDERS],
    "messenger": [SpriteCrop(28, 11, 41.6, 44, FOOT), *RIDERS],
}


def compute_stack_width(kind: str, horses: int) -> int:
    return DRAWINGS[kind][horses].width


@cache
def build_stack_drawing(kind: str, horses: int, west: bool) -> Piece:
    """Return where the parts lie inside the box; facing west, all but the player's sign is mirrored."""
    cut = DRAWINGS[kind][horses]
    high = round(HIGH * cut.wide / cut.width, 1)
    top = round(60.5 - high, 1)
    x, y, side = cut.emblem[0] - cut.left, cut.emblem[1] - top, cut.emblem[2]
    arrow = cut.arrow - cut.left
    return {
        "view": f"0 0 {cut.wide:g} {high:g}",
        "mirror": cut.wide if west else 0,
        "x": f"{-cut.left:g}",
        "y": f"{-top:g}",
        "emblem": (f"{cut.wide - x - side if west else x:g}", f"{y:g}", f"{side:g}"),
        "arrow": f"{cut.wide - arrow if west else arrow:g} {(42 if horses else 49) - top:g}",
    }
