"""What a stop allows (chapter Actions, LL-ACT-01 to LL-ACT-03).

Palaces that act by themselves are elsewhere: Palatium Balivi in `hiring` (LL-PAL-01), the Bank in `movement`
(LL-PAL-BANK-01, LL-PAL-BANK-02, LL-PAL-BANK-03).
"""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import BUY_MESSAGE, DONE, HIRE, KIND, MERCHANT, SELL, SHIP
from ..components import IS_CITY
from ..events import E_NOTHING
from ..options import BOTH_PIECES, MESSENGER_ONLY
from ..state import (
    BUILDING,
    BUYING,
    BUYING_MESSAGES,
    DELIVERING,
    HIRING,
    NO_ACTION,
    SELLING,
    SHIPPING,
    State,
    find_current_location,
)
from . import building, delivery, hiring, market, messages, river


def has_single_action(s: State) -> bool:
    """Check that the acting piece may do only one kind of action at its stop (stop_actions)."""
    return s.options.single == BOTH_PIECES or (s.options.single == MESSENGER_ONLY and s.piece != MERCHANT)


def is_action_allowed_here(s: State, action: i64) -> bool:
    """LL-ACT-02: all actions in any order, or only one kind per stop (stop_actions)."""
    return not has_single_action(s) or s.used in (NO_ACTION, action)


def begin_stop(s: State, log: Log | None) -> bool:
    """Check that there is anything to choose here; otherwise the stop is over."""
    place = find_current_location(s)
    out = Ids()
    append_actions_here(s, place, out, True)
    if out or _could_mark_after_recall(s, place):
        return True
    if log is not None and s.used == NO_ACTION and not hiring.has_used_palatium(s, place):
        log.add(E_NOTHING, s.active, s.piece, place)
    return False


def append_legal_stop_actions(s: State, out: Ids) -> None:
    """Every action of the stop, or none: acting is optional (LL-TURN-04)."""
    append_actions_here(s, find_current_location(s), out, False)
    delivery.append_legal_recalls(s, out)
    out.append(DONE.first)


def append_actions_here(s: State, place: i64, out: Ids, any_will_do: bool) -> None:
    """LL-ACT-01, LL-HIRE-06: append what the piece can do here; with `any_will_do`, stop at the first chapter."""
    if s.piece == MERCHANT:
        if IS_CITY[place]:
            _append_merchant_city_actions(s, place, out, any_will_do)
        elif is_action_allowed_here(s, BUYING):
            market.append_legal_purchases(s, place, out)
    else:
        if is_action_allowed_here(s, BUYING_MESSAGES):
            messages.append_legal_message_purchases(s, place, out)
        if is_action_allowed_here(s, DELIVERING) and not (any_will_do and out):
            delivery.append_legal_deliveries(s, place, False, out)
    if any_will_do and out:
        return
    if place == s.circus:
        if is_action_allowed_here(s, HIRING):
            hiring.append_legal_hires(s, place, False, out)
    elif hiring.can_hire_by_palatium(s, place):  # LL-PAL-BALIVI-01; an extra even where one action is allowed
        hiring.append_legal_hires(s, place, True, out)


def _append_merchant_city_actions(s: State, place: i64, out: Ids, any_will_do: bool) -> None:
    if is_action_allowed_here(s, SELLING):
        market.append_legal_sales(s, out)
    if is_action_allowed_here(s, SHIPPING):
        river.append_legal_shipping(s, out)
    if is_action_allowed_here(s, BUILDING) and not (any_will_do and out):
        building.append_legal_buildings(s, place, out)


def carry_out_stop_action(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out the action in its chapter, which remembers what was done here."""
    kind = KIND[action]
    if kind is DONE:
        s.agenda.pop()
    elif kind is HIRE:
        hiring.hire_character(s, action, log)
    elif s.piece == MERCHANT:
        if kind is SELL:
            market.sell_good(s, action, log)
        elif kind is SHIP:
            river.ship_goods(s, action, log)
        elif IS_CITY[find_current_location(s)]:
            building.carry_out_building(s, action, log)
        else:
            market.carry_out_purchase(s, action, log)
    elif kind is BUY_MESSAGE:
        messages.buy_message(s, action, dice, log)
    else:
        delivery.carry_out_delivery(s, action, log)


def _could_mark_after_recall(s: State, place: i64) -> bool:
    """Taking a token back is a reason to ask only if the token could mark something here."""
    if (
        s.piece == MERCHANT
        or IS_CITY[place]
        or not s.options.recall_any_time
        or not is_action_allowed_here(s, DELIVERING)
    ):
        return False
    if not delivery.has_placed_token(s, s.active):
        return False
    out = Ids()
    delivery.append_legal_deliveries(s, place, True, out)
    return len(out) > 0
