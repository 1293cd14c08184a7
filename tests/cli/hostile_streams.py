"""Every command with closed or full streams and poor locales: what to type, and what must come of it.

    PYTHONPATH=tests python -m cli.hostile_streams [WORD...]

runs all commands under all conditions, each in a process of its own, and exits with 1 if one of them fails.
"""

from __future__ import annotations

import argparse
import contextlib
import io
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import tempfile
import traceback
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path
from types import FrameType
from typing import Any

import postchaise_command
from command_processes import LOADED, PATIENCE, ready
from postchaise_command import STOPPED

LEGACY = Path(__file__).resolve().parents[1] / "server" / "storage" / "legacy"
TABLE = "runninglaloire-7xuybkqrkj"
# What a person would type after each command. {folder} is a new folder for each run.
TYPED = {
    "": "",
    "play": "play --seats you,random --seed 1",
    "serve": "serve --port 0 --database nothing://nowhere",
    "site": "site {folder}",  # a folder in use, so nothing is fetched
    "resume": "resume {folder}/running.match",
    "games": "games",
    "rules": "rules orleans",
    "about": "about orleans",
    "simulate": "simulate --seats 2 --games 2 --csv {folder}/out.csv",
    "arena arena": "arena --bots random,novice --games 2 --json -",
    "arena tune": "arena tune --steps 0 --lessons 0 --matches 8 --rollouts 0 --out {folder}/weights.json",
    "arena balance": "arena balance --bot random --games 2",
    "arena calibrate": "arena calibrate {folder} --games 1 --positions 1 --rollouts 2",
    "arena puzzles": "arena puzzles {folder} --games 1 --tries 1 --rollouts 8",
    "admin admin": "admin {database}",
    "admin list": "admin list --json {database}",
    "admin init": "admin init {folder}/site --public-url https://club.example",
    "admin check-config": "admin check-config {database}",
    "admin backup": "admin backup - {database}",
    "admin verify": "admin verify {folder}/club.sqlite",
    "admin restore": "admin restore {folder}/club.sqlite --database sqlite:///{folder}/new.sqlite",
    "admin close": f"admin close {TABLE} {{database}}",
    "admin purge": "admin purge --dry-run {database}",
    "admin ban": "admin ban 192.0.2.1 --why été {database}",
    "admin unban": "admin unban 192.0.2.1 {database}",
    "admin bans": "admin bans {database}",
    "admin people": f"admin people {TABLE} {{database}}",
    "admin chat": f"admin chat {TABLE} --json {{database}}",
    "admin remove-chat": f"admin remove-chat {TABLE} 1 {{database}}",
    "admin admission": "admin admission {database}",
    "admin admit": "admin admit abc {database}",
    "admin dismiss": "admin dismiss abc {database}",
    "admin members": "admin members --json {database}",
    "admin push-key": "admin push-key",
    "replay": "replay {folder}/done.match",
    "check": "check {folder}/done.match",
    "analyse": "analyse {folder}/done.match --effort 1 --json",
    "check-game": "check-game --seeds 1 --seats 2 --only help",
}
MORE = (
    "--version",
    "play --help --lang fr",
    "dance",
    "play --seats you,wïzard",
    "check {folder}/\udcff.match",
    "check {folder}/bytes.match",
    "replay {folder}/bytes.match --to 3",
    "resume {folder}/bytes.match",
    "about \udce9t\udce9 --lang fr",
    "rules orleans \udcff\udcfe",
    "play --names \udcff\udcfeÉlodie --seats you,random",
    "play --option \udcff=\udcfe",
    "play --components {folder}/\udcff.toml",
    "simulate --games 1 --csv {folder}/\udcff.csv",
    "simulate --games 1 --json --option edition=\udcff",
    "arena --bots random,novice --games 1 --dir {folder}/\udcff",
    "admin list --database sqlite:///{folder}/\udcff.sqlite",
    "admin backup {folder}/\udcff.sqlite {database}",
    "admin ban 192.0.2.1 --why \udcff {database}",
    "admin people \udcff {database}",
    "admin close \udcff {database}",
    "admin admit \udcff {database}",
    "admin check-config --settings {folder}/\udcff.toml",
    "admin check-config --settings {folder}/bytes.match",
    "admin init {folder}/\udcff --public-url https://club.example",
    "admin verify {folder}/\udcff",
    "serve --settings {folder}/bytes.match",
    "serve --database sqlite:////dev/null/\udcff",
    "--lang \udcff games",
)


