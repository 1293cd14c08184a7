"""The coach at the terminal."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from cli.terminal import LANGUAGES, Call

WORDS = {"en": ("hint", "nudge", "plans"), "fr": ("conseil", "piste", "projets"), "de": ("tipp", "anstoß", "pläne")}
MARK = {"en": "marked as helped", "fr": "avec aide", "de": "mit Hilfe"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_is_asked_twice_the_first_time_and_kept_in_the_record(call: Call, state: Path, language: str) -> None:
    hint, nudge, plans = WORDS[language]
    typed = "\n".join([hint, f"{hint} {nudge}", f"{hint} 1", f"{hint} {plans}", "quit", ""])
    called = call("play", "thurn-und-taxis", "--lang", language, "--seed", "3", typed=typed)
    assert called.code == 0
    assert called.err == ""
    assert MARK[language] in re.sub(r"\s+", " ", called.out)
    (path,) = (state / "postchaise").glob("*.match")
    kept = re.findall(r"^help: 1 \d+ (\w+)$", path.read_text("utf-8"), re.MULTILINE)
    assert kept[-2:] == ["explain", "plans"]
    assert kept[:-2] in ([], ["nudge"])  # what hardly matters is not counted
