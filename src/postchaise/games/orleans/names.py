"""Names that are composed of others, and arguments of the log that are not single names."""

from __future__ import annotations

from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.message import Arguments, Message

from . import actions as x
from . import components as c
from .events import (
    E_BATH,
    E_BATH_PUT,
    E_DRAW,
    E_LIFT,
    E_LOSE_GEAR,
    E_LOSE_STATION,
    E_MOVE,
    E_PLAGUE,
    E_PLAN,
    E_PUT,
    E_RECALL,
    E_ROUND,
    unpack_followers,
)
from .state import NONE


def compose_name(domain: Domain, item: int) -> Message | None:
    """Slots and routes are named after what they belong to; goods have one name everywhere."""
    if domain is x.SLOT:
        return name_slot(item)
    if domain is x.ROUTE:
        return name_route(item)
    if domain is x.CARGO and item != x.NO_CARGO:
        return name_good(item - 1)
    if domain is x.ITEM and x.ITEM_GOOD <= item < x.ITEM_GEAR:
        return name_good(item - x.ITEM_GOOD)
    return None


def name_slot(slot: int) -> Message:
    """Name the place, and which of its spaces where they differ."""
    place = c.SLOT_PLACE[slot]
    if c.FIRST_SLOT[place + 1] - c.FIRST_SLOT[place] == 1:
        return Message("slot-only", place=name_place(place))
    return Message("slot", place=name_place(place), printed=Message(x.PRINTED.keys[c.SLOT_PRINT[slot]]))


def name_space(follower: int, slot: int) -> Message:
    """Name only the place where the follower stands on a space of its own character."""
    if c.CHARACTER_OF[follower] == c.SLOT_PRINT[slot]:
        return Message("slot-only", place=name_place(c.SLOT_PLACE[slot]))
    return name_slot(slot)


def name_event(event: int, stack: int) -> Message:
    """Name the event with the letter of its hourglass tile, which says how strong it is."""
    return Message("event-tile", event=Message(x.EVENT.keys[event]), stack=Message(x.STACK.keys[stack]))


def name_place(place: int) -> Message:
    return Message(x.PLACE.keys[place])


def name_town(town: int) -> Message:
    return Message(x.TOWN.keys[town])


def name_good(good: int) -> Message:
    return Message(x.GOOD.keys[good])


def name_route(route: int) -> Message:
    return Message("route", a=name_town(c.ROUTE_A[route]), b=name_town(c.ROUTE_B[route]), way=name_way(route))


def name_way(route: int) -> Message:
    return Message(x.WAY.keys[c.ROUTE_KIND[route]])


def format_followers(followers: list[int]) -> Message:
    """List followers in words: "2 farmers, a monk and a starting trader"; technology tiles may be among them."""
    names = []
    for kind in sorted(set(followers)):
        if kind == c.GEAR:
            names.append(Message("effect-gear"))
            continue
        follower = Message(x.FOLLOWER.keys[kind])
        n = followers.count(kind)
        names.append(
            Message("a-follower", follower=follower)
            if n == 1
            else Message("some-followers", count=n, follower=follower)
        )
    return join_names(names)


def join_names(names: list[Message]) -> Message:
    if not names:
        return Message("list-nobody")
    sentence = names[-1]
    for i in range(len(names) - 2, -1, -1):
        sentence = Message("list-last" if i == len(names) - 2 else "list-more", one=names[i], rest=sentence)
    return sentence


# Lines of the log: what their numbers do not say one by one


def complete_log_arguments(args: Arguments, line: LogEvent) -> Arguments:
    """Complete the arguments of a line of the log with what its numbers do not say one by one."""
    event = line[0]
    if event in (E_DRAW, E_BATH):
        args["followers"] = _characters(unpack_followers(line[3], line[2]))
    elif event in (E_PUT, E_LIFT, E_RECALL, E_BATH_PUT):
        args["slot"] = name_space(line[2], line[3])
        args["place"] = name_place(c.SLOT_PLACE[line[3]])
    elif event == E_PLAN:
        del args["packed"]
        args["followers"] = _characters(unpack_followers(line[3] & 0xFFFF, line[3] >> 16))
    elif event == E_ROUND:
        args["case"] = 1 if line[2] == c.ROUNDS else 0  # the last one
    elif event == E_PLAGUE:
        args["case"] = 0 if line[2] == NONE else 1 if line[2] < c.CHARACTERS else 2
    elif event in (E_LOSE_STATION, E_LOSE_GEAR):
        args["case"] = 0 if line[2] == NONE else 1
    elif event == E_MOVE:
        args["case"] = 0 if line[4] == NONE else 1
        args["way"] = name_way(line[2])
    return args


def _characters(followers: list[int]) -> Message:
    """List characters; the board shows which followers are starters."""
    return format_followers([c.CHARACTER_OF[follower] if follower != c.GEAR else c.GEAR for follower in followers])
