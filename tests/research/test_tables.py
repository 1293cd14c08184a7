"""The tables a learner practises at, and the processes that learn together."""

import json
from functools import partial
from pathlib import Path
from threading import BrokenBarrierError
from typing import Any

import pytest

import training_team_tasks
from postchaise import Dice, game
from postchaise.bots.levels import BotPlayer
from postchaise.kernel.search.batch import list_offered_actions
from postchaise.research.training import examples
from postchaise.research.training.tables import TrainingMatches
from postchaise.research.training.team import run_training_team

TITLE = "thurn-und-taxis"


def practice(count: int, seed: int, steps: int) -> list[Any]:
    """All that a learner hears who always takes the first thing offered."""
    tables = TrainingMatches(TITLE, 2, "apprentice", count, seed)
    found: list[Any] = [tables.reset().tobytes()]
    for _ in range(steps):
        seen, rewards, done = tables.step(tables.masks.argmax(1).tolist())
        assert (tables.masks.sum(1) > 1).all()  # where there is no choice nobody is asked
        found.append((seen.tobytes(), rewards.tobytes(), done.tobytes()))
    return found


def test_a_seed_gives_the_same_matches_again() -> None:
    assert practice(3, 5, 20) == practice(3, 5, 20) != practice(3, 6, 20)


@pytest.mark.parametrize("seat", [0, 1])
def test_the_rewards_of_a_match_are_its_lead_and_the_victory(seat: int) -> None:
    """Against the real bot: the same match, played here without any table."""
    tables = TrainingMatches(TITLE, 2, "apprentice", 2, 7)
    tables.reset()
    seed, earned, over = 7 + seat, 0.0, False
    while not over:
        _, rewards, done = tables.step(tables.masks.argmax(1).tolist())
        earned, over = earned + float(rewards[seat]), bool(done[seat])
    title, dice = game(TITLE), Dice(seed)
    bot = BotPlayer("apprentice", Dice(seed * examples.SEEDS + 1 - seat))
    state = title.setup(2, title.meta.resolve(2, {}), dice)
    while (asked := title.actor(state)) >= 0:
        mine = asked == seat
        action = min(list_offered_actions(title, state, asked, False)) if mine else bot.choose(title, state, asked)
        title.step(state, asked, action, dice, None)
    worth = examples.squash_lead(examples.compute_point_lead(title, state, seat)) + examples.compute_result(
        title, state, seat
    )
    assert earned == pytest.approx(worth, abs=1e-4)
    assert worth < 0  # whoever takes the first thing offered loses


def test_every_process_hears_the_same_from_all(tmp_path: Path) -> None:
    run_training_team(3, 5, partial(training_team_tasks.hand_in, tmp_path))
    heard = [json.loads((tmp_path / f"{rank}.json").read_text()) for rank in range(3)]
    rounds = [[[10 * rank + number, -1] for rank in range(3)] for number in range(50)]
    assert heard == [[*rounds, [1.0] * 5]] * 3  # the last is a mean


def test_nobody_waits_for_a_process_that_is_gone() -> None:
    with pytest.raises(BrokenBarrierError):
        run_training_team(2, 1, training_team_tasks.vanish)
