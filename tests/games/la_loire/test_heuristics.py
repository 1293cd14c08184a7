"""What bots know of La Loire: positions in which a decent player would not blunder, and what a guide must keep to."""

from __future__ import annotations

import json
import math
from importlib.resources import files
from typing import Any

import pytest

from la_loire import Table
from postchaise.bots.levels import LEVELS
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.actions import ARG_B, KIND, RIDE
from postchaise.games.la_loire.extras import EXTRAS
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.heuristics import features, weights
from postchaise.games.la_loire.heuristics.heuristics import LaLoireHeuristics
from postchaise.games.la_loire.rules import scoring
from postchaise.kernel.dice import Dice
from postchaise.kernel.search.heuristics import Heuristics
from postchaise.kernel.search.search import play_rollout

TABLES = [
    (1, {}),
    (2, {}),
    (3, {"edition": "fr"}),
    (4, {"edition": "de"}),
    (2, {"edition": "en"}),
    (2, {"edition": "fr", "variant": "casual"}),
    (4, {"edition": "de", "variant": "casual"}),
    (2, {"stop_actions": "merchant_combined"}),
    (2, {"stop_actions": "single", "end_trigger_owner": "condition_owner", "boat_overflow": "forbid"}),
]


def habit(table: Table) -> str:
    """What the guide does without thinking."""
    s = table.s
    heuristics = EXTRAS.heuristics(s.seats)
    ids = heuristics.candidates(GAME, s, s.active, GAME.legal(s, s.active))
    return GAME.notation(heuristics.best_scored(heuristics.move_scores(GAME, s, s.active, ids), ids, 0.0, Dice(1)))


def journeyman(table: Table) -> str:
    s = table.s
    level = LEVELS["journeyman"]
    determinizations: list[Any] = [
        GAME.sample_world(s, s.active, Dice(number)) for number in range(level.determinizations)
    ]
    return GAME.notation(level.bot.choose(GAME, determinizations, s.active, Dice(1)))


def both(table: Table) -> set[str]:
    return {habit(table), journeyman(table)}


# Known blunders: each was played by the bots before


def test_nobody_spends_the_five_deniers_the_merchant_needs_to_leave_a_city() -> None:
    table = Table().deniers(8).stop("merchant", "nantes", last=True)
    assert both(table) == {"done"}, "a palace would cost a turn (LL-MONEY-01)"


def test_the_messenger_leaves_a_merchant_in_a_city_its_five_deniers() -> None:
    table = Table().deniers(6).piece("merchant", "nantes").messages().hire("apprentice")
    table.stop("messenger", "orleans", last=True)
    assert both(table) <= {"done", "message 1"}


def test_the_merchant_rides_into_no_city_that_it_could_not_leave() -> None:
    table = Table().deniers(2).piece("merchant", "serrant", 1, heading=-1).ride("merchant").no_free_horses()
    assert both(table).isdisjoint({"ride nantes 0", "ride nantes 1"})


def test_the_departure_check_counts_before_the_messenger_spends() -> None:
    table = Table(edition="fr").deniers(5).piece("merchant", "nantes", 2).messages()
    table.stop("messenger", "orleans")
    assert both(table) == {"done"}


def test_horses_are_kept_where_they_carry_one_farther() -> None:
    """Two of five rides used to be on foot."""
    on_foot = rides = 0
    heuristics = EXTRAS.heuristics(2)
    for seed in range(3):
        dice = Dice(seed)
        state = GAME.new(2, dice)
        while GAME.actor(state) >= 0:
            ids = heuristics.candidates(GAME, state, state.active, GAME.legal(state, state.active))
            action = heuristics.rollout_action(GAME, state, state.active, ids, dice)
            if KIND[action] is RIDE:
                rides += 1
                on_foot += ARG_B[action] == 0
            GAME.step(state, state.active, action, dice, None)
    assert on_foot < 0.25 * rides


