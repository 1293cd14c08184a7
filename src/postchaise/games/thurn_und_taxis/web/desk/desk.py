"""The desk below the map: the route as a ribbon with open ends; hand, display, pile and discard."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, Final

from postchaise.kernel.content.boards import Part, PartPerSeat, SeatView
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View, Words, format_counted, join_or_dash

from ... import components as c
from ..board.geometry import Piece
from ..board.provinces import TINTS
from ..panel import find_highlighted_seat, find_viewer_seat
from ..questions.card_preview import find_fitting_sides
from .cards import HAS, Card, build_card, build_province_mark, describe_card, find_house_sign, find_province
from .closing_gains import list_closing_gains
from .officials import ASKED, build_official_strip
from .point_sums import build_point_sums, summarize_next_card


def is_asked(view: View, seat: int, *steps: str) -> bool:
    """Check that the seat is asked at one of these steps."""
    return not view["over"] and seat >= 0 and seat == view["active"] and view["step"] in steps


def _certain(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    own = find_viewer_seat(view)
    return list_closing_gains(view, words, own) if is_asked(view, own, "close", "houses") else []


def _officials(view: View, words: Words, players: Sequence[SeatView]) -> list[Piece]:
    own = find_viewer_seat(view)
    return build_official_strip(view, words, own) if is_asked(view, own, *ASKED) else []


def _held(view: View, words: Words, players: Sequence[SeatView]) -> list[Card]:
    """Return the cards in hand, shown beside the question: on a phone the hand lies behind another tab."""
    seat = find_viewer_seat(view)
    if not is_asked(view, seat, "draw"):
        return []
    return [
        build_province_mark(words, find_province(city)) | {"name": words.translate(f"city-{city}")}
        for city in view["players"][seat]["cards"]
    ]


# The route


def _ribbon(view: View, words: Words, players: Sequence[SeatView]) -> dict[str, Any]:
    whose = find_highlighted_seat(view)
    return build_route_ribbon(view, words, whose, find_viewer_seat(view)) | {
        "col": players[whose].col,
        "shape": players[whose].shape,
    }


def build_route_ribbon(view: View, words: Words, whose: int, own: int) -> dict[str, Any]:
    """Both ends are open while cards may still be added; a route that is being closed has none."""
    route = view["players"][whose]["route"]
    grows = not view["over"] and not is_asked(view, whose, "close", "houses", "house", "bonus", "carriage", "clear")
    cards = [
        build_card(words, city)
        | {"sign": find_house_sign(view, whose, city), "label": describe_card(view, words, whose, city, own == whose)}
        | {"piece": f"{city}-1"}
        for city in route
    ]
    return {
        "name": words.translate("seat", seat=whose + 1) if own < 0 else "",
        "cards": cards,
        "gaps": [_gap(view, words, own, side) for side in _sides(route)] if grows and own >= 0 else [],
        "free": _free(view, words, whose),
        "sums": build_point_sums(view, words, own) if is_asked(view, own, "draw", "play", "close", "houses") else [],
        "rest": summarize_next_card(view, words, own) if is_asked(view, own, "draw", "play") else None,
    }


def _sides(route: list[str]) -> list[str]:
    return ["left", "right"] if len(route) > 1 else ["right"]


def _gap(view: View, words: Words, seat: int, side: str) -> Card:
    """An open end with the cards in hand that fit; the first card of a route fits anywhere."""
    player = view["players"][seat]
    hand = list(player["cards"])
    fitting = (
        hand if not player["route"] else [city for city in hand if side in find_fitting_sides(player["route"], city)]
    )
    near = [
        city for city in dict.fromkeys(view["display"]) if city and side in find_fitting_sides(player["route"], city)
    ]
    names = [words.translate(f"city-{city}") for city in fitting]
    sentence = words.translate("desk-gap-start") if not player["route"] else words.translate(f"side-{side}")
    if player["route"]:
        id = f"desk-gap-{side}" if names else f"desk-gap-{side}-none"
        told = words.translate(id, cities=join_or_dash(names))
    else:
        told = sentence
    return {
        "side": side,
        "name": sentence,
        "fits": names if player["route"] and is_asked(view, seat, "draw", "play") else [],
        "label": told,
        "ghosts": [
            build_card(words, city) | {"anchor": f"ghost:{side}-{city}"} for city in dict.fromkeys([*fitting, *near])
        ],
    }


def _free(view: View, words: Words, seat: int) -> list[Card]:
    """Return the cities of the route without a house of the player, by province."""
    player = view["players"][seat]
    missing = Counter(find_province(city) for city in player["route"] if city not in player["houses"])
    touched = {find_province(city) for city in player["route"]}
    return [build_province_mark(words, id) | {"count": missing[id]} for id in c.PROVINCE_IDS if id in touched]


# Cards


def build_player_board(view: View, words: Words, seat: int, own: int) -> dict[str, Any]:
    """Return hand and display; of another player's hand the backs and the known cards."""
    player = view["players"][seat]
    route = player["route"]
    shown = player["cards"] if seat == own or view["over"] else player["known"] or {}
    laid = Counter(route)
    hand = _spread(words, shown or {}, laid)
    for each in hand:
        city = each["id"]
        each["fits"] = own == seat and not view["over"] and bool(route) and bool(find_fitting_sides(route, city))
        each["dim"] = own == seat and is_asked(view, seat, "play") and bool(route) and not each["fits"]
        each["label"] = describe_card(view, words, seat, city, own == seat)
        each["sign"] = find_house_sign(view, seat, city) if own == seat else HAS
        each["anchors"] = " ".join([f"card:{city}", *_lights(view, own, city, "play")])
    laid.update(shown or {})
    return {
        "hand": hand,
        "backs": player["hand"] - len(hand),
        "count": player["hand"],
        "fit": sum(1 for each in hand if each["fits"]) if is_asked(view, own, "play", "draw") and route else -1,
        "display": _display(view, words, own, laid),
        "pile": view["pile"],
        "pile_label": _pile(view, words),
        "discard": _discard(view, words),
    }


