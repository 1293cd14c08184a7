"""Choices as people think of them: places instead of pairs of follower and space.

They stand in the order of the board, never of their value: the list does not play for anybody.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Bundle, Choice, Decision
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from ... import actions as x
from ... import components as c
from ...choices.anchors import PILE, follower_on_space_anchor
from ...game import GAME
from ...names import name_place
from ...state import State, is_place_active, list_place_contents
from ..desk.filling import (
    PlaceFilling,
    count_followers_to_place,
    find_filling,
    list_empty_slots,
    list_followers_for_deeds,
)
from ..desk.gains import describe_expected_gain, list_followers_on_place
from ..state_from_view import build_state_from_view
from .bundle_lines import (
    Refused,
    build_follower_lines,
    build_gear_line,
    build_gear_lines,
    list_follower_tokens,
    merge_refusals,
)

# Questions that are answered automatically when only one public answer is left; plans are never forced
FORCED: Final = ("recruit", "take", "move", "send", "reward", "pay", "bath", "harvest", "torture")


def find_automatic_answer(view: View, decision: Decision) -> str:
    """Return the only answer to a question that hides nothing; draw as many as allowed if nobody could be recalled."""
    if view["step"] == "follow":
        answers = [choice.notation for choice in decision.allowed]
        draws = [answer for answer in answers if answer.startswith("draw ")]
        return draws[-1] if len(draws) == len(answers) > 0 else ""
    return decision.only_choice if view["step"] in FORCED else ""


def build_bundles(view: View, decision: Decision) -> list[Bundle]:
    step = view["step"]
    if not any(choice.notation == "reopen" for choice in decision.choices):
        if step == "plan":
            return _planning(view, decision)
        if step == "act":
            return _acting(view, decision)
        if step == "follow":
            return _following(decision)
        if step == "bath":
            return _bathing(view, decision)
        if step == "gear":
            return build_gear_lines(decision)
    return []


# Phase 4


def _planning(view: View, decision: Decision) -> list[Bundle]:
    s, seat = build_state_from_view(view), decision.seat
    found: list[Bundle] = []
    refused: Refused = []
    for place in [*range(c.LOCATIONS), *s.tiles[seat]]:
        if c.NEEDS[place]:
            found += _place(s, seat, place, refused)
    puts = [choice.notation for choice in decision.allowed if choice.notation.startswith("put ")]
    if any(count_followers_to_place(s, seat)):
        found += merge_refusals(refused, "fill")
    found += _taking_back(view, s, decision)
    found += build_gear_line([choice for choice in decision.allowed if PILE in choice.anchors])
    if found:
        found[0].covers += puts
    return found


def _place(s: State, seat: int, place: int, refused: Refused) -> list[Bundle]:
    """Return how a place can be filled from the market; a place that would give nothing is refused."""
    there = list_followers_on_place(s, seat, place)
    more = list_followers_for_deeds(s, seat, place)
    if more:
        way = (
            PlaceFilling(puts=[(more[0], list_empty_slots(s, seat, place)[0])])
            if len(more) == 1
            else PlaceFilling(either=more)
        )
        return [_fill(s, seat, place, way, there)]
    if is_place_active(s, seat, place):
        return []
    way = find_filling(s, seat, place)
    arriving = [follower for follower, _ in way.puts] or way.either
    given = describe_expected_gain(s, seat, place, [*there, *arriving])
    if given.dead and (way.puts or way.either or c.VERB[place] != c.V_DEEDS):
        refused.append((place, given.note, given.rule))
        return []
    if way.missing:
        refused.append((place, _lacking(s, seat, way.missing), x.PUT.rules[0]))
        return []
    return [_fill(s, seat, place, way, there)]


def _fill(s: State, seat: int, place: int, way: PlaceFilling, there: list[int]) -> Bundle:
    id = c.PLACE_IDS[place]
    chosen = [follower for follower, _ in way.puts]
    given = describe_expected_gain(s, seat, place, [*there, *(chosen or way.either)])
    slots = [f"slot:{c.SLOT_IDS[slot]}" for slot in range(c.FIRST_SLOT[place], c.FIRST_SLOT[place + 1])]
    return Bundle(
        f"fill-{id}",
        [f"put {c.FOLLOWER_IDS[follower]} {c.SLOT_IDS[slot]}" for follower, slot in way.puts],
        name_place(place),
        "fill",
        effects=[given.note],
        anchors=[f"place:{id}"] if way.puts else slots,
        touch=[*slots, f"place:{id}", *(f"follower:{c.FOLLOWER_IDS[f]}" for f in chosen or way.either)],
        drawn={
            "tokens": list_follower_tokens(chosen or way.either),
            "either": not chosen,
            "passing": given.why is not None,
        },
    )


def _lacking(s: State, seat: int, missing: list[int]) -> Message:
    """Format "no boatman; one in the bag"."""
    kinds = sorted(set(missing))
    if kinds[0] >= c.ANY:
        return Message("desk-lacks-anybody")
    if len(kinds) > 1:
        return Message("desk-lacks-several")
    bag = s.bag[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS]
    waits = sum(n for follower, n in enumerate(bag) if kinds[0] == c.CHARACTER_OF[follower])
    return Message("desk-lacks", printed=Message(x.PRINTED.keys[kinds[0]]), count=waits)


def _taking_back(view: View, s: State, decision: Decision) -> list[Bundle]:
    """A click on a full place takes back what was put there this round; another line takes back everything."""
    allowed = {choice.notation for choice in decision.allowed}
    plan = [text for text in view["players"][decision.seat]["plan"] if f"lift {text}" in allowed]
    plan.sort(key=lambda text: c.SLOT_IDS.index(text.split()[1]))  # as they stand on the board
    found = [
        Bundle(
            "no-lift",
            [],
            Message("group-lift"),
            "lift",
            covers=[choice.notation],
            reason=GAME.explain(choice.reason),
            rule=choice.reason.rule,
        )
        for choice in decision.disabled
        if choice.reason is not None and choice.notation.startswith("lift ")
    ]
    by_place: dict[int, list[str]] = {}
    for text in plan:
        by_place.setdefault(c.SLOT_PLACE[c.SLOT_IDS.index(text.split()[1])], []).append(text)
    for place, texts in sorted(by_place.items()):
        full = not list_followers_for_deeds(s, decision.seat, place) and is_place_active(s, decision.seat, place)
        followers = [c.FOLLOWER_IDS.index(text.split()[0]) for text in texts]
        lifts = [f"lift {text}" for text in texts]
        found.append(
            Bundle(
                f"lift-{c.PLACE_IDS[place]}",
                lifts,
                name_place(place),
                "lift",
                anchors=[f"place:{c.PLACE_IDS[place]}"] if full else [],
                touch=[follower_on_space_anchor(*text.split()) for text in texts],
                covers=lifts,
                drawn={"tokens": list_follower_tokens(followers), "either": False, "passing": False},
            )
        )
    if len(by_place) > 1:
        every = [action for bundle in found for action in bundle.actions]
        found.append(Bundle("lift-all", every, Message("desk-clear"), "lift", icon="i-restart"))
    return found


# Phase 5


def _acting(view: View, decision: Decision) -> list[Bundle]:
    """List active places with their gain, and places that can do nothing by reason."""
    s, seat = build_state_from_view(view), decision.seat
    found, refused, covers = [], [], []
    for choice in decision.choices:
        verb, _, id = choice.notation.partition(" ")
        if verb != "use":
            continue
        place = c.PLACE_IDS.index(id)
        covers.append(choice.notation)
        given = describe_expected_gain(s, seat, place, list_followers_on_place(s, seat, place))
        if choice.reason is None:
            tower = (
                [follower for follower, n in enumerate(s.tower) for _ in range(n)] if c.VERB[place] == c.V_TOWER else []
            )
            found.append(_use(choice, place, given.note, tower or list_place_contents(s, seat, place)))
        elif (is_place_active(s, seat, place) and c.NEEDS[place]) or c.VERB[place] == c.V_TOWER:
            refused.append((place, given.note, given.rule))
    found += merge_refusals(refused, "active")
    if found:
        found[0].covers += covers
    return found


def _use(choice: Choice, place: int, note: Message, there: list[int]) -> Bundle:
    return Bundle(
        f"use-{c.PLACE_IDS[place]}",
        [choice.notation],
        name_place(place),
        "active",
        effects=[note],
        anchors=choice.anchors,
        drawn={"tokens": list_follower_tokens([f for f in there if f != c.GEAR]), "either": False, "passing": False},
    )


# Phase 3, and the Bathhouse


def _following(decision: Decision) -> list[Bundle]:
    """List how many to draw; followers to recall are clicked on the board."""
    draws = [choice for choice in decision.allowed if choice.notation.startswith("draw ")]
    recalls = [choice.notation for choice in decision.choices if choice.notation.startswith(("lift ", "put "))]
    found = [
        Bundle(
            choice.notation.replace(" ", "-"),
            [choice.notation],
            choice.label,
            "draw",
            effects=choice.effects[-1:],  # the question already names who is recalled
            anchors=[*choice.anchors, *(["bag"] if choice is draws[-1] else [])],
            covers=[choice.notation],
            icon="bag",
        )
        for choice in reversed(draws)
    ]
    if found:
        found[0].covers += recalls
    return found


def _bathing(view: View, decision: Decision) -> list[Bundle]:
    """List puts that make a place active; everything else is clicked on the board."""
    s, seat = build_state_from_view(view), decision.seat
    found = []
    for choice in decision.allowed:
        _, follower, slot = choice.notation.split()
        number, place = c.FOLLOWER_IDS.index(follower), c.SLOT_PLACE[c.SLOT_IDS.index(slot)]
        there = list_place_contents(s, seat, place)
        if len(there) + 1 != c.NEEDS[place]:
            continue
        given = describe_expected_gain(s, seat, place, [*list_followers_on_place(s, seat, place), number])
        if not given.dead:
            found.append(
                Bundle(
                    f"bath-{follower}-{slot}",
                    [choice.notation],
                    name_place(place),
                    "fill",
                    effects=[given.note],
                    anchors=[f"slot:{slot}"],
                    touch=choice.anchors,
                    covers=[choice.notation],
                    drawn={"tokens": list_follower_tokens([number]), "either": False, "passing": given.why is not None},
                )
            )
    return found + build_follower_lines(decision, s.drawn)
