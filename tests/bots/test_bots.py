"""Bots: legal, repeatable, honest, and they come to an end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from postchaise import Dice, PostchaiseError, game
from postchaise.arena.reference_bots.bot import load_reference_heuristics
from postchaise.bots.bot import Bot, BotRequest, RandomBot, sample_worlds
from postchaise.bots.levels import FALLBACK_BOT, LEVELS, BotPlayer, answer_request, find_level
from postchaise.bots.search_bot import MIN_ROLLOUTS_PER_CANDIDATE, SearchBot
from postchaise.games.orleans import actions as orleans
from postchaise.i18n.languages import LANGUAGES
from postchaise.i18n.translator import Translator
from postchaise.kernel.game import Game, State
from postchaise.kernel.registry import extras, titles
from postchaise.kernel.search.heuristics import NEVER

GAMES = tuple(titles())
QUICK = SearchBot(6)  # thinks like the levels do, only less


def positions(name: str, seed: int, most: int = 400, seats: int = 3) -> Iterator[tuple[Game[Any], State, int]]:
    """A match of players with habits and whims, decision by decision: the same whatever bots have learned since."""
    played, dice, own = game(name), Dice(seed), Dice(seed + 1)
    state = played.new(seats, dice)
    for _ in range(most):
        seat = played.actor(state)
        if seat < 0:
            return
        yield played, state, seat
        legal, frozen = played.legal(state, seat), load_reference_heuristics(name)
        one = (
            legal[own.below(len(legal))] if not own.below(4) else frozen.rollout_action(played, state, seat, legal, own)
        )
        played.step(state, seat, one, dice, None)


def test_masters_try_more_choices_and_journeymen_fewer_where_the_guide_says_so() -> None:
    heuristics, most = extras("la-loire").heuristics(2), {False: 0, True: 0}
    for played, state, seat in positions("la-loire", 6, 8, seats=2):
        for thorough in most:
            tried = len(SearchBot(0, thorough).ranking(played, [state], seat, Dice(1)))
            most[thorough] = max(most[thorough], tried)
    assert most == {
        False: heuristics.journeyman_rollouts // MIN_ROLLOUTS_PER_CANDIDATE,
        True: heuristics.master_candidates,
    }
    assert most[False] < heuristics.max_candidates < most[True]


@pytest.mark.parametrize("name", GAMES)
def test_guides_suggest_only_what_is_legal_and_always_something(name: str) -> None:
    for played, state, seat in positions(name, 1, 600):
        legal = played.legal(state, seat)
        sifted = extras(name).heuristics().candidates(played, state, seat, list(legal))
        assert sifted
        assert set(sifted) <= set(legal)
        assert extras(name).heuristics().rollout_action(played, state, seat, list(legal), Dice(seat)) in legal
        assert len(extras(name).heuristics().estimate(played, state)) == 3


@pytest.mark.parametrize("name", GAMES)
def test_the_same_dice_give_the_same_choice_and_worlds_stay_as_they_were(name: str) -> None:
    for number, (played, state, seat) in enumerate(positions(name, 2, 120)):
        if number % 10 == 0:
            determinizations = sample_worlds(played, state, seat, Dice(number), 2)
            before = [world.to_json() for world in determinizations]
            chosen = {QUICK.choose(played, determinizations, seat, Dice(7)) for _ in range(2)}
            assert len(chosen) == 1
            assert chosen <= set(played.legal(state, seat))
            assert [world.to_json() for world in determinizations] == before


@pytest.mark.parametrize("name", GAMES)
def test_a_choice_does_not_depend_on_what_the_seat_cannot_know(name: str) -> None:
    """Two matches that look the same from the seat, one of them with other secrets, are played in the same way.

    The secrets do differ; with the same dice they lead to the same worlds, and a bot has nothing but these.
    """
    differ = 0
    for number, (played, state, seat) in enumerate(positions(name, 5, 300)):  # in which there are secrets
        other = played.sample_world(state, seat, Dice(1000 + number))  # as possible as the truth
        if other.to_json() == state.to_json():
            continue
        differ += 1
        assert played.view(other, seat) == played.view(state, seat)
        seen = [[w.to_json() for w in sample_worlds(played, true, seat, Dice(5), 2)] for true in (state, other)]
        assert seen[0] == seen[1]
        if differ % 12 == 1:
            for bot in (RandomBot(), FALLBACK_BOT, QUICK):
                choices = [
                    bot.choose(played, sample_worlds(played, s, seat, Dice(5), 2), seat, Dice(6))
                    for s in (state, other)
                ]
                assert choices[0] == choices[1]
            assert BotPlayer("apprentice", Dice(9)).choose(played, state, seat) == BotPlayer(
                "apprentice", Dice(9)
            ).choose(played, other, seat)
    assert differ > 5


class Live(Dice):
    """The dice of a match: nobody who thinks may touch them."""

    thinking = False

    def below(self, n: int) -> int:
        assert not self.thinking
        return super().below(n)

    def again(self) -> Dice:
        raise AssertionError


@pytest.mark.parametrize("name", GAMES)
def test_bots_reach_neither_the_live_dice_nor_other_seats_views(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    played, live, own = game(name), Live(1), Dice(2)
    state = played.new(2, live)
    players = [BotPlayer(each, Dice(3)) for each in ("novice", "apprentice")]
    asked: list[int] = []
    view = type(played).view

    def watched(self: Game[Any], of: Any, viewer: int) -> Any:
        asked.append(viewer)
        return view(self, of, viewer)

    monkeypatch.setattr(type(played), "view", watched)
    for number in range(120):
        seat = played.actor(state)
        asked.clear()
        live.thinking = True
        action = players[seat].choose(played, state, seat)
        if number % 40 == 0:
            determinizations = sample_worlds(played, state, seat, own, 2)
            assert not any(hasattr(world, "dice") for world in determinizations)
            action = QUICK.choose(played, determinizations, seat, own)
        live.thinking = False
        assert set(asked) <= {seat}
        played.step(state, seat, action, live, None)


def on(played: Game[Any], state: State, bot: Bot, dice: Dice, own: Dice, most: int = 3000) -> int:
    """A bot in every seat plays on, as often as `most`; how often it was."""
    for made in range(most):
        seat = played.actor(state)
        if seat < 0:
            return made
        played.step(state, seat, bot.choose(played, sample_worlds(played, state, seat, own, 1), seat, own), dice, None)
    return most


@pytest.mark.parametrize("name", GAMES)
def test_a_match_of_bots_comes_to_its_end(name: str) -> None:
    """Out of habit from the first decision on; and the last part of the same match with thought."""
    played, dice, own = game(name), Dice(4), Dice(5)
    state = played.new(2, dice)
    length = on(played, state, FALLBACK_BOT, dice, own)
    assert played.over(state)
    assert min(played.points(state)) > 0
    dice, own = Dice(4), Dice(5)
    state = played.new(2, dice)
    on(played, state, FALLBACK_BOT, dice, own, length - 60)
    assert not played.over(state)
    assert on(played, state, QUICK, dice, own) > 20
    assert played.over(state)


def test_a_plan_is_not_taken_back() -> None:
    """Ready and not ready, put and lifted: a bot that did both could do so forever."""
    for played, state, seat in positions("orleans", 6, 600):
        if state.to_json()["agenda"][-1] == 8:  # planning
            heuristics = extras("orleans").heuristics(3)
            sifted = heuristics.candidates(played, state, seat, played.legal(state, seat))
            scores = heuristics.move_scores(played, state, seat, sifted)
            kinds = {orleans.KIND[action] for action, score in zip(sifted, scores) if score > NEVER}
            assert kinds.isdisjoint({orleans.LIFT, orleans.REOPEN})


@pytest.mark.parametrize("name", GAMES)
def test_a_thinker_beats_chance(name: str) -> None:
    played = game(name)
    dice, own = Dice(10), Dice(20)
    short = {"variant": "casual", "end_boat": (5, 5, 5, 5)} if name == "la-loire" else {}  # chance is slow
    state = played.new(2, dice, **short)
    bots: list[Bot] = [RandomBot(), QUICK]
    while (seat := played.actor(state)) >= 0:
        world = sample_worlds(played, state, seat, own, 1)
        played.step(state, seat, bots[seat].choose(played, world, seat, own), dice, None)
    assert played.ranking(state)[bots.index(QUICK)] == 1


def test_a_deadline_that_has_passed_still_gives_a_legal_choice() -> None:
    for played, state, seat in positions("la-loire", 7, 40):
        chosen = SearchBot(10**9).choose(played, [state.copy()], seat, Dice(1), deadline=0.0)
        assert chosen in played.legal(state, seat)


def test_a_thought_is_answered_as_the_player_in_the_seat_would() -> None:
    played, state, seat = next(positions("la-loire", 8))
    player = BotPlayer("apprentice", Dice(3))
    determinizations = sample_worlds(played, state, seat, Dice(player.dice.state), player.level.determinizations)
    asked = BotRequest(played, "apprentice", determinizations, played.legal(state, seat), seat, 3, 600.0)
    assert answer_request(asked) == player.choose(played, state, seat)


def test_a_random_player_may_choose_anything_legal() -> None:
    la_loire = game("la-loire")
    state = la_loire.new(2, Dice(1))
    seat = la_loire.actor(state)
    assert {BotPlayer("random", Dice(n)).choose(la_loire, state, seat) for n in range(20)} == set(
        la_loire.legal(state, seat)
    )


def test_an_unknown_level_is_refused_by_name() -> None:
    with pytest.raises(PostchaiseError) as refused:
        find_level("randm")
    assert refused.value.details["near"] == "random"


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_has_a_name_and_says_what_it_does(code: str) -> None:
    words = Translator(code)
    for name in LEVELS:
        assert words.knows(f"level-{name}")
        assert words.attribute(f"level-{name}", "effect")


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("level", ["reference-1", "reference-2"])
def test_a_reference_bot_chooses_a_legal_action(name: str, level: str) -> None:
    played, dice = game(name), Dice(1)
    state = played.new(2, dice)
    seat = played.actor(state)
    assert BotPlayer(level, Dice(2)).choose(played, state, seat) in played.legal(state, seat)
