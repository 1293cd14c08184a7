"""Settings of a table: how much help is allowed, and the pace of its bots."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, Final

from postchaise.kernel.meta import find_closest_match
from postchaise.server.errors import Forbidden, Problem
from postchaise.server.ops.settings import Settings
from postchaise.web.views.hint import ALLOWED, EVERYTHING

from .live_table import LiveTable
from .sync import retry_on_conflict

PACES: Final = ("instant", "brisk", "watchable")
BRISK: Final = "brisk"
WATCHABLE: Final = 2.0  # seconds between two bot moves


def default_settings(help: str = "", pace: str = "") -> dict[str, Any]:
    """The settings as they are stored. Unknown values are refused with a suggestion."""
    return {"help": _check_choice(help or EVERYTHING, ALLOWED), "pace": _check_choice(pace or BRISK, PACES)}


def _check_choice(wish: str, known: tuple[str, ...]) -> str:
    if wish not in known:
        raise Problem(
            "setting-value-unknown", wish=wish[:40], near=find_closest_match(wish, list(known)), known=", ".join(known)
        )
    return wish


def get_bot_pause(live: LiveTable, settings: Settings) -> float:
    """Seconds between two bot moves at this table; brisk is the server's setting."""
    pace = live.row.settings.get("pace", BRISK)
    return {"instant": 0.0, "watchable": max(WATCHABLE, settings.bot_pause)}.get(pace, settings.bot_pause)


@retry_on_conflict
async def set_pace(live: LiveTable, person: str, pace: str) -> str:
    """Set the pace of the bots. Any player may, as nothing depends on it."""
    if not live.seats_of(person):
        raise Forbidden("seated-only")
    async with live.lock:
        settings = {**live.row.settings, "pace": _check_choice(pace, PACES)}
        await live.change(live.store.set_table_settings, settings)
        live.row = replace(live.row, settings=settings)
        live.changed()
        return pace
