"""What people read at a question: consequences and warnings before they choose."""

from __future__ import annotations

import pytest

from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.i18n import LANGUAGES, Translator
from postchaise.kernel.actions.decision import Choice
from thurn_und_taxis import PATH, Table, rule


def choice(t: Table, notation: str) -> Choice:
    decision = GAME.decision(t.s, t.s.active)
    assert decision is not None
    return next(each for each in decision.choices if each.notation == notation)


def effects(t: Table, notation: str) -> list[str]:
    return [effect.id for effect in choice(t, notation).effects]


@rule("TT-END-01", "TT-HOUSE-01")
@pytest.mark.parametrize("notation", ["houses each", "houses in baiern"])
def test_tt_end_01_the_last_house_is_announced_before_the_way_is_chosen(notation: str) -> None:
    """Also while it is open where the houses go."""
    t = Table().houses_left(1).draw().route("ingolstadt", "regensburg", "pilsen").closing().play("close")
    assert "effect-last-house" in effects(t, notation)
    t = Table().houses_left(9).draw().route("ingolstadt", "regensburg", "pilsen").closing().play("close")
    assert "effect-last-house" not in effects(t, notation)


@rule("TX-OFFICE-06")
def test_tx_office_06_with_an_empty_hand_the_administrator_shows_what_the_postmaster_will_cost() -> None:
    t = Table().letters(2).draw()
    assert t.s.forced
    assert effects(t, "administrator")[-1] == "effect-then-postmaster"
    translator = Translator("en", "thurn-und-taxis").translate(choice(t, "administrator").effects[-1])
    assert translator == "the Postmaster will then cost you 2 letters"
    assert "effect-then-postmaster" not in effects(Table().hand("ulm").letters(2).draw(), "administrator")


@rule("TT-OFFICE-CARTWRIGHT-01", "TT-OFFICE-CARTWRIGHT-02", "TX-OFFICE-04", "TT-TURN-06")
def test_tt_office_cartwright_01_closing_says_whether_the_cartwright_can_help_and_why_not() -> None:
    def closing(**options: bool) -> Table:
        return Table(**options).carriage(4).draw().route(*PATH[:3])

    assert effects(closing().closing(), "close")[-1] == "effect-cartwright"
    barred = closing(expansion=False).used("postmaster").closing()
    assert effects(barred, "close")[-1] == "effect-no-cartwright"
    poor = closing().letters(1).used("postmaster").closing()
    assert effects(poor, "close")[-1] == "effect-no-letters"
    far = Table().carriage(5).draw().route(*PATH[:3]).closing()
    assert effects(far, "close")[-1] == "effect-short"


@rule("TT-OFFICE-CARTWRIGHT-02", "TT-OFFICE-CARTWRIGHT-04")
@pytest.mark.parametrize("language", LANGUAGES)
def test_tt_office_cartwright_02_the_log_says_why_there_is_no_carriage(language: str) -> None:
    translator, sentence = Translator(language, "thurn-und-taxis", ["Anna", "Ben"]), set()
    far = Table().carriage(5).draw().route(*PATH[:3]).closing().close()
    left = Table().carriage(4).draw().route(*PATH[:3]).closing().close(carriage="decline carriage")
    barred = Table().carriage(4).letters(0).draw().route(*PATH[:3]).used("postmaster").closing().close()
    for t in (far, left, barred):
        line = next(line for line in t.log.lines() if GAME.events[line[0]].name == "no-carriage")
        message = GAME.log_line(line, 0)
        assert message is not None
        sentence.add(translator.translate(message))
    assert len(sentence) == 3


@rule("TT-HOUSE-07", "TT-HOUSE-01")
def test_tt_house_07_the_log_shows_the_houses_really_placed() -> None:
    translator = Translator("en", "thurn-und-taxis", ["Anna", "Ben"])

    def told(t: Table, action: str) -> str:
        t.play("close", action)
        line = next(line for line in t.log.lines() if GAME.events[line[0]].name.startswith("houses"))
        message = GAME.log_line(line, 0)
        assert message is not None
        return translator.translate(message)

    def closing() -> Table:
        return Table().draw().route("ingolstadt", "regensburg", "pilsen").closing()

    assert told(closing(), "houses each") == "Anna places 2 houses, one per province"
    assert told(closing(), "houses in baiern") == "Anna places 2 houses in Bavaria"
    assert told(closing().houses_left(1), "houses each") == "Anna places 1 house"


@rule("TT-ROUTE-07")
def test_tt_route_07_the_question_says_that_no_card_fits() -> None:
    t = Table().hand("lodz").draw().route(*PATH[:3])
    t.s.drawn = 1
    t.s.agenda.pop()
    question = GAME.decision(t.s, 0)
    assert question is not None
    assert (t.legal(), question.prompt.id) == (["abandon"], "prompt-abandon")
