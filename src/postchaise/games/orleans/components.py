"""The numbers and tiles of components.toml as typed constants."""

from __future__ import annotations

import os
from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.components import loader
from postchaise.kernel.native import vec

DATA: Final[dict[str, Any]] = loader.load_components(
    "orleans", os.path.join(os.path.dirname(__file__), "components.toml")
)
if not loader.is_shipped_file_used("orleans"):  # a file that somebody brought
    from .component_schema import validate_components

    validate_components(DATA)
DIGEST: Final[str] = loader.compute_digest(DATA)
READ: Final = loader.ComponentsReader(DATA)


FEWEST: Final[i64] = READ.number("players", "min")  # lists by number of players begin here
NOTHING: Final = -1

# Characters, and the followers of a player: neutral ones first, then the starters in the player's colour
CHARACTER_IDS: Final[list[str]] = READ.ids("characters")
CHARACTERS: Final[i64] = len(CHARACTER_IDS)
FARMER: Final[i64] = CHARACTER_IDS.index("farmer")
BOATMAN: Final[i64] = CHARACTER_IDS.index("boatman")
CRAFTSMAN: Final[i64] = CHARACTER_IDS.index("craftsman")
TRADER: Final[i64] = CHARACTER_IDS.index("trader")
KNIGHT: Final[i64] = CHARACTER_IDS.index("knight")
SCHOLAR: Final[i64] = CHARACTER_IDS.index("scholar")
MONK: Final[i64] = CHARACTER_IDS.index("monk")
NEUTRALS: Final[list[int]] = READ.numbers("characters", "neutral")
CHARACTERS_REMOVED: Final[list[list[int]]] = [list(entry["removed"]) for entry in DATA["characters"]]
STARTERS: Final[list[int]] = [i for i in range(CHARACTERS) if DATA["characters"][i]["starters"]]
FOLLOWER_IDS: Final[list[str]] = CHARACTER_IDS + [f"own-{CHARACTER_IDS[i]}" for i in STARTERS]
FOLLOWERS: Final[i64] = len(FOLLOWER_IDS)
CHARACTER_OF: Final[vec[i64]] = vec[i64](list(range(CHARACTERS)) + STARTERS)
GEAR: Final[i64] = FOLLOWERS  # a technology tile on a space
EMPTY: Final = 99  # the largest content, so that sorted spaces are filled from the left

# Goods
GOOD_IDS: Final[list[str]] = READ.ids("goods")
GOODS: Final[i64] = len(GOOD_IDS)
GOOD_TILES: Final[list[int]] = READ.numbers("goods", "tiles")
GOOD_VP: Final[vec[i64]] = vec[i64](READ.numbers("goods", "vp"))
IS_FOOD: Final[vec[bool]] = vec[bool]([entry["food"] == 1 for entry in DATA["goods"]])
GOODS_REMOVED: Final[list[int]] = READ.listed("removed", "goods")

# Technology, stations, money
GEARS: Final[i64] = READ.number("box", "technology_tiles")
GEARS_REMOVED: Final[list[int]] = READ.listed("removed", "technology")
STATIONS: Final[i64] = READ.number("players", "stations")
START_COINS: Final[i64] = READ.number("players", "start_coins")
MARKET_SPACES: Final[i64] = READ.number("players", "market_spaces")


def _from_one(numbers: list[int]) -> vec[i64]:
    """Return a row that is counted from 1; index 0 is unused."""
    found = [0, *numbers]
    return vec[i64](found)


# Character tracks: every character but the monk has one; rewards by index, 0 at the start
TRACKS: Final[i64] = CHARACTERS - 1
TRACK_GOOD: Final[vec[i64]] = vec[i64]([NOTHING] + [GOOD_IDS.index(good) for good in DATA["tracks"]["farmer"]])
TRACK_COINS: Final[vec[i64]] = _from_one(READ.listed("tracks", "boatman"))
TRACK_CATEGORY: Final[vec[i64]] = _from_one(READ.listed("tracks", "trader"))
TRACK_DEVELOPMENT: Final[vec[i64]] = _from_one(READ.listed("tracks", "scholar"))
DRAWS: Final[vec[i64]] = vec[i64](READ.listed("tracks", "knight"))
MOST_DRAWS: Final[i64] = max(DRAWS)
BOATMAN_CITIZEN: Final[i64] = READ.number("tracks", "boatman_citizen")
KNIGHT_CITIZEN: Final[i64] = READ.number("tracks", "knight_citizen")
TRACK_LAST: Final[vec[i64]] = vec[i64](
    [len(DATA["tracks"][id]) - (1 if id == "knight" else 0) for id in CHARACTER_IDS if id != "monk"]
)

