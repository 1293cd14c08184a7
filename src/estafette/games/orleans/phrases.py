"""Orléans in words without a language: questions, choices with cost and consequence, log lines, reasons."""

from __future__ import annotations

from typing import Final

from estafette.kernel.decision import Cost
from estafette.kernel.game import OPEN, Line
from estafette.kernel.phrase import Phrase, common_reason
from estafette.kernel.reason import Reason
from estafette.kernel.space import Domain, Kind, plain

from . import actions as x
from . import components as c
from .consequences import consequences
from .events import E_BATH, E_DRAW, E_PLAN, EVENTS, SECRET, unpacked
from .state import (
    NONE,
    S_BATH,
    S_EXCLUDE,
    S_FOLLOW,
    S_GEAR,
    S_HARVEST,
    S_MOVE,
    S_PAY,
    S_PLAN,
    S_RECRUIT,
    S_REWARD,
    S_SEND,
    S_SHIELD,
    S_STORE,
    S_TAKE,
    S_TORTURE,
    SAID_READY,
    State,
    count,
    everybody_decides,
)

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

# The numbers of a log line or a reason, in order: a domain's name for things, any other word for plain numbers.
LOG_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "exclude": ("place",),
    "round": ("round", "event", "stack"),
    "census-gain": ("coins",),
    "census-loss": ("coins",),
    "put": ("follower", "slot"),
    "lift": ("follower", "slot"),
    "gear-plan": ("slot",),
    "ready": ("phase",),
    "reopen": (),
    "idle": ("phase",),
    "reveal": ("phase",),
    "recall": ("follower", "slot"),
    "draw": ("count",),
    "store": ("follower",),
    "plan": ("place", "packed", "active"),
    "gear": ("slot",),
    "use": ("place",),
    "recruit": ("character", "index"),
    "gain-good": ("good",),
    "gain-coins": ("coins",),
    "gain-gear": (),
    "take": ("place",),
    "citizen": ("citizen",),
    "develop": ("points", "index"),
    "move": ("route", "town", "good"),
    "station": ("town",),
    "send": ("character", "deed"),
    "bath": ("count",),
    "bath-put": ("follower", "slot"),
    "bath-nothing": (),
    "pass": (),
    "forced-pass": (),
    "no-slot": (),
    "shield": ("event",),
    "plague": ("follower",),
    "taxes": ("coins", "goods"),
    "income": ("coins",),
    "trading-day": ("coins",),
    "give": ("good",),
    "fine": ("coins", "food"),
    "torture": ("count",),
    "lose-station": ("town",),
    "lose-follower": ("character",),
    "lose-point": ("index",),
    "lose-good": ("good",),
    "lose-place": ("place",),
    "lose-gear": ("place",),
    "cancelled": ("coins",),
    "first": (),
    "most-stations": ("count",),
    "over": (),
}
REASON_ARGUMENTS: Final[dict[str, tuple[str, ...]]] = {
    "OR-PHASE3-02": ("count",),
    "OR-PHASE3-03": ("count",),
    "OR-PHASE3-04": ("limit", "count"),
    "OR-PHASE3-06": ("case",),
    "OR-PHASE3-08": ("follower", "place"),
    "OR-GEN-MOVE-01": ("follower", "place"),
    "OR-PHASE4-01": ("case", "follower", "place"),
    "OR-PHASE4-04": ("follower", "place"),
    "OR-PHASE4-05": ("case",),
    "OR-SUBST-01": ("follower", "printed"),
    "OR-PLACE-GEN-01": ("place",),
    "OR-PHASE5-09": ("case",),
    "OR-TECH-07": ("place",),
    "OR-TECH-08": ("place",),
    "OR-ACT-01": ("place", "count"),
    "OR-ACT-02": ("place",),
    "OR-GEN-SHORTAGE-01": ("character",),
    "OR-TRACK-02": ("character",),
    "OR-TRACK-03": ("place",),
    "OR-PLACE-FARMHOUSE-02": ("good",),
    "OR-PLACE-VILLAGE-01": ("case",),
    "OR-PLACE-VILLAGE-TRADER-01": ("case", "place"),
    "OR-PLACE-VILLAGE-TRADER-02": ("category",),
    "OR-PLACE-MOVE-01": ("way", "town"),
    "OR-PLACE-SHIP-01": ("good",),
    "OR-PLACE-GUILDHALL-03": ("case", "town"),
    "OR-PLACE-TOWNHALL-01": ("character", "place"),
    "OR-PLACE-TOWNHALL-02": ("case",),
    "OR-DEED-02": ("character", "deed"),
    "OR-PLACE-PRODUCER-01": ("good",),
    "OR-PLACE-PHARMACY-01": ("case", "count"),
    "OR-PLACE-BATHHOUSE-01": ("follower",),
    "OR-PLACE-GUNPOWDER-02": ("case", "count"),
    "OR-PLACE-GUNPOWDER-04": ("count",),
    "OR-EVENT-PILGRIMAGE-01": ("character",),
    "OR-EVENT-HARVEST-01": ("case", "good"),
    "OR-EVENT-HARVEST-02": ("needed", "has"),
    "OR-TORTURE-02": ("case",),
    "OR-TORTURE-04": ("index",),
    "OR-OPT-EXCLUDE-01": ("place",),
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


def asked(s: State, seat: int) -> State:
    """While everybody decides at the same time: the state with this seat as the one that is asked."""
    if not everybody_decides(s) or seat not in range(s.seats):
        return s
    mine = s.copy()
    mine.active = seat
    return mine


# Names


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
    return Phrase(domain.key(item))


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
    """Some followers in words: "2 farmers, a monk and a starting trader"."""
    kinds = sorted(set(followers))
    names = []
    for kind in kinds:
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


def _arguments(names: tuple[str, ...], numbers: tuple[int, ...]) -> Args:
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


def log_line(line: Line, audience: int) -> Phrase | None:
    """What somebody decides while everybody plans is for that seat alone; it is told to all when it lies open."""
    if line[0] in SECRET and audience not in (line[1], OPEN):
        return None
    event = EVENTS[line[0]]
    args = _arguments(LOG_ARGUMENTS[event], line[2:])
    if line[0] in (E_DRAW, E_BATH):
        args["followers"] = crowd(unpacked(line[3], line[2]))
    if line[0] == E_PLAN:
        del args["packed"]
        args["followers"] = crowd(unpacked(line[3] & 0xFFFF, line[3] >> 16))
    if event == "plague":
        args["case"] = 0 if line[2] == NONE else 1 if line[2] < c.CHARACTERS else 2
    if event in ("lose-station", "lose-gear", "move"):
        args["case"] = 0 if line[2 if event != "move" else 4] == NONE else 1
    if event == "move":
        args["way"] = name(DOMAINS["way"], c.ROUTE_KIND[line[2]])
    return Phrase(f"log-{event}", player=Phrase("seat", seat=line[1] + 1), **args)


def explain(reason: Reason) -> Phrase:
    common = common_reason(reason)
    if common is not None:
        return common
    return Phrase(f"reason-{reason.rule}", **_arguments(REASON_ARGUMENTS.get(reason.rule, ()), reason.numbers))


# Questions


def prompt(s: State, seat: int) -> Phrase:
    step = s.agenda[-1] if s.agenda else NONE
    place = place_name(s.place) if s.place != NONE else Phrase("list-nobody")
    if everybody_decides(s) and s.ready[seat] == SAID_READY:
        return Phrase("prompt-ready")
    if step == S_FOLLOW:
        limit = c.DRAWS[s.track[seat * c.TRACKS + c.KNIGHT]]
        return Phrase("prompt-follow", count=limit, bag=count(s.bag, seat), recalls=len(s.plans[seat]))
    if step == S_PLAN:
        tower = sum(s.tower) if c.TOWER in s.tiles[seat] else 0
        event = Phrase(f"event-{c.EVENT_IDS[s.event]}")
        return Phrase("prompt-plan", count=count(s.market, seat) + tower, event=event)
    if step == S_EXCLUDE:
        return Phrase("prompt-exclude", count=s.exclusions)
    if step == S_STORE:
        return Phrase("prompt-store", count=c.TOWER_SPACES - sum(s.tower))
    if step == S_TAKE:
        return Phrase("prompt-take", category=c.TRACK_CATEGORY[s.track[seat * c.TRACKS + c.TRADER]])
    if step == S_MOVE:
        way = Phrase("way-road" if c.MOVES_ON[s.place] == c.ROAD else "way-water")
        return Phrase("prompt-move", town=town_name(s.merchant[seat]), way=way)
    if step == S_SEND:
        return Phrase("prompt-send", place=place, sent=s.sent)
    if step == S_REWARD:
        return Phrase("prompt-reward", deed=Phrase(f"deed-{c.DEED_IDS[s.deed]}"))
    if step == S_BATH:
        return Phrase("prompt-bath", followers=crowd(s.drawn))
    if step == S_GEAR:
        return Phrase("prompt-gear", count=s.gears[seat])
    if step == S_SHIELD:
        return Phrase("prompt-shield", event=Phrase(f"event-{c.EVENT_IDS[s.event]}"))
    if step == S_HARVEST:
        return Phrase("prompt-harvest", count=s.food)
    if step == S_TORTURE:
        return Phrase("prompt-torture", count=s.debt)
    return Phrase({S_RECRUIT: "prompt-recruit", S_PAY: "prompt-pay"}.get(step, "prompt-act"), place=place)


def label(s: State, action: int) -> Phrase:
    kind, a, b = x.SPACE.kinds[x.KIND_OF[action]], x.ARG_A[action], x.ARG_B[action]
    args: Args = {d.name: name(d, item) for d, item in x.SPACE.arguments(action)}
    step = s.agenda[-1] if s.agenda else NONE
    if kind is x.PUT and step == S_FOLLOW:
        return Phrase("choice-leave", **args)
    if kind is x.LIFT and step == S_FOLLOW:
        return Phrase("choice-recall", **args)
    if kind is x.MOVE:
        there = c.ROUTE_B[a] if c.ROUTE_A[a] == s.merchant[s.active] else c.ROUTE_A[a]
        way = Phrase("way-road" if c.ROUTE_KIND[a] == c.ROAD else "way-water")
        return Phrase("choice-move-empty" if b == x.NO_CARGO else "choice-move", town=town_name(there), way=way, **args)
    if kind is x.REWARD or kind is x.PROTECT:
        return Phrase(f"choice-{kind.key}-{kind.domains[0].items[a]}")
    if kind is x.DONE:
        return Phrase(f"choice-done-{DONE_WORDS.get(step, 'send')}")
    return Phrase(f"choice-{kind.key}", **args)


DONE_WORDS: Final = {S_EXCLUDE: "exclude", S_STORE: "store", S_GEAR: "gear"}


def group(s: State, action: int) -> str:
    """Under which heading a choice is listed: while planning, under the place the follower goes to."""
    kind = x.SPACE.kinds[x.KIND_OF[action]]
    if kind is x.PUT:
        follow = bool(s.agenda) and s.agenda[-1] == S_FOLLOW
        return "recall" if follow else f"put-{c.PLACE_IDS[c.SLOT_PLACE[x.ARG_B[action]]]}"
    if kind is x.LIFT:
        return "recall" if s.agenda and s.agenda[-1] == S_FOLLOW else "lift"
    if kind in (x.TAKE, x.EXCLUDE):
        return f"category-{c.CATEGORY[x.ARG_A[action] + c.LOCATIONS]}"
    if kind is x.USE:
        return "use" if x.ARG_A[action] < c.LOCATIONS else "use-tile"
    return GROUPS.get(kind.name, kind.key)


GROUPS: Final = {
    "pay rest": "give",
    "lose station": "lose",
    "lose reserve": "lose",
    "lose follower": "lose",
    "lose development": "lose",
    "lose good": "lose",
    "lose place": "lose",
    "lose gear": "lose",
    "lose gear from": "lose",
    "reopen": "ready",
    "pass": "done",
}


def cost(s: State, action: int) -> Cost:
    return consequences(s, action)


def greyed(s: State, legal: list[int]) -> list[int]:
    """What a person would look for and should find greyed, with the reason."""
    if x.REOPEN.first in legal:
        return []
    shown: list[int] = []
    kinds = {x.KIND_OF[action] for action in legal}
    if x.USE.index in kinds or x.PASS.index in kinds:
        shown += [x.USE.at(place) for place in [*range(c.LOCATIONS), *s.tiles[s.active]]]
    if x.RECRUIT.index in kinds:
        shown += [x.RECRUIT.at(character) for character in c.RECRUITS[s.place]]
    if x.TAKE.index in kinds:
        shown += _all(x.TAKE)
    if x.PAY.index in kinds:
        shown += _all(x.PAY)
    if x.GIVE.index in kinds:
        shown.append(x.PAY_REST.first)
    if s.agenda[-1] == S_TORTURE:
        shown += [x.LOSE_FOLLOWER.first, x.LOSE_POINT.first]
    if s.agenda[-1] in (S_STORE, S_SEND):
        shown.append(x.DONE.first)
    if x.DRAW.index in kinds:
        limit = c.DRAWS[s.track[s.active * c.TRACKS + c.KNIGHT]]
        shown += [x.DRAW.at(n) for n in range(limit + 1)]
    allowed = set(legal)
    return [action for action in sorted(set(shown)) if action not in allowed]


def _all(kind: Kind) -> list[int]:
    return list(range(kind.first, kind.first + kind.size))
