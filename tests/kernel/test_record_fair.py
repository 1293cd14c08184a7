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
from postchaise import Match, SealedDice
from postchaise.kernel.dice import RANDOM
from postchaise.kernel.errors import BadRecord
from postchaise.kernel.record import LateJoin
from postchaise.kernel.replay import is_shuffle_fair, verify_shuffle


def test_a_sealed_match_is_fair() -> None:
    text = finished(sealed=True)
    assert f"\nsealed: {SealedDice(KEY).commitment}\n" in text
    assert f"\nkey: {KEY.hex()}\n" in text
    assert is_shuffle_fair(text) is True


def test_a_match_that_somebody_joined_after_the_deal_is_verified_but_not_called_fair() -> None:
    match = Match.from_record(played(2, SealedDice(KEY, 0, [RANDOM, RANDOM]), 10**6))
    match.late_joins = [LateJoin(1, 3)]
    text = match.record()
    assert "\njoined: 2 3\n" in text
    assert Match.from_record(text).record() == text
    assert verify_shuffle(text).verdict == "late"
    assert is_shuffle_fair(text) is None
    hidden = text.replace("joined: 2 3\n", "")
    assert is_shuffle_fair(hidden) is False, "nobody takes the line out"


@pytest.mark.parametrize("line", ["joined: 3 1", "joined: 0 1", "joined: 1 99999", "joined: 1"])
def test_a_late_join_names_a_seat_and_a_place_of_the_match(line: str) -> None:
    text = finished()
    with pytest.raises(BadRecord) as refused:
        Match.from_record(text.replace("\nsetup:", f"\n{line}\nsetup:"))
    assert refused.value.code == "record-header"


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
