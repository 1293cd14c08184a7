"""HTML pages."""

from . import (
    access,
    analysis,
    home,
    install,
    legal,
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
    "access",
    "analysis",
    "home",
    "install",
    "legal",
    "lessons",
    "my_matches",
    "personal_data",
    "puzzles",
    "replays",
    "share_images",
    "tables",
    "uploads",
]
