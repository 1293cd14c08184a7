"""The progress bar of the turn, the goal of the match, and what a player has.

Everybody sees a line of each player, the viewer also the own player board.
"""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from postchaise.kernel.messages.message import Message, format_last_turns, seat_message
from postchaise.kernel.messages.text_table import View, Words

from .. import actions as x
from .. import components as c
from ..names import find_card_form, name_message

# The engravers' tinctures: each has its hatching, so that shields differ without colour
TINCTURES: Final = {
    "yellow": "or",
    "white": "argent",
    "red": "gules",
    "blue": "azure",
    "green": "vert",
    "purple": "purpure",
    "black": "sable",
}
Card = dict[str, Any]


def build_player_panel(view: View, words: Words, seat: int) -> Card:
    """Return what everybody sees of a player."""
    player = view["players"][seat]
    return {
        "deniers": player["deniers"],
        "goods": [(good, count, words.translate(f"good-{good}")) for good, count in player["goods"].items() if count],
        "held": len(player["messages"]),
        "limit": player["most_messages"],
        "delivered": len(player["delivered"]),
        "deliveries": _deliveries(words, player),
        "target": view["message_target"],
        "boat": player["boat"],
        "end": view["end_space"],
        "cards": list_player_cards(view, words, player),
        "rules": {"delivered": x.DELIVER.rules[0], "messages": x.BUY_MESSAGE.rules[0]},
        "stock": [("farms", player["farms"]), ("monasteries", player["monasteries"])],
    }


def _deliveries(words: Words, player: View) -> list[tuple[str, int]]:
    """Count delivered messages by type, as blue characters do (LL-CHAR-BLUE-01)."""
    types = Counter(c.TYPE_OF[c.MESSAGE_IDS.index(message)] for message in player["delivered"])
    return [(words.translate(f"type-{id}"), types[i]) for i, id in enumerate(c.TYPE_IDS) if types[i]]


def list_player_cards(view: View, words: Words, player: View) -> list[Card]:
    """Return characters and palaces with their effect and rule."""
    found = []
    for kind in ("character", "palace"):
        for id in player[f"{kind}s"]:
            key, named, idle = f"{kind}-{id}", x.SPACE.domains[kind], id in player["idle_palaces"]
            effect = words.attribute(key, find_card_form(view, key))
            found.append(
                {
                    "anchor": f"{kind}:{id}",
                    "name": words.translate(key),
                    "effect": f"{effect} ({words.translate('sheet-idle')})" if idle else effect,
                    "rule": named.first_rules[named.index_of[id]],
                    "icon": named.icons[id],
                    "idle": idle,
                }
            )
    return found


def build_player_board(view: View, words: Words, seat: int) -> Card:
    """Return what the player at the screen holds."""
    player = view["players"][seat]
    points = [
        (nth, id, value, words.translate(f"ll-src-{id}"))
        for nth, (id, value) in enumerate(player["points"].items())
        if value
    ]
    return {
        "messages": [_message(view, words, player, message) for message in player["messages"]],
        "limit": player["most_messages"],
        "deniers": player["deniers"],
        "goods": [(good, count, words.translate(f"good-{good}")) for good, count in player["goods"].items() if count],
        "cards": list_player_cards(view, words, player),
        "points": points,
        "total": sum(player["points"].values()),
        "delivered": len(player["delivered"]),
        "target": view["message_target"],
        "free": sum(1 for token in player["tokens"] if token["state"] == "free"),
    }


