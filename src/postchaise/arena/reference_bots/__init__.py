"""Reference bots: the first two levels, frozen so that strength stays comparable between versions.

Importing this package adds the levels `reference-1` and `reference-2`. Only the arena does.
"""

from postchaise.bots.levels import LEVELS, Level

from .bot import ReferenceBot

LEVELS.update(
    (level.id, level)
    for level in (
        Level("reference-1", ReferenceBot(12, 0.12), 4, 0.5, offered=False, has_styles=False),
        Level("reference-2", ReferenceBot(120, 0.4), 12, 2.0, offered=False, has_styles=False),
    )
)
