"""A question ready to be shown, and the words without a language it is made of."""

import json
import pickle

import pytest

from postchaise import Dice, Match
from postchaise.kernel.actions.decision import Choice, Cost, Decision, omit_zero_amounts
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason


def question() -> tuple[Match, Decision]:
    match = Match("la-loire", 2, Dice(7))
    decision = match.decision(match.actor)
    assert decision is not None
    return match, decision


def at_a_stop() -> tuple[Match, Decision]:
    """A question with greyed choices."""
    match, decision = question()
    while not decision.disabled:
        match.play(match.actor, decision.allowed[0].action)
        found = match.decision(match.actor)
        assert found is not None
        decision = found
    return match, decision


def test_open_and_greyed_choices_are_told_apart_by_the_reason() -> None:
    match, decision = at_a_stop()
    legal = match.legal(match.actor)
    assert sorted(choice.action for choice in decision.allowed) == legal
    assert len(decision.allowed) + len(decision.disabled) == len(decision.choices)
    for choice in decision.disabled:
        assert choice.reason is not None
        assert choice.reason == match.why_not(match.actor, choice.action)
        assert choice.action not in legal


def test_no_action_is_listed_twice() -> None:
    _, decision = at_a_stop()
    actions = [choice.action for choice in decision.choices]
    assert len(actions) == len(set(actions))


def test_a_choice_names_its_action_in_notation_and_on_the_board() -> None:
    match, decision = at_a_stop()
    for choice in decision.choices:
        assert match.game.parse(choice.notation) == choice.action
        assert choice.anchors == match.game.space.anchors(choice.action)
        assert choice.group


def test_nobody_else_is_asked() -> None:
    match, _ = question()
    assert match.decision(1 - match.actor) is None


def test_after_the_end_nobody_is_asked() -> None:
    match = Match("la-loire", 1, Dice(7))
    dice = Dice(1)
    while not match.over:
        legal = match.legal(0)
        match.play(0, legal[dice.below(len(legal))])
    assert match.decision(0) is None


def test_a_decision_asks_without_changing_anything() -> None:
    match, _ = at_a_stop()
    before = match.state.to_json()
    match.decision(match.actor)
    assert match.state.to_json() == before


def test_a_decision_travels_between_processes() -> None:
    _, decision = at_a_stop()
    assert pickle.loads(pickle.dumps(decision)) == decision


def test_a_decision_by_hand() -> None:
    allowed = Choice(1, "done", Message("choice-done"), "done", {}, [], [])
    greyed = Choice(2, "ride", Message("choice-ride"), "ride", {"deniers": 1}, [], ["city:ulm"], Reason("LL-MOVE-01"))
    decision = Decision(0, Message("prompt"), [allowed, greyed])
    assert (decision.allowed, decision.disabled) == ([allowed], [greyed])


def test_costs_are_not_shared() -> None:
    one, two = Cost(), Cost()
    one.pays["deniers"] = 1
    one.effects.append(Message("effect"))
    assert two == Cost({}, [])


def test_a_phrase_compares_hashes_prints_and_pickles_by_value() -> None:
    message = Message("choice-buy", good=Message("good-cheese"), deniers=2)
    same = Message("choice-buy", deniers=2, good=Message("good-cheese"))
    assert message == same
    assert hash(message) == hash(same)
    assert message not in (
        Message("choice-buy"),
        Message("choice-buy", good=Message("good-wine"), deniers=2),
        "choice-buy",
    )
    assert eval(repr(message)) == message
    assert pickle.loads(pickle.dumps(message)) == message


def test_a_phrase_is_plain_data_as_json() -> None:
    message = Message("choice-buy", good=Message("good-cheese"), deniers=2)
    assert json.loads(json.dumps(message.to_json())) == {
        "id": "choice-buy",
        "args": {"good": {"id": "good-cheese", "args": {}}, "deniers": 2},
    }


@pytest.mark.parametrize("seat", [-1, 2, 99])
def test_a_seat_that_does_not_exist_is_not_asked(seat: int) -> None:
    from postchaise.kernel.errors import BadSeats

    match, _ = question()
    with pytest.raises(BadSeats):
        match.decision(seat)


def test_a_price_names_what_it_takes_and_nought_only_where_it_is_free() -> None:
    assert omit_zero_amounts({"deniers": 4, "wood": 0}) == {"deniers": 4}
    assert omit_zero_amounts({"deniers": 0, "wood": 1}) == {"wood": 1}
    assert omit_zero_amounts({"deniers": 0, "wood": 0}) == {"deniers": 0}
    assert omit_zero_amounts({}) == {}, "what has no price is not free either"


# The list of what is legal


def test_a_list_of_legal_actions_understands_notation_and_numbers() -> None:
    match = Match("la-loire", 2, Dice(7))
    legal = match.legal(match.actor)
    assert legal == match.game.legal(match.state, match.actor)
    assert legal.notations == ["first merchant", "first messenger"]
    assert "first merchant" in legal
    assert "First  MERCHANT" in legal
    assert legal[0] in legal
    assert "build farm" not in legal
    assert "make tea" not in legal  # no action of the game at all
    assert -1 not in legal
    assert None not in legal


def test_nobody_else_s_list_is_empty_and_false() -> None:
    match = Match("la-loire", 2, Dice(7))
    assert match.legal(match.actor)
    assert not match.legal(1 - match.actor)
    assert repr(match.legal(1 - match.actor)) == "<LegalActions: none (0)>"


def test_a_list_of_legal_actions_reads_well() -> None:
    match = Match("thurn-und-taxis", 2, Dice(7))
    legal = match.legal(match.actor)
    assert len(legal) > 6
    assert repr(legal) == f"<LegalActions: {', '.join(legal.notations[:6])}, ... ({len(legal)})>"


def test_a_list_of_legal_actions_travels_as_plain_numbers() -> None:
    match = Match("la-loire", 2, Dice(7))
    legal = match.legal(match.actor)
    assert json.loads(json.dumps(legal)) == legal
    again = pickle.loads(pickle.dumps(legal))
    assert type(again) is list
    assert again == legal
