"""TT-HOUSE: one house in each province of the route, or all its cities in one province."""

from __future__ import annotations

import pytest

from postchaise import Dice
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import Table, rule, wander

SIX = ("sigmaringen", "stuttgart", "nuernberg", "regensburg", "ingolstadt", "augsburg")
FOUR = ("nuernberg", "regensburg", "ingolstadt", "augsburg")


def placements(t: Table, mode: str) -> set[frozenset[str]]:
    """Every set of houses that a mode can add, by trying all answers."""
    before, found = t.built(), set()
    start = t.s.copy()
    GAME.step(start, 0, GAME.parse(mode), Dice(1), None)
    waiting = [start]
    while waiting:
        t.s = waiting.pop()
        if t.s.active == 0 and GAME.view(t.s, 0)["step"] == "house":
            for action in GAME.legal(t.s, 0):
                copy = t.s.copy()
                GAME.step(copy, 0, action, Dice(1), None)
                waiting.append(copy)
        else:
            found.add(frozenset(t.built() - before))
    return found


ROUTES: list[tuple[tuple[str, ...], tuple[str, ...]]] = [  # with houses already standing
    (SIX, ()),
    (SIX, ("ingolstadt", "stuttgart")),
    (("basel", "zuerich", "freiburg", "carlsruhe", "mannheim"), ("zuerich",)),
    (("lodz", "pilsen", "budweis", "linz", "salzburg"), ("lodz", "pilsen", "budweis")),
]


@rule("TV-B-02", "TT-HOUSE-01", "TT-HOUSE-02", "TT-BONUS-LENGTH-01")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_02_house_modes(expansion: bool) -> None:
    def closed(*own: str) -> Table:
        return Table(expansion=expansion).houses(*own).route(*SIX).closing().play("close")

    modes = ["houses each", "houses in wuerttemberg", "houses in hohenzollern", "houses in baiern"]
    assert closed().legal() == modes
    assert closed().refused("houses in baden") == "TT-HOUSE-01"
    assert placements(closed(), "houses each") == {frozenset({"sigmaringen", "stuttgart", city}) for city in FOUR}
    assert placements(closed(), "houses in baiern") == {frozenset(FOUR)}
    assert placements(closed(), "houses in wuerttemberg") == {frozenset({"stuttgart"})}
    assert placements(closed(), "houses in hohenzollern") == {frozenset({"sigmaringen"})}
    assert closed().play("houses in baiern").won() == [("length-6", 3)]
    rest = [city for city in FOUR if city != "ingolstadt"]
    each = {frozenset({"sigmaringen", "stuttgart", city}) for city in rest}
    assert placements(closed("ingolstadt"), "houses each") == each
    assert placements(closed("ingolstadt"), "houses in baiern") == {frozenset(rest)}


@rule("TT-HOUSE-01", "TT-HOUSE-03", "TT-HOUSE-05", "TT-HOUSE-06")
@pytest.mark.parametrize(("route", "own"), ROUTES)
def test_tt_house_01_both_modes_computed_independently(route: tuple[str, ...], own: tuple[str, ...]) -> None:
    """The houses of both modes, from the lists of the components alone."""
    home = {entry["id"]: entry["province"] for entry in c.DATA["cities"]}
    free = [city for city in route if city not in own]
    each: set[frozenset[str]] = {frozenset()}
    for province in {home[city] for city in free}:
        each = {houses | {city} for houses in each for city in free if home[city] == province}
    t = Table(3).houses(*own).route(*route).closing().play("close")
    start = t.s
    assert placements(t, "houses each") == each
    for mode in [GAME.notation(action) for action in GAME.legal(start, 0)][1:]:
        t.s = start
        assert placements(t, mode) == {frozenset(city for city in free if home[city] == mode.split()[-1])}


@rule("TT-HOUSE-02", "TT-HOUSE-01")
def test_tt_house_02_only_cities_of_the_route() -> None:
    t = Table().route("basel", "zuerich", "freiburg").closing().play("close", "houses each")
    assert t.legal() == ["house basel", "house zuerich"]
    assert t.refused("house ulm") == "TT-HOUSE-02"
    assert t.refused("house freiburg") == "TT-HOUSE-03"  # it has one already
    t.play("house zuerich")
    assert t.built() == {"zuerich", "freiburg"}


@rule("TT-HOUSE-03", "TT-HOUSE-05", "INV-04")
def test_tt_house_03_never_two_in_a_city() -> None:
    t = Table().houses("basel", "zuerich").route("basel", "zuerich", "freiburg").closing().play("close", "houses each")
    assert (t.built(), t.s.left[0]) == ({"basel", "zuerich", "freiburg"}, 17)


