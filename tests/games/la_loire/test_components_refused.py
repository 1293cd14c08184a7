"""What is refused in a corrected copy of the component data of La Loire, and how it is named."""

from __future__ import annotations

import pytest

from corrupted_components import Corruption, Data, drop, put, row, set_in, swap
from postchaise.games.la_loire.component_schema import validate_components
from postchaise.kernel.errors import ComponentsError


def crowd(data: Data) -> None:
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
def test_a_wrong_entry_is_named(data: Data, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        validate_components(data)
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


def test_the_details_help(data: Data) -> None:
    row(data, "locations", "tours")["good"] = "whine"
    with pytest.raises(ComponentsError) as caught:
        validate_components(data)
    assert caught.value.details == {
        "entry": 'locations "tours"',
        "key": "good",
        "value": "whine",
        "expected": "wood, grain, cheese, wine",
    }
