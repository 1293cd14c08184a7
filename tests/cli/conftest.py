"""Give every test a new state folder and a way to call the command in this process."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest

from cli.terminal import Call, Called
from postchaise.cli.main import main


@pytest.fixture
def state(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    for name, value in {"NO_COLOR": "1", "COLUMNS": "80", "LANG": "C.UTF-8"}.items():
        monkeypatch.setenv(name, value)
    for name in ("LC_ALL", "LC_MESSAGES"):
        monkeypatch.delenv(name, raising=False)
    chance = random.Random(1)  # also without --seed the same match in every run
    monkeypatch.setattr("secrets.token_bytes", chance.randbytes)
    monkeypatch.setattr("secrets.randbits", chance.getrandbits)
    return tmp_path / "state"


@pytest.fixture
def call(state: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Call:
    """`call("play", typed="1\\nquit\\n")`: exit code, output, errors."""

    def run(*words: str, typed: str = "") -> Called:
        monkeypatch.setattr("sys.stdin", io.StringIO(typed))
        capsys.readouterr()
        with pytest.raises(SystemExit) as left:
            main(list(words))
        shown = capsys.readouterr()
        return Called(int(left.value.code or 0), shown.out, shown.err)

    return run
