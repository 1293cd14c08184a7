"""Values of buildings and palaces, and of sites."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.native import vec

from .. import components as c
from ..state import State
from .valuation import Valuation
from .weights import CASTLE, FARM, MONASTERY, PALACE, SITE

KINDS: Final = 4  # of palaces
PER_SITE: Final = 6
SPACING: Final = 3  # two horses carry a merchant from one building to the next
KIND_OF: Final[vec[i64]] = vec[i64](  # per palace, in the order of the weights
    [("ducal-palace", "post-office", "palatium-balivi", "bank").index(entry["kind"]) for entry in c.DATA["palaces"]]
)


def count_buildings(s: State, seat: int) -> vec[i64]:
    """Return a seat's farms, monasteries and castles, and the number of all its buildings."""
    out = vec[i64]([0, 0, 0, 0])
    for place in c.VILLAGES:
        if s.owner[place] == seat:
            out[s.building[place]] += 1
            out[3] += 1
    return out


def compute_building_value(s: State, o: Valuation, kind: i64, owned: i64) -> float:
    """Return the value of a building before its price; `owned` buildings are already on the board."""
    points = float(c.BUILDING_VP[kind]) if s.options.score_all else 0.0
    if not o.more:
        return points
    taste = FARM if kind == c.FARM else MONASTERY if kind == c.MONASTERY else CASTLE
    return points + o.interpolate(taste) + o.t[taste + 2] * o.rest * float(owned)


def compute_palace_value(o: Valuation, which: i64, owned: i64) -> float:
    points = float(c.PALACE_VP[which])
    if not o.more:
        return points
    return points + o.interpolate(PALACE + 2 * KIND_OF[which]) + o.t[PALACE + 2 * KINDS] * o.rest * float(owned)


def find_best_building_value(s: State, seat: int, o: Valuation, cash: i64, city: int) -> float:
    """Return the value of the best building that the money and wood allow, after its price."""
    logs = s.goods[seat * c.GOODS + c.WOOD] + (1 if o.hired & c.PATRONUS else 0)
    less = c.MAGISTER_DISCOUNT if o.hired & c.MAGISTER else 0
    own = count_buildings(s, seat)
    spendable = cash - c.MINIMUM if o.more else cash  # a merchant in a city needs five deniers (LL-MONEY-01)
    found = 0.0
    for kind in range(len(c.BUILDING_DENIERS)):
        cost = c.BUILDING_DENIERS[kind] - less
        if logs < c.BUILDING_WOOD[kind] or cost > spendable:
            continue
        if kind == c.FARM:
            possible = s.farms[seat] > 0
        else:
            possible = own[c.FARM] > 0 and (s.monasteries[seat] if kind == c.MONASTERY else s.towers) > 0
        if possible:
            found = max(
                found, compute_building_value(s, o, kind, own[3]) - o.money_value(cash) + o.money_value(cash - cost)
            )
    cost = c.PALACE_COST[0] - less
    if cost <= spendable and not s.options.casual:
        owned = int(s.palaces[seat]).bit_count()
        paid = o.money_value(cash) - o.money_value(cash - cost)
        for which in range(c.PALACES):
            if s.palace_stock[which] and not s.palaces[seat] >> which & 1:
                if not s.options.palace_here or c.PALACE_CITY[which] == city:
                    found = max(found, compute_palace_value(o, which, owned) - paid)
    return found


def compute_site_value(s: State, seat: int, o: Valuation, kind: int, place: int) -> float:
    """Prefer goods that are bought often, the right distance from a city, and a ride between own buildings."""
    first = SITE + PER_SITE * kind
    good = c.GOOD_OF[place]
    value = o.t[first + good]
    near = min(place % c.ORLEANS, c.ORLEANS - place % c.ORLEANS)
    value += o.t[first + 4] * float(near)
    for other in ((place + SPACING) % c.LOCATIONS, (place - SPACING) % c.LOCATIONS):
        if s.owner[other] == seat:
            value += o.t[first + 5]
    return value
