"""Judges a components table before the game trusts it, and names the first wrong entry.

Shape first (keys, types, ranges, ids), then sources, then the seven checks of the component specification, section 10.
"""

from __future__ import annotations

from typing import Any, Final, NoReturn

from estafette.kernel.errors import ComponentsError

Table = dict[str, Any]

SOURCES: Final = ("rulebook", "public", "derived", "reconstructed")

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


class Form:
    """What the value of one key must look like; `kind` is the TOML word for its type."""

    def __init__(
        self,
        kind: str,
        low: int = 0,
        high: int = 99,
        ids: tuple[str, ...] = (),
        size: int = 0,
        item: Form | None = None,
        fields: dict[str, Form] | None = None,
        optional: bool = False,
    ) -> None:
        self.kind = kind
        self.low = low
        self.high = high
        self.ids = ids
        self.size = size
        self.item = item
        self.fields: dict[str, Form] = fields or {}
        self.optional = optional


def number(low: int = 0, high: int = 99) -> Form:
    return Form("integer", low=low, high=high)


def numbers(size: int = 0, low: int = 0, high: int = 99) -> Form:
    return Form("array", size=size, item=number(low, high))


def one_of(ids: tuple[str, ...]) -> Form:
    return Form("string", ids=ids)


def some_of(ids: tuple[str, ...], size: int = 0) -> Form:
    """Different ids; `size` 0 leaves the length, and no `ids` the choice, to a later check."""
    return Form("array", size=size, item=one_of(ids))


def optional(form: Form) -> Form:
    form.optional = True
    return form


def counts(names: str, low: int = 0, high: int = 99) -> dict[str, Form]:
    return {name: number(low, high) for name in names.split()}


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
        "index": number(0, 19),
        "id": one_of(LOCATIONS),
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


def inspect(data: Table) -> None:
    """Raise `ComponentsError` on the first wrong entry of a loaded components file."""
    _check_keys("components", data, [*TABLES, *LISTS, "sources"], [])
    for name, fields in TABLES.items():
        _check_row(name, _table("components", name, data[name]), fields)
    for name, fields in LISTS.items():
        _check_list(name, data[name], fields)
    _check_sources(data)
    _check_places(data)
    _check_market(data)
    _check_goods(data)
    _check_buildings(data)
    _check_characters(data)
    _check_messages(data)
    _check_setup(data)
    _check_card_total(data)


def reconstructed(data: Table) -> list[tuple[str, str]]:
    """Every value designed here for want of a source, as (entry, key), in the order of the file."""
    found: list[tuple[str, str]] = []
    for name, part in data.items():
        if name in TABLES:
            found += _reconstructed_row(name, part["sources"], list(part))
        elif name in LISTS:
            for place, row in enumerate(part, 1):
                sources = {**data["sources"][name], **row.get("sources", {})}
                found += _reconstructed_row(_label(name, row, place), sources, _sourced_keys(name, row))
    return found


def _reconstructed_row(entry: str, sources: Table, keys: list[str]) -> list[tuple[str, str]]:
    found: list[tuple[str, str]] = []
    for key in keys:
        source = sources.get(key)
        if source == "reconstructed":
            found.append((entry, key))
        elif isinstance(source, list):
            found += [(entry, f"{key} #{place}") for place, each in enumerate(source, 1) if each == "reconstructed"]
    return found


# Shape


def _fail(code: str, **details: str | int) -> NoReturn:
    raise ComponentsError(code, **details)


def _label(name: str, row: Table, place: int) -> str:
    """How a person finds the entry: by its id, else by its place in the list."""
    name_of_row = row.get("id")
    return f'{name} "{name_of_row}"' if isinstance(name_of_row, str) else f"{name} #{place}"


