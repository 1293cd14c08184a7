"""People and bots play while servers fail: nothing acknowledged may be lost or doubled.

    make soak
    python bench/fault_soak.py [--minutes 10] [--seed 7] [--every 6] [--tables 9]

Three servers share one PostgreSQL database, then one server has an SQLite file on a small disk. People play all titles
at random servers, spectators follow at every server, and pages are read, while faults happen in random order: kills of
bot workers, render workers and servers, restarts of servers and of the database, a full disk, and jumps of a server's
clock. At the end it is checked that

* every acknowledged action is stored exactly once, in order, and nothing is stored that nobody sent;
* all spectators of a table, at all servers, show the same board: that of the last action;
* every error named a reason that a fault explains, the reason is in the log, and no log has a traceback (a machine
  with more than four processes for each core explains that the database has no time);
* no process is left when the servers have stopped.

Each violation is one line, and the exit code is then 1. The seed decides on faults and choices; what happens at the
same time also depends on the machine. Logs stay in the folder that is printed if something is wrong.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import random
import secrets
import shutil
import signal
import sqlite3
import sys
import tempfile
import time
from collections import Counter
from functools import partial
from pathlib import Path
from typing import Any

import faults
import uvloop
from invariants import MARK, Query, check_boards, check_events, check_failures, check_logs, check_orphans, list_events
from scripted_play import Journal, ScriptedTable, Site, play_matches, read_pages
from serving import PURE, Server, load_postgres

SHARE = 0.75  # of the time, for PostgreSQL
FAULTS = [
    faults.kill_bot_worker,
    faults.kill_render_worker,
    faults.kill_server,
    faults.restart_server,
    faults.jump_clock,
]
READERS = 3
PLAY_SECONDS = 180.0  # to reach the least number of actions


def create_servers(given: argparse.Namespace, count: int, database: str, folder: Path) -> list[Server]:
    """Servers that render in worker processes from the first viewer on."""
    always = {"POSTCHAISE_RENDER_WORKERS": "1", "POSTCHAISE_RENDER_POOL_THRESHOLD": "1", MARK: given.mark}
    return [Server(given.bin, database, folder, **always) for _ in range(count)]


async def run_on_postgresql(given: argparse.Namespace, cluster: Any, folder: Path, seconds: float) -> Site:
    address = cluster.database()
    kinds = [*FAULTS, faults.restarts_of(cluster)]
    site = Site(create_servers(given, 3, address, folder), Journal(), random.Random(given.seed))
    query = partial(load_postgres().sql, address)
    await run_phase(given, "PostgreSQL, three servers", site, kinds, seconds, query)
    return site


async def run_on_sqlite(given: argparse.Namespace, folder: Path, seconds: float) -> Site:
    disk = folder / "disk"
    disk.mkdir()
    with faults.small_disk(disk) as mounted:
        file = disk / "soak.sqlite"
        kinds = [*FAULTS, faults.fillings_of(disk, mounted)]
        site = Site(create_servers(given, 1, f"sqlite:///{file}", folder), Journal(), random.Random(given.seed + 1))
        await run_phase(given, "SQLite, one server", site, kinds, seconds, partial(query_file, file))
    return site


def query_file(file: Path, text: str, *values: object) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True, timeout=60)) as db:
        return db.execute(text, values).fetchall()


async def run_phase(
    given: argparse.Namespace,
    name: str,
    site: Site,
    kinds: list[faults.FaultFunction],
    seconds: float,
    query: Query,
) -> None:
    """Play among faults, let everybody calm down, then check."""
    played: list[ScriptedTable] = []
    try:
        for server in site.servers:
            server.launch()
        await faults.wait_until_up(site, site.servers)
        async with asyncio.TaskGroup() as group:
            for number in range(given.tables):
                group.create_task(play_matches(site, number, given.pace, played))
            for _ in range(READERS):
                group.create_task(read_pages(site, played))
            group.create_task(faults.watch_load(site))
            group.create_task(faults.disturb(site, kinds, given.every, random.Random(given.seed + 2)))
            await asyncio.sleep(seconds)
            await wait_for_actions(site, played, given.actions)
            site.ended.set()
        await faults.wait_until_up(site, site.servers)
        site.journal.violations += await check_tables(site, played, query)
    finally:
        await asyncio.gather(*(table.leave() for table in played))
        for server in site.servers:
            if server.process is not None and server.process.poll() is None:
                server.stop()
    site.journal.violations += (
        check_failures(site.journal) + check_logs(site) + await check_orphans(f"SOAK_MARK={given.mark}")
    )
    report(name, site, played)


async def wait_for_actions(site: Site, played: list[ScriptedTable], least: int) -> None:
    """Go on until people could play, however slow the machine is."""
    deadline = time.monotonic() + PLAY_SECONDS
    while (done := count_fates(played)["acknowledged"]) < least:
        if time.monotonic() > deadline:
            site.journal.violations.append(f"only {done} actions were acknowledged")
            return
        await asyncio.sleep(0.1)


def count_fates(played: list[ScriptedTable]) -> Counter[str]:
    return Counter(command.fate for table in played for player in table.players for command in player.commands)


async def check_tables(site: Site, played: list[ScriptedTable], query: Query) -> list[str]:
    """Boards first: bots play on until it is a person's turn."""
    opened = [table for table in played if table.id and table.viewers]
    found = [wrong for table in opened for wrong in await check_boards(site, table, query)]
    for table in opened:
        found += check_events(table, list_events(query, table.id))
    return found


