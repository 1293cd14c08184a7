"""What is refused in a corrected copy of the component data of Thurn und Taxis."""

from __future__ import annotations

import pytest

from corrupted_components import Corruption, Data, drop, put, row, set_in, swap
from postchaise.games.thurn_und_taxis.component_schema import validate_components
from postchaise.kernel.errors import ComponentsError
from thurn_und_taxis import rule


def at(name: str, place: int, **values: object) -> Corruption:
    return lambda data: data[name][place].update(values)


def another_road(old: int, one: str, other: str) -> Corruption:
    return lambda data: data["map"]["roads"].__setitem__(old, [one, other])


def island(data: Data) -> None:
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
def test_a_wrong_entry_is_named(data: Data, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        validate_components(data)
    assert (caught.value.code, caught.value.details["entry"]) == (f"components-{code}", entry)


@rule("TT-COMP-01")
def test_tt_comp_01_another_number_of_roads_is_refused(data: Data) -> None:
    """Even if the cities agree with it."""
    for city in data["map"]["roads"].pop():
        row(data, "cities", city)["roads"] -= 1
    with pytest.raises(ComponentsError):
        validate_components(data)
