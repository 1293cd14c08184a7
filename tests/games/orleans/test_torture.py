"""Torture: what replaces coins a player cannot pay (OR-TORTURE)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import GONE
from postchaise.i18n import Translator
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN


def rich() -> Table:
    """Something of everything that can be given up, and some that cannot."""
    t = Table().coins(0).dev(5).station("blois", "orleans").bag("knight", "own-farmer").goods(grain=1, wool=2)
    t.tile("winery", "school").gears(1, placed=2).stand("village-farmer", "gear").stand("winery-farmer", "gear")
    return t.citizen("knights", "development-3")


ITEMS = [
    "lose station orleans",
    "lose station blois",
    "lose reserve",
    "lose follower",
    "lose development",
    "lose good grain",
    "lose good wool",
    "lose place winery",
    "lose place school",
    "lose gear",
    "lose gear from village",
    "lose gear from winery",
]


@rule("OR-TORTURE-01")
def test_or_torture_01_census_taxes_and_harvest_with_all_coins_first() -> None:
    t = Table(3).coins(5, 5, 0).track("farmer", 2, 1, 0).census()
    assert (t.s.active, t.s.debt, t.s.coins) == (2, 1, [6, 5, 0])
    assert t.refused("lose reserve", seat=0) == NOT_YOUR_TURN
    t.play("lose reserve")
    assert (t.halted, t.s.reserve) == (True, [10, 10, 9])
    t = Table().coins(2).goods(wool=6).event("taxes", "b")
    assert (t.s.coins[0], t.s.debt) == (0, 1)
    t = Table().coins(4, 9).event("harvest", "b")
    assert (t.s.coins[0], t.s.debt) == (0, 6)


@rule("OR-TORTURE-01", "OR-PHASE2-04")
def test_or_torture_01_nobody_who_can_pay_is_tortured() -> None:
    t = Table(3).coins(5, 5, 1).track("farmer", 2, 1, 0).census()
    assert (t.halted, t.s.coins) == (True, [6, 5, 0])
    t = Table().coins(3).goods(wool=3).event("taxes", "a")
    assert (t.halted, t.s.coins[0]) == (True, 0)


@rule("OR-TORTURE-01")
@pytest.mark.parametrize("debt", [1, 2, 5])
def test_or_torture_01_exactly_one_item_per_missing_coin(debt: int) -> None:
    t = Table().torture(debt)
    for given in range(debt):
        assert not t.halted
        assert t.refused("pass") == t.refused("done") == NOT_THIS_STEP
        t.play("lose reserve")
        assert t.s.reserve[0] == 9 - given
    assert t.halted


@rule("OR-TORTURE-02", "OR-TORTURE-07")
def test_or_torture_02_every_item_and_nothing_else() -> None:
    assert rich().torture(1).legal() == ITEMS
    bare = Table().coins(0).reserve(0).dev(4).torture(1)
    assert bare.legal() == ["lose development"]
    for item in ITEMS:
        if item != "lose development":
            expected = "OR-TORTURE-03" if item == "lose follower" else "OR-TORTURE-02"
            assert bare.refused(item) == expected, item


@rule("OR-TORTURE-02")
@pytest.mark.parametrize("item", ITEMS)
def test_or_torture_02_each_item_settles_one_coin(item: str) -> None:
    t = rich().draws("knight").torture(2).play(item)
    assert (t.s.debt, t.s.coins[0]) == (1, 0)
    assert "lose reserve" in t.legal()


@rule("OR-TORTURE-02", "OR-TORTURE-05", "TV-56")
def test_tv_56_a_follower_two_stations_and_two_points() -> None:
    t = Table().coins(0).dev(11).bag("knight", "own-farmer").station("blois").draws("knight").torture(5)
    supply = t.s.supply[:]
    t.play("lose follower", "lose station blois", "lose reserve", "lose development", "lose development")
    assert t.halted
    assert (t.s.dev[0], t.s.built[0], t.s.reserve[0], t.in_bag()) == (9, 0, 8, ["own-farmer"])
    assert (t.s.supply, t.s.followers_lost[c.KNIGHT]) == (supply, 1)


@rule("OR-TORTURE-02", "OR-GEN-STARTER-01", "OR-TORTURE-07")
def test_or_torture_02_starters_are_never_the_one_drawn() -> None:
    for seed in range(30):
        t = Table(seed=seed + 1).bag("own-farmer", "own-boatman", "own-trader", "own-craftsman", "monk").torture(1)
        t.play("lose follower")
        assert t.in_bag() == ["own-farmer", "own-boatman", "own-craftsman", "own-trader"]


@rule("OR-TORTURE-03", "OR-TORTURE-07")
def test_or_torture_03_only_neutrals_of_the_bag() -> None:
    t = Table().bag("own-farmer").market("knight").stand("town-hall", "monk").tile("gunpowder-tower").tower("trader")
    assert t.torture(1).refused("lose follower") == "OR-TORTURE-03"
    assert t.bag("own-farmer", "farmer").draws("farmer").play("lose follower").in_bag() == ["own-farmer"]
    assert (t.on_market(), t.on("town-hall"), t.in_tower()) == (["knight"], ["monk"], ["trader"])


@rule("OR-TORTURE-04", "TV-57")
@pytest.mark.parametrize("dev", range(31))
def test_tv_57_never_onto_a_space_with_coins_nor_back_beyond_one(dev: int) -> None:
    t = Table().dev(dev).torture(1)
    if dev in (0, 7, 8, 12, 13, 25, 26):
        assert t.refused("lose development") == "OR-TORTURE-04"
        return
    t.play("lose development")
    assert (t.s.dev[0], t.s.coins[0]) == (dev - 1, 5)


@rule("OR-DEV-04", "OR-CIT-01", "TV-58")
def test_tv_58_the_level_drops_and_the_citizens_stay() -> None:
    t = Table().dev(9).citizen("development-3").torture(1)
    assert t.level() == 3
    t.play("lose development")
    assert (t.s.dev[0], t.level(), t.citizens()) == (8, 2, 1)


@rule("OR-TORTURE-05")
def test_or_torture_05_goods_and_followers_do_not_return_to_the_supply() -> None:
    t = rich().draws("knight").torture(2)
    goods, lost = t.s.good_supply[:], t.s.goods_lost[:]
    t.play("lose good wool")
    assert (t.s.good_supply, t.s.goods_lost) == (goods, [n + (good == 3) for good, n in enumerate(lost)])
    assert t.wares("wool") == 1
    supply = t.s.supply[:]
    t.play("lose follower")
    assert (t.s.supply, t.s.followers_lost) == (supply, [int(i == c.KNIGHT) for i in range(c.CHARACTERS)])


@rule("OR-TORTURE-05")
def test_or_torture_05_tiles_and_stations_are_gone_for_good() -> None:
    t = rich().torture(4)
    gears = t.s.gear_supply
    t.play("lose place school", "lose gear", "lose gear from village", "lose station orleans")
    assert (t.s.holder[c.PLACE_IDS.index("school")], t.s.gear_supply, t.s.gears_lost) == (GONE, gears, 4 + 2)
    assert (t.s.reserve[0], t.s.built[0]) == (8, 1)  # two built at the start, one of them is lost
    t.track("trader", 1, 1).fill("village", seat=1).act().play("use village", "recruit trader")
    assert t.refused("take school") == "OR-PLACE-VILLAGE-TRADER-01"


@rule("OR-TORTURE-05", "OR-DEV-01", "OR-DEV-03")
def test_or_torture_05_points_can_be_earned_again_but_the_citizen_only_once() -> None:
    t = Table().dev(3).citizen("development-3").torture(1).play("lose development")
    t.fill("scriptorium").act().play("use scriptorium")
    assert (t.s.dev[0], t.citizens()) == (3, 1)


@rule("OR-TORTURE-06")
def test_or_torture_06_a_lost_station_frees_its_town() -> None:
    t = Table().station("blois").merchant("blois", seat=1).fill("guildhall", "scriptorium", seat=1)
    assert t.act().refused("use guildhall") == "OR-PLACE-GUILDHALL-03"
    t.torture(1).play("lose station blois")
    assert t.act().allowed("use guildhall")
    assert t.play("use guildhall").s.built == [0, 1]


@rule("OR-TORTURE-06")
def test_or_torture_06_a_lost_tile_frees_its_followers_and_takes_its_technology() -> None:
    t = Table().tile("winery").stand("winery-farmer", "gear").stand("winery-trader", "own-trader").torture(2)
    t.play("lose place winery")
    assert (t.s.debt, t.s.gears_lost, t.s.tiles[0]) == (1, 5, ())  # the technology tile is no second item
    assert (t.in_bag(), t.on("winery-farmer"), t.on("winery-trader")) == (["own-trader"], [], [])
    t = Table().tile("gunpowder-tower").tower("monk", "own-farmer").torture(1).play("lose place gunpowder-tower")
    assert (t.in_bag(), t.in_tower()) == (["monk", "own-farmer"], [])


@rule("OR-TORTURE-06", "OR-TECH-07")
def test_or_torture_06_a_lost_technology_tile_leaves_its_space_open() -> None:
    t = Table().gears(1, placed=1).fill("farmhouse").stand("village-farmer", "gear").fill("village").torture(1)
    t.play("lose gear from village")
    assert (t.on("village-farmer"), t.on("village-boatman"), t.s.gears[0]) == ([], ["boatman"], 1)
    assert t.act().refused("use village") == "OR-ACT-01"
    assert t.window().allowed("gear village-farmer")


@rule("OR-TORTURE-07", "OR-TORTURE-08", "OR-CIT-01")
def test_or_torture_08_with_nothing_left_the_debt_is_cancelled() -> None:
    t = Table().coins(1, 50).reserve(1).bag("own-farmer").citizen("boatmen", "knights").goods(brocade=1)
    t.event("taxes", "a")
    assert t.halted  # one good, one coin: paid
    t.event("harvest", "b").play("lose reserve", "lose good brocade")
    assert (t.halted, t.s.debt, t.citizens(), t.in_bag()) == (True, 0, 2, ["own-farmer"])
    assert "cancelled" in t.events()
    assert t.event("harvest", "c").halted  # nothing at all to give


@rule("OR-TORTURE-02")
def test_or_torture_02_the_whole_rest_in_one_choice() -> None:
    t = (
        Table()
        .reserve(3)
        .goods(wool=2, wine=3)
        .bag("farmer", "knight", "monk", "own-trader")
        .dev(6)
        .gears(3)
        .torture(3)
    )
    rest = [action for action in t.legal() if action.startswith("lose rest")]
    assert rest == [f"lose rest {item}" for item in ("reserve", "follower", "development", "wine", "gear")]
    assert t.refused("lose rest wool") == "OR-TORTURE-02"
    assert t.legal() == [GAME.notation(action) for action in sorted(GAME.legal(t.s, 0))]
    after = {item: t.s.copy() for item in ("reserve", "follower", "development", "wine", "gear")}
    for item, s in after.items():
        log = Log()
        GAME.apply(s, 0, GAME.parse(f"lose rest {item}"), t.dice, log)
        assert (s.debt, len(log.lines())) == (0, 3)  # every item is told
    assert (after["reserve"].reserve[0], after["development"].dev[0], after["gear"].gears[0]) == (0, 3, 0)
    assert (sum(after["follower"].bag), after["follower"].bag[c.FOLLOWERS - 1]) == (1, 1)  # the starter stays
    assert after["wine"].goods_lost[2] == t.s.goods_lost[2] + 3


@rule("OR-TORTURE-02", "OR-TORTURE-04")
def test_or_torture_02_one_item_is_no_rest_and_a_marker_stops_before_coins() -> None:
    t = Table().reserve(5).torture(1)
    assert t.refused("lose rest reserve") == "OR-TORTURE-02"
    assert Table().dev(10).torture(2).allowed("lose rest development")  # to 8
    assert Table().dev(10).torture(3).refused("lose rest development") == "OR-TORTURE-02"  # 7 has coins
    assert Table().dev(2).torture(3).refused("lose rest development") == "OR-TORTURE-02"


@rule("OR-TORTURE-02")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "All 3 at once: trading stations from your reserve"),
        ("fr", "Les 3 d’un coup\u202f: des comptoirs de votre stock"),
        ("de", "Alle 3 auf einmal: Kontore aus deinem Vorrat"),
    ],
)
def test_or_torture_02_the_whole_rest_in_words(language: str, sentence: str) -> None:
    t = Table().reserve(3).torture(3)
    assert Translator(language, "orleans").translate(GAME.label(t.s, 0, GAME.parse("lose rest reserve"))) == sentence
