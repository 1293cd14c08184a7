"""What is new, told on the home page: the newest first. The sentences are `news-<id>` of the table's words."""

from __future__ import annotations

from typing import Final

NEWS: Final = (  # id, and where it leads
    ("puzzle", "/puzzle/la-loire"),
    ("share", "/my"),
    ("analysis", "/my"),
    ("my", "/my"),
    ("install", "/my#h-own"),
    ("learn", "/learn/la-loire"),
)
