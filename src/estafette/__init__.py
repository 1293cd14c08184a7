"""Estafette: La Loire, Orléans and Thurn und Taxis, completely, in Python."""

from importlib import import_module

from estafette.kernel.card import Card, Copies
from estafette.kernel.decision import Choice, Cost, Decision, LegalActions
from estafette.kernel.dice import Dice, ScriptedDice, SealedDice
from estafette.kernel.domain import Amount, Domain
from estafette.kernel.entry import Entry
from estafette.kernel.errors import (
    BadNotation,
    BadOption,
    BadOutcome,
    BadRecord,
    BadSeats,
    ComponentsError,
    EstafetteError,
    IllegalAction,
    UnknownGame,
)
from estafette.kernel.events import Events
from estafette.kernel.extras import Extras
from estafette.kernel.fields import fields_from_json, fields_to_json
from estafette.kernel.game import OPEN, SPECTATOR, Game, Line, State
from estafette.kernel.guide import Guide
from estafette.kernel.log import Log
from estafette.kernel.match import Match
from estafette.kernel.meta import Meta, Option, Options
from estafette.kernel.phrase import Phrase
from estafette.kernel.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason
from estafette.kernel.registry import extras, game, meta, titles
from estafette.kernel.replay import fair
from estafette.kernel.search import playout
from estafette.kernel.sheet import Sheet, Words
from estafette.kernel.space import ActionSpace, Kind


def _say(error: EstafetteError) -> str:
    """Loaded only when something went wrong, and by name: types are checked as far as imports lead, and where the
    rules are compiled (setup.py) nothing is installed that could check the texts."""
    said: str = import_module("estafette.text").say_error(error)
    return said


EstafetteError.voice = _say

__version__ = "0.1.0"
__all__ = [
    "NOT_THIS_STEP",
    "NOT_YOUR_TURN",
    "OPEN",
    "OVER",
    "SPECTATOR",
    "UNKNOWN_ACTION",
    "ActionSpace",
    "Amount",
    "BadNotation",
    "BadOption",
    "BadOutcome",
    "BadRecord",
    "BadSeats",
    "Card",
    "Choice",
    "ComponentsError",
    "Copies",
    "Cost",
    "Decision",
    "Dice",
    "Domain",
    "Entry",
    "EstafetteError",
    "Events",
    "Extras",
    "Game",
    "Guide",
    "IllegalAction",
    "Kind",
    "LegalActions",
    "Line",
    "Log",
    "Match",
    "Meta",
    "Option",
    "Options",
    "Phrase",
    "Reason",
    "ScriptedDice",
    "SealedDice",
    "Sheet",
    "State",
    "UnknownGame",
    "Words",
    "extras",
    "fair",
    "fields_from_json",
    "fields_to_json",
    "game",
    "meta",
    "playout",
    "titles",
]
