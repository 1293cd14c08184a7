"""What a stop allows (chapter Actions, LL-ACT-01 to LL-ACT-03)."""

from __future__ import annotations

from mypy_extensions import i64

from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.native import Ids

from ..actions import BUY_MESSAGE, DONE, HIRE, KIND, MERCHANT, SELL, SHIP
from ..components import IS_CITY
from ..events import E_NOTHING
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
    here,
)
from . import building, delivery, hiring, market, messages, river


def allows(s: State, action: i64) -> bool:
    """LL-ACT-02: all actions in any order, or only one kind per stop (stop_actions)."""
    return not s.options.single or s.used in (NO_ACTION, action)


def begin(s: State, log: Log | None) -> bool:
    """Check that there is anything to choose here; otherwise the stop is over."""
    place = here(s)
    out = Ids()
    actions(s, place, out, True)
    if out or _mark_after_recall(s, place):
        return True
    if log is not None and s.used == NO_ACTION and not hiring.palatium_used(s, place):
        log.add(E_NOTHING, s.active, s.piece, place)
    return False


def legal(s: State, out: Ids) -> None:
    """Every action of the stop, or none: acting is optional (LL-TURN-04)."""
    actions(s, here(s), out, False)
    delivery.legal_recall(s, out)
    out.append(DONE.first)


def actions(s: State, place: i64, out: Ids, any_will_do: bool) -> None:
    """LL-ACT-01, LL-HIRE-06: append what the piece can do here; with `any_will_do`, stop at the first chapter."""
    if s.piece == MERCHANT:
        if IS_CITY[place]:
            _merchant_in_city(s, place, out, any_will_do)
        elif allows(s, BUYING):
            market.legal_buy(s, place, out)
    else:
        if allows(s, BUYING_MESSAGES):
            messages.legal(s, place, out)
        if allows(s, DELIVERING) and not (any_will_do and out):
            delivery.legal(s, place, False, out)
    if any_will_do and out:
        return
    if place == s.circus:
        if allows(s, HIRING):
            hiring.legal(s, place, False, out)
    elif hiring.palatium_open(s, place):  # LL-PAL-BALIVI-01; an extra even where one action is allowed
        hiring.legal(s, place, True, out)


def _merchant_in_city(s: State, place: i64, out: Ids, any_will_do: bool) -> None:
    if allows(s, SELLING):
        market.legal_sell(s, out)
    if allows(s, SHIPPING):
        river.legal(s, out)
    if allows(s, BUILDING) and not (any_will_do and out):
        building.legal(s, place, out)


def answer(s: State, action: i64, dice: Dice, log: Log | None) -> None:
    """Carry out the action in its chapter, which remembers what was done here."""
    kind = KIND[action]
    if kind is DONE:
        s.agenda.pop()
    elif kind is HIRE:
        hiring.answer(s, action, log)
    elif s.piece == MERCHANT:
        if kind is SELL:
            market.answer_sell(s, action, log)
        elif kind is SHIP:
            river.answer(s, action, log)
        elif IS_CITY[here(s)]:
            building.answer(s, action, log)
        else:
            market.answer_buy(s, action, log)
    elif kind is BUY_MESSAGE:
        messages.answer(s, action, dice, log)
    else:
        delivery.answer(s, action, log)


def _mark_after_recall(s: State, place: i64) -> bool:
    """Taking a token back is a reason to ask only if the token could mark something here."""
    if s.piece == MERCHANT or IS_CITY[place] or not s.options.recall_any_time or not allows(s, DELIVERING):
        return False
    if not delivery.placed_token(s, s.active):
        return False
    out = Ids()
    delivery.legal(s, place, True, out)
    return len(out) > 0
