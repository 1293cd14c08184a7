"""Features of a seat from which its final points are predicted."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.native import vec

from .. import components as c
from ..actions import MERCHANT, MESSENGER
from ..rules.delivery import find_marked_colours
from ..state import HAND, NONE, State
from . import building_values, character_values, location_values, message_values
from .ride_scores import RideLookahead
from .valuation import Valuation

REACH: Final = 1  # rides looked ahead for what lies in reach
KINDS: Final = 4  # of palaces
NAMES: Final[list[str]] = [
    "rest",
    "rest-squared",
    "turn-to-come",
    "turns-to-wait",
    "deniers-poor",
    "deniers",
    "deniers-rich",
    "deniers-poor-rest",
    "deniers-rest",
    "turns-lost",
    "load",
    "wood-1",
    "wood-2",
    "wood-3",
    "wood-rest",
    *[f"{id}-rest" for id in c.CHARACTER_IDS],
    *[f"palace-{kind}-rest" for kind in ("ducal", "post", "palatium", "bank")],
    "bank",
    "farms-rest",
    "monasteries-rest",
    "castles-rest",
    "buildings",
    "buildings-squared-rest",
    "level-1",
    "level-2",
    "level-2-marked",
    "level-3",
    "level-3-marked-1",
    "level-3-marked-2",
    "abbey",
    "too-hard",
    "level-1-rest",
    "level-2-rest",
    "level-3-rest",
    "abbey-rest",
    "reward",
    "hand-full-rest",
    "merchant-on-foot",
    "merchant-horses",
    "messenger-on-foot",
    "messenger-horses",
    "merchant-reach",
    "messenger-reach",
    "boat-rest",
    "boat-left",
    "delivered-rest",
    "delivered-left",
    "blue-in-reach",
    "blue-delivered-rest",
]
COUNT: Final = len(NAMES)
LETTERS: Final = 15 + c.CHARACTERS + KINDS + 6


def compute_features(s: State, seat: int, weights: vec[float]) -> list[float]:
    o = Valuation(s, seat, weights)
    rest = o.rest
    soon = min(1.0, 4.0 * rest) if o.more else 0.0
    out = [0.0] * COUNT
    out[0] = rest
    out[1] = rest * rest
    if not o.more:
        return out
    out[2] = 1.0
    out[3] = float((seat - s.active) % s.seats)
    _add_money_features(s, seat, o, soon, out)
    for character in range(c.CHARACTERS):
        if o.hired >> character & 1:
            out[15 + character] = rest
    at = 15 + c.CHARACTERS
    palaces = s.palaces[seat]
    for palace in range(c.PALACES):
        if palaces >> palace & 1:
            out[at + building_values.KIND_OF[palace]] += rest
            if building_values.KIND_OF[palace] == KINDS - 1:
                out[at + KINDS] += soon
    at += KINDS + 1
    own = building_values.count_buildings(s, seat)
    for kind in range(3):
        out[at + kind] = float(own[kind]) * rest
    out[at + 3] = float(own[3]) * soon
    out[at + 4] = float(own[3] * own[3]) * rest
    _add_message_features(s, seat, o, soon, out)
    at = LETTERS + 14
    for piece in (MERCHANT, MESSENGER):
        horses = s.horses[2 * seat + piece]
        out[at + 2 * piece] = soon if horses == 0 else 0.0
        out[at + 2 * piece + 1] = float(horses) * soon
        out[at + 4 + piece] = _compute_reach(s, seat, o, piece)
    at += 6
    out[at] = float(s.boat[seat]) * rest
    out[at + 1] = soon if s.options.end_space - s.boat[seat] <= 3 else 0.0
    out[at + 2] = float(s.delivered[seat]) * rest
    out[at + 3] = soon if c.MESSAGE_TARGET[s.seats] - s.delivered[seat] <= 1 else 0.0
    _add_blue_features(s, seat, o, soon, out)
    return out


def _add_money_features(s: State, seat: int, o: Valuation, soon: float, out: list[float]) -> None:
    poor = float(min(o.purse, c.MINIMUM))
    some = float(max(0, min(o.purse, o.most) - c.MINIMUM))
    out[4] = poor * soon
    out[5] = some * soon
    out[6] = float(max(0, o.purse - o.most)) * soon
    out[7] = poor * o.rest
    out[8] = some * o.rest
    if o.trap and o.purse < c.MINIMUM:
        out[9] = float(c.MINIMUM - o.purse)
    load = 0
    for good in range(c.GOODS):
        if good != c.WOOD and s.goods[seat * c.GOODS + good]:
            load += s.goods[seat * c.GOODS + good] * location_values.compute_sale_price(o, good)
    out[10] = load * soon
    logs = s.goods[seat * c.GOODS + c.WOOD]
    if logs:
        out[10 + min(logs, 3)] = soon
        out[14] = float(min(logs, 4)) * o.rest


def _add_message_features(s: State, seat: int, o: Valuation, soon: float, out: list[float]) -> None:
    """Add the messages in hand by progress, and their rewards."""
    most = o.level(s.options.casual)
    for i in range(seat * HAND, seat * HAND + HAND):
        message = s.held[i]
        if message == NONE:
            break
        level = c.LEVEL[message]
        if level == c.ABBEY:
            out[LETTERS + 6] += soon
            out[LETTERS + 11] += o.rest
        elif level > most:
            out[LETTERS + 7] += soon
            continue
        elif level == 1:
            out[LETTERS] += soon
            out[LETTERS + 8] += o.rest
        else:
            done = int(find_marked_colours(s, seat, message)).bit_count()
            out[LETTERS + (1 if level == 2 else 3) + done] += soon
            out[LETTERS + 7 + level] += o.rest
        out[LETTERS + 12] += message_values.compute_delivery_points(s, o, message) * soon
    if message_values.count_hand_space(s, seat, o) == 0:
        out[LETTERS + 13] = o.rest


def _compute_reach(s: State, seat: int, o: Valuation, piece: int) -> float:
    """Return the value of the next rides of a piece."""
    lookahead = RideLookahead(s, seat, o, piece)
    stack = 2 * seat + piece
    place, way, horses = s.at[stack], s.heading[stack], s.horses[stack]
    if way:
        return lookahead.best_beyond(place, way, horses, REACH + 1)
    return max(lookahead.best_beyond(place, 1, horses, REACH + 1), lookahead.best_beyond(place, -1, horses, REACH + 1))


def _add_blue_features(s: State, seat: int, o: Valuation, soon: float, out: list[float]) -> None:
    """Add the blue characters still available, by the messages delivered for them."""
    most = total = 0
    delivered = character_values.count_delivered_by_type(s, seat)
    for character in range(c.CHARACTERS):
        kind = character_values.TYPE_SCORED[character]
        if kind != character_values.NO_TYPE and s.stock[character] and not o.hired >> character & 1:
            n = delivered[kind]
            total += n
            most = max(most, n)
    out[COUNT - 2] = most * soon
    out[COUNT - 1] = total * o.rest
