"""The choices as a person thinks of them: closing a route together with the way of its houses, a card with what it is
good for, refusals by their reason.
"""

from __future__ import annotations

from estafette.kernel.bundle import Bundle
from estafette.kernel.decision import Choice, Decision
from estafette.kernel.phrase import Phrase
from estafette.kernel.sheet import View

from .. import actions as x
from .. import components as c
from ..choices import listed
from .closing import SURELY, Closing, Way, closing
from .desk_cards import fit, province_of, sign
from .geometry import road_id
from .position import position
from .prospects import Prospect, drawn, ends, played
from .sums import span


def bundles(view: View, decision: Decision) -> list[Bundle]:
    seat = decision.seat
    if view["step"] in ("close", "houses"):
        return _ways(view, seat)
    if view["step"] == "draw":
        return [_draw(view, seat, choice) for choice in decision.open if x.KIND[choice.action] in (x.DRAW, x.DRAW_PILE)]
    if view["step"] == "play":
        return _plays(view, seat, decision)
    return refusals(view, seat, decision, "house", x.HOUSE) if view["step"] == "house" else []


# Closing


def _ways(view: View, seat: int) -> list[Bundle]:
    """Closing and the way of the houses are one decision; ways that are part of another stand behind the others."""
    told = closing(position(view, seat))
    first = ["close"] if view["step"] == "close" else []
    mail = {city["id"] for city in view["cities"] if city["letter"]}
    ways = [way for way in told.ways if not way.part]
    found = [_way(told, way, first, mail, "ways" if first else "houses") for way in ways]
    return found + [_way(told, way, first, mail, "also") for way in told.ways if way.part]


def _way(told: Closing, way: Way, first: list[str], mail: set[str], group: str) -> Bundle:
    id = f"way-{way.province or 'each'}"
    label = Phrase("desk-way-each")
    if way.province:
        label = Phrase("desk-way-in", province=Phrase(f"province-{way.province}"))
    elif not way.houses[1]:
        label = Phrase("desk-way-none")
    groups = [
        {"province": group.province, "cities": [(city, city in mail) for city in group.cities], "of": group.of}
        for group in way.groups
    ]
    actions = [*first, *([way.action] if way.action else [])]
    return Bundle(
        id=id,
        actions=actions,
        label=label,
        group=group,
        touch=[f"sum:{id}", *_touched(told, way)],
        mark=span(way.points, signed=True),
        covers=actions,
        drawn={
            "kind": "also" if group == "also" else "way",
            "province": way.province,
            "groups": groups,
            "short": way.most,
            "houses": span(way.houses),
            "letters": span(way.letters) if way.letters[1] else "",
            "tiles": way.tiles,
            "left": span(way.left),
            "ends": way.ends,
            "certain": way.ends == SURELY,
        },
    )


def _touched(told: Closing, way: Way) -> list[str]:
    """Houses on the map, cards of the ribbon, tiles, carriage, courier: sure and possible ones."""
    found = [f"{light}:{city}" for city in way.sure for light in ("preview", "laid")]
    found += [f"maybe:{city}" for city in way.maybe]
    found += [f"stack:{tile.stack}" for tile in way.tiles]
    found += [f"stack:{told.tile.stack}"] if told.tile else []
    if told.carriage.taken:
        found.append(f"carriage:{told.carriage.level}")
        found += [f"stack:{c.STACK_IDS[c.END_STACK]}"] if told.carriage.ends and not way.ends else []
    elif told.carriage.courier:
        found.append("courier")
    return found


# Drawing and playing


def _draw(view: View, seat: int, choice: Choice) -> Bundle:
    """A face-up card with what it means for the route; the pile."""
    if x.KIND[choice.action] is x.DRAW_PILE:
        return Bundle(
            id="draw-pile",
            actions=[choice.notation],
            label=choice.label,
            group="draw",
            effects=[Phrase("desk-blind", cards=Phrase("card-count", count=view["pile"])), *choice.effects],
            anchors=["pile"],
            icon="cards-i",
            covers=[choice.notation],
            drawn={"kind": "pile", "pays": choice.pays},
        )
    city = c.CITY_IDS[x.ARG_A[choice.action]]
    prospect = drawn(view, seat, city)
    fits = fit(view, seat, city)
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
        drawn={
            "kind": "draw",
            "city": city,
            "province": province_of(city),
            "sign": sign(view, seat, city),
            "dull": prospect is None and bool(view["players"][seat]["route"]),
            "pays": choice.pays,
        },
    )


