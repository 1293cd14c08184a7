"""Servers for benchmarks: started, found with their processes, and measured."""

from __future__ import annotations

import contextlib
import glob
import os
import socket
import subprocess
import sys
import tempfile
import time
import urllib.request
from collections.abc import Iterator
from pathlib import Path
from typing import IO

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / ".venv" / "bin"
FAST = ROOT / ".venv-fast" / "bin"
NICENESS = {0: "render workers", 5: "bot workers"}  # by how much nicer than their server; analyses are nicer still


@contextlib.contextmanager
def database(processes: int) -> Iterator[str]:
    """A file for one process; for several a PostgreSQL, which the tests know how to start."""
    if processes == 1:
        with tempfile.TemporaryDirectory() as folder:
            yield f"sqlite:///{folder}/bench.sqlite"
        return
    postgres = load_postgres()
    cluster = postgres.running()
    if cluster is None:
        sys.exit("PostgreSQL is not installed (Debian: postgresql)")
    yield cluster.database()
    postgres.stop()


def load_postgres():  # type: ignore[no-untyped-def]
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]
    import postgres

    return postgres


def find_programs() -> Path:
    """The folder of the compiled build if there is one, otherwise of the sources."""
    return FAST if (FAST / "postchaise").exists() else PURE


def find_free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def start(
    folder: str | Path, port: int, address: str, *words: str, errors: IO[bytes] | None = None
) -> subprocess.Popen[bytes]:
    given = ["--port", str(port), "--bot-pause", "0", "--database", address, *words]
    command = [f"{folder}/postchaise", "serve", *given]
    server = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
    while not is_up(port):
        if server.poll() is not None:
            sys.exit("the server does not start")
        time.sleep(0.1)
    return server


def is_up(port: int) -> bool:
    try:
        urllib.request.urlopen(f"http://127.0.0.1:{port}/healthz", timeout=5).close()
    except OSError:
        return False
    return True


# Processes


def family(pids: list[int]) -> list[int]:
    """The servers, and the processes they have started."""
    children = [Path(each).read_text().split() for pid in pids for each in glob.glob(f"/proc/{pid}/task/*/children")]
    return pids + [int(pid) for each in children for pid in each]


def classify(pid: int, server: int) -> str:
    if pid == server:
        return "server"
    if b"_tracker" in Path(f"/proc/{pid}/cmdline").read_bytes():
        return "tracker"
    return NICENESS.get(_niceness(pid) - _niceness(server), "analyses")


def _niceness(pid: int) -> int:
    return int(_stat(pid)[16])


def _stat(pid: int) -> list[str]:
    return Path(f"/proc/{pid}/stat").read_text().rpartition(") ")[2].split()


def memory(pids: list[int]) -> float:
    pages = sum(int(Path(f"/proc/{pid}/statm").read_text().split()[1]) for pid in pids)
    return pages * os.sysconf("SC_PAGE_SIZE") / 2**20


def measure_memory(pid: int) -> tuple[float, float]:
    """Resident megabytes, and the share of them that is its own (PSS)."""
    found = dict(line.split()[:2] for line in Path(f"/proc/{pid}/smaps_rollup").read_text().splitlines()[1:])
    return int(found["Rss:"]) / 1024, int(found["Pss:"]) / 1024


def processor(pids: list[int]) -> float:
    fields = [_stat(pid) for pid in pids]
    return sum(int(each[11]) + int(each[12]) for each in fields) / os.sysconf("SC_CLK_TCK")