# Development track
DEV_LAST: Final[i64] = READ.number("development", "last")
LEVEL: Final[vec[i64]] = vec[i64](
    [sum(1 for start in DATA["development"]["levels"] if start <= index) for index in range(DEV_LAST + 1)]
)
DEV_COINS: Final[vec[i64]] = vec[i64](
    [
        sum(entry["coins"] for entry in DATA["development"]["coins"] if entry["at"] == index)
        for index in range(DEV_LAST + 1)
    ]
)

# Citizens: one on each deed, then those of the boatman and knight tracks, of the development track, and the last one
DEED_IDS: Final[list[str]] = READ.ids("deeds")
DEEDS: Final[i64] = len(DEED_IDS)
DEV_CITIZENS: Final[list[int]] = READ.listed("development", "citizens")
CITIZEN_IDS: Final[list[str]] = [
    *DEED_IDS,
    "boatmen",
    "knights",
    *(f"development-{index}" for index in DEV_CITIZENS),
    "stations",
]
CITIZENS: Final[i64] = len(CITIZEN_IDS)
CITIZEN_BOATMAN: Final[i64] = DEEDS
CITIZEN_KNIGHT: Final[i64] = DEEDS + 1
CITIZEN_STATIONS: Final[i64] = CITIZENS - 1
DEV_CITIZEN: Final[vec[i64]] = vec[i64](
    [
        CITIZEN_KNIGHT + 1 + DEV_CITIZENS.index(index) if index in DEV_CITIZENS else NOTHING
        for index in range(DEV_LAST + 1)
    ]
)

# Beneficial deeds: spaces by deed and character, flat
DEED_SPACES: Final[list[int]] = [entry["spaces"].count(id) for entry in DATA["deeds"] for id in CHARACTER_IDS]
DEED_COINS: Final[vec[i64]] = vec[i64](READ.numbers("deeds", "coins"))
DEED_DEVELOPMENT: Final[vec[i64]] = vec[i64](READ.numbers("deeds", "development"))

# Places: the ten of the player board, then the tiles
PLACE_DATA: Final[list[dict[str, Any]]] = [*DATA["locations"], *DATA["places"]]
PLACE_IDS: Final[list[str]] = [entry["id"] for entry in PLACE_DATA]
PLACES: Final[i64] = len(PLACE_IDS)
LOCATIONS: Final[i64] = len(DATA["locations"])
TILES: Final[i64] = PLACES - LOCATIONS
TILE_IDS: Final[list[str]] = PLACE_IDS[LOCATIONS:]
CATEGORY: Final[vec[i64]] = vec[i64]([int(entry.get("category", 0)) for entry in PLACE_DATA])
KEPT: Final[i64] = READ.number("place_tiles", "kept")
EXCLUSIONS: Final[list[int]] = READ.listed("place_tiles", "exclusions")

# What is printed on a space: a character, anything, or anything without a player's colour
PRINTED_IDS: Final[list[str]] = [*CHARACTER_IDS, "any", "any-neutral"]
PRINTED: Final[i64] = len(PRINTED_IDS)
ANY: Final[i64] = PRINTED_IDS.index("any")
ANY_NEUTRAL: Final[i64] = PRINTED_IDS.index("any-neutral")

# Spaces and slots, flat over all places. A slot is all spaces of a place with the same print: which of them a follower
# stands on makes no difference.
FIRST_SPACE: Final[vec[i64]] = vec[i64](
    [sum(len(entry["requires"]) for entry in PLACE_DATA[:place]) for place in range(PLACES + 1)]
)
SPACES: Final[i64] = FIRST_SPACE[PLACES]
NEEDS: Final[vec[i64]] = vec[i64]([int(entry.get("needs", len(entry["requires"]))) for entry in PLACE_DATA])


def _slots(entry: dict[str, Any]) -> list[str]:
    """Return what is printed on a place, each kind once."""
    return list(dict.fromkeys(entry["requires"]))


