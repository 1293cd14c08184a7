"""What a choice costs and why, what follows from it and what it is called here."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.actions.decision import Cost, Part, cut_reductions_at_zero
from postchaise.kernel.messages.message import Message, seat_message

from .. import actions as x
from .. import components as c
from ..names import PLAIN, list_card_forms
from ..reasons import why_not
from ..rules import building, hiring, market, river
from ..rules.market import find_market_price
from ..state import NOBODY, S_SITE, State, find_current_location
from . import messages, ride_consequences

WARNINGS: Final = {
    ride_consequences.NEXT_TURN: "effect-warning-poor",
    ride_consequences.THIS_TURN: "effect-warning-stay",
}


def describe_cost(s: State, seat: int, action: int) -> Cost:
    found = _describe_by_kind(s, seat, action)
    poor = s.deniers[seat] - found.pays.get("deniers", 0) < c.MINIMUM
    if poor and ride_consequences.can_be_stranded(s) and why_not(s, seat, action) is None:
        lost = ride_consequences.find_loss(s, action)  # a disabled choice has a reason instead
        if lost != ride_consequences.NOTHING:
            found.effects.append(Message(WARNINGS[lost], deniers=Message(x.DENIERS.count_message, count=c.MINIMUM)))
    return found


def _describe_by_kind(s: State, seat: int, action: int) -> Cost:
    kind, a, b = x.KIND[action], x.ARG_A[action], x.ARG_B[action]
    if kind is x.SMITH:
        return Cost({"deniers": c.BLACKSMITH_COST})
    if kind is x.RIDE:
        return Cost(effects=ride_consequences.describe_arrival(s, seat, a, b))
    if kind is x.BUY:
        return Cost(
            {"deniers": market.compute_good_price(s, find_current_location(s), a)},
            _describe_purchase(s, seat),
            parts=explain_purchase(s, seat, a),
        )
    if kind is x.BUY_PAIR:
        return Cost(
            {"deniers": market.compute_wood_pair_price(s, find_current_location(s))},
            _describe_purchase(s, seat),
            parts=explain_pair(s, seat),
        )
    if kind is x.SELL:
        return Cost({"deniers": -market.compute_sale_price(s, a)}, parts=explain_sale(s, seat, a))
    if kind is x.SHIP:
        return Cost({"deniers": c.SHIP_COST[a]}, [_describe_sailing(s, seat, seat, c.SHIP_SPACES[a])])
    if kind is x.BUILD:
        return _describe_building(s, seat, a, b)
    if kind is x.SITE:
        icon = f"b-{c.BUILDING_IDS[s.pending // 2]}" if s.agenda[-1] == S_SITE else ""
        return Cost(effects=[_describe_product(a)], icon=icon)
    if kind is x.BUILD_PALACE:
        effects = [_card(s, x.PALACE.keys[a]), _points(c.PALACE_VP[a]), Message("effect-next-turn")]
        printed = c.PALACE_COST[a]
        return Cost(
            {"deniers": building.compute_price_without_patronus(s, printed)},
            effects,
            parts=explain_building(s, seat, printed),
        )
    if kind is x.HIRE:
        return Cost(
            {"deniers": hiring.compute_hire_price(s, a)},
            _describe_hire(s, seat, a),
            parts=explain_hire(s, seat, a),
        )
    if kind is x.CIRCUS:
        return Cost(effects=_at_circus(s, a))
    if kind is x.DONE:
        return Cost(args={"piece": Message(x.PIECE.keys[s.piece])})
    return messages.describe_message_cost(s, seat, action)


def _card(s: State, key: str) -> Message:
    """Return the one-sentence effect of a card in this edition."""
    form = list_card_forms(s.options).get(key, PLAIN)
    return Message(form.replace("effect", "effect-card", 1), card=Message(key))


def _points(points: int) -> Message:
    return Message("point-count", count=points)


# Trade


def _describe_purchase(s: State, seat: int) -> list[Message]:
    """The owner's boat, the market tile, perhaps the circus."""
    place = find_current_location(s)
    colour = s.shield[place]
    effects: list[Message] = []
    if s.owner[place] != NOBODY:
        effects.append(_describe_sailing(s, seat, s.owner[place], c.BUILDING_BOAT[s.building[place]]))
    if place == s.circus:
        effects.append(Message("effect-circus-discount", discount=c.CIRCUS_DISCOUNT))
    if s.market[-1] != colour:
        effects.append(Message("effect-dearest", shield=Message(x.SHIELD.keys[colour])))
    after = [tile for tile in s.market if tile != colour] + [colour]
    if s.circus >= 0 and after[c.CIRCUS_POSITION] == s.shield[s.circus]:
        to = Message(x.SHIELD.keys[after[c.NEW_CIRCUS_POSITION]])
        effects.append(Message("effect-circus-moves", shield=to))
    return effects


