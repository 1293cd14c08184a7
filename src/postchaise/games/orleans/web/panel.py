"""The progress bar of the phases, the goal of the match, the views of the board, and what everybody sees of a player.

Secret plans are left out.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words, join_or_dash

from .. import actions as x
from .. import components as c
from .board.geometry import Piece

TOGETHER: Final = ("follow", "plan", "gear")  # questions to everybody at the same time


def build_player_panel(view: View, words: Words, seat: int) -> Piece:
    player = view["players"][seat]
    tiles = [place["id"] for place in player["places"] if c.PLACE_IDS.index(place["id"]) >= c.LOCATIONS]
    stations = [len(each["stations"]) for each in view["players"]]
    return {
        "state": _state(view, player),
        "active": [_list_active_place(words, place["id"]) for place in player["places"] if place["active"]],
        "first": view["first"] == seat and not view["over"],
        "coins": player["coins"],
        "worth": player["points"]["goods"],
        "goods": [(id, player["goods"][id], words.translate(f"good-{id}")) for id in c.GOOD_IDS if player["goods"][id]],
        "asked": view["step"] in ("harvest", "torture") and view["active"] == seat,
        "count": sum(player["goods"].values()),
        "stations": stations[seat],
        "most": stations[seat] > 0 and stations.count(max(stations)) == 1 and stations[seat] == max(stations),
        "citizens": player["citizens"],
        "level": player["level"],
        "gears": player["gears_placed"],
        "spare": player["gears"],
        "tiles": len(tiles),
        "named": join_or_dash([words.translate(f"place-{id}") for id in tiles]) if tiles else "",
        "bag": sum(player["bag"].values()),
    }


def _list_active_place(words: Words, id: str) -> tuple[str, str]:
    """Return icon and name."""
    return x.PLACE_ICONS[id], words.translate(f"place-{id}")


def _state(view: View, player: View) -> str:
    """Return "ready" or "thinks" where all decide at the same time, "passed" or "acts" in the actions."""
    if view["over"]:
        return ""
    if view["step"] in TOGETHER:
        return "thinks" if player["ready"] == "plans" else "ready"
    if view["phase"] == "actions":
        return "passed" if player["passed"] else "acts"
    return ""


PLAYER_BOARD_VIEW: Final = "desk"
VIEWS: Final = ("desk", "map", "tracks", "charter", "tiles")
# The view that a question needs; other questions can be answered from any view
WANTED: Final = {
    "exclude": "tiles",
    "follow": "desk",
    "store": "desk",
    "plan": "desk",
    "gear": "desk",
    "bath": "desk",
    "take": "tiles",
    "move": "map",
    "send": "charter",
    "reward": "charter",
}
ROUND: Final = ("hourglass", "census", "followers", "planning", "actions", "event", "first")


def list_turn_steps(view: View) -> list[tuple[str, str]]:
    """Return the phases of a round (OR-ROUND-01). Setup and torture stand alone: torture can interrupt any phase."""
    if view["over"]:
        return []
    if view["phase"] not in ROUND:
        return [(f"phase-{view['phase']}", "current")]
    at = ROUND.index(view["phase"])
    return [(f"phase-{id}", "done" if i < at else "current" if i == at else "next") for i, id in enumerate(ROUND)]


def list_views(words: Words) -> list[tuple[str, str]]:
    return [(id, words.translate(f"or-view-{id}")) for id in VIEWS]


def find_view_for_question(view: View) -> str:
    return "" if view["over"] else WANTED.get(view["step"], "")


NEAR_END: Final = 3  # rounds before the last


def describe_goal(view: View) -> list[Message]:
    """Say how the match is won and when it ends (OR-END-01)."""
    left = view["rounds"] - view["round"]
    if view["over"]:
        return []
    if view["phase"] == "setup":
        return [Message("goal-most-points"), Message("goal-rounds", rounds=view["rounds"])]
    if left == 0:
        return [Message("goal-last-round"), Message("goal-most-points")]
    told = "goal-rounds-left" if left <= NEAR_END else "goal-round"
    return [Message("goal-most-points"), Message(told, rounds=view["rounds"], round=view["round"], count=left)]
