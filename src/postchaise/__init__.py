"""Postchaise: La Loire, Orléans and Thurn und Taxis, completely, in Python."""

from importlib import import_module

from postchaise.kernel.dice import Dice, ScriptedDice, SealedDice
from postchaise.kernel.entry import Entry
from postchaise.kernel.errors import (
    BadNotation,
    BadOption,
    BadOutcome,
    BadRecord,
    BadSeats,
    ComponentsError,
    IllegalAction,
    PostchaiseError,
    UnknownGame,
)
from postchaise.kernel.extras import Extras
from postchaise.kernel.game import OPEN, SPECTATOR, Game, LogEvent, State
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Meta, Option, Options
from postchaise.kernel.registry import extras, game, meta, titles
from postchaise.kernel.replay import is_shuffle_fair
from postchaise.kernel.state_fields import fields_from_json, fields_to_json

from .kernel.actions.decision import Choice, Cost, Decision, LegalActions
from .kernel.actions.domains import Amount, Domain
from .kernel.actions.space import ActionSpace, Kind
from .kernel.content.cards import CardCopies, ReferenceCard
from .kernel.messages.events import Events
from .kernel.messages.log import Log
from .kernel.messages.message import Message
from .kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason
from .kernel.messages.text_table import Sheet, Words
from .kernel.search.heuristics import Heuristics
from .kernel.search.search import play_random


def _say(error: PostchaiseError) -> str:
    """Loaded only when something went wrong, and by name: types are checked as far as imports lead, and where the
    rules are compiled (setup.py) nothing is installed that could check the texts."""
    sentence: str = import_module("postchaise.i18n").format_error(error)
    return sentence


PostchaiseError.voice = _say

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
    "CardCopies",
    "Choice",
    "ComponentsError",
    "Cost",
    "Decision",
    "Dice",
    "Domain",
    "Entry",
    "Events",
    "Extras",
    "Game",
    "Heuristics",
    "IllegalAction",
    "Kind",
    "LegalActions",
    "Log",
    "LogEvent",
    "Match",
    "Message",
    "Meta",
    "Option",
    "Options",
    "PostchaiseError",
    "Reason",
    "ReferenceCard",
    "ScriptedDice",
    "SealedDice",
    "Sheet",
    "State",
    "UnknownGame",
    "Words",
    "extras",
    "fields_from_json",
    "fields_to_json",
    "game",
    "is_shuffle_fair",
    "meta",
    "play_random",
    "titles",
]
