"""`make soak`: what it checks, and a short run."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parent.parent
PLAYED = [("acknowledged", 3, "buy"), ("doubtful", 4, "sell"), ("refused", 5, "ride"), ("acknowledged", 9, "ride")]


@pytest.fixture
def bench(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The modules of `bench`, which are no package."""
    monkeypatch.syspath_prepend(str(ROOT / "bench"))
    import invariants
    import scripted_play

    return invariants, scripted_play


@pytest.mark.parametrize(
    ("stored", "problem"),
    [
        ([(3, "buy"), (9, "ride")], ""),
        ([(3, "buy"), (7, "sell"), (9, "ride")], ""),
        ([(9, "ride")], "was acknowledged"),
        ([(3, "buy"), (4, "buy"), (9, "ride")], "was acknowledged"),
        ([(3, "buy"), (7, "sell"), (8, "sell"), (9, "ride")], "was acknowledged"),
        ([(3, "buy"), (9, "ride"), (10, "ride")], "nobody sent it"),
        ([(9, "ride"), (3, "buy")], "was acknowledged"),
    ],
    ids=["all", "doubtful one stored", "one lost", "one doubled", "doubtful one doubled", "one too many", "order"],
)
def test_a_lost_or_doubled_action_is_found(bench: Any, stored: list[tuple[int, str]], problem: str) -> None:
    invariants, scripted_play = bench
    commands = [
        scripted_play.Command(number - 1, notation, fate, number if fate == "acknowledged" else -1)
        for fate, number, notation in PLAYED
    ]
    events = [invariants.StoredEvent(number, "action", 0, notation) for number, notation in stored]
    found = invariants.compare_commands(commands, events)
    assert (problem in found[0]) if problem else not found


@pytest.mark.parametrize(
    ("status", "code", "fault", "good"),
    [
        (503, "storage-failed", "restart of the database", True),
        (503, "storage-failed", "kill of one of the bot workers", False),
        (503, "", "restart of the database", False),
        (500, "server-error", "restart of the database", False),
        (0, "broken", "kill of a server", True),
        (0, "broken", "clock jump", False),
    ],
)
def test_an_error_needs_a_reason_that_a_fault_explains(
    bench: Any, status: int, code: str, fault: str, good: bool
) -> None:
    invariants, scripted_play = bench
    here, elsewhere = object(), object()
    failure = scripted_play.Failure(here, "/", 100.0, 101.0, status, code)
    for server in (here, None):
        assert invariants.is_explained(failure, [scripted_play.Fault(fault, server, 95.0, 99.0)]) == good
    assert not invariants.is_explained(failure, [scripted_play.Fault(fault, here, 1.0, 2.0)])
    assert not invariants.is_explained(failure, [scripted_play.Fault(fault, elsewhere, 95.0, 99.0)])


def test_nothing_acknowledged_is_lost_among_faults() -> None:
    words = ["--minutes", "0", "--actions", "10", "--every", "2", "--tables", "3", "--pace", "0.1", "--seed", "1"]
    programs = str(Path(sys.executable).parent)
    command = [sys.executable, str(ROOT / "bench" / "fault_soak.py"), "--bin", programs, *words]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "acknowledged" in done.stdout
