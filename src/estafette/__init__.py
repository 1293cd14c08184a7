"""Estafette: La Loire, Orléans and Thurn und Taxis, completely, in Python."""

from importlib import import_module

from estafette.kernel.dice import Dice, ScriptedDice, SealedDice
from estafette.kernel.errors import EstafetteError, IllegalAction
from estafette.kernel.game import OPEN, SPECTATOR, Game, State
from estafette.kernel.match import Match
from estafette.kernel.registry import game, titles


def _say(error: EstafetteError) -> str:
    """Loaded only when something went wrong, and by name: types are checked as far as imports lead, and where the
    rules are compiled (setup.py) nothing is installed that could check the texts."""
    said: str = import_module("estafette.text").say_error(error)
    return said


EstafetteError.voice = _say

__version__ = "0.1.0"
__all__ = [
    "OPEN",
    "SPECTATOR",
    "Dice",
    "EstafetteError",
    "Game",
    "IllegalAction",
    "Match",
    "ScriptedDice",
    "SealedDice",
    "State",
    "game",
    "titles",
]
