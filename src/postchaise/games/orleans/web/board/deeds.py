"""The charter of beneficial deeds: open spaces, rewards, owners of citizens; and what runs out."""

from __future__ import annotations

from postchaise.kernel.messages.text_table import View, Words

from ... import components as c
from ...choices.anchors import deed_space_anchor
from ..common import Piece


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