def _spread(words: Words, cards: dict[str, int], laid: Counter[str]) -> list[Card]:
    """List each card once. Its piece name counts copies nearer to the route, so that it glides from row to row."""
    return [
        build_card(words, city) | {"piece": f"{city}-{laid[city] + n + 1}"}
        for city, count in cards.items()
        for n in range(count)
    ]


def _display(view: View, words: Words, own: int, laid: Counter[str]) -> list[Card | None]:
    met = Counter(laid)
    found: list[Card | None] = []
    for city in view["display"]:
        if city is None:
            found.append(None)
            continue
        met[city] += 1
        fits = own >= 0 and not view["over"] and bool(find_fitting_sides(view["players"][own]["route"], city))
        told = describe_card(view, words, max(own, 0), city, own >= 0)
        drawn = build_card(words, city) | {"piece": f"{city}-{met[city]}", "fits": fits, "label": told}
        anchors = " ".join([f"display:{city}", *_lights(view, own, city, "draw")])
        found.append(drawn | {"sign": find_house_sign(view, own, city) if own >= 0 else HAS, "anchors": anchors})
    return found


def _lights(view: View, own: int, city: str, step: str) -> list[str]:
    """Return what a card highlights while it is pointed at: its place on the route, and the result of closing then."""
    if not is_asked(view, own, step):
        return []
    sides = find_fitting_sides(view["players"][own]["route"], city)
    found = [f"ghost:{side}-{city}" for side in sides]
    if step == "draw":
        return [*found, f"sum:draw-{city}"]
    return [*found, f"sum:play-{city}-{sides[0]}"] if len(sides) == 1 else found


def _pile(view: View, words: Words) -> str:
    """Say how many cards the pile holds and, with the memory aid, which they can be."""
    sentence = words.translate("desk-pile", cards=Message("card-count", count=view["pile"]))
    if not view["pool"] or not view["pile"]:
        return sentence
    return words.translate("desk-pile-holds", pile=sentence, cities=_counted(words, view["pool"]))


def _discard(view: View, words: Words) -> dict[str, Any]:
    """TT-INFO-02: it lies face up and may be looked through."""
    discard = view["discard"]
    sentence = words.translate("desk-discard", cards=Message("card-count", count=discard["cards"]))
    held = _counted(words, discard["cities"])
    return {
        "count": discard["cards"],
        "top": build_card(words, discard["top"]) if discard["top"] else None,
        "label": words.translate("desk-discard-holds", discard=sentence, cities=held) if discard["cards"] else sentence,
    }


def _counted(words: Words, cards: dict[str, int]) -> str:
    return join_or_dash([format_counted(words.translate(f"city-{city}"), count) for city, count in cards.items()])


PARTS: Final[dict[str, Part]] = {
    "ribbon": _ribbon,
    "player_boards": PartPerSeat(
        lambda view, words, players, seat: build_player_board(view, words, seat, find_viewer_seat(view))
    ),
    "certain": _certain,
    "tints": lambda view, words, players: TINTS,
    "held": _held,
    "officials": _officials,
}
