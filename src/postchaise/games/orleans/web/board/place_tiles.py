"""The place tiles on offer, and the owners of the others."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ..common import Piece


def build_tile_offer(view: View, words: Words) -> list[Piece]:
    """Return tiles by category: those on offer and those owned; tiles out of the game are left out."""
    holders = {place["id"]: seat for seat, player in enumerate(view["players"]) for place in player["places"]}
    found = []
    for category in sorted(set(c.CATEGORY[c.LOCATIONS :])):
        here = [id for id in c.TILE_IDS if c.CATEGORY[c.PLACE_IDS.index(id)] == category]
        tiles = [_tile(words, id, -1) for id in here if id in view["offer"]]
        taken = [_tile(words, id, holders[id]) for id in here if id in holders]
        found.append({"category": category, "tiles": tiles, "taken": taken})
    return found


def _tile(words: Words, id: str, by: int) -> Piece:
    place = c.PLACE_IDS.index(id)
    spaces = range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
    needs: list[Any] = [c.PRINTED_IDS[c.SLOT_PRINT[c.SLOT_OF[space]]] for space in spaces]
    return {
        "id": id,
        "anchor": f"tile:{id}",
        "name": words.translate(f"place-{id}"),
        "effect": words.attribute(f"place-{id}", "effect"),
        "needs": needs,
        "by": by,
    }
