"""LL-COMP: what is in the box, and that its limits are felt in play."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from la_loire import Table, place, rule
from postchaise import Dice, PostchaiseError
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import State
from postchaise.kernel.game import SPECTATOR


def wander(seats: int, seed: int, actions: int, **options: str) -> Iterator[State]:
    """The states of a random match."""
    dice = Dice(seed)
    s = GAME.new(seats, dice, **options)
    for _ in range(actions):
        yield s
        if s.over:
            return
        legal = GAME.legal(s, s.active)
        GAME.apply(s, s.active, legal[dice.below(len(legal))], dice)


@rule("LL-COMP-01")
def test_ll_comp_01_two_cities_and_eighteen_villages_on_two_roads() -> None:
    assert c.LOCATIONS == 20
    assert [id for id in c.LOCATION_IDS if c.IS_CITY[place(id)]] == ["nantes", "orleans"]
    assert len(c.VILLAGES) == 18
    between = range(place("nantes") + 1, place("orleans"))
    assert [c.BANK_OF[i] for i in between] == [c.NORTH] * 9
    assert [c.BANK_OF[i] for i in range(place("orleans") + 1, 20)] == [c.SOUTH] * 9


@rule("LL-COMP-01", "LL-MOVE-12")
def test_ll_comp_01_walking_on_visits_every_location_once() -> None:
    t, seen = Table().no_free_horses().piece("merchant", "serrant"), []
    for _ in range(20):
        t.s.heading[0] = 1  # clockwise, also out of the cities
        [way] = t.ride("merchant").legal()
        seen.append(t.play(way).at("merchant"))
    assert sorted(seen) == sorted(c.LOCATION_IDS)
    assert seen[-1] == "serrant"


@rule("LL-COMP-02")
def test_ll_comp_02_every_village_produces_one_good_and_none_produces_beer() -> None:
    for entry in GAME.view(Table().s, SPECTATOR)["locations"]:
        if entry["id"] in ("nantes", "orleans"):
            assert entry["good"] is None
        else:
            assert entry["good"] in ("wood", "grain", "cheese", "wine")


@rule("LL-COMP-03")
def test_ll_comp_03_shields_stay_where_they_were_laid() -> None:
    laid = GAME.new(3, Dice(5)).shield
    assert all((laid[i] in range(c.SHIELDS)) != c.IS_CITY[i] for i in range(c.LOCATIONS))
    for s in wander(3, 5, 400):
        assert s.shield == laid


@rule("LL-COMP-04")
@pytest.mark.parametrize("variant", ["standard", "casual"])
def test_ll_comp_04_one_tile_of_each_colour_and_one_circus_face(variant: str) -> None:
    faces = 1 if variant == "standard" else 0
    circuses = set()
    for s in wander(2, 3, 400, variant=variant):
        tiles = GAME.view(s, SPECTATOR)["market"]
        assert sorted(tile["shield"] for tile in tiles) == sorted(c.SHIELD_IDS)
        assert sum(tile["circus"] for tile in tiles) == faces
        circuses.add(s.circus)
    assert len(circuses) > 1 if faces else circuses == {-1}


@rule("LL-COMP-05")
@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_ll_comp_05_every_player_has_the_same_pieces(seats: int) -> None:
    for player in GAME.view(Table(seats).s, SPECTATOR)["players"]:
        assert {"merchant", "messenger", "boat"} <= set(player)
        assert (len(player["tokens"]), player["farms"], player["monasteries"]) == (2, 5, 3)


@rule("LL-COMP-05", "LL-BUILD-05", "LL-BUILD-06")
def test_ll_comp_05_a_monastery_frees_its_farm_a_castle_does_not() -> None:
    for kind in ("monastery", "castle"):
        t = Table().hire("economus").stop("merchant", "nantes").deniers(20).goods(wood=5)
        for village in ("angers", "saumur", "tours", "chinon"):
            t.building(village, "farm")
        assert t.allowed("build farm wood")
        assert t.building("blois", "farm").refused("build farm wood") == "LL-COMP-05"
        assert t.play(f"build {kind} wood", "site angers").allowed("build farm wood") == (kind == "monastery")


@rule("LL-COMP-05")
def test_ll_comp_05_no_fourth_monastery() -> None:
    t = Table().stop("merchant", "nantes").deniers(20).goods(wood=5).building("brissac", "farm")
    t.building("angers", "monastery").building("saumur", "monastery")
    assert t.allowed("build monastery wood")
    t.building("tours", "monastery")
    assert t.refused("build monastery wood") == "LL-COMP-05"


@rule("LL-COMP-06", "LL-MOVE-07")
@pytest.mark.parametrize("seats", [2, 4])
def test_ll_comp_06_horses_towers_and_the_circus_are_shared_and_never_lost(seats: int) -> None:
    fresh = GAME.new(seats, Dice(8))
    herd = sum(fresh.free) + sum(fresh.horses)
    for s in wander(seats, 8, 600):
        assert sum(s.free) + sum(s.horses) == herd
        assert s.towers + s.building.count(c.CASTLE) == 4
        assert s.circus in c.VILLAGES


@rule("LL-COMP-07")
def test_ll_comp_07_five_goods_each_sold_at_its_printed_price() -> None:
    t = Table().stop("merchant", "nantes").deniers(0)
    prices = {"wood": 2, "grain": 4, "cheese": 5, "wine": 6, "beer": 8}
    assert set(c.GOOD_IDS) == set(prices)
    for good, price in prices.items():
        t.goods(**{good: 1}).deniers(0).stop("merchant", "nantes").play(f"sell {good}")
        assert t.s.deniers[0] == price, good


@rule("LL-COMP-08")
def test_ll_comp_08_messages_of_four_levels_and_five_types() -> None:
    assert set(c.LEVEL) == {1, 2, 3, 4}
    assert set(c.TYPE_IDS) == {"lover", "general", "philosopher", "judge", "provost"}
    for message in range(c.MESSAGES):
        t = Table().messages().delivered(c.MESSAGE_IDS[message])
        assert GAME.scores(t.s)[0]["delivered"] == c.MESSAGE_VP[message] >= 1
        t.hire(c.TYPE_IDS[c.TYPE_OF[message]])  # the blue character of the same name scores this type
        assert GAME.scores(t.s)[0]["blue"] == c.BLUE_BONUS


@rule("LL-COMP-09")
def test_ll_comp_09_every_character_has_a_colour_a_cost_and_points() -> None:
    assert Counter(c.CHARACTER_COLOUR) == {"yellow": 7, "green": 7, "white": 5, "red": 5, "blue": 5}
    for entry in c.DATA["characters"]:
        t = Table().circus("blois").piece("merchant", "tours").stop("messenger", "blois").deniers(20)
        if entry["id"] == "helper":
            t.hire("apprentice")
        before = GAME.scores(t.s)[0]["characters"]
        t.play(f"hire {entry['id']}")
        assert 20 - t.s.deniers[0] == entry["cost"] > 0, entry["id"]
        assert GAME.scores(t.s)[0]["characters"] - before == entry["vp"] > 0, entry["id"]


@rule("LL-COMP-10", "LL-BUILD-13")
def test_ll_comp_10_four_palaces_per_city_in_two_copies() -> None:
    kinds = Counter((entry["kind"], entry["city"]) for entry in c.DATA["palaces"])
    names = ("ducal-palace", "post-office", "palatium-balivi", "bank")
    assert kinds == {(kind, city): 1 for kind in names for city in ("nantes", "orleans")}
    assert sum(Table(3).s.palace_stock) == 16
    for palace in c.PALACE_IDS:
        t = Table(3).stop("merchant", "nantes").palace(palace, seat=1)
        assert t.allowed(f"palace {palace}")
        assert t.palace(palace, seat=2).refused(f"palace {palace}") == "LL-BUILD-13"


@rule("LL-COMP-11")
def test_ll_comp_11_reference_cards_cannot_be_had() -> None:
    cards = c.DATA["reference_cards"]["ids"]
    assert sorted(cards) == ["abbey", "castle", "circus", "farm", "nantes", "orleans"]
    assert not set(cards) & {*c.PALACE_IDS, *c.CHARACTER_IDS, *c.GOOD_IDS}
    for card in cards:
        for verb in ("palace", "hire", "buy", "sell"):
            with pytest.raises(PostchaiseError):
                GAME.parse(f"{verb} {card}")


@rule("LL-COMP-12")
def test_ll_comp_12_the_river_has_twenty_spaces_after_the_start() -> None:
    t = Table()
    for space in (0, 1, 19, 20):
        t.s.boat[0] = space
        assert GAME.scores(t.s)[0]["boat"] == space
    Table(end_boat=(20, 20, 20, 20))
    with pytest.raises(PostchaiseError):
        Table(end_boat=(20, 21, 20, 20))


@rule("LL-COMP-13")
def test_ll_comp_13_money_never_runs_out() -> None:
    printed = sum(entry["value"] * entry["cards"] for entry in c.DATA["denier_cards"])
    t = Table().deniers(printed, seat=1).deniers(0).goods(beer=1).stop("merchant", "nantes").play("sell beer")
    assert sum(t.s.deniers) == printed + 8


@rule("LL-COMP-13", "LL-BUY-03")
def test_ll_comp_13_goods_run_out_and_come_back() -> None:
    t = Table().goods(seat=1, cheese=8).price("blois", 1).stop("merchant", "blois")
    assert t.refused("buy cheese") == "LL-BUY-03"
    assert t.goods(seat=1, cheese=7).allowed("buy cheese")
