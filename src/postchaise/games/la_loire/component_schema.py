"""The schema of the components file, and checks of what the rules rely on.

The checks go from shape (keys, types, ranges, ids) over sources to the seven checks of the component specification,
section 10, and name the first wrong entry.
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
from postchaise.kernel.components.validation import (
    check_at_least,
    check_equal,
    check_rising,
    check_schema,
    find_row_by_id,
)
from postchaise.kernel.components.value_checks import check_keys, check_known, format_entry_name, raise_components_error

# Ids the rules rely on, in the order they rely on.
CITIES: Final = ("nantes", "orleans")
NORTH: Final = ("serrant", "angers", "langeais", "tours", "vendome", "blois", "talcy", "beaugency", "meung")
SOUTH: Final = ("chambord", "cheverny", "amboise", "villandry", "usse", "chinon", "montsoreau", "saumur", "brissac")
VILLAGES: Final = NORTH + SOUTH
LOCATIONS: Final = ("nantes", *NORTH, "orleans", *SOUTH)
SHIELDS: Final = ("red", "blue", "yellow", "green", "white", "purple", "black")
GOODS: Final = ("wood", "grain", "cheese", "wine", "beer")
BUILDINGS: Final = ("farm", "monastery", "castle")
PALACE_KINDS: Final = ("ducal-palace", "post-office", "palatium-balivi", "bank")
PALACES: Final = tuple(f"{kind}-{city}" for city in CITIES for kind in PALACE_KINDS)
MERCHANTS: Final = ("wood-merchant", "grain-merchant", "cheese-merchant", "wine-merchant")
TRADE: Final = (*MERCHANTS, "dairyman", "grain-farmer", "lumberjack")
MONEY: Final = ("banker", "lady-in-waiting", "witch", "magister-artium", "economus", "patronus", "mensor")
TRAVEL: Final = ("squire", "scout", "blacksmith", "jester", "city-guard")
POST: Final = ("mayor", "vassallus", "spy", "apprentice", "helper")
TYPES: Final = ("lover", "general", "philosopher", "judge", "provost")
CHARACTERS: Final = TRADE + MONEY + TRAVEL + POST + TYPES
CHARACTER_COLOURS: Final = ("yellow", "green", "white", "red", "blue")
COPIES_RULES: Final = ("standard", "per-player", "unique")
PLAYER_COLOURS: Final = ("red", "yellow", "green", "blue")
REFERENCE_CARDS: Final = ("farm", "abbey", "castle", "circus", "nantes", "orleans")
MAX_PLAYERS: Final = len(PLAYER_COLOURS)
LEVELS: Final = 4
CARDS_PER_LEVEL: Final = 30


# Upper bounds below 99 keep the action space as large as the printed game needs, and no larger.
TABLES: Final[dict[str, dict[str, ValueForm]]] = {
    "meta": {"data_revision": integer_form(1, 9999), "card_checksum": integer_form(1, 9999)},
    "players": {
        "min": integer_form(1, MAX_PLAYERS),
        "max": integer_form(1, MAX_PLAYERS),
        "colours": distinct_ids_form(PLAYER_COLOURS, MAX_PLAYERS),
        "start_deniers": integer_form(),
        "start_messages_level_1": integer_form(0, 2),
    },
    "pieces_per_player": {
        **integer_forms("merchant messenger boat", 1, 1),
        "message_tokens": integer_form(2, 2),
        "starting_horses_per_stack": integer_form(0, 3),
        **integer_forms("farms monasteries", 0, 18),
    },
    "pieces_shared": {"towers": integer_form(), "circus": integer_form(1, 1), "horses_in_box": integer_form(1)},
    "river": {"start_space": integer_form(0, 0), "last_space": integer_form(1), "vp_per_space": integer_form()},
    "shipping": {
        "options": ValueForm(
            "array", size=2, item=ValueForm("table", fields={"cost": integer_form(), "spaces": integer_form(1)})
        ),
    },
    "market": {
        "prices": integers_form(),
        "circus_position": integer_form(),
        "new_circus_colour_position": integer_form(0, len(SHIELDS) - 1),
    },
    "circus": {"start_location": id_form(VILLAGES), "discount": integer_form()},
    "horses_at_setup": {"few": distinct_ids_form(VILLAGES, 6), "many": distinct_ids_form(VILLAGES, 8)},
    "character_copies": {rule: integers_form(MAX_PLAYERS, 1, MAX_PLAYERS) for rule in COPIES_RULES},
    "reference_cards": {"ids": distinct_ids_form(REFERENCE_CARDS, len(REFERENCE_CARDS))},
    "message_prices": {"prices": integers_form(LEVELS)},
    "money": integer_forms("minimum minimum_relief maximum maximum_with_banker bank_income"),
    "travel": {
        "steps_on_foot": integer_form(1, 1),
        **integer_forms("stack_limit stack_limit_with_scout", 0, 3),
        **integer_forms("take_limit take_limit_with_squire", 0, 2),
        "blacksmith_cost": integer_form(),
    },
    "trade": {"merchant_bonus": integer_form(), "lumberjack_cards": integer_form(1, 2), "beer_factor": integer_form(1)},
    "building": {
        **integer_forms("farm_balance economus_surcharge magister_discount patronus_deniers"),
        **integer_forms("buildings_per_turn buildings_per_turn_with_economus", 1, 2),
    },
    "hiring": {**integer_forms("hires_per_turn hires_per_turn_with_lady", 1, 2), "witch_discount": integer_form()},
    "carrying": {
        **integer_forms(
            "undelivered_limit undelivered_limit_with_mayor abbey_limit messages_per_stop messages_at_castle", 1, 4
        ),
        **integer_forms("vassallus_messages post_office_messages", 0, 4),
        "post_office_discount": integer_form(),
        "spy_draws": integer_form(1, 3),
    },
    "scoring": integer_forms("undelivered_vp blue_bonus"),
    "end": {"message_targets": integers_form(MAX_PLAYERS, 1), "solo_turns": integer_form(1, 999)},
}

LISTS: Final[dict[str, dict[str, ValueForm]]] = {
    "locations": {
        "id": id_form(LOCATIONS),
        "index": integer_form(0, 19),
        "kind": id_form(("city", "village")),
        "bank": make_optional(id_form(("north", "south"))),
        "place": make_optional(integer_form(1, 9)),
        "good": make_optional(id_form(GOODS[:-1])),  # LL-COMP-02: no village produces beer
    },
    "shields": {"id": id_form(SHIELDS), "village_tiles": integer_form(1, 18), "market_tiles": integer_form(1, 1)},
    "goods": {
        "id": id_form(GOODS),
        "sale_price": integer_form(),
        "cards": integer_form(),
        "carry_limit": integer_form(),
    },
    "denier_cards": {"value": integer_form(1), "cards": integer_form()},
    "buildings": {
        "id": id_form(BUILDINGS),
        "site": id_form(("empty-village", "own-farm")),
        **integer_forms("deniers wood discount owner_boat vp"),
    },
    "palaces": {
        "id": id_form(PALACES),
        "kind": id_form(PALACE_KINDS),
        "city": id_form(CITIES),
        **integer_forms("cost vp copies"),
    },
    "characters": {
        "id": id_form(CHARACTERS),
        "colour": id_form(CHARACTER_COLOURS),
        **integer_forms("cost vp copies_in_box"),
        "copies_rule": id_form(COPIES_RULES),
        "requires": make_optional(id_form(CHARACTERS)),
        "scores_type": make_optional(id_form(TYPES)),
    },
    "messages": {
        "id": id_form(()),
        "level": integer_form(1, LEVELS),
        "to": distinct_ids_form(()),
        "vp": integer_form(),
        "type": id_form(TYPES),
    },
}

# Keys that carry no source, and sources that belong to the id: its name, its colour, its order on the road.
UNSOURCED: Final = ("id", "index", "data_revision", "sources")
ID_SOURCES: Final[dict[str, tuple[str, ...]]] = {"locations": ("name", "place"), "shields": ("colour",)}


SCHEMA: Final = ComponentsSchema(TABLES, LISTS, UNSOURCED, ID_SOURCES)


def validate_components(data: Table) -> None:
    """Raise `ComponentsError` on the first wrong entry of a loaded components file."""
    check_schema(SCHEMA, data)
    _check_places(data)
    _check_market(data)
    _check_goods(data)
    _check_buildings(data)
    _check_characters(data)
    _check_messages(data)
    _check_setup(data)
    _check_card_total(data)


def list_reconstructed_values(data: Table) -> list[tuple[str, str]]:
    """Return every value designed here for lack of a source, as (entry, key), in the order of the file."""
    return sources.list_values_without_source(SCHEMA, data)


def _check_places(data: Table) -> None:
    """The ring of 20: Nantes, nine villages of the north bank, Orléans, nine of the south bank."""
    for index, row in enumerate(data["locations"]):
        entry = format_entry_name("locations", row, index + 1)
        check_equal(f"{entry}.index", row["index"], index)
        if row["id"] in CITIES:
            check_equal(f"{entry}.kind", row["kind"], "city")
            check_keys(entry, row, [], ["index", "id", "kind", "sources"])
        else:
            check_equal(f"{entry}.kind", row["kind"], "village")
            check_keys(entry, row, ["bank", "place", "good"], list(row))
            north = index <= len(NORTH)
            check_equal(f"{entry}.bank", row["bank"], "north" if north else "south")
            check_equal(f"{entry}.place", row["place"], index if north else len(LOCATIONS) - index)


def _check_market(data: Table) -> None:
    shields, market = data["shields"], data["market"]
    check_equal("shields", sum(row["village_tiles"] for row in shields), len(VILLAGES))
    check_equal("market.prices", len(market["prices"]), sum(row["market_tiles"] for row in shields))
    check_rising("market.prices", market["prices"])
    check_equal("market.circus_position", market["circus_position"], len(market["prices"]) // 2)
    check_rising("message_prices.prices", data["message_prices"]["prices"])


def _check_goods(data: Table) -> None:
    """Check what the examples of the rulebooks state: TV-R05 and TV-R06."""
    check_equal('locations "saumur".good', find_row_by_id(data, "locations", "saumur")["good"], "cheese")
    check_equal('goods "wood".sale_price', find_row_by_id(data, "goods", "wood")["sale_price"], 2)
    check_equal('goods "cheese".sale_price', find_row_by_id(data, "goods", "cheese")["sale_price"], 5)


def _check_buildings(data: Table) -> None:
    for row in data["buildings"]:
        entry = format_entry_name("buildings", row, 0)
        check_equal(f"{entry}.site", row["site"], "empty-village" if row["id"] == "farm" else "own-farm")
    for row in data["palaces"]:
        check_equal(format_entry_name("palaces", row, 0), f"{row['kind']}-{row['city']}", row["id"])


def _check_characters(data: Table) -> None:
    scored: list[str] = []
    for row in data["characters"]:
        entry, copies = format_entry_name("characters", row, 0), data["character_copies"][row["copies_rule"]]
        if row["colour"] == "yellow":
            check_equal(f"{entry}.cost", row["cost"], 1)
        if "scores_type" in row:
            check_equal(f"{entry}.colour", row["colour"], "blue")
            if row["scores_type"] in scored:
                raise_components_error("components-duplicate", entry=entry, key="scores_type", value=row["scores_type"])
            scored.append(row["scores_type"])
        if row["id"] in ("apprentice", "helper"):
            check_equal(f"{entry}.colour", row["colour"], "red")
        if row["id"] == "helper":
            check_equal(f"{entry}.requires", row.get("requires", ""), "apprentice")
        check_at_least(f"{entry}.copies_in_box", row["copies_in_box"], max(copies))


def _check_messages(data: Table) -> None:
    scored: list[str] = [row["scores_type"] for row in data["characters"] if "scores_type" in row]
    cards = [0] * (LEVELS + 1)
    highest = 1
    for row in data["messages"]:
        entry, level = format_entry_name("messages", row, 0), row["level"]
        _check_message_id(entry, level, row["id"])
        check_at_least(f"{entry}.level", level, highest)
        _check_destination(entry, level, row["to"])
        check_equal(f"{entry}.type {row['type']}", scored.count(row["type"]), 1)
        highest = level
        cards[level] += 1
    for level in range(1, LEVELS + 1):
        if not 1 <= cards[level] <= CARDS_PER_LEVEL:
            raise_components_error(
                "components-count", entry=f"messages m{level}", value=cards[level], expected=f"1-{CARDS_PER_LEVEL}"
            )


def _check_message_id(entry: str, level: int, name: str) -> None:
    if name[:3] != f"m{level}-" or not name[3:].isdecimal():
        raise_components_error("components-rule", entry=f"{entry}.id", value=name, expected=f"m{level}-01")


def _check_destination(entry: str, level: int, to: list[str]) -> None:
    """Level 1 names a village, levels 2 and 3 as many colours, level 4 a city."""
    ids = VILLAGES if level == 1 else CITIES if level == LEVELS else SHIELDS
    for name in to:
        check_known(entry, "to", name, ids)
    size = 1 if level == LEVELS else level
    if len(to) != size:
        raise_components_error("components-count", entry=f"{entry}.to", value=len(to), expected=size)


def _check_setup(data: Table) -> None:
    players, pieces, horses = data["players"], data["pieces_per_player"], data["horses_at_setup"]
    check_at_least("players.max", players["max"], players["min"])
    for name in horses["many"]:
        if name in horses["few"]:
            raise_components_error("components-duplicate", entry="horses_at_setup", key="many", value=name)
    stacks = players["max"] * (pieces["merchant"] + pieces["messenger"])
    needed = len(horses["many"]) + stacks * pieces["starting_horses_per_stack"]
    check_at_least("pieces_shared.horses_in_box", data["pieces_shared"]["horses_in_box"], needed)


def _check_card_total(data: Table) -> None:
    total: int = len(data["messages"]) + len(data["reference_cards"]["ids"])
    total += sum(row["copies_in_box"] for row in data["characters"])
    total += sum(row["copies"] for row in data["palaces"])
    total += sum(row["cards"] for row in data["goods"] + data["denier_cards"])
    check_equal("meta.card_checksum", total, data["meta"]["card_checksum"])
