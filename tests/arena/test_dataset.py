"""Datasets: what is in them follows from the records beside them, and is the same however many processes share it."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from pyarrow import parquet

from postchaise import Dice, Match, PostchaiseError, game
from postchaise.arena import dataset
from postchaise.arena.contest import create_contest
from postchaise.arena.match_folder import MatchFolder, find_record_path
from postchaise.arena.process_executor import ProcessExecutor
from postchaise.arena.run import run_contest
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.record import read_record

SHORT: dict[str, dict[str, str]] = {"la-loire": {"variant": "casual", "end_boat": "2/2/2/2"}}
LIMIT = 120  # decisions: the end of a match is not what matters here


def made(id: str, folder: Path, monkeypatch: pytest.MonkeyPatch, workers: int = 1) -> Any:
    """Two deals of an apprentice against one that plays at random, three matches to a part."""
    monkeypatch.setattr(dataset, "MATCHES", 3)
    some = create_contest(id, 2, ["apprentice", "random"], 1, SHORT.get(id, {}))
    with ProcessExecutor(workers) as engine:
        results = run_contest(some, 4, engine, MatchFolder(folder, some), limit=LIMIT)
        dataset.write_dataset(results, folder, engine, "postchaise arena ...")
    return results


@pytest.mark.parametrize("id", ["la-loire", "orleans", "thurn-und-taxis"])
def test_everything_can_be_computed_again_from_the_records(
    id: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    results = made(id, tmp_path, monkeypatch)
    assert len(list((tmp_path / "decisions").iterdir())) == 2
    lines = iter(parquet.read_table(tmp_path / "decisions").to_pylist())
    title = game(id)
    for row in results.rows:
        page = read_record(find_record_path(tmp_path, row.number).read_text("utf-8"))
        match = Match(title, page.seats, ScriptedDice(page.setup), **page.options)
        for number, action in enumerate(page.actions, 1):
            line = next(lines)
            legal = match.legal(action.seat)
            assert (line["match"], line["deal"], line["decision"]) == (row.number + 1, row.deal + 1, number)
            assert (line["seat"], line["bot"]) == (action.seat + 1, row.bots[action.seat])
            assert line["observation"] == title.observe(match.state, action.seat)
            assert np.flatnonzero(np.frombuffer(line["mask"], np.int8)).tolist() == sorted(legal)
            assert (line["choices"], line["notation"]) == (len(legal), action.notation)
            assert line["action"] == title.parse(action.notation)
            assert line["mask"][line["action"]] == 1
            assert (line["points"], line["place"]) == (row.points[action.seat], row.ranking[action.seat])
            assert line["won"] == row.victory(action.seat)
            assert line["margin"] == row.points[action.seat] - row.points[1 - action.seat]
            assert line["ending"] == row.ending
            match.dice = ScriptedDice(action.outcomes)
            match.play(action.seat, action.notation)
    assert next(lines, None) is None


def test_the_number_of_processes_changes_nothing_and_what_is_stale_goes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    made("thurn-und-taxis", tmp_path / "one", monkeypatch)
    (tmp_path / "two" / "decisions").mkdir(parents=True)
    (tmp_path / "two" / "decisions" / "part-00003.parquet").write_text("of a longer contest", "utf-8")
    made("thurn-und-taxis", tmp_path / "two", monkeypatch, workers=2)
    one, two = (parquet.read_table(tmp_path / name / "decisions") for name in ("one", "two"))
    assert one == two
    assert one["match"].to_pylist() == sorted(one["match"].to_pylist())


def test_the_card_and_the_names_say_what_all_this_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = made("thurn-und-taxis", tmp_path, monkeypatch)
    card = (tmp_path / "README.md").read_text("utf-8")
    schema = parquet.read_schema(next((tmp_path / "decisions").iterdir()))
    for name in schema.names:
        assert f"| `{name}` |" in card
    title = game("thurn-und-taxis")
    for fact in (results.contest.code, title.components, "apprentice, random", "postchaise arena ..."):
        assert fact in card
    names = json.loads((tmp_path / "names.json").read_text("utf-8"))
    seen = title.observe(title.new(2, Dice(1)), 0)
    assert len(names["observation"]) == len(names["scales"]) == len(seen) == schema.field("observation").type.byte_width
    assert len(names["actions"]) == schema.field("mask").type.byte_width
    assert not (tmp_path / "components.toml").exists()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "decisions").write_text("in the way", "utf-8")
    with pytest.raises(PostchaiseError) as refused:
        made("thurn-und-taxis", tmp_path, monkeypatch)
    assert refused.value.code == "arena-folder"


def test_whoever_lacks_the_extra_is_told_which(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "pyarrow.parquet", None)
    with pytest.raises(PostchaiseError) as missing:
        dataset.check_pyarrow()
    assert (missing.value.code, missing.value.details["extra"]) == ("extra-missing", "dataset")
