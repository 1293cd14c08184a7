"""The bar of phases."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View

ROUND: Final = ("hourglass", "census", "followers", "planning", "actions", "event", "first")


def steps(view: View) -> list[tuple[str, str]]:
    """The phases of a round (OR-ROUND-01). Setup and torture stand alone: torture interrupts more than one phase."""
    if view["over"]:
        return []
    if view["phase"] not in ROUND:
        return [(f"phase-{view['phase']}", "current")]
    at = ROUND.index(view["phase"])
    return [(f"phase-{id}", "done" if i < at else "current" if i == at else "next") for i, id in enumerate(ROUND)]
