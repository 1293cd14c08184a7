"""Checks of states, notation and records: what is copied, stored and sent comes back unchanged."""

from __future__ import annotations

import json
import pickle
from functools import cache
from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import State
from postchaise.kernel.match import Match
from postchaise.kernel.registry import game as find_game

from .cases import Case
from .random_play import play_random_match, to_json

SHORT = 60  # actions of a match that is recorded; the usual case is recorded to its end
UNDONE = 10  # actions that are taken back one by one; ten times as many in the usual case


def check_copies(case: Case, seed: int) -> int:
    """Copies are independent of the original."""
    walked, met = play_random_match(case, seed), 0
    for state, before in zip(walked.positions, walked.texts):
        assert to_json(state) == before, "a copy changed while the match went on"
    for state, before in walked.every(9):
        copy = state.copy()
        assert to_json(copy) == before, "the copy differs"
        for name, values in _get_list_fields(copy).items():
            if values is not getattr(state, name):
                _change_lists(values)
                met += 1
        assert to_json(state) == before, "the copy shares what is inside a list"
    return met


def _get_list_fields(state: State) -> dict[str, list[Any]]:
    found = {name: getattr(state, name, None) for name in state.to_json()}
    return {name: value for name, value in found.items() if isinstance(value, list)}


def _change_lists(numbers: list[Any]) -> None:
    for item in numbers:
        if isinstance(item, list):
            _change_lists(item)
    numbers.append(-7)
    numbers[0] = -8


def check_states(case: Case, seed: int) -> int:
    """A state survives JSON and pickle."""
    found = play_random_match(case, seed).every(6)
    for state, text in found:
        assert to_json(case.game.from_json(json.loads(text))) == text, "JSON lost something"
        assert to_json(pickle.loads(pickle.dumps(state))) == text, "pickle lost something"
    return len(found)


def check_notation(case: Case, seed: int) -> int:
    """The notation of every action names that action and no other."""
    return _check_notations(case.id)


@cache
def _check_notations(id: str) -> int:
    rules = find_game(id)
    for action in range(len(rules.space)):
        notation = rules.notation(action)
        assert rules.parse(notation) == action, f"{notation} is read as {rules.notation(rules.parse(notation))}"
    return len(rules.space)


def replay_random_match(case: Case, seed: int, actions: int) -> Match:
    """The random match as judged and recorded play."""
    match = case.match(seed)
    for action in play_random_match(case, seed).actions[:actions]:
        match.play(match.actor, action)
    return match


def check_records(case: Case, seed: int) -> int:
    """Judged play leads where trusted play led; a record replays to the same states, log and record."""
    walked = play_random_match(case, seed)
    match = replay_random_match(case, seed, len(walked.actions) if case.usual else SHORT)
    if case.usual:
        assert match.over
        assert to_json(match.state) == to_json(walked.last), "step and apply lead to different states"
    again = Match.from_record(match.record(), Dice(1))
    assert again.record() == match.record()
    assert to_json(again.state) == to_json(match.state)
    assert again.entries == match.entries
    return match.version


def check_undo(case: Case, seed: int) -> int:
    """Undo restores the previous position, and redoing leads to the same one."""
    match, met = case.match(seed), 0
    for action in play_random_match(case, seed).actions[: 10 * UNDONE if case.usual else UNDONE]:
        seat, before = match.actor, to_json(match.state)
        match.play(seat, action)
        if match.undoable(seat) is None:
            after = to_json(match.state)
            match.undo(seat)
            assert to_json(match.state) == before, f"undo of {match.game.notation(action)} leaves something behind"
            match.play(seat, action)
            assert to_json(match.state) == after, f"{match.game.notation(action)} leads elsewhere the second time"
            met += 1
    return met
