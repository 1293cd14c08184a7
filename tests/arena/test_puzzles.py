"""Puzzles: the same records and seed give the same ones, and only what is clear counts."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest

from postchaise import Match
from postchaise.arena.contest import create_contest
from postchaise.arena.matches import play_match
from postchaise.arena.puzzles import PuzzleEffort, find_puzzles, format_puzzle_file, pick_puzzles
from postchaise.bots.hint import CLEAR_Z
from postchaise.kernel.content.puzzles import Puzzle, PuzzleAlternative, puzzle_from_json, puzzle_to_json

FEW = PuzzleEffort(tries=6, most=6, rollouts=6, looks=2, games=8, determinizations=2, margin=0.1, spread=0.0)


@pytest.fixture(scope="module")
def short() -> str:
    return play_match(
        create_contest("la-loire", 2, ["apprentice"], 2, {"variant": "casual", "end_boat": "3/3/3/3"}), 0
    )[1]


def test_the_same_record_and_seed_give_the_same_puzzles(short: str) -> None:
    found = find_puzzles(short, 4, 0, FEW)
    assert found
    assert found == find_puzzles(short, 4, 0, FEW)
    figures = json.loads(format_puzzle_file("postchaise", [short], [found], 5, 4, FEW))
    assert [puzzle_from_json(each) for each in figures["puzzles"]] == pick_puzzles([found], 5)
    assert (figures["provenance"]["clear"], figures["provenance"]["kept"]) == (len(found), 1)
    assert figures["provenance"]["seed"] == 4
    assert figures["provenance"]["components"] == Match.from_record(short).game.components
    for puzzle in found:
        match = Match.from_record(puzzle.record)
        open = match.legal(puzzle.seat).notations
        assert len(open) >= 4
        assert sorted(open) == sorted([puzzle.best, *(other.choice for other in puzzle.others)])
        assert all(other.gain >= CLEAR_Z * other.error - 0.1 for other in puzzle.others)
        assert puzzle_from_json(puzzle_to_json(puzzle)) == puzzle


def test_a_match_in_which_nothing_is_clear_has_none(short: str) -> None:
    impossible = PuzzleEffort(tries=2, rollouts=6, looks=2, games=2, determinizations=2, margin=1000.0)
    assert find_puzzles(short, 3, 0, impossible) == []


def test_a_lead_that_is_the_same_in_every_game_is_plain_reckoning(short: str) -> None:
    assert find_puzzles(short, 4, 0, FEW)
    assert find_puzzles(short, 4, 0, replace(FEW, spread=1.0)) == []


def puzzle(best: str, gain: float, matched: bool = False) -> Puzzle:
    return Puzzle("", 0, best, 100, [PuzzleAlternative("pass", gain, 0.1, [])], matched)


def test_one_of_each_match_and_of_different_kinds() -> None:
    """Those that were missed in the match come first, then the closer ones."""
    found = [
        [puzzle("ride 1", 2.0), puzzle("hire a", 3.0)],
        [],
        [puzzle("ride 2", 1.5, matched=True)],
        [puzzle("ride 3", 4.0)],
    ]
    assert [each.best for each in pick_puzzles(found, 2)] == ["ride 1", "ride 3"]
    assert [each.best for each in pick_puzzles(found, 9)] == ["ride 1", "ride 2", "ride 3"]
    assert [each.best for each in pick_puzzles([found[0], [puzzle("ride 4", 1.0)]], 2)] == ["hire a", "ride 4"]
