"""What a choice costs and what follows from it, for people. Prices come from the functions the rules charge with."""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Cost
from estafette.kernel.phrase import Phrase, seat

from . import actions as x
from . import arrival, cards, stranded
from . import components as c
from .names import message_name
from .reasons import why_not
from .rules import building, delivery, hiring, market, messages, river, scoring, stop
from .state import DELIVERING, HAND, NOBODY, NONE, S_STOP, State, here

WARNINGS: Final = {stranded.NEXT_TURN: "effect-warning-poor", stranded.THIS_TURN: "effect-warning-stay"}


def consequences(s: State, action: int) -> Cost:
    cost = _consequences(s, action)
    refused = why_not(s, s.active, action) is not None  # a greyed choice has a reason instead
    lost = stranded.NOTHING if refused else stranded.loses(s, action)
    if lost != stranded.NOTHING:
        cost.effects.append(Phrase(WARNINGS[lost], deniers=_deniers(c.MINIMUM)))
    return cost


def _consequences(s: State, action: int) -> Cost:
    kind, a, b = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action], x.ARG_B[action]
    if kind is x.SMITH:
        return Cost({"deniers": c.BLACKSMITH_COST})
    if kind is x.RIDE:
        return Cost({}, arrival.effects(s, a, b))
    if kind is x.BUY or kind is x.BUY_PAIR:
        return _buy(s, c.WOOD if kind is x.BUY_PAIR else a, kind is x.BUY_PAIR)
    if kind is x.SELL:
        return Cost({"deniers": -market.sale_price(s, a)})
    if kind is x.SHIP:
        return Cost({"deniers": c.SHIP_COST[a]}, [_sails(s, s.active, c.SHIP_SPACES[a])])
    if kind is x.BUILD:
        return Cost(
            {"deniers": building.price(s, a, b), "wood": building.wood(s, a, b)},
            [_text(s, f"building-{c.BUILDING_IDS[a]}")],
        )
    if kind is x.SITE:
        return Cost({}, [Phrase("effect-produces", good=Phrase(f"good-{c.GOOD_IDS[c.GOOD_OF[a]]}"))])
    if kind is x.PALACE:
        return Cost(
            {"deniers": building.deniers(s, c.PALACE_COST[a])},
            [_text(s, f"palace-{c.PALACE_IDS[a]}"), _points(c.PALACE_VP[a])],
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
    if kind is x.TOKEN and a != x.FREE_TOKEN:
        return Cost({}, [Phrase("effect-station-lost")])
    if kind is x.RECALL:
        return Cost({}, [Phrase("effect-station-lost"), *_recall(s, a)])
    return Cost()


def _text(s: State, key: str) -> Phrase:
    """The one-sentence effect of a card, as this edition has it."""
    form = cards.forms(s.options).get(key, cards.PLAIN)
    return Phrase(form.replace("effect", "effect-card", 1), card=Phrase(key))


def _points(points: int) -> Phrase:
    return Phrase("point-count", count=points)


def _deniers(amount: int) -> Phrase:
    return Phrase("denier-count", count=amount)


def _shield(colour: int) -> Phrase:
    return Phrase(f"shield-{c.SHIELD_IDS[colour]}")


def _buy(s: State, good: int, pair: bool) -> Cost:
    place = here(s)
    colour = s.shield[place]
    effects: list[Phrase] = []
    if s.owner[place] != NOBODY:
        effects.append(_sails(s, s.owner[place], c.BUILDING_BOAT[s.building[place]]))
    if s.market[-1] != colour:
        effects.append(Phrase("effect-dearest", shield=_shield(colour)))
    after = [tile for tile in s.market if tile != colour] + [colour]
    if s.circus >= 0 and after[c.CIRCUS_POSITION] == s.shield[s.circus]:
        effects.append(Phrase("effect-circus-moves", shield=_shield(after[c.NEW_CIRCUS_POSITION])))
    return Cost({"deniers": market.pair_price(s, place) if pair else market.price(s, place, good)}, effects)


def _sails(s: State, owner: int, spaces: int) -> Phrase:
    """LL-SHIP-03: as far as the end space, and not at all from there."""
    space = river.reached(s.boat[owner], spaces, s.options.end_space)
    mine, player = owner == s.active, seat(owner + 1)
    if space == s.boat[owner]:
        return Phrase("effect-own-boat-stays") if mine else Phrase("effect-boat-stays", player=player)
    return Phrase("effect-own-boat", space=space) if mine else Phrase("effect-boat", player=player, space=space)


def _hire(s: State, character: int) -> list[Phrase]:
    effects = [_text(s, f"character-{c.CHARACTER_IDS[character]}"), _points(c.CHARACTER_VP[character])]
    if 1 << character in c.SCORER_OF:
        mine = [m for m in range(c.MESSAGES) if s.message_state[m] == 2 * s.active + 1]
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
    if not s.options.casual or messages.carried(s, s.active) + 1 < messages.most_carried(s, s.active):
        return False
    levels = [c.LEVEL[m] for m in s.held[s.active * HAND : (s.active + 1) * HAND] if m != NONE] + [level]
    return not any(delivery.casual_order(s, each) for each in levels)


def _deliver(s: State, message: int) -> Cost:
    """What the score gains: the message already counts a little while it is carried (LL-SCORE-02)."""
    world = s.copy()
    delivery.deliver(world, message, None)
    effects = [Phrase("effect-gain", count=scoring.points(world)[s.active] - scoring.points(s)[s.active])]
    income = delivery.income(s, message)
    return Cost({"deniers": -income} if income else {}, effects)


def _recall(s: State, token: int) -> list[Phrase]:
    """The stations that could be marked here with the token taken back, and not without it."""
    if s.agenda[-1] != S_STOP or s.piece != x.MESSENGER or not stop.allows(s, DELIVERING):
        return []
    before: list[int] = []
    after: list[int] = []
    world = s.copy()
    delivery.recall(world, token, None)
    delivery.legal(s, here(s), False, before)
    delivery.legal(world, here(s), False, after)
    marks = [a for a in after if a not in before and x.KIND_OF[a] == x.MARK.index]
    return [Phrase("effect-then-mark", message=message_name(x.ARG_A[a])) for a in marks]


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
