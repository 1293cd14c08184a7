"""The charter of beneficial deeds: spaces, who is missing, the reward, who holds the citizen."""

from __future__ import annotations

from estafette.kernel.sheet import View, Words

from .. import components as c
from .parts import Piece


def charter(view: View, words: Words) -> Piece:
    deeds = [_deed(words, index, deed) for index, deed in enumerate(view["deeds"])]
    filled = sum(1 for deed in deeds for space in deed["spaces"] if space["filled"])
    return {"deeds": deeds, "filled": filled, "spaces": sum(len(deed["spaces"]) for deed in deeds)}


def _deed(words: Words, index: int, deed: View) -> Piece:
    spaces = []
    for kind, count in deed["spaces"].items():
        spaces += [{"kind": kind, "filled": n < count - deed["open"][kind]} for n in range(count)]
    return {
        "id": deed["id"],
        "anchor": f"deed:{deed['id']}",
        "name": words.say(f"deed-{deed['id']}"),
        "spaces": spaces,
        "columns": 5 if len(spaces) == 10 else len(spaces),
        "coins": c.DEED_COINS[index],
        "steps": c.DEED_DEVELOPMENT[index],
        "by": deed["citizen"],
    }
