"""`postchaise analyse`: a record in, turning points out."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from analysed_match import LAST_CHANCE, get_analysis, get_played_match
from cli.terminal import LANGUAGES, Call
from postchaise.cli import analyse

BETTER = {"en": "Better: ", "fr": "Meilleur\u202f: ", "de": "Besser: "}


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("records") / "match.txt"
    path.write_text(get_played_match().record(), "utf-8")
    return path


def test_json_has_every_choice_by_its_notation(call: Call, record: Path) -> None:
    told = json.loads(call("analyse", str(record), "--effort", "1", "--json").out)
    point = next(point for point in told["points"] if point["at"] == LAST_CHANCE)
    assert (point["played_notation"], point["better_notation"]) == ("play sigmaringen right", "end play")
    assert {"at", "turn", "points", "errors", "shares"} <= set(told["course"][0])


def test_the_report_is_in_words(call: Call, record: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(analyse, "_compute_analysis", lambda *_: get_analysis())
    for language in LANGUAGES:
        called = call("analyse", str(record), "--lang", language)
        assert (called.code, called.err) == (0, "")
        assert BETTER[language] in called.out
        assert "analys" not in called.out, "a message id is no sentence"
        assert max(map(len, called.out.splitlines())) <= 80


def test_a_match_that_is_not_over_is_refused(call: Call, record: Path, tmp_path: Path) -> None:
    half = tmp_path / "half.txt"
    half.write_text("\n".join(record.read_text("utf-8").splitlines()[:60]) + "\n", "utf-8")
    called = call("analyse", str(half))
    assert called.code == 2
    assert "over" in called.err
