"""The progress bar of the turn."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View

OTHER: Final = {"merchant": "messenger", "messenger": "merchant"}
RIDING: Final = ("depart", "ride", "arrive")


def list_turn_steps(view: View) -> list[tuple[str, str]]:
    """Return the steps of the turn (LL-TURN-01): which piece first, then each rides and acts."""
    if view["over"]:
        return []
    if view["step"] in ("start", "first"):
        return [("ll-step-first", "current"), ("ll-step-one", "next"), ("ll-step-two", "next")]
    piece = view["piece"]
    rides = view["step"] in RIDING
    now = [
        (f"ll-step-{piece}-rides" if rides else f"ll-step-{piece}-rode", "current" if rides else "done"),
        (f"ll-step-{piece}-acts", "next" if rides else "current"),
    ]
    if view["second"]:
        return [(f"ll-step-{OTHER[piece]}-rode", "done"), (f"ll-step-{OTHER[piece]}-acts", "done"), *now]
    return [*now, (f"ll-step-{OTHER[piece]}-rides", "next"), (f"ll-step-{OTHER[piece]}-acts", "next")]
