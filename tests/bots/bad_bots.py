"""What workers are told to do instead of thinking, to see what becomes of the move. They are asked for by name."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
import threading
from pathlib import Path

from postchaise.bots.bot import BotRequest
from postchaise.bots.workers import BotWorkers
from postchaise.kernel.registry import game


def hang(request: BotRequest) -> int:
    threading.Event().wait()
    return request.legal[0]


def die_once(request: BotRequest) -> int:
    """Killed in the middle of its first thought; `level` is the path of a note that says so."""
    note = Path(request.level)
    if not note.exists():
        note.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return request.legal[-1]


def die(request: BotRequest) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return request.legal[-1]


def fail(request: BotRequest) -> int:
    raise RuntimeError("no idea")


def cheat(request: BotRequest) -> int:
    return -7


def say_so_and_hang(request: BotRequest) -> int:
    print("thinking", flush=True)
    return hang(request)


async def hold() -> None:
    """Two workers, one of them in the middle of a thought without end, until somebody ends the process."""
    workers = BotWorkers(2, "bots.bad_bots:say_so_and_hang")
    await workers.choose(BotRequest(game("la-loire"), "random", [], [1], 0, 0, 3600.0))


if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    asyncio.run(hold())
