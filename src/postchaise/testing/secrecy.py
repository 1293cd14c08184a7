"""Checks of secrecy: views, determinizations, observations and questions tell nothing hidden."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.game import OPEN, SPECTATOR, Game, State
from postchaise.kernel.registry import game as find_game

from .cases import Case
from .random_play import list_viewers, play_random_match, to_json

PROBED = 4  # positions of a match in which everything somebody can ask is compared
AHEAD = 30  # actions an imagined world is played on


def check_views(case: Case, seed: int) -> int:
    """A view consists of plain JSON data, and viewing changes nothing."""
    rules, met = case.game, 0
    for state, before in play_random_match(case, seed).every(7):
        for viewer in list_viewers(case) + ([OPEN] if rules.over(state) else []):
            assert _is_plain_json(rules.view(state, viewer)), f"the view of {viewer} is more than JSON knows"
            met += 1
        for seat in range(case.seats):
            rules.decision(state, seat)
        assert to_json(state) == before, "looking changed the state"
    return met


def _is_plain_json(data: Any) -> bool:
    if type(data) is dict:
        return all(type(key) is str and _is_plain_json(value) for key, value in data.items())
    if type(data) is list:
        return all(_is_plain_json(value) for value in data)
    return data is None or type(data) in (str, int, float, bool)


def check_determinization(case: Case, seed: int) -> int:
    """A determinization looks like the real state to its seat, asks the same question and can be played to the end."""
    rules, met = case.game, 0
    for number, (state, before) in enumerate(play_random_match(case, seed).every(5)):
        for seat in range(case.seats):
            world = rules.sample_world(state, seat, Dice(seed + number))
            assert rules.view(world, seat) == rules.view(state, seat), f"seat {seat} sees another world"
            assert rules.actors(world) == rules.actors(state), "somebody else is asked"
            assert rules.legal(world, seat) == rules.legal(state, seat), "other actions are legal"
            assert rules.points(world) == rules.points(state), "points tell what is hidden"
            met += 1
            if not rules.over(state) and number % 4 == 0:
                _play_on(rules, world)
        assert to_json(state) == before, "imagining changed the state"
    return met


def _play_on(rules: Game[Any], world: State) -> None:
    dice = Dice(3)
    for _ in range(AHEAD):
        seat = rules.actor(world)
        if seat < 0:
            return
        legal = rules.legal(world, seat)
        rules.apply(world, seat, legal[dice.below(len(legal))], dice)


def list_visible_data(rules: Game[Any], state: State, viewer: int) -> list[Any]:
    """Return everything a viewer can request: view, points, question, legal actions, reasons, observation."""
    found: list[Any] = [rules.view(state, viewer), rules.points(state), rules.scores(state), rules.ranking(state)]
    if viewer >= 0:
        found += [rules.legal(state, viewer), rules.decision(state, viewer), rules.observe(state, viewer)]
        found.append([rules.why_not(state, viewer, action) for action in range(len(rules.space))])
    return found


def check_secrets(case: Case, seed: int) -> int:
    """Nothing a viewer can request changes when only hidden information changes."""
    rules, met = case.game, 0
    walked = play_random_match(case, seed)
    for state, before in walked.every(max(1, len(walked.positions) // PROBED)):
        for seat in range(case.seats):
            world = rules.sample_world(state, seat, Dice(seed + 7))
            if to_json(world) == before:
                continue
            for viewer in (seat, SPECTATOR):
                real, other = list_visible_data(rules, state, viewer), list_visible_data(rules, world, viewer)
                assert real == other, f"{viewer} can tell this world from the one seat {seat} imagined"
            met += 1
    return met


def has_no_observation(id: str) -> bool:
    rules = find_game(id)
    return not rules.observation_layout(rules.meta.min_seats)


def check_observation(case: Case, seed: int) -> int:
    """A byte for each name, and the same bytes in any world the seat imagines; somewhere in a match they change."""
    rules, met = case.game, 0
    layout, found = rules.observation_layout(case.seats), set()
    names = {name for name, _ in layout}
    assert len(names) == len(layout) > 0, "a byte of the observation has no name of its own"
    assert all(type(scale) is int and scale > 0 for _, scale in layout), "a scale is no number to divide by"
    for number, state in enumerate(play_random_match(case, seed).positions[::7]):
        for seat in range(case.seats):
            seen = rules.observe(state, seat)
            assert type(seen) is bytes, "an observation is bytes"
            assert len(seen) == len(layout), f"{len(seen)} bytes, but {len(layout)} names"
            world = rules.sample_world(state, seat, Dice(seed + number))
            assert rules.observe(world, seat) == seen, f"the observation of seat {seat} tells what is hidden"
            found.add(seen)
            met += 1
    assert len(found) > 1, "the observation is always the same"
    return met


def check_questions(case: Case, seed: int) -> int:
    """A question offers what is legal and greys only what is not, with its reason; under each heading, which stands
    once, what is allowed comes first."""
    rules, met = case.game, 0
    for state in play_random_match(case, seed).positions[::4]:
        for seat in range(case.seats):
            decision, legal = rules.decision(state, seat), rules.legal(state, seat)
            assert (decision is None) == (not legal), "there is a question without an answer, or the reverse"
            if decision is None:
                continue
            assert sorted(choice.action for choice in decision.allowed) == legal
            actions = [choice.action for choice in decision.choices]
            assert len(set(actions)) == len(actions), "a choice is listed twice"
            for choice in decision.disabled:
                assert choice.reason == rules.why_not(state, seat, choice.action), f"{choice.notation} is greyed"
            in_order = [choice for group in decision.groups() for choice in [*group.allowed, *group.disabled]]
            assert in_order == decision.choices, "a heading is torn apart, or a greyed choice stands before an open one"
            met += 1
    return met
