"""Places, place tiles and beneficial deeds for the card reference: effects, owners and what is left."""

from __future__ import annotations

from postchaise.kernel.content.cards import CardCopies, ReferenceCard
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View

from . import actions as x
from . import components as c
from .choices.action_effects import describe_place_effect
from .names import format_followers, name_place


def build_card_reference(view: View, seat: int) -> list[ReferenceCard]:
    tiles = sorted(range(c.LOCATIONS, c.PLACES), key=lambda place: c.CATEGORY[place])
    places = [_place(place) for place in range(c.LOCATIONS)]
    return [*places, *(_tile(view, place) for place in tiles), *(_deed(view, deed) for deed in range(c.DEEDS))]


def _place(place: int) -> ReferenceCard:
    """One of the ten places that everybody has from the beginning."""
    card = ReferenceCard(
        [x.PLACE.anchors[place]], "group-use", name_place(place), describe_place_effect(place), [], note=_needs(place)
    )
    card.rule = x.PLACE.first_rules[place]
    return card


def _tile(view: View, place: int) -> ReferenceCard:
    """Each tile exists once; a tile that nobody has and nobody can take is out of the game."""
    id = c.PLACE_IDS[place]
    owners = [seat for seat, player in enumerate(view["players"]) if any(own["id"] == id for own in player["places"])]
    anchors = [x.PLACE.anchors[place], x.TILE.anchors[place - c.LOCATIONS]]
    card = ReferenceCard(
        anchors, f"group-category-{c.CATEGORY[place]}", name_place(place), describe_place_effect(place), []
    )
    card.copies, card.unique = [CardCopies(int(id in view["offer"]), owners)], True
    if id in view["gone"]:
        card.note = Message("cards-gone")
    elif c.FIRST_SPACE[place] < c.FIRST_SPACE[place + 1]:
        card.note = _needs(place)
    card.rule = x.PLACE.first_rules[place]
    return card


def _needs(place: int) -> Message:
    """Say which characters its spaces ask for."""
    printed = [c.SLOT_PRINT[c.SLOT_OF[space]] for space in range(c.FIRST_SPACE[place], c.FIRST_SPACE[place + 1])]
    if c.ANY_NEUTRAL in printed:
        return Message("cards-needs-neutral")
    return (
        Message("cards-needs-any") if c.ANY in printed else Message("cards-needs", followers=format_followers(printed))
    )


def _deed(view: View, deed: int) -> ReferenceCard:
    """OR-DEED-01 to OR-DEED-06: the characters it still takes, what each earns, and who holds its citizen."""
    open_to = view["deeds"][deed]["open"]
    followers = [i for i in range(c.CHARACTERS) for _ in range(open_to[c.CHARACTER_IDS[i]])]
    coins = Message(x.COINS.count_message, count=c.DEED_COINS[deed])
    card = ReferenceCard(
        [x.DEED.anchors[deed]], "group-send", Message(x.DEED.keys[deed]), Message("cards-deed-full"), []
    )
    if followers:
        card.effect = Message("cards-deed", followers=format_followers(followers))
        card.note = Message("cards-earns-either" if c.DEED_DEVELOPMENT[deed] else "cards-earns", coins=coins)
    citizen = view["deeds"][deed]["citizen"]
    card.copies = [CardCopies(len(followers), [citizen] if citizen >= 0 else [])]
    card.rule = x.DEED.first_rules[deed]
    return card
