"""A private PostgreSQL: Debian's programs, a folder of its own, a socket that nobody else knows."""

from __future__ import annotations

import getpass
import itertools
import os
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from typing import Any

PATIENCE = 180.0  # seconds nobody needs: a deadline for what never comes
NAMES = itertools.count(1)
TEMPLATE = "empty"  # a database with our tables and nothing in them
CHEAP = ["fsync=off", "full_page_writes=off", "autovacuum=off", "shared_buffers=24MB", "max_connections=120"]
_RUNNING: list[Cluster] = []
_LINES: dict[str, Any] = {}


def programs() -> Path | None:
    """Where `initdb` and `postgres` are; Debian keeps every version in a folder of its own."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/postgres"), key=lambda path: float(path.parts[-3]))
    given = shutil.which("postgres")
    return found[-1].parent if found else Path(given).parent if given else None


def running() -> Cluster | None:
    """That of this process, started when it is first asked for. None where there is no PostgreSQL."""
    if not _RUNNING and programs() is not None:
        _RUNNING.append(Cluster())
    return _RUNNING[0] if _RUNNING else None


def stop() -> None:
    while _RUNNING:
        _RUNNING.pop().remove()


def sql(address: str, text: str, *values: Any) -> list[Any]:
    """`?` stands for a value. Lines stay open: tests ask again and again, and each is a process of PostgreSQL."""
    import psycopg

    if address not in _LINES or _LINES[address].closed:
        _LINES[address] = psycopg.connect(address.replace("+psycopg", ""), autocommit=True)
    done = _LINES[address].execute(text.replace("?", "%s").encode(), values or None)
    return done.fetchall() if done.description else []


def hang_up() -> None:
    while _LINES:
        _LINES.popitem()[1].close()


class Cluster:
    def __init__(self) -> None:
        from postchaise.server.storage.schema import open_database

        where = programs()
        assert where is not None
        self.programs = where
        self.folder = Path(tempfile.mkdtemp(prefix="postchaise-pg-"))
        self.user = getpass.getuser()
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            self.user = "postgres"
            shutil.chown(self.folder, self.user, self.user)
        words = ["--no-sync", "--auth=trust", "--username=postchaise", "--encoding=UTF8", "--no-locale"]
        self._run("initdb", *words, "--no-instructions", "-D", str(self.folder / "data"))
        self.process: subprocess.Popen[bytes] | None = None
        self.start()
        self.sql("postgres", f"create database {TEMPLATE}")
        open_database(self.address(TEMPLATE)).dispose()

    def _how(self) -> dict[str, Any]:
        return {"user": self.user, "group": self.user, "extra_groups": []} if os.geteuid() == 0 else {}

    def _run(self, program: str, *words: str) -> None:
        done = subprocess.run(
            [str(self.programs / program), *words], capture_output=True, text=True, cwd="/", **self._how()
        )
        assert done.returncode == 0, done.stderr

    def start(self) -> None:
        settings = [word for each in [*CHEAP, f"unix_socket_directories={self.folder}"] for word in ("-c", each)]
        command = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-c", "listen_addresses="]
        with (self.folder / "log.txt").open("ab") as log:
            self.process = subprocess.Popen([*command, *settings], stdout=log, stderr=log, cwd="/", **self._how())
        deadline = time.monotonic() + PATIENCE
        while not self._answers():
            assert time.monotonic() < deadline, "PostgreSQL never came"
            time.sleep(0.01)

    def _answers(self) -> bool:
        import psycopg

        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "log.txt").read_text("utf-8")
        try:
            self.sql("postgres", "select 1")
        except psycopg.OperationalError:
            return False
        return True

    def stop(self) -> None:
        """At once, as an operator in a hurry: every connection is broken off."""
        assert self.process is not None
        hang_up()
        self.process.send_signal(signal.SIGINT)
        self.process.wait()

    def address(self, name: str) -> str:
        return f"postgresql+psycopg://postchaise@/{name}?host={self.folder}"

    def sql(self, name: str, text: str, *values: Any) -> list[Any]:
        return sql(self.address(name), text, *values)

    def database(self) -> str:
        """The address of a new database with our tables."""
        name = f"postchaise_{next(NAMES)}"
        self.sql("postgres", f"create database {name} template {TEMPLATE}")
        return self.address(name)

    def empty_database(self) -> str:
        """The address of a new database with nothing in it."""
        name = f"postchaise_{next(NAMES)}"
        self.sql("postgres", f"create database {name}")
        return self.address(name)

    def run_script(self, address: str, script: str) -> None:
        """SQL text of many statements, as `pg_dump --inserts` writes it, on a connection of its own."""
        import psycopg

        with psycopg.connect(address.replace("+psycopg", ""), autocommit=True) as db:
            db.execute(script.encode())

    def remove(self) -> None:
        if self.process is not None and self.process.poll() is None:
            self.stop()
        shutil.rmtree(self.folder)
