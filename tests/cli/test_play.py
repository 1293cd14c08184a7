"""A match at the terminal, typed line by line."""

from __future__ import annotations

import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from cli.terminal import COMMAND, LANGUAGES, Call, environment
from command_processes import PATIENCE
from postchaise import Dice, Match, game
from postchaise.i18n import Translator
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.messages.reason import Reason

SPEAKER = Translator("en", "la-loire")

PLACE = {"en": "Place", "fr": "Rang", "de": "Rang"}


def saves(state: Path) -> list[Path]:
    return sorted((state / "postchaise").glob("*.match"))


def record(state: Path) -> str:
    (path,) = saves(state)
    return path.read_text("utf-8")


def actions(text: str) -> list[str]:
    return re.findall(r"^\d .+$", text, re.MULTILINE)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game_to_the_final_screen(call: Call, state: Path, language: str) -> None:
    """Casual and short: the first boat on space 3 ends it. Numbers 1 and 2 in turn always name some choice."""
    words = ["play", "--lang", language, "--seed", "11", "--names", "Anna", "--variant", "casual"]
    called = call(*words, "--option", "end_boat=3/3/3/3", typed="1\n2\n1\n" * 3000)
    assert called.code == 0
    assert called.err == ""
    end = called.out[-1500:]
    assert "Anna" in end
    assert PLACE[language] in end
    assert Match.from_record(record(state)).over
    totals = re.findall(r"^end: (\d+) (\d+)$", record(state), re.MULTILINE)[0]
    assert all(total in end for total in totals)


def test_solo_and_hot_seat_are_asked_by_name(call: Call, state: Path) -> None:
    called = call("play", "--seats", "you,you", "--names", "Anna,Ben", "--seed", "1", typed="quit\n")
    assert "Anna" in called.out
    assert "Ben" in called.out
    assert "# seat 2: you Ben" in record(state)
    assert call("play", "--seats", "you", "--seed", "1", typed="1\nquit\n").code == 0


def test_leaving_saves_and_says_how_to_go_on(call: Call, state: Path) -> None:
    for typed in ("quit\n", "q\n", ""):
        called = call("play", "--seed", "3", typed=typed)
        assert called.code == 0
        assert "postchaise resume" in called.out
    assert len(saves(state)) == 3


def test_a_number_or_the_notation_or_the_label_plays(call: Call, state: Path) -> None:
    call("play", "--seed", "3", typed="1\nride serrant 0\nfinish with your merchant\nquit\n")
    assert actions(record(state))[-3:] == ["1 first merchant", "1 ride serrant 0", "1 done"]


def test_undo_takes_back_and_a_second_time_is_refused(call: Call, state: Path) -> None:
    called = call("play", "--seed", "3", typed="1\nundo\nundo\nquit\n")
    assert "Taken back: first merchant" in called.out
    named = Translator("en", "la-loire", ["Player 1", "Apprentice 2"])
    assert named.reason(game("la-loire"), Reason("undo-not-yours", player=2)) in called.out
    assert actions(record(state))[-1].startswith("2 ")


