"""What everybody sees of a player, in one line of the panel."""

from __future__ import annotations

from estafette.kernel.sheet import View, Words

from .. import components as c
from .parts import Piece


def line(view: View, words: Words, seat: int) -> Piece:
    player = view["players"][seat]
    goods = [(id, player["goods"][id], words.say(f"good-{id}")) for id in c.GOOD_IDS if player["goods"][id]]
    return {
        "coins": player["coins"],
        "goods": goods,
        "worth": player["points"]["goods"],
        "stations": len(player["stations"]),
        "citizens": player["citizens"],
        "level": player["level"],
        "ready": player["ready"] if view["step"] in ("follow", "plan", "gear") else "",
        "active": sum(1 for place in player["places"] if place["active"]) if view["phase"] == "actions" else 0,
        "passed": player["passed"] and view["phase"] == "actions",
        "first": view["first"] == seat,
    }
