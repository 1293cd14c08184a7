"""The progress bar of the turn."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View

TURN: Final = ("draw", "play", "close")  # of every turn (TT-TURN-01)
CLOSING: Final = ("houses", "carriage", "discard")  # only when a route is closed
BAR: Final = {
    "draw": "draw",
    "play": "play",
    "close": "close",
    "houses": "houses",
    "house": "houses",
    "bonus": "carriage",
    "carriage": "carriage",
    "clear": "discard",
    "trim": "discard",
}


def list_turn_steps(view: View) -> list[tuple[str, str]]:
    """Return the steps of a turn; the steps of closing a route appear while it is being closed."""
    if view["over"] or view["step"] not in BAR:
        return []
    now = BAR[view["step"]]
    bar = TURN if now in TURN else (*TURN, *CLOSING)
    at = bar.index(now)
    return [(f"group-{id}", "done" if i < at else "current" if i == at else "next") for i, id in enumerate(bar)]
