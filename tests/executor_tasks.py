"""Functions that tests of the arena executors run in workers, in a module that workers can import."""

from __future__ import annotations

import os
import signal
import socket
from collections.abc import Callable
from pathlib import Path
from typing import Any


def tried(folder: Path, number: int) -> int:
    """How often this was begun; every try leaves a byte."""
    with open(folder / str(number), "ab") as file:
        file.write(b"x")
        return file.tell()


def killed_once(folder: Path, victim: int, number: int) -> tuple[int, int]:
    """The process that tries the victim first is killed in the middle of it."""
    times = tried(folder, number)
    if number == victim and times == 1:
        os.kill(os.getpid(), signal.SIGKILL)
    return number, times


def killed_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refused(number: int) -> int:
    from postchaise.kernel.errors import BadOption

    raise BadOption("option-value", option="number", value=number, expected="none")


def after_asking(port: int, function: Callable[[Any], Any], chunk: Any) -> Any:
    """Tells on which node of the cluster it is, and goes on when it is answered."""
    import ray

    with socket.create_connection(("127.0.0.1", port)) as line:
        line.sendall(ray.get_runtime_context().get_node_id().encode() + b"\n")
        line.recv(1)
    return function(chunk)
