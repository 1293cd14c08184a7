"""Choices as people think of them: a card with its use, closing with its houses, refusals by reason."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Bundle, Choice, Decision
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from ... import actions as x
from ... import components as c
from ..board.geometry import format_road_id
from ..desk.cards import describe_fit, find_house_sign, find_province
from ..desk.point_sums import format_point_span
from ..highlights import list_highlights
from .card_preview import CardPreview, find_fitting_sides, preview_card_draw, preview_card_play
from .closing_options import build_closing_options
from .closing_preview import HousingOption
from .refusals import build_refusal_lines, find_explained_elsewhere

DRAWS: Final = (x.DRAW, x.DRAW_PILE, x.USE_ADMINISTRATOR)


def build_bundles(view: View, decision: Decision) -> list[Bundle]:
    seat = decision.seat
    if view["step"] in ("close", "houses"):
        return build_closing_options(view, seat)
    if view["step"] == "draw":
        found = [_draw(view, seat, choice) for choice in decision.allowed if x.KIND[choice.action] in DRAWS]
        found.sort(key=_below)
        for bundle in found[:1]:
            bundle.covers += find_explained_elsewhere(decision)
        return found
    if view["step"] == "play":
        return _plays(view, seat, decision)
    if view["step"] == "carriage":
        return [_carriage(view, choice) for choice in decision.allowed]
    return build_refusal_lines(view, seat, decision, "house", x.HOUSE) if view["step"] == "house" else []


def _below(bundle: Bundle) -> int:
    """Sort cards that fit, now or later, first: a phone shows four lines."""
    if bundle.drawn.get("kind") != "draw":
        return 3
    if not bundle.drawn["dull"]:
        return 0
    return 1 if [effect.id for effect in bundle.effects] == ["desk-fits-after"] else 2


def find_automatic_answer(decision: Decision, alone: bool) -> str:
    """Return the answer the table may give by itself.

    After both cards only the Administrator is left, who is hardly ever used then. That no card fits stays secret: while
    others play, people answer themselves, as a quick answer would give it away.
    """
    kinds = {x.KIND[choice.action]: choice.notation for choice in decision.allowed}
    if kinds.keys() == {x.USE_ADMINISTRATOR, x.END_DRAW}:
        return kinds[x.END_DRAW]
    return kinds[x.END_PLAY] if alone and kinds.keys() == {x.END_PLAY} else ""


def _draw(view: View, seat: int, choice: Choice) -> Bundle:
    """A face-up card with what it means for the route; the pile; the Administrator."""
    if x.KIND[choice.action] is x.USE_ADMINISTRATOR:
        return Bundle(
            id="administrator",
            actions=[choice.notation],
            label=Message("desk-administrator"),
            group=choice.group,
            effects=choice.effects,
            anchors=["official:administrator"],
            touch=[f"display:{city}" for city in view["display"] if city is not None],
            icon="o-administrator",
            covers=[choice.notation],
        )
    if x.KIND[choice.action] is x.DRAW_PILE:
        return Bundle(
            id="draw-pile",
            actions=[choice.notation],
            label=choice.label,
            group="draw",
            effects=choice.effects or [Message("desk-blind", cards=Message("card-count", count=view["pile"]))],
            anchors=["pile"],
            icon="cards-i",
            covers=[choice.notation],
            drawn={"kind": "pile", "pays": choice.pays},
        )
    city = c.CITY_IDS[x.ARG_A[choice.action]]
    route = view["players"][seat]["route"]
    held = bool(route) and city not in route and city in view["players"][seat]["cards"]  # no news then
    prospect = preview_card_draw(view, seat, city) if not held else None
    fits = Message("desk-fits-held") if held else describe_fit(view, seat, city)
    return Bundle(
        id=f"draw-{city}",
        actions=[choice.notation],
        label=choice.label,
        group="draw",
        effects=[fits] if fits else [],
        anchors=list(choice.anchors),
        touch=[f"city:{city}", f"sum:draw-{city}", *_ends_lit(view, seat, city)],
        mark=_best(prospect),
        covers=[choice.notation],
        drawn=_faced(view, seat, choice, city, "draw")
        | {"dull": prospect is None and bool(route), "copies": view["display"].count(city)},
    )


def _faced(view: View, seat: int, choice: Choice, city: str, kind: str) -> dict[str, object]:
    """Return what the line of a card shows of it, drawn or played."""
    shown = {
        "city": city,
        "province": find_province(city),
        "sign": find_house_sign(view, seat, city),
        "pays": choice.pays,
    }
    return {"kind": kind, **shown}


def _plays(view: View, seat: int, decision: Decision) -> list[Bundle]:
    """List the cards in the order of the rules, never by their value; refusals follow."""
    found = []
    for choice in decision.allowed:
        if x.KIND[choice.action] is x.PLAY:
            city = c.CITY_IDS[x.ARG_A[choice.action]]
            prospect = preview_card_play(view, seat, city, x.SIDE.items[x.ARG_B[choice.action]])
            found.append(_play(view, seat, choice, prospect))
    return found + build_refusal_lines(view, seat, decision, "play", x.PLAY)


def _play(view: View, seat: int, choice: Choice, prospect: CardPreview) -> Bundle:
    city, side = prospect.city, prospect.side
    route = view["players"][seat]["route"]
    way = prospect.best
    told: dict[str, object] = {}
    if way is not None and prospect.closing is not None:
        length = [prospect.closing.tile] if prospect.closing.tile else []
        told = {
            "houses": format_point_span(way.houses) if way.houses[1] else "",
            "letters": format_point_span(way.letters) if way.letters[1] else "",
            "tiles": [*length, *way.tiles],
            "then": _then(way),
        }
    return Bundle(
        id=f"play-{city}-{side}",
        actions=[choice.notation],
        label=choice.label,
        group="play",
        effects=choice.effects,
        anchors=list(choice.anchors),
        touch=[f"city:{city}", f"ghost:{side}-{city}", f"sum:play-{city}-{side}", *_road(route, city, side)],
        mark=_best(prospect),
        covers=[choice.notation],
        drawn=_faced(view, seat, choice, city, "play")
        | {"at": side if len(route) > 1 else "", "length": prospect.length, "closing": told},
    )


def _then(way: HousingOption) -> Message:
    """Say in a few words how to close then."""
    if way.province:
        return Message("desk-then-in", province=Message(f"province-{way.province}"))
    return Message("desk-then-each" if way.houses[1] else "desk-then-none")


def _best(prospect: CardPreview | None) -> str:
    return (
        format_point_span(prospect.best.points, signed=True)
        if prospect is not None and prospect.best is not None
        else ""
    )


def _ends_lit(view: View, seat: int, city: str) -> list[str]:
    route = view["players"][seat]["route"]
    found = []
    for side in find_fitting_sides(route, city):
        found += [f"ghost:{side}-{city}", *_road(route, city, side)]
    return found


def _road(route: list[str], city: str, side: str) -> list[str]:
    """Return the anchor of the road the card would add."""
    return [f"road:{format_road_id(route[0] if side == 'left' else route[-1], city)}"] if route else []


def _carriage(view: View, choice: Choice) -> Bundle:
    """As the choice itself, but a click on the carriage takes it and one on the courier declines."""
    lit = list_highlights(view, choice.action, choice.anchors)
    return Bundle(
        id=choice.notation.replace(" ", "-"),
        actions=[choice.notation],
        label=choice.label,
        group=choice.group,
        effects=choice.effects,
        anchors=[anchor for anchor in lit if anchor.startswith(("carriage:", "courier"))],
        touch=lit,
        icon=choice.icon,
        covers=[choice.notation],
    )
