"""The place tiles nobody has taken yet."""

from __future__ import annotations

from estafette.kernel.sheet import View, Words

from .. import components as c
from .parts import Piece


def offer(view: View, words: Words) -> list[Piece]:
    found = []
    for id in view["offer"]:
        place = c.PLACE_IDS.index(id)
        needs = [
            c.PRINTED_IDS[c.SLOT_PRINT[c.SLOT_OF[s]]] for s in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])
        ]
        found.append(
            {
                "id": id,
                "anchor": f"tile:{id}",
                "name": words.say(f"place-{id}"),
                "effect": words.attribute(f"place-{id}", "effect"),
                "category": c.CATEGORY[place],
                "needs": needs,
            }
        )
    return found