def test_the_first_building_comes_early() -> None:
    table = Table().deniers(10).goods(grain=1, cheese=1, wood=1).stop("merchant", "orleans", last=True)
    assert habit(table) != "done"
    while table.s.active == 0 and habit(table) != "done":
        table.play(habit(table))
    assert scoring.count_all_buildings(table.s, 0) == 1
    assert table.s.deniers[0] >= c.MINIMUM


def test_the_match_does_not_begin_with_empty_purses() -> None:
    """Broke for long in the opening: after ten rounds nobody has lost a turn, and most purses can buy a message."""
    heuristics = EXTRAS.heuristics(2)
    purses: list[int] = []
    for seed in range(6):
        dice = Dice(seed)
        state = GAME.new(2, dice)
        while state.round_number <= 10 and GAME.actor(state) >= 0:
            before = state.turns_begun
            ids = heuristics.candidates(GAME, state, state.active, GAME.legal(state, state.active))
            GAME.step(state, state.active, heuristics.rollout_action(GAME, state, state.active, ids, dice), dice, None)
            assert state.turns_begun <= before + 1, "a turn was lost"
            if state.turns_begun > before:
                purses += [state.deniers[seat] for seat in range(2)]
    assert sum(purse >= 3 for purse in purses) > 0.5 * len(purses)


def test_no_level_is_bought_that_cannot_be_delivered() -> None:
    table = Table().deniers(10).messages().stop("messenger", "nantes")
    assert both(table).isdisjoint({"message 2", "message 3"})


def test_two_tokens_are_not_put_on_two_messages_that_need_both() -> None:
    """A-44: with one token on each of two level 3 messages neither can be finished."""
    table = Table(token_recall="never").hire("apprentice", "helper").messages("m3-01", "m3-16")
    table.shield(chinon="red", angers="green", tours="black").token(1, "m3-01", "chinon").stop("messenger", "angers")
    assert both(table).isdisjoint({"mark m3-16"})


def test_a_token_is_taken_back_only_when_none_can_mark() -> None:
    table = Table().hire("apprentice").messages("m2-01").shield(chinon="red", angers="green")
    table.token(1, "m2-01", "chinon").stop("messenger", "angers")
    assert both(table) == {"done"}


def test_the_last_turn_buys_the_points_that_are_left() -> None:
    """An undelivered message is a point (LL-SCORE-01)."""
    table = Table().deniers(3).messages().stop("messenger", "nantes", last=True)
    table.s.ending, table.s.last_turns, table.s.extra = 1, 1, []
    assert habit(table).startswith("message")


# What every guide keeps to


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_every_choice_has_a_finite_score_and_the_state_stays(seats: int, options: dict[str, Any]) -> None:
    heuristics = LaLoireHeuristics()
    dice = Dice(3)
    state = GAME.new(seats, dice, **options)
    for _ in range(250):
        seat = GAME.actor(state)
        if seat < 0:
            break
        legal = GAME.legal(state, seat)
        before = state.to_json()
        kept = heuristics.candidates(GAME, state, seat, legal)
        scores = heuristics.move_scores(GAME, state, seat, legal)
        told = [heuristics.features(GAME, state, each) for each in range(seats)]
        assert state.to_json() == before
        assert kept
        assert set(kept) <= set(legal)
        assert len(scores) == len(legal)
        assert all(map(math.isfinite, scores))
        for each in told:
            assert len(each) == len(heuristics.feature_names())
            assert all(map(math.isfinite, each))
        GAME.step(state, seat, legal[dice.below(len(legal))], dice, None)


@pytest.mark.parametrize(("seats", "options"), TABLES, ids=str)
def test_habit_brings_every_table_to_its_end(seats: int, options: dict[str, Any]) -> None:
    dice = Dice(5)
    state = GAME.new(seats, dice, **options)
    seat_heuristics: list[Heuristics[Any]] = [EXTRAS.heuristics(seats)] * seats
    while GAME.actor(state) >= 0 and state.turns_begun < 400 * seats:
        play_rollout(GAME, seat_heuristics, state, dice, state.turns_begun + 1)
    assert GAME.actor(state) < 0


