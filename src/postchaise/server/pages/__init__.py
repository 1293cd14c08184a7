"""HTML pages."""

from . import (
    access,
    analysis,
    home,
    legal,
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
    "access",
    "analysis",
    "home",
    "legal",
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
