"""A bot that reports its process and waits to be killed, once."""

from __future__ import annotations

import os
import threading
from pathlib import Path

from postchaise.bots.bot import BotRequest


def think(request: BotRequest) -> int:
    note = Path(os.environ["SLOW_BOT_NOTE"])
    if not note.exists():
        part = note.with_suffix(".part")
        part.write_text(str(os.getpid()))
        part.rename(note)
        threading.Event().wait()
    return request.legal[-1]
