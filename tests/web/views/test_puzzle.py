"""The puzzles of every title: they are legal, depend on the date, and show only what their seat may see."""

from __future__ import annotations

import json
import math
from collections import Counter
from datetime import date, timedelta
from importlib.resources import files
from pathlib import Path

import pytest

from postchaise import Dice, Match
from postchaise.arena.puzzles import PuzzleEffort
from postchaise.bots.bot import sample_worlds
from postchaise.bots.hint import CLEAR_Z, LIKELY_Z
from postchaise.kernel.content.puzzles import PLAUSIBLE, Puzzle, puzzle_from_json, puzzle_to_json
from postchaise.kernel.registry import extras, find_package, titles
from postchaise.kernel.registry import game as find_game
from postchaise.web.views.puzzle import (
    answer_puzzle,
    build_position_page,
    build_puzzle_page,
    choose_puzzle_number,
    find_puzzles,
)

GAMES = ("la-loire", "orleans", "thurn-und-taxis")
RECORDS = Path(__file__).resolve().parents[2] / "matches"
TODAY = date(2026, 11, 17)


def test_every_bundled_game_has_puzzles() -> None:
    assert [game for game in titles() if len(extras(game).puzzles()) >= 5] == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_fits_the_rules_and_is_clear(game: str) -> None:
    for puzzle in extras(game).puzzles():
        match = Match.from_record(puzzle.record)
        judged = [puzzle.best, *(other.choice for other in puzzle.others)]
        assert sorted(match.legal(puzzle.seat).notations) == sorted(judged), "find them anew: postchaise arena puzzles"
        assert len(puzzle.others) >= 2
        assert puzzle.others[0].error > 0.05, "not plain reckoning, where the lead is the same in every game"
        assert not match.over
        for other in puzzle.others:
            assert other.gain - 2 * other.error >= 0.95, "by a point at least, whatever luck does"
            assert abs(sum(points for _, points, _ in other.parts) - other.gain) < 2.0 or len(other.parts) == 5


@pytest.mark.parametrize("game", GAMES)
def test_the_file_of_a_title_is_what_the_command_in_it_says(game: str) -> None:
    """Nothing was added, left out or moved by hand: what the command asks of puzzles holds for every one, in its order.

    To find them again takes minutes; the command does it."""
    text = (files(find_package(game)) / "puzzles.json").read_text("utf-8")
    told = json.loads(text)
    made, effort = told["provenance"], PuzzleEffort(**told["provenance"]["effort"])
    assert made["command"] == (
        f"postchaise arena puzzles {game} --games {made['records']} --tries {effort.tries} --choices {effort.most}"
        f" --rollouts {effort.games} --count {made['kept']} --seed {made['seed']}"
    )
    assert made["components"] == find_game(game).components
    found = [puzzle_from_json(each) for each in told["puzzles"]]
    assert len(found) == made["kept"] <= made["clear"]
    lines = ",\n".join(json.dumps(puzzle_to_json(each), ensure_ascii=False) for each in found)
    assert text.partition('"puzzles": [\n')[2] == f"{lines}\n]\n}}\n"
    for each in found:
        assert each.games == effort.games
        assert len(each.others) < effort.most
        assert each.others == sorted(each.others, key=lambda other: (other.gain, other.choice))
        assert each.others[0].error * math.sqrt(each.games) >= effort.spread - 0.1, "or it is plain reckoning"
        for other in each.others:
            assert other.gain - LIKELY_Z * other.error >= effort.margin - 0.02, "as it was rounded"
            assert other.gain >= CLEAR_Z * other.error - 0.04
    assert len({each.record.partition("setup:")[2].partition("\n")[0] for each in found}) == len(found), "one a match"
    kinds = Counter(each.best.partition(" ")[0] for each in found)
    assert len(kinds) >= 3, "of different kinds"


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_its_puzzle_and_the_next_day_another(game: str) -> None:
    many = len(find_puzzles(game))
    days = [choose_puzzle_number(game, TODAY + timedelta(days)) for days in range(many)]
    assert sorted(days) == list(range(many))
    assert days == [choose_puzzle_number(game, TODAY + timedelta(days)) for days in range(many)]


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_has_four_plausible_choices_and_reasons_in_words(game: str) -> None:
    assert len(find_puzzles(game)) >= 5
    for nth, puzzle in enumerate(find_puzzles(game)):
        assert sum(other.gain <= PLAUSIBLE for other in puzzle.others) >= 3
        for lang in ("en", "fr", "de"):
            answer = answer_puzzle(build_puzzle_page(game, nth, lang), puzzle.best)
            assert answer is not None
            assert 1 <= len(answer.reasons) <= 4
            assert not [reason for reason in answer.reasons if "{" in reason or reason.count("(") != reason.count(")")]


# Positions in which a seat does not know everything: a card below the deck, a plan, a hand.
SECRETS = [
    ("la-loire/en-standard-2", 148, 1, "bottom"),
    ("orleans/knights-2", 4, 0, "plans"),
    ("thurn-und-taxis/base-2", 19, 0, "hand"),
]


@pytest.mark.parametrize(("name", "actions", "seat", "secret"), SECRETS)
def test_the_page_shows_only_what_its_seat_may_know(name: str, actions: int, seat: int, secret: str) -> None:
    """In another world that the seat could imagine everything looks the same."""
    whole = Match.from_record((RECORDS / f"{name}.txt").read_text("utf-8"))
    match = whole.fork(actions, Dice(0))
    puzzle = Puzzle(match.record(), seat, "", 0, [], False)
    real = build_position_page(puzzle, match, "en")
    hidden = match.state.to_json()[secret]
    match.state = sample_worlds(match.game, match.state, seat, Dice(5), 1)[0]
    assert match.state.to_json()[secret] != hidden, "this world is another one"
    other = build_position_page(puzzle, match, "en")
    assert (other.regions, other.prompt, other.choices) == (real.regions, real.prompt, real.choices)
    assert puzzle.record.splitlines()[-1] not in "".join(real.regions.values())


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_shown_and_answered(game: str, lang: str) -> None:
    page = build_puzzle_page(game, 0, lang)
    buttons = [button.notation for _, some in page.choices for button in some]
    assert sorted(buttons) == sorted([page.puzzle.best, *(other.choice for other in page.puzzle.others)])
    for notation in buttons:
        sentence = answer_puzzle(page, notation)
        assert sentence is not None
        assert sentence.solved == (notation == page.puzzle.best)
        assert sentence.bars
        assert page.puzzle.best not in sentence.behind
    assert answer_puzzle(page, "nothing of the kind") is None
