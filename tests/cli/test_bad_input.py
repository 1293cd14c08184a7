"""Bad input gives one sentence on standard error, exit code 2 and no traceback, in three languages."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.terminal import LANGUAGES, Call, run
from postchaise import Dice, Match
from postchaise.i18n import Translator

GOOD = Match("la-loire", 2, Dice(4)).record()
FILES = {
    "empty": "",
    "foreign": "Dear diary,\n",
    "binary": "\x00\x01\x02",
    "header": GOOD.replace("seats: 2", "chairs: 2"),
    "illegal": GOOD + "2 hire witch\n",
    "notation": GOOD + "1 fly tours\n",
    "seat": GOOD + "4 first merchant\n",
    "outcomes": GOOD + "1 first merchant ; 3\n",
    "components": GOOD.replace("components: ", "components: f"),
    "version": GOOD.replace("game: la-loire 1", "game: la-loire 9"),
    "game": GOOD.replace("game: la-loire", "game: chess"),
    "end": GOOD + "end: 1 2\n",
    "key": GOOD + "# key: zz\n",
    "player": GOOD + "# seat 1: wizard Merlin\n",
}
WORDS = {
    "command": ["dance"],
    "flag": ["play", "--fast"],
    "flag of the house": ["--fast"],
    "no value": ["play", "--seats"],
    "too many": ["play", "la-loire", "now"],
    "no file": ["check"],
    "language": ["play", "--lang", "xx"],
    "language without value": ["play", "--lang"],
    "game": ["play", "chess"],
    "about game": ["about", "chess"],
    "rules game": ["rules", "chess"],
    "rule": ["rules", "la-loire", "LL-NOPE-99"],
    "simulate game": ["simulate", "chess"],
    "option": ["play", "--option", "speed=9"],
    "option form": ["play", "--option", "edition"],
    "option value": ["play", "--option", "edition=xx"],
    "edition": ["play", "--edition", "xx"],
    "variant": ["play", "--variant", "xx"],
    "seats": ["play", "--seats", "you,random,random,random,random"],
    "seat kind": ["play", "--seats", "you,wizard"],
    "names": ["play", "--names", "Anna,Ben"],
    "seed": ["play", "--seed", "seven"],
    "negative seed": ["play", "--seed=-1"],
    "components missing": ["play", "--components", "nowhere.toml"],
    "resume missing": ["resume", "nowhere.match"],
    "resume nothing": ["resume"],
    "replay missing": ["replay", "nowhere.match"],
    "check folder": ["check", "."],
    "games": ["simulate", "la-loire", "--games", "0"],
    "workers": ["simulate", "la-loire", "--workers", "x"],
    "simulate seats": ["simulate", "la-loire", "--seats", "7"],
    "arena game": ["arena", "chess"],
    "arena flag": ["arena", "la-loire", "--fast"],
    "arena too many": ["arena", "la-loire", "now"],
    "arena bots": ["arena", "--bots", "wizard,random"],
    "arena nobody": ["arena", "--bots", ","],
    "arena seats": ["arena", "--seats", "9"],
    "arena until": ["arena", "--until", "late"],
    "arena margin": ["arena", "--margin", "much"],
    "arena nothing to decide": ["arena", "--bots", "random", "--until", "sure"],
    "arena prints two": ["arena", "--json", "-", "--csv", "-"],
    "arena folder": ["arena", "--bots", "random", "--dir", "/dev/null/arena"],
    "balance kinds": ["arena", "balance", "orleans"],
    "balance bot": ["arena", "balance", "--bot", "wizard"],
    "balance flag": ["arena", "balance", "--fast"],
    "simulate both": ["simulate", "la-loire", "--games", "1", "--json", "--csv", "x.csv"],
}


def wrong(called_code: int, out: str, err: str) -> None:
    assert called_code == 2
    assert "Traceback" not in out + err
    lines = err.splitlines()
    assert len(lines) == 1, err
    assert lines[0].strip()[-1] in ".?", err  # a sentence, not a message id
    assert "{" not in err
    assert "$" not in err


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("words", WORDS.values(), ids=WORDS.keys())
def test_words_that_are_wrong(
    call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, words: list[str], language: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LANG", f"{language}_XX.UTF-8")
    if "--components" in words:  # this process has its components already
        done = run(tmp_path, *words, LANG=f"{language}_XX.UTF-8")
        wrong(done.returncode, done.stdout, done.stderr)
        return
    called = call(*words)
    wrong(called.code, called.out, called.err)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("command", ["check", "resume", "replay"])
@pytest.mark.parametrize("kind", FILES)
def test_files_that_are_wrong(call: Call, tmp_path: Path, command: str, kind: str, language: str) -> None:
    path = tmp_path / "m.match"
    path.write_text(FILES[kind], "utf-8")
    called = call(command, str(path), "--lang", language)
    wrong(called.code, called.out, called.err)
    assert path.read_text("utf-8") == FILES[kind]


def test_the_sentence_is_in_the_language_asked_for(call: Call, tmp_path: Path) -> None:
    sentences = {language: call("dance", "--lang", language).err for language in LANGUAGES}
    assert sentences["en"].startswith("There is no command “dance”.")
    assert sentences["fr"].startswith("Il n’y a pas de commande « dance ».")
    assert sentences["de"].startswith("Einen Befehl „dance“ gibt es nicht.")


def test_a_broken_rule_in_a_record_is_reported_in_the_same_language(call: Call, tmp_path: Path) -> None:
    path = tmp_path / "m.match"
    path.write_text(FILES["illegal"], "utf-8")
    for language in LANGUAGES:
        sentence = Translator(language, "la-loire").translate("reason-not-this-step")
        assert sentence in call("check", str(path), "--lang", language).err


@pytest.mark.parametrize(
    ("text", "command"), [("no = [toml", "play"), ("[meta]\ndata_revision = 1\n", "about"), ("", "simulate")]
)
def test_a_bad_components_file_is_refused_by_name(tmp_path: Path, text: str, command: str) -> None:
    path = tmp_path / "components.toml"
    path.write_text(text, "utf-8")
    done = run(tmp_path, command, "--components", str(path))
    wrong(done.returncode, done.stdout, done.stderr)


def test_a_full_or_read_only_disk_is_reported_clearly(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", "utf-8")
    done = run(blocked, "play", "--seed", "1", typed="quit\n")
    wrong(done.returncode, done.stdout, done.stderr)
