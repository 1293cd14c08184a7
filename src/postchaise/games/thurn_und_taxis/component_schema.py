"""The schema of the components file, and checks of what the rules rely on.

The checks go from shape (keys, types, ranges, ids) over sources to rules, and name the first wrong entry.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.components import sources
from postchaise.kernel.components.schema import (
    ComponentsSchema,
    Table,
    ValueForm,
    distinct_ids_form,
    id_form,
    integer_form,
    integer_forms,
    integers_form,
    make_optional,
)
from postchaise.kernel.components.validation import check_at_least, check_equal, check_schema
from postchaise.kernel.components.value_checks import check_keys, check_order, format_entry_name, raise_components_error

# Ids the rules and the records rely on, in the order they rely on.
CITIES: Final = (
    "augsburg",
    "basel",
    "budweis",
    "carlsruhe",
    "freiburg",
    "ingolstadt",
    "innsbruck",
    "kempten",
    "linz",
    "lodz",
    "mannheim",
    "muenchen",
    "nuernberg",
    "passau",
    "pilsen",
    "regensburg",
    "salzburg",
    "sigmaringen",
    "stuttgart",
    "ulm",
    "wuerzburg",
    "zuerich",
)
PROVINCES: Final = (
    "baden",
    "wuerttemberg",
    "hohenzollern",
    "schweiz",
    "tyrol",
    "boehmen",
    "salzburg",
    "polen",
    "baiern",
)
LENGTH_STACKS: Final = ("length-5", "length-6", "length-7")
PROVINCE_STACKS: Final = ("baden", "wuerttemberg-hohenzollern", "schweiz-tyrol", "boehmen-salzburg", "baiern")
LEVELS: Final = ("3", "4", "5", "6", "7")
STACKS: Final = (*LENGTH_STACKS, *PROVINCE_STACKS, "all-provinces", "game-end")
PLAYER_COLOURS: Final = ("indigo", "crimson", "teal", "amber")
MAX_PLAYERS: Final = len(PLAYER_COLOURS)


# Bounds narrower than 0 to 99 are what the rules rely on.
TABLES: Final[dict[str, dict[str, ValueForm]]] = {
    "meta": {"data_revision": integer_form(1, 9999)},
    "box": integer_forms(
        "city_cards houses carriage_cards bonus_tiles firm_cards summary_cards letters couriers roads"
    ),
    "players": {
        **integer_forms("min max", 2, MAX_PLAYERS),
        "colours": distinct_ids_form(PLAYER_COLOURS, MAX_PLAYERS),
        "houses": integer_form(1, len(CITIES)),
    },
    "cards": {"copies": integer_form(1), "display": integer_form(1, 9)},
    "turn": {
        **integer_forms("draws plays free_officials uses_per_official", 1, 1),
        **integer_forms("draws_with_postmaster plays_with_carrier", 2, 2),
        "cartwright_help": integer_form(1, 9),
    },
    "closing": {"least_cards": integer_form(1, len(CITIES)), "hand_limit": integer_form()},
    "courier": {
        "letters_per_city": integer_form(1, 1),
        "starting_letters": integers_form(MAX_PLAYERS),
        **integer_forms("price price_with_courier", 1),
        "courier_points": integer_form(),
        "letter_points": integer_form(0, 0),  # TX-SCORE-02
    },
    "scoring": {"house_left": integer_form(-9, 9)},
    "map": {"roads": ValueForm("array", item=ValueForm("array", size=2, item=id_form(CITIES)))},
}
LISTS: Final[dict[str, dict[str, ValueForm]]] = {
    "cities": {
        "id": id_form(CITIES),
        "province": id_form(PROVINCES),
        "roads": integer_form(1, len(CITIES) - 1),
    },
    "provinces": {"id": id_form(PROVINCES), "outer": ValueForm("boolean"), "cities": distinct_ids_form(CITIES)},
    "carriages": {
        "level": integer_form(1, 9),
        "cards": integer_form(),
        "points": integer_form(),
        "ends": ValueForm("boolean"),
    },
    "stacks": {
        "id": id_form(STACKS),
        "kind": id_form(("length", "province", "all", "end")),
        "length": make_optional(integer_form(1, len(CITIES))),
        "provinces": make_optional(distinct_ids_form(PROVINCES)),
        "values": integers_form(low=1),
    },
}
# Keys that carry no source, and sources that belong to the id.
UNSOURCED: Final = ("id", "data_revision", "sources")
ID_SOURCES: Final[dict[str, tuple[str, ...]]] = {"cities": ("name",), "provinces": ("name",)}


SCHEMA: Final = ComponentsSchema(TABLES, LISTS, UNSOURCED, ID_SOURCES)


def validate_components(data: Table) -> None:
    """Raise `ComponentsError` on the first wrong entry of a loaded components file."""
    check_schema(SCHEMA, data)
    _check_provinces(data)
    _check_roads(data)
    _check_carriages(data)
    _check_stacks(data)
    _check_box(data)


def list_reconstructed_values(data: Table) -> list[tuple[str, str]]:
    """Return every value designed here for lack of a source, as (entry, key), in the order of the file."""
    return sources.list_values_without_source(SCHEMA, data)


def _check_provinces(data: Table) -> None:
    """Every city is listed in exactly one province."""
    home: dict[str, str] = {}
    for row in data["provinces"]:
        for city in row["cities"]:
            if city in home:
                raise_components_error(
                    "components-duplicate", entry=format_entry_name("provinces", row, 0), key="cities", value=city
                )
            home[city] = row["id"]
    for row in data["cities"]:
        check_equal(f"{format_entry_name('cities', row, 0)}.province", row["province"], home.get(row["id"], "none"))
    inner = [row["id"] for row in data["provinces"] if not row["outer"]]
    check_equal("provinces outer", ", ".join(inner), "baiern")  # TT-BONUS-ALL-01


def _check_roads(data: Table) -> None:
    """There is no loop and no duplicate road, the roads of each city add up, and every city can be reached."""
    met: dict[str, set[str]] = {city: set() for city in CITIES}
    for place, (one, other) in enumerate(data["map"]["roads"], 1):
        if other in met[one]:
            raise_components_error("components-duplicate", entry="map.roads", key=f"#{place}", value=f"{one}-{other}")
        met[one].add(other)
        met[other].add(one)
    for row in data["cities"]:
        check_equal(f"{format_entry_name('cities', row, 0)}.roads", row["roads"], len(met[row["id"]]))
    reached = {CITIES[0]}
    edge = [CITIES[0]]
    while edge:
        for city in met[edge.pop()] - reached:
            reached.add(city)
            edge.append(city)
    for city in CITIES:
        if city not in reached:
            raise_components_error(
                "components-rule", entry=f"map.roads {city}", value="unreachable", expected=CITIES[0]
            )


def _check_carriages(data: Table) -> None:
    """There are enough cards of each level for all players, points rise, and only the last ends the game."""
    rows = data["carriages"]
    check_order("carriages", [str(row["level"]) for row in rows], LEVELS)
    for place, row in enumerate(rows, 1):
        check_at_least(f"carriages #{place}.cards", row["cards"], data["players"]["max"])
        check_equal(f"carriages #{place}.ends", str(row["ends"]).lower(), str(place == len(rows)).lower())
        if place > 1:
            check_at_least(f"carriages #{place}.points", row["points"], rows[place - 2]["points"] + 1)


def _check_stacks(data: Table) -> None:
    """Each stack states its condition, and its values fall."""
    shortest = 0
    for row in data["stacks"]:
        entry, kind = format_entry_name("stacks", row, 0), _kind_of(row["id"])
        check_equal(f"{entry}.kind", row["kind"], kind)
        own = {"length": ["length"], "province": ["provinces"]}.get(kind, [])
        check_keys(entry, row, ["id", "kind", "values", *own], ["sources"])
        if kind == "length":
            check_at_least(f"{entry}.length", row["length"], shortest + 1)
            shortest = row["length"]
        if kind == "province":
            check_equal(f"{entry}.provinces", "-".join(row["provinces"]), row["id"])
        check_at_least(f"{entry}.values", len(row["values"]), 1)
        for place in range(1, len(row["values"])):
            check_at_least(f"{entry}.values #{place}", row["values"][place - 1], row["values"][place] + 1)
        if kind == "end":
            check_equal(f"{entry}.values", len(row["values"]), 1)  # TT-BONUS-END-01


def _kind_of(stack: str) -> str:
    if stack in LENGTH_STACKS:
        return "length"
    return "province" if stack in PROVINCE_STACKS else "all" if stack == "all-provinces" else "end"


def _check_box(data: Table) -> None:
    """The totals of the box add up."""
    box, players, courier = data["box"], data["players"], data["courier"]
    check_at_least("players.max", players["max"], players["min"])
    check_equal("box.roads", len(data["map"]["roads"]), box["roads"])
    check_equal("box.city_cards", len(data["cities"]) * data["cards"]["copies"], box["city_cards"])
    check_equal("box.houses", players["max"] * players["houses"], box["houses"])
    check_equal("box.carriage_cards", sum(row["cards"] for row in data["carriages"]), box["carriage_cards"])
    check_equal("box.bonus_tiles", sum(len(row["values"]) for row in data["stacks"]), box["bonus_tiles"])
    letters = len(data["cities"]) * courier["letters_per_city"] + sum(courier["starting_letters"])
    check_equal("box.letters", letters, box["letters"])
    check_at_least("courier.price", courier["price"], courier["price_with_courier"])
    check_equal("box.couriers", box["couriers"], 1)  # TX-COMP-02
