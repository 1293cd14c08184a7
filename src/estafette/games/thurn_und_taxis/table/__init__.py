"""Thurn und Taxis in the browser: what a choice touches, the bar of steps."""

from .ending import tally, tie, turns_per_round, worth
from .touch import icon, steps, touches

__all__ = ["icon", "steps", "tally", "tie", "touches", "turns_per_round", "worth"]
