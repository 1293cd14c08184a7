"""The guide of bots: blunders it must not make, and what every guide has to keep to."""

from __future__ import annotations

import json
import math
from typing import Any

import pytest

from orleans import Table
from postchaise import Dice
from postchaise.bots.levels import FALLBACK_BOT, LEVELS, BotPlayer
from postchaise.games.orleans import EXTRAS
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.heuristics.heuristics import OrleansHeuristics
from postchaise.games.orleans.state import S_PLAN, State
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.search.heuristics import ASK, NEVER
from postchaise.kernel.search.weights import find_weights_folder

SEATS = [2, 3, 4, 5]
FILES = sorted(each.name for each in find_weights_folder("postchaise.games.orleans").iterdir())


def likes(t: Table, seat: int = 0) -> str:
    """What habit does, without any whim."""
    legal = GAME.legal(t.s, seat)
    return GAME.notation(FALLBACK_BOT.choose(GAME, [t.s], seat, Dice(1))) if len(legal) > 1 else GAME.notation(legal[0])


def plans(t: Table, seat: int = 0) -> list[str]:
    """The whole plan of a seat by habit, played."""
    made: list[str] = []
    while t.s.agenda[-1] == S_PLAN and t.s.ready[seat] == 0:
        made.append(likes(t, seat))
        t.play(made[-1], seat=seat)
    return made


def recalls(t: Table, seat: int = 0) -> list[str]:
    """What a seat does in phase 3 by habit, played."""
    made: list[str] = []
    while not made or made[-1].startswith("lift"):
        made.append(likes(t, seat))
        t.play(made[-1], seat=seat)
    return made


def matches(seats: int, count: int = 6) -> list[tuple[State, list[tuple[int, int, int]]]]:
    """Matches by habit: the last state, and who did what in which round."""
    found = []
    heuristics = EXTRAS.heuristics(seats)
    for number in range(count):
        dice = Dice(100 + number)
        s = GAME.new(seats, dice)
        done: list[tuple[int, int, int]] = []
        while (seat := GAME.actor(s)) >= 0:
            legal = GAME.legal(s, seat)
            action = (
                heuristics.best_scored(heuristics.move_scores(GAME, s, seat, legal), legal, 0.0, dice)
                if len(legal) > 1
                else legal[0]
            )
            done.append((s.round, seat, action))
            GAME.step(s, seat, action, dice, None)
        found.append((s, done))
    return found


# Blunders


@pytest.mark.parametrize("seats", [2, 4])
def test_followers_are_recalled_from_an_active_place_that_cannot_be_used(seats: int) -> None:
    t = Table(seats).bag("farmer", "farmer").market().hourglass("income", "b", round=9).track("knight", 5)
    t.fill("university").track("scholar", c.TRACK_LAST[c.SCHOLAR])  # there is nothing left on the track
    assert sum(each.startswith("lift") for each in recalls(t.follow())) == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_no_guildhall_is_filled_where_a_station_stands_and_no_journey_is_prepared(seats: int) -> None:
    t = Table(seats).bag().market("farmer", "craftsman", "knight").hourglass("income", "b", round=9)
    t.merchant("chartres").station("chartres", seat=1)
    assert not any("guildhall" in each for each in plans(t.plan()))


def test_a_guildhall_that_can_build_is_completed() -> None:
    t = Table(2).bag().market("farmer", "craftsman", "knight").hourglass("income", "c", round=14)
    t.dev(16).merchant("chartres").plan()
    assert sum("guildhall" in each for each in plans(t)) == 3


@pytest.mark.parametrize("seats", [2, 4])
def test_nobody_passes_with_an_active_place_that_gives_something(seats: int) -> None:
    t = Table(seats).hourglass("income", "b", round=9).fill("castle", "farmhouse").act()
    for _ in range(2):
        while t.s.active != 0:
            t.play("pass")
        assert likes(t).startswith("use")
        t.play(likes(t))


@pytest.mark.parametrize("seats", [2, 4])
def test_a_fresh_scholar_that_can_work_is_not_sent_to_a_deed(seats: int) -> None:
    t = Table(seats).bag().market("scholar", "trader").track("scholar", 1).hourglass("income", "a", round=3)
    assert not any("scholar town-hall" in each for each in plans(t.plan()))
    assert t.active("monastery")


@pytest.mark.parametrize("seats", [2, 4])
def test_in_the_last_round_those_left_go_to_a_deed(seats: int) -> None:
    t = Table(seats).bag().market("farmer", "monk").hourglass("income", "c", round=c.ROUNDS)
    assert any("town-hall" in each for each in plans(t.plan()))


@pytest.mark.parametrize("seats", [2, 4])
def test_no_place_is_left_half_filled_while_there_is_room_on_the_market(seats: int) -> None:
    t = Table(seats).bag("farmer", "trader", "knight").market("own-boatman").hourglass("income", "a", round=2)
    assert plans(t.plan()) == ["ready"]


@pytest.mark.parametrize("seats", [2, 4])
def test_a_place_once_begun_is_completed(seats: int) -> None:
    hand = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
    t = Table(seats).market(*hand).hourglass("income", "a", round=2)
    plans(t.plan())
    standing = [place for place in c.PLACE_IDS[: c.LOCATIONS - 1] if any(t.on(slot) for slot in slots(place))]
    assert standing
    assert all(t.active(place) for place in standing)


def slots(place: str) -> list[str]:
    index = c.PLACE_IDS.index(place)
    return c.SLOT_IDS[c.FIRST_SLOT[index] : c.FIRST_SLOT[index + 1]]


