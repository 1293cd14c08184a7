"""The end of the game, the points and ties (OR-END, OR-SCORE)."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.kernel.messages.reason import OVER

TOWNS = [town for town in c.TOWN_IDS if town != "orleans"]
LEVELS = [1] * 4 + [2] * 5 + [3] * 6 + [4] * 7 + [5] * 8 + [6]


def stations(*numbers: int) -> Table:
    """So many built stations per seat, in towns nobody shares."""
    t, free = Table(max(2, len(numbers))), iter(TOWNS)
    for seat, number in enumerate(numbers):
        t.station(*(next(free) for _ in range(number)), seat=seat)
    return t


def last(t: Table) -> int:
    """Who holds the fourteenth citizen."""
    return t.s.citizen[c.CITIZEN_IDS.index("stations")]


@rule("OR-END-01", "OR-ROUND-02", "OR-EVENT-INCOME-01")
def test_or_end_01_the_last_round_is_played_with_its_event() -> None:
    t = Table().hourglass("income", "c", round=18).fill("scriptorium").act(on=True)
    assert not GAME.over(t.s)
    t.play("use scriptorium")
    assert (GAME.over(t.s), t.s.round, t.s.coins, t.s.dev[0]) == (True, 18, [6, 6], 1)
    assert (GAME.actor(t.s), GAME.legal(t.s, 0), GAME.legal(t.s, 1)) == (-1, [], [])
    assert t.refused("pass", seat=0) == OVER
    assert t.events()[-1] == "over"


@rule("OR-END-01", "OR-ROUND-01")
def test_or_end_01_not_one_round_earlier() -> None:
    t = Table().hourglass("income", "c", round=17).fill("scriptorium").act(on=True).play("use scriptorium")
    assert (GAME.over(t.s), t.s.round, last(t)) == (False, 18, -1)


@rule("OR-END-01", "OR-TORTURE-01")
def test_or_end_01_torture_of_the_last_event_comes_before_the_end() -> None:
    t = stations(1).coins(0).hourglass("taxes", "a", round=18).goods(wool=1).fill("scriptorium").act(on=True)
    t.play("pass")
    assert not GAME.over(t.s)
    town = TOWNS[0]
    t.play(f"lose station {town}")
    assert (GAME.over(t.s), t.s.built, last(t)) == (True, [0, 0], -1)


@rule("OR-END-02")
@pytest.mark.parametrize(("numbers", "winner"), [((4, 3, 3), 0), ((0, 0, 1), 2), ((2, 6, 5), 1)])
def test_or_end_02_the_most_stations_win_the_last_citizen(numbers: tuple[int, ...], winner: int) -> None:
    t = stations(*numbers)
    before = [t.citizens(seat) for seat in range(3)]
    t.end()
    assert (last(t), [t.citizens(seat) for seat in range(3)]) == (
        winner,
        [n + (i == winner) for i, n in enumerate(before)],
    )
    assert GAME.scores(t.s)[winner]["citizens"] == 1


@rule("OR-END-02", "TV-63")
@pytest.mark.parametrize("numbers", [(6, 6, 3), (3, 6, 6), (0, 0, 0), (2, 2, 2)])
def test_tv_63_nobody_gets_it_in_a_tie(numbers: tuple[int, ...]) -> None:
    t = stations(*numbers).end()
    assert (last(t), GAME.over(t.s)) == (-1, True)
    assert [score["citizens"] for score in GAME.scores(t.s)] == [0, 0, 0]


@rule("OR-END-02")
def test_or_end_02_the_reserve_does_not_count() -> None:
    t = stations(2, 1, 0).reserve(0, seat=1).end()
    assert last(t) == 0


@rule("OR-SCORE-01")
def test_or_score_01_a_point_per_coin() -> None:
    t = Table(3).coins(0, 1, 57)
    assert GAME.points(t.s) == [0, 1, 57]
    assert [score["coins"] for score in GAME.scores(t.s)] == [0, 1, 57]


@rule("OR-SCORE-02")
@pytest.mark.parametrize(("good", "vp"), [("grain", 1), ("cheese", 2), ("wine", 3), ("wool", 4), ("brocade", 5)])
def test_or_score_02_every_good_has_its_value(good: str, vp: int) -> None:
    t = Table().coins(0, 0).goods(**{good: 3}).goods(1, **{good: 1})
    assert GAME.points(t.s) == [3 * vp, vp]
    assert GAME.scores(t.s)[0] == {"coins": 0, "goods": 3 * vp, "stations": 0, "citizens": 0}


@rule("OR-SCORE-03", "TV-61")
def test_tv_61_five_stations_and_two_citizens_on_level_four() -> None:
    t = stations(5).coins(0, 0).citizen("boatmen", "knights").dev(15)
    assert GAME.points(t.s)[0] == 28
    assert GAME.scores(t.s)[0] == {"coins": 0, "goods": 0, "stations": 20, "citizens": 8}


@rule("OR-SCORE-03", "OR-DEV-04", "OR-DEV-05")
@pytest.mark.parametrize("dev", range(31))
def test_or_score_03_times_the_level(dev: int) -> None:
    t = stations(2, 1).coins(0, 0).citizen("astronomy").dev(dev, 0)
    assert GAME.points(t.s) == [3 * LEVELS[dev], 1]


@rule("OR-SCORE-01", "OR-SCORE-02", "OR-SCORE-03", "OR-SCORE-04", "TV-62")
def test_tv_62_the_sum_of_three() -> None:
    t = stations(4).coins(11).goods(brocade=2, wool=1, wine=1, cheese=2, grain=3).dev(22)
    t.citizen("boatmen", "knights", "canalisation")
    assert GAME.points(t.s)[0] == 70
    assert GAME.scores(t.s)[0] == {"coins": 11, "goods": 24, "stations": 20, "citizens": 15}


@rule("OR-SCORE-04")
def test_or_score_04_nothing_else_counts() -> None:
    t = Table().dev(30, 30)
    before = GAME.points(t.s)
    t.tile("school", "winery").gears(3, placed=1).stand("village-farmer", "gear").bag("monk", "knight").reserve(10)
    t.track("farmer", 8).track("knight", 5).stand("town-hall", "monk").deed("city-wall")
    t.citizen("development-3", seat=1)
    assert before == [5, 5]
    assert GAME.points(t.s) == [5, 11]


@rule("OR-SCORE-05", "TV-64")
def test_tv_64_a_tie_goes_to_the_one_further_developed() -> None:
    t = Table(3).coins(90, 90, 80).dev(20, 23, 30)
    assert (GAME.points(t.s), GAME.ranking(t.s)) == ([90, 90, 80], [2, 1, 3])


@rule("OR-SCORE-05")
@pytest.mark.parametrize(
    ("coins", "dev", "places"),
    [
        ((90, 90, 80), (20, 20, 30), [1, 1, 3]),
        ((10, 30, 20), (30, 0, 15), [3, 1, 2]),
        ((7, 7, 7), (0, 0, 0), [1, 1, 1]),
        ((50, 60, 50), (9, 2, 10), [3, 1, 2]),
        ((90, 90, 90), (5, 6, 6), [3, 1, 1]),
    ],
)
def test_or_score_05_points_then_development_then_together(
    coins: tuple[int, ...], dev: tuple[int, ...], places: list[int]
) -> None:
    assert GAME.ranking(Table(3).coins(*coins).dev(*dev).s) == places


@rule("OR-SCORE-05")
def test_or_score_05_neither_stations_nor_seats_break_a_tie() -> None:
    t = stations(1, 0).coins(4, 5)
    assert (GAME.points(t.s), GAME.ranking(t.s)) == ([5, 5], [1, 1])
