"""Who follows a live table."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass, field


@dataclass(eq=False)
class Listener:
    """A page or program that follows the table; it is only woken, and reads the newest state when it can."""

    person: str
    seat: int | None
    news: asyncio.Event = field(default_factory=asyncio.Event)
