"""What goes wrong at a server: processes die, the database goes away, the disk is full, the clock jumps."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import resource
import signal
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

from scripted_play import Site
from serving import Server, classify, family, is_up

JUMPS = (-26 * 3600, -2400, -3, 3, 2400, 26 * 3600)  # seconds
BUSY_LOAD = 4.0  # processes that want each core
DISK = 48  # megabytes
UP_SECONDS = 300.0  # until a server is up again on a busy machine

FaultFunction = Callable[[Site], Awaitable[None]]


async def kill_bot_worker(site: Site) -> None:
    await _kill_process(site, "bot workers")


async def kill_render_worker(site: Site) -> None:
    await _kill_process(site, "render workers")


async def _kill_process(site: Site, kind: str) -> None:
    server = site.chooser.choice(site.servers)
    found = []
    for pid in family([server.pid]):
        with contextlib.suppress(OSError):  # it has just ended
            found += [pid] if classify(pid, server.pid) == kind else []
    if found:
        with site.journal.fault(f"kill of one of the {kind}", server), contextlib.suppress(ProcessLookupError):
            os.kill(site.chooser.choice(found), signal.SIGKILL)


async def kill_server(site: Site) -> None:
    server = site.chooser.choice(site.servers)
    with site.journal.fault("kill of a server", server):
        server.kill()
        await asyncio.sleep(site.chooser.uniform(0, 2))
        server.launch()
        await wait_until_up(site, [server])


async def restart_server(site: Site) -> None:
    server = site.chooser.choice(site.servers)
    with site.journal.fault("restart of a server", server):
        code = await asyncio.to_thread(server.stop)
        if code:
            site.journal.violations.append(f"a server that was stopped exits with {code}")
        server.launch()
        await wait_until_up(site, [server])


async def wait_until_up(site: Site, servers: list[Server]) -> None:
    for server in servers:
        try:
            async with asyncio.timeout(UP_SECONDS):
                while not await asyncio.to_thread(is_up, server.port):
                    if server.process is None or server.process.poll() is not None:
                        sys.exit(f"a server does not start: {server.log.read_text('utf-8')[-2000:]}")
                    await asyncio.sleep(0.1)
        except TimeoutError:
            site.journal.violations.append(f"the server at port {server.port} is not up again")


def restarts_of(cluster: Any) -> FaultFunction:
    async def restart_database(site: Site) -> None:
        with site.journal.fault("restart of the database"):
            await asyncio.to_thread(cluster.stop)
            await asyncio.sleep(site.chooser.uniform(0, 2))
            await asyncio.to_thread(cluster.start)
            await wait_until_up(site, site.servers)

    return restart_database


# The clock


async def jump_clock(site: Site) -> None:
    """As if somebody set the clock of a machine, and set it back."""
    server = site.chooser.choice(site.servers)
    with site.journal.fault("clock jump", server):
        server.set_clock(site.chooser.choice(JUMPS))
        await asyncio.sleep(site.chooser.uniform(1, 4))
        server.set_clock(0)


# The disk


@contextlib.contextmanager
def small_disk(folder: Path) -> Iterator[bool]:
    """Make a folder a small disk of its own; False where only root may."""
    command = ["mount", "-t", "tmpfs", "-o", f"size={DISK}m", "postchaise", str(folder)]
    mounted = os.geteuid() == 0 and subprocess.run(command, capture_output=True).returncode == 0
    try:
        yield mounted
    finally:
        if mounted:
            subprocess.run(["umount", str(folder)], check=True)


def fillings_of(folder: Path, mounted: bool) -> FaultFunction:
    """Fill the disk to its last byte; without a disk of its own, let no file of the server grow any more."""

    async def fill_disk(site: Site) -> None:
        with site.journal.fault("full disk"):
            if mounted:
                filler = folder / "filler"
                await asyncio.to_thread(_fill, filler)
                await asyncio.sleep(site.chooser.uniform(1, 4))
                filler.unlink()
            else:
                for server in site.servers:
                    _limit_files(server.pid, 1)
                await asyncio.sleep(site.chooser.uniform(1, 4))
                for server in site.servers:
                    _limit_files(server.pid, resource.RLIM_INFINITY)
            await wait_until_up(site, site.servers)

    return fill_disk


def _fill(path: Path) -> None:
    with path.open("wb", buffering=0) as file, contextlib.suppress(OSError):
        while True:
            file.write(bytes(4096))


def _limit_files(pid: int, size: int) -> None:
    hard = resource.prlimit(pid, resource.RLIMIT_FSIZE)[1]
    resource.prlimit(pid, resource.RLIMIT_FSIZE, (size, hard))


async def watch_load(site: Site) -> None:
    """A machine that has far more to do than it can is a fault, too: nobody gets an answer in time."""
    while not site.ended.is_set():
        if is_busy():
            with site.journal.fault("busy machine"):
                while is_busy() and not site.ended.is_set():
                    await asyncio.sleep(1)
        await asyncio.sleep(1)


def is_busy() -> bool:
    return os.getloadavg()[0] > BUSY_LOAD * (os.cpu_count() or 1)


async def disturb(site: Site, faults: list[FaultFunction], every: float, chooser: random.Random) -> None:
    """One fault after the other in random order, each as often as the others, until nobody plays any more."""
    while True:
        for fault in chooser.sample(faults, len(faults)):
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(every * chooser.uniform(0.5, 1.5)):
                    await site.ended.wait()
            if site.ended.is_set():
                return
            await fault(site)
