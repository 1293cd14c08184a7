"""OR-TECH: gaining and placing technology tiles."""

from __future__ import annotations

from itertools import permutations
from typing import Any

import pytest

from estafette import SPECTATOR, Dice
from estafette.games.orleans import actions as x
from estafette.games.orleans import components as c
from estafette.games.orleans.game import GAME
from orleans import Table, rule

# Spaces that show a farmer, on places that need more than one follower
FARMERS = ["village-farmer", "university-farmer", "castle-farmer", "ship-farmer", "wagon-farmer", "guildhall-farmer"]
BOARD = [id for id in c.SLOT_IDS[: c.FIRST_SLOT[c.LOCATIONS]] if id != "town-hall"]
SINGLE = ["hayrick", "bathhouse", "pharmacy", "shipping-line"]


def owner(placed: int = 0, *tiles: str) -> Table:
    """Seat 0 plans with one unplaced tile, having placed so many before."""
    return Table().tile(*tiles).gears(1, placed).plan()


def where(t: Table, seat: int = 0) -> list[str]:
    return [action.removeprefix("gear ") for action in t.legal(seat) if action.startswith("gear ")]


@rule("OR-TECH-01", "OR-PLACE-VILLAGE-CRAFTSMAN-01", "OR-PLACE-LABORATORY-01")
def test_or_tech_01_craftsman_and_laboratory_give_a_tile_from_the_supply() -> None:
    t = Table().fill("village").act().play("use village", "recruit craftsman")
    assert (t.s.gears, t.s.gear_supply, t.s.placed) == ([1, 0], 15, [0, 0])
    t = Table(5).tile("laboratory", seat=1).fill("laboratory", seat=1).act().play("use laboratory")
    assert (t.s.gears, t.s.gear_supply, t.s.placed) == ([0, 1, 0, 0, 0], 19, [0] * 5)
    assert c.GEAR not in t.s.space  # beside the board


@rule("OR-TECH-02", "OR-TECH-03", "OR-PHASE5-09", "TV-38")
def test_tv_38_not_before_the_last_pass() -> None:
    t = Table().fill("scriptorium", "village", "castle").fill("farmhouse", seat=1).act(on=True)
    t.play("use scriptorium", "pass", "use village", "recruit craftsman")
    assert t.s.gears[0] == 1
    assert t.refused("gear wagon-farmer") == "not-this-step"
    t.play("pass")
    assert (t.s.active, GAME.view(t.s, 0)["step"]) == (0, "gear")
    t.play("gear wagon-farmer")
    assert (t.on("wagon-farmer"), t.s.gears[0]) == (["gear"], 0)


@rule("OR-TECH-03", "OR-PHASE5-09")
def test_or_tech_03_the_window_is_optional_and_what_is_not_placed_is_kept() -> None:
    t = Table(3).first(1).gears(1).gears(2, seat=1).window()
    t.play("gear ship-farmer", "done", seat=1)
    assert t.events() == ["ready"]
    t.play("done", seat=0)
    assert (t.s.gears, t.halted) == ([1, 1, 0], True)
    t.plan()
    assert "gear village-farmer" in t.legal(0)
    assert "gear village-boatman" in t.legal(1)
    t.play("ready", seat=0)
    assert t.s.gears[0] == 1


@rule("OR-PHASE5-09", "OR-ROUND-03")
def test_or_phase5_09_everybody_with_a_tile_to_place_is_asked_at_the_same_time() -> None:
    t = Table(4).first(2).gears(1).gears(2, seat=1).gears(1, 1, seat=3).window()
    assert (GAME.actors(t.s), GAME.actor(t.s)) == ([3, 0, 1], 3)  # in turn order; seat 2 has none
    assert GAME.view(t.s, 2)["waiting"] == [3, 0, 1]
    t.play("gear ship-farmer", seat=1)
    assert GAME.actors(t.s) == [3, 0, 1]  # one more to place
    t.play("gear wagon-farmer", seat=0)
    assert GAME.actors(t.s) == [3, 1]  # who has placed the last one need not say so
    t.play("done", seat=3)
    assert GAME.actors(t.s) == [1]
    t.play("gear castle-boatman", seat=1)
    assert (t.halted, t.s.gears, t.s.placed) == (True, [0, 0, 0, 1], [1, 2, 0, 1])


