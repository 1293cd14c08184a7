"""The component data of La Loire: the shipped file, and what is refused in a corrected copy."""

from __future__ import annotations

import copy
import tomllib
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from estafette.games.la_loire import inspection
from estafette.games.la_loire.inspection import inspect, reconstructed
from estafette.kernel.errors import ComponentsError

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


def test_the_shipped_file_passes(shipped: Table) -> None:
    inspect(shipped)


def test_inspecting_changes_nothing(data: Table, shipped: Table) -> None:
    inspect(data)
    assert data == shipped


def test_all_cards_make_220(shipped: Table) -> None:
    parts = [
        sum(each["copies_in_box"] for each in shipped["characters"]),
        sum(each["copies"] for each in shipped["palaces"]),
        len(shipped["reference_cards"]["ids"]),
        len(shipped["messages"]),
        sum(each["cards"] for each in shipped["goods"]),
        sum(each["cards"] for each in shipped["denier_cards"]),
    ]
    assert parts == [61, 16, 6, 65, 40, 32]
    assert sum(parts) == 220 == shipped["meta"]["card_checksum"]


def test_places_and_horses(shipped: Table) -> None:
    names = [each["id"] for each in shipped["locations"]]
    assert (names.index("nantes"), names.index("orleans"), names.index("usse")) == (0, 10, 15)
    assert Counter(each["good"] for each in shipped["locations"] if each["kind"] == "village") == {
        "wood": 6,
        "grain": 5,
        "cheese": 4,
        "wine": 3,
    }
    horses = shipped["horses_at_setup"]
    assert set(horses["few"]) == {"montsoreau", "usse", "amboise", "langeais", "vendome", "talcy"}
    many = {"saumur", "chinon", "villandry", "cheverny", "angers", "tours", "blois", "beaugency"}
    assert set(horses["many"]) == many


def test_market_shields_and_goods(shipped: Table) -> None:
    assert shipped["market"]["prices"] == [1, 1, 2, 2, 3, 3, 4]
    assert [each["village_tiles"] for each in shipped["shields"]] == [4, 3, 3, 3, 2, 2, 1]
    assert [each["sale_price"] for each in shipped["goods"]] == [2, 4, 5, 6, 8]
    assert [each["cards"] for each in shipped["goods"]] == [15, 9, 8, 4, 4]
    assert [each["carry_limit"] for each in shipped["goods"]] == [0, 1, 1, 1, 1]


def test_buildings_and_palaces(shipped: Table) -> None:
    costs = {each["id"]: (each["deniers"], each["wood"], each["discount"]) for each in shipped["buildings"]}
    assert costs == {"farm": (4, 1, 1), "monastery": (4, 2, 1), "castle": (6, 1, 2)}
    assert {(each["cost"], each["vp"], each["copies"]) for each in shipped["palaces"]} == {(4, 2, 2)}


def test_characters(shipped: Table) -> None:
    characters = shipped["characters"]
    assert Counter(each["colour"] for each in characters) == {"yellow": 7, "green": 7, "white": 5, "red": 5, "blue": 5}
    assert sum(each["vp"] for each in characters) == 35
    per_player = [each["id"] for each in characters if each["copies_rule"] == "per-player"]
    assert per_player == ["banker", "mayor", "apprentice", "helper"]
    assert row(shipped, "characters", "witch")["cost"] == 4
    assert row(shipped, "characters", "helper")["requires"] == "apprentice"


def villages_of(shipped: Table, colours: list[str]) -> int:
    return sum(each["village_tiles"] for each in shipped["shields"] if each["id"] in colours)


def test_messages_follow_their_formula(shipped: Table) -> None:
    messages = shipped["messages"]
    assert Counter(each["level"] for each in messages) == {1: 18, 2: 21, 3: 16, 4: 10}
    assert set(Counter(each["type"] for each in messages).values()) == {13}
    for each in messages:
        level, to = each["level"], each["to"]
        if level == 1:
            expected = 2 if row(shipped, "locations", to[0])["place"] in (4, 5, 6) else 1
        elif level == 2:
            villages = villages_of(shipped, to)
            expected = 3 if villages >= 6 else 4 if villages >= 4 else 5
        elif level == 3:
            villages = villages_of(shipped, to)
            expected = 6 if villages >= 9 else 7 if villages >= 7 else 8
        else:
            expected = 5
        assert each["vp"] == expected, each["id"]


