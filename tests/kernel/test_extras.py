"""What a game brings that brings nothing: defaults that work."""

from __future__ import annotations

from typing import Any

from postchaise import Dice
from postchaise.i18n import Translator
from postchaise.kernel.extras import Extras
from postchaise.kernel.messages.text_table import Sheet
from postchaise.kernel.registry import extras, game, titles
from postchaise.kernel.search.search import play_random

VIEW: dict[str, Any] = {
    "turn": 1,
    "market": [{"price": 2, "goods": ["wood", "wine"]}],
    "players": {"anna": {"deniers": 7}},
    "none": None,
    "empty": [],
}


def test_a_view_is_listed_name_by_name() -> None:
    rows = [
        ["turn", "1"],
        ["market 1 price", "2"],
        ["market 1 goods", "wood, wine"],
        ["players anna deniers", "7"],
        ["none", "–"],
        ["empty", "–"],
    ]
    assert Extras().text_board(VIEW, Translator("en")) == [Sheet("view", "", ["", ""], rows)]


def test_without_anything_the_table_still_works() -> None:
    nothing = Extras()
    assert not nothing.drawn
    assert nothing.highlights(VIEW, 0, ["card:ulm"]) == ["card:ulm"]
    assert (nothing.steps(VIEW), nothing.tally(VIEW, [])) == ([], [])
    found = game("thurn-und-taxis")
    state = found.new(2, Dice(1))
    seat = found.actor(state)
    heuristics, legal = nothing.heuristics(), found.legal(state, seat)
    assert heuristics.rollout_action(found, state, seat, legal, Dice(1)) in legal
    assert heuristics.estimate(found, state) == [float(points) for points in found.points(state)]


def test_to_win_is_worth_more_than_its_points_where_a_guide_says_so_and_only_at_the_end() -> None:
    found, heuristics = game("la-loire"), extras("la-loire").heuristics(2)
    state = found.new(2, Dice(5))
    before = heuristics.estimate(found, state)
    play_random(found, state, Dice(5))
    points, places = found.points(state), found.ranking(state)
    assert sorted(places) == [1, 2]
    assert heuristics.win_bonus > 0
    assert heuristics.estimate(found, state) == [
        points[i] + (heuristics.win_bonus if places[i] == 1 else 0.0) for i in range(2)
    ]
    heuristics = heuristics.with_weights(heuristics.weights, heuristics.value_weights)
    heuristics.win_bonus = 0.0
    assert heuristics.estimate(found, state) == [float(each) for each in points]
    assert heuristics.estimate(found, found.new(2, Dice(5))) == before


def test_every_game_of_ours_brings_its_own() -> None:
    for id in titles():
        assert type(extras(id)) is not Extras
        assert type(extras(id).heuristics()).__module__.startswith("postchaise.games.")
        assert extras(id).reconstructed()
