"""The numbers and cards of components.toml as typed constants."""

from __future__ import annotations

import os
from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.components import loader
from postchaise.kernel.native import vec

DATA: Final[dict[str, Any]] = loader.load_components(
    "la-loire", os.path.join(os.path.dirname(__file__), "components.toml")
)
if not loader.is_shipped_file_used("la-loire"):  # a file that somebody brought
    from .component_schema import validate_components

    validate_components(DATA)
DIGEST: Final[str] = loader.compute_digest(DATA)
READ: Final = loader.ComponentsReader(DATA)


def _from_one(numbers: list[int]) -> vec[i64]:
    """Return a row that is counted from 1; index 0 is unused."""
    found = [0, *numbers]
    return vec[i64](found)


# Locations, clockwise from Nantes (LL-MOVE-12)
LOCATION_IDS: Final[list[str]] = READ.ids("locations")
LOCATIONS: Final[i64] = len(LOCATION_IDS)
NANTES: Final[i64] = LOCATION_IDS.index("nantes")
ORLEANS: Final[i64] = LOCATION_IDS.index("orleans")
NO_BANK: Final = -1
NORTH: Final = 0
SOUTH: Final = 1
BANK_OF: Final[vec[i64]] = vec[i64](
    [{"north": NORTH, "south": SOUTH}.get(e.get("bank", ""), NO_BANK) for e in DATA["locations"]]
)
IS_CITY: Final[vec[bool]] = vec[bool]([entry["kind"] == "city" for entry in DATA["locations"]])
VILLAGES: Final[vec[i64]] = vec[i64]([i for i in range(LOCATIONS) if not IS_CITY[i]])

# Goods
GOOD_IDS: Final[list[str]] = READ.ids("goods")
GOODS: Final[i64] = len(GOOD_IDS)
WOOD: Final[i64] = GOOD_IDS.index("wood")
GRAIN: Final[i64] = GOOD_IDS.index("grain")
CHEESE: Final[i64] = GOOD_IDS.index("cheese")
WINE: Final[i64] = GOOD_IDS.index("wine")
BEER: Final[i64] = GOOD_IDS.index("beer")
NO_GOOD: Final = -1
GOOD_OF: Final[vec[i64]] = vec[i64]([GOOD_IDS.index(e["good"]) if "good" in e else NO_GOOD for e in DATA["locations"]])
SALE_PRICE: Final[vec[i64]] = vec[i64](READ.numbers("goods", "sale_price"))
GOOD_CARDS: Final[list[int]] = READ.numbers("goods", "cards")
CARRY_LIMIT: Final[vec[i64]] = vec[i64](READ.numbers("goods", "carry_limit"))  # 0: none
MERCHANT_BONUS: Final[i64] = READ.number("trade", "merchant_bonus")
LUMBERJACK_CARDS: Final[i64] = READ.number("trade", "lumberjack_cards")
BEER_FACTOR: Final[i64] = READ.number("trade", "beer_factor")

# Shields, market, circus
SHIELD_IDS: Final[list[str]] = READ.ids("shields")
SHIELDS: Final[i64] = len(SHIELD_IDS)
VILLAGE_SHIELDS: Final[list[int]] = READ.numbers("shields", "village_tiles")
PRICES: Final[vec[i64]] = vec[i64]([int(price) for price in DATA["market"]["prices"]])
CIRCUS_POSITION: Final[i64] = READ.number("market", "circus_position")
NEW_CIRCUS_POSITION: Final[i64] = READ.number("market", "new_circus_colour_position")
CIRCUS_START: Final[i64] = LOCATION_IDS.index(DATA["circus"]["start_location"])
CIRCUS_DISCOUNT: Final[i64] = READ.number("circus", "discount")

# Pieces
START_DENIERS: Final[i64] = READ.number("players", "start_deniers")
START_MESSAGES: Final[i64] = READ.number("players", "start_messages_level_1")
START_HORSES: Final[i64] = READ.number("pieces_per_player", "starting_horses_per_stack")
TOKENS: Final[i64] = READ.number("pieces_per_player", "message_tokens")
FARMS: Final[i64] = READ.number("pieces_per_player", "farms")
MONASTERIES: Final[i64] = READ.number("pieces_per_player", "monasteries")
TOWERS: Final[i64] = READ.number("pieces_shared", "towers")
HORSES_FEW: Final[list[int]] = [LOCATION_IDS.index(id) for id in DATA["horses_at_setup"]["few"]]
HORSES_MANY: Final[list[int]] = [LOCATION_IDS.index(id) for id in DATA["horses_at_setup"]["many"]]
FEW_PLAYERS: Final = 2

# Money
MINIMUM: Final[i64] = READ.number("money", "minimum")
RELIEF: Final[i64] = READ.number("money", "minimum_relief")
MAXIMUM: Final[i64] = READ.number("money", "maximum")
MAXIMUM_BANKER: Final[i64] = READ.number("money", "maximum_with_banker")
BANK_INCOME: Final[i64] = READ.number("money", "bank_income")

