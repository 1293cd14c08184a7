"""TT-BONUS: tiles for the length of a route, for whole provinces, for all outer provinces, and for the end."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import PATH, Table, rule, wander

GROUPS = {  # what each stack of the provinces asks for, and its values
    "baden": (("carlsruhe", "freiburg", "mannheim"), (3, 2, 1)),
    "wuerttemberg-hohenzollern": (("stuttgart", "ulm", "sigmaringen"), (3, 2, 1)),
    "schweiz-tyrol": (("basel", "zuerich", "innsbruck"), (3, 2, 1)),
    "boehmen-salzburg": (("budweis", "pilsen", "linz", "salzburg"), (4, 3, 2)),
    "baiern": (
        ("augsburg", "ingolstadt", "kempten", "muenchen", "nuernberg", "passau", "regensburg", "wuerzburg"),
        (5, 4, 3, 2),
    ),
}
OUTER = ("mannheim", "stuttgart", "sigmaringen", "basel", "innsbruck", "budweis", "linz", "lodz")


def again(t: Table, seat: int = 0, length: int = 3) -> Table:
    """A fresh turn of a seat closes a route of this length; it gets no carriage."""
    return t.draw(seat).route(*PATH[:length], seat=seat).closing().close(carriage="decline carriage")


def lengths(t: Table, seat: int = 0) -> list[tuple[str, int]]:
    return [tile for tile in t.won(seat) if tile[0].startswith("length")]


@rule("TT-BONUS-01", "TT-BONUS-02", "TT-CLOSE-02")
def test_tt_bonus_01_several_tiles_in_one_closing_without_asking() -> None:
    t = Table().houses("carlsruhe", "freiburg", "stuttgart", "sigmaringen", "basel", "innsbruck", "linz", "lodz")
    t.houses("budweis").houses_left(2).route("wuerzburg", "mannheim", "stuttgart", "ulm", "kempten").closing()
    t.play("close", "houses each")
    t.play("house mannheim", "house ulm")
    assert t.events() == ["house", "letter", "tile", "tile", "tile", "tile", "tile", "end"]
    assert [c.STACK_IDS[line[2]] for line in t.log.lines() if line[0] == 19] == [  # in the order of AMB-16
        "length-5",
        "baden",
        "wuerttemberg-hohenzollern",
        "all-provinces",
        "game-end",
    ]
    assert sum(points for _, points in t.won()) == 2 + 3 + 3 + 6 + 1


@rule("TT-BONUS-03", "TT-SCORE-01")
def test_tt_bonus_03_tiles_are_kept_and_scored() -> None:
    t = again(Table(), length=7)
    assert GAME.scores(t.s)[0]["length"] == 4
    again(t, length=3)
    again(t, 1, 7)
    assert lengths(t) == [("length-7", 4)]
    assert (GAME.scores(t.s)[0]["length"], GAME.scores(t.s)[1]["length"]) == (4, 3)


@rule("TT-BONUS-LENGTH-01", "TT-BONUS-LENGTH-02")
@pytest.mark.parametrize(
    ("length", "tile"),
    [(3, []), (4, []), (5, [("length-5", 2)]), (6, [("length-6", 3)]), *((n, [("length-7", 4)]) for n in (7, 8, 12))],
)
def test_tt_bonus_length_01_the_stack_of_the_length(length: int, tile: list[tuple[str, int]]) -> None:
    assert lengths(again(Table(), length=length)) == tile


@rule("TV-B-07", "TT-BONUS-LENGTH-03", "TT-BONUS-LENGTH-04")
def test_tv_b_07_length_tile_fallback() -> None:
    t = Table().tiles("length-7", 4, seat=1).tiles("length-6", 2, seat=1)
    won = []
    for length in (8, 7, 6, 7):
        before = lengths(t)
        again(t, length=length)
        won.append([tile for tile in lengths(t) if tile not in before])
    assert won == [[("length-6", 1)], [("length-5", 2)], [("length-5", 1)], []]


@rule("TT-BONUS-LENGTH-03")
def test_tt_bonus_length_03_never_from_a_higher_stack() -> None:
    t = Table().tiles("length-5", 2, seat=1)
    assert lengths(again(t, length=5)) == []
    assert lengths(again(t.tiles("length-6", 3, seat=1), length=6)) == []


@rule("TT-BONUS-LENGTH-04")
def test_tt_bonus_length_04_a_lower_stack_cannot_be_chosen() -> None:
    assert lengths(again(Table().tiles("length-7", 3, seat=1), length=7)) == [("length-7", 1)]
    assert lengths(again(Table().tiles("length-6", 2, seat=1), length=6)) == [("length-6", 1)]


@rule("TT-BONUS-LENGTH-05")
def test_tt_bonus_length_05_as_many_as_one_can_get() -> None:
    t = Table()
    for _ in range(3):
        again(t, length=6)
    assert lengths(t) == [("length-6", 3), ("length-6", 2), ("length-6", 1)]


@rule("TT-BONUS-LENGTH-06", "TT-OFFICE-CARTWRIGHT-03")
def test_tt_bonus_length_06_only_cards_count() -> None:
    t = Table().carriage(5).route(*PATH[:4]).closing().play("close", "houses each")
    while GAME.view(t.s, 0)["step"] == "house":
        t.play(t.legal()[0])
    t.play("cartwright")
    assert (t.level(), lengths(t)) == (6, [])
    held = Table().houses(*PATH[:6]).route(*PATH[:6]).closing().close()
    assert lengths(held) == [("length-6", 3)]  # although no house was placed


@rule("TV-B-06", "TT-BONUS-PROV-01", "TT-BONUS-PROV-02", "TT-BONUS-PROV-04")
@pytest.mark.parametrize(("taken", "points"), [(0, [3]), (1, [2]), (2, [1]), (3, [])])
def test_tv_b_06_province_tile_over_two_closings(taken: int, points: list[int]) -> None:
    t = Table(4)
    for seat in range(1, taken + 1):
        t.tiles("wuerttemberg-hohenzollern", 1, seat)
    t.houses("stuttgart").route("kempten", "sigmaringen", "ulm").closing().close()
    assert t.built() == {"stuttgart", "kempten", "sigmaringen", "ulm"}
    assert t.won() == [("wuerttemberg-hohenzollern", each) for each in points]


@rule("TT-BONUS-PROV-01", "TT-BONUS-PROV-03", "TT-BONUS-PROV-04", "TT-COMP-05")
@pytest.mark.parametrize("stack", list(GROUPS))
def test_tt_bonus_prov_01_all_cities_and_not_one_less(stack: str) -> None:
    cities, values = GROUPS[stack]
    for missing in cities:
        elsewhere = PATH[:3] if missing not in PATH[:3] else ("ingolstadt", "augsburg", "muenchen")
        t = Table(4).houses(*(city for city in cities if city != missing)).route(*elsewhere).closing().close()
        assert t.won() == []
        t.houses(missing).draw().route(*elsewhere).closing().close()
        assert t.won() == [(stack, values[0])]
    t = Table(4)
    for seat, points in enumerate((*values, None)[:4]):
        t.houses(*(city for city in cities if city not in t.built(seat)), seat=seat)
        again(t, seat)
        again(t, seat)  # a second time brings no second tile
        assert [value for name, value in t.won(seat) if name == stack] == ([points] if points else [])


@rule("TT-BONUS-PROV-05")
def test_tt_bonus_prov_05_polen_belongs_to_no_group() -> None:
    t = Table().route("lodz", "pilsen", "nuernberg").closing().close()
    assert ("lodz" in t.built(), t.won()) == (True, [])
    for cities, _ in GROUPS.values():
        t = Table().houses(*cities)
        again(t)
        assert len(t.won()) == 1  # lodz, if it has a house by now, adds none


@rule("TV-B-16", "TT-BONUS-ALL-01")
@pytest.mark.parametrize(
    ("reading", "baiern", "tile"),
    [
        ("outside_baiern", False, True),
        ("all_nine", False, False),
        ("outside_baiern", True, True),
        ("all_nine", True, True),
    ],
)
def test_tv_b_16_outer_provinces(reading: str, baiern: bool, tile: bool) -> None:
    t = Table(all_provinces=reading).houses(
        "mannheim", "stuttgart", "sigmaringen", "basel", "innsbruck", "linz", "lodz"
    )
    t.houses(*["kempten"] * baiern).route("pilsen", "budweis", "linz").closing()
    t.close(houses="houses in boehmen")
    assert "budweis" in t.built()
    assert t.won() == [("all-provinces", 6)] * tile


@rule("TT-BONUS-ALL-01")
@pytest.mark.parametrize("missing", OUTER)
def test_tt_bonus_all_01_each_of_the_eight_is_needed(missing: str) -> None:
    t = Table().houses(*(city for city in OUTER if city != missing)).route("ingolstadt", "augsburg", "muenchen")
    t.closing().close()
    assert t.won() == []
    t.houses(missing).draw().route("ingolstadt", "augsburg", "muenchen").closing().close()
    assert t.won() == [("all-provinces", 6)]


@rule("TT-BONUS-ALL-02")
def test_tt_bonus_all_02_one_each_while_there_are_any() -> None:
    t = Table(4)
    for seat, points in enumerate((6, 5, 4, 3)):
        again(again(t.houses(*OUTER, seat=seat), seat), seat)
        assert [tile for tile in t.won(seat) if tile[0] == "all-provinces"] == [("all-provinces", points)]
    t = Table(2).tiles("all-provinces", 4, seat=1).houses(*OUTER)
    assert again(t).won() == []


@rule("TV-B-11", "TT-BONUS-END-01", "TT-BONUS-END-02", "TT-END-04")
def test_tv_b_11_both_conditions_at_once() -> None:
    t = Table(expansion=False).carriage(6).houses_left(1).route(*PATH[:7]).closing()
    t.play("close", "houses each", "house lodz")
    assert t.events()[:5] == ["house", "tile", "tile", "end", "carriage"]
    assert (t.level(), t.won()) == (7, [("length-7", 4), ("game-end", 1)])
    assert (t.s.ending, GAME.ending(t.s)) == (0, "houses")


@rule("TT-BONUS-END-01", "TT-BONUS-END-02", "TT-END-01", "TT-END-04")
def test_tt_bonus_end_02_with_the_carriage_when_houses_are_left() -> None:
    t = Table(2).carriage(6).route(*PATH[:7]).closing().play("close", "houses in boehmen")
    assert ("game-end", 1) not in t.won()
    t.play("take carriage")
    assert t.events()[:3] == ["carriage", "tile", "end"]
    assert (("game-end", 1) in t.won(), GAME.ending(t.s)) == (True, "carriage")
    t.carriage(6, seat=1).draw(1).route(*PATH[:7], seat=1).closing().close(carriage="take carriage")
    assert (t.level(1), ("game-end", 1) in t.won(1), t.s.ending) == (7, False, 0)


@rule("INV-06", "INV-07", "TT-BONUS-03", "TT-BONUS-PROV-03", "TT-BONUS-ALL-02", "TT-SETUP-03")
@pytest.mark.parametrize(("seats", "seed"), [(2, 12), (3, 13), (4, 14)])
def test_inv_06_tiles_leave_their_stacks_from_the_top_and_stay(seats: int, seed: int) -> None:
    before = [-1] * c.TILES
    for s, _ in wander(seats, seed):
        assert all(new == old for new, old in zip(s.tiles, before) if old >= 0)
        for stack in range(c.STACKS):
            owners = s.tiles[c.FIRST_TILE[stack] : c.FIRST_TILE[stack + 1]]
            taken = [owner for owner in owners if owner >= 0]
            assert owners == taken + [-1] * (len(owners) - len(taken))
            if not c.STACK_IDS[stack].startswith("length"):
                assert len(set(taken)) == len(taken)
        before = s.tiles[:]
    assert sum(owner >= 0 for owner in before) > 2
