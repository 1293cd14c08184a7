"""A sealed match can be checked once it is over, and a record that was tampered with is found out."""

from collections.abc import Callable

import pytest

from kernel.records import (
    ACTIONS,
    KEY,
    finished,
    first_action,
    first_drawing,
    number,
    played,
    with_line,
    without_line,
)
from postchaise import SealedDice
from postchaise.kernel.errors import BadRecord
from postchaise.kernel.replay import is_shuffle_fair


def test_a_sealed_match_is_fair() -> None:
    text = finished(sealed=True)
    assert f"\nsealed: {SealedDice(KEY).commitment}\n" in text
    assert f"\nkey: {KEY.hex()}\n" in text
    assert is_shuffle_fair(text) is True


def test_the_key_is_shown_only_after_the_end() -> None:
    text = played(2, SealedDice(KEY), ACTIONS)
    assert f"\nsealed: {SealedDice(KEY).commitment}\n" in text
    assert KEY.hex() not in text
    assert is_shuffle_fair(text) is None


def test_a_match_without_a_seal_cannot_be_checked() -> None:
    assert is_shuffle_fair(finished()) is None


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
        assert is_shuffle_fair(text) is False
    except BadRecord:
        assert how == "negative spent"


def test_fair_refuses_what_is_no_record() -> None:
    for text in ("", "junk", finished(sealed=True).replace("seats: 2", "seats: two")):
        with pytest.raises(BadRecord):
            is_shuffle_fair(text)
