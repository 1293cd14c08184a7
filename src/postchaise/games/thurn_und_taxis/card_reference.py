"""Bonus tiles, carriages and officials for the card reference: their purpose, their owners and what is left."""

from __future__ import annotations

from postchaise.kernel.content.cards import CardCopies, ReferenceCard
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from . import actions as x
from . import components as c
from .state import OFFICIAL_IDS


def build_card_reference(view: View, seat: int) -> list[ReferenceCard]:
    return [
        *(_stack(view, stack) for stack in range(c.STACKS)),
        *(_carriage(view, seat, carriage) for carriage in range(1, len(c.CARRIAGE_LEVEL))),
        *(_official(view, seat, official) for official in range(len(OFFICIAL_IDS))),
    ]


def _effect(key: str) -> Message:
    return Message("effect-card", card=Message(key))


def _stack(view: View, stack: int) -> ReferenceCard:
    """The top tile is the next one to be taken. Hidden tiles have no owner (TT-INFO-03)."""
    id, key, values = c.STACK_IDS[stack], x.STACK.keys[stack], view["stacks"][stack]["values"]
    owners = [
        seat for seat, player in enumerate(view["players"]) if any(tile["stack"] == id for tile in player["tiles"])
    ]
    effect = _effect(key)
    if stack == c.ALL_STACK:  # TT-BONUS-ALL-01
        effect = Message("cards-all-nine" if view["all_nine"] else "cards-all-outer")
    card = ReferenceCard(
        [x.STACK.anchors[stack]], "sheet-tiles", Message(key), effect, [CardCopies(len(values), owners)]
    )
    card.points = values[0] if values else None
    if len(values) > 1:
        card.note = Message("cards-then", values=", ".join(str(value) for value in values[1:]))
    card.rule = x.STACK.first_rules[stack]
    return card


def _carriage(view: View, seat: int, carriage: int) -> ReferenceCard:
    """TT-CARRIAGE-01: one level after the other, each with a route that is long enough."""
    level, shown = c.CARRIAGE_LEVEL[carriage], view["carriages"][carriage - 1]
    effect = Message("cards-carriage-effect", level=level, before=c.CARRIAGE_LEVEL[carriage - 1])
    card = ReferenceCard([f"carriage:{level}"], "sheet-carriages", Message("cards-carriage", level=level), effect, [])
    card.copies, card.points = [CardCopies(shown["cards"], shown["owners"])], c.CARRIAGE_POINTS[carriage]
    if carriage == c.LAST_CARRIAGE:
        card.note = Message("cards-ends")
    card.rule = x.TAKE_CARRIAGE.rules[0]
    return card


def _official(view: View, seat: int, official: int) -> ReferenceCard:
    """The first official of a turn is free (TX-OFFICE-01, TX-OFFICE-04); the base game allows no other (TT-TURN-06)."""
    id, key, turn = OFFICIAL_IDS[official], x.OFFICIAL.keys[official], view["this_turn"]
    card = ReferenceCard([x.OFFICIAL.anchors[official]], "sheet-officials", Message(key), _effect(key), [])
    mine = view["active"] == seat and not view["over"]
    if mine and id in turn["used"]:
        card.note, card.barred = Message("cards-used"), True
    elif mine and turn["used"] and not view["expansion"]:
        card.note, card.barred = Message("cards-one-official"), True
    elif view["expansion"]:
        price = turn["price"] if mine and turn["used"] else 0
        card.price, card.short = {"letters": price}, max(0, price - view["players"][seat]["letters"])
    card.rule = x.OFFICIAL.first_rules[official]
    return card