@dataclass(frozen=True)
class Condition:
    """What is wrong with the streams; `streams` says what becomes of 0, 1 and 2."""

    streams: dict[int, str] = field(default_factory=dict)
    environment: dict[str, str] = field(default_factory=dict)


CONDITIONS = {
    "plain": Condition(),
    "output closed": Condition({1: "closed"}),
    "output full": Condition({1: "full"}),
    "reader gone": Condition({1: "gone"}),
    "input closed": Condition({0: "closed"}),
    "errors closed": Condition({2: "closed"}),
    "errors full": Condition({2: "full"}),
    "errors and output gone": Condition({1: "gone", 2: "gone"}),
    "everything closed": Condition({0: "closed", 1: "closed", 2: "closed"}),
    "output unbuffered and full": Condition({1: "full"}, {"PYTHONUNBUFFERED": "1"}),
    "ascii locale": Condition({}, {"LC_ALL": "C", "PYTHONUTF8": "0", "PYTHONCOERCECLOCALE": "0"}),
    "ascii streams": Condition({}, {"PYTHONIOENCODING": "ascii:strict"}),
    "ascii streams, full": Condition({1: "full"}, {"PYTHONIOENCODING": "ascii:strict", "LC_ALL": "C"}),
    "input is no text": Condition({0: "bytes"}),
}


def list_commands() -> list[str]:
    """Every command there is, as typed."""
    import typer

    from postchaise.cli.main import app

    def walk(command: Any, name: str) -> Iterator[str]:
        if not hasattr(command, "commands"):
            yield name
            return
        for each, child in command.commands.items():
            yield from walk(child, f"{name} {each}".strip())

    return ["", *walk(typer.main.get_command(app), "")]


def prepare_folder(folder: Path) -> None:
    """A finished and a running match, a file of odd bytes, and a database with tables."""
    from postchaise.server.storage.schema import open_database

    records = LEGACY / "records"
    shutil.copy(records / "thurn-und-taxis-finished-sealed.txt", folder / "done.match")
    shutil.copy(records / "la-loire-terminal.match", folder / "running.match")
    good = (records / "la-loire-running-sealed.txt").read_bytes()
    (folder / "bytes.match").write_bytes(good + b"# seat 1: you \xff\xfe\xc3\n# seat 2: you \xed\xa0\x80\n")
    (folder / "matches").mkdir()
    shutil.copy(records / "la-loire-finished-sealed.txt", folder / "matches" / "000001.match")
    with sqlite3.connect(folder / "club.sqlite") as db:
        db.executescript((LEGACY / "sqlite.sql").read_text("utf-8"))
    db.close()
    open_database(f"sqlite:///{folder}/club.sqlite").dispose()


def split_words(typed: str, folder: Path) -> list[str]:
    database = f"--database sqlite:///{folder}/club.sqlite"
    return [each.replace("{folder}", str(folder)) for each in typed.replace("{database}", database).split()]


def open_stream(number: int, kind: str, folder: Path) -> int:
    """A file descriptor for a stream of a process; -1 to close it."""
    if kind == "closed":
        return -1
    if kind == "full":
        return os.open("/dev/full", os.O_WRONLY)
    if kind == "gone":
        reader, writer = os.pipe()
        os.close(reader)
        return writer
    if kind == "bytes":
        (folder / "typed").write_bytes(b"\xff\xfe\n\xed\xa0\x80\n" * 20)
        return os.open(folder / "typed", os.O_RDONLY)
    if number == 0:
        return os.open(os.devnull, os.O_RDONLY)
    return os.open(folder / f"stream-{number}", os.O_WRONLY | os.O_CREAT | os.O_APPEND)


