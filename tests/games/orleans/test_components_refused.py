"""OR-COMP: what is refused in a corrected copy of the component data."""

from __future__ import annotations

import pytest

from corrupted_components import Corruption, Data, drop, put, row, set_in, swap
from orleans import rule
from postchaise.games.orleans.component_schema import validate_components
from postchaise.kernel.errors import ComponentsError


def effect(name: str, row_id: str, **values: object) -> Corruption:
    return lambda data: row(data, name, row_id)["effect"].update(values)


def lone_town(data: Data) -> None:
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
def test_a_wrong_entry_is_named(data: Data, corrupt: Corruption, code: str, entry: str) -> None:
    corrupt(data)
    with pytest.raises(ComponentsError) as caught:
        validate_components(data)
    details = caught.value.details
    assert (caught.value.code, details["entry"]) == (f"components-{code}", entry)
    assert set(details) == {"entry", *DETAILS[code]}
