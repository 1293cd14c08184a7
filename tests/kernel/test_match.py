"""A game being played: started, judged, logged, looked at."""

import pytest

from kernel.playing import KEY, fresh, play_on, snapshot, until_barrier
from postchaise import OPEN, SPECTATOR, Dice, IllegalAction, Match, ScriptedDice, SealedDice
from postchaise.i18n import Translator
from postchaise.kernel.errors import BadNotation, BadOption, BadOutcome, BadRecord, BadSeats, UnknownGame
from postchaise.kernel.messages.reason import NOT_YOUR_TURN, OVER, UNKNOWN_ACTION
from postchaise.kernel.replay import is_shuffle_fair

# Starting


def test_a_match_starts_as_the_game_does() -> None:
    match = fresh(3, Dice(7), edition="de")
    assert match.state.to_json() == match.game.new(3, Dice(7), edition="de").to_json()
    assert (match.version, match.entries, match.over) == (0, [], False)
    assert match.actors == [match.actor]


def test_the_same_seed_gives_the_same_match() -> None:
    assert play_on(fresh()).record() == play_on(fresh()).record()
    assert fresh(dice=Dice(8)).record() != fresh().record()


def test_without_dice_a_match_is_sealed_with_a_key_of_its_own() -> None:
    one, two = Match("la-loire", 2), Match("la-loire", 2)
    assert isinstance(one.dice, SealedDice)
    assert isinstance(two.dice, SealedDice)
    assert len(one.dice.key) == 32
    assert one.dice.key != two.dice.key


def test_what_cannot_be_played_is_refused_by_name() -> None:
    with pytest.raises(UnknownGame):
        Match("chess", 2)
    with pytest.raises(BadSeats):
        Match("la-loire", 5)
    with pytest.raises(BadOption):
        Match("la-loire", 2, editon="de")


# Playing


def test_an_action_is_played_by_id_and_by_text() -> None:
    one, two = fresh(), fresh()
    entry = one.play(one.actor, one.game.parse("first messenger"))
    assert two.play(two.actor, "First  MESSENGER") == entry
    assert one.state.to_json() == two.state.to_json()
    assert one.version == 1
    assert (entry.seat, entry.action, entry.outcomes) == (one.entries[0].seat, one.game.parse("first messenger"), [])


def test_a_match_plays_as_the_game_does() -> None:
    match = play_on(fresh(3))
    state, dice = match.game.new(3, again := Dice(7)), again
    for entry in match.entries:
        match.game.apply(state, entry.seat, entry.action, dice)
    assert state.to_json() == match.state.to_json()


@pytest.mark.parametrize("dice", [Dice(7), SealedDice(KEY)], ids=["dice", "sealed"])
def test_an_illegal_action_leaves_everything_as_it_was(dice: Dice) -> None:
    match = until_barrier(fresh(dice=dice))
    before = snapshot(match)
    legal = match.legal(match.actor)
    for action in range(-2, len(match.game.space) + 2):
        if action not in legal:
            with pytest.raises(IllegalAction):
                match.play(match.actor, action)
    assert snapshot(match) == before


def test_another_seat_may_not_play() -> None:
    match = fresh()
    before = snapshot(match)
    with pytest.raises(IllegalAction) as caught:
        match.play(1 - match.actor, match.legal(match.actor)[0])
    assert caught.value.reason.rule == NOT_YOUR_TURN
    assert caught.value.game == "la-loire"
    assert snapshot(match) == before


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_refused(seat: int) -> None:
    match = fresh()
    before = snapshot(match)
    for ask in (lambda: match.play(seat, 0), lambda: match.legal(seat), lambda: match.undo(seat)):
        with pytest.raises(BadSeats) as caught:
            ask()
        assert caught.value.details == {"game": "la-loire", "seat": seat + 1, "seats": 2}
    assert snapshot(match) == before


