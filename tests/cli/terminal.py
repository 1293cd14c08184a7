"""Run the command as a person would: in a separate process, with a state folder and typed lines."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from command_processes import postchaise

LANGUAGES = ("en", "fr", "de")
COMMAND = [sys.executable, "-m", "postchaise.cli.main"]


@dataclass
class Called:
    """What the command did when called inside the process of the tests."""

    code: int
    out: str
    err: str


Call = Callable[..., Called]


def environment(state: Path, **more: str) -> dict[str, str]:
    kept = {key: value for key, value in os.environ.items() if not key.startswith(("POSTCHAISE_", "LC_"))}
    return {**kept, "XDG_STATE_HOME": str(state), "NO_COLOR": "1", "COLUMNS": "80", "LANG": "C.UTF-8", **more}


def run(state: Path, *words: str, typed: str = "", **more: str) -> subprocess.CompletedProcess[str]:
    how = environment(state, **more)
    if "PYTHONPATH" not in more:
        return postchaise(*words, typed=typed, **how)
    command = [*COMMAND, *words]  # from nothing: what is installed is looked up at the very start
    return subprocess.run(command, input=typed, capture_output=True, text=True, encoding="utf-8", env=how)
