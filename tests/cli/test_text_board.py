"""The text boards of all games at the terminal, in every language: no line too wide, no word missing, no fact lost.

In positions of random matches, and of the recorded ones: those reach every tile, place and character.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from rich.cells import cell_len

from cli.terminal import LANGUAGES
from postchaise import OPEN, SPECTATOR, Dice, game
from postchaise.cli.translations import CliTranslator
from postchaise.i18n import text_board
from postchaise.kernel import record
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.errors import BadOption
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import NOTHING, OFFER, Sheet
from postchaise.kernel.meta import Value
from postchaise.kernel.registry import extras, meta, titles

NAMES = ["Maximiliane-Rose", "日本語の名前です", "Ann", "Bartholomäus XIV", "Zoé"]
RECORDS = Path(__file__).resolve().parent.parent / "matches"
EVERY = 401  # of so many positions of a random match one is drawn, and the first of each question
RECORDED = 151  # the same for a recorded match
LONGEST = 20_000  # decisions of a match
Position = tuple[int, dict[str, Any]]  # the seat whose status is shown, the view


class Listener(CliTranslator):
    """Notes every message somebody asked for that nobody wrote, and every name without the form asked for."""

    missing: set[str]

    def translate(self, message: Message | str, **args: int | str | Message) -> str:
        id = message.id if isinstance(message, Message) else message
        if not self.knows(id):
            self.missing.add(id)
        return super().translate(message, **args)

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
        page, rules = record.read_record(path.read_text("utf-8")), game(id)
        given = dict[str, Any](page.options)
        state = rules.new(page.seats, ScriptedDice(page.setup), **given)
        for number, action in enumerate(page.actions, 1):
            if number % RECORDED == 0:
                yield action.seat, rules.view(state, action.seat)
            rules.step(state, action.seat, rules.parse(action.notation), ScriptedDice(action.outcomes), None)


def played(id: str) -> list[Position]:
    """From the first decision to the end, as the seat at move and a spectator see them; the end lies open."""
    found: list[Position] = []
    rules = game(id)
    for number, (seats, options) in enumerate(ways_to_play(id)):
        given, dice = dict[str, Any](options), Dice(number)
        state, played, asked = rules.new(seats, dice, **given), 0, set[str]()
        while (seat := rules.actor(state)) >= 0 and played < LONGEST:
            prompt = rules.prompt(state, seat).id
            if played % EVERY == 0 or prompt not in asked:
                asked.add(prompt)
                found += [(seat, rules.view(state, seat)), (seat, rules.view(state, SPECTATOR))]
            legal = rules.legal(state, seat)
            choices = [dice.below(len(legal)) for _ in range(1 + number % 3)]
            # passing comes last in most games: some matches do more, some less
            rules.step(state, seat, legal[min(choices)], dice, None)
            played += 1
        assert rules.over(state)
        found += [(seat, rules.view(state, seat)) for seat in range(seats)]
        found.append((0, rules.view(state, OPEN)))
    return found


def lines(rows: list[text_board.TextLine]) -> list[str]:
    return ["".join(text for text, _ in row) for row in rows]


WAYS = [("de", 80, 5), ("en", 80, 13), ("fr", 80, 11), ("de", 100, 12)]  # language, width, of how many one


@pytest.mark.parametrize(("language", "width", "every"), WAYS)
@pytest.mark.parametrize("id", titles())
def test_no_line_is_too_wide_and_no_word_is_missing(id: str, language: str, width: int, every: int) -> None:
    """More in German, whose words are the longest, than in the other languages."""
    words = Listener(language, id)
    words.missing = set()
    for seat, view in positions(id)[::every]:
        words.players = words.translator.players = NAMES[: len(view["players"])]
        drawings = {
            "board": text_board.render_text_board(id, view, words, width),
            "status": text_board.render_player_status(id, view, words, seat, width),
            "offer": text_board.render_available(id, view, words, width),
        }
        for name, rows in drawings.items():
            assert rows, name
            shown = lines(rows)
            assert not [line for line in shown if cell_len(line) > width], name
            assert not [line for line in shown if {"{", "\n", "\t"} & set(line)], name
            assert not [line for line in shown if line.endswith(" ")], name
    assert not words.missing


def parts(texts: list[str]) -> set[str]:
    """Every word, those with hyphens in pieces: a line may end there."""
    return {part for text in texts for part in re.split("(?<=-)| ", text)}


def facts(sheets: list[Sheet]) -> set[str]:
    """Every word the browser shows of them."""
    cells = [cell for sheet in sheets for cell in (sheet.title, *(cell for row in sheet.rows for cell in row))]
    return parts([cell for cell in cells if cell != NOTHING])


@pytest.mark.parametrize("width", [30, 80, 110])
@pytest.mark.parametrize("id", titles())
def test_the_terminal_tells_every_fact_the_browser_tells(id: str, width: int) -> None:
    """Board and offer together: all sheets, whether as a table or one fact after the other."""
    for _, view in positions(id)[:: len(positions(id)) // 7]:
        words = CliTranslator("en", id, ["Ann", "Bob", "Cid", "Dan", "Eve"][: len(view["players"])])
        sheets = extras(id).text_board(view, words)
        offer = lines(text_board.render_available(id, view, words, width))
        board = lines(text_board.render_text_board(id, view, words, width))
        assert not facts([sheet for sheet in sheets if sheet.part == OFFER]) - parts(offer)
        assert not facts([sheet for sheet in sheets if sheet.part != OFFER]) - parts(board) - {"Price"}


@pytest.mark.parametrize("id", titles())
def test_between_two_questions_it_tells_what_the_player_has(id: str) -> None:
    """What is decided now, and of the players only the one who is asked."""
    for seat, view in positions(id)[:: len(positions(id)) // 7]:
        names = NAMES[: len(view["players"])]
        words = CliTranslator("en", id, names)
        sheets = extras(id).text_board(view, words)
        shown = "\n".join(lines(text_board.render_player_status(id, view, words, seat, 110)))
        now = [sheet.title for sheet in sheets if sheet.part == "now"]
        assert all(title in shown for title in now)
        assert names[seat] in shown
        for sheet in sheets:
            if sheet.part in ("board", "offer"):
                assert f" {sheet.title}\n" not in shown + "\n"


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", titles())
def test_every_player_has_a_colour_and_a_name(id: str, language: str) -> None:
    for _, view in positions(id)[:: len(positions(id)) // 7]:
        words = CliTranslator(language, id, names := NAMES[: len(view["players"])])
        spans = [span for row in text_board.render_text_board(id, view, words, 80) for span in row]
        # told as a fact among others, a name may stand without its colour
        styles = [{style for text, style in spans if text.strip() == name} - {""} for name in names]
        assert all(styles)
        assert len(set.union(*styles)) == len(names)