@pytest.mark.parametrize("seats", [2, 4])
def test_whole_matches_have_knights_and_draws_to_the_end(seats: int) -> None:
    knights, last, held = 0, 0, 0
    for s, done in matches(seats):
        knights += sum(s.track[seat * c.TRACKS + c.KNIGHT] for seat in range(seats))
        held += sum(s.gears)
        for round, _, action in done:
            last += round > c.ROUNDS - 2 and x.KIND[action] is x.DRAW and x.ARG_A[action] > 0
    assert knights >= 2.5 * 6 * seats
    assert last >= 6 * seats  # of 2 * 6 * seats
    assert held <= seats  # a technology tile is placed, not kept


# What every guide keeps to


@pytest.mark.parametrize("seats", SEATS)
def test_scores_are_finite_one_for_each_choice_and_leave_the_state_alone(seats: int) -> None:
    heuristics = EXTRAS.heuristics(seats)
    dice = Dice(7)
    s = GAME.new(seats, dice)
    while (seat := GAME.actor(s)) >= 0:
        legal = GAME.legal(s, seat)
        before = s.to_json()
        scores = heuristics.move_scores(GAME, s, seat, legal)
        assert len(scores) == len(legal)
        assert all(math.isfinite(score) for score in scores)
        assert max(scores) > NEVER
        assert all(math.isfinite(each) for each in heuristics.features(GAME, s, seat))
        assert s.to_json() == before
        GAME.step(s, seat, heuristics.rollout_action(GAME, s, seat, legal, dice), dice, None)


@pytest.mark.parametrize("file", FILES)
def test_files_name_exactly_the_tastes_and_features_of_the_guide(file: str) -> None:
    data: dict[str, Any] = json.loads((find_weights_folder("postchaise.games.orleans") / file).read_text("utf-8"))
    heuristics = OrleansHeuristics()
    assert list(data["weights"]) == heuristics.weight_names()
    assert list(data["value_weights"]) in ([], heuristics.feature_names())
    assert {"seed", "commit", "components", "games", "result"} <= set(data["provenance"])


def test_as_many_features_as_names_and_as_many_tastes() -> None:
    heuristics = OrleansHeuristics()
    s = GAME.new(3, Dice(1))
    assert (
        len(heuristics.features(GAME, s, 0)) == len(heuristics.feature_names()) == len(set(heuristics.feature_names()))
    )
    assert len(heuristics.weights) == len(heuristics.weight_names()) == len(set(heuristics.weight_names()))


def ready_rival() -> Table:
    """Seat 1 plans after seat 0, who is ready."""
    hand = ("own-farmer", "own-boatman", "own-craftsman", "own-trader")
    t = Table(2).market(*hand).market(*hand, seat=1).hourglass("income", "c", round=17).plan(on=True)
    t.play("put own-boatman farmhouse-boatman", "put own-craftsman farmhouse-craftsman", "ready", seat=0)
    return t


def test_imagined_rivals_who_are_ready_plan_by_habit() -> None:
    t = ready_rival()
    before = GAME.view(t.s, 1)
    world = GAME.sample_world(t.s, 1, Dice(3))
    seen = GAME.view(world, SPECTATOR)
    EXTRAS.heuristics(2).complete_world(GAME, world, 1, Dice(3))
    assert GAME.view(world, SPECTATOR) == seen  # what is public stays as it is
    assert GAME.view(world, 1) == before
    t.s = world
    assert any(t.active(place) for place in c.PLACE_IDS[: c.LOCATIONS])  # random plans scatter four followers


@pytest.mark.parametrize("level", ["apprentice", "journeyman"])
def test_the_same_choice_for_states_that_differ_only_in_the_unseen(level: str) -> None:
    one, other = ready_rival(), ready_rival()
    other.play("reopen", seat=0)
    other.play("lift own-boatman farmhouse-boatman", "lift own-craftsman farmhouse-craftsman", "ready", seat=0)
    assert GAME.view(one.s, 1) == GAME.view(other.s, 1)
    chosen = [BotPlayer(level, Dice(5)).choose(GAME, t.s, 1) for t in (one, other)]
    assert chosen[0] == chosen[1]


def test_journeyman_makes_no_move_that_habit_would_never_make() -> None:
    t = Table(2).bag().market("farmer", "craftsman", "knight").hourglass("income", "b", round=16)
    t.merchant("chartres").station("chartres", seat=1).plan(on=True)
    chosen = GAME.notation(BotPlayer("journeyman", Dice(1)).choose(GAME, t.s, 0))
    assert "guildhall" not in chosen
    assert LEVELS["journeyman"].determinizations > 1


def test_a_plan_made_at_once_is_legal_and_nothing_else_is_answered_at_once() -> None:
    """Rollouts take it without asking what is legal."""
    heuristics, dice = EXTRAS.heuristics(2), Dice(12)
    s, asked = GAME.new(2, dice), {True: 0, False: 0}
    while s.round < 4:
        seat = GAME.actor(s)
        legal, plans = GAME.legal(s, seat), s.agenda[-1] == S_PLAN
        action = heuristics.fast_action(GAME, s, seat, dice)
        assert action in legal if plans else action == ASK
        asked[plans] += 1
        if action == ASK:
            action = legal[0] if len(legal) == 1 else heuristics.rollout_action(GAME, s, seat, legal, dice)
        GAME.step(s, seat, action, dice, None)
    assert min(asked.values()) > 10