def _slot_ids() -> list[str]:
    """A place with one kind of space gives its name to its slot: "village-farmer", but "town-hall"."""
    ids: list[str] = []
    for entry in PLACE_DATA:
        kinds = _slots(entry)
        ids += [entry["id"]] if len(kinds) == 1 else [f"{entry['id']}-{kind}" for kind in kinds]
    return ids


SLOT_IDS: Final[list[str]] = _slot_ids()
SLOTS: Final[i64] = len(SLOT_IDS)
SLOT_PLACE: Final[vec[i64]] = vec[i64]([place for place in range(PLACES) for _ in _slots(PLACE_DATA[place])])
SLOT_PRINT: Final[vec[i64]] = vec[i64]([PRINTED_IDS.index(kind) for entry in PLACE_DATA for kind in _slots(entry)])
SLOT_SIZE: Final[vec[i64]] = vec[i64]([entry["requires"].count(kind) for entry in PLACE_DATA for kind in _slots(entry)])
SLOT_FIRST: Final[vec[i64]] = vec[i64]([sum(SLOT_SIZE[:slot]) for slot in range(SLOTS)])  # its first space
SLOT_LAST: Final[vec[i64]] = vec[i64]([SLOT_FIRST[slot] + SLOT_SIZE[slot] - 1 for slot in range(SLOTS)])
SLOT_OF: Final[vec[i64]] = vec[i64]([slot for slot in range(SLOTS) for _ in range(SLOT_SIZE[slot])])  # of a space
FIRST_SLOT: Final[vec[i64]] = vec[i64]([sum(1 for owner in SLOT_PLACE if owner < place) for place in range(PLACES + 1)])

# What a place does
VERBS: Final = (
    "recruit",
    "move",
    "station",
    "gain",
    "deeds",
    "good",
    "coins-per-level",
    "coins-per-station",
    "technology",
    "pay",
    "bath",
    "wild",
    "tower",
    "shield",
)
V_RECRUIT: Final = 0
V_MOVE: Final = 1
V_STATION: Final = 2
V_GAIN: Final = 3
V_DEEDS: Final = 4
V_GOOD: Final = 5
V_PER_LEVEL: Final = 6
V_PER_STATION: Final = 7
V_TECHNOLOGY: Final = 8
V_PAY: Final = 9
V_BATH: Final = 10
V_WILD: Final = 11
V_TOWER: Final = 12
V_SHIELD: Final = 13
VERB: Final[vec[i64]] = vec[i64]([VERBS.index(entry["effect"]["verb"]) for entry in PLACE_DATA])


def _place_of(verb: int) -> int:
    """Return the first place with this verb."""
    return next((place for place in range(PLACES) if VERB[place] == verb), NOTHING)


def _effects(key: str) -> list[int]:
    return [int(entry["effect"].get(key, 0)) for entry in PLACE_DATA]


TOWN_HALL: Final[i64] = _place_of(V_DEEDS)
GUILDHALL: Final[i64] = _place_of(V_STATION)
EFFECT_COINS: Final[vec[i64]] = vec[i64](_effects("coins"))
EFFECT_DEVELOPMENT: Final[vec[i64]] = vec[i64](_effects("development"))
PAY_LEAST: Final[vec[i64]] = vec[i64](_effects("least"))
PAY_MOST: Final[vec[i64]] = vec[i64](_effects("most"))
BATH_DRAWS: Final[list[int]] = _effects("draw")
EFFECT_GOOD: Final[vec[i64]] = vec[i64](
    [GOOD_IDS.index(entry["effect"]["good"]) if "good" in entry["effect"] else NOTHING for entry in PLACE_DATA]
)
RECRUITS: Final[list[list[int]]] = [
    [CHARACTER_IDS.index(id) for id in entry["effect"].get("characters", [])] for entry in PLACE_DATA
]
ROAD: Final = 0
WATER: Final = 1
MOVES_ON: Final[vec[i64]] = vec[i64](
    [{"road": ROAD, "water": WATER}.get(entry["effect"].get("route", ""), NOTHING) for entry in PLACE_DATA]
)
TOWER: Final[i64] = _place_of(V_TOWER)
TOWER_SPACES: Final[i64] = int(PLACE_DATA[TOWER]["effect"]["spaces"]) if TOWER != NOTHING else 0
SHIELD: Final[i64] = _place_of(V_SHIELD)