def _plays(view: View, seat: int, decision: Decision) -> list[Bundle]:
    """The card that would bring most when closing first; refusals below."""
    found: list[tuple[int, Bundle]] = []
    for choice in decision.open:
        if x.KIND[choice.action] is x.PLAY:
            city = c.CITY_IDS[x.ARG_A[choice.action]]
            prospect = played(view, seat, city, x.SIDE.items[x.ARG_B[choice.action]])
            worth = prospect.best.points[1] if prospect.best else 0
            found.append((-worth, _play(view, seat, choice, prospect)))
    found.sort(key=lambda each: each[0])
    return [bundle for _, bundle in found] + refusals(view, seat, decision, "play", x.PLAY)


def _play(view: View, seat: int, choice: Choice, prospect: Prospect) -> Bundle:
    city, side = prospect.city, prospect.side
    route = view["players"][seat]["route"]
    way = prospect.best
    told: dict[str, object] = {}
    if way is not None and prospect.closing is not None:
        length = [prospect.closing.tile] if prospect.closing.tile else []
        told = {
            "houses": span(way.houses) if way.houses[1] else "",
            "letters": span(way.letters) if way.letters[1] else "",
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
        drawn={
            "kind": "play",
            "city": city,
            "province": province_of(city),
            "sign": sign(view, seat, city),
            "at": side if len(route) > 1 else "",
            "length": prospect.length,
            "closing": told,
            "pays": choice.pays,
        },
    )


def _then(way: Way) -> Phrase:
    """How to close then, in a few words."""
    if way.province:
        return Phrase("desk-then-in", province=Phrase(f"province-{way.province}"))
    return Phrase("desk-then-each" if way.houses[1] else "desk-then-none")


def _best(prospect: Prospect | None) -> str:
    return span(prospect.best.points, signed=True) if prospect is not None and prospect.best is not None else ""


def _ends_lit(view: View, seat: int, city: str) -> list[str]:
    route = view["players"][seat]["route"]
    found = []
    for side in ends(route, city):
        found += [f"ghost:{side}-{city}", *_road(route, city, side)]
    return found


def _road(route: list[str], city: str, side: str) -> list[str]:
    """The road the card would add."""
    return [f"road:{road_id(route[0] if side == 'left' else route[-1], city)}"] if route else []


# Refusals


def refusals(view: View, seat: int, decision: Decision, group: str, kind: x.Kind) -> list[Bundle]:
    """One line per reason, with everything it forbids."""
    found: dict[Phrase, list[Choice]] = {}
    for choice in decision.greyed:
        if choice.reason is not None and x.KIND[choice.action] is kind:
            args = {name: value for name, value in choice.reason.args.items() if name != "city"}
            reason = _reason(view, seat, choice.reason.rule, args)
            if reason is not None:
                found.setdefault(reason, []).append(choice)
    return [
        Bundle(
            id=f"no-{group}-{n}",
            actions=[],
            label=listed([Phrase(f"city-{c.CITY_IDS[x.ARG_A[choice.action]]}") for choice in choices]),
            group=group,
            touch=[f"card:{c.CITY_IDS[x.ARG_A[choice.action]]}" for choice in choices] if group == "play" else [],
            covers=[choice.notation for choice in choices],
            reason=reason,
        )
        for n, (reason, choices) in enumerate(found.items())
    ]


def _reason(view: View, seat: int, rule: str, args: dict[str, int]) -> Phrase | None:
    """Said of several cities at once; a reason that is not known here stays as the rules say it."""
    route = view["players"][seat]["route"]
    if rule == "TT-ROUTE-03" and args["case"] == 0:
        return Phrase("desk-no-twice")
    if rule == "TT-ROUTE-03" and len(route) == 1:
        return Phrase("desk-no-road-one", city=Phrase(f"city-{route[0]}"))
    if rule == "TT-ROUTE-03":
        return Phrase("desk-no-road", left=Phrase(f"city-{route[0]}"), right=Phrase(f"city-{route[-1]}"))
    if rule == "TT-HOUSE-03":
        return Phrase("desk-no-house-twice")
    if rule == "TT-HOUSE-01" and args["case"] == 1:
        return Phrase("desk-no-house-province", province=Phrase(f"province-{c.PROVINCE_IDS[args['province']]}"))
    return None

