"""Disabled choices grouped by reason: one line for all the cards it forbids."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Bundle, Choice, Decision
from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from ... import actions as x
from ... import components as c
from ...choices import join_names

# The question says it (the cards are drawn, the Postmaster must be called), or the strip of the officials does.
TOLD: Final = ("TT-TURN-02", "TT-TURN-06", "TT-OFFICE-POSTMASTER-03", "TX-OFFICE-03", "TX-OFFICE-06")


def find_explained_elsewhere(decision: Decision) -> list[str]:
    """Return disabled choices that need no line of their own while drawing."""
    return [choice.notation for choice in decision.disabled if choice.reason is not None and choice.reason.rule in TOLD]


def build_refusal_lines(view: View, seat: int, decision: Decision, group: str, kind: Kind) -> list[Bundle]:
    """Return one line per reason, with everything it forbids."""
    found: dict[tuple[Message, str], list[Choice]] = {}
    for choice in decision.disabled:
        if choice.reason is not None and x.KIND[choice.action] is kind:
            args = {name: value for name, value in choice.reason.args.items() if name != "city"}
            reason = _reason(view, seat, choice.reason.rule, args)
            if reason is not None:
                found.setdefault((reason, choice.reason.rule), []).append(choice)
    return [
        Bundle(
            id=f"no-{group}-{n}",
            actions=[],
            label=join_names([Message(f"city-{c.CITY_IDS[x.ARG_A[choice.action]]}") for choice in choices]),
            group=group,
            touch=[f"card:{c.CITY_IDS[x.ARG_A[choice.action]]}" for choice in choices] if group == "play" else [],
            covers=[choice.notation for choice in choices],
            reason=reason,
            rule=rule,
        )
        for n, ((reason, rule), choices) in enumerate(found.items())
    ]


def _reason(view: View, seat: int, rule: str, args: dict[str, int]) -> Message | None:
    """Word a reason for several cities at once; None where there is no such wording."""
    route = view["players"][seat]["route"]
    if rule == "TT-ROUTE-03" and args["case"] == 0:
        return Message("desk-no-twice")
    if rule == "TT-ROUTE-03" and len(route) == 1:
        return Message("desk-no-road-one", city=Message(f"city-{route[0]}"))
    if rule == "TT-ROUTE-03":
        return Message("desk-no-road", left=Message(f"city-{route[0]}"), right=Message(f"city-{route[-1]}"))
    if rule == "TT-HOUSE-03":
        return Message("desk-no-house-twice")
    if rule == "TT-HOUSE-01" and args["case"] == 1:
        return Message("desk-no-house-province", province=Message(f"province-{c.PROVINCE_IDS[args['province']]}"))
    if rule == "TT-HOUSE-06" and args["case"] == 2:
        return Message("desk-no-house-yet", province=Message(f"province-{c.PROVINCE_IDS[args['province']]}"))
    return None
