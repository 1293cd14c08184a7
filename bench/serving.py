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
from typing import IO, Any

ROOT = Path(__file__).resolve().parent.parent
PURE = ROOT / ".venv" / "bin"
# The command, with a clock that a file moves
COMMAND = """
import sys, time
from pathlib import Path
clock, read_time = Path(sys.argv.pop(1)), time.time
time.time = lambda: read_time() + float(clock.read_text())
from postchaise.cli.main import main
main()
"""
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


def load_postgres() -> Any:
    sys.path[:0] = [str(ROOT / "tests"), str(ROOT / "src")]
    import postgres

    return postgres


def find_programs() -> Path:
    """The folder of the compiled build if it matches the sources, otherwise of the sources."""
    command = [sys.executable, ROOT / "tools" / "fast.py", "which"]
    return ROOT / subprocess.run(command, capture_output=True, text=True, check=True).stdout.strip() / "bin"


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


class Server:
    """A server that ends and comes back on the same port, with one log for all its lives and a clock that can jump."""

    def __init__(self, programs: Path, database: str, folder: Path, **environment: str) -> None:
        self.port = find_free_port()
        self.log = folder / f"server-{self.port}.txt"
        self._clock = folder / f"clock-{self.port}"
        words = ["serve", "--port", str(self.port), "--bot-pause", "0", "--bot-workers", "1", "--database", database]
        self._command = [programs / "python", "-c", COMMAND, self._clock, *words]
        self._environment = {**os.environ, **environment}
        self.process: subprocess.Popen[bytes] | None = None
        self.set_clock(0)

    def set_clock(self, seconds: float) -> None:
        """Let the server's clock show so many seconds more than that of the machine."""
        new = self._clock.with_suffix(".new")
        new.write_text(str(seconds))
        new.replace(self._clock)  # at once: the server reads it all the time

    @property
    def pid(self) -> int:
        return self.process.pid if self.process else 0

    def launch(self) -> None:
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(self._command, stdout=log, stderr=log, env=self._environment)

    def kill(self) -> None:
        """As a power cut would."""
        if self.process:
            self.process.kill()
            self.process.wait()

    def stop(self) -> int:
        """As an operator would; the exit code."""
        assert self.process is not None
        self.process.terminate()
        return self.process.wait(60)


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
