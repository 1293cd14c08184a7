"""La Loire in the browser: the drawn board, the board in words, what a choice touches, the bar of the turn."""

from .ending import tally, tie, worth
from .scene import scene
from .touch import icon, steps, touches
from .twin import sheets

__all__ = ["icon", "scene", "sheets", "steps", "tally", "tie", "touches", "worth"]
