"""The schema of the components file, and checks of what the rules rely on.

The checks go from shape (keys, types, ranges, ids) over sources to the checks of the component specification,
section 13, and name the first wrong entry.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.components import sources
from postchaise.kernel.components.schema import (
    ComponentsSchema,
    Table,
    ValueForm,
    id_form,
    integer_form,
    integer_forms,
    integers_form,
    repeated_ids_form,
)
from postchaise.kernel.components.validation import (
    check_at_least,
    check_at_most,
    check_count,
    check_equal,
    check_rising,
    check_schema,
)
from postchaise.kernel.components.value_checks import format_entry_name, raise_components_error

# Ids the rules rely on, in the order they rely on.
BASIC: Final = ("farmer", "boatman", "craftsman", "trader")
CHARACTERS: Final = (*BASIC, "knight", "scholar", "monk")
GOODS: Final = ("grain", "cheese", "wine", "wool", "brocade")
PRODUCING: Final = ("farmhouse", "village", "university", "castle", "monastery")
LOCATIONS: Final = (*PRODUCING, "ship", "wagon", "guildhall", "scriptorium", "town-hall")
PRINTED: Final = (*CHARACTERS, "any", "any-neutral")
GREAT_WORKS: Final = ("city-wall", "papal-conclave", "defeating-plague", "astronomy", "boatmen-guild")
DEEDS: Final = (*GREAT_WORKS, "cathedral", "peace-treaty", "canalisation")
STACKS: Final = ("start", "a", "b", "c")
EVENTS: Final = ("pilgrimage", "taxes", "income", "trading-day", "harvest", "plague")
NORTH: Final = ("orleans", "chartres", "etampes", "le-mans", "chateaudun", "montargis", "vendome", "blois", "briare")
MIDDLE: Final = ("tours", "chinon", "montrichard", "vierzon", "loches", "bourges", "sancerre")
SOUTH: Final = ("chatellerault", "le-blanc", "chateauroux", "nevers", "argenton", "la-chatre", "st-amand")
TOWNS: Final = NORTH + MIDDLE + SOUTH
ROUTE_KINDS: Final = ("road", "water")
MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 5
TABLES_OF_PLAYERS: Final = MAX_PLAYERS - MIN_PLAYERS + 1
STRENGTHS: Final = 3
MOST_WILD: Final = 4  # every set of stand-in tiles has its own table of what fits where


TABLES: Final[dict[str, dict[str, ValueForm]]] = {
    "meta": {"data_revision": integer_form(1, 9999)},
    "box": integer_forms(
        "character_tokens goods technology_tiles citizen_tiles place_tiles hourglass_tiles stations", high=999
    ),
    "boards": {
        **integer_forms("roads waterways deed_spaces", 1),
        "goods_spaces": integers_form(TABLES_OF_PLAYERS, 1),
    },
    "players": {
        "min": integer_form(MIN_PLAYERS, MIN_PLAYERS),
        "max": integer_form(MAX_PLAYERS, MAX_PLAYERS),
        "start_coins": integer_form(),
        "stations": integer_form(1),
        "market_spaces": integer_form(len(BASIC), 20),
        "start_town": id_form(TOWNS),
    },
    "removed": {"goods": integers_form(TABLES_OF_PLAYERS), "technology": integers_form(TABLES_OF_PLAYERS)},
    "tracks": {
        "farmer": repeated_ids_form(GOODS, 1),
        "boatman": integers_form(),
        "boatman_citizen": integer_form(1),
        "craftsman": integers_form(low=1, high=1),
        "trader": integers_form(low=1, high=2),
        "knight": integers_form(low=1, high=20),
        "knight_citizen": integer_form(1),
        "scholar": integers_form(),
    },
    "development": {
        "last": integer_form(1),
        "levels": integers_form(),
        "coins": ValueForm("array", item=ValueForm("table", fields={"at": integer_form(1), "coins": integer_form(1)})),
        "citizens": integers_form(low=1),
    },
    "census": {
        "gain": integer_form(),
        "loss": integer_form(),
        "loss_players": integer_form(MIN_PLAYERS, MAX_PLAYERS + 1),
    },
    "events": {
        "taxes_goods_per_coin": integers_form(STRENGTHS, 1),
        "income_coins_per_level": integers_form(STRENGTHS),
        "trading_day_coins_per_station": integers_form(STRENGTHS),
        "harvest_food": integers_form(STRENGTHS),
        "harvest_coins_per_missing_food": integer_form(),
        "plague_followers": integers_form(STRENGTHS),
        "pilgrimage_forbids": id_form(CHARACTERS),
    },
    "place_tiles": {
        "categories": integers_form(2, 1),
        "exclusions": integers_form(TABLES_OF_PLAYERS, 1, 3),
        "kept": integer_form(1),
    },
    "scoring": {"vp_per_coin": integer_form()},
}

# What each verb of an effect needs; the places of the player board and the tiles share them.
EFFECTS: Final[dict[str, dict[str, ValueForm]]] = {
    "recruit": {"characters": repeated_ids_form(CHARACTERS, 1)},
    "move": {"route": id_form(ROUTE_KINDS)},
    "station": {},
    "gain": integer_forms("coins development"),
    "deeds": {},
    "good": {"good": id_form(GOODS)},
    "coins-per-level": integer_forms("coins", 1),
    "coins-per-station": integer_forms("coins", 1),
    "technology": {},
    "pay": integer_forms("least most", 1, 9),
    "bath": integer_forms("draw", 1, 9),
    "wild": {"character": id_form(CHARACTERS), "replaces": repeated_ids_form(CHARACTERS, 1)},
    "tower": integer_forms("spaces", 1, 9),
    "shield": {"events": repeated_ids_form(EVENTS, 1)},
}

LISTS: Final[dict[str, dict[str, ValueForm]]] = {
    "characters": {
        "id": id_form(CHARACTERS),
        "starters": integer_form(0, 1),
        "neutral": integer_form(),
        "removed": integers_form(TABLES_OF_PLAYERS),
    },
    "goods": {"id": id_form(GOODS), **integer_forms("tiles vp"), "food": integer_form(0, 1)},
    "locations": {
        "id": id_form(LOCATIONS),
        "requires": repeated_ids_form(PRINTED),
        "needs": integer_form(1, 3),
        "effect": ValueForm("table", variants=EFFECTS),
    },
    "places": {
        "id": id_form(()),
        "category": integer_form(1, 2),
        "requires": repeated_ids_form(PRINTED),
        "effect": ValueForm("table", variants=EFFECTS),
    },
    "deeds": {"id": id_form(DEEDS), **integer_forms("coins development"), "spaces": repeated_ids_form(CHARACTERS, 1)},
    "hourglass": {"id": id_form(STACKS), "events": repeated_ids_form(EVENTS, 1)},
    "towns": {"id": id_form(TOWNS), **integer_forms("x y", high=1000)},
    "routes": {
        "id": id_form(()),
        "a": id_form(TOWNS),
        "b": id_form(TOWNS),
        "kind": id_form(ROUTE_KINDS),
        "goods": integers_form(high=MAX_PLAYERS),
    },
}

PERMANENT: Final = ("wild", "tower")  # no spaces to fill (OR-ACT-02)
OWNED: Final = (*PERMANENT, "shield")  # only a tile, because somebody has to own it
ONCE: Final = ("deeds", "tower", "shield")  # the state has room for one of each

# Keys that carry no source, and sources that belong to the id.
UNSOURCED: Final = ("id", "data_revision", "sources")
ID_SOURCES: Final[dict[str, tuple[str, ...]]] = {"towns": ("name",)}


SCHEMA: Final = ComponentsSchema(TABLES, LISTS, UNSOURCED, ID_SOURCES)


def validate_components(data: Table) -> None:
    """Raise `ComponentsError` on the first wrong entry of a loaded components file."""
    check_schema(SCHEMA, data)
    _check_characters(data)
    _check_places(data)
    _check_tracks(data)
    _check_deeds(data)
    _check_hourglass(data)
    _check_map(data)
    _check_goods(data)


def list_reconstructed_values(data: Table) -> list[tuple[str, str]]:
    """Return every value designed here for lack of a source, as (entry, key), in the order of the file."""
    return sources.list_values_without_source(SCHEMA, data)


def _check_characters(data: Table) -> None:
    total = 0
    for row in data["characters"]:
        entry = format_entry_name("characters", row, 0)
        check_equal(f"{entry}.starters", row["starters"], int(row["id"] in BASIC))
        for place, gone in enumerate(row["removed"], 1):
            check_at_most(f"{entry}.removed #{place}", gone, row["neutral"])
        total += row["neutral"] + MAX_PLAYERS * row["starters"]
    check_count("box.character_tokens", total, data["box"]["character_tokens"])
    for place, gone in enumerate(data["removed"]["technology"], 1):
        check_at_most(f"removed.technology #{place}", gone, data["box"]["technology_tiles"])
    check_count("box.stations", MAX_PLAYERS * data["players"]["stations"], data["box"]["stations"])


def _check_places(data: Table) -> None:
    verbs: list[str] = []
    for row in data["locations"]:
        entry = format_entry_name("locations", row, 0)
        check_at_most(f"{entry}.needs", row["needs"], len(row["requires"]))
        if row["effect"]["verb"] in OWNED:
            allowed = ", ".join(verb for verb in EFFECTS if verb not in OWNED)
            raise_components_error(
                "components-unknown-id", entry=entry, key="effect.verb", value=row["effect"]["verb"], expected=allowed
            )
        if row["effect"]["verb"] == "deeds":  # any of its followers may go, so its spaces are all alike
            check_count(f"{entry}.requires", len(set(row["requires"])), 1)
        verbs.append(row["effect"]["verb"])
    for row in data["places"]:
        entry, verb = format_entry_name("places", row, 0), row["effect"]["verb"]
        if row["id"] in LOCATIONS:
            raise_components_error("components-duplicate", entry=entry, key="id", value=row["id"])
        if verb in PERMANENT:
            check_count(f"{entry}.requires", len(row["requires"]), 0)
        else:
            check_at_least(f"{entry}.requires", len(row["requires"]), 1)
            check_at_most(f"{entry}.requires", len(row["requires"]), 3)
        if verb in ONCE and verb in verbs:
            raise_components_error("components-duplicate", entry=entry, key="effect.verb", value=verb)
        verbs.append(verb)
    check_at_most("places wild", verbs.count("wild"), MOST_WILD)
    check_count("box.place_tiles", len(data["places"]), data["box"]["place_tiles"])
    for category, expected in enumerate(data["place_tiles"]["categories"], 1):
        tiles = [row for row in data["places"] if row["category"] == category]
        check_count(f"place_tiles.categories #{category}", len(tiles), expected)


def _check_tracks(data: Table) -> None:
    tracks, development = data["tracks"], data["development"]
    for name in ("boatman", "craftsman", "trader", "scholar"):
        check_at_least(f"tracks.{name}", len(tracks[name]), 1)
    check_at_most("tracks.boatman_citizen", tracks["boatman_citizen"], len(tracks["boatman"]))
    check_at_least("tracks.knight", len(tracks["knight"]), 2)
    check_at_most("tracks.knight_citizen", tracks["knight_citizen"], len(tracks["knight"]) - 1)
    check_equal("tracks.trader #1", tracks["trader"][0], 1)
    levels, coins, citizens = (
        development["levels"],
        [row["at"] for row in development["coins"]],
        development["citizens"],
    )
    for name, indices in (("levels", levels), ("coins", coins), ("citizens", citizens)):
        check_rising(f"development.{name}", indices, 1)
        for index in indices:
            check_at_most(f"development.{name}", index, development["last"])
    check_at_least("development.levels", len(levels), 1)
    check_equal("development.levels #1", levels[0], 0)
    check_equal(f"development.levels #{len(levels)}", levels[-1], development["last"])
    total = len(citizens) + len(data["deeds"]) + 3  # the ends of two tracks, and most stations
    check_count("box.citizen_tiles", total, data["box"]["citizen_tiles"])


def _check_deeds(data: Table) -> None:
    spaces = sum(len(row["spaces"]) for row in data["deeds"])
    check_count("boards.deed_spaces", spaces, data["boards"]["deed_spaces"])


def _check_hourglass(data: Table) -> None:
    """OR-EVENT-GEN-01: three tiles of each event; OR-SETUP-10: the first is a Pilgrimage."""
    stacks = data["hourglass"]
    tiles = [event for row in stacks for event in row["events"]]
    check_equal('hourglass "start".events', ", ".join(stacks[0]["events"]), EVENTS[0])
    for event in EVENTS:
        check_count(f"hourglass {event}", tiles.count(event), len(tiles) // len(EVENTS))
    check_count("box.hourglass_tiles", len(tiles), data["box"]["hourglass_tiles"])


def _check_map(data: Table) -> None:
    """Every town can be reached from the first one, and each route is named by its ends."""
    reached = {TOWNS[0]}
    for _ in data["towns"]:
        for row in data["routes"]:
            if row["a"] in reached or row["b"] in reached:
                reached |= {row["a"], row["b"]}
    for row in data["routes"]:
        check_equal(format_entry_name("routes", row, 0), row["id"], f"{row['a']}-{row['b']}-{row['kind']}")
        if row["a"] == row["b"]:
            raise_components_error(
                "components-duplicate", entry=format_entry_name("routes", row, 0), key="b", value=row["b"]
            )
    for key, kind in (("roads", "road"), ("waterways", "water")):
        routes = [row for row in data["routes"] if row["kind"] == kind]
        check_count(f"boards.{key}", len(routes), data["boards"][key])
    for town in TOWNS:
        if town not in reached:
            raise_components_error("components-missing", entry="routes", key=town)


def _check_goods(data: Table) -> None:
    """The tiles suffice for the spaces of the map with every number of players."""
    total = sum(row["tiles"] for row in data["goods"])
    check_count("box.goods", total, data["box"]["goods"])
    spaces = [least for row in data["routes"] for least in row["goods"]]
    for place, gone in enumerate(data["removed"]["goods"]):
        used = [least for least in spaces if least <= place + MIN_PLAYERS]
        check_count(f"boards.goods_spaces #{place + 1}", len(used), data["boards"]["goods_spaces"][place])
        check_at_least(f"removed.goods #{place + 1}", total - gone, len(used))
