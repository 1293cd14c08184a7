"""Orléans in the browser: what a choice touches, the bar of phases."""

from .ending import tally, tie, worth
from .touch import icon, steps, touches

__all__ = ["icon", "steps", "tally", "tie", "touches", "worth"]
