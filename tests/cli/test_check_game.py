"""`postchaise check-game`: one line for each check, how to see a failure again, and an exit code for scripts."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.terminal import LANGUAGES, Call
from postchaise.testing import CHECKS
from testing.spoiled import installed

QUICK = ("--seats", "2", "--seeds", "1")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_check_has_a_description(call: Call, tmp_path: Path, language: str) -> None:
    with installed(tmp_path, "told-mail", {}):
        called = call("check-game", "told-mail", *QUICK, "--lang", language)
    assert called.code == 0, called.out + called.err
    assert called.err == ""
    assert not re.search(r"\bsuite-", called.out)
    assert not [line for line in called.out.splitlines() if cell_len(line) > 80]
    for check in CHECKS:
        assert re.search(rf"  {check} +\w", called.out), check


def test_a_failure_says_where_and_how_to_see_it_again(call: Call, tmp_path: Path) -> None:
    with installed(tmp_path, "wrong-mail", {"game.py": ("if other > mine", "if other < mine")}):
        called = call("check-game", "wrong-mail", "--seats", "3", "--seeds", "1")
        assert called.code == 1
        assert "FAILED" in called.out
        assert "unjust places" in called.out
        again = re.search(r"again: postchaise (check-game .*?--seeds\s+1)", called.out, re.DOTALL)
        assert again is not None
        second = call(*again[1].split())
        assert second.code == 1
        assert "unjust places" in second.out
        assert "witnesses" not in second.out


def test_a_game_without_secrets_is_not_praised_for_keeping_them(call: Call, tmp_path: Path) -> None:
    with installed(tmp_path, "frank-mail", {}):
        called = call("check-game", "frank-mail", *QUICK, "--only", "secrets,observation")
    assert called.code == 0
    assert re.search(r"not reached +secrets", called.out)
    assert re.search(r"skipped +observation", called.out)
    assert "0 passed, 0 failed, 1 not reached" in called.out


@pytest.mark.parametrize(
    "words",
    [["nothing"], ["orleans", "--seats", "1"], ["orleans", "--seats", "x"], ["orleans", "--seeds", "0"],
     ["orleans", "--seed", "-1"], ["orleans", "--only", "witneses"]],
    ids=" ".join,
)  # fmt: skip
def test_what_cannot_be_is_refused_in_one_sentence(call: Call, words: list[str]) -> None:
    called = call("check-game", *words)
    assert called.code == 2
    assert len(called.err.splitlines()) == 1


def test_the_nearest_check_is_named(call: Call) -> None:
    assert "witnesses" in call("check-game", "orleans", "--only", "witneses").err
