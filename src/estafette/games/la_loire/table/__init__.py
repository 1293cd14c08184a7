"""La Loire in the browser: the drawn board, what a choice touches, the bar of the turn."""

from .ending import tally, tie, worth
from .scene import scene
from .touch import icon, steps, touches

__all__ = ["icon", "scene", "steps", "tally", "tie", "touches", "worth"]
