"""Journeys as people think of them: a town, with the good on the way. Leaving the good is the exception."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Bundle, Choice, Decision
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from ... import actions as x
from ... import components as c
from ...names import name_good, name_town
from ..highlights import list_highlights


def build_journey_lines(view: View, decision: Decision) -> list[Bundle]:
    moves = [choice for choice in decision.allowed if x.KIND[choice.action] is x.MOVE]
    laden = {x.ARG_A[move.action] for move in moves if x.ARG_B[move.action] != x.NO_CARGO}
    lines = [move for move in moves if x.ARG_B[move.action] != x.NO_CARGO or x.ARG_A[move.action] not in laden]
    found = [_journey(view, move) for move in lines]
    if found and len(lines) < len(moves):
        found[0].covers += [move.notation for move in moves]
    elif found:
        for bundle in found:
            bundle.covers += bundle.actions
    return found


def _journey(view: View, move: Choice) -> Bundle:
    route, cargo = x.ARG_A[move.action], x.ARG_B[move.action]
    town, load = move.anchors[0], move.anchors[-1]
    start = c.TOWN_IDS.index(view["players"][view["active"]]["merchant"])
    goal = c.ROUTE_A[route] + c.ROUTE_B[route] - start
    takes = Message("or-takes", good=name_good(cargo - 1)) if cargo != x.NO_CARGO else Message("or-takes-nothing")
    return Bundle(
        f"move-{c.ROUTE_IDS[route]}-{x.CARGO.items[cargo]}",
        [move.notation],
        name_town(goal),
        "move",
        effects=[takes, *(effect for effect in move.effects if not effect.id.startswith("point"))],
        anchors=[town, f"way:{c.ROUTE_IDS[route]}", load],
        touch=list_highlights(view, move.action, move.anchors),
        icon=f"g-{c.GOOD_IDS[cargo - 1]}" if cargo != x.NO_CARGO else "",
        mark=f"+{c.GOOD_VP[cargo - 1]}" if cargo != x.NO_CARGO else "",
    )
