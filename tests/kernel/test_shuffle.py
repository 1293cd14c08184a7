"""The shuffle: nobody chooses it alone, and a record that was bent is found out."""

from __future__ import annotations

import pickle
import random
from collections.abc import Callable
from functools import cache

import pytest

from postchaise import BadRecord, Match, SealedDice
from postchaise.kernel import record
from postchaise.kernel.replay import is_shuffle_fair, verify_shuffle

KEY = bytes(range(32))
ADA, BEN = "ada0" * 8, "be40" * 8
SHORT = {"variant": "casual", "end_boat": "2/2/2/2"}


def dealt(key: bytes = KEY, nonces: tuple[str, ...] = (ADA, BEN), game: str = "la-loire", **options: str) -> Match:
    return Match(game, len(nonces), SealedDice(key, 0, list(nonces)), **options)


@cache
def whole() -> str:
    """A match to its end, with something taken back by consent on the way."""
    match, chance = dealt(**SHORT), random.Random(5)
    while not match.over:
        seat = match.actor
        entry = match.play(seat, chance.choice(match.legal(seat)))
        if entry.outcomes and match.version > 20 and not any(each.skipped for each in match.entries):
            match.rewind(match.version - 1)
    return match.record()


def test_key_nonces_seats_and_options_all_decide_the_deal() -> None:
    """Neither who knows the key nor who gives the last nonce has it alone."""
    deals = [
        dealt(),
        dealt(KEY[::-1]),
        dealt(nonces=(ADA, ADA)),
        dealt(nonces=("random", BEN)),
        dealt(nonces=(BEN, ADA)),
        dealt(edition="de"),
        Match("la-loire", 2, SealedDice(KEY)),
    ]
    streams = [match.dice.stream for match in deals if isinstance(match.dice, SealedDice)]
    assert len(set(streams)) == len(deals)
    assert len({tuple(match.setup_outcomes) for match in deals}) == len(deals)
    assert dealt().setup_outcomes == dealt().setup_outcomes
    assert len({match.seal for match in deals}) == 2, "the seal tells of the key alone: it is shown before the nonces"


def test_a_whole_match_is_proved_and_tells_what_was_passed_over() -> None:
    found = verify_shuffle(whole())
    assert found.verdict == "fair"
    assert found.times == 1
    assert found.skipped >= 1
    assert is_shuffle_fair(whole()) is True


def _lines(change: Callable[[list[str]], None]) -> Callable[[], str]:
    def changed() -> str:
        lines = whole().splitlines()
        change(lines)
        return "\n".join(lines) + "\n"

    return changed


def _find(lines: list[str], start: str) -> int:
    return next(i for i, line in enumerate(lines) if line.startswith(start))


def _swap_quiet(lines: list[str]) -> None:
    """Two neighbouring actions without chance that may as well come the other way round: the rules do not mind."""
    for i in range(_find(lines, "setup:") + 1, len(lines) - 4):
        one, two = lines[i : i + 2]
        if one[0] == two[0] and one != two and ";" not in one + two and ":" not in one + two:
            lines[i], lines[i + 1] = two, one
            try:
                Match.from_record("\n".join(lines) + "\n")
            except BadRecord:
                lines[i], lines[i + 1] = one, two
            else:
                return
    raise AssertionError("no two such actions")


def _without(start: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.pop(_find(lines, start)) and None


def _cut(lines: list[str]) -> None:
    del lines[-40:]


def _put(start: str, line: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.insert(_find(lines, start), line)


BENT = {
    "cut off": (_lines(_cut), "cut"),
    "end left out": (_lines(lambda lines: lines.__delitem__(slice(-2, None))), "cut"),
    "reordered": (_lines(_swap_quiet), "seal"),
    "seal left out": (_lines(_without("seal:")), "seal"),
    "another seal": (lambda: whole().replace("seal: ", "seal: 00", 1), "seal"),
    "help that nobody asked for": (_lines(_put("end:", "help: 1 3 hint")), "seal"),
    "a take-back that was not": (_lines(_put("end:", "spent: 2")), "seal"),
    "an outcome skipped": (_lines(lambda lines: lines.insert(_find(lines, "setup:") + 1, "spent: 1")), "drawn"),
    "a take-back hidden": (_lines(_without("spent:")), "drawn"),
    "another nonce": (lambda: whole().replace(BEN, ADA), "drawn"),
    "a person's nonce denied": (lambda: whole().replace(BEN, "random"), "drawn"),
    "nonces left out": (_lines(_without("nonces:")), "drawn"),
    "re-optioned": (
        lambda: whole().replace("option patronus_wood: one_wood", "option patronus_wood: all_wood"),
        "drawn",
    ),
    "another key": (lambda: whole().replace(KEY.hex(), KEY[::-1].hex()), "key"),
}


@pytest.mark.parametrize("how", BENT)
def test_a_record_that_was_bent_is_found_out(how: str) -> None:
    bend, verdict = BENT[how]
    text = bend()
    assert text != whole()
    assert verify_shuffle(text).verdict == verdict
    assert is_shuffle_fair(text) is False


@pytest.mark.parametrize("nonces", ["random", "random random random", "random x", "random RANDOM", f"random {ADA}0"])
def test_nonces_that_are_none_are_refused(nonces: str) -> None:
    text = whole().replace(f"nonces: {ADA} {BEN}", f"nonces: {nonces}")
    with pytest.raises(BadRecord):
        record.read_record(text)


def test_a_match_goes_on_with_the_same_shuffle_after_reading_and_pickling() -> None:
    match, chance = dealt(), random.Random(1)
    for _ in range(30):
        match.play(match.actor, chance.choice(match.legal(match.actor)))
    again = Match.from_record(match.record(), SealedDice(KEY))
    kept = pickle.loads(pickle.dumps(match.dice))
    assert isinstance(again.dice, SealedDice)
    assert again.nonces == [ADA, BEN]
    assert [again.dice.below(100) for _ in range(5)] == [kept.below(100) for _ in range(5)]
    assert "nonces: random random\n" in Match("la-loire", 2).record(), "at one's own screen the key is all there is"
