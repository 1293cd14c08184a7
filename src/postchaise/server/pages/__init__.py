"""HTML pages."""

from . import (
    analysis,
    home,
    lessons,
    my_matches,
    personal_data,
    puzzles,
    replays,
    share_images,
    tables,
    uploads,
    web_app,
)

__all__ = [
    "analysis",
    "home",
    "lessons",
    "my_matches",
    "personal_data",
    "puzzles",
    "replays",
    "share_images",
    "tables",
    "uploads",
    "web_app",
]
