"""Costs and consequences of buying, delivering and marking messages, and of moving tokens."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Cost, Part, cut_reductions_at_zero
from postchaise.kernel.messages.message import Arguments, Message
from postchaise.kernel.native import Ids, to_list

from .. import actions as x
from .. import components as c
from ..names import name_location, name_message
from ..rules import delivery, messages, scoring, stop
from ..state import DELIVERING, HAND, NONE, S_STOP, State, find_current_location, find_working_palaces


def describe_message_cost(s: State, seat: int, action: int) -> Cost:
    kind, a = x.KIND[action], x.ARG_A[action]
    if kind is x.BUY_MESSAGE:
        return _describe_purchase(s, seat, a + 1)
    if kind is x.KEEP:
        points = Message("point-count", count=c.MESSAGE_VP[a])
        return Cost(effects=[points, Message(f"type-{c.TYPE_IDS[c.TYPE_OF[a]]}")])
    if kind is x.DELIVER:
        return _describe_delivery(s, seat, a)
    if kind is x.MARK:
        return Cost(effects=_describe_mark(s, seat, a))
    if kind is x.CHOOSE_TOKEN:
        if a == x.FREE_TOKEN:
            return Cost(called="token-free")
        return Cost(effects=[Message("effect-station-lost")], called="token-move", args=_name_station(s, seat, a - 1))
    if kind is x.RECALL:
        return Cost(effects=[Message("effect-station-lost"), *_describe_recall(s, a)], args=_name_station(s, seat, a))
    return Cost()


def _describe_purchase(s: State, seat: int, level: int) -> Cost:
    place = find_current_location(s)
    effects = _describe_message_level(level)
    left = messages.count_deck_cards(s, level)
    if left > 1 and messages.can_search_deck(s, place):
        effects.append(Message("effect-search"))
    elif left > 1 and s.hired[seat] & c.SPY:
        effects.append(Message("effect-spy", count=min(c.SPY_DRAWS, left)))
    if level in (2, 3) and not s.options.casual and not delivery.can_deliver_level(s, level):
        helper = "apprentice" if level == 2 or not s.hired[seat] & c.APPRENTICE else "helper"
        effects.append(Message("effect-needs", character=Message(f"character-{helper}")))
    effects += _describe_required_deliveries(s, level)
    if _blocks_hand(s, seat, level):
        effects.append(Message("effect-warning-hand"))
    return Cost(
        {"deniers": messages.compute_message_price(s, place, level)},
        effects,
        parts=_explain_price(s, level),
    )


def _explain_price(s: State, level: int) -> list[Part]:
    place = find_current_location(s)
    parts: list[Part] = [(Message("price-level", level=level), c.MESSAGE_PRICE[level], "LL-MSG-02")]
    office = find_working_palaces(s) & c.POST_OFFICE[place]
    if office and s.messages_bought == 1:
        palace = int(office).bit_length() - 1
        parts.append((Message(x.PALACE.keys[palace]), -c.POST_OFFICE_DISCOUNT, x.PALACE.first_rules[palace]))
    return cut_reductions_at_zero(parts) if len(parts) > 1 else []  # nothing to explain of a printed price


def _describe_message_level(level: int) -> list[Message]:
    """Say what a message of this level asks for and brings."""
    if level == c.ABBEY:
        return []
    points = [int(c.MESSAGE_VP[m]) for m in range(c.MESSAGES) if c.LEVEL[m] == level]
    return [Message("effect-worth", count=level, low=min(points), high=max(points))]


def _describe_required_deliveries(s: State, level: int) -> list[Message]:
    """LL-CAS-04: name what has to be delivered before."""
    return [] if delivery.is_in_casual_order(s, level) else [Message("effect-below", level=level - 1)]


def _blocks_hand(s: State, seat: int, level: int) -> bool:
    """A-44: check that the hand would be full of messages that the casual game does not allow to deliver."""
    if not s.options.casual or messages.count_carried_messages(s, seat) + 1 < messages.find_message_limit(s, seat):
        return False
    levels = [c.LEVEL[m] for m in s.held[seat * HAND : (seat + 1) * HAND] if m != NONE] + [level]
    return not any(delivery.is_in_casual_order(s, each) for each in levels)


def _describe_delivery(s: State, seat: int, message: int) -> Cost:
    """Return the points gained: an undelivered message already counts a little (LL-SCORE-02)."""
    world = s.copy()
    delivery.deliver_message(world, message, None)
    effects = [Message("effect-gain", count=scoring.sum_points(world)[seat] - scoring.sum_points(s)[seat])]
    income = delivery.compute_delivery_income(s, message)
    return Cost({"deniers": -income} if income else {}, effects)


def _describe_mark(s: State, seat: int, message: int) -> list[Message]:
    left = delivery.count_missing_stations(s, message, s.shield[find_current_location(s)])
    effects = [Message("effect-stations", count=left), *_describe_required_deliveries(s, c.LEVEL[message])]
    never = not s.options.recall_any_time and not s.options.recall_on_mark
    placed = [delivery.find_message_of_token(token) for token in _list_tokens(s, seat) if token >= 0]
    others = [other for other in placed if other != message and c.LEVEL[other] == 3]
    if never and c.LEVEL[message] == 3 and others:
        effects.append(Message("effect-warning-tokens"))
    return effects


def _list_tokens(s: State, seat: int) -> list[int]:
    return list(s.tokens[seat * c.TOKENS : (seat + 1) * c.TOKENS])


def _name_station(s: State, seat: int, token: int) -> Arguments:
    """Name the village of a token; a disabled choice may be about a token that is not placed."""
    placed = _list_tokens(s, seat)[token]
    return {"location": name_location(delivery.find_village_of_token(placed)) if placed >= 0 else "–"}


def _describe_recall(s: State, token: int) -> list[Message]:
    """Name the stations that could be marked here only after taking the token back."""
    if s.agenda[-1] != S_STOP or s.piece != x.MESSENGER or not stop.is_action_allowed_here(s, DELIVERING):
        return []
    before = Ids()
    after = Ids()
    world = s.copy()
    delivery.recall_token(world, token, None)
    delivery.append_legal_deliveries(s, find_current_location(s), False, before)
    delivery.append_legal_deliveries(world, find_current_location(s), False, after)
    marks = [a for a in to_list(after) if a not in to_list(before) and x.KIND[a] is x.MARK]
    return [Message("effect-then-mark", message=name_message(x.ARG_A[a])) for a in marks]
