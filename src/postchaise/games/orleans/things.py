"""The things that actions, events and reasons of Orléans speak of, each with the rules somebody would read about it."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from postchaise.kernel.actions.domains import Amount, Domain
from postchaise.kernel.actions.space import ActionSpace

from .components import (
    CHARACTER_IDS,
    CITIZEN_IDS,
    DEED_IDS,
    EVENT_IDS,
    FOLLOWER_IDS,
    GOOD_IDS,
    MOST_DRAWS,
    MOST_PAID,
    PLACE_IDS,
    PRINTED_IDS,
    ROUTE_IDS,
    SLOT_IDS,
    SLOT_PLACE,
    STACK_IDS,
    TILE_IDS,
    TOWN_IDS,
)

SPACE: Final[ActionSpace] = ActionSpace()

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

# Places: those of the board and the tiles together, the tiles alone, and their spaces by what is printed on them
PLACE: Final[Domain] = SPACE.domain("place", PLACE_IDS, rules=PLACE_RULES)
TILE: Final[Domain] = SPACE.domain("tile", TILE_IDS, called="place", rules=PLACE_RULES)
SLOT: Final[Domain] = SPACE.domain("slot", SLOT_IDS, rules=SLOT_RULES)
PRINTED: Final[Domain] = SPACE.domain("printed", PRINTED_IDS)

# People: a follower is a character, and the starters besides
FOLLOWER: Final[Domain] = SPACE.domain("follower", FOLLOWER_IDS)
CHARACTER: Final[Domain] = SPACE.domain("character", CHARACTER_IDS)
RECRUITED: Final[Domain] = SPACE.domain("recruit", CHARACTER_IDS, called="character", rules=RECRUIT_RULES)
DRAWN: Final[Domain] = SPACE.domain(
    "draws", [str(n) for n in range(MOST_DRAWS + 1)], called="count", counted="follower-count"
)
CITIZEN: Final[Domain] = SPACE.domain("citizen", CITIZEN_IDS)

# The map
TOWN: Final[Domain] = SPACE.domain("town", TOWN_IDS)
ROUTE: Final[Domain] = SPACE.domain("route", ROUTE_IDS)
WAY: Final[Domain] = SPACE.domain("way", ["road", "water"])
GOOD: Final[Domain] = SPACE.domain("good", GOOD_IDS)
CARGO: Final[Domain] = SPACE.domain("cargo", ["nothing", *GOOD_IDS])
NO_CARGO: Final = 0

# Deeds and money
DEED: Final[Domain] = SPACE.domain("deed", DEED_IDS, rules=dict.fromkeys(DEED_IDS, "OR-DEED-01"))
REWARDED: Final[Domain] = SPACE.domain("reward", ["coins", "development"])
IN_COINS: Final = 0
IN_DEVELOPMENT: Final = 1
PAID: Final[Domain] = SPACE.domain(
    "payment", [str(n) for n in range(1, MOST_PAID + 1)], called="coins", counted="coin-count"
)
COINS: Final[Amount] = SPACE.amount("coins")

# Hourglass and events
EVENT: Final[Domain] = SPACE.domain("event", list(EVENT_IDS), rules=EVENT_RULES)
STACK: Final[Domain] = SPACE.domain("stack", STACK_IDS)
SHIELD: Final[Domain] = SPACE.domain("shield", ["use", "keep"])
SHIELD_USED: Final = 0
SHIELD_KEPT: Final = 1

# What a player may have several of to give up under torture
ITEM: Final[Domain] = SPACE.domain("item", ["reserve", "follower", "development", *GOOD_IDS, "gear"])
ITEM_RESERVE: Final = 0
ITEM_FOLLOWER: Final = 1
ITEM_DEVELOPMENT: Final = 2
ITEM_GOOD: Final = 3  # and the goods after it
ITEM_GEAR: Final[i64] = ITEM_GOOD + len(GOOD_IDS)
