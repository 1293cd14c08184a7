"""What a piece can do at the end of a ride."""

from __future__ import annotations

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.messages.message import Message
from postchaise.kernel.native import Ids, to_list

from .. import actions as x
from .. import components as c
from ..rules import delivery, market, movement, stop
from ..state import HAND, NONE, State, find_working_palaces


def describe_arrival(s: State, seat: int, place: int, horses: int) -> list[Message]:
    """Return the horses left or taken, and what the stop offers."""
    told: list[Message] = []
    change = horses - s.horses[2 * seat + s.piece]
    if change:
        count = Message(x.HORSES.counted, count=abs(int(change)))
        told.append(Message("effect-take" if change > 0 else "effect-leave", horses=count))
    if find_working_palaces(s) & c.BANK[place]:
        told.append(Message("effect-bank", deniers=Message(x.DENIERS.said, count=c.BANK_INCOME)))
    kinds = _kinds(s, place, horses)
    if place == s.circus and x.HIRE in kinds:
        told.append(Message("effect-circus"))
    if s.piece == x.MERCHANT:
        return told + _merchant(s, seat, place, kinds)
    if x.DELIVER in kinds:
        told.append(Message("effect-deliver"))
    elif x.MARK in kinds:
        told.append(Message("effect-mark"))
    else:
        told += _too_early(s, seat, place)
    if x.BUY_MESSAGE in kinds:
        told.append(Message("effect-messages"))
    return told


def _too_early(s: State, seat: int, place: int) -> list[Message]:
    """LL-CAS-04: the last stop of a message that may not be delivered yet."""
    for message in s.held[seat * HAND : (seat + 1) * HAND]:
        level = NONE if message == NONE else c.LEVEL[message]
        if level in (2, 3) and not delivery.is_in_casual_order(s, level):
            if delivery.count_missing_stations(s, message, s.shield[place]) == 0:
                return [Message("effect-early", level=level - 1)]
    return []


def _kinds(s: State, place: int, horses: int) -> set[Kind]:
    """Return the kinds of actions the stop will allow, with current deniers, hand and hires and the Bank's income."""
    world = s.copy()
    movement.ride_to_location(world, place, horses, None)
    movement.arrive_at_location(world, None)
    allowed = Ids()
    stop.append_actions_here(world, place, allowed, False)
    return {x.KIND[action] for action in to_list(allowed)}


def _merchant(s: State, seat: int, place: int, kinds: set[Kind]) -> list[Message]:
    if c.IS_CITY[place]:
        trade = {x.SELL, x.SHIP, x.BUILD, x.BUILD_PALACE}
        return [Message("effect-city")] if kinds & trade else []
    good = c.GOOD_OF[place]
    named, price = Message(x.GOOD.key(good)), market.compute_good_price(s, place, good)
    if not s.supply[good]:
        return [Message("effect-good-gone", good=named)]
    if not market.can_take_good(s, good):
        return [Message("effect-good-carried", good=named)]
    dear = "effect-good-dear" if price > s.deniers[seat] else "effect-good"
    return [Message(dear, good=named, deniers=Message(x.DENIERS.said, count=price))]
