"""TT-SCORE, TX-SCORE: points by source, the winner, and ties."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis.game import GAME
from thurn_und_taxis import Table, rule, wander

EIGHTEEN = (("all-provinces", "length-5"), ("baiern", "length-6"))  # 6 + 2 and 5 + 3, with a carriage worth 10


def eighteen(t: Table, seat: int, way: int) -> Table:
    t.carriage(7, seat).houses_left(0, seat)
    for stack in EIGHTEEN[way]:
        t.tiles(stack, 1, seat)
    return t


@rule("TV-B-05", "TT-SCORE-01", "TT-COMP-04", "TT-COMP-05")
@pytest.mark.parametrize("expansion", [True, False])
def test_tv_b_05_score(expansion: bool) -> None:
    t = Table(expansion=expansion).carriage(6).houses_left(4)
    for stack in ("baiern", "all-provinces", "length-7", "length-5"):
        t.tiles(stack, 1)
    assert sum(points for _, points in t.won()) == 17
    assert GAME.points(t.s)[0] == 7 + 17 - 4 == 20
    assert GAME.scores(t.s)[0] == {
        "carriage": 7,
        "length": 6,
        "provinces": 5,
        "all-provinces": 6,
        "end": 0,
        "courier": 0,
        "houses": -4,
    }


@rule("TT-SCORE-01")
@pytest.mark.parametrize(("level", "points"), [(0, 0), (3, 2), (4, 3), (5, 5), (6, 7), (7, 10)])
def test_tt_score_01_the_highest_carriage(level: int, points: int) -> None:
    t = Table(3).carriage(level, seat=1).houses_left(0, seat=1)
    assert GAME.points(t.s) == [-20, points, -20]


@rule("TT-SCORE-02")
def test_tt_score_02_below_zero() -> None:
    t = Table(4).carriage(3)
    assert GAME.points(t.s) == [-18, -20, -20, -20]


@rule("TT-SCORE-03")
def test_tt_score_03_most_points_win() -> None:
    t = Table(4).ended_by(3)
    for seat, left in enumerate((5, 2, 9, 3)):
        t.houses_left(left, seat)
    assert GAME.points(t.s) == [-5, -2, -9, -2]  # the end tile is worth a point
    t.houses_left(4, 3)
    assert GAME.ranking(t.s) == [3, 1, 4, 2]


@rule("TV-B-09", "TT-SCORE-04")
@pytest.mark.parametrize(
    ("tied", "winner"), [((0, 1), 0), ((1, 0), 0), ((1, 3), 3), ((0, 3), 3), ((2, 0), 2), ((1, 2), 2)]
)
def test_tv_b_09_tie_break(tied: tuple[int, int], winner: int) -> None:
    t = Table(4).ended_by(2).carriage(7, seat=2).tiles("length-7", 1, seat=2).houses_left(1, seat=2)
    assert GAME.points(t.s)[2] == 14
    for way, seat in enumerate(tied):
        if seat == 2:
            t.houses_left(0, 2).tiles("baden", 1, 2)  # 15 and 3
        else:
            eighteen(t, seat, way)
        assert GAME.points(t.s)[seat] == 18
    assert GAME.ranking(t.s)[winner] == 1
    assert sorted(GAME.ranking(t.s)[seat] for seat in tied) == [1, 2]


@rule("TT-SCORE-04")
@pytest.mark.parametrize("holder", [0, 1, 2])
def test_tt_score_04_clockwise_from_the_end_tile_whoever_began(holder: int) -> None:
    for first in ("1", "2", "3"):
        t = Table(3, first_player=first).ended_by(holder).houses_left(10, holder)
        others = [(holder + i) % 3 for i in (1, 2)]
        for seat in others:
            t.houses_left(5, seat)
        assert [GAME.ranking(t.s)[seat] for seat in (*others, holder)] == [1, 2, 3]


@rule("TX-SCORE-01", "TX-COURIER-08")
@pytest.mark.parametrize("holder", [-1, 0, 1, 2])
def test_tx_score_01_a_point_for_the_courier(holder: int) -> None:
    t = Table(3).courier(holder)
    assert GAME.points(t.s) == [-20 + (seat == holder) for seat in range(3)]
    assert [scores["courier"] for scores in GAME.scores(t.s)] == [int(seat == holder) for seat in range(3)]


@rule("TX-SCORE-01", "TT-SCORE-04")
def test_tx_score_01_is_part_of_the_total_that_ties() -> None:
    t = Table(2).ended_by(0).houses_left(6).houses_left(5, seat=1).courier(0)
    assert GAME.points(t.s) == [-4, -5]
    t.houses_left(7)
    assert (GAME.points(t.s), GAME.ranking(t.s)) == ([-5, -5], [1, 2])


@rule("TV-X-13", "TX-SCORE-02", "TX-LETTER-07", "TT-SCORE-04")
@pytest.mark.parametrize("rich", [0, 1, 2])
def test_tv_x_13_letters_at_the_end(rich: int) -> None:
    t = Table(3).ended_by(2).houses_left(3, 0).houses_left(3, 1).houses_left(19, 2)
    points, ranking = GAME.points(t.s), GAME.ranking(t.s)
    t.letters(5, seat=rich)
    assert (GAME.points(t.s), GAME.ranking(t.s)) == (points, ranking)
    assert ranking == [1, 2, 3]


@rule("TT-SCORE-01", "TX-SCORE-01")
@pytest.mark.parametrize(("seats", "seed"), [(2, 61), (4, 62)])
def test_tt_score_01_the_formula_in_random_play(seats: int, seed: int) -> None:
    """Reckoned from the view alone."""
    worth = {0: 0, 3: 2, 4: 3, 5: 5, 6: 7, 7: 10}
    for n, (s, _) in enumerate(wander(seats, seed)):
        if n % 20 == 0 or s.over:
            players = GAME.view(s, -1)["players"]
            assert GAME.points(s) == [
                worth[player["carriage"]]
                + sum(tile["points"] for tile in player["tiles"])
                - player["houses_left"]
                + player["courier"]
                for player in players
            ]
            assert [sum(scores.values()) for scores in GAME.scores(s)] == GAME.points(s)
    assert GAME.ranking(s).count(1) == 1
