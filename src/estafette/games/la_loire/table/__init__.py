"""La Loire in the browser: the drawn board, the board in words, what a choice touches, the bar of the turn."""

from ..events import EVENTS
from .ending import tally, tie
from .scene import scene
from .touch import icon, steps, touches
from .twin import sheets

worth = EVENTS.highlight  # for whoever does not yet ask the events themselves

__all__ = ["icon", "scene", "sheets", "steps", "tally", "tie", "touches", "worth"]