def _message(view: View, words: Words, player: View, message: str) -> Card:
    index = c.MESSAGE_IDS.index(message)
    level = c.LEVEL[index]
    marked = {t["location"] for t in player["tokens"] if t["state"] == "placed" and t["message"] == message}
    seen = {place["shield"] for place in view["locations"] if place["id"] in marked}
    shields = [c.SHIELD_IDS[colour] for colour in c.COLOURS[index]]
    place = words.translate(f"location-{c.LOCATION_IDS[c.DESTINATION[index]]}") if not shields else ""
    return {
        "anchor": f"message:{message}",
        "name": words.translate(name_message(index)),
        "points": words.translate("point-count", count=c.MESSAGE_VP[index]),
        "rule": x.MESSAGE.first_rules[index],
        "level": level,
        "place": place,
        "how": words.translate(f"ll-how-{level}", place=place),
        "shields": [(TINCTURES[s], words.translate(f"shield-{s}"), s in seen) for s in shields],
        "vp": c.MESSAGE_VP[index],
        "type": words.translate(f"type-{c.TYPE_IDS[c.TYPE_OF[index]]}"),
        "note": _note(view, words, player, index),
        "marked": ", ".join(words.translate(f"location-{place}") for place in c.LOCATION_IDS if place in marked),
        "needs": _needs(view, player, level) != "",
    }


def _needs(view: View, player: View, level: int) -> str:
    """Name the character still missing to deliver this level (LL-DLV-05, LL-DLV-06)."""
    if view["casual"] or level not in (2, 3):
        return ""
    if "apprentice" not in player["characters"]:
        return "apprentice"
    return "helper" if level == 3 and "helper" not in player["characters"] else ""


def _note(view: View, words: Words, player: View, index: int) -> str:
    """Say what a message needs, or pays."""
    level = c.LEVEL[index]
    missing = _needs(view, player, level)
    if missing:
        return words.translate("ll-needs", character=Message(f"character-{missing}"))
    if level == 1:  # LL-DLV-04: pays what the market asks for the shield of its village
        shield = view["locations"][c.DESTINATION[index]]["shield"]
        price = next(tile["price"] for tile in view["market"] if tile["shield"] == shield)
        return words.translate("ll-pays", deniers=Message("denier-count", count=price))
    return words.translate("ll-abbey") if level == c.ABBEY else ""


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


NEAR_END: Final = 3  # spaces or deliveries from the end
# What bots score alone in the standard game, on average over 30 matches: novice 115, apprentice 140
GOOD_SCORE: Final = 115
GREAT_SCORE: Final = 140


def describe_goal(view: View) -> list[Message]:
    """Say how the match is won and when it ends by the rules in force (chapter End of the game)."""
    solo = view["seats"] == 1
    if view["over"]:
        return []
    if view["ending"] >= 0:
        return [*_describe_last_turns(view)]
    end = _name_nearest_player(view) or _describe_end(view)
    if not solo:
        return [Message("goal-most-points"), end]
    turn = Message("goal-turn", turn=view["turn_number"], turns=c.SOLO_TURNS)
    target = [] if view["casual"] else [Message("goal-solo", good=GOOD_SCORE, great=GREAT_SCORE)]
    return [turn, *target, end]


def _describe_end(view: View) -> Message:
    """LL-END-01, LL-END-02; in a solo game the sixtieth turn is a third way (LL-SOLO-02)."""
    id = "goal-ends-solo" if view["seats"] == 1 else "goal-ends"
    return Message(id, space=view["end_space"], count=view["message_target"])


def _name_nearest_player(view: View) -> Message | None:
    """Name the player who is nearest to an end."""
    found = []
    for number, player in enumerate(view["players"]):
        found.append((view["end_space"] - player["boat"], number, "goal-near-boat"))
        found.append((view["message_target"] - len(player["delivered"]), number, "goal-near-messages"))
    left, number, id = min(found)
    return Message(id, player=seat_message(number + 1), count=left) if left <= NEAR_END else None


def _describe_last_turns(view: View) -> list[Message]:
    """LL-END-03, LL-END-04: all players but one have another turn."""
    if view["last_turns"]:
        return [format_last_turns([view["active"], *view["extra"]])]
    if view["seats"] == 1:
        return [Message("goal-last-turn")]
    return [Message("goal-ended"), Message("goal-one-more", player=seat_message(view["ending"] + 1))]
