"""The puzzle of the day: which one it is, the table as its seat sees it, and what is said of an answer."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from typing import Any, Final

from postchaise.bots.hint import DifferencePart
from postchaise.kernel import record
from postchaise.kernel.content.puzzles import Puzzle, PuzzleAlternative
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.web.render.regions import regions
from postchaise.web.translations import words

from .coach import Bar, bars
from .decisions import Button, groups
from .hint import label, number, spread_of, touched
from .seats import Seat
from .table_view import Frame, TableInfo, build

COMPANIONS: Final = ("Colette", "Ottilie", "Villon", "Agnès")  # at the other seats, bots
LEVEL: Final = "apprentice"  # of this level


@cache
def puzzles_of(game: str) -> list[Puzzle]:
    """Those of a title that were found with its rules and numbers as they are now; none where it has none."""
    try:
        found, rules = extras(game).puzzles(), find_game(game)
        return [puzzle for puzzle in found if _found_with(rules, record.read(puzzle.record))]
    except Exception:  # a game that fails: others have theirs
        return []


def _found_with(rules: Game[Any], page: record.Page) -> bool:
    """Somebody may have corrected the numbers. To play all of them would make the first visitor of a day wait."""
    return (page.game, page.version, page.components) == (rules.meta.id, rules.meta.version, rules.components)


def of_day(game: str, day: date) -> int:
    """The number of a day's puzzle: one after the other, for everybody the same."""
    return day.toordinal() % len(puzzles_of(game))


@dataclass
class Asked:
    """A puzzle as its page shows it, before any answer."""

    puzzle: Puzzle
    match: Match
    frame: Frame
    regions: dict[str, str]
    prompt: str
    choices: list[tuple[str, list[Button]]]  # by heading


@lru_cache(24)  # puzzles in languages
def asked(game: str, nth: int, lang: str) -> Asked:
    puzzle = puzzles_of(game)[nth]
    return shown(puzzle, Match.from_record(puzzle.record), lang)


def shown(puzzle: Puzzle, match: Match, lang: str) -> Asked:
    """Through the eyes of its seat: what that one cannot see is not in it."""
    game = match.game.meta.id
    said = words(lang, game)
    table = TableInfo("puzzle", game, "", "playing", match.version, "", chat=False, help="none")
    frame = build(match, table, seats_of(puzzle, match.seats, said.translate("you-name")), lang)
    frame.earlier = 0  # there is no page with the rest of the log
    assert frame.decision is not None
    headings = groups(match.game, frame.view, frame.decision, frame.words)
    choices = [
        (each.title, [b for b in (*each.open, *each.covered) if b.action >= 0 and not b.reason]) for each in headings
    ]
    for key, button in enumerate((button for _, some in choices for button in some), 1):
        button.key = key
    some = [each for each in choices if each[1]]
    return Asked(puzzle, match, frame, regions(frame), frame.words.translate(frame.decision.prompt), some)


def seats_of(puzzle: Puzzle, seats: int, name: str) -> list[Seat]:
    others = iter(COMPANIONS)
    return [
        Seat(name, mine=True, present=True) if seat == puzzle.seat else Seat(next(others), "bot", LEVEL)
        for seat in range(seats)
    ]


@dataclass
class Answer:
    """What is said of a choice."""

    solved: bool
    chosen: str  # its notation
    sentence: str
    bars: list[Bar]
    behind: dict[str, tuple[str, str]]  # by notation: how far behind the best, and the spread of that
    touch: list[str]  # what on the board the best choice is about


def answer(shown: Asked, chosen: str) -> Answer | None:
    """None where this is no choice. The right one is held against the next best, another one against the right one."""
    puzzle, frame, translate = shown.puzzle, shown.frame, shown.frame.words.translate
    solved = chosen == puzzle.best
    against = puzzle.others[0] if solved else next((each for each in puzzle.others if each.choice == chosen), None)
    if against is None:
        return None
    parse = shown.match.game.parse
    best, other = label(frame, parse(puzzle.best)), label(frame, parse(against.choice))
    gain = {"points": number(frame, against.gain), "error": spread_of(frame, against.error)}
    choices = frame.decision.allowed if frame.decision else []
    right = next(choice for choice in choices if choice.notation == puzzle.best)
    return Answer(
        solved,
        chosen,
        translate("puzzle-right" if solved else "puzzle-wrong", best=best, other=other, **gain),
        bars(frame, [DifferencePart(*part) for part in against.parts]),
        {each.choice: _behind(frame, each) for each in puzzle.others},
        touched(frame, right),
    )


def _behind(frame: Frame, other: PuzzleAlternative) -> tuple[str, str]:
    return number(frame, -other.gain, True), spread_of(frame, other.error)
