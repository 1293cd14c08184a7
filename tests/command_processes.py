"""Our commands, each in a process of its own. What all load is loaded once: that takes longer than most tests."""

from __future__ import annotations

import atexit
import multiprocessing
import os
import subprocess
import sys
import tempfile
from functools import cache
from multiprocessing.forkserver import ensure_running
from pathlib import Path

POSTCHAISE = "\nfrom postchaise.cli.main import main\nmain()\n"
PATIENCE = 180.0  # seconds nobody needs: a deadline for what never comes
LOADED = multiprocessing.get_context("forkserver")
LOADED.set_forkserver_preload(["forkserver_preload"])


def environment() -> dict[str, str]:
    """Workers find the slow bot beside the tests."""
    paths = [str(Path(__file__).resolve().parent), *filter(None, [os.environ.get("PYTHONPATH")])]
    return {**os.environ, "LANG": "C.UTF-8", "NO_COLOR": "1", "PYTHONPATH": os.pathsep.join(paths)}


@cache
def ready() -> None:
    """The process that forks all others is there, and what is beside the tests can be imported in it."""
    before = dict(os.environ)
    os.environ.update(environment())
    ensure_running()
    os.environ.clear()
    os.environ.update(before)


def become(command: list[str], files: tuple[str, str, str], environment: dict[str, str]) -> None:
    """What `command` would be: Python, `-c`, a script, and its words."""
    os.environ.clear()
    os.environ.update(environment)
    sys.path[:0] = filter(None, environment.get("PYTHONPATH", "").split(os.pathsep))
    for number, name in enumerate(files):
        with open(name, "ab" if number else "rb") as file:
            os.dup2(file.fileno(), number)
    script, sys.argv = command[2], ["-c", *command[3:]]
    exec(compile(script, "<string>", "exec"), {"__name__": "__main__"})


class Running:
    """Such a process, with the words of `subprocess`."""

    def __init__(
        self, command: list[str], errors: Path, output: Path | None = None, typed: Path | None = None, **more: str
    ) -> None:
        files = str(typed or os.devnull), str(output or os.devnull), str(errors)
        self._process = LOADED.Process(target=become, args=(command, files, more or environment()))
        ready()
        self._process.start()
        self.pid: int = self._process.pid or 0
        RUNNING.append(self)

    def poll(self) -> int | None:
        return self._process.exitcode

    def wait(self, timeout: float | None = None) -> int:
        self._process.join(timeout)
        code = self.poll()
        assert code is not None, "it does not end"
        return code

    def kill(self) -> None:
        self._process.kill()


RUNNING: list[Running] = []


@atexit.register
def _leave() -> None:
    """What a failed test left behind would be waited for."""
    for each in RUNNING:
        if each.poll() is None:
            each.kill()


def alone(command: list[str], typed: str, given: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """With nothing loaded before: rules are loaded with their numbers, and here others are wanted."""
    given = given or environment()
    return subprocess.run(command, input=typed, env=given, timeout=PATIENCE, capture_output=True, encoding="utf-8")


def ran(command: list[str], typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    """To its end, and what it printed. A whole environment, or the usual one."""
    if "--components" in command:
        return alone(command, typed, environment)
    with tempfile.TemporaryDirectory() as folder:
        errors, output, keys = (Path(folder, name) for name in ("errors", "output", "keys"))
        keys.write_text(typed, "utf-8")
        code = Running(command, errors, output, keys, **environment).wait(PATIENCE)
        return subprocess.CompletedProcess(command, code, output.read_text("utf-8"), errors.read_text("utf-8"))


def postchaise(*words: str, typed: str = "", **environment: str) -> subprocess.CompletedProcess[str]:
    return ran([sys.executable, "-c", POSTCHAISE, *words], typed, **environment)