def test_the_unseen_changes_no_choice() -> None:
    heuristics = LaLoireHeuristics()
    dice = Dice(11)
    state = GAME.new(2, dice)
    for seat in range(2):
        state.hired[seat] |= c.SPY  # cards come to lie under the decks, known to one seat alone
    for _ in range(300):
        seat = GAME.actor(state)
        world = GAME.sample_world(state, seat, Dice(state.turns_begun))
        legal = heuristics.candidates(GAME, state, seat, GAME.legal(state, seat))
        assert legal == heuristics.candidates(GAME, world, seat, GAME.legal(world, seat))
        scores = heuristics.move_scores(GAME, state, seat, legal)
        assert scores == heuristics.move_scores(GAME, world, seat, legal)
        GAME.step(state, seat, heuristics.best_scored(scores, legal, 0.25, dice), dice, None)


# The numbers


def test_every_taste_has_its_place() -> None:
    assert len(weights.NAMES) == len(set(weights.NAMES)) == weights.COUNT
    for name, at in (
        ("trap", weights.TRAP),
        ("wood-1", weights.WOOD),
        ("own-building", weights.OWN),
        ("ship-early", weights.SHIP),
        ("farm-early", weights.FARM),
        ("castle-early", weights.CASTLE),
        ("palace-ducal-early", weights.PALACE),
        ("site-farm-wood", weights.SITE),
        ("message-1-early", weights.MESSAGE),
        ("hand-0", weights.HAND),
        ("deliver-1", weights.DELIVER),
        ("mark-2", weights.MARK),
        ("hire-wood-merchant-early", weights.HIRE),
        ("hire-blue-delivered", weights.BLUE),
        ("first-messenger", weights.FIRST),
        ("circus-near", weights.NEW_TENT),
        ("keep-points", weights.KEEP),
        ("smith", weights.SMITH),
        ("close-ahead", weights.CLOSE),
    ):
        assert weights.NAMES[at] == name


def test_features_stand_under_their_names() -> None:
    table = Table().deniers(3).goods(wood=2, wine=1).piece("merchant", "tours", 0).piece("messenger", "blois", 2)
    table.hire("apprentice", "banker").palace("bank-nantes").building("angers", "monastery").messages("m2-01", "m4-01")
    table.shield(chinon="red").token(1, "m2-01", "chinon").delivered("m1-01")
    told = dict(zip(features.NAMES, features.compute_features(table.s, 0, weights.INITIAL), strict=True))
    assert told["rest"] == told["apprentice-rest"] == told["banker-rest"] == pytest.approx(11 / 12)
    assert told["deniers-poor"] == 3
    assert told["load"] == c.SALE_PRICE[c.WINE]
    assert told["wood-2"] == 1
    assert told["wood-1"] == told["wood-3"] == 0
    assert told["bank"] == 1
    assert told["monasteries-rest"] == told["palace-bank-rest"] == told["rest"]
    assert told["level-2-marked"] == 1
    assert told["level-2"] == 0
    assert told["abbey"] == 1
    assert told["merchant-on-foot"] == 1
    assert told["messenger-horses"] == 2
    assert told["delivered-rest"] == told["rest"]
    assert told["hand-full-rest"] == told["rest"]
    assert told["merchant-reach"] > 0
    assert told["blue-in-reach"] == 1


def tastes_files() -> list[Any]:
    folder = files("postchaise.games.la_loire") / "weights"
    return sorted(folder.iterdir(), key=lambda each: each.name) if folder.is_dir() else []


@pytest.mark.parametrize("file", tastes_files(), ids=lambda each: each.name)
def test_a_tastes_file_names_what_the_guide_has(file: Any) -> None:
    data = json.loads(file.read_text("utf-8"))
    heuristics = LaLoireHeuristics()
    assert list(data["weights"]) == heuristics.weight_names()
    assert list(data["value_weights"]) in ([], heuristics.feature_names())
    assert {"seed", "commit", "components", "games", "result"} <= set(data["provenance"])
