"""Many matches at once, in the compiled kernel: each is as if it were played alone."""

import pytest

from postchaise import Dice, game
from postchaise.kernel.search.batch import SEEDS, ParallelMatches, list_offered_actions


@pytest.mark.parametrize("id", ["la-loire", "orleans", "thurn-und-taxis"])
def test_every_match_is_as_if_it_were_played_alone(id: str) -> None:
    title, n = game(id), 4
    lanes = ParallelMatches(title, 3, n, title.meta.resolve(3, {}), "rank", False, 0)
    lanes.reset(5)
    chance, ends = Dice(5), 0
    dice = [Dice(chance.below(SEEDS) * SEEDS + chance.below(SEEDS)) for _ in range(n)]
    states = [title.new(3, each) for each in dice]
    chooser = Dice(6)
    for _ in range(400):
        actions = []
        for lane, state in enumerate(states):
            seat = title.actor(state)
            legal = list_offered_actions(title, state, seat, False)
            assert lanes.asked[lane] == seat
            assert lanes.observations[lane * lanes.width : (lane + 1) * lanes.width] == title.observe(state, seat)
            mask = lanes.masks[lane * lanes.size : (lane + 1) * lanes.size]
            assert [action for action, one in enumerate(mask) if one] == legal
            actions.append(legal[chooser.below(len(legal))])
        lanes.step(actions)
        for lane, action in enumerate(actions):
            title.step(states[lane], title.actor(states[lane]), action, dice[lane], None)
            assert bool(lanes.done[lane]) == title.over(states[lane])
            if lanes.done[lane]:
                ends += 1
                assert sum(lanes.rewards[lane * 3 : lane * 3 + 3]) == pytest.approx(0)
                states[lane] = title.new(3, dice[lane])
    assert ends or id != "orleans"  # whose random matches are short
