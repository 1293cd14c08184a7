"""The views of the table, and which of them a question needs."""

from __future__ import annotations

from typing import Final

from estafette.kernel.sheet import View, Words

VIEWS: Final = ("desk", "map", "tracks", "charter", "tiles")
# Where a question needs no other side than the one somebody looks at, it asks for none
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


def views(words: Words) -> list[tuple[str, str]]:
    return [(id, words.say(f"or-view-{id}")) for id in VIEWS]


def view_wanted(view: View) -> str:
    return "" if view["over"] else WANTED.get(view["step"], "")
