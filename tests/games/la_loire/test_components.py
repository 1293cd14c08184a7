"""The component data of La Loire: the shipped file, and corrections that are welcome."""

from __future__ import annotations

from collections import Counter

import pytest

from corrupted_components import Data, row
from postchaise.games.la_loire.component_schema import list_reconstructed_values, validate_components

# The shipped file


def test_the_shipped_file_passes(shipped: Data) -> None:
    validate_components(shipped)


def test_inspecting_changes_nothing(data: Data, shipped: Data) -> None:
    validate_components(data)
    assert data == shipped


def test_all_cards_make_220(shipped: Data) -> None:
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


def test_places_and_horses(shipped: Data) -> None:
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


def test_market_shields_and_goods(shipped: Data) -> None:
    assert shipped["market"]["prices"] == [1, 1, 2, 2, 3, 3, 4]
    assert [each["village_tiles"] for each in shipped["shields"]] == [4, 3, 3, 3, 2, 2, 1]
    assert [each["sale_price"] for each in shipped["goods"]] == [2, 4, 5, 6, 8]
    assert [each["cards"] for each in shipped["goods"]] == [15, 9, 8, 4, 4]
    assert [each["carry_limit"] for each in shipped["goods"]] == [0, 1, 1, 1, 1]


def test_buildings_and_palaces(shipped: Data) -> None:
    costs = {each["id"]: (each["deniers"], each["wood"], each["discount"]) for each in shipped["buildings"]}
    assert costs == {"farm": (4, 1, 1), "monastery": (4, 2, 1), "castle": (6, 1, 2)}
    assert {(each["cost"], each["vp"], each["copies"]) for each in shipped["palaces"]} == {(4, 2, 2)}


def test_characters(shipped: Data) -> None:
    characters = shipped["characters"]
    assert Counter(each["colour"] for each in characters) == {"yellow": 7, "green": 7, "white": 5, "red": 5, "blue": 5}
    assert sum(each["vp"] for each in characters) == 35
    per_player = [each["id"] for each in characters if each["copies_rule"] == "per-player"]
    assert per_player == ["banker", "mayor", "apprentice", "helper"]
    assert row(shipped, "characters", "witch")["cost"] == 4
    assert row(shipped, "characters", "helper")["requires"] == "apprentice"


def villages_of(shipped: Data, colours: list[str]) -> int:
    return sum(each["village_tiles"] for each in shipped["shields"] if each["id"] in colours)


def test_messages_follow_their_formula(shipped: Data) -> None:
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
def test_numbers_of_the_rulebooks(shipped: Data, table: str, key: str, value: object) -> None:
    assert shipped[table][key] == value


def test_reconstructed_values_are_named_in_file_order(shipped: Data) -> None:
    found = list_reconstructed_values(shipped)
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


def test_messages_may_change_in_number(data: Data) -> None:
    data["messages"] = [each for each in data["messages"] if each["id"] not in ("m2-05", "m4-10")]
    data["messages"].insert(0, {"id": "m1-19", "level": 1, "to": ["tours"], "vp": 3, "type": "judge"})
    data["meta"]["card_checksum"] -= 1
    validate_components(data)


def test_a_corrected_value_brings_its_own_source(data: Data) -> None:
    wine = row(data, "goods", "wine")
    wine.update(sale_price=7, sources={"sale_price": "rulebook"})
    validate_components(data)
    assert ('goods "wine"', "sale_price") not in list_reconstructed_values(data)
    assert ('goods "wine"', "cards") in list_reconstructed_values(data)
