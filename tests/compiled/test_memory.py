"""Compiled code manages some memory by itself: what Python never sees, it cannot collect."""

import gc
import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from postchaise import Dice, Match, game, play_random, titles
from postchaise.games.thurn_und_taxis.web.state_from_view import build_state_from_view

STATM = Path("/proc/self/statm")
PAGE = 4096
TIMES = 3000
MOST = 500  # bytes that each time may keep; a leaked state takes 3,500 or more

pytestmark = pytest.mark.skipif(not STATM.exists(), reason="only Linux tells the memory of a process")


def measure_growth(work: Callable[[], Any], times: int = TIMES) -> float:
    """Return how many bytes of memory each time keeps, after some that fill what is kept on purpose."""
    for _ in range(times // 10):
        work()
    gc.collect()
    before = int(STATM.read_text().split()[1])
    for _ in range(times):
        work()
    gc.collect()
    return (int(STATM.read_text().split()[1]) - before) * PAGE / times


@pytest.mark.parametrize("id", titles())
def test_states_release_their_memory(id: str) -> None:
    rules, dice = game(id), Dice(3)
    state = rules.new(rules.meta.max_seats, dice)
    play_random(rules, state, dice, 60)
    data, pickled = state.to_json(), pickle.dumps(state)
    seat = max(0, rules.actor(state))
    assert measure_growth(lambda: rules.from_json(data)) < MOST
    assert measure_growth(lambda: pickle.loads(pickled)) < MOST
    assert measure_growth(lambda: rules.new(rules.meta.max_seats, Dice(1)), TIMES // 3) < 3 * MOST
    assert measure_growth(lambda: rules.sample_world(state, seat, Dice(1)), TIMES // 3) < 3 * MOST


def test_a_state_made_from_a_view_releases_its_memory() -> None:
    match = Match("thurn-und-taxis", 3, Dice(1))
    view = match.view(match.actor)
    assert measure_growth(lambda: build_state_from_view(view, match.actor)) < MOST