@rule("OR-PHASE5-09")
def test_or_phase5_09_who_is_not_waited_for_is_refused() -> None:
    t = Table(4).gears(1).gears(1, seat=1).gears(1, seat=2)
    for slot in FARMERS:
        t.stand(slot, "farmer", seat=2)
    t.window().play("done", seat=1)
    for seat, mine in ((1, ["reopen"]), (2, []), (3, [])):  # kept, no space for it, none at all
        assert t.legal(seat) == mine
        for action in ("gear village-farmer", "gear ship-boatman", "done"):
            assert t.refused(action, seat=seat) == "OR-PHASE5-09"
        assert t.refused("ready", seat=seat) == t.refused("put own-farmer village-farmer", seat=seat) == "not-this-step"
    assert [t.refused("reopen", seat=seat) for seat in (0, 2, 3)] == ["OR-PHASE5-09"] * 3
    assert [t.refused("done", seat=seat) for seat in (-1, 4)] == ["not-your-turn"] * 2
    cases = [t.why_not(*asked) for asked in (("reopen", 0), ("done", 1), ("done", 2), ("reopen", 2))]
    assert [reason.args for reason in cases if reason is not None] == [{"case": case} for case in (0, 3, 4, 2)]
    for seat in range(-1, 5):
        judged = [action for action in range(x.ACTIONS) if GAME.why_not(t.s, seat, action) is None]
        assert judged == GAME.legal(t.s, seat)


@rule("OR-PHASE5-09", "OR-TECH-05")
def test_or_phase5_09_who_has_no_space_for_a_tile_is_not_asked() -> None:
    t = Table(3).gears(1).gears(1, seat=1)
    for slot in FARMERS:
        t.stand(slot, "farmer")
    t.window()
    assert (GAME.actors(t.s), t.events()) == ([1], ["no-slot"])
    t.play("gear ship-farmer", seat=1)
    assert (t.events(), t.s.gears, t.halted) == (["gear"], [1, 0, 0], True)
    t = Table().gears(1)
    for slot in FARMERS:
        t.stand(slot, "farmer")
    assert (t.window().halted, t.events()) == (True, ["no-slot"])
    assert Table().window().halted  # nobody has a tile
    t = Table().gears(2).gears(1, seat=1)
    for slot in BOARD:
        if slot != "village-farmer":
            t.stand(slot, "monk")
    t.window().play("gear village-farmer", seat=0)
    assert (t.events(), GAME.actors(t.s)) == (["gear", "no-slot"], [1])  # nor is who has none for the next one


@rule("OR-PHASE5-09", "OR-TECH-04", "OR-TECH-09")
def test_or_phase5_09_done_can_be_taken_back_but_no_placed_tile() -> None:
    t = Table().gears(2).gears(1, seat=1).window().play("gear ship-farmer", "done", seat=0)
    assert (GAME.prompt(t.s, 0).id, GAME.prompt(t.s, 1).id) == ("prompt-ready", "prompt-gear")
    t.play("reopen", seat=0)
    assert (t.events(), GAME.actors(t.s), t.on("ship-farmer")) == (["reopen"], [0, 1], ["gear"])
    assert t.refused("gear ship-boatman", seat=0) == "OR-TECH-07"
    t.play("done", seat=0)
    t.play("gear ship-farmer", seat=1)
    assert t.halted  # everybody has decided
    t = Table().goods(grain=2).hourglass("harvest", "c").gears(1).gears(1, seat=1).window(on=True)
    t.play("done", seat=0)
    t.play("done", seat=1)
    assert [t.refused("reopen", seat=seat) for seat in (0, 1)] == ["not-this-step", "not-your-turn"]


@rule("OR-PHASE5-09", "OR-GEN-INFO-01")
def test_or_phase5_09_a_tile_placed_in_the_window_lies_open() -> None:
    t = Table(3).gears(1).gears(1, seat=1).window().play("gear ship-farmer", seat=1)
    for audience in (0, 2, SPECTATOR):
        player = GAME.view(t.s, audience)["players"][1]
        ship = next(place for place in player["places"] if place["id"] == "ship")
        assert ("gear" in ship["spaces"], player["gears"], player["ready"]) == (True, 0, "idle")
        assert [GAME.log_line(line, audience) is not None for line in t.log.lines()] == [True]
    assert GAME.imagine(t.s, 0, Dice(1)).to_json() == t.s.to_json()


TILES: dict[int, list[str]] = {
    0: ["gear village-farmer", "gear castle-boatman", "done"],
    1: ["gear ship-farmer"],
    2: ["done"],
    3: ["gear laboratory-craftsman", "gear wagon-farmer"],
}


