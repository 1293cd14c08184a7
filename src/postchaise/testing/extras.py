"""Checks of a game's `Extras`: bots can use its heuristics, and everything shown comes from the view alone."""

from __future__ import annotations

import json
import math
from dataclasses import dataclass

from postchaise.kernel.dice import Dice
from postchaise.kernel.extras import Extras
from postchaise.kernel.game import OPEN, State
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator, translator_for

from .cases import Case
from .random_play import play_random_match, to_json
from .translations import list_languages

SHADES = ("done", "current", "next")
LOOKED_AT = 2  # positions of a match
LONGEST = 9  # letters of a style: with a level it is stored in twenty


@dataclass(frozen=True)
class _BoardPlayer:
    """Somebody, as boards draw it."""

    seat: int
    name: str
    shape: str = "circle"
    col: str = "player-1"


def _sample_positions(case: Case, seed: int) -> list[tuple[State, str]]:
    walked = play_random_match(case, seed)
    return walked.every(max(1, len(walked.positions) // LOOKED_AT))


def _build_words(case: Case, language: str) -> TableTranslator:
    return translator_for(language, case.id, [f"P{seat}" for seat in range(1, case.seats + 1)])


def check_heuristics(case: Case, seed: int) -> int:
    """Heuristics choose among legal actions, score every kind they meet, value every seat, and change nothing."""
    for style in extras(case.id).styles():
        assert len(style) <= LONGEST, f"{style}: at most {LONGEST} letters"
    rules, heuristics, met = case.game, extras(case.id).heuristics(case.seats), 0
    for state, before in _sample_positions(case, seed):
        seat = rules.actor(state)
        worth = heuristics.estimate(rules, state)
        assert len(worth) == case.seats, "estimate: a number for each seat"
        assert all(math.isfinite(each) for each in worth)
        if seat >= 0:
            legal = rules.legal(state, seat)
            sifted = heuristics.candidates(rules, state, seat, legal[:])
            assert sifted, "sift leaves nothing"
            assert set(sifted) <= set(legal), "sift invents a choice"
            assert heuristics.rollout_action(rules, state, seat, legal[:], Dice(seed)) in legal, "habit is not legal"
            scores = heuristics.move_scores(rules, state, seat, sifted)
            assert len(scores) == len(sifted), "scores: a number for each choice"
            assert all(math.isfinite(each) for each in scores)
            features = heuristics.features(rules, state, seat)
            assert len(features) == len(heuristics.feature_names()), "features: each has a name"
            met += 1
        assert to_json(state) == before, "the heuristics changed the state"
    _check_kinds(case, seed)
    return met


def _check_kinds(case: Case, seed: int) -> None:
    """Every kind of action in the sampled positions has a score; an unknown one raises."""
    rules, heuristics = case.game, extras(case.id).heuristics(case.seats)
    scored: set[str] = set()
    for state in play_random_match(case, seed).positions:
        for seat in rules.actors(state):
            legal = rules.legal(state, seat)
            if not {rules.space.kind_at[action].name for action in legal} <= scored:
                heuristics.move_scores(rules, state, seat, legal)
                scored |= {rules.space.kind_at[action].name for action in legal}


def check_boards(case: Case, seed: int) -> int:
    """Boards, turn bar and icons are built from the view alone and are complete in every language."""
    brought, rules, met = extras(case.id), case.game, 0
    players = [_BoardPlayer(seat, f"P{seat + 1}") for seat in range(case.seats)]
    spoken = list_languages(case.id)
    for number, (state, before) in enumerate(_sample_positions(case, seed)):
        seat = max(0, rules.actor(state))
        view = rules.view(state, seat)
        carried = json.loads(json.dumps(view))
        translator = _build_words(case, spoken[number % len(spoken)])
        sheets = brought.text_board(view, translator)
        assert brought.text_board(carried, translator) == sheets, "the text board needs more than the view"
        for sheet in sheets:
            assert all(len(row) == len(sheet.columns) for row in sheet.rows), f"{sheet.title}: a row of its own length"
            assert all(isinstance(cell, str) for row in sheet.rows for cell in row), f"{sheet.title}: no text"
        if brought.drawn:
            drawn = brought.scene(view, translator, players)
            assert drawn == brought.scene(carried, translator, players), "the scene needs more than the view"
        for id, shade in brought.steps(view):
            assert translator.knows(id), f"{translator.code}.ftl lacks {id}"
            assert shade in SHADES, f"{id}: {shade} is none of {', '.join(SHADES)}"
        met += 1
        for action in rules.legal(state, seat)[:20]:
            anchors = rules.space.anchors(action)
            highlighted = brought.highlights(view, action, anchors)
            assert all(isinstance(anchor, str) for anchor in highlighted)
        assert rules.view(state, seat) == carried, "drawing changed the view"
        assert to_json(state) == before
    return met


def check_results(case: Case, seed: int) -> int:
    """After the end, tie-breaks are readable, and statistics have a number for each seat."""
    brought, rules, walked = extras(case.id), case.game, play_random_match(case, seed)
    state, lines, translator = walked.last, sorted(walked.lines), _build_words(case, "en")
    for id, numbers in brought.tally(rules.view(state, OPEN), lines):
        assert translator.knows(id), f"en.ftl lacks {id}"
        assert len(numbers) == case.seats, id
    _check_ties(case, brought, state, translator)
    if rules.events.all:
        assert all(isinstance(rules.events.highlight(line), int) for line in lines)
    return len(lines)


def _check_ties(case: Case, brought: Extras, state: State, translator: TableTranslator) -> None:
    points = case.game.points(state)
    for first in range(case.seats):
        for second in range(case.seats):
            if first != second and points[first] == points[second]:
                decided = brought.tie(state, first, second)
                assert decided is None or isinstance(decided, Message)
                assert decided is None or translator.knows(decided.id), decided
