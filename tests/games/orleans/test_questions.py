"""What a question of Orléans says to the seat that is asked: choices, limits, warnings."""

from __future__ import annotations

import pytest

from estafette.games.orleans.game import GAME
from estafette.games.orleans.state import State
from estafette.kernel.decision import Choice, Decision
from estafette.text import Speaker
from orleans import Table, rule


def asked(t: Table, seat: int | None = None) -> Decision:
    decision = GAME.decision(t.s, t.s.active if seat is None else seat)
    assert decision is not None
    return decision


def choice(t: Table, notation: str, seat: int | None = None) -> Choice:
    return next(each for each in asked(t, seat).choices if each.notation == notation)


def effects(t: Table, notation: str, seat: int | None = None, language: str = "en") -> list[str]:
    speaker = Speaker(language, "orleans")
    return [speaker.say(effect) for effect in choice(t, notation, seat).effects]


def prompt(t: Table, seat: int | None = None, language: str = "en") -> str:
    return Speaker(language, "orleans").say(asked(t, seat).prompt)


def test_no_question_copies_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(self: State) -> State:
        raise AssertionError("copied")

    planning, following = Table(3).plan(), Table(3).bag("farmer").bag("monk", seat=1).follow()
    monkeypatch.setattr(State, "copy", forbidden)
    assert len(asked(planning, 2).choices) > 10
    assert len(asked(following, 1).choices) > 1


@rule("OR-PHASE3-01")
def test_or_phase3_01_everybody_is_shown_the_own_limit() -> None:
    t = Table(2).track("knight", 0, 2).market().market(seat=1)
    t.bag(*["farmer"] * 9).bag(*["farmer"] * 3, seat=1).follow()
    draws = {seat: [each.notation for each in asked(t, seat).choices] for seat in (0, 1)}
    assert draws[0] == [f"draw {n}" for n in range(5)]
    assert draws[1] == [f"draw {n}" for n in range(7)]  # the last three greyed: the bag holds no more
    assert [each.notation for each in asked(t, 1).greyed] == ["draw 4", "draw 5", "draw 6"]


def test_what_a_choice_means_is_told_to_the_seat_that_is_asked() -> None:
    t = Table(2).stand("village-boatman", "boatman", seat=1).stand("village-craftsman", "craftsman", seat=1).plan()
    assert t.s.active == 0
    assert effects(t, "put own-farmer village-farmer", 0) == ["2 more are needed there"]
    assert effects(t, "put own-farmer village-farmer", 1)[0] == "Village becomes active"
