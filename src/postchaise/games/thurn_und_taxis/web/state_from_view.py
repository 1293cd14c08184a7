"""A state made from a view, so that the rules themselves can carry out what might be.

It holds everything public and the viewer's own cards. What a view does not tell stays blank, so it is only for rules
that do not look there.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.messages.text_table import View

from .. import components as c
from ..options import MatchOptions
from ..state import (
    EACH,
    IN,
    NEVER,
    NOBODY,
    NONE,
    OFFICIAL_IDS,
    PUBLIC_COUNTS,
    S_CLOSE,
    State,
    create_blank_state,
    load_state,
)

# Fields that stay blank: secrets, and what no rule asked here reads
BLANK: Final = (
    *("agenda", "cause", "draws", "fresh", "fresh_n", "hand", "hidden_n", "known", "over", "pile", "pile_n", "pool"),
    *("shows", "shuffles", "tiles", "top"),
)


def build_state_from_view(view: View, seat: int) -> State:
    """Return the position as the seat sees it, on its turn. Of `tiles` and `hand` only the seat's own are right."""
    known = create_blank_state(view["seats"], _options(view)).to_json()
    known |= {
        "first": view["first"],
        "active": seat,
        "turns_begun": view["turn_number"],
        "ending": view["ending"],
        "agenda": [S_CLOSE],
    }
    known |= {field: [player[name] for player in view["players"]] for name, field, _ in PUBLIC_COUNTS}
    return load_state(known | _turn(view) | _cards(view) | _pieces(view, seat))


def _options(view: View) -> MatchOptions:
    o = MatchOptions()
    o.expansion = int(view["expansion"])
    o.all_nine = int(view["all_nine"])
    o.optional_houses = int(view["optional_houses"])
    o.may_decline = int(view["may_decline"])
    o.memory_aid = o.hide_totals = 0
    return o


def _turn(view: View) -> View:
    turn = view["this_turn"]
    return {
        "used": sum(1 << OFFICIAL_IDS.index(official) for official in turn["used"]),
        "price": NEVER if turn["price"] is None else turn["price"],
        "purse": turn["purse"],
        "forced": int(turn["forced"]),
        "drawn": turn["drawn"],
        "played": turn["played"],
        "mode": {None: NONE, "each": EACH, "in": IN}[turn["mode"]],
        "open": _mask(turn["open"]),
    }


def _cards(view: View) -> View:
    display = [NONE if id is None else c.CITY_IDS.index(id) for id in view["display"]]
    hands = [_counts(player["cards"] or {}) for player in view["players"]]
    return {
        "discard": _counts(view["discard"]["cities"]),
        "discard_n": view["discard"]["cards"],
        "display": display,
        "shown": c.DISPLAY - display.count(NONE),
        "top": display[0],
        "hand": [n for hand in hands for n in hand],
        "hidden_n": [player["hand"] for player in view["players"]],
    }


def _pieces(view: View, seat: int) -> View:
    players = view["players"]
    own = [(tile["stack"], tile["points"]) for tile in players[seat]["tiles"]]
    tiles: list[int] = []
    for stack, entry in enumerate(view["stacks"]):
        for value in c.STACK_VALUES[stack]:
            taken = seat if (entry["id"], value) in own else (seat + 1) % len(players)  # whose else does not matter
            tiles.append(NOBODY if value in entry["values"] else taken)
    return {
        "mail": _mask([city["id"] for city in view["cities"] if city["letter"]]),
        "removed": view["letters_removed"],
        "courier": view["courier"],
        "route": [[c.CITY_IDS.index(id) for id in player["route"]] for player in players],
        "covered": [_mask(player["route"]) for player in players],
        "houses": [_mask(player["houses"]) for player in players],
        "level": [list(c.CARRIAGE_LEVEL).index(player["carriage"]) for player in players],
        "tiles": tiles,
    }


def _mask(ids: list[str]) -> int:
    return sum(1 << c.CITY_IDS.index(id) for id in ids)


def _counts(cards: dict[str, int]) -> list[int]:
    return [cards.get(id, 0) for id in c.CITY_IDS]
