"""The record: text in, text out, with forks, seals and the help that was asked for."""

from collections.abc import Callable

import pytest

from kernel.records import (
    ACTIONS,
    KEY,
    finished,
    first_action,
    played,
    unfinished,
    with_line,
)
from postchaise import Dice, Match, SealedDice
from postchaise.kernel import record
from postchaise.kernel.errors import BadRecord


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_a_finished_match_comes_back_as_it_was(seats: int) -> None:
    text = finished(seats)
    match = Match.from_record(text, Dice(1))
    assert match.over
    assert match.record() == text


def test_an_unfinished_match_comes_back_and_goes_on() -> None:
    match = Match.from_record(unfinished(), Dice(1))
    assert match.record() == unfinished()
    assert not match.over
    match.play(match.actor, match.legal(match.actor)[0])
    assert match.record().startswith(unfinished().rstrip("\n"))


def test_undo_works_in_a_match_that_came_back() -> None:
    match = Match("la-loire", 2, Dice(7))
    seat = match.actor
    match.play(seat, "first merchant")
    again = Match.from_record(match.record(), Dice(1))
    again.undo(seat)
    assert again.record() == Match("la-loire", 2, Dice(7)).record()


def test_a_record_as_text() -> None:
    lines = unfinished().splitlines()
    assert lines[0] == "postchaise record 1"
    assert lines[1] == "game: la-loire 1"
    assert lines[2].startswith("components: ")
    assert lines[3] == "seats: 2"
    assert "option edition: de" in lines
    assert "option end_boat: 20/20/17/15" in lines
    assert unfinished().endswith("\n")
    assert "\nend:" not in unfinished()
    assert "\nsealed:" not in unfinished()


def test_reading_and_writing_are_each_other_s_reverse() -> None:
    for text in (finished(), unfinished(), finished(sealed=True)):
        assert record.write_record(record.read_record(text)) == text


@pytest.mark.parametrize(
    "change",
    [
        lambda text: text.replace("\n", "\r\n"),
        lambda text: text.replace("\n", "\n\n"),
        lambda text: text.replace("\n", "   \n  "),
        lambda text: text.replace("\nsetup", "\n# a note\nsetup").replace("\n1 ", "\n1   "),
        lambda text: with_line(text, first_action(text), lambda line: line.upper() + "  # a fine idea"),
    ],
    ids=["windows", "empty lines", "spaces", "notes", "capitals"],
)
def test_what_a_person_or_a_mail_does_to_a_text_does_no_harm(change: Callable[[str], str]) -> None:
    assert Match.from_record(change(unfinished()), Dice(1)).record() == unfinished()


def test_a_sealed_match_goes_on_where_it_stood() -> None:
    """A server resumes from the record and its key alone."""
    whole = Match("la-loire", 2, SealedDice(KEY))
    chooser = Dice(1)
    while whole.version < 200:
        legal = whole.legal(whole.actor)
        whole.play(whole.actor, legal[chooser.below(len(legal))])
    half = whole.fork(100, SealedDice(KEY))
    resumed = Match.from_record(half.record())
    resumed.dice = SealedDice(KEY, resumed.outcomes_used)
    for entry in whole.entries[100:]:
        assert resumed.play(entry.seat, entry.action) == entry
    assert resumed.record() == whole.record()


def test_sealed_dice_given_to_a_record_go_on_where_it_stood() -> None:
    """The position is the number of outcomes: nobody has to count them by hand."""
    text = played(2, SealedDice(KEY), ACTIONS)
    match = Match.from_record(text, SealedDice(KEY))
    assert isinstance(match.dice, SealedDice)
    assert match.dice.position == match.outcomes_used


def test_a_fork_says_how_much_of_it_is_another_match() -> None:
    """Whatever key it is continued with, it claims no seal; what is taken back and played anew is its own."""
    whole = Match.from_record(finished(sealed=True))
    fork = whole.fork(20, SealedDice(bytes(32)))
    assert "forked: 20\n" in fork.record()
    assert "sealed" not in fork.record()
    again = Match.from_record(fork.record(), Dice(1))
    assert again.forked == 20
    assert again.record() == fork.record()
    again.rewind(12)
    assert "forked: 12\n" in again.record()
    again.play(again.actor, again.legal(again.actor)[0])
    assert Match.from_record(again.record()).forked == 12
    assert "forked" not in whole.record()


@pytest.mark.parametrize("at", ["21", "-1", "x", ""])
def test_a_fork_later_than_its_match_is_refused(at: str) -> None:
    text = Match.from_record(finished()).fork(20, Dice(1)).record()
    with pytest.raises(BadRecord) as caught:
        Match.from_record(text.replace("forked: 20", f"forked: {at}"))
    assert (caught.value.code, caught.value.details["line"]) == (
        "record-header",
        1 + text.splitlines().index("forked: 20"),
    )


def test_a_sealed_match_that_is_over_comes_back_with_its_seal() -> None:
    text = finished(sealed=True)
    assert Match.from_record(text).record() == text


def test_help_is_told_where_it_was_asked_and_comes_back() -> None:
    match = Match.from_record(unfinished())
    match.helps = [
        record.RecordedHelp(0, 0, "nudge"),
        record.RecordedHelp(1, match.version, "hint"),
        record.RecordedHelp(1, 1, "show"),
    ]
    text = match.record()
    assert text.count("\nhelp: ") == 3
    assert text.index("help: 1 0 nudge") < text.index("help: 2 1 show") < text.index("help: 2 ", -40)
    again = Match.from_record(text)
    assert again.record() == text
    assert (again.helped(0), again.helped(1)) == (1, 2)


@pytest.mark.parametrize("line", ["help: 3 0 hint", "help: 1 99999 hint", "help: 1 hint", "help: one 0 hint"])
def test_help_that_nobody_can_have_asked_is_refused(line: str) -> None:
    with pytest.raises(BadRecord):
        Match.from_record(unfinished() + line + "\n")


def test_to_take_back_an_action_does_not_take_back_its_help() -> None:
    match = Match("la-loire", 2, Dice(1))
    seat = match.actor
    while not match.entries or match.entries[-1].barrier:
        seat = match.actor
        match.play(seat, match.legal(seat)[0])
    match.helps.append(record.RecordedHelp(seat, match.version, "hint"))
    match.undo(seat)
    assert [(each.seat, each.number) for each in match.helps] == [(seat, match.version)]
