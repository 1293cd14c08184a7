"""The boards of all games, in every language: no line too wide, no word missing.

In positions of random matches, and of the recorded ones: those reach every tile, place and character.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.terminal import LANGUAGES
from estafette import OPEN, SPECTATOR, Dice, Match, game
from estafette.cli import board
from estafette.cli.words import Words
from estafette.kernel.dice import ScriptedDice
from estafette.kernel.errors import BadOption
from estafette.kernel.meta import Value
from estafette.kernel.phrase import Phrase
from estafette.kernel.registry import meta, titles

NAMES = ["Maximiliane-Rose", "日本語の名前です", "Ann", "Bartholomäus XIV", "Zoé"]
RECORDS = Path(__file__).resolve().parent.parent / "matches"
EVERY = 401  # of so many positions of a random match one is drawn, and the first with each question
RECORDED = 151  # the same for a recorded match
LONGEST = 20_000  # decisions of a match
Position = tuple[int, dict[str, Any]]  # the seat whose status is shown, the view


class Listener(Words):
    """Notes every message somebody asked for that nobody wrote, and every name without the form asked for."""

    missing: set[str]

    def say(self, phrase: Phrase | str, **args: int | str | Phrase) -> str:
        id = phrase.id if isinstance(phrase, Phrase) else phrase
        if not self.knows(id):
            self.missing.add(id)
        return super().say(phrase, **args)

    def attribute(self, id: str, form: str, default: str = "") -> str:
        found = super().attribute(id, form)
        if not found:
            self.missing.add(f"{id}.{form}")
        return found or default


def ways_to_play(id: str) -> Iterator[tuple[int, dict[str, Value]]]:
    """Every number of seats, then every switch turned the other way, where the game allows it alone."""
    page = meta(id)
    for seats in range(page.min_seats, page.max_seats + 1):
        yield seats, {}
    for option in page.options:
        if isinstance(option.default, bool):
            given: dict[str, Value] = {option.key: not option.default}
            try:
                page.resolve(page.max_seats, given)
            except BadOption:
                continue
            yield page.max_seats, given


@cache
def positions(id: str) -> list[Position]:
    return [*played(id), *recorded(id)]


def recorded(id: str) -> Iterator[Position]:
    """Positions of recorded matches, as the seat that acts next sees them."""
    for path in sorted(RECORDS.glob(f"{id}/*.txt")):
        match = Match.from_record(path.read_text("utf-8"))
        rules, given = match.game, dict[str, Any](match.options)
        state = rules.new(match.seats, ScriptedDice(match.setup_outcomes), **given)
        for number, entry in enumerate(match.entries, 1):
            if number % RECORDED == 0:
                yield entry.seat, rules.view(state, entry.seat)
            rules.step(state, entry.seat, entry.action, ScriptedDice(entry.outcomes), None)


def played(id: str) -> list[Position]:
    """From the first decision to the end, as the seat at move and a spectator see them; the end lies open."""
    found: list[Position] = []
    rules = game(id)
    for number, (seats, options) in enumerate(ways_to_play(id)):
        dealt, dice = Dice(number), Dice(number)
        state, asked, played = rules.new(seats, dealt, **dict[str, Any](options)), set[str](), 0
        while (seat := rules.actor(state)) >= 0:
            prompt = rules.prompt(state, seat).id
            if played % EVERY == 0 or prompt not in asked:
                asked.add(prompt)
                found += [(seat, rules.view(state, seat)), (seat, rules.view(state, SPECTATOR))]
            legal = rules.legal(state, seat)
            choices = [dice.below(len(legal)) for _ in range(1 + number % 3)]
            action = legal[min(choices)]  # passing comes last in most games: some matches do more, some less
            rules.step(state, seat, action, dealt, None)
            played += 1
            assert played < LONGEST
        found += [(seat, rules.view(state, seat)) for seat in range(seats)]
        found.append((0, rules.view(state, OPEN)))
    return found


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", titles())
def test_boards(id: str, language: str, width: int) -> None:
    words = Listener(language, id)
    words.missing = set()
    for seat, view in positions(id):
        words.speaker.players = NAMES[: len(view["players"])]
        drawings = {
            "board": board.board(id, view, words, width),
            "status": board.status(id, view, words, seat, width),
            "offer": board.offer(id, view, words, width),
        }
        for name, rows in drawings.items():
            assert_it_fits(name, rows, width)
    assert_it_fits("legend", board.legend(id, words, width), width)
    assert not words.missing


def assert_it_fits(name: str, rows: list[Any], width: int) -> None:
    assert rows, name
    lines = ["".join(text for text, _ in row) for row in rows]
    assert not [line for line in lines if cell_len(line) > width], name
    assert not [line for line in lines if {"{", "\n", "\t"} & set(line)], name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", titles())
def test_every_player_can_be_found_on_the_board(id: str, language: str) -> None:
    """Also without colour: each name once, and after it the number that marks the player's pieces."""
    for _, view in positions(id)[:: len(positions(id)) // 7]:
        words = Words(language, id, names := NAMES[: len(view["players"])])
        lines = ["".join(text for text, _ in row) for row in board.board(id, view, words, 80)]
        for number, name in enumerate(names, 1):
            assert sum(f"{number} {name}" in line for line in lines) == 1
