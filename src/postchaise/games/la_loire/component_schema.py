"""The schema of the components file, and checks of what the rules rely on.

The checks go from shape (keys, types, ranges, ids) over sources to the seven checks of the component specification,
section 10, and name the first wrong entry.
"""

from __future__ import annotations

from typing import Final

from postchaise.kernel.components import sources
from postchaise.kernel.components.schema import Form, Schema, Table, counts, number, numbers, one_of, optional, some_of
from postchaise.kernel.components.validation import by_id, check, check_at_least, check_equal, check_rising
from postchaise.kernel.components.value_checks import check_keys, check_known, fail, label

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
TABLES: Final[dict[str, dict[str, Form]]] = {
    "meta": {"data_revision": number(1, 9999), "card_checksum": number(1, 9999)},
    "players": {
        "min": number(1, MAX_PLAYERS),
        "max": number(1, MAX_PLAYERS),
        "colours": some_of(PLAYER_COLOURS, MAX_PLAYERS),
        "start_deniers": number(),
        "start_messages_level_1": number(0, 2),
    },
    "pieces_per_player": {
        **counts("merchant messenger boat", 1, 1),
        "message_tokens": number(2, 2),
        "starting_horses_per_stack": number(0, 3),
        **counts("farms monasteries", 0, 18),
    },
    "pieces_shared": {"towers": number(), "circus": number(1, 1), "horses_in_box": number(1)},
    "river": {"start_space": number(0, 0), "last_space": number(1), "vp_per_space": number()},
    "shipping": {
        "options": Form("array", size=2, item=Form("table", fields={"cost": number(), "spaces": number(1)})),
    },
    "market": {
        "prices": numbers(),
        "circus_position": number(),
        "new_circus_colour_position": number(0, len(SHIELDS) - 1),
    },
    "circus": {"start_location": one_of(VILLAGES), "discount": number()},
    "horses_at_setup": {"few": some_of(VILLAGES, 6), "many": some_of(VILLAGES, 8)},
    "character_copies": {rule: numbers(MAX_PLAYERS, 1, MAX_PLAYERS) for rule in COPIES_RULES},
    "reference_cards": {"ids": some_of(REFERENCE_CARDS, len(REFERENCE_CARDS))},
    "message_prices": {"prices": numbers(LEVELS)},
    "money": counts("minimum minimum_relief maximum maximum_with_banker bank_income"),
    "travel": {
        "steps_on_foot": number(1, 1),
        **counts("stack_limit stack_limit_with_scout", 0, 3),
        **counts("take_limit take_limit_with_squire", 0, 2),
        "blacksmith_cost": number(),
    },
    "trade": {"merchant_bonus": number(), "lumberjack_cards": number(1, 2), "beer_factor": number(1)},
    "building": {
        **counts("farm_balance economus_surcharge magister_discount patronus_deniers"),
        **counts("buildings_per_turn buildings_per_turn_with_economus", 1, 2),
    },
    "hiring": {**counts("hires_per_turn hires_per_turn_with_lady", 1, 2), "witch_discount": number()},
    "carrying": {
        **counts(
            "undelivered_limit undelivered_limit_with_mayor abbey_limit messages_per_stop messages_at_castle", 1, 4
        ),
        **counts("vassallus_messages post_office_messages", 0, 4),
        "post_office_discount": number(),
        "spy_draws": number(1, 3),
    },
    "scoring": counts("undelivered_vp blue_bonus"),
    "end": {"message_targets": numbers(MAX_PLAYERS, 1), "solo_turns": number(1, 999)},
}

LISTS: Final[dict[str, dict[str, Form]]] = {
    "locations": {
        "id": one_of(LOCATIONS),
        "index": number(0, 19),
        "kind": one_of(("city", "village")),
        "bank": optional(one_of(("north", "south"))),
        "place": optional(number(1, 9)),
        "good": optional(one_of(GOODS[:-1])),  # LL-COMP-02: no village produces beer
    },
    "shields": {"id": one_of(SHIELDS), "village_tiles": number(1, 18), "market_tiles": number(1, 1)},
    "goods": {"id": one_of(GOODS), "sale_price": number(), "cards": number(), "carry_limit": number()},
    "denier_cards": {"value": number(1), "cards": number()},
    "buildings": {
        "id": one_of(BUILDINGS),
        "site": one_of(("empty-village", "own-farm")),
        **counts("deniers wood discount owner_boat vp"),
    },
    "palaces": {
        "id": one_of(PALACES),
        "kind": one_of(PALACE_KINDS),
        "city": one_of(CITIES),
        **counts("cost vp copies"),
    },
    "characters": {
        "id": one_of(CHARACTERS),
        "colour": one_of(CHARACTER_COLOURS),
        **counts("cost vp copies_in_box"),
        "copies_rule": one_of(COPIES_RULES),
        "requires": optional(one_of(CHARACTERS)),
        "scores_type": optional(one_of(TYPES)),
    },
    "messages": {
        "id": one_of(()),
        "level": number(1, LEVELS),
        "to": some_of(()),
        "vp": number(),
        "type": one_of(TYPES),
    },
}

