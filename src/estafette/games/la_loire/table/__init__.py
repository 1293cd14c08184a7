"""La Loire in the browser: the drawn board, the board in words, what a choice touches, the bar of the turn."""

from .ending import highlight, tally, tie
from .scene import scene
from .touch import icon, steps, touches
from .twin import sheets

__all__ = ["highlight", "icon", "scene", "sheets", "steps", "tally", "tie", "touches"]
