"""Contests that are really played: alike in any number of processes, and going on where they stopped."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from postchaise import Match, PostchaiseError
from postchaise.arena.contest import Contest, create_contest
from postchaise.arena.match_folder import ROWS, MatchFolder, find_record_path
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.run import run_contest
from postchaise.arena.statistics.sequential_test import UNDECIDED
from postchaise.arena.statistics.standings import compute_standings

SHORT = {"variant": "casual", "end_boat": "2/2/2/2"}


def small(*bots: str, seed: int = 1, seats: int = 2) -> Contest:
    return create_contest("la-loire", seats, bots or ("random",), seed, SHORT)


def test_bots_meet_and_the_better_one_is_found() -> None:
    """The arena in short: seeds are fixed, so this is the same every time."""
    results = run_contest(create_contest("thurn-und-taxis", 2, ["random", "apprentice"], 1), 2)
    found = compute_standings(results)
    assert [row.bots for row in results.rows] == [["random", "apprentice"], ["apprentice", "random"]]
    assert [each.bot for each in found.bots] == ["apprentice", "random"]
    assert found.pairings[0].share.value == 0.0
    assert found.pairings[0].lead.value < -10
    assert [line.wins.value for line in found.seats] == [0.5, 0.5]
    assert found.bots[0].milliseconds > 0


def test_the_number_of_processes_changes_nothing() -> None:
    some = small("apprentice", "random")
    one = run_contest(some, 4, limit=30)
    with ProcessExecutor(2) as engine:
        two = run_contest(some, 4, engine, limit=30)
    assert one.rows == two.rows
    assert [row.number for row in two.rows] == [0, 1, 2, 3]
    assert one.rows[0].choices[0] > 0


def test_another_seed_deals_differently_and_more_games_begin_alike() -> None:
    some = run_contest(small(), 2).rows
    assert run_contest(small(), 3).rows[:2] == some
    assert [row.scores for row in run_contest(small(seed=2), 2).rows] != [row.scores for row in some]


def test_a_deal_is_set_up_the_same_in_every_rotation(tmp_path: Path) -> None:
    some = small("random", "apprentice")
    run_contest(some, 4, folder=MatchFolder(tmp_path, some), limit=2)
    setups = [_line(find_record_path(tmp_path, number), "setup:") for number in range(4)]
    assert setups[0] == setups[1] != setups[2] == setups[3]


def test_every_match_is_kept_and_its_record_replays(tmp_path: Path) -> None:
    some = small()
    results = run_contest(some, 2, folder=MatchFolder(tmp_path, some))
    lines = (tmp_path / ROWS).read_text("utf-8").splitlines()
    assert len(lines) == 3
    for row in results.rows:
        match = Match.from_record(find_record_path(tmp_path, row.number).read_text("utf-8"))
        assert match.over
        assert match.scores() == row.scores
        assert match.version == row.decisions


def test_it_goes_on_where_it_stopped(tmp_path: Path) -> None:
    some = small()
    whole = run_contest(some, 5).rows

    def stop(done: int, total: int) -> None:
        assert total == 5
        if done == 2:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        run_contest(some, 5, folder=MatchFolder(tmp_path, some), progress=stop)
    file = tmp_path / ROWS
    file.write_text(file.read_text("utf-8") + '{"number": 2, "deal"', "utf-8")  # as when the power fails
    heard: list[int] = []
    again = MatchFolder(tmp_path, some)
    assert sorted(again.rows) == [0, 1]
    assert run_contest(some, 5, folder=again, progress=lambda done, total: heard.append(done)).rows == whole
    assert heard == [2, 3, 4, 5]
    assert run_contest(some, 3, folder=MatchFolder(tmp_path, some)).rows == whole[:3]
    assert len(file.read_text("utf-8").splitlines()) == 6


@pytest.mark.parametrize(
    ("other", "what"),
    [
        (create_contest("la-loire", 2, ["random"], 2, SHORT), "seed"),
        (create_contest("la-loire", 2, ["apprentice"], 1, SHORT), "meetings"),
        (create_contest("la-loire", 2, ["random"], 1, {**SHORT, "edition": "de"}), "options"),
        (create_contest("orleans", 2, ["random"], 1), "game"),
    ],
    ids=["seed", "bots", "options", "game"],
)
def test_another_contest_is_refused_and_nothing_is_lost(tmp_path: Path, other: Contest, what: str) -> None:
    MatchFolder(tmp_path, small())
    before = (tmp_path / ROWS).read_bytes()
    with pytest.raises(PostchaiseError) as refused:
        MatchFolder(tmp_path, other)
    assert refused.value.code == "arena-other"
    assert refused.value.details["what"] == what
    assert (tmp_path / ROWS).read_bytes() == before


def test_other_code_is_another_contest(tmp_path: Path) -> None:
    """Matches of two versions of a bot must never be added up."""
    some = small()
    MatchFolder(tmp_path, some)
    file = tmp_path / ROWS
    file.write_text(file.read_text("utf-8").replace(some.code, "0123456789abcdef"), "utf-8")
    with pytest.raises(PostchaiseError) as refused:
        MatchFolder(tmp_path, some)
    assert refused.value.details["what"] == "code"


@pytest.mark.parametrize("text", ["Dear diary,\n", "[]\n", '{"game": 1}\n', "\x00\n"])
def test_a_foreign_file_is_refused(tmp_path: Path, text: str) -> None:
    (tmp_path / ROWS).write_text(text, "utf-8")
    with pytest.raises(PostchaiseError) as refused:
        MatchFolder(tmp_path, small())
    assert refused.value.code in ("arena-foreign", "arena-other")
    assert (tmp_path / ROWS).read_text("utf-8") == text


def test_a_row_that_is_no_row_is_refused(tmp_path: Path) -> None:
    some = small()
    (tmp_path / ROWS).write_text(json.dumps(some.to_json()) + '\n{"number": 1}\n', "utf-8")
    with pytest.raises(PostchaiseError) as refused:
        MatchFolder(tmp_path, some)
    assert refused.value.code == "arena-row"


def test_it_stops_when_it_is_sure_and_says_so(tmp_path: Path) -> None:
    """Matches are broken off early here: who wins does not matter, only that something is decided."""
    some = small("random", "apprentice")
    results = run_contest(some, 100, folder=MatchFolder(tmp_path, some), until_sure=True, margin=0.45, limit=12)
    assert len(results.rows) < 50
    assert len(results.rows) == 2 * results.verdicts.deals
    assert results.verdicts.tests[0].decision != UNDECIDED
    again = run_contest(some, 100, folder=MatchFolder(tmp_path, some), until_sure=True, margin=0.45, limit=12)
    assert again.rows == results.rows


def test_one_bot_alone_decides_nothing() -> None:
    with pytest.raises(PostchaiseError) as refused:
        run_contest(small(), 10, until_sure=True)
    assert refused.value.code == "arena-nothing-to-decide"


def test_a_match_that_takes_too_long_is_broken_off_and_told() -> None:
    (row,) = run_contest(create_contest("thurn-und-taxis", 2, ["random"], 1), 1, limit=30).rows
    assert row.ending == "unfinished"
    assert row.decisions == 30


def _line(path: Path, begin: str) -> str:
    return next(line for line in path.read_text("utf-8").splitlines() if line.startswith(begin))