# Travel
STEPS_ON_FOOT: Final[i64] = READ.number("travel", "steps_on_foot")
STACK_LIMIT: Final[i64] = READ.number("travel", "stack_limit")
STACK_LIMIT_SCOUT: Final[i64] = READ.number("travel", "stack_limit_with_scout")
TAKE_LIMIT: Final[i64] = READ.number("travel", "take_limit")
TAKE_LIMIT_SQUIRE: Final[i64] = READ.number("travel", "take_limit_with_squire")
BLACKSMITH_COST: Final[i64] = READ.number("travel", "blacksmith_cost")

# The river
LAST_SPACE: Final[i64] = READ.number("river", "last_space")
SHIP_COST: Final[vec[i64]] = vec[i64]([int(offer["cost"]) for offer in DATA["shipping"]["options"]])
SHIP_SPACES: Final[vec[i64]] = vec[i64]([int(offer["spaces"]) for offer in DATA["shipping"]["options"]])

# Buildings on the board
BUILDING_IDS: Final[list[str]] = READ.ids("buildings")
NO_BUILDING: Final = -1
FARM: Final[i64] = BUILDING_IDS.index("farm")
MONASTERY: Final[i64] = BUILDING_IDS.index("monastery")
CASTLE: Final[i64] = BUILDING_IDS.index("castle")
BUILDING_DENIERS: Final[vec[i64]] = vec[i64](READ.numbers("buildings", "deniers"))
BUILDING_WOOD: Final[vec[i64]] = vec[i64](READ.numbers("buildings", "wood"))
BUILDING_DISCOUNT: Final[vec[i64]] = vec[i64](READ.numbers("buildings", "discount"))
BUILDING_BOAT: Final[vec[i64]] = vec[i64](READ.numbers("buildings", "owner_boat"))
BUILDING_VP: Final[vec[i64]] = vec[i64](READ.numbers("buildings", "vp"))
FARM_BALANCE: Final[i64] = READ.number("building", "farm_balance")
BUILDS: Final[i64] = READ.number("building", "buildings_per_turn")
BUILDS_ECONOMUS: Final[i64] = READ.number("building", "buildings_per_turn_with_economus")
ECONOMUS_SURCHARGE: Final[i64] = READ.number("building", "economus_surcharge")
MAGISTER_DISCOUNT: Final[i64] = READ.number("building", "magister_discount")
PATRONUS_DENIERS: Final[i64] = READ.number("building", "patronus_deniers")

# Palaces: four kinds for Nantes, the same four for Orléans
PALACE_IDS: Final[list[str]] = READ.ids("palaces")
PALACES: Final[i64] = len(PALACE_IDS)
PALACE_CITY: Final[vec[i64]] = vec[i64]([LOCATION_IDS.index(entry["city"]) for entry in DATA["palaces"]])
PALACE_COST: Final[vec[i64]] = vec[i64](READ.numbers("palaces", "cost"))
PALACE_VP: Final[vec[i64]] = vec[i64](READ.numbers("palaces", "vp"))
PALACE_COPIES: Final[list[int]] = READ.numbers("palaces", "copies")


def _palace_bits(kind: str) -> list[int]:
    """Return, per location, the bit of the palace of this kind that works there; 0 in villages (LL-PAL-01)."""
    bits = [0] * LOCATIONS
    for i, entry in enumerate(DATA["palaces"]):
        if entry["kind"] == kind:
            bits[PALACE_CITY[i]] = 1 << i
    return bits


DUCAL: Final[vec[i64]] = vec[i64](_palace_bits("ducal-palace"))
POST_OFFICE: Final[vec[i64]] = vec[i64](_palace_bits("post-office"))
PALATIUM: Final[vec[i64]] = vec[i64](_palace_bits("palatium-balivi"))
BANK: Final[vec[i64]] = vec[i64](_palace_bits("bank"))
ANY_DUCAL: Final[i64] = sum(DUCAL)

# Characters; a player's characters are a bit mask
CHARACTER_IDS: Final[list[str]] = READ.ids("characters")
CHARACTERS: Final[i64] = len(CHARACTER_IDS)
CHARACTER_COST: Final[vec[i64]] = vec[i64](READ.numbers("characters", "cost"))
CHARACTER_VP: Final[vec[i64]] = vec[i64](READ.numbers("characters", "vp"))
CHARACTER_COLOUR: Final[list[str]] = [entry["colour"] for entry in DATA["characters"]]
IS_RED: Final[vec[bool]] = vec[bool]([colour == "red" for colour in CHARACTER_COLOUR])
COPIES_RULE: Final[list[str]] = [entry["copies_rule"] for entry in DATA["characters"]]
COPIES: Final[dict[str, list[int]]] = {rule: DATA["character_copies"][rule] for rule in set(COPIES_RULE)}


def _bit(id: str) -> int:
    return 1 << CHARACTER_IDS.index(id)


