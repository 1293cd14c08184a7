"""Where a price comes from: the printed or market price, surcharges and discounts."""

from __future__ import annotations

from postchaise.kernel.actions.decision import Part, cut_reductions_at_zero
from postchaise.kernel.messages.message import Message, seat_message

from .. import actions as x
from .. import components as c
from ..rules.market import find_market_price
from ..state import NOBODY, State, find_current_location, find_working_palaces


def _character(bit: int, amount: int) -> Part:
    who = bit.bit_length() - 1
    return Message(x.CHARACTER.key(who)), amount, x.CHARACTER.rule(who)


def _if_changed(parts: list[Part]) -> list[Part]:
    """Leave out a price that is as printed."""
    return cut_reductions_at_zero(parts) if len(parts) > 1 else []


def explain_purchase(s: State, seat: int, good: int, cards: int = 1) -> list[Part]:
    """Explain the price of `cards` cards, each at the same price (LL-CHAR-LUMBERJACK-02)."""
    place = find_current_location(s)
    base = find_market_price(s, place)
    shield = Message(x.SHIELD.key(s.shield[place]))
    kind, owner = s.building[place], s.owner[place]
    parts: list[Part] = [(Message("price-market", shield=shield), base, "LL-PRICE-01")]
    if good == c.BEER:
        parts = [(Message("price-beer", shield=shield), c.BEER_FACTOR * base, "LL-PRICE-05")]
    elif owner != NOBODY:
        parts.append((_building(kind, owner, seat), -c.BUILDING_DISCOUNT[kind], "LL-PRICE-02"))
    if place == s.circus:
        parts.append((Message("price-circus"), -c.CIRCUS_DISCOUNT, "LL-PRICE-03"))
    return [(message, cards * amount, rule) for message, amount, rule in cut_reductions_at_zero(parts)]


def _building(kind: int, owner: int, seat: int) -> Message:
    building = Message(x.BUILDING.key(kind))
    if owner == seat:
        return Message("price-own-building", building=building)
    return Message("price-building", building=building, player=seat_message(owner + 1))


def explain_pair(s: State, seat: int) -> list[Part]:
    return explain_purchase(s, seat, c.WOOD, 1 if s.options.wood_for_one else c.LUMBERJACK_CARDS)


def explain_sale(s: State, seat: int, good: int) -> list[Part]:
    """Explain what a card sells for; income is negative."""
    merchant = c.MERCHANT_OF[good]
    if not s.hired[seat] & merchant:
        return []
    return [(Message("price-sale"), -c.SALE_PRICE[good], "LL-SELL-02"), _character(merchant, -c.MERCHANT_BONUS)]


def explain_building(s: State, seat: int, printed: int, patronus: bool = False) -> list[Part]:
    """Explain the price of a building; the price of Patronus is never discounted."""
    parts: list[Part] = [(Message("price-printed"), printed, "LL-BUILD-16")]
    if s.built:
        parts.append((Message("price-second-building"), c.ECONOMUS_SURCHARGE, "LL-BUILD-16"))
    if s.hired[seat] & c.MAGISTER:
        parts.append(_character(c.MAGISTER, -c.MAGISTER_DISCOUNT))
    parts = cut_reductions_at_zero(parts)
    if patronus:
        parts.append(_character(c.PATRONUS, c.PATRONUS_DENIERS))
    return parts if len(parts) > 1 else []


def explain_hire(s: State, seat: int, character: int) -> list[Part]:
    parts: list[Part] = [(Message("price-printed"), c.CHARACTER_COST[character], "LL-HIRE-08")]
    if s.hires:
        parts.append((Message("price-second-hire"), s.options.lady_surcharge, "LL-CHAR-LADY-02"))
    if s.hired[seat] & c.WITCH:
        parts.append(_character(c.WITCH, -c.WITCH_DISCOUNT))
    return _if_changed(parts)


def explain_message(s: State, level: int) -> list[Part]:
    place = find_current_location(s)
    parts: list[Part] = [(Message("price-level", level=level), c.MESSAGE_PRICE[level], "LL-MSG-02")]
    office = find_working_palaces(s) & c.POST_OFFICE[place]
    if office and s.messages_bought == 1:
        palace = int(office).bit_length() - 1
        parts.append((Message(x.PALACE.key(palace)), -c.POST_OFFICE_DISCOUNT, x.PALACE.rule(palace)))
    return _if_changed(parts)