@rule("TT-HOUSE-04", "TX-LETTER-02")
def test_tt_house_04_four_players_share_a_city() -> None:
    t = Table(4)
    for seat in range(4):
        t.draw(seat).route("lodz", "pilsen", "nuernberg", seat=seat).closing().close()
        assert t.built(seat) == {"lodz", "pilsen", "nuernberg"}
    assert GAME.view(t.s, 0)["cities"][c.CITY_IDS.index("lodz")]["houses"] == [0, 1, 2, 3]


@rule("TT-HOUSE-06")
def test_tt_house_06_placing_is_complete() -> None:
    t = Table().houses("basel").route("basel", "zuerich", "kempten", "augsburg").closing().play("close", "houses each")
    assert t.legal() == ["house augsburg", "house kempten"]
    assert t.refused("end houses") == "TT-HOUSE-06"
    assert t.refused("house basel") == "TT-HOUSE-03"  # no skipping a province with an own house
    t.play("house kempten")
    assert t.built() == {"basel", "zuerich", "kempten"}


@rule("TT-HOUSE-06", "TT-HOUSE-05")
def test_tt_house_06_a_province_that_yields_nothing_may_be_chosen() -> None:
    t = Table().houses("basel", "zuerich").route("basel", "zuerich", "kempten", "augsburg").closing().play("close")
    assert t.legal() == ["houses each", "houses in schweiz", "houses in baiern"]
    t.play("houses in schweiz")
    assert (t.built(), t.s.left[0]) == ({"basel", "zuerich"}, 18)


@rule("TV-B-12", "TT-HOUSE-07", "TT-END-01", "TT-BONUS-PROV-01")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_12_not_enough_houses(expansion: bool) -> None:
    def closed(*own: str) -> Table:
        return Table(expansion=expansion).houses(*own).houses_left(2).route(*FOUR).closing().play("close")

    pairs = {frozenset((one, other)) for one in FOUR for other in FOUR if one < other}
    assert len(pairs) == 6
    assert placements(closed(), "houses in baiern") == pairs
    assert placements(closed(), "houses each") == {frozenset({city}) for city in FOUR}
    one = closed().play("houses each", "house augsburg")
    assert (one.s.left[0], one.s.ending) == (1, -1)
    two = closed().play("houses in baiern", "house augsburg")
    assert two.refused("end houses") == "TT-HOUSE-06"
    two.play("house nuernberg")
    assert (two.s.left[0], two.s.ending) == (0, 0)
    assert two.won() == [("game-end", 1)]
    rest = ("kempten", "muenchen", "passau", "wuerzburg", "ingolstadt", "regensburg")
    assert closed(*rest).play("houses in baiern").won() == [("baiern", 5), ("game-end", 1)]


@rule("TT-HOUSE-07")
def test_tt_house_07_still_one_per_province() -> None:
    t = Table().houses_left(2).route("stuttgart", "ulm", "sigmaringen", "kempten").closing()
    t.play("close", "houses each")
    assert t.legal() == ["house kempten", "house sigmaringen", "house stuttgart", "house ulm"]
    t.play("house stuttgart")
    assert t.legal() == ["house kempten", "house sigmaringen"]
    assert t.refused("house ulm") == "TT-HOUSE-01"
    t.play("house kempten")
    assert (t.built(), t.s.left[0]) == ({"stuttgart", "kempten"}, 0)


@rule("TT-HOUSE-06")
def test_tt_house_06_optional_placing() -> None:
    def closed() -> Table:
        return (
            Table(house_placement="optional").route("basel", "zuerich", "kempten", "augsburg").closing().play("close")
        )

    swiss: list[set[str]] = [set(), {"basel"}, {"zuerich"}]
    some = {frozenset(a | b) for a in swiss for b in (set(), {"kempten"}, {"augsburg"})}
    assert placements(closed(), "houses each") == some
    assert placements(closed(), "houses in baiern") == {
        frozenset(cities) for cities in ((), ("kempten",), ("augsburg",), ("kempten", "augsburg"))
    }
    t = closed().play("houses each", "end houses")
    assert (t.built(), t.s.letters[0]) == (set(), 0)


@rule("INV-04", "TT-HOUSE-08", "TT-HOUSE-02", "TT-COMP-03")
@pytest.mark.parametrize(("seats", "seed"), [(2, 8), (4, 9)])
def test_inv_04_houses_stay_and_are_counted(seats: int, seed: int) -> None:
    before, routes_before = [0] * seats, [0] * seats
    for s, _ in wander(seats, seed):
        for seat in range(seats):
            assert s.left[seat] + s.houses[seat].bit_count() == 20
            assert s.houses[seat] & before[seat] == before[seat]
            assert (s.houses[seat] ^ before[seat]) & ~routes_before[seat] == 0
        before, routes_before = s.houses[:], s.covered[:]
    assert max(before) > 0
