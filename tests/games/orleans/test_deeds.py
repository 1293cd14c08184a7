"""Town Hall and the beneficial deeds (OR-PLACE-TOWNHALL, OR-DEED)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME

DEEDS = {
    "city-wall": {"knight": 3, "trader": 1, "farmer": 3, "craftsman": 3},
    "papal-conclave": {"knight": 1, "monk": 2},
    "defeating-plague": {"scholar": 2, "boatman": 1, "farmer": 1, "trader": 1},
    "astronomy": {"scholar": 2, "trader": 1},
    "boatmen-guild": {"boatman": 3, "scholar": 1},
    "cathedral": {"craftsman": 2, "monk": 2, "trader": 2},
    "peace-treaty": {"monk": 1, "scholar": 1, "knight": 2},
    "canalisation": {"boatman": 3, "trader": 2, "farmer": 3, "craftsman": 2},
}
COINS = {"city-wall": 1, "papal-conclave": 3, "defeating-plague": 2, "astronomy": 1, "boatmen-guild": 1}
COINS |= {"cathedral": 2, "peace-treaty": 2, "canalisation": 1}


def hall(*followers: str, seats: int = 2) -> Table:
    return Table(seats).stand("town-hall", *followers)


def still_open(t: Table, deed: str) -> dict[str, int]:
    first = c.DEED_IDS.index(deed) * c.CHARACTERS
    spaces = dict(zip(c.CHARACTER_IDS, t.s.deed_open[first : first + c.CHARACTERS], strict=True))
    return {character: n for character, n in spaces.items() if n}


@rule("OR-DEED-01")
def test_or_deed_01_eight_deeds_with_their_spaces_and_a_citizen_each() -> None:
    view = GAME.view(Table().s, 0)
    spaces = {deed["id"]: {kind: n for kind, n in deed["spaces"].items() if n} for deed in view["deeds"]}
    assert spaces == DEEDS
    assert sum(sum(deed.values()) for deed in spaces.values()) == 45
    assert all(deed["open"] == deed["spaces"] and deed["citizen"] == -1 for deed in view["deeds"])


@rule("OR-DEED-01", "OR-DEED-02", "OR-DEED-03", "OR-SUBST-05")
@pytest.mark.parametrize("character", c.CHARACTER_IDS)
def test_or_deed_02_a_follower_goes_only_where_its_kind_is_shown(character: str) -> None:
    """Neither School nor Herb Garden nor being a monk helps."""
    t = hall(character).tile("school", "herb-garden").act().play("use town-hall")
    wanted = [deed for deed, spaces in DEEDS.items() if character in spaces]
    assert t.legal() == [f"send {character} {deed}" for deed in wanted]
    for deed in DEEDS:
        if deed not in wanted:
            assert t.refused(f"send {character} {deed}") == "OR-DEED-02"


@rule("OR-DEED-05", "OR-DEED-06", "OR-DEED-07", "OR-PLACE-TOWNHALL-01")
@pytest.mark.parametrize("deed", DEEDS)
def test_or_deed_05_every_deed_pays_each_follower_and_its_citizen_at_the_end(deed: str) -> None:
    tokens = [kind for kind, n in DEEDS[deed].items() for _ in range(n)]
    t = Table()
    for placed, kind in enumerate(tokens, 1):
        assert t.citizens() == 0
        t.stand("town-hall", kind).act().play("use town-hall", f"send {kind} {deed}")
        if deed == "canalisation":
            t.play("reward coins")
        assert t.s.coins[0] == 5 + placed * COINS[deed]
        assert (t.in_bag(), t.on("town-hall")) == ([], [])
        assert sum(still_open(t, deed).values()) == len(tokens) - placed
    assert (t.citizens(), t.s.citizen[c.CITIZEN_IDS.index(deed)], t.s.dev[0]) == (1, 0, 0)
    assert t.s.supply == Table().s.supply  # nobody has gone back to it


@rule("OR-PLACE-TOWNHALL-02", "OR-DEED-03", "TV-31")
def test_tv_31_the_farmer_goes_and_the_monk_stays() -> None:
    t = hall("farmer", "monk").deeds_closed().deed("city-wall", farmer=1, craftsman=1).act().play("use town-hall")
    assert t.legal() == ["send farmer city-wall"]
    assert t.refused("send monk city-wall") == "OR-DEED-02"
    assert t.refused("done") == "OR-PLACE-TOWNHALL-02"
    t.play("send farmer city-wall")
    assert (t.s.coins[0], t.on("town-hall"), t.halted) == (6, ["monk"], True)


@rule("OR-DEED-05", "OR-DEED-06", "TV-32")
def test_tv_32_the_last_monk_of_the_conclave_takes_the_citizen() -> None:
    t = Table().stand("town-hall", "monk", seat=1).deed("papal-conclave", monk=1).act()
    t.play("use town-hall", "send monk papal-conclave")
    assert (t.s.coins, t.citizens(0), t.citizens(1)) == ([5, 8], 0, 1)


@rule("OR-DEED-06")
def test_or_deed_06_not_before_the_last_space_and_only_for_who_fills_it() -> None:
    t = Table().stand("town-hall", "knight").stand("town-hall", "monk", seat=1)
    t.deed("papal-conclave", knight=1, monk=1).act().play("use town-hall", "send knight papal-conclave")
    assert (t.citizens(0), t.citizens(1)) == (0, 0)
    t.play("use town-hall", "send monk papal-conclave")
    assert (t.citizens(0), t.citizens(1)) == (0, 1)


@rule("OR-DEED-05", "OR-DEV-02", "TV-33")
def test_tv_33_canalisation_for_development_passes_four_coins() -> None:
    t = hall("boatman").dev(11).act().play("use town-hall", "send boatman canalisation")
    assert t.legal() == ["reward coins", "reward development"]
    t.play("reward development")
    assert (t.s.dev[0], t.s.coins[0], t.halted) == (12, 9, True)


@rule("OR-DEED-05", "OR-TRACK-03")
def test_or_deed_05_canalisation_still_pays_a_coin_at_the_end_of_the_track() -> None:
    t = hall("boatman").dev(30).act().play("use town-hall", "send boatman canalisation")
    assert (t.s.dev[0], t.s.coins[0], t.halted) == (30, 6, True)  # nothing left to choose


@rule("OR-DEED-02", "OR-DEED-08")
def test_or_deed_02_two_followers_to_one_deed_or_to_two() -> None:
    t = hall("craftsman", "craftsman").act()
    t.play("use town-hall", "send craftsman cathedral", "send craftsman cathedral")
    assert (t.s.coins[0], still_open(t, "cathedral"), t.halted) == (9, {"monk": 2, "trader": 2}, True)
    t = hall("craftsman", "craftsman").act()
    t.play("use town-hall", "send craftsman cathedral", "send craftsman city-wall")
    assert (t.s.coins[0], still_open(t, "cathedral")["craftsman"], still_open(t, "city-wall")["craftsman"]) == (8, 1, 2)


@rule("OR-DEED-02")
def test_or_deed_02_a_space_holds_one_follower() -> None:
    t = hall("trader", "trader").deeds_closed().deed("astronomy", trader=1, scholar=1).act()
    t.play("use town-hall", "send trader astronomy")
    assert (t.on("town-hall"), t.halted) == (["trader"], True)


@rule("OR-DEED-08")
@pytest.mark.parametrize("order", [("boatman", "trader"), ("trader", "boatman")])
def test_or_deed_08_one_after_the_other_in_either_order(order: tuple[str, str]) -> None:
    t = hall("boatman", "trader").dev(11).act().play("use town-hall", f"send {order[0]} canalisation")
    assert t.refused(f"send {order[1]} canalisation") == "not-this-step"  # the first reward comes first
    t.play("reward development")
    assert (t.s.dev[0], t.s.coins[0]) == (12, 9)
    t.play(f"send {order[1]} canalisation", "reward development")
    assert (t.s.dev[0], t.s.coins[0]) == (13, 9)


@rule("OR-DEED-04", "OR-GEN-STARTER-01", "OR-INV-11")
def test_or_deed_04_starters_never_go_to_a_deed() -> None:
    t = Table().tile("gunpowder-tower").tower("own-farmer", "farmer").act().play("use gunpowder-tower")
    t.play("send farmer city-wall")
    assert (t.in_tower(), t.halted) == (["own-farmer"], True)
    t = Table().tile("gunpowder-tower").tower("own-farmer", "own-trader").fill("scriptorium").act()
    assert t.refused("use gunpowder-tower") == "OR-PLACE-GUNPOWDER-04"
    assert Table().plan().refused("put own-farmer town-hall") == "OR-PHASE4-06"


@rule("OR-DEED-07")
def test_or_deed_07_nobody_comes_back_from_a_deed() -> None:
    t = hall("farmer").act().play("use town-hall", "send farmer city-wall")
    t.market().follow()
    assert t.halted  # nothing in the bag, nobody to recall
    assert (t.s.supply[0], still_open(t, "city-wall")["farmer"]) == (12, 2)


@rule("OR-PLACE-TOWNHALL-01", "OR-PLACE-TOWNHALL-02")
@pytest.mark.parametrize("seats", [2, 3])
def test_or_place_townhall_01_one_or_two_followers(seats: int) -> None:
    for followers in (["knight"], ["knight", "scholar"]):
        assert hall(*followers, seats=seats).act().allowed("use town-hall")
    t = hall("knight", "scholar", seats=seats).act().play("use town-hall", "send scholar astronomy")
    assert t.allowed("done")
    t.play("done")
    assert (t.on("town-hall"), t.s.coins[0]) == (["knight"], 6)
    t = hall("knight", "scholar", seats=seats).act()
    t.play("use town-hall", "send scholar astronomy", "send knight peace-treaty")
    assert (t.on("town-hall"), t.s.coins[0], t.halted) == ([], 8, True)


@rule("OR-PLACE-TOWNHALL-01")
def test_or_place_townhall_01_only_who_stands_there() -> None:
    t = hall("knight").bag("farmer").market("trader").stand("village-farmer", "farmer").act().play("use town-hall")
    for character in ("farmer", "trader", "monk"):
        deed = next(deed for deed, spaces in DEEDS.items() if character in spaces)
        assert t.refused(f"send {character} {deed}") == "OR-PLACE-TOWNHALL-01"


@rule("OR-PLACE-TOWNHALL-02")
def test_or_place_townhall_02_closed_without_a_matching_space() -> None:
    t = hall("monk", "scholar").fill("scriptorium").deeds_closed().deed("city-wall", knight=3, farmer=3).act()
    assert t.refused("use town-hall") == "OR-PLACE-TOWNHALL-02"
    assert t.deed("cathedral", monk=1).allowed("use town-hall")