def _describe_sailing(s: State, seat: int, owner: int, spaces: int) -> Message:
    """LL-SHIP-03: the boat stops at the end space, and stays there."""
    space = river.find_reached_space(s.boat[owner], spaces, s.options.end_space)
    mine, player = owner == seat, seat_message(owner + 1)
    if space == s.boat[owner]:
        return Message("effect-own-boat-stays") if mine else Message("effect-boat-stays", player=player)
    return Message("effect-own-boat", space=space) if mine else Message("effect-boat", player=player, space=space)


# Building


def _describe_building(s: State, seat: int, kind: int, payment: int) -> Cost:
    pays = {
        "deniers": building.compute_building_price(s, kind, payment),
        "wood": building.compute_building_wood(s, kind, payment),
    }
    effects = [_card(s, x.BUILDING.keys[kind])]
    priced = explain_building(s, seat, c.BUILDING_DENIERS[kind], payment == x.WITH_DENIERS)
    if payment == x.WITH_WOOD:
        return Cost(pays, effects, parts=priced)
    deniers = Message(x.DENIERS.count_message, count=c.PATRONUS_DENIERS)
    wood = Message("wood-count", count=c.BUILDING_WOOD[kind] - pays["wood"])
    return Cost(pays, effects, "build-patronus", {"deniers": deniers, "wood": wood}, priced)


def _describe_product(place: int) -> Message:
    return Message("effect-produces", good=Message(x.GOOD.keys[c.GOOD_OF[place]]))


# The circus


def _describe_hire(s: State, seat: int, character: int) -> list[Message]:
    card = _card(s, x.CHARACTER.keys[character])
    if 1 << character not in c.SCORER_OF:
        return [card, _points(c.CHARACTER_VP[character])]
    mine = [m for m in range(c.MESSAGES) if s.message_state[m] == 2 * seat + 1]
    counted = sum(1 << character == c.SCORER_OF[c.TYPE_OF[m]] for m in mine)
    return [card, Message("effect-points-now", points=c.CHARACTER_VP[character] + counted * c.BLUE_BONUS)]


def _at_circus(s: State, place: int) -> list[Message]:
    kind = s.building[place]
    if kind == c.NO_BUILDING:
        return [_describe_product(place)]
    built = Message("effect-building", building=Message(x.BUILDING.keys[kind]), player=seat_message(s.owner[place] + 1))
    return [_describe_product(place), built]


# Where a price comes from: the printed or market price, surcharges and discounts


def _character(bit: int, amount: int) -> Part:
    who = bit.bit_length() - 1
    return Message(x.CHARACTER.keys[who]), amount, x.CHARACTER.first_rules[who]


def _if_changed(parts: list[Part]) -> list[Part]:
    """Leave out a price that is as printed."""
    return cut_reductions_at_zero(parts) if len(parts) > 1 else []


def explain_purchase(s: State, seat: int, good: int, cards: int = 1) -> list[Part]:
    """Explain the price of `cards` cards, each at the same price (LL-CHAR-LUMBERJACK-02)."""
    place = find_current_location(s)
    base = find_market_price(s, place)
    shield = Message(x.SHIELD.keys[s.shield[place]])
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
    building = Message(x.BUILDING.keys[kind])
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
