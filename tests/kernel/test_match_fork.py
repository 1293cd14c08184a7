"""A fork begins as a match did, and goes its own way."""

from kernel.playing import KEY, fresh, play_on, snapshot, until_barrier
from postchaise import Dice, SealedDice


def test_a_fork_begins_alike_and_goes_its_own_way() -> None:
    match = play_on(fresh(), 200)
    before = snapshot(match)
    fork = match.fork(100, Dice(99))
    assert fork.version == 100
    assert fork.entries == match.entries[:100]
    play_on(fork)
    assert fork.over
    assert snapshot(match) == before


def test_a_fork_of_a_sealed_match_does_not_tell_the_future() -> None:
    """Fresh dice: with the same key the outcomes to come would be known."""
    match = until_barrier(fresh(4, SealedDice(KEY)))
    last = match.entries[-1]
    drawn = {
        tuple(match.fork(match.version - 1, Dice(seed)).play(last.seat, last.action).outcomes) for seed in range(9)
    }
    assert len(drawn) > 1
    assert isinstance(match.dice, SealedDice)
    assert match.dice.position == match.outcomes_used


def test_a_fork_at_the_present_has_the_present_state() -> None:
    match = play_on(fresh(), 50)
    assert match.fork(50, Dice(1)).state.to_json() == match.state.to_json()
