"""The hourglass: the rounds, the event of this one, and its effect on each player as things stand."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.messages.text_table import View, Words, format_counted, join_or_dash

from ... import actions as x
from ... import components as c
from ...text_board import STRENGTHS
from .geometry import Piece

FOOD: Final[list[str]] = [id for id, eaten in zip(c.GOOD_IDS, c.IS_FOOD, strict=True) if eaten]


def build_hourglass(view: View, words: Words) -> Piece:
    found: Piece = {
        "rounds": _rounds(view),
        "event": view["event"],
        "name": "",
        "stack": "",
        "does": "",
        "next": "",
        "rule": "",
    }
    found["stakes"] = []
    if view["event"] is None or view["over"]:
        return found | {"event": None}
    strength = c.STRENGTH[c.STACK_IDS.index(view["stack"])]
    amount = STRENGTHS[view["event"]][strength]
    found["name"] = words.translate(f"event-{view['event']}")
    found["stack"] = words.translate(f"stack-{view['stack']}") if view["stack"] != c.STACK_IDS[0] else ""
    found["does"] = words.translate(f"sheet-event-{view['event']}", amount=amount, price=c.HARVEST_COINS)
    found["next"] = _next(view, words)
    found["rule"] = x.EVENT.first_rules[c.EVENT_IDS.index(view["event"])]
    found["stakes"] = [_stake(view, words, seat, amount) for seat in range(view["seats"])]
    return found


def _rounds(view: View) -> list[str]:
    """Return a mark for each round, with a gap before each new stack."""
    found: list[str] = []
    for size in c.STACK_SIZE:
        for n in range(size):
            at = len(found) + 1
            state = "past" if at < view["round"] else "current" if at == view["round"] else ""
            found.append(state + " gap" if n == 0 and found else state)
    return found


def _next(view: View, words: Words) -> str:
    """Name the tiles left in the current stack; nobody knows their order."""
    for stack in view["hourglass"]:
        tiles = [format_counted(words.translate(f"event-{id}"), n) for id, n in stack["tiles"].items() if n]
        if tiles:
            return words.translate(
                "or-still", stack=words.translate(f"stack-{stack['id']}"), events=join_or_dash(tiles)
            )
    return ""


def _stake(view: View, words: Words, seat: int, amount: int) -> Piece:
    """Say what the event would do to a player now, and whether that hurts."""
    player = view["players"][seat]
    id = view["event"]
    if view["phase"] == "event" and seat != view["active"] and seat not in view["now"]["queue"]:
        return {"text": words.translate("or-stake-over"), "bad": False}
    if view["step"] == "harvest" and seat == view["active"]:
        amount = view["now"]["food"]  # some of it was given already
    if c.SHIELDED[c.EVENT_IDS.index(id)] and any(
        place["active"] and c.PLACE_IDS.index(place["id"]) == c.SHIELD for place in player["places"]
    ):
        return {"text": words.translate("or-stake-shield"), "bad": False}
    goods = sum(player["goods"].values())
    food = sum(player["goods"][good] for good in FOOD)
    numbers: dict[str, Any] = {"amount": amount}
    bad = False
    if id == "harvest":
        missing = max(0, amount - food)
        numbers |= {"have": food, "missing": missing, "coins": missing * c.HARVEST_COINS}
        bad = missing > 0
    elif id == "taxes":
        due = goods // amount
        numbers |= {"have": goods, "coins": due}
        bad = due > player["coins"]
    elif id == "income":
        numbers["coins"] = amount * player["level"]
    elif id == "trading-day":
        numbers["coins"] = amount * len(player["stations"])
    elif id == "plague":
        inside = _in_the_bag(player)
        numbers |= {"have": len(inside), "own": sum(kind.startswith("own-") for kind in inside)}
    return {"text": words.translate(f"or-stake-{id}", **numbers), "bad": bad}


def _in_the_bag(player: Piece) -> list[str]:
    """Return who will be in the bag: followers that are used come back, except those sent to deeds."""
    found = [kind for kind, n in player["bag"].items() for _ in range(n)]
    for place in player["places"]:
        if place["active"] and c.VERB[c.PLACE_IDS.index(place["id"])] not in (c.V_DEEDS, c.V_SHIELD):
            found += [kind for kind in place["spaces"] if kind is not None and kind != "gear"]
    return found
