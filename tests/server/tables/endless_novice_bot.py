"""A bot worker where novices never finish and other levels answer at once; both write down that they began."""

from __future__ import annotations

import os
import threading

from postchaise.bots.bot import BotRequest


def think(request: BotRequest) -> int:
    with open(os.environ["CHOOSY_BOT_NOTE"], "a", encoding="utf-8") as note:
        note.write(f"{request.level} {request.seed}\n")
    if request.level == "novice":
        threading.Event().wait()
    return request.legal[0]
