"""A position as text, readable for people and programs, and without secrets."""

from __future__ import annotations

from pathlib import Path

import pytest

from browser.positions import PreparedTable, load_recorded_match, store_table
from command_processes import postchaise
from postchaise import OPEN, Dice
from postchaise.cli.play import saves
from postchaise.cli.translations import CliTranslator
from postchaise.i18n import text_board
from postchaise.web.translations import translator_for
from postchaise.web.views.position_text import WIDTH, format_position
from server.persons import Person, create_token
from server.serving import Serving

TRICKS = ["dice: 7", "x\u2028end: 99 0"]  # called like a note; with a line of its own


@pytest.fixture(scope="module")
def over(serving: Serving) -> PreparedTable:
    return store_table(serving.database, load_recorded_match("la-loire", "blue-2"), ["Ada", "Ben"])


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_after_the_end_the_text_is_read_again_as_the_same_position(game: str) -> None:
    match = load_recorded_match(game, {"la-loire": "blue-2", "orleans": "knights-2"}.get(game, "base-2"))
    for lang, at in (("en", 0), ("fr", 21), ("de", match.version)):
        translator = translator_for(lang, game, TRICKS)
        text = format_position(
            match, "Blois", "https://club.example/t/x/replay?at=21&as=open", OPEN, at, translator, True
        )
        again, seats = saves.load_save(text, CliTranslator("en"))
        assert again.state.to_json() == match.fork(at, match.dice).state.to_json()
        assert [seat.name for seat in seats] == [" ".join(name.split()) for name in TRICKS]
        assert again.over == (at == match.version)
    assert "https://club.example/t/x/replay?at=21&as=open" in text
    assert translator.translate("sheet-players") in text


def test_the_command_line_shows_the_position_it_was_given(
    serving: Serving, over: PreparedTable, tmp_path: Path
) -> None:
    answer = Person(serving).get(f"{over.path}/position.txt", params={"at": 30, "as": "open", "lang": "en"})
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    file = tmp_path / "moment.txt"
    file.write_text(answer.text, "utf-8")
    told = [line.removeprefix("#|").strip() for line in answer.text.splitlines() if line.startswith("#|")]
    shown = postchaise("replay", str(file), "--to", "30", COLUMNS="100", LANG="en_GB.UTF-8").stdout
    assert (
        told[0]
        == f"La Loire · Blois · {translator_for('en').translate('replay-where', at=30, last=over.match.version)}"
    )
    assert told[1] == f"{serving.address}{over.path}/replay?at=30&as=open"
    assert "Ada" in shown
    assert [line for line in told if line.startswith("·")] == [
        line.strip() for line in shown.splitlines() if line.strip().startswith("·")
    ]


def test_a_running_match_shows_no_record_and_only_the_own_view(serving: Serving) -> None:
    """Both have drawn cards in secret: the text is that of any other world this seat could sit in."""
    laid = store_table(serving.database, load_recorded_match("thurn-und-taxis", "base-2", 194), ["Ada", "Ben"])
    game, state, translator = laid.match.game, laid.match.state, translator_for("en", "thurn-und-taxis", ["Ada", "Ben"])
    for seat, token in enumerate(laid.tokens):
        text = Person(serving, token=token).get(f"{laid.path}/position.txt").text
        world = game.sample_world(state, seat, Dice(3))
        assert world.to_json() != state.to_json()
        board = text_board.render_text_board("thurn-und-taxis", game.view(world, seat), translator, WIDTH)
        told = ["".join(words for words, _ in line).rstrip() for line in board]
        assert text.splitlines()[3 : 3 + len(told)] == told
        assert "postchaise record" not in text
        assert "setup:" not in text
    ada, eve = Person(serving, token=laid.tokens[0]), Person(serving, token=create_token())
    assert ada.get(f"{laid.path}/position.txt", params={"as": "1"}).status_code == 403
    assert eve.get(f"{laid.path}/position.txt", params={"as": "open"}).status_code == 403
    assert eve.get(f"{laid.path}/position.txt").status_code == 200
    assert eve.get(f"/t/{eve.make('la-loire')['table']}/position.txt").status_code == 404
