"""Closing a route together with placing its houses: one choice each, with everything it brings."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Bundle
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from ... import components as c
from ..desk.point_sums import format_point_span
from ..state_from_view import build_state_from_view
from .closing_preview import SURELY, ClosingPreview, HousingOption, preview_closing


def build_closing_options(view: View, seat: int) -> list[Bundle]:
    """Offer closing and placing houses as one decision; options contained in another one come last."""
    told = preview_closing(build_state_from_view(view, seat))
    first = ["close"] if view["step"] == "close" else []
    mail = {city["id"] for city in view["cities"] if city["letter"]}
    found = [_way(told, way, first, mail, "ways" if first else "houses") for way in told.ways if not way.part]
    return found + [_way(told, way, first, mail, "also") for way in told.ways if way.part]


def _way(told: ClosingPreview, way: HousingOption, first: list[str], mail: set[str], group: str) -> Bundle:
    id = f"way-{way.province or 'each'}"
    label = Message("desk-way-each")
    if way.province:
        label = Message("desk-way-in", province=Message(f"province-{way.province}"))
    elif not way.houses[1]:
        label = Message("desk-way-none")
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
        anchors=[f"province:{way.province}"] if way.province else [],
        touch=[f"sum:{id}", *_touched(told, way)],
        mark=format_point_span(way.points, signed=True),
        covers=actions,
        drawn={
            "kind": "also" if group == "also" else "way",
            "province": way.province,
            "groups": groups,
            "short": way.most,
            "houses": format_point_span(way.houses),
            "letters": format_point_span(way.letters) if way.letters[1] else "",
            "tiles": way.tiles,
            "left": format_point_span(way.left),
            "ends": way.ends,
            "certain": way.ends == SURELY,
        },
    )


def _touched(told: ClosingPreview, way: HousingOption) -> list[str]:
    """Return the anchors of houses, cards, tiles, carriage and courier: certain and possible ones."""
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
