"""Checks of points and the end: scores add up, places follow from them, and no player can stall the match."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, State

from .cases import Case
from .random_play import play_random_match

PATIENCE = 500  # decisions of one seat in one turn: longer turns hold up the table
STUBBORN = 3_000  # decisions a stubborn player is watched for in the usual case


def check_scores(case: Case, seed: int) -> int:
    """Points are the sum of their sources, places follow from points, and every end has an id."""
    rules, walked = case.game, play_random_match(case, seed)
    for state in walked.positions:
        scores, places = rules.scores(state), rules.ranking(state)
        totals = [sum(score.values()) for score in scores]
        assert totals == rules.points(state), "scores and points disagree"
        assert len({tuple(score) for score in scores}) == 1, "the sources differ from seat to seat"
        assert len(scores) == len(places) == case.seats
        for seat, place in enumerate(places):
            assert place == 1 + sum(1 for other in places if other < place), f"no place follows from {places}"
            assert all(totals[seat] >= totals[o] for o in range(case.seats) if places[o] > place), "unjust places"
    assert rules.ending(walked.last), "nothing says how the match ended"
    assert not rules.ending(walked.positions[0]), "the match begins with its ending"
    return len(walked.positions)


def find_longest_turn(case: Case, seed: int, choose: Callable[[Game[Any], State, list[int]], int]) -> int:
    """Return the most decisions one seat took in one turn when everybody chooses like this."""
    rules = case.game
    given: dict[str, Any] = dict(case.options)
    dice = Dice(case.seed(seed))
    state = rules.new(case.seats, dice, **given)
    longest = length = 0
    before = (-1, -1)
    for _ in range(STUBBORN if case.usual else PATIENCE + 100):
        seat = rules.actor(state)
        if seat < 0:
            break
        now = (seat, rules.turn_number(state))
        length = length + 1 if now == before else 1
        before, longest = now, max(longest, length)
        if longest > PATIENCE:
            break
        rules.step(state, seat, choose(rules, state, rules.legal(state, seat)), dice, None)
    return longest


def _choose_first(rules: Game[Any], state: State, legal: list[int]) -> int:
    return legal[0]


def _choose_last(rules: Game[Any], state: State, legal: list[int]) -> int:
    return legal[-1]


def _choose_retraction(rules: Game[Any], state: State, legal: list[int]) -> int:
    """Takes back whatever can be taken back."""
    return next((action for action in legal if rules.is_retraction(state, action)), legal[0])


def check_patience(case: Case, seed: int) -> int:
    """A player who always takes the first choice, the last one or a retraction ends the turn within 500 decisions."""
    found = 0
    for name, choose in (
        ("the first choice", _choose_first),
        ("the last choice", _choose_last),
        ("back", _choose_retraction),
    ):
        longest = find_longest_turn(case, seed, choose)
        assert longest <= PATIENCE, f"always taking {name} holds up the table: {PATIENCE} decisions in a turn"
        found = max(found, longest)
    return found
