"""The puzzle of the day: selection, page and answers."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import date
from functools import cache, lru_cache
from typing import Any, Final

from postchaise.bots.hint import HOPES, RIVAL, DifferencePart
from postchaise.kernel import record
from postchaise.kernel.actions.decision import Choice
from postchaise.kernel.content.puzzles import Puzzle, PuzzleAlternative
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.registry import extras
from postchaise.kernel.registry import game as find_game
from postchaise.web.render.regions import render_regions
from postchaise.web.translations import translator_for

from .coach import DifferenceBar, build_difference_bars
from .decisions import ChoiceButton, build_choice_groups
from .hint import (
    LEAST_TOLD,
    describe_source,
    format_number,
    format_spread,
    get_choice_label,
    list_highlighted_anchors,
)
from .table_view import Player, TableView, ViewerContext, build_table_view

COMPANIONS: Final = ("Colette", "Ottilie", "Villon", "Agnès")  # bots at the other seats
LEVEL: Final = "apprentice"  # of this level
MOST_REASONS: Final = 4  # sentences


@cache
def find_puzzles(game: str) -> list[Puzzle]:
    """The puzzles of a game that fit its current rules and numbers and have enough plausible choices."""
    try:
        found, rules = extras(game).puzzles(), find_game(game)
        return [
            puzzle for puzzle in found if puzzle.is_varied and _fits_rules(rules, record.read_record(puzzle.record))
        ]
    except Exception:  # a broken game must not affect others
        return []


def _fits_rules(rules: Game[Any], page: record.RecordPage) -> bool:
    """Whether a puzzle fits the rules and numbers. It is not replayed, as the first visitor would have to wait."""
    return (page.game, page.version, page.components) == (rules.meta.id, rules.meta.version, rules.components)


def choose_puzzle_number(game: str, day: date) -> int:
    """The number of a day's puzzle, the same for everybody."""
    return day.toordinal() % len(find_puzzles(game))


@dataclass
class PuzzlePage:
    """A puzzle before any answer."""

    puzzle: Puzzle
    match: Match
    table_view: TableView
    regions: dict[str, str]
    prompt: str
    choices: list[tuple[str, list[ChoiceButton]]]  # by heading


@lru_cache(24)  # puzzles and languages
def build_puzzle_page(game: str, nth: int, lang: str) -> PuzzlePage:
    puzzle = find_puzzles(game)[nth]
    return build_position_page(puzzle, Match.from_record(puzzle.record), lang)


def build_position_page(puzzle: Puzzle, match: Match, lang: str) -> PuzzlePage:
    """As its seat sees it: what that seat cannot see is not in it."""
    game = match.game.meta.id
    players = build_puzzle_players(puzzle, match.seats, translator_for(lang, game).translate("you-name"))
    context = ViewerContext("puzzle", game, "", "playing", match.version, "", players, lang, chat=False, help="none")
    table_view = build_table_view(match, context)
    table_view.earlier = 0  # the page shows no link to the full log
    assert table_view.decision is not None
    headings = build_choice_groups(match.game, table_view.view, table_view.decision, table_view.translator)
    choices = [
        (each.title, [b for b in (*each.open, *each.covered) if b.action >= 0 and not b.reason]) for each in headings
    ]
    for key, button in enumerate((button for _, some in choices for button in some), 1):
        button.key = key
    prompt = table_view.translator.translate(table_view.decision.prompt)
    some = [each for each in choices if each[1]]
    return PuzzlePage(puzzle, match, table_view, render_regions(table_view), prompt, some)


def build_puzzle_players(puzzle: Puzzle, seats: int, name: str) -> list[Player]:
    others = iter(COMPANIONS)
    return [
        Player(name, you=True, present=True) if seat == puzzle.seat else Player(next(others), "bot", LEVEL)
        for seat in range(seats)
    ]


@dataclass
class PuzzleFeedback:
    """The feedback on a choice."""

    solved: bool
    chosen: str  # its notation
    sentence: str
    reasons: list[str]  # why, in terms of the game
    bars: list[DifferenceBar]
    behind: dict[str, tuple[str, str]]  # by notation: distance to the best choice, and its uncertainty
    touch: list[str]  # anchors of the best choice


def answer_puzzle(shown: PuzzlePage, chosen: str) -> PuzzleFeedback | None:
    """Compare the right choice with the second best, or a wrong one with the right one; None if it is no choice."""
    puzzle, table_view, translate = shown.puzzle, shown.table_view, shown.table_view.translator.translate
    solved = chosen == puzzle.best
    against = puzzle.others[0] if solved else next((each for each in puzzle.others if each.choice == chosen), None)
    if against is None:
        return None
    parse = shown.match.game.parse
    best, other = get_choice_label(table_view, parse(puzzle.best)), get_choice_label(table_view, parse(against.choice))
    gain = {"points": format_number(table_view, against.gain), "error": format_spread(table_view, against.error)}
    choices = table_view.decision.allowed if table_view.decision else []
    right = next(choice for choice in choices if choice.notation == puzzle.best)
    return PuzzleFeedback(
        solved,
        chosen,
        translate("puzzle-right" if solved else "puzzle-wrong", best=best, other=other, **gain),
        explain_answer(table_view, right, against),
        build_difference_bars(table_view, [DifferencePart(*part) for part in against.parts]),
        {each.choice: _describe_loss(table_view, each) for each in puzzle.others},
        list_highlighted_anchors(table_view, right),
    )


def explain_answer(table_view: TableView, right: Choice, against: PuzzleAlternative) -> list[str]:
    """Say what the best choice does, and what that brings and costs until the end of the match."""
    translate = table_view.translator.translate
    effects = [translate(effect).rstrip(".") for effect in right.effects]
    found = []
    if effects:
        found.append(translate("puzzle-does", choice=translate(right.label), effects=", ".join(effects)))
    for part in [DifferencePart(*part) for part in against.parts]:
        if abs(part.points) < LEAST_TOLD or part.id == HOPES:
            continue
        more, less = ("puzzle-rival-more", "puzzle-rival-less") if part.id == RIVAL else ("puzzle-more", "puzzle-less")
        points = format_number(table_view, abs(part.points))
        found.append(
            translate(more if part.points > 0 else less, points=points, source=describe_source(table_view, part))
        )
    return found[:MOST_REASONS]


def _describe_loss(table_view: TableView, other: PuzzleAlternative) -> tuple[str, str]:
    return format_number(table_view, -other.gain, True), format_spread(table_view, other.error)
