"""The games of OpenSpiel, by its own tests."""

import pickle
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts

import postchaise.research.openspiel as spiel
from postchaise import titles
from postchaise.kernel.dice import AskingDice, Dice, UnknownOutcome
from postchaise.kernel.errors import BadOutcome

OURS = ["la-loire", "orleans", "thurn-und-taxis"]


def load(id: str, **params: Any) -> Any:
    return pyspiel.load_game(spiel.format_game_name(id), params)


def walked(game: Any, steps: int, seed: int = 1) -> Any:
    """A position after so many actions and draws, chosen at random."""
    chance, state = np.random.default_rng(seed), game.new_initial_state()
    for _ in range(steps):
        state.apply_action(int(chance.choice(state.legal_actions())))
    return state


def test_all_titles_are_registered() -> None:
    assert {spiel.format_game_name(id) for id in titles()} <= set(pyspiel.registered_names())


@pytest.mark.parametrize("id", OURS)
def test_its_own_test_passes(id: str) -> None:
    pyspiel.random_sim_test(load(id, max_decisions=60), num_sims=1, serialize=True, verbose=False)
    pyspiel.random_sim_test(load(id, seats=3, rewards="rank", max_decisions=20), 1, serialize=False, verbose=False)


@pytest.mark.parametrize("id", OURS)
def test_its_search_plays(id: str) -> None:
    game = load(id, max_decisions=6)
    luck = np.random.RandomState(1)
    bots = [mcts.MCTSBot(game, 1.4, 2, mcts.RandomRolloutEvaluator(1, luck), random_state=luck) for _ in range(2)]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(int(luck.choice(state.legal_actions())))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert state.returns() == [0.0, 0.0]  # broken off


class Every(Dice):
    """Answers `below` with what it was told."""

    def __init__(self, answer: int) -> None:
        super().__init__(0)
        self.answer = answer

    def below(self, n: int) -> int:
        return self.answer


def asked(draw: Any) -> AskingDice:
    dice = AskingDice([])
    with pytest.raises(UnknownOutcome):
        draw(dice)
    return dice


@pytest.mark.parametrize(("counts", "total", "first"), [([2, 0, 3, 1], 6, 0), ([4, 2, 3, 5], 4, 1), ([1, 1], 2, 0)])
def test_draws_are_as_likely_as_those_of_dice(counts: list[int], total: int, first: int) -> None:
    dice = asked(lambda dice: dice.pick(counts, total, first))
    drawn = [Every(answer).pick(counts, total, first) for answer in range(total)]
    assert dict(zip(dice.kinds, dice.weights)) == {kind: drawn.count(kind) for kind in drawn}
    assert dice.total == total
    for kind in dice.kinds:
        assert AskingDice([kind]).pick(counts, total, first) == kind


def test_what_cannot_come_is_refused() -> None:
    with pytest.raises(BadOutcome):
        AskingDice([1]).pick([2, 0, 3], 5)
    with pytest.raises(BadOutcome):
        AskingDice([3]).pick([0, 2, 3, 5], 4, 1)
    with pytest.raises(BadOutcome):
        AskingDice([4]).below(4)


def test_what_can_come_in_one_way_only_is_not_asked() -> None:
    dice = AskingDice([])
    assert dice.below(1) == 0
    assert dice.pick([0, 3, 0], 3) == 1
    assert dice.pick([5, 3, 5], 3, 1) == 1
    assert asked(lambda dice: dice.below(4)).weights == [1, 1, 1, 1]


@pytest.mark.parametrize("id", OURS)
def test_chances_add_up_in_every_draw(id: str) -> None:
    state, chance, draws = load(id).new_initial_state(), np.random.default_rng(2), 0
    for _ in range(150):
        if state.is_chance_node():
            kinds, likely = zip(*state.chance_outcomes())
            assert sum(likely) == pytest.approx(1)
            assert list(kinds) == state.legal_actions()
            draws += 1
        state.apply_action(int(chance.choice(state.legal_actions())))
    assert 10 < draws < 150


def test_a_draw_of_somebody_else_is_not_known() -> None:
    game = load("thurn-und-taxis")
    for steps in range(20, 200):
        state = walked(game, steps)
        seat = state.node.seat
        if state.is_chance_node() and seat >= 0 and "pile" in game.rules.game.notation(state.node.action):
            break
    one, other = (state.child(kind) for kind in state.legal_actions()[:2])
    own = one.information_state_string(seat), other.information_state_string(seat)
    assert own[0] != own[1]
    assert one.information_state_string(1 - seat) == other.information_state_string(1 - seat)
    assert one.observation_string(1 - seat) == other.observation_string(1 - seat)


@pytest.mark.parametrize("id", OURS)
def test_observations_are_those_of_the_game_scaled(id: str) -> None:
    state = walked(load(id), 80)
    title, seats = state.get_game().rules.game, 2
    seen = np.frombuffer(title.observe(state.node.state, 1), np.uint8)
    assert state.observation_tensor(1) == pytest.approx(seen / np.array(title.observation_scales(seats)))
    assert state.observation_string(1).count("=") == np.count_nonzero(seen)


@pytest.mark.parametrize("id", OURS)
def test_a_position_is_read_back(id: str) -> None:
    state = walked(load(id, rewards="margin"), 90)
    game, again = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))
    assert str(again) == str(state)
    assert again.history() == state.history()
    assert again.information_state_string(0) == state.information_state_string(0)
    assert str(pickle.loads(pickle.dumps(state))) == str(state)
    assert str(game) == str(state.get_game())


def test_who_wins_is_paid() -> None:
    state = load("orleans").new_initial_state()
    chance = np.random.default_rng(4)
    while not state.is_terminal():
        state.apply_action(int(chance.choice(state.legal_actions())))
    places = state.node.rules.game.ranking(state.node.state)
    assert state.returns() == [1.0 if place == 1 else -1.0 for place in places]
    assert state.legal_actions() == []


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("postchaise_la_loire(seats=3,edition=fr,variant=casual,upgrade_same_turn=true)")
    assert game.rules.options["variant"] == "casual"
    assert game.rules.options["upgrade_same_turn"] is True
    assert game.get_type().utility == pyspiel.GameType.Utility.GENERAL_SUM
    with pytest.raises(Exception, match="variant"):
        pyspiel.load_game("postchaise_la_loire(variant=quick)")
