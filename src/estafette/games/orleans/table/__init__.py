"""Orléans in the browser: the board in words, what a choice touches, the bar of phases."""

from .ending import tally, tie
from .touch import icon, steps, touches
from .twin import sheets

__all__ = ["icon", "sheets", "steps", "tally", "tie", "touches"]