def test_save_keeps_a_copy_that_resumes(call: Call, state: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.match"
    called = call("play", "--seed", "3", typed=f"1\nsave {copy}\n1\nquit\n")
    assert str(copy) in "".join(called.out.split())  # a long path is wrapped
    assert actions(copy.read_text("utf-8"))[-1] == "1 first merchant"
    assert call("resume", str(copy), typed="quit\n").code == 0


def test_save_never_replaces_a_foreign_file(call: Call, state: Path, tmp_path: Path) -> None:
    precious = tmp_path / "thesis.txt"
    precious.write_text("chapter one", "utf-8")
    called = call("play", "--seed", "3", typed=f"save {precious}\nquit\n")
    assert called.code == 0
    assert precious.read_text("utf-8") == "chapter one"
    assert "is not a saved match" in " ".join(called.out.split())


def test_help_lists_the_commands_and_explains_a_choice(call: Call, state: Path) -> None:
    out = call("play", "--seed", "3", typed="?\n? 1\n? hire witch\nquit\n").out
    assert "take back your last action" in out
    assert f"LL-TURN-01  {parse_rulebook('la-loire', 'en')['LL-TURN-01'].title}" in out
    assert "LL-CHAR-WITCH-01" in out


def test_why_names_the_rule_its_sentence_and_its_text(call: Call, state: Path) -> None:
    out = call("play", "--seed", "3", typed="1\nwhy ride nantes 0\nwhy ride serrant 0\nwhy\nquit\n").out
    assert f"LL-TURN-02: {SPEAKER.translate('reason-LL-TURN-02')}" in out
    assert f"LL-TURN-02  {parse_rulebook('la-loire', 'en')['LL-TURN-02'].title}" in out
    assert "That is legal now." in out
    assert "Name an action" in out


@pytest.mark.parametrize(
    ("language", "words"), [("fr", "plateau\noffre\njournal\n"), ("de", "brett\nangebot\nverlauf\n")]
)
def test_commands_work_in_the_language_of_the_person(call: Call, state: Path, language: str, words: str) -> None:
    out = call("play", "--lang", language, "--seed", "3", typed=f"1\n1\n{words}quit\n").out
    translator = Translator(language, "la-loire")
    assert out.count(translator.translate("sheet-road")) == 2
    assert out.count(translator.translate("sheet-palaces")) == 1


def test_what_is_no_answer_is_refused_and_nothing_is_lost(call: Call, state: Path) -> None:
    called = call("play", "--seed", "3", typed="99\nbla\nhire witch\nsave /\n\nquit\n")
    assert called.code == 0
    assert "There is no choice 99; choose from 1 to 2." in called.out
    assert "“bla” is not an action." in called.out
    assert SPEAKER.translate("reason-not-this-step") in called.out
    assert not [line for line in actions(record(state)) if line.startswith("1 ")]


def test_hostile_names_do_not_reach_the_screen(call: Call, state: Path) -> None:
    name = "\x1b[31m[bold]Eve\x07\n# seat 2"
    called = call("play", "--seed", "3", "--names", name, typed="quit\n")
    assert "\x1b" not in called.out
    assert "\x07" not in called.out
    assert "[31m[bold]Eve#" in called.out
    assert call("resume", typed="quit\n").code == 0


def test_the_same_seed_deals_the_same_match(call: Call, state: Path) -> None:
    for _ in range(2):
        call("play", "--seed", "8", typed="1\n1\n1\nquit\n")
    first, second = (path.read_text("utf-8") for path in saves(state))
    assert first == second


def test_a_sealed_match_goes_on_with_its_own_dice_and_is_fair(call: Call, state: Path) -> None:
    """Left and resumed several times: every outcome still follows from the one key."""
    words = ["--variant", "casual", "--option", "end_boat=2/2/2/2"]
    call("play", *words, typed="1\n2\n1\nquit\n")
    (path,) = saves(state)
    for _ in range(20):
        call("resume", str(path), typed="1\n2\n1\n" * 10)
    call("resume", str(path), typed="1\n2\n1\n" * 3000)
    checked = call("check", str(path))
    assert checked.code == 0
    assert "sealed and fair" in " ".join(checked.out.split())


def test_ctrl_c_leaves_politely_with_the_save(tmp_path: Path) -> None:
    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "3"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n")
    process.stdin.flush()
    for line in process.stdout:
        if "Where does your merchant ride" in line:
            break
    process.send_signal(signal.SIGINT)
    out, err = process.communicate(timeout=60)
    assert process.returncode == 0
    assert err == ""
    assert "postchaise resume" in out
    assert actions(record(tmp_path))[-1] == "1 first merchant"


def test_kill_in_the_middle_of_a_turn_loses_nothing(tmp_path: Path) -> None:
    """kill -9 after an answer was acknowledged: resume asks the very next question."""
    process = subprocess.Popen(
        [*COMMAND, "play", "--seed", "3", "--names", "Anna"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path, PYTHONUNBUFFERED="1"),
    )
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write("1\n1\n")
    process.stdin.flush()
    for line in process.stdout:
        if "What does your merchant do in Serrant?" in line:
            break
    os.kill(process.pid, signal.SIGKILL)
    process.wait()
    process.stdin.close()
    process.stdout.close()
    assert actions(record(tmp_path))[-2:] == ["1 first merchant", "1 ride serrant 0"]
    again = subprocess.run(
        [*COMMAND, "resume"],
        input="quit\n",
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
        timeout=PATIENCE,
    )
    assert again.returncode == 0
    assert "What does your merchant do in Serrant?" in again.stdout
    assert not list((tmp_path / "postchaise").glob("*.part"))


def test_a_given_file_stays_as_it_is(call: Call, state: Path, tmp_path: Path) -> None:
    """Resuming a copy goes on elsewhere: an archived match is never written to."""
    given = tmp_path / "given.match"
    given.write_text(Match("la-loire", 2, Dice(1)).record(), "utf-8")
    before = given.read_text("utf-8")
    assert call("resume", str(given), typed="1\n1\nquit\n").code == 0
    assert given.read_text("utf-8") == before
    assert len(actions(record(state))) == 2
