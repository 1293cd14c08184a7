"""The charter of beneficial deeds with what runs out, and the place tiles on offer with the owners of the others."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ...choices.anchors import deed_space_anchor
from .geometry import Piece


def build_deed_charter(view: View, words: Words) -> Piece:
    deeds = [_deed(words, index, deed) for index, deed in enumerate(view["deeds"])]
    filled = sum(1 for deed in deeds for space in deed["spaces"] if space["filled"])
    return {
        "deeds": deeds,
        "filled": filled,
        "spaces": sum(len(deed["spaces"]) for deed in deeds),
        "sends": view["step"] == "send",
        "wants": [_list_sendable_followers(view, seat) for seat in range(view["seats"])],
        "supply": _supply(view, words),
    }


def _deed(words: Words, index: int, deed: View) -> Piece:
    spaces = []
    for kind, count in deed["spaces"].items():
        anchor, name = deed_space_anchor(deed["id"], kind), words.translate(f"character-{kind}")
        full = count - deed["open"][kind]
        spaces += [{"kind": kind, "name": name, "anchor": anchor, "filled": n < full} for n in range(count)]
    return {
        "id": deed["id"],
        "anchor": f"deed:{deed['id']}",
        "name": words.translate(f"deed-{deed['id']}"),
        "spaces": spaces,
        "columns": 5 if len(spaces) == 10 else len(spaces),
        "coins": c.DEED_COINS[index],
        "steps": c.DEED_DEVELOPMENT[index],
        "by": deed["citizen"],
    }


def _list_sendable_followers(view: View, seat: int) -> list[str]:
    """Return neutral followers a player could send: waiting ones, and those on the Town Hall (OR-PHASE4-06)."""
    player = view["players"][seat]
    found = [*player["market"], *(player["tower"] or {})]
    for place in player["places"]:
        if c.VERB[c.PLACE_IDS.index(place["id"])] == c.V_DEEDS:
            found += [follower for follower in place["spaces"] if follower]
    return sorted(set(found) & set(c.CHARACTER_IDS))


def _supply(view: View, words: Words) -> list[tuple[str, int, str]]:
    """Return what else runs out: symbol, number left, name. The tracks show the characters."""
    found = [("c-monk", view["supply"]["monk"], words.translate("character-monk"))]
    found.append(("gear", view["gears"], words.translate("sheet-gears")))
    return found + [(f"g-{id}", view["goods"][id], words.translate(f"good-{id}")) for id in c.GOOD_IDS]


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
