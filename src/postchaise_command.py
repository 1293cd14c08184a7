"""The program `postchaise`: answers Ctrl-C from its first moment to its last.

It is not a part of the package, because importing the package takes most of a second, and a key pressed meanwhile
would end in a traceback. So would one pressed while Python shuts down.
"""

from __future__ import annotations

import os
import signal
import sys
from collections.abc import Callable
from types import FrameType

STOPPED = 130  # exit code of shells for Ctrl-C


def run() -> None:
    """Run a command of the package. `SIGINT` may be ignored from the start, as it is for jobs in the background."""
    if signal.getsignal(signal.SIGINT) is not signal.default_int_handler:
        _import_main()()
        return
    signal.signal(signal.SIGINT, _stop)
    main = _import_main()
    try:
        signal.signal(signal.SIGINT, signal.default_int_handler)
        main()
    except KeyboardInterrupt:  # while the command was ending
        sys.exit(STOPPED)
    finally:
        signal.signal(signal.SIGINT, _stop)


def _import_main() -> Callable[[], None]:
    from postchaise.cli.main import main

    return main


def _stop(number: int, frame: FrameType | None) -> None:
    """Leave at once: nothing has begun yet, or everything is done."""
    os._exit(STOPPED)
