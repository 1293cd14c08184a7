"""HTML pages."""

from . import (
    analysis,
    home,
    install,
    lessons,
    my_matches,
    personal_data,
    puzzles,
    replays,
    share_images,
    tables,
    uploads,
)

__all__ = [
    "analysis",
    "home",
    "install",
    "lessons",
    "my_matches",
    "personal_data",
    "puzzles",
    "replays",
    "share_images",
    "tables",
    "uploads",
]
