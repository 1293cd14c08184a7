"""A state made from a view, so that the rules themselves can carry out what might be.

It holds everything public and the viewer's own cards. What a view does not tell stays blank, so it is only for rules
that do not look there.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.messages.text_table import View
from postchaise.kernel.native import vec

from .. import components as c
from ..options import MatchOptions
from ..state import EACH, IN, NEVER, NOBODY, NONE, OFFICIAL_IDS, PUBLIC_COUNTS, S_CLOSE, State, create_blank_state

# Fields that stay blank: secrets, and what no rule asked here reads
BLANK: Final = (
    *("agenda", "cause", "draws", "fresh", "fresh_n", "hand", "hidden_n", "known", "over", "pile", "pile_n", "pool"),
    *("shows", "shuffles", "tiles", "top"),
)


def build_state_from_view(view: View, seat: int) -> State:
    """Return the position as the seat sees it, on its turn. Of `tiles` and `hand` only the seat's own are right."""
    s = create_blank_state(view["seats"], _options(view))
    s.first = view["first"]
    s.active = seat
    s.turns_begun = view["turn_number"]
    s.ending = view["ending"]
    s.agenda = [S_CLOSE]
    for name, field, _ in PUBLIC_COUNTS:
        setattr(s, field, vec[i64]([player[name] for player in view["players"]]))
    _turn(s, view)
    _cards(s, view)
    _pieces(s, view, seat)
    return s


def _options(view: View) -> MatchOptions:
    o = MatchOptions()
    o.expansion = int(view["expansion"])
    o.all_nine = int(view["all_nine"])
    o.optional_houses = int(view["optional_houses"])
    o.may_decline = int(view["may_decline"])
    o.memory_aid = o.hide_totals = 0
    return o


def _turn(s: State, view: View) -> None:
    turn = view["this_turn"]
    s.used = sum(1 << OFFICIAL_IDS.index(official) for official in turn["used"])
    s.price = NEVER if turn["price"] is None else turn["price"]
    s.purse = turn["purse"]
    s.forced = int(turn["forced"])
    s.drawn = turn["drawn"]
    s.played = turn["played"]
    s.mode = {None: NONE, "each": EACH, "in": IN}[turn["mode"]]
    s.open = _mask(turn["open"])


def _cards(s: State, view: View) -> None:
    s.discard = vec[i64](_counts(view["discard"]["cities"]))
    s.discard_n = view["discard"]["cards"]
    s.display = vec[i64]([NONE if id is None else c.CITY_IDS.index(id) for id in view["display"]])
    s.shown = c.DISPLAY - list(s.display).count(NONE)
    s.top = s.display[0]
    hands = [_counts(player["cards"] or {}) for player in view["players"]]
    s.hand = vec[i64]([n for hand in hands for n in hand])
    s.hidden_n = s.hand_n[:]


def _pieces(s: State, view: View, seat: int) -> None:
    s.mail = _mask([city["id"] for city in view["cities"] if city["letter"]])
    s.removed = view["letters_removed"]
    s.courier = view["courier"]
    players = view["players"]
    s.route = [[c.CITY_IDS.index(id) for id in player["route"]] for player in players]
    s.covered = vec[i64]([_mask(player["route"]) for player in players])
    s.houses = vec[i64]([_mask(player["houses"]) for player in players])
    s.level = vec[i64]([list(c.CARRIAGE_LEVEL).index(player["carriage"]) for player in players])
    own = [(tile["stack"], tile["points"]) for tile in players[seat]["tiles"]]
    tiles: list[int] = []
    for stack, entry in enumerate(view["stacks"]):
        for value in c.STACK_VALUES[stack]:
            taken = seat if (entry["id"], value) in own else (seat + 1) % s.seats  # whose else does not matter
            tiles.append(NOBODY if value in entry["values"] else taken)
    s.tiles = vec[i64](tiles)


def _mask(ids: list[str]) -> int:
    return sum(1 << c.CITY_IDS.index(id) for id in ids)


def _counts(cards: dict[str, int]) -> list[int]:
    return [cards.get(id, 0) for id in c.CITY_IDS]
