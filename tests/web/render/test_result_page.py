"""The result, on its own page and at the table."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from postchaise.kernel.extras import Extras
from postchaise.web.render.regions import render_regions
from postchaise.web.review import result, winner
from web.pages import Reader, build_seat_view, play_actions, render_end_page, render_table_page


def test_a_game_without_a_message_for_its_end_has_a_result(monkeypatch: pytest.MonkeyPatch) -> None:
    over = play_actions("orleans", 3, 99999)
    table_view = build_seat_view(over, 0, "en", ["Margot", "Rabelais", "Anna"])
    for module in (result, winner):
        monkeypatch.setattr(module, "extras", lambda game: Extras())
    page = render_end_page(table_view, over)
    assert not Reader(page).wrong
    assert re.search(r'<h1 id="won">[^<]*(wins|share)', page)
    assert page.count('<span class="moment-letter">') > 0
    assert 'class="panel figures-table"' not in page


def test_the_winner_is_addressed() -> None:
    over = play_actions("la-loire", 2, 10_000)
    winner = over.ranking().index(1)
    panels = [
        render_regions(build_seat_view(over, seat, "en", ["Margot", "Rabelais"]))["decision"] for seat in range(2)
    ]
    assert "You win" in panels[winner]
    assert "You win" not in panels[1 - winner]


def test_a_source_of_points_has_one_colour_at_the_table_and_at_the_end() -> None:
    over = play_actions("la-loire", 2, 10_000)
    winner = over.ranking().index(1)
    table_view = build_seat_view(over, winner, "en", ["Margot", "Rabelais"])
    shown, result = render_regions(table_view), render_end_page(table_view, over)
    sources = [id for id, value in over.scores()[winner].items() if value]
    keys = re.findall(r'<span class="no-break"><i class="swatch ([\w-]+)"></i>', result)
    told = [id for id in over.scores()[winner] if any(score[id] for score in over.scores())]  # the rest has no column
    at_the_end = dict(zip(told, keys, strict=True))
    at_the_table = list(
        re.findall(r'<i class="([\w-]+)"></i>[^<]* <b\sdata-count="src-([\w-]+)"', shown["player_board"])
    )
    assert len(sources) > 2
    assert {id: cls for cls, id in at_the_table} == {id: at_the_end[id] for id in sources}
    for id in sources:
        name = table_view.translator.translate(f"score-{id}")
        assert f'<i class="swatch {at_the_end[id]}"></i>{name}</th>' in shown["players"]
        assert f'<i class="swatch {at_the_end[id]}"></i>{name}</span>' in shown["decision"], "beside the last board"
        assert f'<i class="{at_the_end[id]}" style="--amount:{over.scores()[winner][id]}"></i>' in shown["decision"]


def test_who_asked_for_help_is_marked_at_the_table_and_in_the_result() -> None:
    match = play_actions("thurn-und-taxis", 2, 10**6)
    table_view = build_seat_view(match, 0, "en", ["Anna", "Bert"])
    assert "asked for help" not in render_end_page(table_view, match)
    helped = replace(table_view, players=[replace(table_view.players[0], helped=2), table_view.players[1]])
    page = render_end_page(helped, match)
    assert page.count("asked for help 2 times") == 1
    assert "Anna had help." in page
    assert 'class="helped"' in render_table_page(helped)
    assert render_table_page(helped).count("asked for help 2 times") >= 1
