"""What the things of Orléans are called, and what people may type for them."""

from __future__ import annotations

from typing import Final

from estafette.kernel.phrase import Phrase
from estafette.kernel.space import Domain, plain

from . import actions as x
from . import components as c
from .state import NONE

Args = dict[str, int | str | Phrase]

DOMAINS: Final = {
    domain.name: domain
    for domain in (
        x.PLACE_DOMAIN,
        x.FOLLOWER_DOMAIN,
        x.CHARACTER_DOMAIN,
        x.SLOT_DOMAIN,
        x.ROUTE_DOMAIN,
        x.DEED_DOMAIN,
        x.GOOD_DOMAIN,
        x.TOWN_DOMAIN,
        Domain("event", list(c.EVENT_IDS)),
        Domain("stack", c.STACK_IDS),
        Domain("printed", c.PRINTED_IDS),
        Domain("citizen", c.CITIZEN_IDS),
        Domain("way", ["road", "water"]),
    )
}
# What people also type
ALIASES: Final = {
    "finish": "done",
    "end": "done",
    "stop": "done",
    "plan": "put",
    "place": "put",
    "recall": "lift",
    "take back": "lift",
    "technology": "gear",
    "wait": "reopen",
    "activate": "use",
    "buy": "take",
    "sacristy": "shield",
}

SPACED: Final = {  # ids of several words, as people type them
    id.replace("-", " "): id for id in [*c.PLACE_IDS, *c.TOWN_IDS, *c.DEED_IDS, *c.FOLLOWER_IDS] if "-" in id
}


def parse(text: str) -> int:
    words = plain(text)
    for alias, kind in ALIASES.items():
        if words == alias or words.startswith(alias + " "):
            words = kind + words[len(alias) :]
            break
    for spaced, id in SPACED.items():
        words = words.replace(spaced, id)
    return x.SPACE.parse(words)


def name(domain: Domain, item: int) -> Phrase:
    """Slots and routes are called by what they belong to, counts by their number, everything else by its text key."""
    if domain.name == "slot":
        return slot_name(item)
    if domain.name == "route":
        way = Phrase(f"way-{'road' if c.ROUTE_KIND[item] == c.ROAD else 'water'}")
        return Phrase("route", a=town_name(c.ROUTE_A[item]), b=town_name(c.ROUTE_B[item]), way=way)
    if domain.name == "count":
        return Phrase("follower-count", count=item)
    if domain.name == "coins":
        return Phrase("coin-count", count=item + 1)
    if domain.name == "cargo":
        return Phrase("cargo-nothing") if item == x.NO_CARGO else Phrase(f"good-{c.GOOD_IDS[item - 1]}")
    if domain.name == "item" and x.ITEM_GOOD <= item < x.ITEM_GEAR:
        return Phrase(f"good-{c.GOOD_IDS[item - x.ITEM_GOOD]}")
    return Phrase(domain.key(item))


def event_name(event: int, stack: int) -> Phrase:
    """With the letter of its hourglass tile, which says how strong it is."""
    return Phrase("event-tile", event=name(DOMAINS["event"], event), stack=name(DOMAINS["stack"], stack))


def place_name(place: int) -> Phrase:
    return Phrase(f"place-{c.PLACE_IDS[place]}")


def town_name(town: int) -> Phrase:
    return Phrase(f"town-{c.TOWN_IDS[town]}")


def slot_name(slot: int) -> Phrase:
    """The place, and which of its spaces where they differ."""
    place = c.SLOT_PLACE[slot]
    if c.FIRST_SLOT[place + 1] - c.FIRST_SLOT[place] == 1:
        return Phrase("slot-only", place=place_name(place))
    return Phrase("slot", place=place_name(place), printed=Phrase(f"printed-{c.PRINTED_IDS[c.SLOT_PRINT[slot]]}"))


def crowd(followers: list[int]) -> Phrase:
    """Some followers in words: "2 farmers, a monk and a starting trader"; a technology tile may stand among them."""
    kinds = sorted(set(followers))
    names = []
    for kind in kinds:
        if kind == c.GEAR:
            names.append(Phrase("effect-gear"))
            continue
        follower = Phrase(f"follower-{c.FOLLOWER_IDS[kind]}")
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


def arguments(names: tuple[str, ...], numbers: tuple[int, ...]) -> Args:
    """Numbers become things, sums of money become words; `amount` is the bare sum, to choose a sentence by."""
    args: Args = {}
    for n, value in zip(names, numbers):
        if n in DOMAINS:
            args[n] = name(DOMAINS[n], value) if value != NONE else "none"
        else:
            args[n] = value
        if n == "coins":
            args |= {"coins": Phrase("coin-count", count=value), "amount": value}
    return args
