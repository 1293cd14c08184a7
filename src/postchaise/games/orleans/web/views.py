"""The views of the table, which of them a question needs, and which question needs no answer."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Decision
from postchaise.kernel.messages.text_table import View, Words

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
# Where everybody can see that one answer is left, there is nothing to ask; plans stay with those who make them
FORCED: Final = ("recruit", "take", "move", "send", "reward", "pay", "bath", "harvest", "torture")


def onward(view: View, decision: Decision) -> str:
    """The only answer to such a question."""
    return decision.allowed[0].notation if view["step"] in FORCED and len(decision.allowed) == 1 else ""


def views(words: Words) -> list[tuple[str, str]]:
    return [(id, words.translate(f"or-view-{id}")) for id in VIEWS]


def view_wanted(view: View) -> str:
    return "" if view["over"] else WANTED.get(view["step"], "")
