"""Characters and palaces for the card reference: effects in this edition, current costs, points and owners."""

from __future__ import annotations

from typing import Final

from postchaise.kernel.content.cards import CardCopies, ReferenceCard
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from . import actions as x
from . import components as c
from .names import find_card_form, name_location

COLOURS: Final[list[str]] = list(dict.fromkeys(c.CHARACTER_COLOUR))
KINDS: Final[list[str]] = list(dict.fromkeys(id.rpartition("-")[0] for id in c.PALACE_IDS))


def build_card_reference(view: View, seat: int) -> list[ReferenceCard]:
    if view["casual"]:  # LL-CAS-01
        return []
    people = sorted(range(c.CHARACTERS), key=lambda i: COLOURS.index(c.CHARACTER_COLOUR[i]))
    return [_character(view, seat, i) for i in people] + [_palace(view, seat, kind) for kind in KINDS]


def _effect(view: View, key: str) -> Message:
    return Message(find_card_form(view, key).replace("effect", "effect-card", 1), card=Message(key))


def _owners(view: View, kind: str, id: str) -> list[int]:
    return [seat for seat, player in enumerate(view["players"]) if id in player[kind]]


def _character(view: View, seat: int, i: int) -> ReferenceCard:
    """Show the printed price less the Witch's discount; a hire itself says its price (LL-HIRE-08)."""
    id, key = c.CHARACTER_IDS[i], x.CHARACTER.keys[i]
    me = view["players"][seat]
    price = max(0, c.CHARACTER_COST[i] - (c.WITCH_DISCOUNT if "witch" in me["characters"] else 0))
    card = ReferenceCard(
        [x.CHARACTER.anchors[i]], f"people-{c.CHARACTER_COLOUR[i]}", Message(key), _effect(view, key), []
    )
    card.copies = [CardCopies(view["characters"][id], _owners(view, "characters", id))]
    card.price, card.short = {"deniers": price}, max(0, price - me["deniers"])
    card.points, card.icon = c.CHARACTER_VP[i], f"c-{c.CHARACTER_COLOUR[i]}"
    needed = c.REQUIRES[i]
    if needed != c.NO_CHARACTER and c.CHARACTER_IDS[needed] not in me["characters"]:  # LL-CHAR-HELPER-01
        card.note, card.barred = Message("ll-after", character=Message(x.CHARACTER.keys[needed])), True
    elif 1 << i in c.SCORER_OF:
        kinds = [c.TYPE_OF[c.MESSAGE_IDS.index(message)] for message in me["delivered"]]
        counted = sum(c.SCORER_OF[kind] == 1 << i for kind in kinds)
        card.points, card.note = None, Message("effect-points-now", points=c.CHARACTER_VP[i] + counted * c.BLUE_BONUS)
    card.rule = x.CHARACTER.first_rules[i]
    return card


def _palace(view: View, seat: int, kind: str) -> ReferenceCard:
    """The same palace exists for both cities and works in its own."""
    both = [i for i in range(c.PALACES) if c.PALACE_IDS[i].rpartition("-")[0] == kind]
    first = both[0]
    me = view["players"][seat]
    price = max(0, c.PALACE_COST[first] - (c.MAGISTER_DISCOUNT if "magister-artium" in me["characters"] else 0))
    form = find_card_form(view, x.PALACE.keys[first]).removeprefix("effect")
    effect = Message(f"ll-palace-{kind}{form}")
    card = ReferenceCard(
        [x.PALACE.anchors[i] for i in both], "ll-palaces", Message(f"ll-palace-{kind}-name"), effect, []
    )
    for i in both:
        id = c.PALACE_IDS[i]
        card.copies.append(
            CardCopies(view["palaces"][id], _owners(view, "palaces", id), name_location(c.PALACE_CITY[i]))
        )
    card.price, card.short = {"deniers": price}, max(0, price - me["deniers"])
    card.points, card.icon, card.note = c.PALACE_VP[first], f"p-{kind}", Message("effect-next-turn")
    card.rule = x.PALACE.first_rules[first]
    return card