def report(name: str, site: Site, played: list[ScriptedTable]) -> None:
    journal = site.journal
    fates = ", ".join(f"{number} actions {fate}" for fate, number in sorted(count_fates(played).items()))
    print(f"{name}: {len(played)} tables, {fates}")
    counted = Counter(fault.kind for fault in journal.faults)
    print(f"  {len(journal.faults)} faults: " + ", ".join(f"{number} x {kind}" for kind, number in counted.items()))
    told = Counter((failure.status, failure.code.partition("(")[0]) for failure in journal.failures)
    print("  answers: " + ", ".join(f"{number} x {status}" for status, number in sorted(journal.answers.items())))
    print("  failures: " + (", ".join(f"{number} x {s or ''} {c}" for (s, c), number in told.most_common()) or "none"))
    for wrong in journal.violations[:20]:
        print(f"  VIOLATION: {wrong}")
    print(f"  {len(journal.violations)} violations", flush=True)


async def run(given: argparse.Namespace, folder: Path) -> int:
    seconds = 60 * given.minutes
    violations = []
    postgres = load_postgres()
    cluster = None if given.sqlite else postgres.running()
    if cluster is None:
        print("without PostgreSQL (Debian: postgresql): one server on SQLite only")
    try:
        if cluster is not None:
            (folder / "three").mkdir()
            site = await run_on_postgresql(given, cluster, folder / "three", SHARE * seconds)
            violations += site.journal.violations
        (folder / "one").mkdir()
        site = await run_on_sqlite(given, folder / "one", seconds * (1 - SHARE if cluster else 1))
        violations += site.journal.violations
    finally:
        await asyncio.to_thread(postgres.stop)
    return len(violations)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--minutes", type=float, default=10)
    options.add_argument("--actions", type=int, default=30, help="least number of actions, however slow the machine is")
    options.add_argument("--tables", type=int, default=9)
    options.add_argument("--pace", type=float, default=0.5, help="seconds between two looks of a player")
    options.add_argument("--every", type=float, default=6, help="seconds between two faults")
    options.add_argument("--seed", type=int, default=None)
    options.add_argument("--sqlite", action="store_true", help="only the phase on SQLite")
    options.add_argument("--bin", type=Path, default=PURE, help="folder of the command postchaise")
    given = options.parse_args()
    given.seed = secrets.randbelow(10**6) if given.seed is None else given.seed
    given.mark = secrets.token_hex(8)
    print(f"seed {given.seed}", flush=True)
    signal.signal(signal.SIGTERM, lambda *_: sys.exit("stopped"))
    began, folder = time.monotonic(), Path(tempfile.mkdtemp(prefix="postchaise-soak-"))
    wrong = 1
    try:
        wrong = uvloop.run(run(given, folder))
    finally:
        if wrong:
            print(f"the logs of the servers are in {folder}")
        else:
            shutil.rmtree(folder)
    print(f"{time.monotonic() - began:.0f} s, {wrong} violations")
    sys.exit(int(bool(wrong)))


if __name__ == "__main__":
    main()