def placed(order: list[int]) -> tuple[dict[str, Any], list[str]]:
    """Everybody places tiles; `order` says whose next action comes when. State and public log at the end."""
    t = Table(5).first(3).tile("laboratory", seat=3).gears(3).gears(1, seat=1).gears(2, seat=2).gears(2, 1, seat=3)
    t.hourglass("taxes").window(on=True)
    left, lines = {seat: actions[:] for seat, actions in TILES.items()}, []
    for seat in order:
        assert GAME.view(t.s, 4)["step"] == "gear"
        t.play(left[seat].pop(0), seat=seat)
        lines += [str(GAME.log_line(line, SPECTATOR)) for line in t.log.lines()]
    assert GAME.view(t.s, 4)["step"] != "gear"
    return t.s.to_json(), sorted(lines)


@rule("OR-PHASE5-09", "OR-ROUND-03")
def test_or_phase5_09_the_order_of_placing_changes_nothing() -> None:
    orders = [[seat for seat in order for _ in TILES[seat]] for order in permutations(TILES)]
    dice = Dice(3)
    for _ in range(20):
        left, order = [seat for seat in TILES for _ in TILES[seat]], []
        while left:
            order.append(left.pop(dice.below(len(left))))
        orders.append(order)
    ends = [placed(order) for order in orders]
    assert all(end == ends[0] for end in ends)


@rule("OR-TECH-04", "OR-PHASE5-04", "TV-39")
def test_tv_39_technology_stays_after_the_action() -> None:
    t = Table().stand("ship-farmer", "gear").stand("ship-boatman", "boatman").stand("ship-knight", "knight").act()
    t.play("use ship", "move orleans-blois-water nothing")
    assert (t.on("ship-farmer"), t.on("ship-boatman"), t.on("ship-knight")) == (["gear"], [], [])
    assert (t.in_bag(), t.at()) == (["boatman", "knight"], "blois")
    t.fill("ship").act()
    assert t.allowed("use ship")  # for the rest of the game
    t = Table().tile("cheese-factory").stand("cheese-factory", "gear", "farmer").act().play("use cheese-factory")
    assert (t.on("cheese-factory"), t.in_bag()) == (["gear"], ["farmer"])


@rule("OR-TECH-05", "TV-35")
def test_tv_35_the_first_tile_replaces_a_farmer() -> None:
    t = owner()
    assert t.refused("gear village-craftsman", seat=0) == "OR-TECH-05"
    assert t.allowed("gear village-farmer", seat=0)
    assert where(t) == FARMERS
    assert where(owner(0, "cheese-factory", "winery", "laboratory")) == [*FARMERS, "cheese-factory", "winery-farmer"]
    assert Table().gears(1).window().refused("gear village-craftsman") == "OR-TECH-05"


@rule("OR-TECH-05")
def test_or_tech_05_the_first_tile_counts_once_in_the_whole_game() -> None:
    t = Table().gears(2).coins(0).plan().play("gear village-farmer", seat=0)
    assert t.allowed("gear castle-boatman", seat=0)  # the second one at once
    t.play("ready", seat=0)
    t.play("ready", seat=1)
    t.torture(1).play("lose gear from village").plan()
    assert t.on("village-farmer") == []
    assert t.allowed("gear castle-boatman", seat=0)
    t = Table().gears(1).gears(1, seat=1).plan().play("gear village-farmer", seat=0)
    assert t.refused("gear castle-boatman", seat=1) == "OR-TECH-05"  # each player has a first one


@rule("OR-TECH-06")
def test_or_tech_06_later_tiles_replace_anybody_but_a_monk() -> None:
    tiles = ["winery", "wool-manufacturer", "tailor-shop", "cheese-factory", "windmill", "library", "hospital"]
    tiles += ["cellar", "office", "horse-wagon", "laboratory"]
    t = owner(1, *tiles)
    slots = [id for id in c.SLOT_IDS if c.PLACE_IDS[c.SLOT_PLACE[c.SLOT_IDS.index(id)]] in tiles]
    assert where(t) == [*BOARD, *(id for id in slots if id != "cellar-monk")]
    assert t.refused("gear cellar-monk", seat=0) == "OR-TECH-06"


