"""OR-COMP: the box. The shipped component data, and what is refused in a corrected copy."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from estafette.games.orleans import inspection
from estafette.games.orleans.game import GAME
from estafette.games.orleans.inspection import inspect, reconstructed
from estafette.kernel.errors import ComponentsError
from orleans import Table as Game
from orleans import rule

Table = dict[str, Any]

SHIPPED = Path(inspection.__file__).with_name("components.toml")


@pytest.fixture(scope="module")
def shipped() -> Table:
    return tomllib.loads(SHIPPED.read_text(encoding="utf-8"))


@pytest.fixture
def data(shipped: Table) -> Table:
    return copy.deepcopy(shipped)


def row(data: Table, name: str, row_id: str) -> Table:
    found: Table = next(each for each in data[name] if each["id"] == row_id)
    return found


# The shipped file


@rule("OR-COMP-01")
def test_the_shipped_file_passes_and_stays_as_it_is(data: Table, shipped: Table) -> None:
    inspect(data)
    assert data == shipped


@rule("OR-COMP-01")
def test_or_comp_01_the_box(shipped: Table) -> None:
    box = {key: value for key, value in shipped["box"].items() if key != "sources"}
    assert box == {
        "character_tokens": 125,
        "goods": 90,
        "technology_tiles": 20,
        "citizen_tiles": 14,
        "place_tiles": 20,
        "hourglass_tiles": 18,
        "stations": 50,
    }
    assert sum(each["neutral"] + 5 * each["starters"] for each in shipped["characters"]) == 125
    assert len(shipped["deeds"]) + len(shipped["development"]["citizens"]) + 3 == 14
    assert Counter(each["category"] for each in shipped["places"]) == {1: 12, 2: 8}
    assert Counter(event for each in shipped["hourglass"] for event in each["events"]) == dict.fromkeys(
        inspection.EVENTS, 3
    )


@rule("OR-COMP-02")
def test_or_comp_02_goods_and_food(shipped: Table) -> None:
    goods = {each["id"]: (each["tiles"], each["vp"], each["food"]) for each in shipped["goods"]}
    assert goods == {
        "grain": (24, 1, 1),
        "cheese": (21, 2, 1),
        "wine": (18, 3, 1),
        "wool": (15, 4, 0),
        "brocade": (12, 5, 0),
    }
    t = Game().goods(grain=1, cheese=1, wine=1, wool=1, brocade=1).coins(20, 20).event("harvest", "a")
    assert t.legal() == ["give grain", "give cheese", "give wine", "pay rest"]


@rule("OR-COMP-03")
def test_or_comp_03_seven_kinds_of_follower(shipped: Table) -> None:
    assert {each["id"]: (each["starters"], each["neutral"]) for each in shipped["characters"]} == {
        "farmer": (1, 18),
        "boatman": (1, 12),
        "craftsman": (1, 12),
        "trader": (1, 12),
        "knight": (0, 17),
        "scholar": (0, 17),
        "monk": (0, 17),
    }


@rule("OR-COMP-04")
def test_or_comp_04_money_has_no_upper_bound_and_never_goes_below_nothing() -> None:
    t = Game().coins(10**6, 0).dev(30).event("income", "a")
    assert t.s.coins == [10**6 + 18, 3]
    t = Game(3).coins(5, 5, 0).track("farmer", 2, 1, 0).census()
    assert t.s.coins == [6, 5, 0]


@rule("OR-COMP-05")
def test_or_comp_05_all_citizens_are_worth_the_same_and_all_technology_tiles_can_do_the_same() -> None:
    names = GAME.view(Game().s, 0)["citizens"]
    assert len(names) == 14
    for name in names:
        t = Game().dev(9).citizen(name)
        assert GAME.scores(t.s)[0]["citizens"] == 3, name
    village = Game().fill("village").gears(0, 1).act().play("use village", "recruit craftsman").window()
    laboratory = Game().tile("laboratory").fill("laboratory").gears(0, 1).act().play("use laboratory").window()
    there = ["gear laboratory-craftsman", "gear laboratory-scholar"]
    assert [action for action in laboratory.legal() if action not in there] == village.legal()


@rule("OR-ACT-01", "OR-SUBST-01")
def test_places_need_what_is_printed(shipped: Table) -> None:
    needs = {each["id"]: " ".join(each["requires"]) for each in (*shipped["locations"], *shipped["places"])}
    assert needs == {
        "farmhouse": "boatman craftsman",
        "village": "farmer boatman craftsman",
        "university": "farmer craftsman trader",
        "castle": "farmer boatman trader",
        "monastery": "scholar trader",
        "ship": "farmer boatman knight",
        "wagon": "farmer trader knight",
        "guildhall": "farmer craftsman knight",
        "scriptorium": "knight scholar",
        "town-hall": "any-neutral any-neutral",
        "hayrick": "farmer",
        "cheese-factory": "farmer farmer",
        "winery": "farmer trader",
        "wool-manufacturer": "boatman trader",
        "tailor-shop": "trader scholar",
        "brewery": "monk",
        "sacristy": "monk",
        "herb-garden": "",
        "bathhouse": "any",
        "windmill": "craftsman craftsman",
        "library": "knight scholar",
        "hospital": "boatman scholar",
        "gunpowder-tower": "",
        "cellar": "monk scholar",
        "office": "scholar scholar",
        "school": "",
        "pharmacy": "any",
        "horse-wagon": "knight trader",
        "shipping-line": "boatman",
        "laboratory": "craftsman scholar",
    }


@rule("OR-SETUP-05", "OR-PLACE-MOVE-01")
def test_the_map_has_23_towns_and_52_goods_spaces(shipped: Table) -> None:
    routes = shipped["routes"]
    assert (len(shipped["towns"]), Counter(each["kind"] for each in routes)) == (23, {"road": 29, "water": 14})
    assert Counter(mark for each in routes for mark in each["goods"]) == {0: 43, 3: 5, 4: 4}
    degree = Counter((town, each["kind"]) for each in routes for town in (each["a"], each["b"]))
    towns = ("orleans", "tours", "chateauroux", "chartres", "nevers", "vierzon")
    assert {town: (degree[town, "road"], degree[town, "water"]) for town in towns} == {
        "orleans": (4, 2),
        "tours": (1, 4),
        "chateauroux": (5, 0),
        "chartres": (4, 0),
        "nevers": (2, 1),
        "vierzon": (3, 3),
    }
    second = {each["id"]: each["goods"][1] for each in routes if len(each["goods"]) == 2}
    assert {mark: sorted(id for id in second if second[id] == mark) for mark in (3, 4)} == {
        3: [
            "briare-sancerre-water",
            "chinon-le-blanc-water",
            "le-mans-tours-road",
            "orleans-briare-water",
            "orleans-vierzon-road",
        ],
        4: ["chartres-le-mans-road", "chatellerault-argenton-road", "etampes-montargis-road", "st-amand-nevers-road"],
    }


@rule("OR-DEED-01", "OR-DEED-05")
def test_deeds_have_45_spaces(shipped: Table) -> None:
    deeds = shipped["deeds"]
    assert [len(each["spaces"]) for each in deeds] == [10, 3, 5, 3, 4, 6, 4, 10]
    assert [each["coins"] for each in deeds] == [1, 3, 2, 1, 1, 2, 2, 1]
    assert [each["id"] for each in deeds if each["development"]] == ["canalisation"]
    totals = Counter(space for each in deeds for space in each["spaces"])
    assert totals == Counter(farmer=7, boatman=7, craftsman=7, trader=7, knight=6, scholar=6, monk=5)


@rule("OR-SETUP-01", "OR-SETUP-05", "OR-PHASE3-01", "OR-DEV-02", "OR-DEV-03", "OR-DEV-04", "OR-OPT-EXTRA-01")
@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("players", "start_coins", 5),
        ("players", "market_spaces", 8),
        ("players", "stations", 10),
        ("removed", "goods", [12, 6, 0, 0]),
        ("removed", "technology", [4, 4, 4, 0]),
        ("tracks", "farmer", ["grain", "grain", "cheese", "cheese", "wine", "wine", "wool", "brocade"]),
        ("tracks", "boatman", [2, 3, 4, 5, 0]),
        ("tracks", "trader", [1, 2, 2, 2, 2]),
        ("tracks", "scholar", [2, 3, 4, 5, 6]),
        ("tracks", "knight", [4, 5, 6, 7, 7, 8]),
        ("development", "levels", [0, 4, 9, 15, 22, 30]),
        ("development", "citizens", [3, 18, 28]),
        ("development", "coins", [{"at": 7, "coins": 3}, {"at": 12, "coins": 4}, {"at": 25, "coins": 5}]),
        ("events", "harvest_coins_per_missing_food", 5),
        ("place_tiles", "exclusions", [2, 1, 1, 1]),
        ("place_tiles", "kept", 13),
    ],
)
def test_numbers_of_the_rulebook_and_the_boards(shipped: Table, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


@rule("OR-COMP-01")
def test_reconstructed_values_are_named(shipped: Table) -> None:
    found = reconstructed(shipped)
    assert ('places "bathhouse"', "requires") in found
    assert [entry for entry, key in found if key == "events"] == [f'hourglass "{stack}"' for stack in "abc"]
    assert {key for entry, key in found if entry.startswith("towns")} == {"x", "y"}
    assert len(found) == 1 + 3 + 2 * 23


# Corrections that are welcome


@rule("OR-OPT-EXTRA-01")
def test_further_place_tiles_are_welcome(data: Table) -> None:
    effect = {"verb": "gain", "coins": 1, "development": 0}
    data["places"].append({"id": "mint", "category": 2, "requires": ["trader"], "effect": effect})
    data["box"]["place_tiles"] = 21
    data["place_tiles"]["categories"] = [12, 9]
    inspect(data)


@rule("OR-COMP-01")
def test_a_corrected_value_brings_its_own_source(data: Table) -> None:
    row(data, "places", "bathhouse").update(requires=["boatman"], sources={"requires": "rulebook"})
    inspect(data)
    assert ('places "bathhouse"', "requires") not in reconstructed(data)


# Corrections that are refused

Corruption = Callable[[Table], object]


def put(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id).update(values)


def drop(name: str, row_id: str, key: str) -> Corruption:
    return lambda data: row(data, name, row_id).pop(key)


def set_in(table: str, **values: object) -> Corruption:
    return lambda data: data[table].update(values)


def effect(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id)["effect"].update(values)


def swap(name: str, first: int, second: int) -> Corruption:
    def corrupt(data: Table) -> None:
        rows = data[name]
        rows[first], rows[second] = rows[second], rows[first]

    return corrupt


def lone_town(data: Table) -> None:
    """Étampes can no longer be reached, though the number of roads is still right."""
    for old, a, b in (("chartres-etampes-road", "chartres", "blois"), ("etampes-montargis-road", "blois", "montargis")):
        row(data, "routes", old).update(id=f"{a}-{b}-road", a=a, b=b)


def marked(mark: int) -> Corruption:
    return lambda data: row(data, "routes", "blois-vierzon-road").update(goods=[mark])


TOWN_HALL = 'locations "town-hall"'
NEVERS = 'routes "bourges-nevers-road"'
FOUR_PLAGUES = ["plague", "income", "trading-day", "harvest", "plague"]
CORRUPTIONS: list[tuple[str, Corruption, str, str]] = [
    # keys
    ("no table", lambda data: data.pop("census"), "missing", "components"),
    ("no list", lambda data: data.pop("routes"), "missing", "components"),
    ("no key in a table", lambda data: data["tracks"].pop("knight"), "missing", "tracks"),
    ("no key in a place", drop("places", "cellar", "category"), "missing", 'places "cellar"'),
    ("no id", drop("places", "cheese-factory", "id"), "missing", "places #2"),
    ("no verb", put("places", "cellar", effect={"coins": 4}), "missing", 'places "cellar" effect'),
    ("no coins", put("places", "cellar", effect={"verb": "gain"}), "missing", 'places "cellar" effect'),
    ("unknown table", lambda data: data.update(weather={}), "unknown-key", "components"),
    ("typo in a table", set_in("census", gains=1), "unknown-key", "census"),
    ("typo in an effect", effect("places", "pharmacy", maximum=3), "unknown-key", 'places "pharmacy" effect'),
    # types and ranges
    ("text for a number", set_in("players", start_coins="5"), "type", "players"),
    ("truth for a number", put("goods", "wine", food=True), "type", 'goods "wine"'),
    ("text for an array", put("places", "cellar", requires="monk"), "type", 'places "cellar"'),
    ("number for an effect", put("places", "cellar", effect=4), "type", 'places "cellar"'),
    ("number for a route", lambda data: data["routes"].append(1), "type", "routes"),
    ("table for a list", lambda data: data.update(deeds={}), "type", "components"),
    ("six players", set_in("players", max=6), "range", "players"),
    ("a third category", put("places", "cellar", category=3), "range", 'places "cellar"'),
    ("a negative reward", put("deeds", "astronomy", coins=-1), "range", 'deeds "astronomy"'),
    ("taxes for no good", set_in("events", taxes_goods_per_coin=[0, 2, 3]), "range", "events.taxes_goods_per_coin"),
    # ids
    ("unknown character", put("places", "cellar", requires=["abbot"]), "unknown-id", 'places "cellar".requires'),
    ("unknown verb", effect("places", "cellar", verb="feast"), "unknown-id", 'places "cellar" effect'),
    ("unknown good", effect("places", "winery", good="beer"), "unknown-id", 'places "winery" effect'),
    ("unknown town", put("routes", "bourges-nevers-road", b="paris"), "unknown-id", NEVERS),
    ("unknown start", set_in("players", start_town="paris"), "unknown-id", "players"),
    ("unknown event", put("hourglass", "b", events=["flood"]), "unknown-id", 'hourglass "b".events'),
    (
        "a tower on the board",
        put("locations", "ship", effect={"verb": "tower", "spaces": 2}),
        "unknown-id",
        'locations "ship"',
    ),
    ("a route for a shield", effect("locations", "ship", verb="shield"), "unknown-key", 'locations "ship" effect'),
    # duplicates
    ("same tile twice", put("places", "winery", id="hayrick"), "duplicate", 'places "hayrick"'),
    ("a tile named like a location", put("places", "winery", id="castle"), "duplicate", 'places "castle"'),
    (
        "two towers",
        put("places", "school", effect={"verb": "tower", "spaces": 2}),
        "duplicate",
        'places "school"',
    ),
    # numbers of things
    ("a deed lost", lambda data: data["deeds"].pop(), "count", "deeds"),
    ("a tile lost", lambda data: data["places"].pop(), "count", "box.place_tiles"),
    ("13 and 7 tiles", put("places", "office", category=1), "count", "place_tiles.categories #1"),
    ("124 characters", put("characters", "monk", neutral=16), "count", "box.character_tokens"),
    ("91 goods", put("goods", "wine", tiles=19), "count", "box.goods"),
    ("15 citizens", set_in("development", citizens=[3, 18, 27, 28]), "count", "box.citizen_tiles"),
    ("46 deed spaces", put("deeds", "astronomy", spaces=["scholar"] * 4), "count", "boards.deed_spaces"),
    ("51 stations", set_in("box", stations=51), "count", "box.stations"),
    ("four plagues", put("hourglass", "a", events=FOUR_PLAGUES), "count", "hourglass taxes"),
    ("a road turned to water", put("routes", "bourges-nevers-road", kind="water"), "rule", NEVERS),
    ("a goods space for 3", marked(3), "count", "boards.goods_spaces #1"),
    ("a goods space for 4", marked(4), "count", "boards.goods_spaces #1"),
    ("a School with a space", put("places", "school", requires=["scholar"]), "count", 'places "school".requires'),
    ("a mixed Town Hall", put("locations", "town-hall", requires=["any", "monk"]), "count", f"{TOWN_HALL}.requires"),
    ("three numbers of players", set_in("removed", goods=[12, 6, 0]), "count", "removed.goods"),
    # sources
    ("unknown source", lambda data: data["census"]["sources"].update(gain="guess"), "source", "census"),
    ("no source", lambda data: data["census"]["sources"].pop("gain"), "missing", "census"),
    ("no usual source", lambda data: data["sources"]["goods"].pop("vp"), "missing", 'goods "grain"'),
    ("source of nothing", put("goods", "wine", sources={"price": "public"}), "unknown-key", 'goods "wine"'),
    # the checks of the component specification, section 13
    ("characters exchanged", swap("characters", 0, 1), "rule", "characters #1"),
    ("a knight in a colour", put("characters", "knight", starters=1), "rule", 'characters "knight".starters'),
    (
        "stock below nothing",
        put("characters", "trader", removed=[13, 4, 2, 0]),
        "rule",
        'characters "trader".removed #1',
    ),
    ("too many gears removed", set_in("removed", technology=[21, 4, 4, 0]), "rule", "removed.technology #1"),
    ("a tile without spaces", put("places", "cellar", requires=[]), "rule", 'places "cellar".requires'),
    ("a Town Hall for three", put("locations", "town-hall", needs=3), "rule", f"{TOWN_HALL}.needs"),
    ("falling levels", set_in("development", levels=[0, 4, 9, 8, 22, 30]), "rule", "development.levels #4"),
    ("last level too early", set_in("development", levels=[0, 4, 9, 15, 22, 29]), "rule", "development.levels #6"),
    ("coins beyond the end", set_in("development", coins=[{"at": 31, "coins": 3}]), "rule", "development.coins"),
    ("a citizen beyond the knights", set_in("tracks", knight_citizen=6), "rule", "tracks.knight_citizen"),
    ("category II at once", set_in("tracks", trader=[2, 2, 2, 2, 2]), "rule", "tracks.trader #1"),
    ("the first tile a Harvest", put("hourglass", "start", events=["harvest"]), "rule", 'hourglass "start".events'),
    ("route id of other towns", put("routes", "bourges-nevers-road", a="tours"), "rule", NEVERS),
    ("a town cut off", lone_town, "missing", "routes"),
    ("not enough goods", set_in("removed", goods=[48, 6, 0, 0]), "rule", "removed.goods #1"),
]
DETAILS = {
    "missing": ("key",),
    "type": ("key", "expected"),
    "unknown-key": ("key",),
    "unknown-id": ("key", "value", "expected"),
    "duplicate": ("key", "value"),
    "count": ("value", "expected"),
    "range": ("key", "value", "expected"),
    "source": ("key", "value"),
    "rule": ("value", "expected"),
}


@rule("OR-COMP-01")
@pytest.mark.parametrize(
    ("corrupt", "code", "entry"), [case[1:] for case in CORRUPTIONS], ids=[case[0] for case in CORRUPTIONS]
)
def test_a_wrong_entry_is_named(data: Table, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        inspect(data)
    details = caught.value.details
    assert (caught.value.code, details["entry"]) == (f"components-{code}", entry)
    assert set(details) == {"entry", *DETAILS[code]}
