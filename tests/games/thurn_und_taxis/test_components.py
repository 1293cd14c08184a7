"""The component data of Thurn und Taxis: the shipped file, and a correction that is welcome."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise

import pytest

from corrupted_components import Data, row
from postchaise import PostchaiseError
from postchaise.games.thurn_und_taxis.component_schema import list_reconstructed_values, validate_components
from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import PATH, rule

ROADS = {  # per city: where its roads lead, read off the map once more
    "augsburg": "ingolstadt innsbruck kempten muenchen ulm",
    "basel": "freiburg zuerich",
    "budweis": "linz pilsen",
    "carlsruhe": "freiburg mannheim stuttgart",
    "freiburg": "basel carlsruhe sigmaringen zuerich",
    "ingolstadt": "augsburg muenchen nuernberg regensburg stuttgart ulm",
    "innsbruck": "augsburg kempten muenchen salzburg",
    "kempten": "augsburg innsbruck sigmaringen ulm zuerich",
    "linz": "budweis passau salzburg",
    "lodz": "pilsen",
    "mannheim": "carlsruhe stuttgart wuerzburg",
    "muenchen": "augsburg ingolstadt innsbruck passau regensburg salzburg",
    "nuernberg": "ingolstadt pilsen regensburg stuttgart wuerzburg",
    "passau": "linz muenchen regensburg salzburg",
    "pilsen": "budweis lodz nuernberg regensburg",
    "regensburg": "ingolstadt muenchen nuernberg passau pilsen",
    "salzburg": "innsbruck linz muenchen passau",
    "sigmaringen": "freiburg kempten stuttgart ulm zuerich",
    "stuttgart": "carlsruhe ingolstadt mannheim nuernberg sigmaringen ulm wuerzburg",
    "ulm": "augsburg ingolstadt kempten sigmaringen stuttgart",
    "wuerzburg": "mannheim nuernberg stuttgart",
    "zuerich": "basel freiburg kempten sigmaringen",
}


def neighbours(data: Data) -> dict[str, set[str]]:
    met: dict[str, set[str]] = {each["id"]: set() for each in data["cities"]}
    for one, other in data["map"]["roads"]:
        met[one].add(other)
        met[other].add(one)
    return met


# The shipped file


@rule("TT-COMP-01", "TT-COMP-02", "TT-COMP-03", "TT-COMP-04", "TT-COMP-05", "TX-COMP-01", "TX-COMP-02")
def test_the_shipped_file_passes_and_is_left_as_it_is(data: Data, shipped: Data) -> None:
    validate_components(data)
    assert data == shipped


@rule("TT-COMP-01")
def test_tt_comp_01_cities_and_provinces(shipped: Data) -> None:
    assert {each["id"]: set(each["cities"]) for each in shipped["provinces"]} == {
        "baden": {"carlsruhe", "freiburg", "mannheim"},
        "wuerttemberg": {"stuttgart", "ulm"},
        "hohenzollern": {"sigmaringen"},
        "schweiz": {"basel", "zuerich"},
        "tyrol": {"innsbruck"},
        "boehmen": {"budweis", "pilsen"},
        "salzburg": {"linz", "salzburg"},
        "polen": {"lodz"},
        "baiern": {"augsburg", "ingolstadt", "kempten", "muenchen"}
        | {"nuernberg", "passau", "regensburg", "wuerzburg"},
    }
    assert len(shipped["cities"]) == 22
    for province in shipped["provinces"]:
        assert {row(shipped, "cities", city)["province"] for city in province["cities"]} == {province["id"]}


@rule("TT-COMP-01", "TT-ROUTE-03")
def test_tt_comp_01_the_45_roads(shipped: Data) -> None:
    assert neighbours(shipped) == {city: set(roads.split()) for city, roads in ROADS.items()}
    assert len(shipped["map"]["roads"]) == 45
    inside = [a for a, b in shipped["map"]["roads"] if row(shipped, "cities", b)["province"] == province_of(shipped, a)]
    assert len(inside) == 17


def province_of(data: Data, city: str) -> str:
    return str(row(data, "cities", city)["province"])


@rule("TT-COMP-01", "TT-ROUTE-10")
def test_tt_comp_01_routes_of_the_map(shipped: Data) -> None:
    met = neighbours(shipped)
    found = []
    paths = [[city] for city in met]
    for length in range(1, 7):
        found.append(len(paths) if length == 1 else len(paths) // 2)
        paths = [[*path, city] for path in paths for city in met[path[-1]] if city not in path]
    assert found == [22, 45, 161, 526, 1629, 4726]
    assert sorted(PATH) == sorted(met)
    assert all(b in met[a] for a, b in pairwise(PATH))


@rule("TT-COMP-04", "TT-COMP-05")
def test_tt_comp_05_carriages_and_tiles(shipped: Data) -> None:
    carriages = [(each["level"], each["cards"], each["points"]) for each in shipped["carriages"]]
    assert carriages == [(3, 4, 2), (4, 4, 3), (5, 4, 5), (6, 4, 7), (7, 4, 10)]
    assert {each["id"]: each["values"] for each in shipped["stacks"]} == {
        "length-5": [2, 1],
        "length-6": [3, 2, 1],
        "length-7": [4, 3, 2, 1],
        "baden": [3, 2, 1],
        "wuerttemberg-hohenzollern": [3, 2, 1],
        "schweiz-tyrol": [3, 2, 1],
        "boehmen-salzburg": [4, 3, 2],
        "baiern": [5, 4, 3, 2],
        "all-provinces": [6, 5, 4, 3],
        "game-end": [1],
    }
    assert Counter(each["kind"] for each in shipped["stacks"]) == {"length": 3, "province": 5, "all": 1, "end": 1}


@rule("TT-COMP-06")
def test_tt_comp_06_firm_and_summary_cards_cannot_be_had(shipped: Data) -> None:
    assert (shipped["box"]["firm_cards"], shipped["box"]["summary_cards"]) == (4, 4)
    for verb in ("draw", "play", "discard", "take"):
        for card in ("firm", "summary"):
            with pytest.raises(PostchaiseError):
                GAME.parse(f"{verb} {card}")


@rule("TT-COMP-02", "TT-COMP-03", "TT-COMP-04", "TT-COMP-05", "TX-COMP-01", "TX-COMP-02", "TX-SETUP-02")
@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("box", "city_cards", 66),
        ("box", "houses", 80),
        ("box", "carriage_cards", 20),
        ("box", "bonus_tiles", 30),
        ("box", "letters", 28),
        ("box", "couriers", 1),
        ("players", "min", 2),
        ("players", "max", 4),
        ("players", "houses", 20),
        ("cards", "copies", 3),
        ("cards", "display", 6),
        ("turn", "cartwright_help", 2),
        ("closing", "least_cards", 3),
        ("closing", "hand_limit", 3),
        ("courier", "starting_letters", [0, 1, 2, 3]),
        ("courier", "price", 2),
        ("courier", "price_with_courier", 1),
        ("courier", "courier_points", 1),
        ("scoring", "house_left", -1),
    ],
)
def test_numbers_of_the_rulebooks(shipped: Data, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


@rule("TT-COMP-04")
def test_a_corrected_value_brings_its_own_source(data: Data) -> None:
    assert list_reconstructed_values(data) == [("players", "colours")]
    data["carriages"][1].update(points=4, sources={"points": "reconstructed"})
    validate_components(data)
    assert list_reconstructed_values(data) == [("carriages #2", "points"), ("players", "colours")]
