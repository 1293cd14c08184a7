"""Many games: the same whatever the number of processes, and figures that add up."""

from __future__ import annotations

import csv
import io
import json
import multiprocessing

import pytest

from postchaise import PostchaiseError, game
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.simulate import CHUNK, play_simulated_game, simulate_games

SHORT = {"variant": "casual", "end_boat": "2/2/2/2"}


def test_the_number_of_processes_changes_nothing() -> None:
    one = simulate_games("la-loire", 3, CHUNK + 5, seed=7, options=SHORT)
    with ProcessExecutor(2) as engine:
        two = simulate_games("la-loire", 3, CHUNK + 5, seed=7, engine=engine, options=SHORT)
    assert one == two
    assert one.to_csv() == two.to_csv()
    assert {**one.to_json(), "speed": 0} == {**two.to_json(), "speed": 0}


def test_another_seed_gives_other_games_and_more_games_begin_alike() -> None:
    few = simulate_games("la-loire", 2, 4, seed=1, options=SHORT)
    more = simulate_games("la-loire", 2, 6, seed=1, options=SHORT)
    other = simulate_games("la-loire", 2, 4, seed=2, options=SHORT)
    assert more.rows[:4] == few.rows
    assert other.rows != few.rows


def test_the_figures_follow_from_the_rows() -> None:
    report = simulate_games("la-loire", 4, 6, seed=3, options=SHORT)
    assert report.games == 6
    assert report.turns.mean == pytest.approx(sum(row.turns for row in report.rows) / 6)
    assert report.decisions.most == max(row.decisions for row in report.rows)
    assert sum(report.endings.values()) == 6
    assert set(report.endings) <= {"boat", "messages"}
    assert sum(line.wins for line in report.by_seat()) == pytest.approx(6)
    for line in [*report.by_seat(), *report.by_place()]:
        assert line.total.mean == pytest.approx(sum(line.sources.values()))
    means = [line.total.mean for line in report.by_place()]
    assert means == sorted(means, reverse=True)
    mean, widest = report.branching
    assert 1 <= mean <= widest


def test_json_and_csv_say_the_same() -> None:
    report = simulate_games("la-loire", 2, 3, seed=3, options=SHORT)
    data = json.loads(json.dumps(report.to_json()))
    rows = list(csv.DictReader(io.StringIO(report.to_csv())))
    assert len(rows) == 6
    first = [int(row["points"]) for row in rows if row["seat"] == "1"]
    assert data["by_seat"][0]["total"]["mean"] == pytest.approx(sum(first) / 3, abs=0.001)
    assert [row["place"] for row in rows].count("1") >= 3


def test_progress_counts_up_to_the_end() -> None:
    heard: list[int] = []
    simulate_games("la-loire", 2, CHUNK + 1, seed=3, options=SHORT, progress=heard.append)
    assert heard == [CHUNK, CHUNK + 1]


@pytest.mark.parametrize(
    ("seats", "games", "workers", "options"),
    [(5, 1, 1, {}), (2, 0, 1, {}), (2, 1, 0, {}), (2, 1, 999, {}), (2, 1, 1, {"speed": 9})],
)
def test_what_cannot_be_is_refused(seats: int, games: int, workers: int, options: dict[str, int]) -> None:
    with pytest.raises(PostchaiseError):
        simulate_games("la-loire", seats, games, 0, ProcessExecutor(workers), options)


def test_seats_are_filled_with_levels_and_the_rest_plays_at_random() -> None:
    alone = simulate_games("la-loire", 2, 2, seed=3, options=SHORT, levels=["random"])
    assert alone == simulate_games("la-loire", 2, 2, seed=3, options=SHORT)
    some = simulate_games("la-loire", 2, 1, seed=3, options=SHORT, levels=["apprentice"])
    assert some == simulate_games("la-loire", 2, 1, seed=3, options=SHORT, levels=["apprentice", "random"])
    assert some.rows != alone.rows[:1]


@pytest.mark.parametrize("levels", [["apprentise"], ["random"] * 3])
def test_levels_that_cannot_be_are_refused(levels: list[str]) -> None:
    with pytest.raises(PostchaiseError):
        simulate_games("la-loire", 2, 1, options=SHORT, levels=levels)


def test_one_game_is_played_to_its_end() -> None:
    played = play_simulated_game(game("la-loire"), 2, 5, 0, SHORT)
    assert played.ending in ("boat", "messages")
    assert min(played.ranking) == 1
    assert played.widest * played.decisions >= played.branches >= played.decisions


def test_stopping_leaves_no_process_behind() -> None:
    """As Ctrl-C does, in the middle of a long series."""

    def stop(done: int) -> None:
        raise KeyboardInterrupt

    before = set(multiprocessing.active_children())  # servers of other tests
    with pytest.raises(KeyboardInterrupt), ProcessExecutor(2) as engine:
        simulate_games("la-loire", 2, 100_000, seed=3, engine=engine, options=SHORT, progress=stop)
    assert set(multiprocessing.active_children()) <= before


def test_a_game_that_takes_too_long_is_broken_off_and_counted() -> None:
    report = simulate_games("thurn-und-taxis", 2, 3, seed=1, limit=50)
    assert report.endings == {"unfinished": 3}
    assert report.decisions.most == 50
    with ProcessExecutor(2) as engine:
        assert simulate_games("thurn-und-taxis", 2, 3, seed=1, limit=50, engine=engine) == report