@dataclass(frozen=True)
class Ended:
    """How a command ended."""

    code: int
    output: str
    errors: str
    files: frozenset[str]


def find_fault(typed: str, kind: str, end: Ended, interrupted: bool = False) -> str:
    """What is wrong with how a command ended; empty if nothing is."""
    condition, code, errors = CONDITIONS[kind], end.code, end.errors
    if "Traceback" in errors or "Exception ignored" in errors or "Error:" in errors:
        return "traceback"
    if code not in ((0, 1, 2, STOPPED, -signal.SIGINT) if interrupted else (0, 1, 2)):
        return f"exit code {code}"
    if errors.count("\n") > 1 and not typed.startswith("arena tune"):  # it prints its progress
        return "more than one line"
    if code == 2 and not errors and 2 not in condition.streams:
        return "fails without a word"
    if condition.streams.get(1) in ("closed", "full") and code == 0 and not interrupted:
        return "success without a result"
    if any(file.endswith(".part") for file in end.files):
        return "leaves a draft"
    return ""


def describe_environment(condition: Condition, folder: Path) -> dict[str, str]:
    kept = {k: v for k, v in os.environ.items() if not k.startswith(("POSTCHAISE_", "LC_", "PYTHON"))}
    own = {"XDG_STATE_HOME": str(folder), "XDG_DATA_HOME": str(folder), "LANG": "C.UTF-8", "NO_COLOR": "1"}
    return {**kept, **own, **condition.environment}


def connect_streams(condition: Condition, folder: Path) -> None:
    """Give this process, which is about to become the command, its standard streams."""
    opened = [open_stream(number, condition.streams.get(number, ""), folder) for number in range(3)]
    for number, stream in enumerate(opened):
        if stream < 0:
            os.close(number)
        else:
            os.dup2(stream, number)


def become_command(typed: str, condition: Condition, folder: Path, interrupt: int) -> None:
    """Do in a fork what Python does around the program, from its streams to its end."""
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(describe_environment(condition, folder))
    connect_streams(condition, folder)
    encoding, _, errors = os.environ.get("PYTHONIOENCODING", "utf-8").partition(":")
    for number, (name, mode) in enumerate((("stdin", "rb"), ("stdout", "wb"), ("stderr", "wb"))):
        stream: Any = None
        if condition.streams.get(number) != "closed":
            size = 0 if mode == "wb" and "PYTHONUNBUFFERED" in os.environ else -1
            raw = open(number, mode, size, closefd=False)  # noqa: SIM115 (as long as the process)
            given = "backslashreplace" if number == 2 else errors or "strict"
            stream = io.TextIOWrapper(raw, encoding, given, write_through=True, line_buffering=number == 2)
        setattr(sys, name, stream)
    sys.argv = ["postchaise", *split_words(typed, folder)]
    signal.signal(signal.SIGINT, signal.default_int_handler)
    if interrupt:
        interrupt_at_call(interrupt)
    code: Any = 0
    try:
        postchaise_command.run()
    except SystemExit as done:
        code = done.code or 0
    except BaseException:
        traceback.print_exc()
        code = 1
    sys.setprofile(None)
    for stream in (sys.stdout, sys.stderr):
        try:
            if stream is not None:
                stream.flush()
        except OSError as error:
            print("Exception ignored:", error, file=sys.__stderr__)
            code = 120
    (folder / "code").write_text(str(code), "utf-8")  # the fork server loses one in some hundreds
    os._exit(code)


