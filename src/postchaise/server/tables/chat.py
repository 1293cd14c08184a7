"""The chat of a table."""

from __future__ import annotations

import time

from postchaise.server.errors import Forbidden, Problem
from postchaise.server.storage.rows import ChatRow, limit_chat

from . import names
from .live_table import LiveTable
from .sync import retry_on_conflict


@retry_on_conflict
async def post_message(live: LiveTable, seat: int, name: str, text: str) -> None:
    if not live.row.chat:
        raise Forbidden("chat-off")
    text = names.clean(text, names.CHAT)
    if not text:
        raise Problem("chat-empty")
    async with live.lock:
        number = live.chat[-1].number + 1 if live.chat else 1
        line = ChatRow(number, seat, _author_name(live, seat, name), text, time.time())
        await live.change(live.store.add_chat_line, line)
        live.chat = limit_chat([*live.chat, line])
        live.seating_version += live.row.status == "waiting"  # the waiting room has no regions: it is loaded again
        live.changed()


def _author_name(live: LiveTable, seat: int, name: str) -> str:
    """A spectator's name never resembles a player's."""
    return name if seat >= 0 else names.make_distinct(names.check_name(name), live.names)
