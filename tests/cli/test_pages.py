"""Every command except the match itself: overview, help, rules, about, simulate, replay, check, version."""

from __future__ import annotations

import csv
import io
import json
import re
import subprocess
from pathlib import Path

import pytest
from rich.cells import cell_len

from cli.terminal import COMMAND, LANGUAGES, Call, environment, run
from command_processes import PATIENCE
from postchaise import Dice, Match, SealedDice
from postchaise.cli.rules import list_rules_of_action
from postchaise.cli.translations import CliTranslator
from postchaise.games.la_loire.component_schema import list_reconstructed_values
from postchaise.games.la_loire.components import DATA
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import titles
from postchaise.web.translations import translator_for as table_words

COMMANDS = ("play", "resume", "games", "rules", "about", "simulate", "arena", "replay", "check", "check-game")
TEXT = Path(__file__).resolve().parents[2] / "src" / "postchaise" / "cli" / "text"
SHORT = {"variant": "casual", "end_boat": "2/2/2/2"}


def finished(sealed: bool = True) -> str:
    match = Match("la-loire", 2, SealedDice(b"k" * 32) if sealed else Dice(5), **SHORT)
    dice = Dice(9)
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match.record()


@pytest.fixture
def played(tmp_path: Path) -> Path:
    path = tmp_path / "played.match"
    path.write_text(finished(), "utf-8")
    return path


# Words


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_command_alone_says_what_it_can_do(call: Call, language: str) -> None:
    called = call("--lang", language)
    assert called.code == 0
    for command in COMMANDS:
        assert f"postchaise {command}" in called.out
    assert called.out.strip() == call("--help", "--lang", language).out.strip()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "words",
    [
        *([command, "--help"] for command in COMMANDS),
        ["games"],
        ["about"],
        ["rules"],
        ["rules", "la-loire", "LL-BUY"],
        ["simulate", "--games", "2", "--option", "variant=casual", "--option", "end_boat=2/2/2/2"],
        ["arena", "--bots", "random", "--games", "2", "--variant", "casual", "--option", "end_boat=2/2/2/2"],
    ],
    ids=" ".join,
)
def test_every_page_fits_80_columns_and_has_every_message(call: Call, words: list[str], language: str) -> None:
    called = call(*words, "--lang", language)
    assert called.code == 0
    assert called.err == ""
    assert called.out.strip()
    assert not [line for line in called.out.splitlines() if cell_len(line) > 80]
    assert not re.search(
        r"\b(opt|arg|cmd|help|column|row|check|about|simulate|arena|balance|suite|ll)-(?!game)[a-z-]+\b",
        called.out.replace("--help", ""),
    )


def test_every_message_the_code_names_exists() -> None:
    words, table = (
        CliTranslator("en", "la-loire"),
        table_words("en", "la-loire"),
    )  # a hint speaks with the words of the table
    for path in [*TEXT.parent.rglob("*.py"), TEXT.parent.parent / "games" / "la_loire" / "text_board.py"]:
        for id in re.findall(
            r'(?:translate|PostchaiseError|BadSeats|BadRecord|BadOption)\(\s*"([a-z-]+)"', path.read_text("utf-8")
        ):
            assert id == "seat" or words.knows(id) or table.knows(id), f"{path.name}: {id}"


def test_the_locale_chooses_the_language(tmp_path: Path) -> None:
    assert "Type" in run(tmp_path, LANG="en_GB.UTF-8").stdout
    assert "Tippe" in run(tmp_path, LANG="de_DE.UTF-8").stdout
    assert "Tapez" in run(tmp_path, LANG="en_GB.UTF-8", LC_ALL="fr_FR.UTF-8").stdout
    assert "Type" in run(tmp_path, LANG="ja_JP.UTF-8").stdout


def test_version_says_how_it_was_built(call: Call) -> None:
    assert re.fullmatch(r" Postchaise \d+\.\d+\.\d+, (compiled|pure Python)\s*", call("--version").out)


# Terminals of all kinds


@pytest.mark.parametrize(
    "more", [{"TERM": "dumb"}, {"NO_COLOR": "1"}, {"PYTHONIOENCODING": "ascii"}, {"PYTHONUTF8": "0", "LC_ALL": "C"}]
)
def test_plain_terminals_get_plain_text(tmp_path: Path, more: dict[str, str]) -> None:
    done = run(tmp_path, "play", "--seed", "3", typed="1\n1\nquit\n", **more)
    assert done.returncode == 0
    assert "\x1b" not in done.stdout
    assert "The road: clockwise from Nantes" in done.stdout


def test_a_closed_pipe_is_no_error(tmp_path: Path) -> None:
    line = " ".join([*COMMAND, "about", "|", "head", "-1"])
    done = subprocess.run(
        ["sh", "-c", line], capture_output=True, text=True, env=environment(tmp_path), timeout=PATIENCE
    )
    assert done.stderr == ""


# Rules and about


def test_rules_by_id_by_chapter_and_by_search(call: Call) -> None:
    book = parse_rulebook("la-loire", "en")
    assert len(book) > 150
    one = call("rules", "la-loire", "ll-buy-04").out
    assert book["LL-BUY-04"].title in one
    assert "LL-BUY-05" not in one
    chapter = call("rules", "la-loire", book["LL-MKT-01"].chapter).out
    assert all(id in chapter for id in book if id.startswith("LL-MKT-"))
    assert "LL-CHAR-BLACKSMITH-01" in call("rules", "la-loire", "blacksmith", "horse").out


