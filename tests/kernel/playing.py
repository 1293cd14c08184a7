"""A match of La Loire to try things with: played on, played up to a barrier, and all that is in it."""

import json
from typing import Any

from postchaise import Dice, Match, ScriptedDice, SealedDice

KEY = bytes(range(32))


def fresh(seats: int = 2, dice: Dice | None = None, **options: Any) -> Match:
    return Match("la-loire", seats, dice or Dice(7), **options)


def play_on(match: Match, actions: int = 10**6, seed: int = 1) -> Match:
    """Random legal actions, to the end unless a number is given."""
    chooser = Dice(seed)
    while not match.over and actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
        actions -= 1
    return match


def until_barrier(match: Match, barrier: bool = True) -> Match:
    """Plays until the last action was (or was not) one by which its seat learned something."""
    chooser = Dice(3)
    while not match.entries or match.entries[-1].barrier != barrier:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
    return match


def snapshot(match: Match) -> str:
    """Everything a refused command must leave as it was."""
    position = match.dice.position if isinstance(match.dice, SealedDice | ScriptedDice) else match.dice.state
    return json.dumps([match.state.to_json(), [vars(entry) for entry in match.entries], match.skipped, position])