@pytest.mark.parametrize(
    ("table", "key", "value"),
    [
        ("players", "start_deniers", 7),
        ("pieces_per_player", "farms", 5),
        ("pieces_per_player", "monasteries", 3),
        ("pieces_shared", "towers", 4),
        ("pieces_shared", "horses_in_box", 24),
        ("river", "last_space", 20),
        ("shipping", "options", [{"cost": 6, "spaces": 1}, {"cost": 10, "spaces": 2}]),
        ("circus", "start_location", "usse"),
        ("message_prices", "prices", [1, 2, 3, 4]),
        ("money", "minimum", 5),
        ("money", "maximum", 10),
        ("money", "maximum_with_banker", 15),
        ("money", "bank_income", 3),
        ("travel", "stack_limit", 2),
        ("travel", "stack_limit_with_scout", 3),
        ("travel", "take_limit", 1),
        ("travel", "take_limit_with_squire", 2),
        ("travel", "blacksmith_cost", 1),
        ("trade", "merchant_bonus", 1),
        ("trade", "beer_factor", 2),
        ("building", "farm_balance", 1),
        ("building", "magister_discount", 1),
        ("building", "economus_surcharge", 1),
        ("building", "patronus_deniers", 2),
        ("hiring", "witch_discount", 1),
        ("carrying", "undelivered_limit", 2),
        ("carrying", "undelivered_limit_with_mayor", 4),
        ("carrying", "abbey_limit", 1),
        ("carrying", "post_office_discount", 1),
        ("carrying", "spy_draws", 3),
        ("scoring", "undelivered_vp", 1),
        ("scoring", "blue_bonus", 2),
        ("end", "message_targets", [15, 12, 10, 8]),
        ("end", "solo_turns", 60),
    ],
)
def test_numbers_of_the_rulebooks(shipped: Table, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


def test_reconstructed_values_are_named_in_file_order(shipped: Table) -> None:
    found = reconstructed(shipped)
    assert len(found) == len(set(found))
    assert found[0] == ('locations "serrant"', "name")
    assert ('locations "angers"', "good") in found
    assert ('locations "angers"', "name") not in found
    assert ('locations "saumur"', "good") not in found
    assert [key for entry, key in found if entry.startswith("shields")] == ["village_tiles"] * 5 + [
        "colour",
        "village_tiles",
    ]
    assert [key for entry, key in found if entry == "market"] == [f"prices #{place}" for place in (2, 3, 5, 6)]
    assert [key for entry, key in found if entry == "pieces_per_player"] == ["farms", "monasteries"]
    assert [key for entry, key in found if entry == 'characters "lumberjack"'] == ["colour", "vp"]
    assert sum(entry.startswith("messages") for entry, _ in found) == 4 * 65


# Corrections that are welcome


def test_messages_may_change_in_number(data: Table) -> None:
    data["messages"] = [each for each in data["messages"] if each["id"] not in ("m2-05", "m4-10")]
    data["messages"].insert(0, {"id": "m1-19", "level": 1, "to": ["tours"], "vp": 3, "type": "judge"})
    data["meta"]["card_checksum"] -= 1
    inspect(data)


def test_a_corrected_value_brings_its_own_source(data: Table) -> None:
    wine = row(data, "goods", "wine")
    wine.update(sale_price=7, sources={"sale_price": "rulebook"})
    inspect(data)
    assert ('goods "wine"', "sale_price") not in reconstructed(data)
    assert ('goods "wine"', "cards") in reconstructed(data)


# Corrections that are refused

Corruption = Callable[[Table], object]


def put(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id).update(values)


def drop(name: str, row_id: str, key: str) -> Corruption:
    return lambda data: row(data, name, row_id).pop(key)


def set_in(table: str, **values: object) -> Corruption:
    return lambda data: data[table].update(values)


def swap(name: str, first: int, second: int) -> Corruption:
    def corrupt(data: Table) -> None:
        rows = data[name]
        rows[first], rows[second] = rows[second], rows[first]

    return corrupt


def crowd(data: Table) -> None:
    extra = [{"id": f"m4-{n}", "level": 4, "to": ["nantes"], "vp": 5, "type": "judge"} for n in range(11, 32)]
    data["messages"] += extra


def without_level(level: int) -> Corruption:
    return lambda data: data.update(messages=[each for each in data["messages"] if each["level"] != level])


CORRUPTIONS: list[tuple[str, Corruption, str, str]] = [
    # keys
    ("no table", lambda data: data.pop("money"), "missing", "components"),
    ("no list", lambda data: data.pop("goods"), "missing", "components"),
    ("no key in a table", lambda data: data["travel"].pop("stack_limit"), "missing", "travel"),
    ("no key in a card", drop("messages", "m2-05", "vp"), "missing", 'messages "m2-05"'),
    ("no id", drop("messages", "m1-03", "id"), "missing", "messages #3"),
    ("no good", drop("locations", "tours", "good"), "missing", 'locations "tours"'),
    ("no place", drop("locations", "blois", "place"), "missing", 'locations "blois"'),
    ("unknown table", lambda data: data.update(marcket={}), "unknown-key", "components"),
    ("typo in a table", set_in("money", maximun=10), "unknown-key", "money"),
    ("typo in a card", put("characters", "witch", costs=4), "unknown-key", 'characters "witch"'),
    ("a city with a good", put("locations", "nantes", good="wood"), "unknown-key", 'locations "nantes"'),
    # types
    ("text for a number", set_in("money", minimum="5"), "type", "money"),
    ("truth for a number", put("goods", "wine", cards=True), "type", 'goods "wine"'),
    ("number for a text", put("messages", "m1-01", type=3), "type", 'messages "m1-01"'),
    ("text for an array", put("messages", "m1-01", to="serrant"), "type", 'messages "m1-01"'),
    ("text in an array", set_in("market", prices=[1, 1, 2, "2", 3, 3, 4]), "type", "market.prices"),
    ("array for a table", lambda data: data.update(river=[]), "type", "components"),
    ("table for a list", lambda data: data.update(goods={}), "type", "components"),
    ("number for a card", lambda data: data["messages"].append(5), "type", "messages"),
    ("number for an offer", set_in("shipping", options=[6, 10]), "type", "shipping.options"),
    # ids
    ("unknown good", put("locations", "tours", good="whine"), "unknown-id", 'locations "tours"'),
    ("beer from a village", put("locations", "tours", good="beer"), "unknown-id", 'locations "tours"'),
    ("unknown circus village", set_in("circus", start_location="nantes"), "unknown-id", "circus"),
    ("unknown message type", put("messages", "m3-02", type="king"), "unknown-id", 'messages "m3-02"'),
    ("unknown requirement", put("characters", "helper", requires="boss"), "unknown-id", 'characters "helper"'),
    ("unknown location", put("locations", "meung", id="meung-sur-loire"), "unknown-id", 'locations "meung-sur-loire"'),
    ("unknown colour", put("messages", "m2-05", to=["red", "pink"]), "unknown-id", 'messages "m2-05"'),
    ("a city at level 1", put("messages", "m1-02", to=["nantes"]), "unknown-id", 'messages "m1-02"'),
    ("a village at level 4", put("messages", "m4-02", to=["tours"]), "unknown-id", 'messages "m4-02"'),
    # duplicates
    ("same id twice", put("messages", "m2-05", id="m2-04"), "duplicate", 'messages "m2-04"'),
    ("same good twice", put("goods", "beer", id="wine"), "duplicate", 'goods "wine"'),
    ("same colour twice", put("messages", "m2-05", to=["red", "red"]), "duplicate", 'messages "m2-05".to'),
    ("same money twice", lambda data: data["denier_cards"][1].update(value=1), "duplicate", "denier_cards #2"),
    (
        "a horse in both lists",
        lambda data: data["horses_at_setup"]["many"].__setitem__(0, "usse"),
        "duplicate",
        "horses_at_setup",
    ),
    # numbers of things
    ("a character lost", lambda data: data["characters"].pop(), "count", "characters"),
    ("a village lost", lambda data: data["locations"].pop(), "count", "locations"),
    ("a horse lost", lambda data: data["horses_at_setup"]["few"].pop(), "count", "horses_at_setup.few"),
    ("three colours at level 2", put("messages", "m2-05", to=["red", "blue", "green"]), "count", 'messages "m2-05".to'),
    ("no destination", put("messages", "m4-05", to=[]), "count", 'messages "m4-05".to'),
    ("an empty level", without_level(3), "count", "messages m3"),
    ("a crowded level", crowd, "count", "messages m4"),
    ("three targets", set_in("end", message_targets=[15, 12, 10]), "count", "end.message_targets"),
    # ranges
    ("negative price", put("goods", "wine", sale_price=-1), "range", 'goods "wine"'),
    ("a colour without a village", put("shields", "black", village_tiles=0), "range", 'shields "black"'),
    ("fifth level", put("messages", "m4-10", level=5), "range", 'messages "m4-10"'),
    ("four horses", set_in("travel", stack_limit_with_scout=4), "range", "travel"),
    # sources
    ("unknown source", lambda data: data["money"]["sources"].update(maximum="guess"), "source", "money"),
    ("unknown usual source", lambda data: data["sources"]["messages"].update(vp="seed"), "source", "sources.messages"),
    ("unknown own source", put("goods", "wine", sources={"cards": 1}), "source", 'goods "wine"'),
    (
        "unknown source of a price",
        lambda data: data["market"]["sources"]["prices"].__setitem__(2, ""),
        "source",
        "market",
    ),
    (
        "a price without source",
        lambda data: data["market"]["sources"]["prices"].pop(),
        "count",
        "market.sources.prices",
    ),
    ("no source", lambda data: data["end"]["sources"].pop("solo_turns"), "missing", "end"),
    ("no usual source", lambda data: data["sources"]["goods"].pop("cards"), "missing", 'goods "wood"'),
    ("no sources", lambda data: data["river"].pop("sources"), "missing", "river"),
    ("no usual sources", lambda data: data["sources"].pop("shields"), "missing", "sources"),
    ("source of nothing", put("goods", "wine", sources={"price": "public"}), "unknown-key", 'goods "wine"'),
    (
        "usual source of nothing",
        lambda data: data["sources"]["goods"].update(x="public"),
        "unknown-key",
        "sources.goods",
    ),
    # the checks of the specification, section 10
    ("219 cards", put("goods", "wood", cards=14), "rule", "meta.card_checksum"),
    ("villages exchanged", swap("locations", 3, 4), "rule", "locations #4"),
    ("characters exchanged", swap("characters", 0, 1), "rule", "characters #1"),
    ("wrong index", put("locations", "tours", index=5), "rule", 'locations "tours".index'),
    ("a third city", put("locations", "tours", kind="city"), "rule", 'locations "tours".kind'),
    ("wrong bank", put("locations", "tours", bank="south"), "rule", 'locations "tours".bank'),
    ("wrong place", put("locations", "saumur", place=3), "rule", 'locations "saumur".place'),
    ("19 shields", put("shields", "black", village_tiles=2), "rule", "shields"),
    (
        "six prices",
        lambda data: (data["market"]["prices"].pop(), data["market"]["sources"]["prices"].pop()),
        "rule",
        "market.prices",
    ),
    ("falling prices", set_in("market", prices=[1, 1, 2, 2, 3, 2, 4]), "rule", "market.prices #6"),
    ("circus beside the middle", set_in("market", circus_position=2), "rule", "market.circus_position"),
    ("falling message prices", set_in("message_prices", prices=[1, 3, 2, 4]), "rule", "message_prices.prices #3"),
    ("type of two characters", put("characters", "judge", scores_type="lover"), "duplicate", 'characters "judge"'),
    ("type of no character", drop("characters", "judge", "scores_type"), "rule", 'messages "m1-04".type judge'),
    ("a scoring character not blue", put("characters", "lover", colour="red"), "rule", 'characters "lover".colour'),
    ("dear yellow", put("characters", "dairyman", cost=2), "rule", 'characters "dairyman".cost'),
    ("white Apprentice", put("characters", "apprentice", colour="white"), "rule", 'characters "apprentice".colour'),
    ("Helper for everybody", drop("characters", "helper", "requires"), "rule", 'characters "helper".requires'),
    ("too few copies", put("characters", "mayor", copies_in_box=3), "rule", 'characters "mayor".copies_in_box'),
    ("a castle on bare ground", put("buildings", "castle", site="empty-village"), "rule", 'buildings "castle".site'),
    ("a palace moved", put("palaces", "bank-nantes", city="orleans"), "rule", 'palaces "bank-nantes"'),
    ("wood for 3", put("goods", "wood", sale_price=3), "rule", 'goods "wood".sale_price'),
    ("cheese for 4", put("goods", "cheese", sale_price=4), "rule", 'goods "cheese".sale_price'),
    ("wine from Saumur", put("locations", "saumur", good="wine"), "rule", 'locations "saumur".good'),
    ("levels out of order", swap("messages", 17, 18), "rule", 'messages "m1-18".level'),
    ("id of another level", put("messages", "m1-18", id="m2-99"), "rule", 'messages "m2-99".id'),
    ("too few horses", set_in("pieces_shared", horses_in_box=23), "rule", "pieces_shared.horses_in_box"),
    ("more players at least than at most", set_in("players", min=4, max=3), "rule", "players.max"),
]


@pytest.mark.parametrize(
    ("corrupt", "code", "entry"), [case[1:] for case in CORRUPTIONS], ids=[c[0] for c in CORRUPTIONS]
)
def test_a_wrong_entry_is_named(data: Table, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        inspect(data)
    assert caught.value.code == f"components-{code}"
    assert caught.value.details["entry"] == entry
    assert set(caught.value.details) == {"entry", *DETAILS[code]}


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


def test_the_details_help(data: Table) -> None:
    row(data, "locations", "tours")["good"] = "whine"
    with pytest.raises(ComponentsError) as caught:
        inspect(data)
    assert caught.value.details == {
        "entry": 'locations "tours"',
        "key": "good",
        "value": "whine",
        "expected": "wood, grain, cheese, wine",
    }
