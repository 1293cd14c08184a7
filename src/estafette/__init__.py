"""Estafette: La Loire, Orléans and Thurn und Taxis, completely, in Python."""

from estafette.kernel.dice import Dice, ScriptedDice, SealedDice
from estafette.kernel.errors import EstafetteError, IllegalAction
from estafette.kernel.game import OPEN, SPECTATOR, Game, State
from estafette.kernel.match import Match
from estafette.kernel.registry import game, titles


def _say(error: EstafetteError) -> str:
    from estafette.text import say_error  # only when something went wrong

    return say_error(error)


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