@rule("OR-TECH-07", "TV-36")
def test_tv_36_one_tile_per_place() -> None:
    t = owner(1).stand("village-farmer", "gear")
    for slot in ("village-farmer", "village-boatman", "village-craftsman"):
        assert t.refused(f"gear {slot}", seat=0) == "OR-TECH-07"
    assert t.allowed("gear castle-boatman", seat=0)
    t = owner(1, "cheese-factory").stand("cheese-factory", "gear")
    assert t.refused("gear cheese-factory", seat=0) == "OR-TECH-07"
    t = Table().gears(2, 1).window().play("gear ship-knight")
    assert t.refused("gear ship-farmer") == "OR-TECH-07"


@rule("OR-TECH-06", "OR-TECH-08", "TV-37")
def test_tv_37_hayrick_and_cellar() -> None:
    t = owner(1, "hayrick", "cellar")
    assert t.refused("gear hayrick", seat=0) == "OR-TECH-08"
    assert t.refused("gear cellar-monk", seat=0) == "OR-TECH-06"
    assert t.allowed("gear cellar-scholar", seat=0)


@rule("OR-TECH-08")
@pytest.mark.parametrize("placed", [0, 1])
def test_or_tech_08_not_where_one_follower_is_enough(placed: int) -> None:
    t = owner(placed, *SINGLE, "brewery", "sacristy", "school", "herb-garden", "gunpowder-tower")
    for slot in [*SINGLE, "brewery", "sacristy", "town-hall"]:
        assert not t.allowed(f"gear {slot}", seat=0)
    if placed:
        assert t.refused("gear town-hall", seat=0) == "OR-TECH-08"
        assert all(t.refused(f"gear {slot}", seat=0) == "OR-TECH-08" for slot in SINGLE)
    else:
        assert t.refused("gear hayrick", seat=0) == "OR-TECH-08"  # although it shows a farmer
    spaceless = ("school", "herb-garden", "gunpowder-tower")
    assert not [id for id in c.SLOT_IDS if id.startswith(spaceless)]


@rule("OR-TECH-09")
def test_or_tech_09_a_placed_tile_never_moves() -> None:
    t = owner().play("gear village-farmer", seat=0)
    assert not [action for action in t.legal(0) if "village-farmer" in action]
    assert t.refused("lift farmer village-farmer", seat=0) == "OR-PHASE4-04"
    assert t.refused("gear castle-farmer", seat=0) == "OR-TECH-03"  # none left
    t.play("ready", seat=0)
    t.play("ready", seat=1)
    assert not [action for action in t.bag("farmer").follow().legal(0) if "village-farmer" in action]


@rule("OR-TECH-10")
def test_or_tech_10_only_on_an_empty_space() -> None:
    t = owner(1).stand("village-farmer", "farmer")
    assert t.refused("gear village-farmer", seat=0) == "OR-TECH-10"
    assert t.allowed("gear village-boatman", seat=0)
    t.play("put own-farmer castle-farmer", seat=0)
    assert t.refused("gear castle-farmer", seat=0) == "OR-TECH-10"
    t = owner(1, "cheese-factory").stand("cheese-factory", "farmer")
    assert t.allowed("gear cheese-factory", seat=0)  # the other of its two spaces
    assert t.stand("cheese-factory", "farmer", "farmer").refused("gear cheese-factory", seat=0) == "OR-TECH-10"
    t = owner().play("gear village-farmer", seat=0)
    assert t.refused("put own-farmer village-farmer", seat=0) == "OR-PHASE4-01"


@rule("OR-TECH-11", "OR-GEN-SHORTAGE-01", "TV-20")
def test_tv_20_without_tiles_neither_craftsman_nor_laboratory() -> None:
    t = Table().gear_supply(0).fill("village").act().play("use village")
    assert t.refused("recruit craftsman") == "OR-TECH-11"
    assert t.legal() == ["recruit boatman", "recruit trader"]
    t = Table().gear_supply(0).tile("laboratory").fill("laboratory", "scriptorium").act()
    assert t.refused("use laboratory") == "OR-TECH-11"
    assert Table().gear_supply(1).tile("laboratory").fill("laboratory").act().allowed("use laboratory")


@rule("OR-PLACE-LABORATORY-01", "OR-TECH-02", "OR-TECH-03", "TV-47")
def test_tv_47_the_laboratory_may_improve_itself() -> None:
    t = Table().tile("laboratory").fill("laboratory").gears(0, 1).act(on=True).play("use laboratory")
    assert GAME.view(t.s, 0)["step"] == "gear"
    t.play("gear laboratory-craftsman")
    assert t.on("laboratory-craftsman") == ["gear"]
    t = Table().tile("laboratory").fill("laboratory").act(on=True).play("use laboratory")
    assert t.refused("gear laboratory-craftsman") == "OR-TECH-05"
