"""The component data of Thurn und Taxis: the shipped file, and what is refused in a corrected copy."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest

from estafette import EstafetteError
from estafette.games.thurn_und_taxis import inspection
from estafette.games.thurn_und_taxis.game import GAME
from estafette.games.thurn_und_taxis.inspection import inspect, reconstructed
from estafette.kernel.errors import ComponentsError
from thurn_und_taxis import PATH, rule

Entry = dict[str, Any]

SHIPPED = Path(inspection.__file__).with_name("components.toml")
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


@pytest.fixture(scope="module")
def shipped() -> Entry:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


@pytest.fixture
def data(shipped: Entry) -> Entry:
    return copy.deepcopy(shipped)


def row(data: Entry, name: str, row_id: str) -> Entry:
    found: Entry = next(each for each in data[name] if each["id"] == row_id)
    return found


def neighbours(data: Entry) -> dict[str, set[str]]:
    met: dict[str, set[str]] = {each["id"]: set() for each in data["cities"]}
    for one, other in data["map"]["roads"]:
        met[one].add(other)
        met[other].add(one)
    return met


# The shipped file


@rule("TT-COMP-01", "TT-COMP-02", "TT-COMP-03", "TT-COMP-04", "TT-COMP-05", "TX-COMP-01", "TX-COMP-02")
def test_the_shipped_file_passes_and_is_left_as_it_is(data: Entry, shipped: Entry) -> None:
    inspect(data)
    assert data == shipped


@rule("TT-COMP-01")
def test_tt_comp_01_cities_and_provinces(shipped: Entry) -> None:
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
def test_tt_comp_01_the_45_roads(shipped: Entry) -> None:
    assert neighbours(shipped) == {city: set(roads.split()) for city, roads in ROADS.items()}
    assert len(shipped["map"]["roads"]) == 45
    inside = [a for a, b in shipped["map"]["roads"] if row(shipped, "cities", b)["province"] == province_of(shipped, a)]
    assert len(inside) == 17


def province_of(data: Entry, city: str) -> str:
    return str(row(data, "cities", city)["province"])


@rule("TT-COMP-01", "TT-ROUTE-10")
def test_tt_comp_01_routes_of_the_map(shipped: Entry) -> None:
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
def test_tt_comp_05_carriages_and_tiles(shipped: Entry) -> None:
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
def test_tt_comp_06_firm_and_summary_cards_cannot_be_had(shipped: Entry) -> None:
    assert (shipped["box"]["firm_cards"], shipped["box"]["summary_cards"]) == (4, 4)
    for verb in ("draw", "play", "discard", "take"):
        for card in ("firm", "summary"):
            with pytest.raises(EstafetteError):
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
def test_numbers_of_the_rulebooks(shipped: Entry, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


@rule("TT-COMP-04")
def test_a_corrected_value_brings_its_own_source(data: Entry) -> None:
    assert reconstructed(data) == [("players", "colours")]
    data["carriages"][1].update(points=4, sources={"points": "reconstructed"})
    inspect(data)
    assert reconstructed(data) == [("carriages #2", "points"), ("players", "colours")]


# Corrections that are refused

Corruption = Callable[[Entry], object]


def put(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id).update(values)


def at(name: str, place: int, **values: object) -> Corruption:
    return lambda data: data[name][place].update(values)


def set_in(table: str, **values: object) -> Corruption:
    return lambda data: data[table].update(values)


def drop(name: str, row_id: str, key: str) -> Corruption:
    return lambda data: row(data, name, row_id).pop(key)


def swap(name: str, first: int, second: int) -> Corruption:
    def corrupt(data: Entry) -> None:
        rows = data[name]
        rows[first], rows[second] = rows[second], rows[first]

    return corrupt


def another_road(old: int, one: str, other: str) -> Corruption:
    return lambda data: data["map"]["roads"].__setitem__(old, [one, other])


def island(data: Entry) -> None:
    """Budweis and Pilsen with Lodz, joined to nothing else; the numbers of roads are right."""
    cut = [road for road in data["map"]["roads"] if not {"pilsen", "budweis"} & set(road) or set(road) <= ISLAND]
    data["map"]["roads"] = cut
    for each in data["cities"]:
        each["roads"] = sum(each["id"] in road for road in cut)


ISLAND = {"pilsen", "budweis", "lodz"}
CORRUPTIONS: list[tuple[str, Corruption, str, str]] = [
    # keys
    ("no table", lambda data: data.pop("courier"), "missing", "components"),
    ("no list", lambda data: data.pop("stacks"), "missing", "components"),
    ("no key in a table", lambda data: data["closing"].pop("hand_limit"), "missing", "closing"),
    ("no key in a city", drop("cities", "ulm", "roads"), "missing", 'cities "ulm"'),
    ("no id", drop("cities", "budweis", "id"), "missing", "cities #3"),
    ("no length", drop("stacks", "length-6", "length"), "missing", 'stacks "length-6"'),
    ("no provinces", drop("stacks", "baden", "provinces"), "missing", 'stacks "baden"'),
    ("unknown table", lambda data: data.update(weather={}), "unknown-key", "components"),
    ("typo in a table", set_in("turn", drawz=1), "unknown-key", "turn"),
    ("typo in a city", put("cities", "ulm", road=5), "unknown-key", 'cities "ulm"'),
    ("a length for Baden", put("stacks", "baden", length=3), "unknown-key", 'stacks "baden"'),
    # types
    ("text for a number", set_in("cards", copies="3"), "type", "cards"),
    ("truth for a number", at("carriages", 0, points=True), "type", "carriages #1"),
    ("number for truth", at("carriages", 4, ends=1), "type", "carriages #5"),
    ("number for a text", put("cities", "ulm", province=2), "type", 'cities "ulm"'),
    ("text for an array", put("provinces", "polen", cities="lodz"), "type", 'provinces "polen"'),
    ("text in an array", put("stacks", "baden", values=[3, "2", 1]), "type", 'stacks "baden".values'),
    ("array for a table", lambda data: data.update(scoring=[]), "type", "components"),
    ("table for a list", lambda data: data.update(cities={}), "type", "components"),
    ("number for a carriage", lambda data: data["carriages"].append(8), "type", "carriages"),
    # ids and duplicates
    ("unknown province", put("cities", "ulm", province="bayern"), "unknown-id", 'cities "ulm"'),
    ("unknown city", put("cities", "ulm", id="wien"), "unknown-id", 'cities "wien"'),
    ("unknown city on a road", another_road(0, "augsburg", "wien"), "unknown-id", "map.roads.#1"),
    ("unknown kind", put("stacks", "baden", kind="city"), "unknown-id", 'stacks "baden"'),
    ("same city twice", put("cities", "ulm", id="stuttgart"), "duplicate", 'cities "stuttgart"'),
    ("same level twice", at("carriages", 1, level=3), "duplicate", "carriages #2"),
    (
        "a city in two provinces",
        put("provinces", "polen", cities=["lodz", "ulm"]),
        "duplicate",
        'provinces "polen"',
    ),
    ("a road twice", another_road(0, "ulm", "augsburg"), "duplicate", "map.roads"),
    ("a road to itself", another_road(0, "ulm", "ulm"), "duplicate", "map.roads.#1"),
    ("a colour twice", set_in("players", colours=["teal", "teal", "amber", "indigo"]), "duplicate", "players.colours"),
    # numbers of things and ranges
    ("a city lost", lambda data: data["cities"].pop(), "count", "cities"),
    ("a stack lost", lambda data: data["stacks"].pop(), "count", "stacks"),
    ("three starting letters", set_in("courier", starting_letters=[0, 1, 2]), "count", "courier.starting_letters"),
    ("a road with three ends", lambda data: data["map"]["roads"][3].append("ulm"), "count", "map.roads.#4"),
    ("no copy", set_in("cards", copies=0), "range", "cards"),
    ("five players", set_in("players", max=5), "range", "players"),
    ("two free officials", set_in("turn", free_officials=2), "range", "turn"),
    ("letters with points", set_in("courier", letter_points=1), "range", "courier"),
    ("a tile worth nothing", put("stacks", "baden", values=[3, 2, 0]), "range", 'stacks "baden".values'),
    # sources
    ("unknown source", lambda data: data["cards"]["sources"].update(copies="guess"), "source", "cards"),
    ("unknown usual source", lambda data: data["sources"]["stacks"].update(values="x"), "source", "sources.stacks"),
    ("no source", lambda data: data["scoring"]["sources"].pop("house_left"), "missing", "scoring"),
    ("no usual source", lambda data: data["sources"]["cities"].pop("roads"), "missing", 'cities "augsburg"'),
    ("source of nothing", put("cities", "ulm", sources={"size": "public"}), "unknown-key", 'cities "ulm"'),
    # what the rules need
    ("cities exchanged", swap("cities", 0, 1), "rule", "cities #1"),
    ("carriages exchanged", swap("carriages", 0, 1), "rule", "carriages #1"),
    ("a city elsewhere", put("cities", "ulm", province="baden"), "rule", 'cities "ulm".province'),
    ("a province inside", put("provinces", "baden", outer=False), "rule", "provinces outer"),
    ("a road too few", lambda data: data["map"]["roads"].pop(), "rule", 'cities "stuttgart".roads'),
    ("an island", island, "rule", "map.roads budweis"),
    ("three carriages", at("carriages", 2, cards=3), "rule", "carriages #3.cards"),
    ("points that do not rise", at("carriages", 2, points=3), "rule", "carriages #3.points"),
    ("level 6 ends the game", at("carriages", 3, ends=True), "rule", "carriages #4.ends"),
    ("values that do not fall", put("stacks", "baiern", values=[5, 5, 3, 2]), "rule", 'stacks "baiern".values #1'),
    ("a second end tile", put("stacks", "game-end", values=[2, 1]), "rule", 'stacks "game-end".values'),
    ("another kind", put("stacks", "length-5", kind="all"), "rule", 'stacks "length-5".kind'),
    ("Baden with Tyrol", put("stacks", "baden", provinces=["baden", "tyrol"]), "rule", 'stacks "baden".provinces'),
    ("lengths that do not rise", put("stacks", "length-6", length=5), "rule", 'stacks "length-6".length'),
    ("65 cards", set_in("box", city_cards=65), "rule", "box.city_cards"),
    ("79 houses", set_in("box", houses=79), "rule", "box.houses"),
    ("31 tiles", put("stacks", "length-5", values=[3, 2, 1]), "rule", "box.bonus_tiles"),
    ("27 letters", set_in("courier", starting_letters=[0, 1, 2, 2]), "rule", "box.letters"),
    ("a courier that is dearer", set_in("courier", price_with_courier=3), "rule", "courier.price"),
    ("two couriers", set_in("box", couriers=2), "rule", "box.couriers"),
]


@rule("TT-COMP-01", "TT-COMP-02", "TT-COMP-03", "TT-COMP-04", "TT-COMP-05", "TX-COMP-01", "TX-COMP-02")
@pytest.mark.parametrize(
    ("corrupt", "code", "entry"), [case[1:] for case in CORRUPTIONS], ids=[case[0] for case in CORRUPTIONS]
)
def test_a_wrong_entry_is_named(data: Entry, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        inspect(data)
    assert (caught.value.code, caught.value.details["entry"]) == (f"components-{code}", entry)


@rule("TT-COMP-01")
def test_tt_comp_01_another_number_of_roads_is_refused(data: Entry) -> None:
    """Even if the cities agree with it."""
    for city in data["map"]["roads"].pop():
        row(data, "cities", city)["roads"] -= 1
    with pytest.raises(ComponentsError):
        inspect(data)
