"""A state made from a view, so that the rules themselves can say what something would bring.

A board is drawn from a view alone: what a view does not tell stays blank here too.
"""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.text_table import View

from .. import components as c
from ..state import BOARD, GONE, IDLE, NONE, OFFERED, PLANS, SAID_READY, STEPS, State, create_blank_state, load_state

BLANK: Final = ("agenda", "stored", "taken_back")  # fields that a view does not show, or only in part


def build_state_from_view(view: View) -> State:
    """Return the position as a view tells it."""
    known = create_blank_state(view["seats"]).to_json()
    now = view["now"]
    for name in ("first", "active", "round"):
        known[name] = view[name]
    for name in ("sent", "food", "debt", "exclusions", "queue"):
        known[name] = now[name]
    known |= {
        "over": int(view["over"]),
        "event": c.EVENT_IDS.index(view["event"]) if view["event"] else c.NO_EVENT,
        "stack": c.STACK_IDS.index(view["stack"]),
        "place": c.PLACE_IDS.index(now["place"]) if now["place"] else NONE,
        "deed": c.DEED_IDS.index(now["deed"]) if now["deed"] else NONE,
        "agenda": [STEPS.index(view["step"])] if view["step"] in STEPS else [],
        "gear_supply": view["gears"],
        "gears_lost": view["lost"]["gears"],
        "hourglass": [n for stack in view["hourglass"] for n in stack["tiles"].values()],
        "drawn": [c.FOLLOWER_IDS.index(id) for id in now["drawn"]],
        "good_supply": list(view["goods"].values()),
        "goods_lost": list(view["lost"]["goods"].values()),
        "supply": list(view["supply"].values()),
        "followers_lost": list(view["lost"]["followers"].values()),
        "deed_open": [n for deed in view["deeds"] for n in deed["open"].values()],
        "citizen": list(view["citizens"].values()),
        "cargo": [c.GOOD_IDS.index(good) if good else NONE for route in view["routes"] for good in route["goods"]],
        "station": [sum(1 << seat for seat in town["stations"]) for town in view["towns"]],
    }
    return load_state(known | _holders(view) | _players(view))


def _holders(view: View) -> dict[str, Any]:
    """Return the owners of place tiles, the stand-ins that follow, and the followers in the tower."""
    holder = [BOARD] * c.LOCATIONS + [OFFERED] * c.TILES
    for id in view["gone"]:
        holder[c.PLACE_IDS.index(id)] = GONE
    tiles: list[list[int]] = []
    tower = [0] * c.FOLLOWERS
    for seat, player in enumerate(view["players"]):
        owned = [c.PLACE_IDS.index(place["id"]) for place in player["places"]]
        tiles.append([place for place in owned if place >= c.LOCATIONS])
        for place in tiles[seat]:
            holder[place] = seat
        if player["tower"] is not None:
            tower = _followers(player["tower"])
    wild = [sum(c.WILD_BIT[place] for place in own) for own in tiles]
    return {"holder": holder, "tiles": tiles, "wild": wild, "tower": tower, "stored": tower[:]}


def _players(view: View) -> dict[str, Any]:
    ready = {"plans": PLANS, "ready": SAID_READY, "idle": IDLE}
    players = view["players"]
    return {
        "coins": [player["coins"] for player in players],
        "dev": [player["development"] for player in players],
        "track": [step for player in players for step in player["tracks"].values()],
        "merchant": [c.TOWN_IDS.index(player["merchant"]) for player in players],
        "reserve": [player["reserve"] for player in players],
        "built": [len(player["stations"]) for player in players],
        "goods": [n for player in players for n in player["goods"].values()],
        "bag": [n for player in players for n in _followers(player["bag"])],
        "market": [n for player in players for n in _followers(player["market"])],
        "space": [content for player in players for content in _spaces(player)],
        "gears": [player["gears"] for player in players],
        "placed": [player["gears_placed"] for player in players],
        "ready": [ready[player["ready"]] for player in players],
        "drawing": [player["drawing"] for player in players],
        "passed": [int(player["passed"]) for player in players],
        "plans": [[_code(text) for text in player["plan"]] for player in players],
    }


def _followers(counts: dict[str, int]) -> list[int]:
    return [counts.get(id, 0) for id in c.FOLLOWER_IDS]


def _spaces(player: View) -> list[int]:
    spaces = [c.EMPTY] * c.SPACES
    for place in player["places"]:
        first = c.FIRST_SPACE[c.PLACE_IDS.index(place["id"])]
        for i, content in enumerate(place["spaces"]):
            if content is not None:
                spaces[first + i] = c.GEAR if content == "gear" else c.FOLLOWER_IDS.index(content)
    return spaces


def _code(text: str) -> int:
    """Parse "farmer village-farmer" as plans encode it."""
    follower, slot = text.split()
    return c.FOLLOWER_IDS.index(follower) * c.SLOTS + c.SLOT_IDS.index(slot)
