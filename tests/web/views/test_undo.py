"""Undo names the action for the player and for those who must agree."""

from __future__ import annotations

import pytest

from postchaise import Dice, Match
from postchaise.kernel.registry import titles
from postchaise.web.translations import translator_for
from postchaise.web.views.action_preview import preview_actions
from postchaise.web.views.table_view import TakebackRequest, build_undo_state

NAMES = ["Anna", "Bert"]


def test_undo_names_the_last_action_as_it_was_chosen() -> None:
    match = Match("la-loire", 2, Dice(5))
    seat, word = match.actor, translator_for("en", "la-loire", NAMES)
    labels = []
    while match.actor == seat and len(labels) < 3:
        decision = match.decision(seat)
        assert decision is not None
        choice = decision.allowed[0]
        match.play(seat, choice.action)
        if match.entries[-1].barrier:
            break
        labels.append(word.translate(choice.label))
        found = build_undo_state(match, "playing", seat, None, word)
        assert (found.can_undo, found.what) == (True, labels[-1])
        assert found.restart == (len(labels) if len(labels) > 1 else 0)
    assert len(labels) >= 2
    again = Match.restored(match.game, 2, match.options, match.setup_outcomes, match.entries)
    assert build_undo_state(again, "playing", seat, None, word).what == labels[-1], "also when it was loaded"


def test_a_take_back_tells_everybody_what_it_costs_and_no_secret() -> None:
    match, word = Match("thurn-und-taxis", 2, Dice(3)), translator_for("en", "thurn-und-taxis", NAMES)
    match.play(match.actor, "draw pile")
    seat = match.entries[0].seat
    request = TakebackRequest(seat, 1 - seat, 0)
    own = build_undo_state(match, "playing", seat, None, word).loss
    other = build_undo_state(match, "playing", 1 - seat, request, word).loss
    onlooker = build_undo_state(match, "playing", -1, request, word).loss
    assert own is not None
    assert other is not None
    assert onlooker is not None
    assert own.seat == other.seat == onlooker.seat == seat
    assert own.action
    assert own.action != other.action == onlooker.action, "the card is known to whoever drew it"
    while match.actor == seat:
        match.play(seat, match.legal(seat)[0])
    mine = match.version
    match.play(1 - seat, match.legal(1 - seat)[0])
    all_of_it = build_undo_state(match, "playing", 1 - seat, request, word).loss
    assert all_of_it is not None
    assert dict(all_of_it.steps) == {seat: mine, 1 - seat: 1}


@pytest.mark.parametrize("game", titles())
def test_a_preview_uses_no_hidden_information(game: str) -> None:
    """As far as a seat can know: where the foresight is about the true world it is right."""
    match, dice = Match(game, 2, Dice(5)), Dice(6)
    seen = set()
    for _ in range(120):
        if match.over:
            break
        seat = match.actor
        legal = match.legal(seat)
        action = legal[dice.below(len(legal))]
        before, turn = match.state.to_json(), match.game.turn_number(match.state)
        told = preview_actions(match, seat, [action], Dice(9))
        assert match.state.to_json() == before, "nothing is done"
        entry = match.play(seat, action)
        ends = seat not in match.actors or match.game.turn_number(match.state) != turn
        assert (told.ends, told.reveals) == (ends, entry.barrier), match.game.notation(action)
        seen.add((ends, entry.barrier))
    assert {ends for ends, _ in seen} == {True, False}


def test_what_is_not_allowed_ends_nothing() -> None:
    match = Match("la-loire", 2, Dice(5))
    seat = match.actor
    wrong = next(i for i in range(len(match.game.space)) if i not in match.legal(seat))
    told = preview_actions(match, seat, [wrong], Dice(1))
    assert (told.ends, told.reveals) == (False, False)


@pytest.mark.parametrize(
    ("lang", "what"),
    [("en", "skipping the Administrator"), ("de", "den Amtmann übergehen"), ("fr", "passer le bailli")],
)
def test_undo_names_a_step_that_the_page_may_have_taken_by_itself(lang: str, what: str) -> None:
    match, dice, word = Match("thurn-und-taxis", 2, Dice(3)), Dice(4), translator_for(lang, "thurn-und-taxis", NAMES)
    while (decision := match.decision(match.actor)) is not None and decision.prompt.id != "prompt-draw-end":
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    seat = match.actor
    match.play(seat, "end draw")
    found = build_undo_state(match, "playing", seat, None, word)
    assert (found.can_undo, found.what) == (True, what)
