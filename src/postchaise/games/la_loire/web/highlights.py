"""What lights up on the board beyond the things a choice names, by kind of action."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.text_table import View

from .. import actions as x
from .. import components as c
from ..rules.river import find_reached_space


def list_highlights(view: View, action: int, anchors: list[str]) -> list[str]:
    """Return the anchors of everything on the board that a choice is about."""
    found = HIGHLIGHTS.get(x.KIND[action])
    return [*anchors, *found(view, x.ARG_A[action], x.ARG_B[action])] if found else list(anchors)


def _here(view: View) -> str:
    at: str = view["players"][view["active"]][view["piece"]]["at"]
    return at


def _stack(view: View, a: int, b: int) -> list[str]:
    return [f"stack:{view['active']}-{view['piece']}"]


def _first(view: View, piece: int, b: int) -> list[str]:
    return [f"stack:{view['active']}-{x.PIECE.items[piece]}"]


def _ride(view: View, stop: int, horses: int) -> list[str]:
    heading = view["players"][view["active"]][view["piece"]]["heading"]
    return [*_stack(view, stop, horses), *_road(heading, c.LOCATION_IDS.index(_here(view)), stop)]


def _smith(view: View, place: int, b: int) -> list[str]:
    return [f"horses:{c.LOCATION_IDS[place]}", *_stack(view, place, b)]


def _buy(view: View, a: int, b: int) -> list[str]:
    return _purchase(view)


def _ship(view: View, offer: int, b: int) -> list[str]:
    seat = view["active"]
    to = find_reached_space(view["players"][seat]["boat"], c.SHIP_SPACES[offer], view["end_space"])
    return [f"boat:{seat}", f"ghost:{seat}-{to}", f"space:{to}", "deniers"]


def _palace(view: View, palace: int, b: int) -> list[str]:
    return [f"location:{c.LOCATION_IDS[c.PALACE_CITY[palace]]}"]


def _serve(view: View, message: int, b: int) -> list[str]:
    return _message(view, message, _here(view))


def _keep(view: View, message: int, b: int) -> list[str]:
    return _message(view, message, "")


def _hire(view: View, a: int, b: int) -> list[str]:
    here = _here(view)
    return ["circus"] if here == view["circus"] else [f"location:{here}"]


def _site(view: View, place: int, b: int) -> list[str]:
    return [f"building-at:{c.LOCATION_IDS[place]}"]


def _circus(view: View, a: int, b: int) -> list[str]:
    return ["circus"]


def _deniers(view: View, a: int, b: int) -> list[str]:
    return ["deniers"]


def _choose_token(view: View, which: int, b: int) -> list[str]:
    return _recall(view, which - 1, b) if which != x.FREE_TOKEN else []


def _recall(view: View, token: int, b: int) -> list[str]:
    seat = view["active"]
    placed = view["players"][seat]["tokens"][token]
    found = [f"token:{seat}-{token + 1}"]
    return [*found, f"location:{placed['location']}"] if placed["state"] == "placed" else found


def _road(heading: int, a: int, b: int) -> list[str]:
    """Return the roads between two places; out of a city, the shorter way."""
    onward = (b - a) % c.LOCATIONS
    clockwise = heading > 0 or (heading == 0 and onward <= c.LOCATIONS // 2)
    if clockwise:
        return [f"road:{(a + i) % c.LOCATIONS}" for i in range(onward)]
    return [f"road:{(b + i) % c.LOCATIONS}" for i in range((a - b) % c.LOCATIONS)]


def _purchase(view: View) -> list[str]:
    """The village with its good and building, the market tile and where it goes, the boat of the owner."""
    here = _here(view)
    place = view["locations"][c.LOCATION_IDS.index(here)]
    found = [f"location:{here}", f"good-at:{here}", f"shield:{place['shield']}", f"arc:{place['shield']}"]
    if place["building"]:
        owner = place["owner"]
        gain = c.BUILDING_BOAT[c.BUILDING_IDS.index(place["building"])]
        to = find_reached_space(view["players"][owner]["boat"], gain, view["end_space"])
        found += [f"building-at:{here}", f"boat:{owner}", f"ghost:{owner}-{to}"]
    return found


def _message(view: View, index: int, here: str) -> list[str]:
    """The destination of a message, or every village of its colours, and the tokens that mark it."""
    seat, message = view["active"], c.MESSAGE_IDS[index]
    tokens = view["players"][seat]["tokens"]
    found = [f"token:{seat}-{n}" for n, t in enumerate(tokens, 1) if t["state"] == "placed" and t["message"] == message]
    if here:
        return [*found, f"location:{here}"]
    if c.DESTINATION[index] >= 0:
        return [*found, f"location:{c.LOCATION_IDS[c.DESTINATION[index]]}"]
    colours = {c.SHIELD_IDS[colour] for colour in c.COLOURS[index]}
    return [*found, *(f"location:{place['id']}" for place in view["locations"] if place["shield"] in colours)]


HIGHLIGHTS: Final[dict[Kind, Callable[[View, int, int], list[str]]]] = {
    x.FIRST: _first,
    x.RIDE: _ride,
    x.SMITH: _smith,
    x.BUY: _buy,
    x.BUY_PAIR: _buy,
    x.SELL: _deniers,
    x.SHIP: _ship,
    x.BUILD_PALACE: _palace,
    x.BUY_MESSAGE: _deniers,
    x.DELIVER: _serve,
    x.MARK: _serve,
    x.HIRE: _hire,
    x.SITE: _site,
    x.CIRCUS: _circus,
    x.KEEP: _keep,
    x.CHOOSE_TOKEN: _choose_token,
    x.RECALL: _recall,
    x.DONE: _stack,
}
