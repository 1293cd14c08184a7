"""The progress bar of the phases, and the views of a board that is larger than a small screen."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View, Words

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