@pytest.mark.parametrize("id", titles())
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_action_leads_to_rules_that_exist(language: str, id: str) -> None:
    book = parse_rulebook(id, language)
    for action in range(len(find_game(id).space)):
        found = list_rules_of_action(id, action)
        assert found
        assert len(set(found)) == len(found)
        assert set(found) <= book.keys()


def test_about_counts_what_is_reconstructed(call: Call) -> None:
    out = " ".join(call("about").out.split())
    assert "Emanuele Ornella" in out
    assert "www.mindthemove.com" in out
    assert f"no source for {len(list_reconstructed_values(DATA))} values of this game" in out
    assert "--components FILE" in out
    assert "token_recall = any_time" in out
    assert "fr: never" in out


def test_games_lists_every_game(call: Call) -> None:
    out = call("games").out
    assert all(id in out for id in titles())


# Simulate


def test_simulate_as_json_csv_and_page(call: Call, tmp_path: Path) -> None:
    words = ["simulate", "la-loire", "--seats", "2", "--games", "3", "--seed", "4", "--variant", "casual"]
    words += ["--option", "end_boat=2/2/2/2"]
    data = json.loads(call(*words, "--json").out)
    assert data["games"] == 3
    assert data["options"]["variant"] == "casual"
    assert data.keys() >= {"turns", "decisions", "branching", "endings", "by_seat", "by_place", "speed", "components"}
    rows = list(csv.DictReader(io.StringIO(call(*words, "--csv", "-").out)))
    assert len(rows) == 6
    file = tmp_path / "games.csv"
    page = call(*words, "--csv", str(file)).out
    assert len(file.read_text("utf-8").splitlines()) == 7
    assert f"{data['turns']['mean']:.1f}" in page


def test_workers_load_the_same_corrected_components(tmp_path: Path) -> None:
    """A copy with another purse gives other games, and the same ones in one process and in two."""
    shipped = TEXT.parent.parent / "games" / "la_loire" / "components.toml"
    changed = tmp_path / "components.toml"
    changed.write_text(re.sub(r"start_deniers = \d+", "start_deniers = 9", shipped.read_text("utf-8")), "utf-8")
    words = [
        "simulate",
        "--seats",
        "2",
        "--games",
        "21",
        "--json",
        "--variant",
        "casual",
        "--option",
        "end_boat=2/2/2/2",
    ]
    results = []
    for more in ([], ["--components", str(changed)], ["--components", str(changed), "--workers", "2"]):
        done = run(tmp_path, *words, *more)
        assert done.returncode == 0, done.stderr
        results.append({**json.loads(done.stdout), "speed": 0})
    assert results[0] != results[1]
    assert results[1] == results[2]


# Replay and check


def test_replay_steps_forth_and_back_to_the_result(call: Call, played: Path) -> None:
    count = len(re.findall(r"^\d ", played.read_text("utf-8"), re.MULTILINE))
    out = call("replay", str(played), typed="\n\nb\nq\n").out
    assert re.findall(r"Action (\d+) of", out) == ["0", "1", "2", "1"]
    last = call("replay", str(played), "--to", str(count)).out
    assert f"Action {count} of {count}" in last
    assert call("replay", str(played), "--to", str(count + 1)).code == 2
    assert "wins." in call("replay", str(played), typed="\n" * (count + 1)).out


def test_check_says_what_is_right(call: Call, played: Path) -> None:
    out = " ".join(call("check", str(played)).out.split())
    assert "every line is correct" in out
    assert "sealed and fair" in out
    assert "variant=casual" in out
    totals = re.findall(r"^end: (\d+) (\d+)$", played.read_text("utf-8"), re.MULTILINE)[0]
    assert f"{totals[0]} : {totals[1]}" in out


def test_check_finds_loaded_dice(call: Call, played: Path) -> None:
    """A record that follows the rules, but not from its key."""
    played.write_text(finished(sealed=False).replace("setup:", f"{_seal(played)}setup:"), "utf-8")
    called = call("check", str(played))
    assert called.code == 2
    assert "does not follow from the key" in " ".join(called.err.split())


def test_check_of_a_finished_record_without_its_key_verifies_nothing(call: Call, played: Path) -> None:
    text = played.read_text("utf-8")
    played.write_text(re.sub(r"^key: .*\n", "", text, flags=re.MULTILINE), "utf-8")
    called = call("check", str(played))
    assert called.code == 2
    assert "the key is missing. Nothing about the shuffle could be verified." in " ".join(called.err.split())
    assert "correct" not in called.out
    played.write_text(re.sub(r"^(key|sealed|seal): .*\n", "", text, flags=re.MULTILINE), "utf-8")
    assert "not sealed: nothing about the shuffle was verified" in " ".join(call("check", str(played)).out.split())


def _seal(played: Path) -> str:
    return "".join(re.findall(r"^(?:sealed|key): .*\n", played.read_text("utf-8"), re.MULTILINE))


def test_check_and_replay_tell_that_a_match_is_a_fork(call: Call, played: Path) -> None:
    fork = Match.from_record(played.read_text("utf-8")).fork(7, Dice(5))
    played.write_text(fork.record(), "utf-8")
    checked = " ".join(call("check", str(played)).out.split())
    assert "the deal and the first 7 actions are those of another match" in checked
    assert "not sealed" in checked
    assert "the first 7 actions" in call("replay", str(played), typed="q\n").out


def test_check_of_a_match_under_way(call: Call, state: Path) -> None:
    call("play", "--seed", "3", typed="1\nquit\n")
    (path,) = (state / "postchaise").glob("*.match")
    out = " ".join(call("check", str(path)).out.split())
    assert "not over" in out
    assert "not sealed" in out
