"""OR-COMP: the box. The shipped component data, and corrections that are welcome."""

from __future__ import annotations

from collections import Counter

import pytest

from corrupted_components import Data, row
from orleans import Table as Game
from orleans import rule
from postchaise.games.orleans import component_schema
from postchaise.games.orleans.component_schema import list_reconstructed_values, validate_components
from postchaise.games.orleans.game import GAME

# The shipped file


@rule("OR-COMP-01")
def test_the_shipped_file_passes_and_stays_as_it_is(data: Data, shipped: Data) -> None:
    validate_components(data)
    assert data == shipped


@rule("OR-COMP-01")
def test_or_comp_01_the_box(shipped: Data) -> None:
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
        component_schema.EVENTS, 3
    )


@rule("OR-COMP-02")
def test_or_comp_02_goods_and_food(shipped: Data) -> None:
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
def test_or_comp_03_seven_kinds_of_follower(shipped: Data) -> None:
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
def test_places_need_what_is_printed(shipped: Data) -> None:
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
def test_the_map_has_23_towns_and_52_goods_spaces(shipped: Data) -> None:
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
def test_deeds_have_45_spaces(shipped: Data) -> None:
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
def test_numbers_of_the_rulebook_and_the_boards(shipped: Data, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


@rule("OR-COMP-01")
def test_reconstructed_values_are_named(shipped: Data) -> None:
    found = list_reconstructed_values(shipped)
    assert ('places "bathhouse"', "requires") in found
    assert [entry for entry, key in found if key == "events"] == [f'hourglass "{stack}"' for stack in "abc"]
    assert {key for entry, key in found if entry.startswith("towns")} == {"x", "y"}
    assert len(found) == 1 + 3 + 2 * 23


# Corrections that are welcome


@rule("OR-OPT-EXTRA-01")
def test_further_place_tiles_are_welcome(data: Data) -> None:
    effect = {"verb": "gain", "coins": 1, "development": 0}
    data["places"].append({"id": "mint", "category": 2, "requires": ["trader"], "effect": effect})
    data["box"]["place_tiles"] = 21
    data["place_tiles"]["categories"] = [12, 9]
    validate_components(data)


@rule("OR-COMP-01")
def test_a_corrected_value_brings_its_own_source(data: Data) -> None:
    row(data, "places", "bathhouse").update(requires=["boatman"], sources={"requires": "rulebook"})
    validate_components(data)
    assert ('places "bathhouse"', "requires") not in list_reconstructed_values(data)
