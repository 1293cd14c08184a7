"""What the things of Orléans are called where more than their own text key says it."""

from __future__ import annotations

from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.messages.message import Phrase

from . import components as c
from . import things as t


def composed(domain: Domain, item: int) -> Phrase | None:
    """Slots and routes are called by what they belong to, goods on the way and under torture as goods are."""
    if domain is t.SLOT:
        return slot_name(item)
    if domain is t.ROUTE:
        return route_name(item)
    if domain is t.CARGO and item != t.NO_CARGO:
        return good_name(item - 1)
    if domain is t.ITEM and t.ITEM_GOOD <= item < t.ITEM_GEAR:
        return good_name(item - t.ITEM_GOOD)
    return None


def slot_name(slot: int) -> Phrase:
    """The place, and which of its spaces where they differ."""
    place = c.SLOT_PLACE[slot]
    if c.FIRST_SLOT[place + 1] - c.FIRST_SLOT[place] == 1:
        return Phrase("slot-only", place=place_name(place))
    return Phrase("slot", place=place_name(place), printed=Phrase(t.PRINTED.key(c.SLOT_PRINT[slot])))


def where(follower: int, slot: int) -> Phrase:
    """A trader stands on the trader's space: which one needs no saying."""
    if c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot]:
        return Phrase("slot-only", place=place_name(c.SLOT_PLACE[slot]))
    return slot_name(slot)


def event_name(event: int, stack: int) -> Phrase:
    """With the letter of its hourglass tile, which says how strong it is."""
    return Phrase("event-tile", event=Phrase(t.EVENT.key(event)), stack=Phrase(t.STACK.key(stack)))


def place_name(place: int) -> Phrase:
    return Phrase(t.PLACE.key(place))


def town_name(town: int) -> Phrase:
    return Phrase(t.TOWN.key(town))


def good_name(good: int) -> Phrase:
    return Phrase(t.GOOD.key(good))


def route_name(route: int) -> Phrase:
    return Phrase("route", a=town_name(c.ROUTE_A[route]), b=town_name(c.ROUTE_B[route]), way=way_name(route))


def way_name(route: int) -> Phrase:
    return Phrase(t.WAY.key(c.ROUTE_KIND[route]))


def crowd(followers: list[int]) -> Phrase:
    """Some followers in words: "2 farmers, a monk and a starting trader"; a technology tile may stand among them."""
    names = []
    for kind in sorted(set(followers)):
        if kind == c.GEAR:
            names.append(Phrase("effect-gear"))
            continue
        follower = Phrase(t.FOLLOWER.key(kind))
        n = followers.count(kind)
        names.append(
            Phrase("a-follower", follower=follower) if n == 1 else Phrase("some-followers", count=n, follower=follower)
        )
    return listing(names)


def listing(names: list[Phrase]) -> Phrase:
    if not names:
        return Phrase("list-nobody")
    said = names[-1]
    for i in range(len(names) - 2, -1, -1):
        said = Phrase("list-last" if i == len(names) - 2 else "list-more", one=names[i], rest=said)
    return said
