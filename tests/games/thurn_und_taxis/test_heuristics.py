"""The guide of bots: blunders it must not make, and what every guide has to keep to."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from postchaise import Dice
from postchaise.bots.levels import FALLBACK_BOT, BotPlayer
from postchaise.games.thurn_und_taxis import EXTRAS
from postchaise.games.thurn_und_taxis import actions as x
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.heuristics.heuristics import ThurnUndTaxisHeuristics
from postchaise.kernel.search.heuristics import NEVER
from postchaise.kernel.search.weights import find_weights_folder
from thurn_und_taxis import Table

SEATS = [2, 3, 4]
PACKAGE = "postchaise.games.thurn_und_taxis"
FILES = sorted(each.name for each in find_weights_folder(PACKAGE).iterdir() if each.name.endswith(".json"))


def likes(t: Table) -> str:
    """What habit does, without any whim."""
    return GAME.notation(FALLBACK_BOT.choose(GAME, [t.s], t.s.active, Dice(1)))


def thinks(t: Table) -> str:
    """What a journeyman does."""
    return GAME.notation(BotPlayer("journeyman", Dice(1)).choose(GAME, t.s, t.s.active))


# Blunders


@pytest.mark.parametrize("seats", SEATS)
def test_no_route_is_abandoned_while_a_card_fits(seats: int) -> None:
    t = Table(seats).route("muenchen", "regensburg", "pilsen").hand("lodz", "basel", "mannheim").playing()
    assert "abandon" in t.legal()
    assert likes(t) == "play lodz right"
    assert thinks(t) == "play lodz right"


@pytest.mark.parametrize("seats", SEATS)
def test_the_only_card_that_keeps_the_route_is_drawn_with_the_postmaster(seats: int) -> None:
    """Nothing in hand fits, one card of the display does: without it the route is lost."""
    t = Table(seats).route("regensburg", "passau", "linz", "budweis").hand("basel", "mannheim", "wuerzburg")
    t.display("pilsen", "ulm", "zuerich", "sigmaringen", "carlsruhe", "freiburg").draw()
    t.draws("kempten").play("draw ulm")
    assert {"end draw", "draw pilsen"} <= set(t.legal())
    assert likes(t) == "draw pilsen"
    assert thinks(t) == "draw pilsen"


@pytest.mark.parametrize("seats", SEATS)
def test_no_administrator_while_the_display_has_what_fits(seats: int) -> None:
    t = Table(seats).route("muenchen", "regensburg").hand("nuernberg", "wuerzburg")
    t.display("pilsen", "ingolstadt", "salzburg", "augsburg", "passau", "linz").draw()
    assert "administrator" in t.legal()
    assert likes(t).startswith("draw ")
    assert thinks(t).startswith("draw ")


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("level", [0, 3, 4, 5])
def test_a_carriage_that_does_not_end_the_match_is_taken(seats: int, level: int) -> None:
    t = Table(seats).route("linz", "passau", "salzburg", "innsbruck", "augsburg", "ulm").carriage(level).closing()
    t.play("close", "houses each")
    while "decline carriage" not in t.legal():
        t.play(t.legal()[0])
    assert likes(t) == "take carriage"
    assert thinks(t) == "take carriage"


@pytest.mark.parametrize("seats", SEATS)
def test_a_full_route_is_closed_in_the_last_turn(seats: int) -> None:
    t = Table(seats).route("linz", "passau", "salzburg", "innsbruck").ended_by(1, over=False).closing()
    assert likes(t) == "close"
    assert thinks(t) == "close"


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_matches_have_few_abandoned_routes_and_administrators(seats: int) -> None:
    heuristics, count = EXTRAS.heuristics(seats), 10
    abandoned = replaced = turns = 0
    for number in range(count):
        dice = Dice(100 + number)
        s = GAME.new(seats, dice)
        while (seat := GAME.actor(s)) >= 0:
            legal = heuristics.candidates(GAME, s, seat, GAME.legal(s, seat))
            action = (
                heuristics.best_scored(heuristics.move_scores(GAME, s, seat, legal), legal, 0.0, dice)
                if len(legal) > 1
                else legal[0]
            )
            abandoned += x.KIND[action] is x.ABANDON
            replaced += x.KIND[action] is x.USE_ADMINISTRATOR
            GAME.step(s, seat, action, dice, None)
        turns += s.turns_begun
    assert abandoned <= 1.5 * seats * count
    assert replaced <= 2 * seats * count
    assert turns <= 24 * seats * count


# What every guide keeps to


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("expansion", [True, False])
def test_scores_are_finite_one_for_each_choice_and_leave_the_state_alone(seats: int, expansion: bool) -> None:
    heuristics = EXTRAS.heuristics(seats)
    dice = Dice(7)
    s = GAME.new(seats, dice, expansion=expansion)
    while (seat := GAME.actor(s)) >= 0:
        legal = GAME.legal(s, seat)
        before = s.to_json()
        scores = heuristics.move_scores(GAME, s, seat, legal)
        assert len(scores) == len(legal)
        assert all(math.isfinite(score) and score > NEVER for score in scores)
        assert all(math.isfinite(each) for each in heuristics.estimate(GAME, s))
        sifted = heuristics.candidates(GAME, s, seat, legal)
        assert sifted
        assert set(sifted) <= set(legal)
        assert s.to_json() == before
        GAME.step(s, seat, heuristics.rollout_action(GAME, s, seat, sifted, dice), dice, None)


def test_as_many_features_as_names_and_as_many_tastes() -> None:
    heuristics = ThurnUndTaxisHeuristics()
    s = GAME.new(3, Dice(1))
    assert (
        len(heuristics.features(GAME, s, 0)) == len(heuristics.feature_names()) == len(set(heuristics.feature_names()))
    )
    assert len(heuristics.weights) == len(heuristics.weight_names()) == len(set(heuristics.weight_names()))


@pytest.mark.parametrize("file", FILES)
def test_files_name_exactly_the_tastes_and_features_of_the_guide(file: str) -> None:
    data: dict[str, Any] = json.loads((find_weights_folder(PACKAGE) / file).read_text("utf-8"))
    heuristics = ThurnUndTaxisHeuristics()
    assert list(data["weights"]) == heuristics.weight_names()
    assert list(data["value_weights"]) == heuristics.feature_names()
    assert {"seed", "commit", "components", "games", "result"} <= set(data["provenance"])
    assert data["provenance"]["components"] == GAME.components


def test_after_the_end_only_points_and_the_place_count() -> None:
    """TT-SCORE-03: of equal points the holder of the end tile is ahead."""
    t = Table(2).houses_left(5).houses_left(6, seat=1).ended_by(1)
    mine, theirs = EXTRAS.heuristics(2).estimate(GAME, t.s)
    assert GAME.points(t.s) == [-5, -5]
    assert mine == -5 < theirs


def test_after_the_last_turn_nothing_is_to_come() -> None:
    t = Table(2).route("linz", "passau", "salzburg", seat=1).ended_by(0, over=False).draw(seat=1)
    heuristics = EXTRAS.heuristics(2)
    assert not any(heuristics.features(GAME, t.s, 0))
    assert any(heuristics.features(GAME, t.s, 1))


@pytest.mark.parametrize("level", ["apprentice", "journeyman"])
def test_the_same_choice_for_states_that_differ_only_in_the_unseen(level: str) -> None:
    def table(drawn: str) -> Table:
        return Table(2).hand("ulm", "basel").hand(drawn, seat=1).blind(drawn, seat=1).draw()

    one, other = table("lodz"), table("zuerich")
    chosen = [BotPlayer(level, Dice(5)).choose(GAME, t.s, 0) for t in (one, other)]
    assert GAME.view(one.s, 0) == GAME.view(other.s, 0)
    assert chosen[0] == chosen[1]
