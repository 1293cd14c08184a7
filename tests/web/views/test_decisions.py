"""Bundles: their place in the decision, and which choices they cover."""

from __future__ import annotations

import pytest

from postchaise.kernel.actions.decision import Bundle, Decision
from postchaise.kernel.dice import Dice
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import View
from postchaise.kernel.registry import extras
from postchaise.web.translations import translator_for
from postchaise.web.views.decisions import ChoiceGroup, build_choice_groups

NAME = Message("group-draw")


@pytest.fixture
def drawing(monkeypatch: pytest.MonkeyPatch) -> list[ChoiceGroup]:
    """The first question of Thurn und Taxis, with two cards as one choice and a refusal."""
    match = Match("thurn-und-taxis", 2, Dice(3))

    def bundles(view: View, decision: Decision) -> list[Bundle]:
        drawn = [choice.notation for choice in decision.allowed if choice.notation.startswith("draw ")]
        both = Bundle(
            "both", drawn[:2], NAME, "both", effects=[NAME], anchors=["pile"], touch=["hand"], covers=drawn[:2]
        )
        return [both, Bundle("none", [], NAME, "draw", reason=NAME)]

    monkeypatch.setattr(
        type(extras("thurn-und-taxis")), "bundles", lambda self, view, decision: bundles(view, decision)
    )
    translator = translator_for("en", "thurn-und-taxis", ["Ada", "Ben"])
    return build_choice_groups(match.game, match.view(match.actor), match.decision(match.actor), translator)


def test_a_bundle_stands_first_under_its_own_heading(drawing: list[ChoiceGroup]) -> None:
    first = drawing[0]
    assert first.id == "both"
    assert [button.bundle.id for button in first.open if button.bundle] == ["both"]
    assert first.open[0].touch == ["pile", "hand"]


def test_what_it_covers_is_folded_and_the_rest_is_numbered_on(drawing: list[ChoiceGroup]) -> None:
    folded = drawing[-1]
    assert len(folded.covered) == 2
    assert not folded.open
    assert {button.key for button in folded.covered} == {0}
    keys = [button.key for heading in drawing for button in heading.open]
    assert keys == list(range(1, len(keys) + 1))


def test_a_bundle_without_actions_says_why_not(drawing: list[ChoiceGroup]) -> None:
    draw = next(heading for heading in drawing if heading.id == "draw")
    assert draw.disabled[0].reason


def test_a_bundle_of_one_action_is_that_choice_drawn_by_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    """Found by clicks and numbers as the choice is, and in the list only once."""
    match = Match("thurn-und-taxis", 2, Dice(3))
    decision = match.decision(match.actor)
    assert decision is not None
    one = decision.allowed[0]
    bundle = Bundle("one", [one.notation], NAME, "draw", anchors=one.anchors, drawn={"kind": "draw"})
    monkeypatch.setattr(type(extras("thurn-und-taxis")), "bundles", lambda self, view, decision: [bundle])
    translator = translator_for("en", "thurn-und-taxis", ["Ada", "Ben"])
    found = [
        each
        for group in build_choice_groups(match.game, match.view(match.actor), decision, translator)
        for each in group.open
    ]
    assert [button.action for button in found].count(one.action) == 1
    assert (found[0].action, found[0].notation, found[0].bundle) == (one.action, one.notation, bundle)
    assert len(found) == len(decision.allowed)
