"""What a ride leads to: what the piece can do at its end, and whether the merchant is stranded (LL-MONEY-01).

To see whether a choice strands the merchant in a city without the money to leave, the position after it is played on
as favourably as the rules allow: everything is sold, the best message delivered, the Bank visited. A loss counts only
if it could have been avoided before the choice.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.space import Kind
from postchaise.kernel.dice import Dice
from postchaise.kernel.messages.message import Message
from postchaise.kernel.native import Ids, to_list

from .. import actions as x
from .. import components as c
from ..rules import building, delivery, dispatch, end, market, messages, movement, stop, turn
from ..state import (
    DELIVERING,
    HAND,
    NONE,
    S_ARRIVE,
    S_DEPART,
    S_END,
    S_RIDE,
    S_SITE,
    S_STOP,
    S_SWITCH,
    SELLING,
    State,
    find_current_location,
    find_working_palaces,
)


def describe_arrival(s: State, seat: int, place: int, horses: int) -> list[Message]:
    """Return the horses left or taken, and what the stop offers."""
    told: list[Message] = []
    change = horses - s.horses[2 * seat + s.piece]
    if change:
        count = Message(x.HORSES.counted, count=abs(int(change)))
        told.append(Message("effect-take" if change > 0 else "effect-leave", horses=count))
    if find_working_palaces(s) & c.BANK[place]:
        told.append(Message("effect-bank", deniers=Message(x.DENIERS.count_message, count=c.BANK_INCOME)))
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
    named, price = Message(x.GOOD.keys[good]), market.compute_good_price(s, place, good)
    if not s.supply[good]:
        return [Message("effect-good-gone", good=named)]
    if not market.can_take_good(s, good):
        return [Message("effect-good-carried", good=named)]
    dear = "effect-good-dear" if price > s.deniers[seat] else "effect-good"
    told = [Message(dear, good=named, deniers=Message(x.DENIERS.count_message, count=price))]
    return [*told, Message("effect-circus-discount", discount=c.CIRCUS_DISCOUNT)] if place == s.circus else told


NOTHING: Final = 0
NEXT_TURN: Final = 1
THIS_TURN: Final = 2  # the rest of it: the merchant may not leave (min_check)
UNUSED_DICE: Final = Dice(0)  # only messages are drawn


def can_be_stranded(s: State) -> bool:
    """Whether the merchant can be in a city at the end of this turn: it stands in one, or has yet to ride."""
    step = s.agenda[-1]
    if step not in (S_RIDE, S_STOP):
        return False
    has_ridden = step == S_STOP if s.piece == x.MERCHANT else S_SWITCH not in s.agenda
    return not has_ridden or bool(c.IS_CITY[s.at[2 * s.active + x.MERCHANT]])


def find_loss(s: State, action: int) -> int:
    """Return what this choice costs besides its price: nothing, the next turn, or the rest of this one."""
    lost = find_least_loss(_after(s, action))
    return lost if lost != NOTHING and lost > find_least_loss(s.copy()) else NOTHING


def _after(s: State, action: int) -> State:
    """Return the position after a choice, before any message is drawn."""
    world = s.copy()
    if x.KIND[action] is x.BUY_MESSAGE:
        messages.pay_for_message(world, x.ARG_A[action] + 1)
    else:
        dispatch.carry_out_answer(world, action, UNUSED_DICE, None)
    return world


def find_least_loss(world: State) -> int:
    """Return the least possible loss from here on. Changes the position it is given."""
    while True:
        step = world.agenda[-1]
        if step == S_SITE:
            _pay_building(world)
        if world.deniers[world.active] >= c.MINIMUM:
            return NOTHING  # nobody has to spend anything
        if step == S_RIDE:
            return _best_ride(world)
        if step == S_END:
            stays = c.IS_CITY[world.at[2 * world.active + x.MERCHANT]]
            return NEXT_TURN if stays and end.has_another_turn(world) else NOTHING
        if step == S_DEPART and not movement.check_money_at_departure(world, None):
            return THIS_TURN
        if step == S_STOP:
            world.deniers[world.active] += _income(world)
        elif step == S_ARRIVE:
            movement.arrive_at_location(world, None)
        elif step == S_SWITCH:
            turn.begin_second_piece(world)
        world.agenda.pop()


def _pay_building(world: State) -> None:
    """Pay for the building now; the rules do so with the site, which is asked next."""
    kind, payment = world.pending // 2, world.pending % 2
    world.deniers[world.active] -= building.compute_building_price(world, kind, payment)
    world.goods[world.active * c.GOODS + c.WOOD] -= building.compute_building_wood(world, kind, payment)


def _best_ride(world: State) -> int:
    rides = Ids()
    movement.append_legal_moves(world, rides)
    least, smith = THIS_TURN, False
    for action in to_list(rides):
        if x.KIND[action] is x.SMITH and smith:
            continue  # one paid horse is as good as another
        smith = smith or x.KIND[action] is x.SMITH
        least = min(least, find_least_loss(_after(world, action)))
        if least == NOTHING:
            break
    return least


def _income(world: State) -> int:
    """Return the most the piece can earn at its stop: goods sold (LL-SELL-01) or a message delivered (LL-DLV-03)."""
    if world.piece == x.MERCHANT:
        if not c.IS_CITY[find_current_location(world)] or not stop.is_action_allowed_here(world, SELLING):
            return 0
        first = world.active * c.GOODS
        return sum(world.goods[first + good] * market.compute_sale_price(world, good) for good in range(c.GOODS))
    served = Ids()
    if stop.is_action_allowed_here(world, DELIVERING):
        delivery.append_legal_deliveries(world, find_current_location(world), False, served)
    return max(
        [0, *(delivery.compute_delivery_income(world, x.ARG_A[a]) for a in to_list(served) if x.KIND[a] is x.DELIVER)]
    )
