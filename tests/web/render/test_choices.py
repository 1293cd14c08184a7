"""The decision panel: choices, undo, waiting, and the curtain."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from postchaise.kernel.actions.decision import Bundle
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras, titles
from postchaise.web.render.regions import render_regions
from postchaise.web.render.templates import render_template
from postchaise.web.views.decisions import ChoiceGroup, build_choice_groups
from postchaise.web.views.table_view import TableView, UndoState
from web.pages import LOSS, Reader, build_seat_view, play_actions


def question(game: str, actions: int, **more: Any) -> tuple[TableView, str]:
    match = play_actions(game, 3, actions)
    table_view = build_seat_view(match, match.actor, "en", ["Margot", "Rabelais", "Anna"], **more)
    return table_view, render_regions(table_view)["decision"]


@pytest.mark.parametrize("game", titles())
def test_every_open_choice_is_a_numbered_button(game: str) -> None:
    table_view, html = question(game, 75)
    assert table_view.decision is not None
    buttons = [attributes for tag, attributes in Reader(html).tags if tag == "button" and "data-anchors" in attributes]
    singly = {int(each["data-action"] or "") for each in buttons if "data-action" in each}
    bundled = {
        table_view.game.parse(each["data-actions"]) for each in buttons if "|" not in (each.get("data-actions") or "|")
    }
    assert singly | bundled == {choice.action for choice in table_view.decision.allowed}
    keys = [each["data-key"] for each in buttons if each["data-key"] != "0"]  # what is folded has none
    assert keys == [str(number + 1) for number in range(len(keys))]
    if not extras(game).bundles(table_view.view, table_view.decision):  # which may gather refusals
        assert html.count('class="choice unavailable"') == len(table_view.decision.disabled)


def test_many_greyed_choices_fold() -> None:
    table_view, _ = question("la-loire", 75)
    assert table_view.decision is not None
    button = build_choice_groups(table_view.game, table_view.view, table_view.decision, table_view.translator)[0].open[
        0
    ]
    greyed = [button] * 4
    group = ChoiceGroup("buy", "Buy", [], greyed, False)
    context: dict[str, Any] = {"table_view": table_view, "table": table_view.table, "drawn": False}
    last = ChoiceGroup("done", "", [button], [], True)
    folded = render_template("_answers.html", table_view.translator, groups=[group, last], **context)
    group.disabled = greyed[:3]
    shown = render_template("_answers.html", table_view.translator, groups=[group, last], **context)
    assert '<details class="refusals" id="no-buy">' in folded
    assert "<details" not in shown
    several = Bundle("no-fill", [], Message("nav-cards"), "buy", touch=["place:ship", "place:wagon"])
    group.disabled = [*greyed[:2], replace(button, bundle=several, touch=several.touch)]
    assert "4 unavailable choices" in render_template(
        "_answers.html", table_view.translator, groups=[group, last], **context
    )


def test_undo_is_where_the_hand_is_or_says_why_not() -> None:
    _, can = question("la-loire", 75, undo=UndoState(can_undo=True, what="Buy <cheese>", restart=3))
    assert "Undo: Buy &lt;cheese&gt;" in can
    assert "(3 steps)" in can
    assert 'data-do="undo"' in can
    assert 'data-do="restart"' in can
    _, cannot = question("la-loire", 75, undo=UndoState(reason="Something was revealed."))
    assert 'data-do="undo"' not in cannot
    assert 'aria-disabled="true"' in cannot
    assert "Something was revealed." in cannot
    _, others = question("la-loire", 75, undo=UndoState(reason="Something was revealed.", back=True, loss=LOSS))
    assert 'data-do="takeback"' in others
    assert "Rabelais rides." in others.partition("<template")[2]
    table_view, _ = question("la-loire", 75, undo=UndoState(asked=1, answer=0, loss=LOSS))
    asked = render_regions(table_view)["banner"]
    assert "Rabelais rides." in asked
    assert "2 steps" in asked
    assert 'data-do="agree"' in asked
    assert 'data-do="refuse"' in asked


def test_a_waiting_player_sees_who_must_act() -> None:
    match = play_actions("la-loire", 3, 75)
    waiting = build_seat_view(match, (match.actor + 1) % 3, "en", ["Margot", "Rabelais", "Anna"], has_catch_up=True)
    html = render_regions(waiting)["decision"]
    assert waiting.players[match.actor].name in html
    assert 'data-do="catch-up"' in html
    assert "data-action" not in html


def test_the_curtain_shows_nothing_of_anybody() -> None:
    match = play_actions("la-loire", 3, 75)
    table_view = build_seat_view(match, -1, "en", ["Margot", "Rabelais", "Anna"], curtain=match.actor)
    shown = render_regions(table_view)
    assert f'data-curtain="{match.actor}"' in shown["decision"]
    assert 'data-do="reveal"' in shown["decision"]
    assert not shown["map"]
    assert not shown["player_board"]
