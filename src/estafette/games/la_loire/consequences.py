"""What a choice costs and what follows from it, for people. Prices come from the functions the rules charge with."""

from __future__ import annotations

from estafette.kernel.decision import Cost
from estafette.kernel.phrase import Phrase, seat

from . import actions as x
from . import components as c
from .rules import building, delivery, hiring, market, messages
from .state import HAND, NONE, S_RIDE, S_SWITCH, State, carried, here, working_palaces


def consequences(s: State, action: int) -> Cost:
    cost = _consequences(s, action)
    return Cost(cost.pays, [*cost.effects, *_poor(s, cost.pays)])


def _poor(s: State, pays: dict[str, int]) -> list[Phrase]:
    """LL-MONEY-01 ahead: a price after which this merchant could not leave its city next turn."""
    merchant = s.at[2 * s.active + x.MERCHANT]
    still_rides = s.agenda[-1] == S_RIDE if s.piece == x.MERCHANT else S_SWITCH in s.agenda
    price = pays.get("deniers", 0)
    if price <= 0 or still_rides or not c.IS_CITY[merchant]:
        return []
    purse = s.deniers[s.active]
    if s.piece == x.MERCHANT:
        purse += sum(s.goods[s.active * c.GOODS + good] * market.sale_price(s, good) for good in range(c.GOODS))
        price += pays.get("wood", 0) * market.sale_price(s, c.WOOD)
    if purse - price < c.MINIMUM <= purse:
        return [Phrase("effect-warning-poor", deniers=_deniers(c.MINIMUM))]
    return []


def _consequences(s: State, action: int) -> Cost:
    kind, a, b = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action], x.ARG_B[action]
    if kind is x.SMITH:
        return Cost({"deniers": c.BLACKSMITH_COST})
    if kind is x.RIDE:
        return Cost({}, _ride(s, a, b))
    if kind is x.BUY or kind is x.BUY_PAIR:
        return _buy(s, c.WOOD if kind is x.BUY_PAIR else a, kind is x.BUY_PAIR)
    if kind is x.SELL:
        return Cost({"deniers": -market.sale_price(s, a)})
    if kind is x.SHIP:
        space = min(s.boat[s.active] + c.SHIP_SPACES[a], s.options.end_space)
        return Cost({"deniers": c.SHIP_COST[a]}, [Phrase("effect-own-boat", space=space)])
    if kind is x.BUILD:
        return Cost(
            {"deniers": building.price(s, a, b), "wood": building.wood(s, a, b)},
            [_text(f"building-{c.BUILDING_IDS[a]}")],
        )
    if kind is x.SITE:
        return Cost({}, [Phrase("effect-produces", good=Phrase(f"good-{c.GOOD_IDS[c.GOOD_OF[a]]}"))])
    if kind is x.PALACE:
        return Cost(
            {"deniers": building.deniers(s, c.PALACE_COST[a])},
            [_text(f"palace-{c.PALACE_IDS[a]}"), _points(c.PALACE_VP[a])],
        )
    if kind is x.MESSAGE:
        return _message(s, a + 1)
    if kind is x.DELIVER:
        return _deliver(s, a)
    if kind is x.MARK:
        return Cost({}, _mark(s, a))
    if kind is x.HIRE:
        return Cost({"deniers": hiring.price(s, a)}, _hire(s, a))
    if kind is x.KEEP:
        return Cost({}, [_points(c.MESSAGE_VP[a]), Phrase(f"type-{c.TYPE_IDS[c.TYPE_OF[a]]}")])
    if kind is x.CIRCUS:
        return Cost({}, _at_circus(s, a))
    if kind is x.RECALL or (kind is x.TOKEN and a != x.FREE_TOKEN):
        return Cost({}, [Phrase("effect-station-lost")])
    return Cost()


def _text(key: str) -> Phrase:
    """The one-sentence effect of a card."""
    return Phrase("effect-card", card=Phrase(key))


def _points(points: int) -> Phrase:
    return Phrase("point-count", count=points)


def _deniers(amount: int) -> Phrase:
    return Phrase("denier-count", count=amount)


def _shield(colour: int) -> Phrase:
    return Phrase(f"shield-{c.SHIELD_IDS[colour]}")


def _ride(s: State, stop: int, horses: int) -> list[Phrase]:
    """Horses left or taken, and what awaits the piece there."""
    change = horses - s.horses[2 * s.active + s.piece]
    effects: list[Phrase] = []
    if change:
        count = Phrase("horse-count", count=abs(change))
        effects.append(Phrase("effect-take" if change > 0 else "effect-leave", horses=count))
    if working_palaces(s) & c.BANK[stop]:
        effects.append(Phrase("effect-bank", deniers=_deniers(c.BANK_INCOME)))
    if stop == s.circus:
        effects.append(Phrase("effect-circus"))
    if s.piece == x.MERCHANT:
        effects.append(_merchant_stop(s, stop))
    else:
        effects += _messenger_stop(s, stop)
    return effects


