"""Bots never take a kind of action that they do not know for another one: they raise, or use its declared score."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from postchaise import Dice, extras, game, titles
from postchaise.kernel.actions.space import Kind


def questions(rules: Any) -> list[Any]:
    """Return a position for each step at which somebody is asked, met in random play."""
    found: dict[int, Any] = {}
    for seed in range(6):
        dice = Dice(seed)
        state = rules.new(rules.meta.max_seats, dice)
        while rules.actor(state) >= 0:
            found.setdefault(state.agenda[-1], state.copy())
            seat = rules.actor(state)
            legal = rules.legal(state, seat)
            rules.step(state, seat, legal[dice.below(len(legal))], dice, None)
    return list(found.values())


@pytest.mark.parametrize("id", titles())
def test_a_kind_without_a_score_raises_at_every_question(id: str) -> None:
    rules, heuristics = game(id), extras(id).heuristics(game(id).meta.max_seats)
    kinds = import_module(f"postchaise.games.{id.replace('-', '_')}.actions").KIND
    asked = questions(rules)
    assert len(asked) >= 5
    for state in asked:
        seat = rules.actor(state)
        legal = rules.legal(state, seat)
        unknown = Kind(999, "new", 0, [])
        known, kinds[legal[0]] = kinds[legal[0]], unknown
        try:
            with pytest.raises(NotImplementedError, match="'new'"):
                heuristics.move_scores(rules, state, seat, legal)
            unknown.score = -2.5
            assert heuristics.move_scores(rules, state, seat, legal)[0] == -2.5
        finally:
            kinds[legal[0]] = known
