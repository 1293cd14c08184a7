"""Every command with closed or full streams, odd words and Ctrl-C: one line at most, and an honest exit code."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import partial
from pathlib import Path
from textwrap import indent
from typing import NoReturn

import pytest

from cli.hostile_streams import (
    CONDITIONS,
    MORE,
    TYPED,
    Condition,
    Ended,
    connect_streams,
    describe_environment,
    find_fault,
    list_commands,
    prepare_folder,
    read_end,
    run_forked,
    split_words,
)
from cli.terminal import Call
from postchaise.arena.process_executor import ProcessExecutor
from postchaise_command import STOPPED

PROGRAM = str(Path(sys.executable).with_name("postchaise"))
WORST = ("reader gone", "everything closed", "ascii streams, full")
# Ctrl-C when Python looks for a module for the first time, or when it has shut down almost everything
INTERRUPT = """
import atexit, os, signal, sys
class Finder:
    def find_spec(self, name, *_):
        if name == os.environ["INTERRUPT_AT"]:
            sys.meta_path.remove(self)
            signal.raise_signal(signal.SIGINT)
sys.meta_path.insert(0, Finder())
if os.environ["INTERRUPT_AT"] == "exit":
    atexit.register(signal.raise_signal, signal.SIGINT)
"""


@pytest.fixture(scope="module")
def prepared(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("prepared")
    prepare_folder(folder)
    return folder


def test_every_command_is_tried() -> None:
    assert sorted(list_commands()) == sorted(TYPED)


@pytest.mark.parametrize("name", TYPED)
def test_what_cannot_be_written_is_one_line(name: str, prepared: Path) -> None:
    for kind in WORST[-1:] if name == "arena tune" else WORST:  # tuning takes two seconds
        end = run_forked(TYPED[name], kind, prepared)
        assert not find_fault(TYPED[name], kind, end), (kind, end)


@pytest.mark.parametrize("kind", ["ascii streams", "input is no text"])
def test_words_and_files_of_any_bytes_are_one_line(kind: str, prepared: Path) -> None:
    for typed in MORE:
        end = run_forked(typed, kind, prepared)
        assert not find_fault(typed, kind, end), (typed, end)


@pytest.mark.parametrize("typed", ["games", "simulate --games 9", "admin list {database}", "check {folder}/done.match"])
def test_ctrl_c_at_work_is_one_line(typed: str, prepared: Path) -> None:
    for call in (10, 300, 3000):
        end = run_forked(typed, "plain", prepared, interrupt=call)
        assert (end.code, end.output, find_fault(typed, "plain", end, interrupted=True)) == (STOPPED, "", ""), end


def run_program(typed: str, condition: Condition, folder: Path, **environment: str) -> Ended:
    """The installed program, from nothing."""
    prepare_folder(folder)
    code = subprocess.call(
        [PROGRAM, *map(os.fsencode, split_words(typed, folder))],
        env={**describe_environment(condition, folder), **environment},
        preexec_fn=partial(connect_streams, condition, folder),
        start_new_session=True,
    )
    return read_end(folder, code)


@pytest.mark.parametrize("moment", ["postchaise", "rich.table", "exit"])
def test_ctrl_c_while_python_loads_or_shuts_down_is_silent(moment: str, tmp_path: Path) -> None:
    folder = tmp_path / "first"
    folder.mkdir()
    (folder / "sitecustomize.py").write_text(INTERRUPT, "utf-8")
    (tmp_path / "run").mkdir()
    end = run_program("--version", Condition(), tmp_path / "run", PYTHONPATH=str(folder), INTERRUPT_AT=moment)
    assert (end.code, end.errors) == (STOPPED, "")


def test_ctrl_c_of_a_terminal_spares_workers_that_only_load(tmp_path: Path) -> None:
    """A terminal sends it to all processes. The first worker does so here, while all of them load."""
    folder = tmp_path / "first"
    folder.mkdir()
    press = INTERRUPT.replace("signal.raise_signal(signal.SIGINT)", "os.killpg(0, signal.SIGINT)", 1)
    worker = "import sys\nif '--multiprocessing-fork' in sys.orig_argv:\n" + indent(press, "    ")
    (folder / "sitecustomize.py").write_text(worker, "utf-8")
    (tmp_path / "run").mkdir()
    given = {"PYTHONPATH": str(folder), "INTERRUPT_AT": "postchaise.arena.process_executor"}
    end = run_program("simulate --games 60 --workers 2", Condition(), tmp_path / "run", **given)
    assert (end.code, end.output, end.errors.count("\n")) == (STOPPED, "", 1), end


@pytest.mark.parametrize("streams", [{1: "closed"}, {0: "closed", 1: "full", 2: "closed"}], ids=["closed", "full"])
def test_the_real_program_says_that_its_output_is_lost(streams: dict[int, str], tmp_path: Path) -> None:
    condition = Condition(streams)
    end = run_program("admin list --json {database}", condition, tmp_path)
    assert end.code == 2
    assert end.errors.count("\n") == (2 not in streams)


def test_a_file_name_of_any_bytes_in_an_ascii_locale(tmp_path: Path) -> None:
    end = run_program("check {folder}/\udcff\udce9.match --lang fr", CONDITIONS["ascii locale"], tmp_path)
    assert (end.code, end.errors.count("\n"), end.errors.isascii()) == (2, 1, True)


@pytest.mark.parametrize(
    "typed",
    ["replay {file} --to=", "replay {file} --to -1", "simulate --csv=", "play --seed=", "resume ", "serve --database="],
)
def test_a_value_that_is_given_but_empty_is_refused(typed: str, call: Call, prepared: Path) -> None:
    words = [each.replace("{file}", str(prepared / "done.match")) for each in typed.split(" ")]
    called = call(*words)
    assert (called.code, called.out, called.err.count("\n")) == (2, "", 1)


@pytest.mark.parametrize(
    "typed",
    [
        "simulate --games 1 --csv",
        "arena --bots random --games 1 --json",
        "arena --bots random --games 1 --csv",
        "arena --bots random --games 1 --picture",
        "arena balance --bot random --games 1 --json",
        "arena calibrate {folder} --games 1 --json",
        "arena puzzles {folder} --games 1 --json",
        "arena tune --out",
    ],
)
@pytest.mark.parametrize("file", ["nowhere/out", "."])
def test_a_file_that_cannot_be_written_is_refused_before_the_work(
    typed: str, file: str, call: Call, prepared: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def work(*_: object) -> NoReturn:
        raise AssertionError("it began to work")

    monkeypatch.setattr(ProcessExecutor, "run", work)
    called = call(*split_words(typed, prepared), str(tmp_path / file))
    assert (called.code, called.out, called.err.count("\n")) == (2, "", 1)


def test_results_lose_no_letter_where_the_terminal_knows_only_ascii(prepared: Path) -> None:
    end = run_forked("admin chat finishedlaloire-qnva2d2mrc --json {database}", "ascii streams", prepared)
    assert "bonne journée 🐴" in json.loads(end.output)[0]["text"]