# Keys that carry no source, and sources that belong to the id: its name, its colour, its order on the road.
UNSOURCED: Final = ("id", "index", "data_revision", "sources")
ID_SOURCES: Final[dict[str, tuple[str, ...]]] = {"locations": ("name", "place"), "shields": ("colour",)}


SCHEMA: Final = Schema(TABLES, LISTS, UNSOURCED, ID_SOURCES)


def validate_components(data: Table) -> None:
    """Raise `ComponentsError` on the first wrong entry of a loaded components file."""
    check(SCHEMA, data)
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
    return sources.reconstructed(SCHEMA, data)


def _check_places(data: Table) -> None:
    """The ring of 20: Nantes, nine villages of the north bank, Orléans, nine of the south bank."""
    for index, row in enumerate(data["locations"]):
        entry = label("locations", row, index + 1)
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
    check_equal('locations "saumur".good', by_id(data, "locations", "saumur")["good"], "cheese")
    check_equal('goods "wood".sale_price', by_id(data, "goods", "wood")["sale_price"], 2)
    check_equal('goods "cheese".sale_price', by_id(data, "goods", "cheese")["sale_price"], 5)


def _check_buildings(data: Table) -> None:
    for row in data["buildings"]:
        entry = label("buildings", row, 0)
        check_equal(f"{entry}.site", row["site"], "empty-village" if row["id"] == "farm" else "own-farm")
    for row in data["palaces"]:
        check_equal(label("palaces", row, 0), f"{row['kind']}-{row['city']}", row["id"])


def _check_characters(data: Table) -> None:
    scored: list[str] = []
    for row in data["characters"]:
        entry, copies = label("characters", row, 0), data["character_copies"][row["copies_rule"]]
        if row["colour"] == "yellow":
            check_equal(f"{entry}.cost", row["cost"], 1)
        if "scores_type" in row:
            check_equal(f"{entry}.colour", row["colour"], "blue")
            if row["scores_type"] in scored:
                fail("components-duplicate", entry=entry, key="scores_type", value=row["scores_type"])
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
        entry, level = label("messages", row, 0), row["level"]
        _check_message_id(entry, level, row["id"])
        check_at_least(f"{entry}.level", level, highest)
        _check_destination(entry, level, row["to"])
        check_equal(f"{entry}.type {row['type']}", scored.count(row["type"]), 1)
        highest = level
        cards[level] += 1
    for level in range(1, LEVELS + 1):
        if not 1 <= cards[level] <= CARDS_PER_LEVEL:
            fail("components-count", entry=f"messages m{level}", value=cards[level], expected=f"1-{CARDS_PER_LEVEL}")


def _check_message_id(entry: str, level: int, name: str) -> None:
    if name[:3] != f"m{level}-" or not name[3:].isdecimal():
        fail("components-rule", entry=f"{entry}.id", value=name, expected=f"m{level}-01")


def _check_destination(entry: str, level: int, to: list[str]) -> None:
    """Level 1 names a village, levels 2 and 3 as many colours, level 4 a city."""
    ids = VILLAGES if level == 1 else CITIES if level == LEVELS else SHIELDS
    for name in to:
        check_known(entry, "to", name, ids)
    size = 1 if level == LEVELS else level
    if len(to) != size:
        fail("components-count", entry=f"{entry}.to", value=len(to), expected=size)


def _check_setup(data: Table) -> None:
    players, pieces, horses = data["players"], data["pieces_per_player"], data["horses_at_setup"]
    check_at_least("players.max", players["max"], players["min"])
    for name in horses["many"]:
        if name in horses["few"]:
            fail("components-duplicate", entry="horses_at_setup", key="many", value=name)
    stacks = players["max"] * (pieces["merchant"] + pieces["messenger"])
    needed = len(horses["many"]) + stacks * pieces["starting_horses_per_stack"]
    check_at_least("pieces_shared.horses_in_box", data["pieces_shared"]["horses_in_box"], needed)


def _check_card_total(data: Table) -> None:
    total: int = len(data["messages"]) + len(data["reference_cards"]["ids"])
    total += sum(row["copies_in_box"] for row in data["characters"])
    total += sum(row["copies"] for row in data["palaces"])
    total += sum(row["cards"] for row in data["goods"] + data["denier_cards"])
    check_equal("meta.card_checksum", total, data["meta"]["card_checksum"])