def _merchant_stop(s: State, stop: int) -> Phrase:
    if c.IS_CITY[stop]:
        return Phrase("effect-city")
    good = c.GOOD_OF[stop]
    named, price = Phrase(f"good-{c.GOOD_IDS[good]}"), market.price(s, stop, good)
    if not s.supply[good]:
        return Phrase("effect-good-gone", good=named)
    if not market.may_take(s, good):
        return Phrase("effect-good-carried", good=named)
    dear = price > s.deniers[s.active]
    return Phrase("effect-good-dear" if dear else "effect-good", good=named, deniers=_deniers(price))


def _messenger_stop(s: State, stop: int) -> list[Phrase]:
    there: list[int] = []
    delivery.legal(s, stop, False, there)
    effects = [Phrase("effect-deliver" if x.KIND_OF[a] == x.DELIVER.index else "effect-mark") for a in there[:1]]
    if messages.at_this_stop(s, stop):
        effects.append(Phrase("effect-messages"))
    return effects


def _buy(s: State, good: int, pair: bool) -> Cost:
    place = here(s)
    colour = s.shield[place]
    effects: list[Phrase] = []
    owner = s.owner[place]
    if owner >= 0 and s.boat[owner] < s.options.end_space:
        space = s.boat[owner] + 1
        mine = owner == s.active
        effects.append(
            Phrase("effect-own-boat", space=space)
            if mine
            else Phrase("effect-boat", player=seat(owner + 1), space=space)
        )
    if s.market[-1] != colour:
        effects.append(Phrase("effect-dearest", shield=_shield(colour)))
    after = [tile for tile in s.market if tile != colour] + [colour]
    if s.circus >= 0 and after[c.CIRCUS_POSITION] == s.shield[s.circus]:
        effects.append(Phrase("effect-circus-moves", shield=_shield(after[c.NEW_CIRCUS_POSITION])))
    return Cost({"deniers": market.pair_price(s, place) if pair else market.price(s, place, good)}, effects)


def _hire(s: State, character: int) -> list[Phrase]:
    effects = [_text(f"character-{c.CHARACTER_IDS[character]}"), _points(c.CHARACTER_VP[character])]
    if 1 << character in c.SCORER_OF:
        mine = [m for m in range(c.MESSAGES) if s.post[m] == 2 * s.active + 1]
        counted = sum(1 << character == c.SCORER_OF[c.TYPE_OF[m]] for m in mine)
        effects.append(Phrase("effect-so-far", count=counted))
    return effects


def _message(s: State, level: int) -> Cost:
    place = here(s)
    effects: list[Phrase] = []
    left = messages.cards_left(s, level)
    if left > 1 and messages.may_search(s, place):
        effects.append(Phrase("effect-search"))
    elif left > 1 and s.hired[s.active] & c.SPY:
        effects.append(Phrase("effect-spy", count=min(c.SPY_DRAWS, left)))
    if level in (2, 3) and not s.options.casual and not delivery.capable(s, level):
        helper = "apprentice" if level == 2 or not s.hired[s.active] & c.APPRENTICE else "helper"
        effects.append(Phrase("effect-needs", character=Phrase(f"character-{helper}")))
    if _blocks_hand(s, level):
        effects.append(Phrase("effect-warning-hand"))
    return Cost({"deniers": messages.price(s, place, level)}, effects)


def _blocks_hand(s: State, level: int) -> bool:
    """A-44: the hand would be full of messages whose level may not be delivered in the casual game."""
    if not s.options.casual or carried(s, s.active) + 1 < c.UNDELIVERED:
        return False
    levels = [c.LEVEL[m] for m in s.held[s.active * HAND : (s.active + 1) * HAND] if m != NONE] + [level]
    return not any(delivery.casual_order(s, each) for each in levels)


def _deliver(s: State, message: int) -> Cost:
    level = c.LEVEL[message]
    effects = [_points(c.MESSAGE_VP[message])]
    if c.SCORER_OF[c.TYPE_OF[message]] & s.hired[s.active]:
        effects.append(Phrase("effect-blue", count=c.BLUE_BONUS))
    income = market.market_price(s, c.DESTINATION[message]) if level == 1 else 0
    return Cost({"deniers": -income} if income else {}, effects)


def _mark(s: State, message: int) -> list[Phrase]:
    left = delivery.stations_missing(s, message, s.shield[here(s)])
    effects = [Phrase("effect-stations", count=left)]
    never = not s.options.recall_any_time and not s.options.recall_on_mark
    tokens = s.tokens[s.active * c.TOKENS : (s.active + 1) * c.TOKENS]
    others = [t for t in tokens if t >= 0 and t // 32 != message and c.LEVEL[t // 32] == 3]
    if never and c.LEVEL[message] == 3 and others:
        effects.append(Phrase("effect-warning-tokens"))
    return effects


def _at_circus(s: State, place: int) -> list[Phrase]:
    kind = s.building[place]
    good = Phrase(f"good-{c.GOOD_IDS[c.GOOD_OF[place]]}")
    effects = [Phrase("effect-produces", good=good)]
    if kind != c.NO_BUILDING:
        effects.append(
            Phrase(
                "effect-building", building=Phrase(f"building-{c.BUILDING_IDS[kind]}"), player=seat(s.owner[place] + 1)
            )
        )
    return effects
