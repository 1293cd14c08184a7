"""Novices never come to an end of their thoughts; everybody else answers at once. Both write down that they began."""

from __future__ import annotations

import os
import threading

from postchaise.bots.bot_request import Thought


def think(thought: Thought) -> int:
    with open(os.environ["CHOOSY_BOT_NOTE"], "a", encoding="utf-8") as note:
        note.write(f"{thought.level} {thought.seed}\n")
    if thought.level == "novice":
        threading.Event().wait()
    return thought.legal[0]
