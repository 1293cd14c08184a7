"""The desk of a player: market, tower, technology tiles and bag as tokens, and every place as a card."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words

from ... import actions as x
from ... import components as c
from ...choices.anchors import follower_on_space_anchor
from ...names import name_place
from ...state import State
from ..state_from_view import build_state_from_view
from .filling import can_stand_on_slot, count_followers_to_place, list_empty_slots
from .gains import ExpectedGain, describe_expected_gain, explain_no_deed, list_followers_on_place
from .tokens import PlannedFollowers, build_follower_token, find_planned_followers, strip_full_stop

Piece = dict[str, Any]
USING: Final = ("recruit", "take", "move", "send", "reward", "pay", "bath")  # questions about the place in use
ALWAYS: Final = (c.V_WILD, c.V_TOWER)  # tiles without spaces


def build_desk(view: View, words: Words, seat: int) -> Piece:
    s, player = build_state_from_view(view), view["players"][seat]
    plan = find_planned_followers(view, seat)
    left = sum(player["market"].values())
    tokens = _market(words, player, seat, plan.gaps(c.MARKET_SPACES - left))
    return {
        "phase": view["phase"],
        "step": view["step"],
        "market": tokens,
        "count": left,
        "spaces": c.MARKET_SPACES,
        "rings": max(0, c.MARKET_SPACES - len(tokens)),
        "tower": _tower(words, player, seat),
        "drawn": _drawn(words, view, seat),
        "gears": player["gears"],
        "bag": [build_follower_token(words, follower, "", n) for follower, n in _by_kind(player["bag"])],
        "bag_count": sum(player["bag"].values()),
        "cards": [_card(view, words, s, seat, place, plan) for place in player["places"]],
        "active": sum(1 for place in player["places"] if place["active"]),
    }


# The tray


def _by_kind(counts: dict[str, int]) -> list[tuple[str, int]]:
    """Sort followers so that like ones stand together: the starting farmer beside the farmers."""
    order = sorted(range(c.FOLLOWERS), key=lambda f: (c.CHARACTER_OF[f], -f))
    return [(c.FOLLOWER_IDS[f], counts[c.FOLLOWER_IDS[f]]) for f in order if c.FOLLOWER_IDS[f] in counts]


def _market(words: Words, player: View, seat: int, gaps: dict[str, int]) -> list[Piece | None]:
    """A follower that was put down leaves a gap, so that no other moves under the pointer."""
    counts = {follower: player["market"].get(follower, 0) for follower in [*player["market"], *gaps]}
    found: list[Piece | None] = []
    for follower, n in _by_kind(counts):
        anchor = {"anchor": f"follower:{follower}"}
        found += [build_follower_token(words, follower, f"{follower}-{seat}-{i}") | anchor for i in range(n)]
        found += [None] * gaps.get(follower, 0)
    return found


def _tower(words: Words, player: View, seat: int) -> Piece | None:
    """OR-PLACE-GUNPOWDER-01: two more spaces, usable like those of the market."""
    if player["tower"] is None:
        return None
    tokens = [
        build_follower_token(words, follower, f"tower-{follower}-{seat}-{i}") | {"anchor": f"follower:{follower}"}
        for follower, n in _by_kind(player["tower"])
        for i in range(n)
    ]
    return {"tokens": tokens, "rings": c.TOWER_SPACES - len(tokens), "spaces": c.TOWER_SPACES}


def _drawn(words: Words, view: View, seat: int) -> list[Piece]:
    """Return the followers the Bathhouse has drawn for this player."""
    if seat != view["active"]:
        return []
    return [
        build_follower_token(words, follower, f"drawn-{i}") | {"anchor": f"follower:{follower}"}
        for i, follower in enumerate(view["now"]["drawn"])
    ]


# The places


def _card(view: View, words: Words, s: State, seat: int, shown: View, plan: PlannedFollowers) -> Piece:
    place = c.PLACE_IDS.index(shown["id"])
    name = words.translate(f"place-{shown['id']}")
    candidates = _candidates(view, s, seat, place)
    given = describe_expected_gain(s, seat, place, candidates)
    given.note = explain_no_deed(s, seat, place, candidates) or given.note
    always = c.VERB[place] in ALWAYS
    there = sum(1 for content in shown["spaces"] if content is not None)
    slots = [c.SLOT_IDS[slot] for slot in range(c.FIRST_SLOT[place], c.FIRST_SLOT[place + 1])]
    category = c.CATEGORY[place]
    return {
        "id": shown["id"],
        "name": name,
        "anchor": f"place:{shown['id']}",
        "anchors": " ".join([f"place:{shown['id']}", *(f"slot:{slot}" for slot in slots)]),
        "category": words.translate(f"category-{category}") if category else "",
        "sockets": _sockets(words, s, seat, shown, place, plan),
        "state": _state(view, seat, shown, given, always),
        "status": words.translate("desk-begun", count=there, of=c.NEEDS[place]) if 0 < there < c.NEEDS[place] else "",
        "always": always,
        "signs": given.signs,
        "note": strip_full_stop(words.translate(_note(given, place, always))),
        "passing": given.why is not None and not given.dead and not always,
        "effect": words.attribute(f"place-{shown['id']}", "effect"),
        "rule": x.PLACE.first_rules[place],
    }


def _candidates(view: View, s: State, seat: int, place: int) -> list[int]:
    """Return who could be at the Town Hall: those who stand there and, while planning, those who could join."""
    there = list_followers_on_place(s, seat, place)
    if view["phase"] != "planning" or not list_empty_slots(s, seat, place):
        return there
    return there + [follower for follower, n in enumerate(count_followers_to_place(s, seat)[: c.CHARACTERS]) if n]


def _state(view: View, seat: int, shown: View, given: ExpectedGain, always: bool) -> str:
    """Return what the card looks like: active, useless, or neither; both can be true."""
    tower = shown["id"] == c.PLACE_IDS[c.TOWER] and view["phase"] == "actions" and given.why is None  # somebody can go
    words = ["active"] if shown["active"] or tower else []
    if given.dead and not always:
        words.append("dead")
    if view["now"]["place"] == shown["id"] and view["step"] in USING and seat == view["active"]:
        words.append("in-use")
    return " ".join(words)


def _note(given: ExpectedGain, place: int, always: bool) -> Message:
    if always and given.why is not None:
        return Message("effect-card", card=name_place(place))
    return given.note


def _list_goals(s: State, seat: int, follower: str) -> list[str]:
    """Return the spaces to which a follower that was put down could be dragged: it is taken back, then put there."""
    number = c.FOLLOWER_IDS.index(follower)
    return [
        f"slot:{c.SLOT_IDS[slot]}"
        for place in [*range(c.LOCATIONS), *s.tiles[seat]]
        for slot in list_empty_slots(s, seat, place)
        if can_stand_on_slot(s, seat, number, slot)
    ]


def _sockets(words: Words, s: State, seat: int, shown: View, place: int, plan: PlannedFollowers) -> list[Piece]:
    found = []
    for i, content in enumerate(shown["spaces"]):
        slot, printed = c.SLOT_OF[c.FIRST_SPACE[place] + i], shown["printed"][i]
        id = c.SLOT_IDS[slot]
        says = {"place": Message(x.PLACE.keys[place]), "printed": Message(f"printed-{printed}")}
        socket: Piece = {"printed": printed, "kind": "empty", "anchor": f"slot:{id}"}
        if content == "gear":
            socket |= {"kind": "gear", "anchor": "", "label": words.translate("desk-gear-there", **says)}
        elif content is None:
            socket["label"] = words.translate("desk-empty", **says)
        else:
            moved, number = plan.take(content, id)
            piece = f"{content}-{seat}-{number}" if moved and plan.putting else f"{id}-{seat}-{i}"
            socket |= build_follower_token(words, content, piece)
            socket |= {
                "kind": "coin",
                "anchor": follower_on_space_anchor(content, id),
                "moved": moved,
                "recalled": False,
            }
            socket["recalled"] = moved and not plan.putting
            socket["goals"] = _list_goals(s, seat, content) if moved and plan.putting else []
            socket["old"] = plan.asked and not moved and plan.putting
            stands_in = printed not in (socket["character"], "any", "any-neutral")
            socket["stands"] = printed if stands_in else ""
            socket["label"] = words.translate(
                "desk-recalled" if socket["recalled"] else "desk-there", **says, follower=Message(f"follower-{content}")
            )
        found.append(socket)
    return found
