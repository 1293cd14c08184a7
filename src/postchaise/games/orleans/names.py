"""What the things of Orléans are called where more than their own text key says it."""

from __future__ import annotations

from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.messages.message import Message

from . import components as c
from . import things as t


def composed(domain: Domain, item: int) -> Message | None:
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


def slot_name(slot: int) -> Message:
    """The place, and which of its spaces where they differ."""
    place = c.SLOT_PLACE[slot]
    if c.FIRST_SLOT[place + 1] - c.FIRST_SLOT[place] == 1:
        return Message("slot-only", place=place_name(place))
    return Message("slot", place=place_name(place), printed=Message(t.PRINTED.key(c.SLOT_PRINT[slot])))


def where(follower: int, slot: int) -> Message:
    """A trader stands on the trader's space: which one needs no saying."""
    if c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot]:
        return Message("slot-only", place=place_name(c.SLOT_PLACE[slot]))
    return slot_name(slot)


def event_name(event: int, stack: int) -> Message:
    """With the letter of its hourglass tile, which says how strong it is."""
    return Message("event-tile", event=Message(t.EVENT.key(event)), stack=Message(t.STACK.key(stack)))


def place_name(place: int) -> Message:
    return Message(t.PLACE.key(place))


def town_name(town: int) -> Message:
    return Message(t.TOWN.key(town))


def good_name(good: int) -> Message:
    return Message(t.GOOD.key(good))


def route_name(route: int) -> Message:
    return Message("route", a=town_name(c.ROUTE_A[route]), b=town_name(c.ROUTE_B[route]), way=way_name(route))


def way_name(route: int) -> Message:
    return Message(t.WAY.key(c.ROUTE_KIND[route]))


def crowd(followers: list[int]) -> Message:
    """Some followers in words: "2 farmers, a monk and a starting trader"; a technology tile may stand among them."""
    names = []
    for kind in sorted(set(followers)):
        if kind == c.GEAR:
            names.append(Message("effect-gear"))
            continue
        follower = Message(t.FOLLOWER.key(kind))
        n = followers.count(kind)
        names.append(
            Message("a-follower", follower=follower)
            if n == 1
            else Message("some-followers", count=n, follower=follower)
        )
    return listing(names)


def listing(names: list[Message]) -> Message:
    if not names:
        return Message("list-nobody")
    said = names[-1]
    for i in range(len(names) - 2, -1, -1):
        said = Message("list-last" if i == len(names) - 2 else "list-more", one=names[i], rest=said)
    return said
