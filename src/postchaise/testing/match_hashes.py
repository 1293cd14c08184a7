"""A hash over everything that happens in a match: pure and compiled builds must agree on it."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from functools import cache
from typing import Any

from postchaise.kernel import dice as kernel_dice
from postchaise.kernel import record
from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.messages.log import Log
from postchaise.kernel.registry import game as find_game

from .cases import Case, list_cases
from .random_play import LONGEST
from .round_trips import replay_random_match

PROBE = 37  # of the actions, one after another in steps of this size is held against `why_not`
SELDOM = 50  # in one position in so many, views and imagined worlds are looked at too

# A wheel holds each compiled module next to its source; here Python finds the source first.
PURE = """
import sys
from importlib.machinery import EXTENSION_SUFFIXES, SOURCE_SUFFIXES
from importlib.machinery import ExtensionFileLoader, FileFinder, SourceFileLoader
finder = FileFinder.path_hook((SourceFileLoader, SOURCE_SUFFIXES), (ExtensionFileLoader, EXTENSION_SUFFIXES))
sys.path_hooks.insert(0, finder)
sys.path_importer_cache.clear()
from postchaise.testing import match_hashes
match_hashes.print_match_hashes(sys.argv[1], int(sys.argv[2]))
"""


def is_compiled() -> bool:
    return not str(kernel_dice.__file__).endswith(".py")


def has_no_compiled_build(id: str) -> bool:
    """There is nothing to compare with."""
    return not is_compiled()


def hash_match(text: str) -> str:
    """A hash over every state, legal list, log and view of a record; refused actions are sampled too."""
    page = record.read_record(text)
    game = find_game(page.game)
    made = hashlib.sha256()
    given: dict[str, Any] = dict(page.options)
    state = game.new(page.seats, ScriptedDice(page.setup), **given)
    for number, action in enumerate(page.actions):
        chosen = game.parse(action.notation)
        reason = game.why_not(state, action.seat, (number * PROBE) % len(game.space))
        log = Log()
        made.update(json.dumps([game.legal(state, action.seat), reason and [reason.rule, reason.args]]).encode())
        game.apply(state, action.seat, chosen, ScriptedDice(action.outcomes), log)
        made.update(json.dumps([state.to_json(), log.lines()]).encode())
        if number % SELDOM == 0:
            imagined = game.sample_world(state, number % page.seats, Dice(number))
            made.update(json.dumps([game.view(state, -1), imagined.to_json(), game.observe(state, 0).hex()]).encode())
    made.update(json.dumps([game.scores(state), game.ranking(state), game.ending(state)]).encode())
    return made.hexdigest()


def hash_case(case: Case, seed: int) -> str:
    return hash_match(replay_random_match(case, seed, LONGEST).record())


def print_match_hashes(id: str, seed: int) -> None:
    """Prints which build this is, and the hash of the usual match of every number of seats."""
    print(json.dumps({"compiled": is_compiled(), **{str(c): hash_case(c, seed) for c in list_cases(id) if c.usual}}))


@cache
def _hash_sources(id: str, seed: int) -> dict[str, Any]:
    """What the sources of this very installation say, in a process of their own."""
    command = [sys.executable, "-c", PURE, id, str(seed)]
    found: dict[str, Any] = json.loads(subprocess.run(command, capture_output=True, text=True, check=True).stdout)
    return found


def check_compiled_matches_source(case: Case, seed: int) -> int:
    """The compiled rules and their source play the same match: every state, legal list, log and view is the same."""
    if not case.usual:
        return 0
    pure = _hash_sources(case.id, seed)
    assert not pure["compiled"], "the sources were not found"
    assert pure[str(case)] == hash_case(case, seed), "the compiled and the pure build differ"
    return 1
