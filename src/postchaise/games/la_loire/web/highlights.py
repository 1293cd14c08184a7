"""What a choice lights up on the board beyond what it names, and its icon."""

from __future__ import annotations

from postchaise.kernel.messages.text_table import View

from .. import components as c
from ..rules.river import reached


def icon(view: View, notation: str) -> str:
    """The symbol beside a choice where its kind cannot say it: the card's sort or colour, the building to come."""
    kind, _, thing = notation.partition(" ")
    if kind == "palace":
        return f"p-{thing.rpartition('-')[0]}"
    if kind == "hire":
        return f"c-{c.CHARACTER_COLOUR[c.CHARACTER_IDS.index(thing)]}"
    if kind == "site":
        return f"b-{c.BUILDING_IDS[view['this_turn']['pending'] // 2]}" if view["step"] == "site" else "b-farm"
    return ""


def touches(view: View, notation: str, anchors: list[str]) -> list[str]:
    """Everything on the board a choice is about, not only what it names."""
    words = notation.split()
    kind = words[0]
    seat = view["active"]
    piece = view["piece"]
    here = view["players"][seat][piece]["at"]
    found = list(anchors)
    if kind == "first":
        found.append(f"stack:{seat}-{words[1]}")
    elif kind == "ride":
        found += [f"stack:{seat}-{piece}", *_road(view["players"][seat][piece]["heading"], here, words[1])]
    elif kind == "smith":
        found += [f"horses:{words[1]}", f"stack:{seat}-{piece}"]
    elif kind == "buy":
        found += _bought(view, here)
    elif kind == "ship":
        to = reached(view["players"][seat]["boat"], int(words[1]), view["end_space"])
        found += [f"boat:{seat}", f"ghost:{seat}-{to}", f"space:{to}", "deniers"]
    elif kind == "palace":
        found.append(f"location:{words[1].rpartition('-')[2]}")
    elif kind in ("deliver", "mark", "keep"):
        found += _message(view, seat, words[1], here if kind != "keep" else "")
    elif kind == "hire":
        found += ["circus"] if here == view["circus"] else [f"location:{here}"]
    elif kind in ("site", "build"):
        found += [f"building-at:{words[1]}"] if kind == "site" else []
    elif kind == "circus":
        found.append("circus")
    elif kind in ("token", "recall"):
        found += _token(view, seat, words[1])
    elif kind in ("sell", "message"):
        found.append("deniers")
    elif kind == "done":
        found.append(f"stack:{seat}-{piece}")
    return found


def _road(heading: int, start: str, stop: str) -> list[str]:
    """The stretches of road between two places; out of a city, the shorter way."""
    a, b = c.LOCATION_IDS.index(start), c.LOCATION_IDS.index(stop)
    onward = (b - a) % c.LOCATIONS
    clockwise = heading > 0 or (heading == 0 and onward <= c.LOCATIONS // 2)
    if clockwise:
        return [f"road:{(a + i) % c.LOCATIONS}" for i in range(onward)]
    return [f"road:{(b + i) % c.LOCATIONS}" for i in range((a - b) % c.LOCATIONS)]


def _bought(view: View, here: str) -> list[str]:
    """The village with its good and building, the market tile and where it goes, the boat of the owner."""
    place = view["locations"][c.LOCATION_IDS.index(here)]
    found = [f"location:{here}", f"good-at:{here}", f"shield:{place['shield']}", f"arc:{place['shield']}"]
    if place["building"]:
        owner = place["owner"]
        gain = c.BUILDING_BOAT[c.BUILDING_IDS.index(place["building"])]
        to = reached(view["players"][owner]["boat"], gain, view["end_space"])
        found += [f"building-at:{here}", f"boat:{owner}", f"ghost:{owner}-{to}"]
    return found


def _message(view: View, seat: int, message: str, here: str) -> list[str]:
    """Where a message goes: its place, or every village of its colours; the tokens that mark it."""
    index = c.MESSAGE_IDS.index(message)
    tokens = view["players"][seat]["tokens"]
    found = [f"token:{seat}-{n}" for n, t in enumerate(tokens, 1) if t["state"] == "placed" and t["message"] == message]
    if here:
        return [*found, f"location:{here}"]
    if c.DESTINATION[index] >= 0:
        return [*found, f"location:{c.LOCATION_IDS[c.DESTINATION[index]]}"]
    colours = {c.SHIELD_IDS[colour] for colour in c.COLOURS[index]}
    return [*found, *(f"location:{place['id']}" for place in view["locations"] if place["shield"] in colours)]


def _token(view: View, seat: int, which: str) -> list[str]:
    if which == "free":
        return []
    token = view["players"][seat]["tokens"][int(which) - 1]
    found = [f"token:{seat}-{which}"]
    return [*found, f"location:{token['location']}"] if token["state"] == "placed" else found
