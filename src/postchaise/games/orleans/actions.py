"""The action space of Orléans, in the order in which `legal` lists the kinds.

Everything that is true of an action in every position stands at its declaration. `put` and `lift` move a follower onto
a space or off it: while planning (onto a space, back to the market), in phase 3 (`lift` recalls a follower, `put`
leaves it after all) and at the Bathhouse (`put`).
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.actions.domains import Amount, Domain
from postchaise.kernel.actions.space import ActionSpace, Kind
from postchaise.kernel.native import vec

from .components import (
    CATEGORY,
    CHARACTER_IDS,
    CITIZEN_IDS,
    DEED_IDS,
    EFFECT_COINS,
    EFFECT_GOOD,
    EVENT_IDS,
    FOLLOWER_IDS,
    GOOD_IDS,
    LOCATIONS,
    MOST_DRAWS,
    MOST_PAID,
    MOVES_ON,
    PLACE_IDS,
    PRINTED_IDS,
    RECRUITS,
    ROAD,
    ROUTE_IDS,
    SLOT_IDS,
    SLOT_PLACE,
    STACK_IDS,
    TILE_IDS,
    TOWN_IDS,
    V_BATH,
    V_DEEDS,
    V_GAIN,
    V_GOOD,
    V_MOVE,
    V_PAY,
    V_PER_LEVEL,
    V_PER_STATION,
    V_RECRUIT,
    V_SHIELD,
    V_STATION,
    V_TECHNOLOGY,
    VERB,
)
from .state import (
    S_ACT,
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
)

# The symbol of a place shows what it gives: by what it does, see `_place_icon`
VERB_ICONS: Final = {
    V_STATION: "i-station",
    V_DEEDS: "citizen",
    V_PER_LEVEL: "g-coin",
    V_PER_STATION: "g-coin",
    V_TECHNOLOGY: "gear",
    V_PAY: "i-step",
    V_BATH: "bag",
    V_SHIELD: "i-shield",
}


def _place_icon(place: int) -> str:
    """Return the symbol of what a place gives."""
    verb = VERB[place]
    if verb == V_RECRUIT:
        return f"c-{CHARACTER_IDS[RECRUITS[place][0]]}" if len(RECRUITS[place]) == 1 else "i-people"
    if verb == V_MOVE:
        return "wheel" if MOVES_ON[place] == ROAD else "boat"
    if verb == V_GOOD:
        return f"g-{GOOD_IDS[EFFECT_GOOD[place]]}"
    if verb == V_GAIN:
        return "g-coin" if EFFECT_COINS[place] else "i-step"
    return VERB_ICONS.get(int(verb), "i-tile")


PLACE_ICONS: Final = {id: _place_icon(place) for place, id in enumerate(PLACE_IDS)}
GOOD_ICONS: Final = {id: f"g-{id}" for id in GOOD_IDS}
CHARACTER_ICONS: Final = {id: f"c-{id}" for id in CHARACTER_IDS}
FOLLOWER_ICONS: Final = {id: f"c-{id.removeprefix('own-')}" for id in FOLLOWER_IDS}
ITEM_ICONS: Final = {
    "reserve": "i-station",
    "follower": "bag",
    "development": "i-step",
    **GOOD_ICONS,
    "gear": "gear",
}
PLACE_RULES: Final = {
    "farmhouse": "OR-PLACE-FARMHOUSE-01 OR-PLACE-FARMHOUSE-02",
    "village": "OR-PLACE-VILLAGE-01 OR-PLACE-VILLAGE-02",
    "university": "OR-PLACE-UNIVERSITY-01",
    "castle": "OR-PLACE-CASTLE-01 OR-PLACE-CASTLE-02",
    "monastery": "OR-PLACE-MONASTERY-01",
    "ship": "OR-PLACE-SHIP-01 OR-PLACE-MOVE-01",
    "wagon": "OR-PLACE-WAGON-01 OR-PLACE-MOVE-01",
    "guildhall": "OR-PLACE-GUILDHALL-01 OR-PLACE-GUILDHALL-02 OR-PLACE-GUILDHALL-03",
    "scriptorium": "OR-PLACE-SCRIPTORIUM-01",
    "town-hall": "OR-PLACE-TOWNHALL-01 OR-PLACE-TOWNHALL-02 OR-PHASE4-06",
    "hayrick": "OR-PLACE-PRODUCER-01",
    "cheese-factory": "OR-PLACE-PRODUCER-01",
    "winery": "OR-PLACE-PRODUCER-01",
    "wool-manufacturer": "OR-PLACE-PRODUCER-01",
    "tailor-shop": "OR-PLACE-PRODUCER-01",
    "brewery": "OR-PLACE-BREWERY-01",
    "sacristy": "OR-PLACE-SACRISTY-01 OR-PLACE-SACRISTY-02 OR-PLACE-SACRISTY-03",
    "herb-garden": "OR-PLACE-HERBGARDEN-01 OR-SUBST-04",
    "bathhouse": "OR-PLACE-BATHHOUSE-01 OR-PLACE-BATHHOUSE-02 OR-PLACE-BATHHOUSE-03 OR-PLACE-BATHHOUSE-04",
    "windmill": "OR-PLACE-WINDMILL-01",
    "library": "OR-PLACE-LIBRARY-01",
    "hospital": "OR-PLACE-HOSPITAL-01",
    "gunpowder-tower": "OR-PLACE-GUNPOWDER-01 OR-PLACE-GUNPOWDER-04 OR-PLACE-GUNPOWDER-05",
    "cellar": "OR-PLACE-CELLAR-01",
    "office": "OR-PLACE-OFFICE-01",
    "school": "OR-PLACE-SCHOOL-01 OR-SUBST-04",
    "pharmacy": "OR-PLACE-PHARMACY-01 OR-PLACE-PHARMACY-02",
    "horse-wagon": "OR-PLACE-HORSEWAGON-01 OR-PLACE-MOVE-01",
    "shipping-line": "OR-PLACE-SHIPPINGLINE-01",
    "laboratory": "OR-PLACE-LABORATORY-01 OR-TECH-01",
}
SLOT_RULES: Final = {
    slot: PLACE_RULES.get(PLACE_IDS[place], "") for slot, place in zip(SLOT_IDS, SLOT_PLACE, strict=True)
}
RECRUIT_RULES: Final = {
    "farmer": "OR-PLACE-FARMHOUSE-01 OR-PLACE-FARMHOUSE-02",
    "boatman": "OR-PLACE-VILLAGE-BOATMAN-01",
    "craftsman": "OR-PLACE-VILLAGE-CRAFTSMAN-01 OR-TECH-01",
    "trader": "OR-PLACE-VILLAGE-TRADER-01 OR-PLACE-VILLAGE-TRADER-02",
    "knight": "OR-PLACE-CASTLE-01 OR-PLACE-CASTLE-02",
    "scholar": "OR-PLACE-UNIVERSITY-01",
    "monk": "OR-PLACE-MONASTERY-01 OR-EVENT-PILGRIMAGE-01",
}
EVENT_RULES: Final = {id: f"OR-EVENT-{id.partition('-')[0].upper()}-01" for id in EVENT_IDS}

SPACE: Final[ActionSpace] = ActionSpace()

# Places: those of the board and the tiles together, the tiles alone, and their spaces by what is printed on them
PLACE: Final[Domain] = SPACE.domain("place", PLACE_IDS, rules=PLACE_RULES, icons=PLACE_ICONS)
TILE: Final[Domain] = SPACE.domain("tile", TILE_IDS, called="place", rules=PLACE_RULES)
SLOT: Final[Domain] = SPACE.domain("slot", SLOT_IDS, rules=SLOT_RULES)
PRINTED: Final[Domain] = SPACE.domain("printed", PRINTED_IDS)

# People: a follower is a character, and the starters besides
FOLLOWER: Final[Domain] = SPACE.domain("follower", FOLLOWER_IDS, icons=FOLLOWER_ICONS)
CHARACTER: Final[Domain] = SPACE.domain("character", CHARACTER_IDS, icons=CHARACTER_ICONS)
RECRUITED: Final[Domain] = SPACE.domain(
    "recruit", CHARACTER_IDS, called="character", rules=RECRUIT_RULES, icons=CHARACTER_ICONS
)
DRAWN: Final[Domain] = SPACE.domain(
    "draws", [str(n) for n in range(MOST_DRAWS + 1)], called="count", counted="follower-count"
)
CITIZEN: Final[Domain] = SPACE.domain("citizen", CITIZEN_IDS)

# The map
TOWN: Final[Domain] = SPACE.domain("town", TOWN_IDS)
ROUTE: Final[Domain] = SPACE.domain("route", ROUTE_IDS)
WAY: Final[Domain] = SPACE.domain("way", ["road", "water"])
GOOD: Final[Domain] = SPACE.domain("good", GOOD_IDS, icons=GOOD_ICONS)
CARGO: Final[Domain] = SPACE.domain("cargo", ["nothing", *GOOD_IDS], icons=GOOD_ICONS)
NO_CARGO: Final = 0

# Deeds and money
DEED: Final[Domain] = SPACE.domain("deed", DEED_IDS, rules=dict.fromkeys(DEED_IDS, "OR-DEED-01"))
REWARDED: Final[Domain] = SPACE.domain(
    "reward", ["coins", "development"], icons={"coins": "g-coin", "development": "i-step"}
)
IN_COINS: Final = 0
IN_DEVELOPMENT: Final = 1
PAID: Final[Domain] = SPACE.domain(
    "payment", [str(n) for n in range(1, MOST_PAID + 1)], called="coins", counted="coin-count"
)
COINS: Final[Amount] = SPACE.amount("coins")

# Hourglass and events
EVENT: Final[Domain] = SPACE.domain("event", list(EVENT_IDS), rules=EVENT_RULES)
STACK: Final[Domain] = SPACE.domain("stack", STACK_IDS)
SHIELD: Final[Domain] = SPACE.domain("shield", ["use", "keep"], icons={"use": "i-shield", "keep": "c-monk"})
SHIELD_USED: Final = 0
SHIELD_KEPT: Final = 1

# What a player may have several of to give up under torture
ITEM: Final[Domain] = SPACE.domain("item", ["reserve", "follower", "development", *GOOD_IDS, "gear"], icons=ITEM_ICONS)
ITEM_RESERVE: Final = 0
ITEM_FOLLOWER: Final = 1
ITEM_DEVELOPMENT: Final = 2
ITEM_GOOD: Final = 3  # and the goods after it
ITEM_GEAR: Final[i64] = ITEM_GOOD + len(GOOD_IDS)

# Headings among which `choices.find_choice_heading` decides
CATEGORY_GROUPS: Final = tuple(f"category-{number}" for number in sorted(set(CATEGORY[LOCATIONS:])))
PUT_GROUPS: Final = (*(f"put-{place}" for place in PLACE_IDS), "recall")

# Before the first round
EXCLUDE: Final[Kind] = SPACE.kind(
    "exclude", TILE, icon="i-tile", group=CATEGORY_GROUPS, steps=(S_EXCLUDE,), rules="OR-OPT-EXCLUDE-01 OR-SETUP-11"
)

# Phases 3 and 4, the technology window, the Bathhouse
PUT: Final[Kind] = SPACE.kind(
    "put",
    FOLLOWER,
    SLOT,
    group=PUT_GROUPS,
    steps=(S_PLAN, S_FOLLOW, S_BATH),
    aliases=("plan", "place"),
    rules="OR-PHASE4-01 OR-SUBST-01 OR-SUBST-02 OR-SUBST-03 OR-PHASE4-02 OR-PHASE4-04",
)
LIFT: Final[Kind] = SPACE.kind(
    "lift",
    FOLLOWER,
    SLOT,
    group=("recall", "lift"),
    steps=(S_PLAN, S_FOLLOW),
    aliases=("recall", "take back"),
    rules="OR-PHASE3-04 OR-PHASE3-08 OR-PHASE4-04 OR-GEN-MOVE-01 OR-GEN-BACK-01",
    is_retraction=True,  # while planning; in phase 3 it is a recall
)
DRAW: Final[Kind] = SPACE.kind(  # draw this many followers and be ready
    "draw",
    DRAWN,
    icon="bag",
    steps=(S_FOLLOW,),
    rules="OR-PHASE3-01 OR-PHASE3-02 OR-PHASE3-03 OR-PHASE3-06 OR-PHASE3-07",
)
STORE: Final[Kind] = SPACE.kind(  # in the Gunpowder Tower
    "store",
    FOLLOWER,
    steps=(S_STORE,),
    rules="OR-PLACE-GUNPOWDER-01 OR-PLACE-GUNPOWDER-02 OR-PLACE-GUNPOWDER-03",
)
GEAR_ON: Final[Kind] = SPACE.kind(  # place a technology tile permanently
    "gear",
    SLOT,
    icon="gear",
    steps=(S_PLAN, S_GEAR),
    aliases=("technology",),
    rules="OR-TECH-03 OR-TECH-04 OR-TECH-05 OR-TECH-06 OR-TECH-07 OR-TECH-08 OR-TECH-10",
)
READY: Final[Kind] = SPACE.kind("ready", steps=(S_PLAN,), rules="OR-PHASE4-05 OR-PHASE4-03", ends=True)
REOPEN: Final[Kind] = SPACE.kind(  # take back being ready while others still plan
    "reopen",
    group="ready",
    steps=(S_PLAN, S_FOLLOW, S_GEAR),
    aliases=("wait",),
    rules="OR-PHASE4-05 OR-PHASE3-06 OR-PHASE5-09 OR-GEN-BACK-01",
    ends=True,
    is_retraction=True,
)

# Phase 5
USE: Final[Kind] = SPACE.kind(
    "use",
    PLACE,
    group=("use", "use-tile"),
    steps=(S_ACT,),
    aliases=("activate",),
    rules="OR-PHASE5-01 OR-PHASE5-03 OR-PHASE5-04 OR-PHASE5-07",
)
RECRUIT: Final[Kind] = SPACE.kind(
    "recruit", RECRUITED, steps=(S_RECRUIT,), rules="OR-PHASE5-05 OR-TRACK-02 OR-GEN-SHORTAGE-01"
)
TAKE: Final[Kind] = SPACE.kind(
    "take",
    TILE,
    icon="i-tile",
    group=CATEGORY_GROUPS,
    steps=(S_TAKE,),
    aliases=("buy",),
    rules="OR-PLACE-VILLAGE-TRADER-01 OR-PLACE-GEN-01 OR-PLACE-GEN-02",
)
MOVE: Final[Kind] = SPACE.kind(
    "move",
    ROUTE,
    CARGO,
    steps=(S_MOVE,),
    rules="OR-PLACE-MOVE-01 OR-PLACE-SHIP-01 OR-PLACE-WAGON-01 OR-GEN-EMPTY-ROUTE-01",
)
SEND: Final[Kind] = SPACE.kind(
    "send",
    CHARACTER,
    DEED,
    steps=(S_SEND,),
    rules="OR-DEED-02 OR-DEED-03 OR-DEED-04 OR-DEED-05 OR-DEED-06 OR-PLACE-TOWNHALL-02",
)
REWARD: Final[Kind] = SPACE.kind("reward", REWARDED, steps=(S_REWARD,), rules="OR-DEED-05 OR-DEV-01")
PAY: Final[Kind] = SPACE.kind(
    "pay", PAID, icon="i-step", steps=(S_PAY,), rules="OR-PLACE-PHARMACY-01 OR-PLACE-PHARMACY-02"
)

# Phase 6
PROTECT: Final[Kind] = SPACE.kind(  # the Sacristy
    "shield",
    SHIELD,
    steps=(S_SHIELD,),
    aliases=("sacristy",),
    rules="OR-PLACE-SACRISTY-01 OR-PLACE-SACRISTY-02 OR-PLACE-SACRISTY-03",
)
GIVE: Final[Kind] = SPACE.kind(  # one food at the harvest
    "give", GOOD, steps=(S_HARVEST,), rules="OR-EVENT-HARVEST-01 OR-EVENT-HARVEST-02 OR-EVENT-HARVEST-03"
)
PAY_REST: Final[Kind] = SPACE.kind(  # coins for all the food still missing
    "pay rest",
    icon="g-coin",
    group="give",
    steps=(S_HARVEST,),
    rules="OR-EVENT-HARVEST-01 OR-EVENT-HARVEST-02 OR-EVENT-HARVEST-04",
)

# Torture
LOSE_STATION: Final[Kind] = SPACE.kind(
    "lose station",
    TOWN,
    icon="i-station",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05",
)
LOSE_RESERVE: Final[Kind] = SPACE.kind(  # a station not yet built
    "lose reserve",
    icon="i-station",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05",
)
LOSE_FOLLOWER: Final[Kind] = SPACE.kind(  # drawn from the bag
    "lose follower",
    icon="bag",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-03 OR-GEN-STARTER-01",
)
LOSE_POINT: Final[Kind] = SPACE.kind(
    "lose development",
    icon="i-step",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-04",
)
LOSE_GOOD: Final[Kind] = SPACE.kind(
    "lose good", GOOD, group="lose", steps=(S_TORTURE,), rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05"
)
LOSE_TILE: Final[Kind] = SPACE.kind(
    "lose place",
    TILE,
    icon="i-tile",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05 OR-TORTURE-06",
)
LOSE_GEAR: Final[Kind] = SPACE.kind(  # one not yet placed
    "lose gear", icon="gear", group="lose", steps=(S_TORTURE,), rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05"
)
LOSE_PLACED: Final[Kind] = SPACE.kind(
    "lose gear from",
    PLACE,
    icon="gear",
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-05 OR-TORTURE-06",
)

# The end of a question
DONE: Final[Kind] = SPACE.kind(
    "done",
    steps=(S_EXCLUDE, S_STORE, S_SEND, S_GEAR),
    aliases=("finish", "end", "stop"),
    rules="OR-PHASE5-01 OR-TECH-03",
    ends=True,
)
PASS: Final[Kind] = SPACE.kind(
    "pass", icon="hourglass", group="done", steps=(S_ACT,), rules="OR-PHASE5-02 OR-PHASE5-06", ends=True
)

# Torture once more: as many of one thing as are still due. Declared last to keep the ids of the others
LOSE_REST: Final[Kind] = SPACE.kind(
    "lose rest",
    ITEM,
    group="lose",
    steps=(S_TORTURE,),
    rules="OR-TORTURE-01 OR-TORTURE-02 OR-TORTURE-03 OR-TORTURE-04 OR-TORTURE-05",
)

KIND: Final[list[Kind]] = SPACE.kind_at
ARG_A: Final[vec[i64]] = vec[i64](SPACE.a_of)
ARG_B: Final[vec[i64]] = vec[i64](SPACE.b_of)
ACTIONS: Final[int] = len(SPACE)