def _is_integer(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _table(entry: str, key: str, value: Any) -> Table:
    if not isinstance(value, dict):
        _fail("components-type", entry=entry, key=key, expected="table")
    return value


def _check_keys(entry: str, row: Table, needed: list[str], allowed: list[str]) -> None:
    for key in row:
        if key not in needed and key not in allowed:
            _fail("components-unknown-key", entry=entry, key=key)
    for key in needed:
        if key not in row:
            _fail("components-missing", entry=entry, key=key)


def _check_row(entry: str, row: Table, fields: dict[str, Form]) -> None:
    needed = [key for key, form in fields.items() if not form.optional]
    _check_keys(entry, row, needed, [*fields, "sources"])
    for key, form in fields.items():
        if key in row:
            _check_value(entry, key, row[key], form)


def _check_value(entry: str, key: str, value: Any, form: Form) -> None:
    if form.kind == "integer":
        _check_integer(entry, key, value, form)
    elif form.kind == "string":
        _check_string(entry, key, value, form)
    elif form.kind == "array":
        _check_array(entry, key, value, form)
    else:
        _check_row(f"{entry} {key}", _table(entry, key, value), form.fields)


def _check_integer(entry: str, key: str, value: Any, form: Form) -> None:
    if not _is_integer(value):
        _fail("components-type", entry=entry, key=key, expected="integer")
    if not form.low <= value <= form.high:
        limits = str(form.low) if form.low == form.high else f"{form.low}-{form.high}"
        _fail("components-range", entry=entry, key=key, value=value, expected=limits)


def _check_string(entry: str, key: str, value: Any, form: Form) -> None:
    if not isinstance(value, str):
        _fail("components-type", entry=entry, key=key, expected="string")
    if form.ids:
        _check_known(entry, key, value, form.ids)


def _check_known(entry: str, key: str, value: str, ids: tuple[str, ...]) -> None:
    if value not in ids:
        _fail("components-unknown-id", entry=entry, key=key, value=value, expected=", ".join(ids))


def _check_array(entry: str, key: str, value: Any, form: Form) -> None:
    path = f"{entry}.{key}"
    if not isinstance(value, list):
        _fail("components-type", entry=entry, key=key, expected="array")
    for place, item in enumerate(value, 1):
        if form.item is not None:
            _check_value(path, f"#{place}", item, form.item)
        if isinstance(item, str) and item in value[: place - 1]:
            _fail("components-duplicate", entry=path, key=f"#{place}", value=item)
    if form.size and len(value) != form.size:
        _fail("components-count", entry=path, value=len(value), expected=form.size)


def _check_list(name: str, rows: Any, fields: dict[str, Form]) -> None:
    if not isinstance(rows, list):
        _fail("components-type", entry="components", key=name, expected="array")
    identity = "id" if "id" in fields else "value"
    seen: list[Any] = []
    for place, item in enumerate(rows, 1):
        row = _table(name, f"#{place}", item)
        entry = _label(name, row, place)
        _check_row(entry, row, fields)
        if row[identity] in seen:
            _fail("components-duplicate", entry=entry, key=identity, value=row[identity])
        seen.append(row[identity])
    if "id" in fields:
        _check_order(name, seen, fields["id"].ids)


def _check_order(name: str, seen: list[Any], ids: tuple[str, ...]) -> None:
    """Ids the rules know keep their number and order; `ids` is empty where the list is free."""
    if ids and len(seen) != len(ids):
        _fail("components-count", entry=name, value=len(seen), expected=len(ids))
    for place, expected in enumerate(ids):
        if seen[place] != expected:
            _fail("components-rule", entry=f"{name} #{place + 1}", value=str(seen[place]), expected=expected)


# Sources


def _sourced_keys(name: str, row: Table) -> list[str]:
    keys = [key for key in row if key not in UNSOURCED]
    return [key for key in ID_SOURCES.get(name, ()) if key not in keys] + keys


def _check_sources(data: Table) -> None:
    for name in TABLES:
        own = _own_sources(name, data[name])
        _check_tags(name, own, data[name], _sourced_keys(name, data[name]))
    usual = _table("components", "sources", data["sources"])
    _check_keys("sources", usual, list(LISTS), [])
    for name in LISTS:
        _check_list_sources(name, _table("sources", name, usual[name]), data[name])


def _check_list_sources(name: str, usual: Table, rows: list[Table]) -> None:
    known = [key for key in LISTS[name] if key not in UNSOURCED] + list(ID_SOURCES.get(name, ()))
    _check_keys(f"sources.{name}", usual, [], known)
    for key, source in usual.items():
        _check_tag(f"sources.{name}", key, source)
    for place, row in enumerate(rows, 1):
        entry = _label(name, row, place)
        own = _own_sources(entry, row) if "sources" in row else {}
        keys = _sourced_keys(name, row)
        _check_tags(entry, {**{key: usual[key] for key in keys if key in usual}, **own}, row, keys)


def _own_sources(entry: str, row: Table) -> Table:
    if "sources" not in row:
        _fail("components-missing", entry=entry, key="sources")
    return _table(entry, "sources", row["sources"])


def _check_tags(entry: str, sources: Table, row: Table, keys: list[str]) -> None:
    """Each key has a source, or one source for each place of its array."""
    for key in sources:
        if key not in keys:
            _fail("components-unknown-key", entry=entry, key=f"sources.{key}")
    for key in keys:
        if key not in sources:
            _fail("components-missing", entry=entry, key=f"sources.{key}")
        source, value = sources[key], row.get(key)
        if isinstance(source, list) and isinstance(value, list):
            if len(source) != len(value):
                _fail("components-count", entry=f"{entry}.sources.{key}", value=len(source), expected=len(value))
            for place, each in enumerate(source, 1):
                _check_tag(entry, f"sources.{key} #{place}", each)
        else:
            _check_tag(entry, f"sources.{key}", source)


def _check_tag(entry: str, key: str, source: Any) -> None:
    if source not in SOURCES:
        _fail("components-source", entry=entry, key=key, value=str(source))


# Cross-checks


def _check_equal(entry: str, value: str | int, expected: str | int) -> None:
    if value != expected:
        _fail("components-rule", entry=entry, value=value, expected=expected)


def _check_at_least(entry: str, value: int, least: int) -> None:
    if value < least:
        _fail("components-rule", entry=entry, value=value, expected=f">= {least}")


def _check_rising(entry: str, values: list[int]) -> None:
    for place in range(1, len(values)):
        _check_at_least(f"{entry} #{place + 1}", values[place], values[place - 1])


def _by_id(data: Table, name: str, row_id: str) -> Table:
    for row in data[name]:
        if row["id"] == row_id:
            return _table(name, row_id, row)
    _fail("components-missing", entry=name, key=row_id)


def _check_places(data: Table) -> None:
    """The ring of 20: Nantes, nine villages of the north bank, Orléans, nine of the south bank."""
    for index, row in enumerate(data["locations"]):
        entry = _label("locations", row, index + 1)
        _check_equal(f"{entry}.index", row["index"], index)
        if row["id"] in CITIES:
            _check_equal(f"{entry}.kind", row["kind"], "city")
            _check_keys(entry, row, [], ["index", "id", "kind", "sources"])
        else:
            _check_equal(f"{entry}.kind", row["kind"], "village")
            _check_keys(entry, row, ["bank", "place", "good"], list(row))
            north = index <= len(NORTH)
            _check_equal(f"{entry}.bank", row["bank"], "north" if north else "south")
            _check_equal(f"{entry}.place", row["place"], index if north else len(LOCATIONS) - index)


def _check_market(data: Table) -> None:
    shields, market = data["shields"], data["market"]
    _check_equal("shields", sum(row["village_tiles"] for row in shields), len(VILLAGES))
    _check_equal("market.prices", len(market["prices"]), sum(row["market_tiles"] for row in shields))
    _check_rising("market.prices", market["prices"])
    _check_equal("market.circus_position", market["circus_position"], len(market["prices"]) // 2)
    _check_rising("message_prices.prices", data["message_prices"]["prices"])


def _check_goods(data: Table) -> None:
    """What the examples of the rulebooks tell: TV-R05 and TV-R06."""
    _check_equal('locations "saumur".good', _by_id(data, "locations", "saumur")["good"], "cheese")
    _check_equal('goods "wood".sale_price', _by_id(data, "goods", "wood")["sale_price"], 2)
    _check_equal('goods "cheese".sale_price', _by_id(data, "goods", "cheese")["sale_price"], 5)


def _check_buildings(data: Table) -> None:
    for row in data["buildings"]:
        entry = _label("buildings", row, 0)
        _check_equal(f"{entry}.site", row["site"], "empty-village" if row["id"] == "farm" else "own-farm")
    for row in data["palaces"]:
        _check_equal(_label("palaces", row, 0), f"{row['kind']}-{row['city']}", row["id"])


def _check_characters(data: Table) -> None:
    scored: list[str] = []
    for row in data["characters"]:
        entry, copies = _label("characters", row, 0), data["character_copies"][row["copies_rule"]]
        if row["colour"] == "yellow":
            _check_equal(f"{entry}.cost", row["cost"], 1)
        if "scores_type" in row:
            _check_equal(f"{entry}.colour", row["colour"], "blue")
            if row["scores_type"] in scored:
                _fail("components-duplicate", entry=entry, key="scores_type", value=row["scores_type"])
            scored.append(row["scores_type"])
        if row["id"] in ("apprentice", "helper"):
            _check_equal(f"{entry}.colour", row["colour"], "red")
        if row["id"] == "helper":
            _check_equal(f"{entry}.requires", row.get("requires", ""), "apprentice")
        _check_at_least(f"{entry}.copies_in_box", row["copies_in_box"], max(copies))


def _check_messages(data: Table) -> None:
    scored: list[str] = [row["scores_type"] for row in data["characters"] if "scores_type" in row]
    cards = [0] * (LEVELS + 1)
    highest = 1
    for row in data["messages"]:
        entry, level = _label("messages", row, 0), row["level"]
        _check_message_id(entry, level, row["id"])
        _check_at_least(f"{entry}.level", level, highest)
        _check_destination(entry, level, row["to"])
        _check_equal(f"{entry}.type {row['type']}", scored.count(row["type"]), 1)
        highest = level
        cards[level] += 1
    for level in range(1, LEVELS + 1):
        if not 1 <= cards[level] <= CARDS_PER_LEVEL:
            _fail("components-count", entry=f"messages m{level}", value=cards[level], expected=f"1-{CARDS_PER_LEVEL}")


def _check_message_id(entry: str, level: int, name: str) -> None:
    if name[:3] != f"m{level}-" or not name[3:].isdecimal():
        _fail("components-rule", entry=f"{entry}.id", value=name, expected=f"m{level}-01")


def _check_destination(entry: str, level: int, to: list[str]) -> None:
    """Level 1 names a village, levels 2 and 3 that many colours, level 4 a city."""
    ids = VILLAGES if level == 1 else CITIES if level == LEVELS else SHIELDS
    for name in to:
        _check_known(entry, "to", name, ids)
    size = 1 if level == LEVELS else level
    if len(to) != size:
        _fail("components-count", entry=f"{entry}.to", value=len(to), expected=size)


def _check_setup(data: Table) -> None:
    players, pieces, horses = data["players"], data["pieces_per_player"], data["horses_at_setup"]
    _check_at_least("players.max", players["max"], players["min"])
    for name in horses["many"]:
        if name in horses["few"]:
            _fail("components-duplicate", entry="horses_at_setup", key="many", value=name)
    stacks = players["max"] * (pieces["merchant"] + pieces["messenger"])
    needed = len(horses["many"]) + stacks * pieces["starting_horses_per_stack"]
    _check_at_least("pieces_shared.horses_in_box", data["pieces_shared"]["horses_in_box"], needed)


def _check_card_total(data: Table) -> None:
    total: int = len(data["messages"]) + len(data["reference_cards"]["ids"])
    total += sum(row["copies_in_box"] for row in data["characters"])
    total += sum(row["copies"] for row in data["palaces"])
    total += sum(row["cards"] for row in data["goods"] + data["denier_cards"])
    _check_equal("meta.card_checksum", total, data["meta"]["card_checksum"])
