"""Phase 6, Event: each player in turn order; the Sacristy comes first (chapters The events, Sacristy).

The Pilgrimage keeps monks away: `recruiting` (OR-EVENT-PILGRIMAGE-01). The tile is revealed in phase 1: `rounds`
(OR-PHASE1-01).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import ARG_A, GIVE, KIND, PAY_REST, PROTECT, SHIELD_KEPT, SHIELD_USED
from ..components import (
    CHARACTERS,
    FOLLOWERS,
    GOODS,
    HARVEST,
    HARVEST_COINS,
    HARVEST_FOOD,
    INCOME,
    INCOME_COINS,
    IS_FOOD,
    PILGRIMAGE,
    PLAGUE,
    PLAGUE_FOLLOWERS,
    SHIELD,
    SHIELDED,
    STRENGTH,
    TAX_GOODS,
    TAXES,
    TRADING_COINS,
    TRADING_DAY,
)
from ..events import E_FINE, E_GIVE, E_INCOME, E_PLAGUE, E_SHIELD, E_TAXES, E_TRADING_DAY
from ..state import (
    NONE,
    S_HARVEST,
    S_SHIELD,
    S_SUFFER,
    State,
    count_followers,
    count_goods,
    count_neutral_followers,
    find_development_level,
    is_place_active,
)
from . import place_actions, torture


def begin_event_phase(s: State) -> None:
    """OR-PHASE6-01, OR-PHASE1-02: in turn order; a Pilgrimage has acted in phase 5 (OR-EVENT-GEN-01)."""
    s.queue = [] if s.event == PILGRIMAGE else [(s.first + i) % s.seats for i in range(s.seats)]


def resolve_next_seat(s: State) -> bool:
    """Go on to the next player; False when there is none left."""
    if not s.queue:
        return False
    s.active = s.queue.pop(0)
    s.agenda.append(S_SUFFER)
    if (
        SHIELDED[s.event]
        and s.holder[SHIELD] == s.active
        and is_place_active(s, s.active, SHIELD)
        and can_event_cost_owner(s, s.active)
    ):
        s.agenda.append(S_SHIELD)  # OR-PLACE-SACRISTY-02: before anything is drawn or paid
    return True


def can_event_cost_owner(s: State, seat: i64) -> bool:
    """Check that the event could cost the owner of the Sacristy anything; a harvest always can."""
    if s.event == TAXES:
        return compute_taxes(s, seat) > 0
    return s.event != PLAGUE or count_neutral_followers(s.bag, seat) > 0


def compute_taxes(s: State, seat: i64) -> i64:
    """OR-EVENT-TAXES-01."""
    return count_goods(s, seat) // TAX_GOODS[STRENGTH[s.stack]]


def append_legal_sacristy_answers(out: Ids) -> None:
    out.append(PROTECT.first + SHIELD_USED)
    out.append(PROTECT.first + SHIELD_KEPT)


def answer_with_sacristy(s: State, action: i64, log: Log | None) -> None:
    """OR-PLACE-SACRISTY-01, OR-PLACE-SACRISTY-03: the monk returns to the bag, the event does not touch its owner."""
    s.agenda.pop()
    if ARG_A[action] == SHIELD_USED:
        s.agenda.pop()
        place_actions.release_followers(s, s.active, SHIELD)
        if log is not None:
            log.add(E_SHIELD, s.active, s.event, s.stack)


def apply_event(s: State, dice: Dice, log: Log | None) -> None:
    seat, strength = s.active, STRENGTH[s.stack]
    if s.event == TAXES:  # OR-EVENT-TAXES-01
        due = compute_taxes(s, seat)
        if log is not None:
            log.add(E_TAXES, seat, due, count_goods(s, seat), s.stack)
        torture.charge_coins(s, seat, due, log)
    elif s.event == INCOME:  # OR-EVENT-INCOME-01
        coins = find_development_level(s, seat) * INCOME_COINS[strength]
        s.coins[seat] += coins
        if log is not None:
            log.add(E_INCOME, seat, coins, s.stack)
    elif s.event == TRADING_DAY:  # OR-EVENT-TRADING-01
        coins = s.built[seat] * TRADING_COINS[strength]
        s.coins[seat] += coins
        if log is not None:
            log.add(E_TRADING_DAY, seat, coins, s.stack)
    elif s.event == PLAGUE:
        for _ in range(PLAGUE_FOLLOWERS[strength]):
            lose_plague_follower(s, seat, dice, log)
    elif s.event == HARVEST:
        s.food = HARVEST_FOOD[strength]
        s.agenda.append(S_HARVEST)


def lose_plague_follower(s: State, seat: i64, dice: Dice, log: Log | None) -> None:
    """OR-EVENT-PLAGUE-01: a neutral follower returns to the supply, a starter to the bag; markers stay."""
    bag = s.bag[seat * FOLLOWERS : (seat + 1) * FOLLOWERS]
    total = count_followers(s.bag, seat)
    follower = dice.draw(bag, total) if total else NONE
    if 0 <= follower < CHARACTERS:
        s.bag[seat * FOLLOWERS + follower] -= 1
        s.supply[follower] += 1
    if log is not None:
        log.add(E_PLAGUE, seat, follower, s.stack)


def has_food(s: State, seat: i64) -> bool:
    for good in range(GOODS):
        if IS_FOOD[good] and s.goods[seat * GOODS + good]:
            return True
    return False


def begin_harvest(s: State, log: Log | None) -> bool:
    """Check that there is food to decide about; else coins are due (OR-EVENT-HARVEST-01, OR-EVENT-HARVEST-04)."""
    if s.food == 0:
        s.agenda.pop()
        return False
    if has_food(s, s.active):
        return True
    s.agenda.pop()
    _charge_fine(s, log)
    return False


def append_legal_harvest_gifts(s: State, out: Ids) -> None:
    """OR-EVENT-HARVEST-02: food, one by one; coins for the rest only if all of them can be paid."""
    for good in range(GOODS):
        if IS_FOOD[good] and s.goods[s.active * GOODS + good]:
            out.append(GIVE.first + good)
    if s.coins[s.active] >= s.food * HARVEST_COINS:
        out.append(PAY_REST.first)


def carry_out_harvest_gift(s: State, action: i64, log: Log | None) -> None:
    if KIND[action] is GIVE:
        give_food(s, ARG_A[action], log)
    else:
        s.agenda.pop()
        _charge_fine(s, log)


def give_food(s: State, good: i64, log: Log | None) -> None:
    """OR-EVENT-HARVEST-03: back to the supply."""
    s.goods[s.active * GOODS + good] -= 1
    s.good_supply[good] += 1
    s.food -= 1
    if log is not None:
        log.add(E_GIVE, s.active, good, s.stack)


def _charge_fine(s: State, log: Log | None) -> None:
    missing = s.food
    s.food = 0
    if log is not None:
        log.add(E_FINE, s.active, missing * HARVEST_COINS, missing, s.stack)
    torture.charge_coins(s, s.active, missing * HARVEST_COINS, log)