NO_CHARACTER: Final = -1
REQUIRES: Final[vec[i64]] = vec[i64](
    [CHARACTER_IDS.index(e["requires"]) if "requires" in e else NO_CHARACTER for e in DATA["characters"]]
)
# Per good: the bit of the merchant character that sells it for more, 0 for beer
MERCHANT_OF: Final[vec[i64]] = vec[i64](
    [_bit(f"{g}-merchant") if f"{g}-merchant" in CHARACTER_IDS else 0 for g in GOOD_IDS]
)
DAIRYMAN: Final[i64] = _bit("dairyman")
GRAIN_FARMER: Final[i64] = _bit("grain-farmer")
LUMBERJACK: Final[i64] = _bit("lumberjack")
BANKER: Final[i64] = _bit("banker")
LADY: Final[i64] = _bit("lady-in-waiting")
WITCH: Final[i64] = _bit("witch")
MAGISTER: Final[i64] = _bit("magister-artium")
ECONOMUS: Final[i64] = _bit("economus")
PATRONUS: Final[i64] = _bit("patronus")
MENSOR: Final[i64] = _bit("mensor")
SQUIRE: Final[i64] = _bit("squire")
SCOUT: Final[i64] = _bit("scout")
BLACKSMITH: Final[i64] = _bit("blacksmith")
JESTER: Final[i64] = _bit("jester")
CITY_GUARD: Final[i64] = _bit("city-guard")
MAYOR: Final[i64] = _bit("mayor")
VASSALLUS: Final[i64] = _bit("vassallus")
SPY: Final[i64] = _bit("spy")
APPRENTICE: Final[i64] = _bit("apprentice")
HELPER: Final[i64] = _bit("helper")
APPRENTICE_CARD: Final[i64] = CHARACTER_IDS.index("apprentice")
HELPER_CARD: Final[i64] = CHARACTER_IDS.index("helper")
HIRES: Final[i64] = READ.number("hiring", "hires_per_turn")
HIRES_LADY: Final[i64] = READ.number("hiring", "hires_per_turn_with_lady")
WITCH_DISCOUNT: Final[i64] = READ.number("hiring", "witch_discount")

# Messages
MESSAGE_IDS: Final[list[str]] = READ.ids("messages")
MESSAGES: Final[i64] = len(MESSAGE_IDS)
LEVEL: Final[vec[i64]] = vec[i64](READ.numbers("messages", "level"))
MESSAGE_VP: Final[vec[i64]] = vec[i64](READ.numbers("messages", "vp"))
TYPE_IDS: Final[list[str]] = [e["scores_type"] for e in DATA["characters"] if "scores_type" in e]
TYPES: Final[i64] = len(TYPE_IDS)
TYPE_OF: Final[vec[i64]] = vec[i64]([TYPE_IDS.index(entry["type"]) for entry in DATA["messages"]])
SCORER_OF: Final[list[int]] = [  # per type: the bit of the blue character
    1 << i for id in TYPE_IDS for i, e in enumerate(DATA["characters"]) if e.get("scores_type") == id
]
LEVELS: Final = 4
ABBEY: Final = 4  # the level sold in monasteries
FIRST_OF_LEVEL: Final[vec[i64]] = vec[i64](
    [0] + [list(LEVEL).index(level) for level in range(1, LEVELS + 1)] + [MESSAGES]
)
DESTINATION: Final[vec[i64]] = vec[i64](
    [  # levels 1 and 4: the location
        LOCATION_IDS.index(e["to"][0]) if e["level"] in (1, ABBEY) else -1 for e in DATA["messages"]
    ]
)
COLOURS: Final[list[list[int]]] = [  # levels 2 and 3: the shields
    [SHIELD_IDS.index(c) for c in e["to"]] if e["level"] in (2, 3) else [] for e in DATA["messages"]
]
COLOUR_BITS: Final[vec[i64]] = vec[i64]([sum(1 << colour for colour in colours) for colours in COLOURS])
MESSAGE_PRICE: Final[vec[i64]] = _from_one(DATA["message_prices"]["prices"])
UNDELIVERED: Final[i64] = READ.number("carrying", "undelivered_limit")
UNDELIVERED_MAYOR: Final[i64] = READ.number("carrying", "undelivered_limit_with_mayor")
ABBEY_LIMIT: Final[i64] = READ.number("carrying", "abbey_limit")
AT_A_STOP: Final[i64] = READ.number("carrying", "messages_per_stop")
AT_A_CASTLE: Final[i64] = READ.number("carrying", "messages_at_castle")
VASSALLUS_EXTRA: Final[i64] = READ.number("carrying", "vassallus_messages")
POST_OFFICE_EXTRA: Final[i64] = READ.number("carrying", "post_office_messages")
POST_OFFICE_DISCOUNT: Final[i64] = READ.number("carrying", "post_office_discount")
SPY_DRAWS: Final[i64] = READ.number("carrying", "spy_draws")

# Scoring and end
VP_PER_SPACE: Final[i64] = READ.number("river", "vp_per_space")
UNDELIVERED_VP: Final[i64] = READ.number("scoring", "undelivered_vp")
BLUE_BONUS: Final[i64] = READ.number("scoring", "blue_bonus")
MESSAGE_TARGET: Final[vec[i64]] = _from_one(DATA["end"]["message_targets"])  # by number of players
SOLO_TURNS: Final[i64] = READ.number("end", "solo_turns")
