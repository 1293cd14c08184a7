"""Shortage and general rules: what is limited, what is random, what is secret (OR-GEN)."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from orleans import Table, counts, rule
from postchaise import Dice, Match
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.kernel.game import OPEN, SPECTATOR


class Watched(Dice):
    """Remembers every pile it was asked to draw from."""

    def __init__(self) -> None:
        super().__init__(7)
        self.piles: list[tuple[list[int], int]] = []

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        self.piles.append((counts[:], total))
        return super().pick(counts, total, first)


@rule("OR-GEN-SHORTAGE-01")
@pytest.mark.parametrize(
    ("place", "character"),
    [("farmhouse", "farmer"), ("university", "scholar"), ("castle", "knight"), ("monastery", "monk")],
)
def test_or_gen_shortage_01_no_follower_left_no_action(place: str, character: str) -> None:
    t = Table().hourglass("taxes").fill(place, "town-hall").supply(**{character: 0}).act()
    assert t.refused(f"use {place}") == "OR-GEN-SHORTAGE-01"
    t.supply(**{character: 1}).play(f"use {place}")
    assert t.s.supply[c.CHARACTER_IDS.index(character)] == 0
    assert t.in_bag().count(character) == 1


@rule("OR-GEN-SHORTAGE-01", "OR-EVENT-HARVEST-03", "OR-PLACE-PRODUCER-01")
def test_or_gen_shortage_01_the_harvest_makes_grain_available_again() -> None:
    t = Table().goods(grain=1).good_supply(grain=0).tile("hayrick").fill("hayrick", "town-hall").act()
    assert t.refused("use hayrick") == "OR-PLACE-PRODUCER-01"
    t.coins(0).event("harvest", "a").play("give grain")
    assert t.s.good_supply[0] == 1
    assert t.act().play("use hayrick").wares("grain") == 1


@rule("OR-GEN-SHORTAGE-01", "OR-TECH-11")
def test_or_gen_shortage_01_the_last_technology_tile() -> None:
    t = Table().gear_supply(1).tile("laboratory").fill("laboratory", "village").act().play("use laboratory")
    assert (t.s.gear_supply, t.fill("laboratory").refused("use laboratory")) == (0, "OR-TECH-11")
    assert t.play("use village").refused("recruit craftsman") == "OR-TECH-11"


@rule("OR-GEN-COINS-01", "OR-COMP-04")
def test_or_gen_coins_01_more_coins_than_the_box_holds() -> None:
    t = Table().coins(54, 1000).dev(30, 30).event("income", "a")
    assert t.s.coins == [72, 1018]
    assert t.tile("cellar").fill("cellar").act().play("use cellar").s.coins[0] == 76


@rule("OR-GEN-PAY-01")
def test_or_gen_pay_01_nobody_gains_what_another_pays() -> None:
    t = Table(3).goods(wool=3).event("taxes", "a")
    assert t.s.coins == [2, 5, 5]
    t = Table(3).tile("pharmacy").fill("pharmacy").act().play("use pharmacy", "pay 3")
    assert t.s.coins == [2, 5, 5]
    t = Table(3).track("farmer", 1, 0, 1).census()
    assert t.s.coins == [5, 4, 5]
    t = Table(3).fill("village").act().play("use village", "recruit boatman")
    assert t.s.coins == [7, 5, 5]


@rule("OR-GEN-BAG-01")
def test_or_gen_bag_01_every_draw_is_from_the_whole_bag() -> None:
    bag = ("farmer", "farmer", "monk", "own-trader", "own-farmer")
    whole = (counts(bag), len(bag))
    watched = Watched()
    t = Table().bag(*bag).market()
    t.dice = watched
    t.event("plague", "a")
    assert watched.piles == [whole]
    watched.piles = []
    t.bag(*bag).tile("bathhouse").stand("bathhouse", "knight").act().play("use bathhouse")
    assert (watched.piles[0], watched.piles[1][1], len(watched.piles)) == (whole, 4, 2)
    watched.piles = []
    t = Table().bag(*bag).market()
    t.dice = watched
    t.follow().play("draw 3", seat=0)
    assert (watched.piles[0], [total for _, total in watched.piles]) == (whole, [5, 4, 3])
    drawn = [before - after for before, after in zip(watched.piles[0][0], watched.piles[1][0], strict=True)]
    assert sum(drawn) == 1  # nothing was put back before the second draw
    watched.piles = []
    t.bag(*bag).torture(1).play("lose follower")
    assert watched.piles[0][0][: c.CHARACTERS] == whole[0][: c.CHARACTERS]
    assert watched.piles[0][1] == 3  # starters would be put back, so only the three neutral ones count


@rule("OR-GEN-BAG-01", "OR-GEN-INFO-01")
def test_or_gen_bag_01_the_owner_may_always_look() -> None:
    for begin in (Table.follow, Table.plan, Table.act):
        t = begin(Table().bag("farmer", "farmer", "own-trader").fill("scriptorium"))
        assert GAME.view(t.s, 0)["players"][0]["bag"] == {"farmer": 2, "own-trader": 1}


@rule("OR-GEN-EMPTY-ROUTE-01")
@pytest.mark.parametrize(("place", "route"), [("ship", "orleans-blois-water"), ("wagon", "orleans-montargis-road")])
def test_or_gen_empty_route_01_a_route_without_goods(place: str, route: str) -> None:
    t = Table().cargo(route).fill(place).act().play(f"use {place}")
    assert [action for action in t.legal() if route in action] == [f"move {route} nothing"]
    t.play(f"move {route} nothing")
    assert (t.at() != "orleans", sum(t.s.goods)) == (True, 0)


@rule("OR-GEN-STARTER-01", "OR-INV-02")
def test_or_gen_starter_01_starters_return_to_their_own_bag() -> None:
    t = Table().market().stand("farmhouse-boatman", "own-boatman").stand("farmhouse-craftsman", "own-craftsman").act()
    t.play("use farmhouse")
    assert t.in_bag() == ["farmer", "own-boatman", "own-craftsman"]
    t.bag("own-farmer").draws("own-farmer").event("plague", "a")
    assert t.in_bag() == ["own-farmer"]
    assert t.torture(1).refused("lose follower") == "OR-TORTURE-03"


@rule("OR-GEN-MOVE-01", "OR-PHASE4-04")
def test_or_gen_move_01_nobody_walks_from_one_action_space_to_another() -> None:
    t = Table().market("monk").stand("village-farmer", "farmer").plan()
    assert t.refused("lift farmer village-farmer", 0) == "OR-PHASE4-04"
    assert t.refused("put farmer castle-farmer", 0) == "OR-PHASE4-01"
    t = Table().stand("village-farmer", "farmer").follow()
    assert t.refused("put farmer castle-farmer", 0) == "OR-GEN-MOVE-01"
    t.play("lift farmer village-farmer", seat=0)
    assert t.refused("put farmer castle-farmer", 0) == "OR-GEN-MOVE-01"
    t.play("draw 0", seat=0)
    assert ("farmer" in t.on_market(), t.on("village-farmer"), t.on("castle-farmer")) == (True, [], [])


@rule("OR-GEN-INFO-01")
def test_or_gen_info_01_everything_lies_open_once_the_plans_do() -> None:
    t = Table(3).bag("monk", "farmer").goods(wool=2).fill("scriptorium").tile("gunpowder-tower").tower("knight").act()
    views = [GAME.view(t.s, viewer) for viewer in (0, 1, 2, SPECTATOR, OPEN)]
    assert all(view == views[-1] for view in views)
    assert views[1]["players"][0]["tower"] == {"knight": 1}
    assert views[1]["players"][0]["goods"]["wool"] == 2


@rule("OR-GEN-INFO-01", "OR-SETUP-10")
def test_or_gen_info_01_the_order_of_the_hourglass_tiles_is_unknown_to_the_state_itself() -> None:
    s, events = GAME.new(2, Dice(3), first_seat=1), set()
    for seed in range(12):
        world = GAME.sample_world(s, 0, Dice(seed))
        dice = Dice(seed)
        while world.round == 1:
            GAME.step(world, world.active, GAME.legal(world, world.active)[-1], dice, None)
        events.add(world.event)
    assert len(events) > 2  # the same position, another second tile


PLANS: dict[int, list[str]] = {
    0: ["put own-farmer village-farmer", "ready"],
    1: ["put own-boatman farmhouse-boatman", "put own-craftsman farmhouse-craftsman", "ready"],
    2: ["put own-trader castle-trader", "lift own-trader castle-trader", "put own-trader wagon-trader", "ready"],
}


def hidden(match: Match, seat: int) -> list[Any]:
    """All that the others can see or read, but for who is still planning."""
    return [(match.view(other)["players"][seat]["places"], match.log(other)) for other in range(3) if other != seat]


@rule("OR-GEN-INFO-01", "OR-PHASE4-05", "OR-ROUND-03")
@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_or_gen_info_01_plans_are_secret_and_their_order_changes_nothing(order: tuple[int, int, int]) -> None:
    match = Match(GAME, 3, Dice(5), first_seat=2)
    for seat in order:
        before = hidden(match, seat)
        for action in PLANS[seat][:-1]:
            match.play(seat, action)
            assert hidden(match, seat) == before
        match.play(seat, "ready")
    same = Match(GAME, 3, Dice(5), first_seat=2)
    for seat in range(3):
        for action in PLANS[seat]:
            same.play(seat, action)
    assert match.state.to_json() == same.state.to_json()
    assert match.view(0)["players"][2]["places"][6]["spaces"] == [None, "own-trader", None]  # the Wagon, revealed
