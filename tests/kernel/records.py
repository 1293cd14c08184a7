"""Records of matches that were played, and texts in which a line is changed or missing."""

from collections.abc import Callable
from functools import cache

from postchaise import Dice, Match, SealedDice

KEY = bytes(range(32))
ACTIONS = 400  # enough for something to be drawn


@cache
def finished(seats: int = 2, sealed: bool = False) -> str:
    return played(seats, SealedDice(KEY) if sealed else Dice(7), 10**6)


@cache
def unfinished() -> str:
    return played(2, Dice(7), ACTIONS)


def played(seats: int, dice: Dice, actions: int) -> str:
    match = Match("la-loire", seats, dice, edition="de")
    chooser = Dice(1)
    while not match.over and match.version < actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
    return match.record()


def number(text: str, start: str) -> int:
    """The number of the first line that starts like this."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def first_action(text: str) -> int:
    return number(text, "setup:") + 1


def first_drawing(text: str) -> int:
    """The first action by which something was drawn."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if " ; " in line)


def with_line(text: str, line: int, change: Callable[[str], str]) -> str:
    lines = text.splitlines()
    lines[line - 1] = change(lines[line - 1])
    return "\n".join(lines) + "\n"


def without_line(text: str, line: int) -> str:
    lines = text.splitlines()
    del lines[line - 1]
    return "\n".join(lines) + "\n"
