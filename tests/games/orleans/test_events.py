"""The six events in their three strengths, and the Sacristy (OR-EVENT, OR-PLACE-SACRISTY)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise import ScriptedDice
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

STRENGTHS = list(enumerate("abc"))


@rule("OR-EVENT-GEN-01", "OR-SETUP-10")
def test_or_event_gen_01_six_kinds_with_three_tiles_each() -> None:
    view = GAME.view(Table().s, 0)
    assert view["event"] == "pilgrimage"  # the start tile lies open already
    left = {event: sum(stack["tiles"][event] for stack in view["hourglass"]) for event in c.EVENT_IDS}
    assert left == {"pilgrimage": 2, "taxes": 3, "income": 3, "trading-day": 3, "harvest": 3, "plague": 3}
    assert [sum(stack["tiles"].values()) for stack in view["hourglass"]] == [0, 5, 6, 6]


@rule("OR-EVENT-TAXES-01", "OR-EVENT-GEN-01", "TV-48")
@pytest.mark.parametrize(("stack", "due"), [("a", 7), ("b", 3), ("c", 2)])
def test_tv_48_taxes_on_seven_goods(stack: str, due: int) -> None:
    t = Table().coins(10, 10).goods(grain=2, cheese=1, wine=1, wool=2, brocade=1).event("taxes", stack)
    assert (t.s.coins, t.halted, sum(t.s.goods)) == ([10 - due, 10], True, 7)


@rule("OR-EVENT-TAXES-01")
@pytest.mark.parametrize(
    ("goods", "due"), [(0, (0, 0, 0)), (1, (1, 0, 0)), (2, (2, 1, 0)), (3, (3, 1, 1)), (6, (6, 3, 2))]
)
def test_or_event_taxes_01_rounded_down(goods: int, due: tuple[int, int, int]) -> None:
    for strength, stack in STRENGTHS:
        assert Table().coins(9).goods(wine=goods).event("taxes", stack).s.coins[0] == 9 - due[strength]


@rule("OR-EVENT-TAXES-01", "OR-TORTURE-01")
def test_or_event_taxes_01_missing_coins_lead_to_torture() -> None:
    t = Table().coins(2).goods(wool=5).event("taxes", "a")
    assert (t.s.coins[0], t.s.debt) == (0, 3)
    t.play("lose good wool", "lose reserve", "lose reserve")
    assert (t.halted, t.wares("wool"), t.s.reserve) == (True, 4, [8, 10])


@rule("OR-EVENT-INCOME-01", "OR-DEV-05", "OR-EVENT-GEN-01", "TV-49")
@pytest.mark.parametrize(("stack", "factor"), [("a", 3), ("b", 2), ("c", 1)])
def test_tv_49_income_by_level(stack: str, factor: int) -> None:
    t = Table(5).dev(15, 0, 4, 14, 30).event("income", stack)
    assert t.s.coins == [5 + level * factor for level in (4, 1, 2, 3, 6)]


@rule("OR-EVENT-TRADING-01", "OR-EVENT-GEN-01", "TV-50")
@pytest.mark.parametrize(("stack", "factor"), [("a", 3), ("b", 2), ("c", 1)])
def test_tv_50_a_trading_day_with_three_stations(stack: str, factor: int) -> None:
    t = Table().station("blois", "tours", "orleans").event("trading-day", stack)
    assert t.s.coins == [5 + 3 * factor, 5]  # the reserve does not count


@rule("OR-EVENT-PLAGUE-01", "OR-GEN-STARTER-01", "TV-51")
def test_tv_51_starters_are_safe_from_the_plague() -> None:
    t = Table().bag("own-farmer", "own-trader").draws("own-trader").event("plague", "a")
    assert (t.in_bag(), t.s.supply, t.halted) == (["own-farmer", "own-trader"], Table().s.supply, True)


@rule("OR-EVENT-PLAGUE-01")
def test_or_event_plague_01_a_starter_drawn_saves_the_others() -> None:
    t = Table().bag("own-farmer", "knight", "monk").draws("own-farmer").event("plague", "c")
    assert t.in_bag() == ["knight", "monk", "own-farmer"]  # and there is no second draw


@rule("OR-EVENT-PLAGUE-01", "OR-TRACK-01", "OR-GEN-SHORTAGE-01", "TV-52")
@pytest.mark.parametrize("stack", ["a", "b", "c"])
def test_tv_52_a_knight_returns_to_the_supply_and_the_marker_stays(stack: str) -> None:
    t = Table().bag("knight").supply(knight=0).track("knight", 1).fill("castle", "scriptorium").act()
    assert t.refused("use castle") == "OR-GEN-SHORTAGE-01"
    t.draws("knight").event("plague", stack)
    assert (t.in_bag(), t.s.supply[c.KNIGHT], t.position("knight")) == ([], 1, 1)
    assert t.s.followers_lost == [0] * 7
    assert t.act().allowed("use castle")


@rule("OR-EVENT-PLAGUE-01", "TV-74")
def test_tv_74_an_empty_bag_loses_nothing() -> None:
    t = Table().market("knight").stand("town-hall", "monk").tile("gunpowder-tower").tower("farmer")
    t.dice = ScriptedDice([])
    t.event("plague", "a")
    assert (t.on_market(), t.on("town-hall"), t.in_tower(), t.halted) == (["knight"], ["monk"], ["farmer"], True)


@rule("OR-EVENT-PLAGUE-01", "OR-PHASE6-01")
def test_or_event_plague_01_everybody_draws_in_turn_order() -> None:
    t = Table(3).bag("farmer", "monk").bag("knight", seat=1).bag("trader", "monk", seat=2).first(1)
    t.draws("knight", "monk", "farmer").event("plague", "b")
    assert [t.in_bag(seat) for seat in range(3)] == [["monk"], [], ["trader"]]


@rule("OR-EVENT-HARVEST-01", "OR-EVENT-HARVEST-02", "TV-53")
def test_tv_53_wool_is_no_food() -> None:
    t = Table().coins(12, 20).goods(grain=1, wool=1).event("harvest", "c")
    assert t.legal() == ["give grain"]
    assert t.refused("pay rest") == "OR-EVENT-HARVEST-02"
    assert t.refused("give wool") == t.refused("give cheese") == "OR-EVENT-HARVEST-01"
    t.play("give grain")
    assert (t.s.coins[0], t.wares("wool"), t.s.debt) == (2, 1, 0)


@rule("OR-EVENT-HARVEST-01", "OR-EVENT-HARVEST-02", "OR-EVENT-HARVEST-03", "TV-54")
def test_tv_54_cheese_or_five_coins() -> None:
    t = Table().coins(20, 20).goods(cheese=1).event("harvest", "a")
    assert t.legal() == ["give cheese", "pay rest"]
    t.play("pay rest")
    assert (t.s.coins, t.wares("cheese")) == ([15, 15], 1)  # seat 1 has no food and pays
    t = Table().coins(20, 20).goods(cheese=1)
    before = t.s.good_supply[1]
    t.event("harvest", "a").play("give cheese")
    assert (t.s.coins[0], t.wares("cheese"), t.s.good_supply[1]) == (20, 0, before + 1)


@rule("OR-EVENT-HARVEST-01", "OR-EVENT-GEN-01")
@pytest.mark.parametrize(("stack", "food"), [("a", 1), ("b", 2), ("c", 3)])
def test_or_event_harvest_01_one_two_or_three_food(stack: str, food: int) -> None:
    t = Table().coins(20, 20).goods(grain=9).event("harvest", stack)
    t.play(*["give grain"] * food)
    assert (t.halted, t.wares("grain"), t.s.coins) == (True, 9 - food, [20, 20 - 5 * food])


@rule("OR-EVENT-HARVEST-02")
@pytest.mark.parametrize("coins", range(18))
def test_or_event_harvest_02_exactly_the_numbers_of_the_formula(coins: int) -> None:
    """Every f with 5 x (h - f) <= M; if there is none, as much food as possible, then torture."""
    for strength, stack in STRENGTHS:
        h = strength + 1
        for food in range(h + 2):
            legal = [f for f in range(min(h, food) + 1) if 5 * (h - f) <= coins]
            for f in range(min(h, food) + 1):
                t = Table().coins(coins, 50).goods(wine=food).event("harvest", stack)
                for _ in range(f):
                    t.play("give wine")
                asked = not t.halted and t.s.active == 0 and t.s.debt == 0
                if asked and t.allowed("pay rest"):
                    t.play("pay rest")
                    asked = False
                settled = not asked and t.s.debt == 0 and t.wares("wine") == food - f
                assert settled == (f in legal), (stack, food, f)
                if settled:
                    assert t.s.coins[0] == coins - 5 * (h - f)
                elif f == min(h, food) and not legal:
                    assert (t.s.coins[0], t.s.debt) == (0, 5 * (h - f) - coins)
                else:
                    assert t.legal() == ["give wine"]


@rule("OR-EVENT-HARVEST-02", "TV-72")
def test_tv_72_both_grain_and_five_coins() -> None:
    t = Table().coins(6, 20).goods(grain=2).event("harvest", "c")
    assert t.legal() == ["give grain"]
    t.play("give grain")
    assert t.legal() == ["give grain"]
    t.play("give grain")
    assert (t.s.coins[0], t.s.debt, t.halted) == (1, 0, True)


@rule("OR-EVENT-HARVEST-02", "OR-EVENT-HARVEST-04", "TV-73")
def test_tv_73_the_cheese_cannot_be_kept() -> None:
    t = Table().coins(3, 20).goods(cheese=1).event("harvest", "b")
    assert t.legal() == ["give cheese"]
    t.play("give cheese")
    assert (t.s.coins[0], t.s.debt, t.wares("cheese")) == (0, 2, 0)


@rule("OR-EVENT-HARVEST-04", "TV-55")
def test_tv_55_no_food_and_three_coins() -> None:
    t = Table().coins(3, 20).event("harvest", "a")
    assert (t.s.coins[0], t.s.debt) == (0, 2)
    t.play("lose reserve", "lose reserve")
    assert (t.halted, t.s.coins, t.s.reserve) == (True, [0, 15], [8, 10])


@rule("OR-EVENT-PILGRIMAGE-01", "OR-SUBST-02")
def test_or_event_pilgrimage_01_monks_one_has_work_as_usual() -> None:
    t = Table().tile("brewery").market("monk", "monk").stand("scriptorium-scholar", "scholar")
    t.hourglass("pilgrimage", "b").plan().play("put monk brewery", "put monk scriptorium-knight", seat=0)
    t.act().play("use brewery", "use scriptorium")
    assert (t.s.coins[0], t.s.dev[0]) == (7, 1)
