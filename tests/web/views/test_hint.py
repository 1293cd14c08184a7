"""The lines of a hint never contradict their order."""

from __future__ import annotations

import pytest

from postchaise import Dice, Match
from postchaise.bots.hint import HOPES, RIVAL, DifferencePart, Hint, HintChoice
from postchaise.web.views.hint import HintLine, describe_certainty, describe_lead, describe_why, drop_conflicting_shares
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view


def line(place: int, share: int, lead: str = "+0.4 ± 0.3") -> HintLine:
    return HintLine(place, f"choice {place}", place, f"Choice {place}", share, 25, "about even", lead, "")


def test_shares_that_contradict_the_points_are_dropped() -> None:
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(2, 45)])] == [-1, -1]
    assert [each.share for each in drop_conflicting_shares([line(1, 45), line(2, 45), line(3, 30)])] == [45, 45, 30]
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(1, 45)])] == [
        35,
        45,
    ]  # both are the first
    assert [each.share for each in drop_conflicting_shares([line(1, 35), line(2, 45, lead="")])] == [
        35,
        45,
    ]  # better than nothing


def seen(lang: str = "en") -> TableView:
    match = Match("la-loire", seats=2, dice=Dice(3))
    players = [
        Player("Anna", you=True) if seat == match.actor else Player("Mélusine", "bot") for seat in range(match.seats)
    ]
    context = ViewerContext("t", "la-loire", "Blois", "playing", match.version, match.seal, players, lang)
    return build_table_view(match, context)


def compared(table_view: TableView, gain: float, *parts: DifferencePart) -> HintChoice:
    assert table_view.decision is not None
    one, two = (choice.action for choice in table_view.decision.allowed[:2])
    return HintChoice(one, 1, -1.0, 0.0, two, gain, 0.5, list(parts))


def test_a_reason_is_a_sentence_of_the_game_without_numbers() -> None:
    table_view = seen()
    parts = (
        DifferencePart("delivered", 3.0, 0.5),
        DifferencePart(RIVAL, 1.2, 0.2),
        DifferencePart("boat", -0.8, 0.1),
        DifferencePart("palaces", 0.9, 0.8),  # less than twice its error
        DifferencePart("blue", 0.1, 0.01),  # not worth a clause
    )
    why = describe_why(table_view, compared(table_view, 3.4, *parts))
    assert why.replace("\u2068", "").replace("\u2069", "") == (
        "you deliver more messages and Mélusine scores less, but your boat gets less far"
    )


def test_a_clear_choice_has_a_reason_even_if_no_part_alone_is_certain() -> None:
    table_view = seen()
    part = DifferencePart(HOPES, 3.0, 2.0)
    assert describe_why(table_view, compared(table_view, 3.0, part)) == "it prepares more for later turns"
    assert describe_why(table_view, compared(table_view, 0.9, part)) == ""


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("sure", ["clear", "likely", "open", "few"])
def test_the_numbers_are_among_the_details(sure: str, lang: str) -> None:
    table_view = seen(lang)
    first = compared(table_view, 3.4, DifferencePart("delivered", 3.4, 0.5))
    second = HintChoice(first.against, 2, -1.0, 0.0, first.action, -3.4, 0.5)
    hint = Hint(sure, [first, second])
    assert "3" not in describe_certainty(table_view, hint)
    assert ("3" in describe_lead(table_view, hint)) is (sure in ("clear", "likely"))
