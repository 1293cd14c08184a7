"""How a match of Thurn und Taxis is won and ends, in one line (TT-END-01, TT-END-02)."""

from __future__ import annotations

from typing import Final

from estafette.kernel.goal import last_turns
from estafette.kernel.phrase import Phrase, seat
from estafette.kernel.sheet import View

from .components import CARRIAGE_LEVEL, LAST_CARRIAGE

NEAR: Final = 3  # houses left to place


def goal(view: View) -> list[Phrase]:
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [last_turns(_to_play(view))]
    ends = Phrase("goal-ends", level=CARRIAGE_LEVEL[LAST_CARRIAGE])
    return [Phrase("goal-most-points"), _near(view) or ends]


def _to_play(view: View) -> list[int]:
    """TT-END-02: the round is played out; its last turn is that of the seat before the first player."""
    order = [(view["first"] + i) % view["seats"] for i in range(view["seats"])]
    return order[order.index(view["active"]) :]


def _near(view: View) -> Phrase | None:
    """Whoever lacks the last carriage alone, or has few houses left."""
    for number, player in enumerate(view["players"]):
        if player["carriage"] == CARRIAGE_LEVEL[LAST_CARRIAGE - 1]:
            return Phrase("goal-near-carriage", player=seat(number + 1), level=CARRIAGE_LEVEL[LAST_CARRIAGE])
    left, number = min((player["houses_left"], number) for number, player in enumerate(view["players"]))
    return Phrase("goal-near-houses", player=seat(number + 1), count=left) if left <= NEAR else None
