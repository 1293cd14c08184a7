"""The puzzles of every title: they fit the rules, are picked by the day, and show what their seat may see."""

from __future__ import annotations

from datetime import date, timedelta

import pytest

from estafette import Dice, Match
from estafette.bots.bot import imagined
from estafette.kernel.registry import extras, titles
from estafette.table.frame import TableInfo, build
from estafette.table.puzzle import answer, asked, of_day, puzzles_of, seats_of
from estafette.table.regions import regions

GAMES = ("la-loire", "orleans", "thurn-und-taxis")
TODAY = date(2026, 11, 17)


def test_every_title_of_the_house_has_some() -> None:
    assert [game for game in titles() if len(extras(game).puzzles()) >= 5] == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_every_puzzle_fits_the_rules_and_is_clear(game: str) -> None:
    for puzzle in extras(game).puzzles():
        match = Match.from_record(puzzle.record)
        judged = [puzzle.best, *(other.choice for other in puzzle.others)]
        assert sorted(match.legal(puzzle.seat).notations) == sorted(judged), "find them anew: estafette arena puzzles"
        assert len(puzzle.others) >= 2
        assert not match.over
        for other in puzzle.others:
            assert other.gain - 2 * other.error >= 0.95, "by a point at least, whatever luck does"
            assert abs(sum(points for _, points, _ in other.parts) - other.gain) < 2.0 or len(other.parts) == 5


@pytest.mark.parametrize("game", GAMES)
def test_a_day_has_its_puzzle_and_the_next_day_another(game: str) -> None:
    many = len(puzzles_of(game))
    days = [of_day(game, TODAY + timedelta(days)) for days in range(many)]
    assert sorted(days) == list(range(many))
    assert days == [of_day(game, TODAY + timedelta(days)) for days in range(many)]


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_only_what_its_seat_may_know(game: str) -> None:
    """In another world that the seat could imagine everything looks the same."""
    shown = asked(game, 0, "en")
    puzzle, match = shown.puzzle, Match.from_record(shown.puzzle.record)
    hidden = match.state.to_json()
    match.state = imagined(match.game, match.state, puzzle.seat, Dice(5), 1)[0]
    assert game != "thurn-und-taxis" or match.state.to_json() != hidden, "the hand of the other seat is another one"
    table = TableInfo("puzzle", game, "", "playing", match.version, "", chat=False, help="none")
    frame = build(match, table, seats_of(puzzle, match.seats, shown.frame.words.say("you-name")), "en")
    frame.earlier = 0
    assert regions(frame) == shown.regions
    told = "".join(shown.regions.values())
    assert puzzle.record.splitlines()[-1] not in told


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
@pytest.mark.parametrize("game", GAMES)
def test_every_choice_is_shown_and_answered(game: str, lang: str) -> None:
    shown = asked(game, 0, lang)
    buttons = [button.notation for _, some in shown.choices for button in some]
    assert sorted(buttons) == sorted([shown.puzzle.best, *(other.choice for other in shown.puzzle.others)])
    for notation in buttons:
        said = answer(shown, notation)
        assert said is not None
        assert said.solved == (notation == shown.puzzle.best)
        assert said.bars
        assert shown.puzzle.best not in said.behind
    assert answer(shown, "nothing of the kind") is None
