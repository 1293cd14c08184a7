"""Taking back one's own actions, and going further back by consent."""

import json

import pytest

from kernel.playing import KEY, fresh, play_on, snapshot, until_barrier
from postchaise import Dice, IllegalAction, Match, SealedDice
from postchaise.kernel.messages.reason import NOTHING_TO_UNDO, UNDO_NOT_YOURS, UNDO_REVEALED
from postchaise.kernel.replay import is_shuffle_fair

# Undoing


def test_there_is_nothing_to_undo_at_first() -> None:
    match = fresh()
    reason = match.undoable(match.actor)
    assert reason is not None
    assert reason.rule == NOTHING_TO_UNDO
    with pytest.raises(IllegalAction):
        match.undo(match.actor)


def test_an_action_that_taught_nothing_is_taken_back() -> None:
    match = fresh()
    before, seat = snapshot(match), match.actor
    played = match.play(seat, "first messenger")
    assert not played.barrier
    assert match.undoable(seat) is None
    assert match.undo(seat) == played
    assert snapshot(match) == before


def test_undo_is_last_in_first_out() -> None:
    match = fresh()
    seat, seen = match.actor, [snapshot(match)]
    match.play(seat, "first merchant")
    seen.append(snapshot(match))
    match.play(seat, match.legal(seat)[0])
    assert not match.entries[-1].barrier
    for before in reversed(seen):
        match.undo(seat)
        assert snapshot(match) == before
    with pytest.raises(IllegalAction):
        match.undo(seat)


def test_after_undo_another_choice_is_played() -> None:
    match = fresh()
    seat = match.actor
    match.play(seat, "first merchant")
    match.undo(seat)
    match.play(seat, "first messenger")
    straight = fresh()
    straight.play(seat, "first messenger")
    assert match.record() == straight.record()


def test_others_may_not_undo() -> None:
    match = fresh()
    seat = match.actor
    match.play(seat, "first merchant")
    before = snapshot(match)
    reason = match.undoable(1 - seat)
    assert reason is not None
    assert (reason.rule, reason.args) == (UNDO_NOT_YOURS, {"player": seat + 1})
    with pytest.raises(IllegalAction) as caught:
        match.undo(1 - seat)
    assert snapshot(match) == before
    assert str(seat + 1) in str(caught.value)


def test_chance_ends_the_undo() -> None:
    match = until_barrier(fresh())
    last = match.entries[-1]
    assert last.outcomes
    reason = match.undoable(last.seat)
    assert reason is not None
    assert reason.rule == UNDO_REVEALED
    before = snapshot(match)
    with pytest.raises(IllegalAction):
        match.undo(last.seat)
    assert snapshot(match) == before


def test_undo_stops_at_the_last_barrier() -> None:
    match = until_barrier(until_barrier(fresh()), barrier=False)
    seat = match.entries[-1].seat
    match.undo(seat)
    reason = match.undoable(match.entries[-1].seat)
    assert reason is not None
    assert reason.rule == UNDO_REVEALED


def test_every_barrier_has_outcomes_or_a_line_that_reveals() -> None:
    match = play_on(fresh(4))
    barriers = [entry for entry in match.entries if entry.barrier]
    assert barriers
    for entry in match.entries:
        assert entry.barrier == (bool(entry.outcomes) or any(match.game.reveals(line) for line in entry.log))


# Rewinding by consent


@pytest.mark.parametrize("dice", [Dice(7), SealedDice(KEY)], ids=["dice", "sealed"])
def test_rewind_goes_back_past_anything(dice: Dice) -> None:
    match = fresh(dice=dice)
    start = match.state.to_json()
    play_on(match, 30)
    middle = match.state.to_json()
    play_on(match, 60, seed=5)
    match.rewind(30)
    assert (match.version, match.state.to_json()) == (30, middle)
    match.rewind(0)
    assert (match.version, match.state.to_json()) == (0, start)


def test_outcomes_undone_by_consent_are_spent() -> None:
    match = fresh(dice=SealedDice(KEY))
    play_on(match, 200)
    used = match.outcomes_used
    assert isinstance(match.dice, SealedDice)
    assert used == match.dice.position > len(match.setup_outcomes)
    match.rewind(10)
    assert match.outcomes_used == match.dice.position == used
    until_barrier(match)
    assert match.outcomes_used == match.dice.position == used + len(match.entries[-1].outcomes)


def test_sealed_dice_do_not_repeat_after_a_rewind() -> None:
    match = until_barrier(fresh(4, SealedDice(KEY)))
    last = match.entries[-1]
    drawn = set()
    for _ in range(6):
        match.rewind(match.version - 1)
        drawn.add(tuple(match.play(last.seat, last.action).outcomes))
    assert len(drawn) > 1


def test_spent_outcomes_are_in_the_record_and_fair() -> None:
    match = fresh(dice=SealedDice(KEY))
    play_on(match, 200)
    match.rewind(20)
    until_barrier(match)
    match.rewind(match.version - 1)
    until_barrier(match, barrier=False)
    match.undo(match.entries[-1].seat)  # what was spent before the undone action stays spent
    assert isinstance(match.dice, SealedDice)
    assert match.outcomes_used == match.dice.position
    play_on(match)
    text = match.record()
    assert "\nspent: " in text
    assert is_shuffle_fair(text) is True
    assert Match.from_record(text).outcomes_used == match.outcomes_used


def test_undo_works_after_a_rewind() -> None:
    match = until_barrier(until_barrier(fresh()), barrier=False)
    at, before = match.version, snapshot_of_play(match)
    play_on(match, 20)
    match.rewind(at)
    assert snapshot_of_play(match) == before
    match.undo(match.entries[-1].seat)
    assert match.version == at - 1


def snapshot_of_play(match: Match) -> str:
    return json.dumps([match.state.to_json(), [vars(entry) for entry in match.entries]])