@pytest.mark.parametrize("action", [-1, 10**6, -(10**30), 10**30])
def test_a_number_that_is_no_action_is_refused(action: int) -> None:
    match = fresh()
    with pytest.raises(IllegalAction) as caught:
        match.play(match.actor, action)
    assert caught.value.reason.rule == UNKNOWN_ACTION


def test_a_text_that_is_no_action_is_refused() -> None:
    match = fresh()
    before = snapshot(match)
    with pytest.raises(BadNotation):
        match.play(match.actor, "dance")
    assert snapshot(match) == before


def test_a_fault_in_the_middle_of_an_action_loses_nothing() -> None:
    """Chance fails after the action has begun: the match stands where it stood."""
    match = until_barrier(fresh())
    noted = match.entries[-1]
    match.rewind(match.version - 1)
    match.dice = ScriptedDice([])
    before = snapshot(match)
    with pytest.raises(BadOutcome):
        match.play(noted.seat, noted.action)
    assert snapshot(match) == before


def test_after_the_end_nothing_is_played() -> None:
    match = play_on(fresh())
    assert match.over
    assert (match.actor, match.actors, match.legal(0), match.legal(1)) == (-1, [], [], [])
    for seat in (0, 1):
        reason = match.why_not(seat, 0)
        assert reason is not None
        assert reason.rule == OVER
        with pytest.raises(IllegalAction):
            match.play(seat, 0)


def test_why_not_speaks_for_ids_texts_and_any_seat() -> None:
    match = fresh()
    assert match.why_not(match.actor, "first messenger") is None
    assert match.why_not(match.actor, match.game.parse("first messenger")) is None
    reason = match.why_not(99, "first messenger")
    assert reason is not None
    assert reason.rule == NOT_YOUR_TURN


def test_scores_and_ranking_are_those_of_the_game() -> None:
    match = play_on(fresh(4))
    assert [sum(score.values()) for score in match.scores()] == match.game.points(match.state)
    assert match.ranking() == match.game.ranking(match.state)
    assert 1 in match.ranking()


# Looking


def test_only_existing_audiences_look() -> None:
    match = fresh()
    for viewer in (0, 1, SPECTATOR):
        assert match.view(viewer)["game"] == "la-loire"
        assert match.log(viewer) == []
    for viewer in (2, 99, -3, -99):
        for look in (match.view, match.log):
            with pytest.raises(BadSeats) as caught:
                look(viewer)
            assert caught.value.code == "seat-unknown"


def test_everything_is_open_only_after_the_end() -> None:
    match = fresh(1)
    for look in (match.view, match.log):
        with pytest.raises(BadSeats) as caught:
            look(OPEN)
        assert caught.value.code == "viewer-early"
    play_on(match)
    assert match.view(OPEN)["over"] is True
    assert match.log(OPEN)


def test_the_log_is_words_from_an_entry_on() -> None:
    match = play_on(fresh(), 40)
    whole = match.log(SPECTATOR)
    assert whole == match.log(0)
    later = match.log(SPECTATOR, 30)
    assert later == whole[len(whole) - len(later) :]
    assert len(later) == sum(len(entry.log) for entry in match.entries[30:])
    assert all(Translator("en", "la-loire").knows(message.id) for message in whole)


def test_looking_changes_nothing() -> None:
    match = play_on(fresh(dice=SealedDice(KEY)), 40)
    before = snapshot(match)
    match.view(0), match.log(1), match.decision(match.actor), match.scores(), match.ranking(), match.record()
    match.undoable(0), match.why_not(0, 0), match.legal(0), is_shuffle_fair(match.record())
    assert snapshot(match) == before


@pytest.mark.parametrize("position", [-1, 3, 10**9])
def test_a_position_that_does_not_exist_is_refused(position: int) -> None:
    match = Match("la-loire", 2, Dice(7))
    match.play(match.actor, "first merchant")
    before = match.record()
    for back in (match.rewind, lambda at: match.fork(at, Dice(1))):
        with pytest.raises(BadRecord) as caught:
            back(position)
        assert caught.value.code == "position-unknown"
    assert match.record() == before
