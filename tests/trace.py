"""Replays the recorded matches and prints one hash per match, over the state after every action.

Run by two interpreters, one with the pure and one with the compiled build, it must print the same.
"""

from __future__ import annotations

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

from estafette.kernel import dice as kernel_dice
from estafette.kernel import record
from estafette.kernel.dice import Dice, ScriptedDice
from estafette.kernel.log import Log
from estafette.kernel.registry import game as find_game

MATCHES = Path(__file__).resolve().parent / "matches"


def trace(text: str) -> str:
    """A hash over every state, legal list, log and view of a record; refused actions are sampled too."""
    page = record.read(text)
    game = find_game(page.game)
    made = hashlib.sha256()
    given: dict[str, Any] = dict(page.options)
    state = game.new(page.seats, ScriptedDice(page.setup), **given)
    for number, action in enumerate(page.actions):
        chosen = game.parse(action.notation)
        probe = (number * 37) % len(game.space)
        reason = game.why_not(state, action.seat, probe)
        log = Log()
        made.update(json.dumps([game.legal(state, action.seat), reason and [reason.rule, reason.args]]).encode())
        game.apply(state, action.seat, chosen, ScriptedDice(action.outcomes), log)
        made.update(json.dumps([state.to_json(), log.lines()]).encode())
        if number % 50 == 0:
            imagined = game.imagine(state, number % page.seats, Dice(number))
            made.update(json.dumps([game.view(state, -1), imagined.to_json(), game.features(state, 0)]).encode())
    made.update(json.dumps([game.scores(state), game.ranking(state), game.ending(state)]).encode())
    return made.hexdigest()


if __name__ == "__main__":
    compiled = not str(kernel_dice.__file__).endswith(".py")
    print("compiled" if compiled else "pure")
    for path in sorted(MATCHES.glob("*/*.txt")):
        print(path.parent.name, path.stem, trace(path.read_text("utf-8")))
    sys.exit(0)
