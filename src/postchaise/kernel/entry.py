"""What a match keeps of each action, and of states on the way."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from .dice import RecordingDice
from .game import Game, LogEvent, State
from .messages.log import Log

UNKNOWN_ACTION: Final = -1  # of an entry: the current rules have no such action, only its notation is known
UNKNOWN_EVENT: Final = 1_000_000  # of a line: the current rules have no such event


@dataclass
class Entry:
    """One action as it was played."""

    seat: int
    action: int
    outcomes: list[int]
    log: list[LogEvent]
    barrier: bool  # the acting seat learned something: free undo ends here
    skipped: int = 0  # outcomes of actions undone by consent just before: sealed dice never give them again
    notation: str = ""  # of an action the current rules do not have; otherwise its id says it all


@dataclass
class StateCheckpoint:
    """A state remembered on the way: the position after `version` actions."""

    version: int
    state: State


def has_revealed(game: Game[Any], recorder: RecordingDice, log: Log) -> bool:
    """Did the acting seat learn something: by dice, or by what happened?"""
    return bool(recorder.outcomes) or any(game.reveals(line) for line in log.lines())
