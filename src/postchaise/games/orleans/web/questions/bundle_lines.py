"""Lines of a question that stand for several choices, or for several places that cannot be filled."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Bundle, Choice, Decision
from postchaise.kernel.messages.message import Message

from ... import actions as x
from ... import components as c
from ...choices.anchors import PILE, gear_slots_anchor
from ...names import join_names, name_place


def list_follower_tokens(followers: list[int]) -> list[tuple[str, bool]]:
    """Return the character of each follower, and whether it wears the player's colour."""
    return [(c.CHARACTER_IDS[c.CHARACTER_OF[f]], f >= c.CHARACTERS) for f in followers]


Refused = list[tuple[int, Message, str]]  # a place, why not, and the rule behind that


def merge_refusals(refused: Refused, group: str) -> list[Bundle]:
    """Group places that cannot be filled or used by reason."""
    reasons: list[tuple[Message, str, list[int]]] = []
    for place, why, rule in refused:
        known = next((places for message, _, places in reasons if message == why), None)
        if known is None:
            reasons.append((why, rule, [place]))
        else:
            known.append(place)
    return [
        Bundle(
            f"no-{group}-{c.PLACE_IDS[places[0]]}",
            [],
            join_names([name_place(place) for place in places]),
            group,
            touch=[f"place:{c.PLACE_IDS[place]}" for place in places],
            reason=why,
            rule=rule,
        )
        for why, rule, places in reasons
    ]


def build_gear_line(choices: list[Choice]) -> list[Bundle]:
    """Return one line for all spaces a technology tile could go to."""
    if len(choices) < 2:
        return []
    return [
        Bundle(
            "gear",
            [],
            Message("desk-lay-gear"),
            "gear",
            effects=[Message("desk-lay-gear-where", count=len(choices))],
            anchors=[PILE],
            touch=[anchor for choice in choices for anchor in choice.anchors],
            icon="gear",
            covers=[choice.notation for choice in choices],
        )
    ]


def build_gear_lines(decision: Decision) -> list[Bundle]:
    """Return a line for each place in the technology window, with the character the tile could replace."""
    places: dict[int, list[Choice]] = {}
    for choice in decision.allowed:
        kind, _, slot = choice.notation.partition(" ")
        if kind == "gear":
            places.setdefault(c.SLOT_PLACE[c.SLOT_IDS.index(slot)], []).append(choice)
    return [_build_gear_line(place, choices) for place, choices in places.items()]


def _build_gear_line(place: int, choices: list[Choice]) -> Bundle:
    slots = [choice.notation.partition(" ")[2] for choice in choices]
    replaced = [c.CHARACTER_IDS[c.SLOT_PRINT[c.SLOT_IDS.index(slot)]] for slot in slots]
    alone = len(choices) == 1
    return Bundle(
        f"gear-{c.PLACE_IDS[place]}",
        [choices[0].notation] if alone else [],
        name_place(place),
        "gear",
        effects=choices[0].effects[1:2],  # the question and the card say the rest
        anchors=choices[0].anchors if alone else [gear_slots_anchor(place), *(f"slot:{slot}" for slot in slots)],
        covers=[choice.notation for choice in choices],
        drawn={"tokens": [(kind, False) for kind in replaced], "either": not alone, "passing": False},
    )


def build_follower_lines(decision: Decision, followers: list[int]) -> list[Bundle]:
    """Return one line for each follower who can go to several spaces."""
    found = []
    for follower in sorted(set(followers)):
        id = c.FOLLOWER_IDS[follower]
        mine = [choice for choice in decision.allowed if f"follower:{id}" in choice.anchors]
        if len(mine) > 1:
            found.append(
                Bundle(
                    f"who-{id}",
                    [],
                    Message(x.FOLLOWER.keys[follower]),
                    "who",
                    effects=[Message("desk-spaces", count=len(mine))],
                    anchors=list(dict.fromkeys([f"follower:{id}", *(a for choice in mine for a in choice.anchors)])),
                    touch=[anchor for choice in mine for anchor in choice.anchors],
                    covers=[choice.notation for choice in mine],
                    drawn={"tokens": list_follower_tokens([follower]), "either": False, "passing": False},
                )
            )
    return found
