"""`check` and `replay` answer any file with a page or one sentence, never with a traceback."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from hypothesis import HealthCheck, example, given, settings
from hypothesis import strategies as st

from cli.terminal import LANGUAGES
from postchaise import Match
from postchaise.cli.main import main
from postchaise.kernel.dice import SealedDice

KEY = bytes(range(32))
HUGE = "9" * 60
BEYOND = "9" * 5000  # more digits than Python reads


def record(game: str) -> str:
    """A few actions of a match, with the key as it stands there after the end."""
    match, chance = Match(game, 2, SealedDice(KEY)), random.Random(2)
    for _ in range(4):
        match.play(match.actor, chance.choice(match.legal(match.actor)))
    return match.record().replace("\nsetup:", f"\nkey: {KEY.hex()}\nsetup:")


RECORDS = [record(game) for game in ("la-loire", "orleans", "thurn-und-taxis")]
NUMBERS = ["0", "1", "-1", "2", "999", HUGE, "-" + HUGE, BEYOND, "1e9", "²", "٣", "1_0", "0x1", "", "nan", "1.5"]
WORDS = ["self", "seats", "dice", "game", "options", "edition", "variant", "given", "none", "{ $x }", "\x00", "\x1b[2J"]
NAMES = ["game", "components", "seats", "sealed", "key", "spent", "help", "setup", "end", "# key", "# dice", "# seat 1"]
values = st.one_of(
    st.sampled_from(NUMBERS + WORDS),
    st.lists(st.sampled_from(NUMBERS + WORDS), max_size=4).map(" ".join),
    st.text(max_size=12),
)
headers = st.tuples(
    st.sampled_from(NAMES) | st.sampled_from(WORDS).map("option {}".format) | st.text(max_size=8), values
).map(": ".join)
played = st.tuples(st.sampled_from(NUMBERS), values, values).map(lambda it: f"{it[0]} {it[1]} ; {it[2]}")
edits = st.tuples(st.integers(0, 40), st.sampled_from(("before", "instead", "end", "word")), headers | played)


def edited(text: str, changes: list[tuple[int, str, str]]) -> str:
    rows = text.splitlines()
    for where, how, row in changes:
        at = where % len(rows)
        if how == "before":
            rows.insert(at, row)
        elif how == "instead":
            rows[at] = row
        elif how == "end":
            rows[at] += " " + row
        else:  # the last word of the line is another one
            rows[at] = rows[at].rpartition(" ")[0] + " " + row.rpartition(" ")[2]
    return "\n".join(rows) + "\n"


files = st.one_of(
    st.tuples(st.sampled_from(RECORDS), st.lists(edits, min_size=1, max_size=3)).map(lambda it: edited(*it).encode()),
    st.binary(max_size=40),
    st.binary(max_size=40).map(RECORDS[0].encode().__add__),
)
options = [RECORDS[0].replace("\nsetup:", f"\noption {name}: 2\nsetup:").encode() for name in ("seats", "dice", "self")]


@example(options[0], "en")
@example(options[1], "de")
@example(options[2], "fr")
@example(RECORDS[0].replace("seats: 2", f"seats: {HUGE}").encode(), "de")
@example(RECORDS[0].replace("\nsetup:", f"\nspent: {HUGE}\nsetup:").encode(), "en")
@example(RECORDS[0].replace("\nsetup: ", f"\nsetup: {HUGE} ").encode(), "fr")
@example(RECORDS[0].encode() + b"# dice: " + BEYOND.encode() + b"\n", "en")
@given(files, st.sampled_from(LANGUAGES))
@settings(
    max_examples=60,
    deadline=None,
    derandomize=True,
    database=None,
    suppress_health_check=[HealthCheck.function_scoped_fixture, HealthCheck.too_slow],
)
def test_any_bytes(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    content: bytes,
    language: str,
) -> None:
    path = tmp_path / "m.match"
    path.write_bytes(content)
    for command in ("check", "replay"):
        monkeypatch.setattr("sys.stdin", io.StringIO(""))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main([command, str(path), "--lang", language])
        shown = capsys.readouterr()
        if left.value.code != 0:
            assert left.value.code == 2
            assert len(shown.err.strip().splitlines()) == 1, shown.err
        else:
            assert not shown.err
