"""News on the home page, newest first. The texts are the messages `news-<id>`."""

from __future__ import annotations

from typing import Final

NEWS: Final = (  # id and link
    ("puzzle", "/puzzle/la-loire"),
    ("share", "/my"),
    ("analysis", "/my"),
    ("my", "/my"),
    ("install", "/my#h-own"),
    ("learn", "/learn/la-loire"),
)
