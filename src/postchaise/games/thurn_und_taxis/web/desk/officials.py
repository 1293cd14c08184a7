"""The four officials in this turn: which can be used, when, at what price, or why not."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.text_table import View, Words

from ... import actions as x
from ...game import GAME
from ...reasons.drawing import explain_official
from ...rules import officials
from ...state import OFFICIAL_IDS, State
from ..state_from_view import build_state_from_view

ASKED: Final = ("draw", "play")  # when closing only the Cartwright is left, and the carriage mentions it
PHASES: Final = ("draw", "play", "close")
WHEN: Final = {"postmaster": 0, "administrator": 0, "carrier": 1, "cartwright": 2}


def build_official_strip(view: View, words: Words, seat: int) -> list[dict[str, Any]]:
    """List the officials in the order of the turn, without those whose time has passed unused."""
    s = build_state_from_view(view, seat)
    now = PHASES.index(view["step"])
    found = []
    for official, id in enumerate(OFFICIAL_IDS):
        when = WHEN[id]
        state = "open"
        if s.used >> official & 1:
            state = "used"
        elif when < now or (id == "administrator" and s.drawn and not view["expansion"]):  # TT-OFFICE-ADMINISTRATOR-02
            continue
        elif not officials.can_use_official(s, official):
            state = "poor" if view["expansion"] else "barred"
        if state == "open" and when > now:
            state = "later"
        price = s.price if state == "poor" else officials.compute_official_price(s) if state in ("open", "later") else 0
        condition = "free" if state == "open" else state
        found.append(
            {
                "id": id,
                "state": state,
                "name": words.translate(f"official-{id}"),
                "effect": words.attribute(f"official-{id}", "effect"),
                "why": _why(s, official, words) if state in ("poor", "barred") else "",
                "rule": x.OFFICIAL.first_rules[official],
                "price": price,
                "sentence": words.translate(f"desk-official-{condition}") if condition != "free" or not price else "",
            }
        )
    return found


def _why(s: State, official: int, words: Words) -> str:
    """Explain in a sentence, for the tooltip."""
    reason = explain_official(s, official)
    return words.translate(GAME.explain(reason)) if reason is not None else ""