def interrupt_at_call(number: int) -> None:
    """Press Ctrl-C when Python calls a function for the n-th time from now."""
    left = number

    def count(frame: FrameType, event: str, _: object) -> None:
        nonlocal left
        if event == "call":
            left -= 1
            if left == 0:
                sys.setprofile(None)
                signal.raise_signal(signal.SIGINT)

    sys.setprofile(count)


def run_forked(typed: str, kind: str, prepared: Path, interrupt: int = 0) -> Ended:
    """Run a command in a fork that has loaded everything already."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(prepared, folder, dirs_exist_ok=True)
        ready()
        process = LOADED.Process(target=become_command, args=(typed, CONDITIONS[kind], folder, interrupt))
        process.start()
        process.join(PATIENCE)
        if process.exitcode is None:
            process.kill()
            process.join()
        written = folder / "code"
        return read_end(folder, int(written.read_text("utf-8")) if written.exists() else process.exitcode or 0)


def run_installed(typed: str, kind: str, prepared: Path, interrupt: int = 0) -> Ended:
    """Run the installed program; Ctrl-C after so many milliseconds."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        shutil.copytree(prepared, folder, dirs_exist_ok=True)
        words = [str(Path(sys.executable).with_name("postchaise")), *split_words(typed, folder)]
        process = subprocess.Popen(
            [os.fsencode(word) for word in words],
            env=describe_environment(CONDITIONS[kind], folder),
            cwd=folder,
            preexec_fn=partial(connect_streams, CONDITIONS[kind], folder),
            start_new_session=True,
        )
        with contextlib.suppress(subprocess.TimeoutExpired):
            process.wait(interrupt / 1000 if interrupt else PATIENCE)
        if process.returncode is None:
            os.killpg(process.pid, signal.SIGINT if interrupt else signal.SIGKILL)
        return read_end(folder, process.wait(PATIENCE))


def read_end(folder: Path, code: int) -> Ended:
    shown = [folder / f"stream-{number}" for number in (1, 2)]
    texts = [file.read_text("utf-8", "replace") if file.exists() else "" for file in shown]
    return Ended(code, *texts, frozenset(file.name for file in folder.iterdir()))


def main() -> None:
    """Run everything; `--installed` uses the real program, `--interrupt N,N` presses Ctrl-C."""
    parser = argparse.ArgumentParser()
    parser.add_argument("--installed", action="store_true", help="run the installed program instead of forks")
    parser.add_argument("--conditions", default="", help="only conditions with one of these words")
    parser.add_argument("--interrupt", default="0", help="Ctrl-C at these calls, or after these milliseconds")
    parser.add_argument("words", nargs="*", help="only commands with one of these words")
    given = parser.parse_args()
    kinds = [kind for kind in CONDITIONS if any(word in kind for word in given.conditions.split(","))]
    commands = [typed for typed in (*TYPED.values(), *MORE) if not given.words or any(w in typed for w in given.words)]
    moments = [int(each) for each in given.interrupt.split(",")]
    cases = [(typed, kind, moment) for typed in commands for kind in kinds for moment in moments]
    faults = 0
    with tempfile.TemporaryDirectory() as name, ThreadPoolExecutor(2) as threads:
        prepared = Path(name)
        prepare_folder(prepared)
        run = run_installed if given.installed else run_forked
        ends = threads.map(lambda case: run(case[0], case[1], prepared, case[2]), cases)
        for (typed, kind, moment), end in zip(cases, ends, strict=True):
            fault = find_fault(typed, kind, end, interrupted=bool(moment))
            faults += bool(fault)
            last = (end.errors.strip().splitlines() or [""])[-1][:150]
            shown = f"{fault or 'ok':22} {end.code:4} {moment:6} {kind:26} {ascii(typed)[:60]:60}"
            print(shown, len(end.output), ascii(last), flush=True)
    print(f"{len(cases)} runs, {faults} faults")
    sys.exit(bool(faults))


if __name__ == "__main__":
    main()
