"""The record: text in, text out, and a clear word about the first line that is wrong."""

from collections.abc import Callable
from functools import cache

import pytest

from estafette import Dice, Match, SealedDice
from estafette.kernel import record
from estafette.kernel.errors import BadRecord
from estafette.kernel.replay import fair

KEY = bytes(range(32))
ACTIONS = 400  # enough for something to be drawn


@cache
def finished(seats: int = 2, sealed: bool = False) -> str:
    return _played(seats, SealedDice(KEY) if sealed else Dice(7), 10**6)


@cache
def unfinished() -> str:
    return _played(2, Dice(7), ACTIONS)


def _played(seats: int, dice: Dice, actions: int) -> str:
    match = Match("la-loire", seats, dice, edition="de")
    chooser = Dice(1)
    while not match.over and match.version < actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
    return match.record()


def number(text: str, start: str) -> int:
    """The number of the first line that starts like this."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if line.startswith(start))


def first_action(text: str) -> int:
    return number(text, "setup:") + 1


def first_drawing(text: str) -> int:
    """The first action by which something was drawn."""
    return next(i for i, line in enumerate(text.splitlines(), 1) if " ; " in line)


def with_line(text: str, line: int, change: Callable[[str], str]) -> str:
    lines = text.splitlines()
    lines[line - 1] = change(lines[line - 1])
    return "\n".join(lines) + "\n"


def without_line(text: str, line: int) -> str:
    lines = text.splitlines()
    del lines[line - 1]
    return "\n".join(lines) + "\n"


# Round trips


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
    assert lines[0] == "estafette record 1"
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
        assert record.write(record.read(text)) == text


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
    text = _played(2, SealedDice(KEY), ACTIONS)
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


# Fairness


def test_a_sealed_match_is_fair() -> None:
    text = finished(sealed=True)
    assert f"\nsealed: {SealedDice(KEY).commitment}\n" in text
    assert f"\nkey: {KEY.hex()}\n" in text
    assert fair(text) is True


def test_the_key_is_shown_only_after_the_end() -> None:
    text = _played(2, SealedDice(KEY), ACTIONS)
    assert f"\nsealed: {SealedDice(KEY).commitment}\n" in text
    assert KEY.hex() not in text
    assert fair(text) is None


def test_a_match_without_a_seal_cannot_be_checked() -> None:
    assert fair(finished()) is None


def _other_outcome(line: str) -> str:
    """The last outcome becomes its neighbour."""
    head, _, last = line.rpartition(" ")
    return f"{head} {int(last) + (1 if int(last) < 3 else -1)}"


TAMPERED: dict[str, Callable[[str], str]] = {
    "outcome of the setup": lambda text: with_line(text, number(text, "setup:"), _other_outcome),
    "outcome of an action": lambda text: with_line(text, first_drawing(text), _other_outcome),
    "outcome left out": lambda text: with_line(text, first_drawing(text), lambda line: line.split(" ;")[0]),
    "key": lambda text: text.replace("key: 00", "key: 01"),
    "short key": lambda text: text.replace(f"key: {KEY.hex()}", "key: 00"),
    "seal": lambda text: text.replace("sealed: ", "sealed: 0"),
    "no seal": lambda text: without_line(text, number(text, "sealed:")),
    "key and seal": lambda text: text.replace(KEY.hex(), KEY[::-1].hex()).replace(
        SealedDice(KEY).commitment, SealedDice(KEY[::-1]).commitment
    ),
    "action": lambda text: with_line(
        text,
        first_action(text),
        lambda line: line[:2] + ("first merchant" if "messenger" in line else "first messenger"),
    ),
    "action left out": lambda text: without_line(text, first_action(text) + 3),
    "seat of an action": lambda text: with_line(
        text, first_action(text), lambda line: str(3 - int(line[0])) + line[1:]
    ),
    "seats": lambda text: text.replace("seats: 2", "seats: 3"),
    "spent": lambda text: with_line(text, first_action(text), lambda line: f"spent: 1\n{line}"),
    "negative spent": lambda text: with_line(text, first_action(text), lambda line: f"spent: -99\n{line}"),
    "end": lambda text: with_line(text, number(text, "end:"), lambda line: "end: 99 0"),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_a_record_that_was_tampered_with_is_not_fair(how: str) -> None:
    """False, or refused as no record at all; never a crash, never true."""
    text = TAMPERED[how](finished(sealed=True))
    assert text != finished(sealed=True)
    try:
        assert fair(text) is False
    except BadRecord:
        assert how == "negative spent"


# Records that are wrong: the text, the line that is named, the code where only one would do

CORRUPTED: dict[str, tuple[Callable[[str], str], Callable[[str], int], str]] = {
    "empty": (lambda text: "", lambda text: 1, "record-foreign"),
    "foreign": (lambda text: '[Event "World Championship"]\n1. e4 e5\n', lambda text: 1, "record-foreign"),
    "binary": (lambda text: "\x7fELF\x00\x01\ufffd\x00" * 50, lambda text: 1, "record-foreign"),
    "html": (lambda text: "<!doctype html>\n" + text, lambda text: 1, "record-foreign"),
    "another format": (lambda text: text.replace("record 1", "record 2"), lambda text: 1, "record-foreign"),
    "huge": (lambda text: text + "# " + "x" * record.MOST_CHARACTERS, lambda text: 1, "record-too-long"),
    "only the first line": (lambda text: record.FIRST_LINE, lambda text: 1, "record-header-missing"),
    "truncated in the header": (lambda text: text[: text.index("setup:")], lambda text: 1, "record-header-missing"),
    "no game": (lambda text: without_line(text, 2), lambda text: 1, "record-header-missing"),
    "no components": (lambda text: without_line(text, 3), lambda text: 1, "record-header-missing"),
    "no seats": (lambda text: without_line(text, 4), lambda text: 1, "record-header-missing"),
    "junk in the header": (lambda text: with_line(text, 5, lambda _: "\0\1\2"), lambda text: 5, "record-header"),
    "a header twice": (lambda text: with_line(text, 5, lambda _: "seats: 2"), lambda text: 5, "record-header"),
    "an unknown header": (lambda text: with_line(text, 5, lambda _: "colour: red"), lambda text: 5, "record-header"),
    "a game without version": (lambda text: text.replace("la-loire 1", "la-loire"), lambda text: 2, "record-header"),
    "a version in words": (lambda text: text.replace("la-loire 1", "la-loire one"), lambda text: 2, "record-header"),
    "seats in words": (lambda text: text.replace("seats: 2", "seats: two"), lambda text: 4, "record-header"),
    "endless seats": (lambda text: text.replace("seats: 2", "seats: " + "9" * 5000), lambda text: 4, "record-header"),
    "outcomes in words": (
        lambda text: text.replace("setup: ", "setup: x "),
        lambda t: number(t, "setup"),
        "record-header",
    ),
    "a key that is none": (
        lambda text: text.replace("setup:", "key: xyz\nsetup:"),
        lambda t: number(t, "key"),
        "record-header",
    ),
    "spent in words": (lambda text: text + "spent: some\n", lambda text: len(text.splitlines()), "record-header"),
    "spent less than nothing": (
        lambda text: text + "spent: -1\n",
        lambda text: len(text.splitlines()),
        "record-header",
    ),
    "wrong version": (lambda text: text.replace("la-loire 1", "la-loire 2"), lambda text: 2, "record-version"),
    "version zero": (lambda text: text.replace("la-loire 1", "la-loire 0"), lambda text: 2, "record-version"),
    "wrong components": (
        lambda text: with_line(text, 3, lambda _: "components: 0123456789abcdef"),
        lambda text: 3,
        "record-components",
    ),
    "no components named": (
        lambda text: with_line(text, 3, lambda _: "components: none"),
        lambda t: 3,
        "record-components",
    ),
    "unknown game": (lambda text: text.replace("la-loire", "la-loir"), lambda text: 2, ""),
    "too many seats": (lambda text: text.replace("seats: 2", "seats: 9"), lambda text: 4, "record-setup"),
    "other seats": (lambda text: text.replace("seats: 2", "seats: 4"), lambda t: number(t, "setup"), "record-setup"),
    "unknown option": (
        lambda text: text.replace("option edition:", "option editon:"),
        lambda text: number(text, "option editon"),
        "record-setup",
    ),
    "wrong option value": (
        lambda text: text.replace("option edition: de", "option edition: it"),
        lambda text: number(text, "option edition"),
        "record-setup",
    ),
    "missing outcome of the setup": (
        lambda text: with_line(text, number(text, "setup:"), lambda line: line.rpartition(" ")[0]),
        lambda text: number(text, "setup:"),
        "record-setup",
    ),
    "leftover outcome of the setup": (
        lambda text: with_line(text, number(text, "setup:"), lambda line: line + " 0"),
        lambda text: number(text, "setup:"),
        "record-outcomes-left",
    ),
    "impossible outcome of the setup": (
        lambda text: text.replace("setup: ", "setup: 99 "),
        lambda text: number(text, "setup:"),
        "record-setup",
    ),
    "wrong seat": (
        lambda text: with_line(text, first_action(text), lambda line: str(3 - int(line[0])) + line[1:]),
        first_action,
        "record-line",
    ),
    "seat zero": (
        lambda text: with_line(text, first_action(text), lambda line: "0" + line[1:]),
        first_action,
        "record-line",
    ),
    "seat nine": (
        lambda text: with_line(text, first_action(text), lambda line: "9" + line[1:]),
        first_action,
        "record-line",
    ),
    "endless seat": (
        lambda text: with_line(text, first_action(text), lambda line: "9" * 5000 + line[1:]),
        first_action,
        "record-action",
    ),
    "no seat": (lambda text: with_line(text, first_action(text), lambda line: line[2:]), first_action, "record-header"),
    "only a seat": (
        lambda text: with_line(text, first_action(text), lambda line: line[0]),
        first_action,
        "record-line",
    ),
    "a seat with letters": (
        lambda text: with_line(text, first_action(text), lambda line: "1x" + line[1:]),
        first_action,
        "record-action",
    ),
    "illegal action": (
        lambda text: with_line(text, first_action(text), lambda line: line[0] + " sell wine"),
        first_action,
        "record-line",
    ),
    "no action": (
        lambda text: with_line(text, first_action(text) + 1, lambda line: line[0] + " dance"),
        lambda text: first_action(text) + 1,
        "record-line",
    ),
    "truncated in an action": (
        lambda text: "\n".join(text.splitlines()[: first_action(text) + 4]) + "\n1 rid",
        lambda text: len(text.splitlines()),
        "record-line",
    ),
    "leftover outcome": (
        lambda text: with_line(text, first_drawing(text), lambda line: line + " 1"),
        first_drawing,
        "record-outcomes-left",
    ),
    "outcome where nothing is drawn": (
        lambda text: with_line(text, first_action(text), lambda line: line + " ; 1"),
        first_action,
        "record-outcomes-left",
    ),
    "missing outcome": (
        lambda text: with_line(text, first_drawing(text), lambda line: line.split(" ;")[0]),
        lambda text: first_drawing(unfinished()),
        "record-line",
    ),
    "impossible outcome": (
        lambda text: with_line(text, first_drawing(text), lambda line: line.split(" ;")[0] + " ; 99"),
        first_drawing,
        "record-line",
    ),
    "negative outcome": (
        lambda text: with_line(text, first_drawing(text), lambda line: line.split(" ;")[0] + " ; -1"),
        first_drawing,
        "record-line",
    ),
    "outcome in words": (
        lambda text: with_line(text, first_drawing(text), lambda line: line + " x"),
        first_drawing,
        "record-action",
    ),
    "an end before the end": (lambda text: text + "end: 1 2\n", lambda text: number(text, "end:"), "record-end"),
}


@pytest.mark.parametrize("how", CORRUPTED)
def test_a_wrong_record_is_refused_and_its_first_wrong_line_is_named(how: str) -> None:
    change, line, code = CORRUPTED[how]
    text = change(unfinished())
    assert text != unfinished()
    with pytest.raises(BadRecord) as caught:
        Match.from_record(text)
    assert (caught.value.code, caught.value.details["line"]) == (code or caught.value.code, line(text))
    assert 0 < len(str(caught.value)) < 5000


def test_an_action_after_the_end_is_refused() -> None:
    text = finished() + "1 done\n"
    with pytest.raises(BadRecord) as caught:
        Match.from_record(text)
    assert caught.value.details["line"] == len(text.splitlines())


@pytest.mark.parametrize("end", ["end: 0 0", "end: 1", "end: 1 2 3", "end: 99 99"])
def test_a_wrong_result_is_refused(end: str) -> None:
    text = with_line(finished(), number(finished(), "end:"), lambda _: end)
    with pytest.raises(BadRecord) as caught:
        Match.from_record(text)
    assert (caught.value.code, caught.value.details["line"]) == ("record-end", number(text, "end:"))


def refusal(text: str) -> BadRecord | None:
    try:
        Match.from_record(text)
    except BadRecord as error:
        return error
    return None


def test_every_line_left_out_is_noticed_or_harmless() -> None:
    """Whatever line is lost: another match comes out, or a clear refusal; never another exception."""
    text = unfinished()
    lines = range(1, len(text.splitlines()) + 1, 7)
    refusals = [error for line in lines if (error := refusal(without_line(text, line))) is not None]
    assert refusals
    assert {error.details["line"] for error in refusals} <= set(range(1, len(text.splitlines())))


@pytest.mark.parametrize("cut", range(0, 8000, 263))
def test_a_text_cut_anywhere_is_a_shorter_match_or_refused(cut: int) -> None:
    text = unfinished()[:cut]
    error = refusal(text)
    assert error is None or error.details["line"] in (1, number(unfinished(), "setup"), len(text.splitlines()))


def test_fair_refuses_what_is_no_record() -> None:
    for text in ("", "junk", finished(sealed=True).replace("seats: 2", "seats: two")):
        with pytest.raises(BadRecord):
            fair(text)


def test_help_is_told_where_it_was_asked_and_comes_back() -> None:
    match = Match.from_record(unfinished())
    match.helps = [record.Help(0, 0, "nudge"), record.Help(1, match.version, "hint"), record.Help(1, 1, "show")]
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
    match.helps.append(record.Help(seat, match.version, "hint"))
    match.undo(seat)
    assert [(each.seat, each.number) for each in match.helps] == [(seat, match.version)]
