"""A record that is wrong is refused, with a clear word about its first wrong line."""

from collections.abc import Callable

import pytest

from kernel.records import (
    finished,
    first_action,
    first_drawing,
    number,
    unfinished,
    with_line,
    without_line,
)
from postchaise import Match
from postchaise.kernel import record
from postchaise.kernel.errors import BadRecord

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
