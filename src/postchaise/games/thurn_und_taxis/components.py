"""The numbers and cards of components.toml as typed constants."""

from __future__ import annotations

import os
from typing import Any, Final

from mypy_extensions import i64

from postchaise.kernel.components import loader
from postchaise.kernel.native import vec

DATA: Final[dict[str, Any]] = loader.load_components(
    "thurn-und-taxis", os.path.join(os.path.dirname(__file__), "components.toml")
)
if not loader.is_shipped_file_used("thurn-und-taxis"):  # a file that somebody brought
    from .component_schema import validate_components

    validate_components(DATA)
DIGEST: Final[str] = loader.compute_digest(DATA)
READ: Final = loader.ComponentsReader(DATA)


# Cities and provinces; sets of cities are bit masks
CITY_IDS: Final[list[str]] = READ.ids("cities")
CITIES: Final[i64] = len(CITY_IDS)
BIT: Final[vec[i64]] = vec[i64]([1 << city for city in range(CITIES)] + [0])  # of a city; the last one, at -1, of none
ALL_CITIES: Final[i64] = (1 << CITIES) - 1
PROVINCE_IDS: Final[list[str]] = READ.ids("provinces")
PROVINCES: Final[i64] = len(PROVINCE_IDS)
PROVINCE_OF: Final[vec[i64]] = vec[i64]([PROVINCE_IDS.index(entry["province"]) for entry in DATA["cities"]])
IS_OUTER: Final[list[bool]] = [bool(entry["outer"]) for entry in DATA["provinces"]]


def _mask(ids: list[str]) -> int:
    return sum(1 << CITY_IDS.index(id) for id in ids)


PROVINCE_MASK: Final[vec[i64]] = vec[i64]([_mask(entry["cities"]) for entry in DATA["provinces"]])
OUTER: Final[vec[i64]] = vec[i64]([PROVINCE_MASK[p] for p in range(PROVINCES) if IS_OUTER[p]])  # TT-BONUS-ALL-01


def _neighbours() -> list[int]:
    """Return, per city, the bits of the cities one road away (TT-ROUTE-03)."""
    masks = [0] * CITIES
    for one, other in DATA["map"]["roads"]:
        masks[CITY_IDS.index(one)] |= 1 << CITY_IDS.index(other)
        masks[CITY_IDS.index(other)] |= 1 << CITY_IDS.index(one)
    return masks


ROADS: Final[vec[i64]] = vec[i64](_neighbours())
BESIDE: Final[list[vec[i64]]] = [  # per pair of cities, `one * CITIES + other`: the cities one road away from either
    vec[i64]([city for city in range(CITIES) if (here | there) >> city & 1]) for here in ROADS for there in ROADS
]

# Cards
COPIES: Final[i64] = READ.number("cards", "copies")
CARDS: Final[i64] = CITIES * COPIES
DISPLAY: Final[i64] = READ.number("cards", "display")
LEAST_TO_CLOSE: Final[i64] = READ.number("closing", "least_cards")
HAND_LIMIT: Final[i64] = READ.number("closing", "hand_limit")

# Officials and the turn
DRAWS: Final[i64] = READ.number("turn", "draws")
DRAWS_POSTMASTER: Final[i64] = READ.number("turn", "draws_with_postmaster")
PLAYS: Final[i64] = READ.number("turn", "plays")
PLAYS_CARRIER: Final[i64] = READ.number("turn", "plays_with_carrier")
CARTWRIGHT_HELP: Final[i64] = READ.number("turn", "cartwright_help")

# Pieces
HOUSES: Final[i64] = READ.number("players", "houses")
HOUSE_LEFT_POINTS: Final[i64] = READ.number("scoring", "house_left")

# Carriages; index 0 stands for no carriage
CARRIAGE_LEVEL: Final[vec[i64]] = vec[i64]([0] + [int(entry["level"]) for entry in DATA["carriages"]])
CARRIAGE_POINTS: Final[vec[i64]] = vec[i64]([0] + [int(entry["points"]) for entry in DATA["carriages"]])
LAST_CARRIAGE: Final[i64] = len(CARRIAGE_LEVEL) - 1
CARRIAGE_CARDS: Final[vec[i64]] = vec[i64]([0] + [int(entry["cards"]) for entry in DATA["carriages"]])

# Bonus tiles: one number per tile, stack by stack, from the top
STACK_IDS: Final[list[str]] = READ.ids("stacks")
STACKS: Final[i64] = len(STACK_IDS)
STACK_KIND: Final[list[str]] = [entry["kind"] for entry in DATA["stacks"]]
STACK_VALUES: Final[list[list[int]]] = [[int(value) for value in entry["values"]] for entry in DATA["stacks"]]
STACK_OF: Final[vec[i64]] = vec[i64]([stack for stack in range(STACKS) for _ in STACK_VALUES[stack]])
TILE_POINTS: Final[vec[i64]] = vec[i64]([value for values in STACK_VALUES for value in values])
TILES: Final[i64] = len(TILE_POINTS)
FIRST_TILE: Final[vec[i64]] = vec[i64]([sum(len(each) for each in STACK_VALUES[:n]) for n in range(STACKS + 1)])
LENGTH_STACKS: Final[vec[i64]] = vec[i64]([i for i in range(STACKS) if STACK_KIND[i] == "length"])  # shortest first
STACK_LENGTH: Final[vec[i64]] = vec[i64]([int(entry.get("length", 0)) for entry in DATA["stacks"]])
PROVINCE_STACKS: Final[vec[i64]] = vec[i64]([i for i in range(STACKS) if STACK_KIND[i] == "province"])
STACK_MASK: Final[vec[i64]] = vec[i64](  # province stacks: the cities that must be held
    [sum(PROVINCE_MASK[PROVINCE_IDS.index(id)] for id in entry.get("provinces", [])) for entry in DATA["stacks"]]
)
ALL_STACK: Final[i64] = STACK_KIND.index("all")
END_STACK: Final[i64] = STACK_KIND.index("end")

# The expansion
LETTERS: Final[i64] = READ.number("box", "letters")
STARTING_LETTERS: Final[vec[i64]] = vec[i64]([int(n) for n in DATA["courier"]["starting_letters"]])
PRICE: Final[i64] = READ.number("courier", "price")
PRICE_WITH_COURIER: Final[i64] = READ.number("courier", "price_with_courier")
COURIER_POINTS: Final[i64] = READ.number("courier", "courier_points")
