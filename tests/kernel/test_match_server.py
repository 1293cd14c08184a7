"""What a server needs of a match: trying before it counts, coming back from what was written down, whole turns."""

from __future__ import annotations

import pytest

from kernel.playing import KEY, play_on, snapshot, until_barrier
from postchaise import Dice, Match, SealedDice
from postchaise.kernel.entry import StateCheckpoint

TITLES = ("la-loire", "orleans", "thurn-und-taxis")


@pytest.mark.parametrize("title", TITLES)
def test_an_attempt_changes_nothing_until_it_is_accepted(title: str) -> None:
    match = play_on(Match(title, 2, SealedDice(KEY)), 40)
    before, seat = snapshot(match), match.actor
    action = match.legal(seat)[0]
    entry, after = match.attempt(seat, action)
    match.seal_with(SealedDice(KEY))  # what was not accepted was not drawn
    assert snapshot(match) == before
    again, same = match.attempt(seat, action)
    assert (again, same.to_json()) == (entry, after.to_json())
    match.accept(again, same)
    assert match.entries[-1] == entry
    assert match.state.to_json() == after.to_json()


@pytest.mark.parametrize("title", TITLES)
@pytest.mark.parametrize("at", [0, 1, 30, 60])
def test_restored_from_its_entries_it_goes_on_as_before(title: str, at: int) -> None:
    match = play_on(Match(title, 3, SealedDice(KEY)), at)
    kept = StateCheckpoint(match.version, match.game.from_json(match.state.to_json())) if at else None
    play_on(match, 60 - at, seed=2)
    again = Match.restored(match.game, 3, match.options, match.setup_outcomes, match.entries, kept)
    again.seal_with(SealedDice(KEY))
    assert snapshot(again) == snapshot(match)
    assert again.record() == match.record()
    assert snapshot(play_on(again, 30, seed=3)) == snapshot(play_on(match, 30, seed=3))


def test_undo_goes_behind_the_kept_state() -> None:
    match = Match("la-loire", 2, Dice(7))
    while match.version < 5 or match.entries[-1].barrier or match.entries[-2].seat != match.entries[-1].seat:
        play_on(match, 1, seed=match.version)
    seat, before = match.entries[-1].seat, match.version
    again = Match.restored(
        match.game, 2, match.options, match.setup_outcomes, match.entries, StateCheckpoint(before, match.state.copy())
    )
    again.undo(seat)
    match.undo(seat)
    assert again.version == before - 1
    assert again.state.to_json() == match.state.to_json()


def test_the_start_of_a_turn_is_where_the_seat_began_it() -> None:
    match = Match("la-loire", 2, Dice(7))
    seat, turn = match.actor, match.game.turn_number(match.state)
    while match.actor == seat and match.game.turn_number(match.state) == turn:
        plain = [action for action in match.legal(seat) if not match.attempt(seat, action)[0].barrier]
        match.play(seat, plain[0])
        if match.actor == seat:
            assert match.turn_start(seat) == 0
    assert match.turn_start(1 - seat) == match.version  # nothing of its own to take back


def test_a_turn_starts_anew_after_something_was_revealed() -> None:
    match = until_barrier(Match("la-loire", 2, Dice(7)))
    assert match.turn_start(match.entries[-1].seat) == match.version


def test_a_turn_of_a_solo_game_does_not_reach_into_the_last_one() -> None:
    match = Match("la-loire", 1, Dice(7))
    turn = match.game.turn_number(match.state)
    while match.game.turn_number(match.state) < turn + 3:
        play_on(match, 1, seed=match.version)
    match.play(0, match.legal(0)[0])
    kept = match.turn_start(0)
    while match.version > kept:
        match.undo(0)
    assert match.game.turn_number(match.state) == turn + 3
