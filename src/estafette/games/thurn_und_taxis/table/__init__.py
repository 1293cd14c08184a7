"""Thurn und Taxis in the browser: the board in words, what a choice touches, the bar of steps."""

from .ending import highlight, tally, tie
from .touch import icon, steps, touches
from .twin import sheets

__all__ = ["highlight", "icon", "sheets", "steps", "tally", "tie", "touches"]
