"""What a choice touches on the board beyond what it names, and its little picture."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View

from .. import components as c
from ..choices.anchors import load

# By what a place does
PLACE_ICONS: Final = {
    c.V_STATION: "i-station",
    c.V_DEEDS: "citizen",
    c.V_PER_LEVEL: "g-coin",
    c.V_PER_STATION: "g-coin",
    c.V_TECHNOLOGY: "gear",
    c.V_PAY: "i-step",
    c.V_BATH: "bag",
    c.V_SHIELD: "i-shield",
}
ICONS: Final = {
    "exclude": "i-tile",
    "take": "i-tile",
    "pass": "hourglass",
    "pay": "i-step",
    "draw": "bag",
    "gear": "gear",
    "reserve": "i-station",
    "station": "i-station",
    "follower": "bag",
    "development": "i-step",
    "place": "i-tile",
    "coins": "g-coin",
}


def icon(view: View, notation: str) -> str:
    """Of what comes or goes: a follower, a good, coins, a technology tile."""
    kind, *things = notation.split()
    last = things[-1] if things else ""
    if notation == "pay rest":
        return "g-coin"
    if kind in ("put", "lift", "store", "recruit", "send"):
        return f"c-{things[0].removeprefix('own-')}"
    if kind == "use":
        return _place(c.PLACE_IDS.index(last))
    if kind == "move":
        return f"g-{last}" if last in c.GOOD_IDS else ""
    if last in c.GOOD_IDS:  # given, or lost
        return f"g-{last}"
    if kind == "shield":
        return "i-shield" if last == "use" else "c-monk"
    if kind == "lose":
        return "gear" if "gear" in things else ICONS.get(last, ICONS.get(things[0], ""))
    return ICONS.get(last, "") if kind == "reward" else ICONS.get(kind, "")


def _place(place: int) -> str:
    verb = c.VERB[place]
    if verb == c.V_RECRUIT:
        return f"c-{c.CHARACTER_IDS[c.RECRUITS[place][0]]}" if len(c.RECRUITS[place]) == 1 else "i-people"
    if verb == c.V_MOVE:
        return "wheel" if c.MOVES_ON[place] == c.ROAD else "boat"
    if verb == c.V_GOOD:
        return f"g-{c.GOOD_IDS[c.EFFECT_GOOD[place]]}"
    if verb == c.V_GAIN:
        return "g-coin" if c.EFFECT_COINS[place] else "i-step"
    return PLACE_ICONS.get(verb, "i-tile")


def touches(view: View, notation: str, anchors: list[str]) -> list[str]:
    kind, *things = notation.split()
    found = list(anchors)
    if view["over"] or not things:
        return found
    player = view["players"][view["active"]]
    if kind == "move":
        found += _journey(player["merchant"], things[0], things[1])
        found.append(f"merchant:{view['active']}")
    elif kind == "recruit":
        found += _recruit(player, things[0])
    elif kind == "use" and view["step"] == "act":
        found += _use(view, player, c.PLACE_IDS.index(things[0]))
    elif kind == "put" and ":" in "".join(anchors):
        found += [f"place:{c.PLACE_IDS[c.SLOT_PLACE[c.SLOT_IDS.index(things[1])]]}"]
    return found


def _journey(start: str, route: str, cargo: str) -> list[str]:
    """The way, its good, and the town at its end with the merchant there."""
    index = c.ROUTE_IDS.index(route)
    goal = c.TOWN_IDS[c.ROUTE_A[index] + c.ROUTE_B[index] - c.TOWN_IDS.index(start)]
    return [f"way:{route}", load(route, cargo), f"town:{goal}", f"arrival:{goal}"]


def _recruit(player: View, character: str) -> list[str]:
    """The next step of the track; with a scholar also that of development."""
    if character not in player["tracks"]:
        return []
    track = c.CHARACTER_IDS.index(character)
    step = min(player["tracks"][character] + 1, c.TRACK_LAST[track])
    found = [f"track:{character}-{step}"]
    if track == c.SCHOLAR:
        found.append(developed(player, c.TRACK_DEVELOPMENT[step]))
    return found


def developed(player: View, steps: int) -> str:
    """The step of the development track that so many points lead to."""
    return f"development:{min(player['development'] + steps, c.DEV_LAST)}"


def _use(view: View, player: View, place: int) -> list[str]:
    """What using a place is about, before any further question."""
    verb = c.VERB[place]
    if verb == c.V_RECRUIT:
        return [anchor for each in c.RECRUITS[place] for anchor in _recruit(player, c.CHARACTER_IDS[each])]
    if verb == c.V_STATION:
        return [f"town:{player['merchant']}", f"merchant:{view['active']}"]
    if verb == c.V_MOVE:
        start = c.TOWN_IDS.index(player["merchant"])
        ways = c.ROUTES_FROM[2 * start + c.MOVES_ON[place]]
        towns = [f"town:{c.TOWN_IDS[c.ROUTE_A[way] + c.ROUTE_B[way] - start]}" for way in ways]
        return [f"merchant:{view['active']}", *(f"way:{c.ROUTE_IDS[way]}" for way in ways), *towns]
    if c.EFFECT_DEVELOPMENT[place]:
        return [developed(player, c.EFFECT_DEVELOPMENT[place])]
    return []