# Stand-in tiles; a player can own any set of them
WILD_PLACES: Final[list[int]] = [place for place in range(PLACES) if VERB[place] == V_WILD]
WILD_BIT: Final[vec[i64]] = vec[i64](
    [1 << WILD_PLACES.index(place) if place in WILD_PLACES else 0 for place in range(PLACES)]
)
WILD_SETS: Final[i64] = 1 << len(WILD_PLACES)

# The map
TOWN_IDS: Final[list[str]] = READ.ids("towns")
TOWNS: Final[i64] = len(TOWN_IDS)
ORLEANS: Final[i64] = TOWN_IDS.index("orleans")
START_TOWN: Final[i64] = TOWN_IDS.index(DATA["players"]["start_town"])
ROUTE_IDS: Final[list[str]] = READ.ids("routes")
ROUTES: Final[i64] = len(ROUTE_IDS)
ROUTE_A: Final[vec[i64]] = vec[i64]([TOWN_IDS.index(entry["a"]) for entry in DATA["routes"]])
ROUTE_B: Final[vec[i64]] = vec[i64]([TOWN_IDS.index(entry["b"]) for entry in DATA["routes"]])
ROUTE_KIND: Final[vec[i64]] = vec[i64]([ROAD if entry["kind"] == "road" else WATER for entry in DATA["routes"]])
FIRST_CARGO: Final[vec[i64]] = vec[i64](
    [sum(len(entry["goods"]) for entry in DATA["routes"][:route]) for route in range(ROUTES + 1)]
)
CARGO_SPACES: Final[i64] = FIRST_CARGO[ROUTES]
CARGO_PLAYERS: Final[list[int]] = [int(least) for entry in DATA["routes"] for least in entry["goods"]]
# Per town and kind of route, flat: the routes that leave it
ROUTES_FROM: Final[list[list[int]]] = [
    [r for r in range(ROUTES) if ROUTE_KIND[r] == kind and town in (ROUTE_A[r], ROUTE_B[r])]
    for town in range(TOWNS)
    for kind in (ROAD, WATER)
]

# Hourglass and events
EVENT_IDS: Final = ("pilgrimage", "taxes", "income", "trading-day", "harvest", "plague")
EVENTS: Final = 6
PILGRIMAGE: Final = 0
TAXES: Final = 1
INCOME: Final = 2
TRADING_DAY: Final = 3
HARVEST: Final = 4
PLAGUE: Final = 5
NO_EVENT: Final = -1
STACK_IDS: Final[list[str]] = READ.ids("hourglass")
STACKS: Final[i64] = len(STACK_IDS)
STACK_TILES: Final[list[int]] = [entry["events"].count(id) for entry in DATA["hourglass"] for id in EVENT_IDS]
STACK_SIZE: Final[list[int]] = [len(entry["events"]) for entry in DATA["hourglass"]]
STRENGTH: Final[vec[i64]] = vec[i64]([max(0, stack - 1) for stack in range(STACKS)])  # A, B, C; the start tile has none
ROUNDS: Final[i64] = sum(STACK_SIZE)
TAX_GOODS: Final[list[int]] = READ.listed("events", "taxes_goods_per_coin")
INCOME_COINS: Final[list[int]] = READ.listed("events", "income_coins_per_level")
TRADING_COINS: Final[list[int]] = READ.listed("events", "trading_day_coins_per_station")
HARVEST_FOOD: Final[list[int]] = READ.listed("events", "harvest_food")
HARVEST_COINS: Final[i64] = READ.number("events", "harvest_coins_per_missing_food")
PLAGUE_FOLLOWERS: Final[list[int]] = READ.listed("events", "plague_followers")
PILGRIM: Final[i64] = CHARACTER_IDS.index(DATA["events"]["pilgrimage_forbids"])
SHIELDED: Final[vec[bool]] = vec[bool](
    [SHIELD != NOTHING and id in PLACE_DATA[SHIELD]["effect"]["events"] for id in EVENT_IDS]
)

# Census and score
CENSUS_GAIN: Final[i64] = READ.number("census", "gain")
CENSUS_LOSS: Final[i64] = READ.number("census", "loss")
CENSUS_LOSS_PLAYERS: Final[i64] = READ.number("census", "loss_players")
COIN_VP: Final[i64] = READ.number("scoring", "vp_per_coin")
MOST_PAID: Final[i64] = max([1, *PAY_MOST])
MOST_SPACES: Final[i64] = max(len(entry["requires"]) for entry in PLACE_DATA)
