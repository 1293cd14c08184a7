"""`postchaise arena` on the command line."""

from __future__ import annotations

import csv
import io
import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from pyarrow import parquet

from cli.terminal import LANGUAGES, Call

SHORT = ["--variant", "casual", "--option", "end_boat=2/2/2/2"]
ALONE = ["arena", "la-loire", "--bots", "random", "--games", "3", "--seed", "5", *SHORT]


def test_the_page_the_figures_the_table_and_the_picture(call: Call, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a.json", "a.csv", "a.svg")]
    given = [word for option, file in zip(("--json", "--csv", "--picture"), files) for word in (option, str(file))]
    page = call(*ALONE, *given)
    assert page.code == 0
    data = json.loads(files[0].read_text("utf-8"))
    assert (data["games"], data["seats"], data["seed"], data["options"]["variant"]) == (3, 2, 5, "casual")
    assert f"{data['bots'][0]['points']:.1f}" in page.out
    assert all(str(file) in "".join(page.out.split()) for file in files)
    rows = list(csv.DictReader(io.StringIO(files[1].read_text("utf-8"))))
    assert len(rows) == 6
    assert ElementTree.fromstring(files[2].read_text("utf-8")).tag.endswith("svg")


def test_figures_and_table_can_be_printed(call: Call) -> None:
    assert json.loads(call(*ALONE, "--json", "-").out)["games"] == 3
    assert call(*ALONE, "--csv", "-").out.startswith("match,deal,seat,bot,place,points,")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_pairing_is_reported_with_its_significance_test(call: Call, tmp_path: Path, language: str) -> None:
    """The second and third time everything is in the folder already."""
    words = ["arena", "thurn-und-taxis", "--bots", "random,apprentice", "--games", "2", "--dir", str(tmp_path)]
    page = call(*words, "--lang", language)
    assert page.code == 0
    assert "random : apprentice" in page.out
    assert "0 % [0–66]" in page.out
    assert "{" not in page.out
    assert not [line for line in page.out.splitlines() if len(line) > 80]


def test_a_folder_is_continued_and_another_contest_refused(call: Call, tmp_path: Path) -> None:
    kept = ["--dir", str(tmp_path / "arena")]
    assert call(*ALONE, *kept, "--json", "-").code == 0
    more = json.loads(call(*ALONE, *kept, "--games", "4", "--json", "-").out)
    assert more["games"] == 4
    assert len(list((tmp_path / "arena" / "matches").glob("*.match"))) == 4
    other = call(*ALONE, *kept, "--seed", "6")
    assert other.code == 2
    assert "seed is 5 there and 6 here" in other.err


def test_a_kept_match_can_be_checked(call: Call, tmp_path: Path) -> None:
    call(*ALONE, "--dir", str(tmp_path))
    assert call("check", str(tmp_path / "matches" / "000001.match")).code == 0


@pytest.mark.parametrize("language", LANGUAGES)
def test_balance_tells_everything_that_can_be_taken(call: Call, tmp_path: Path, language: str) -> None:
    words = ["arena", "balance", "la-loire", "--bot", "random", "--games", "3", *SHORT]
    file = tmp_path / "balance.json"
    page = call(*words, "--json", str(file), "--lang", language)
    assert page.code == 0
    assert not [line for line in page.out.splitlines() if len(line) > 80]
    for each in json.loads(file.read_text("utf-8"))["things"]:
        assert each["item"] in page.out
    assert call(*words, "--kinds", "marry").code == 2
    assert call("arena", "balance", "--help", "--lang", language).out.strip().startswith("postchaise arena balance")
    assert "postchaise arena balance" in call("arena", "--help", "--lang", language).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_calibrate_tells_what_was_predicted_in_kept_matches(call: Call, tmp_path: Path, language: str) -> None:
    call(*ALONE, "--dir", str(tmp_path / "kept"))
    words = ["arena", "calibrate", str(tmp_path / "kept"), "--positions", "2", "--rollouts", "1"]
    file = tmp_path / "calibrated.json"
    page = call(*words, "--json", str(file), "--lang", language)
    assert page.code == 0
    assert not [line for line in page.out.splitlines() if len(line) > 80]
    figures = json.loads(file.read_text("utf-8"))
    assert figures["matches"] == 3
    assert sum(line["true"]["count"] for line in figures["lines"] if line["phase"] < 0) >= 6
    assert call("arena", "calibrate", str(tmp_path / "none"), "--lang", language).code == 2


def test_puzzles_are_looked_for_in_kept_matches_and_written_with_how_they_were_found(
    call: Call, tmp_path: Path
) -> None:
    call(*ALONE, "--dir", str(tmp_path / "kept"))
    words = ["arena", "puzzles", str(tmp_path / "kept"), "--games", "1", "--tries", "2", "--rollouts", "8"]
    files = [tmp_path / "one.json", tmp_path / "two.json"]
    for file in files:
        assert "1 match" in call(*words, "--json", str(file)).out
    texts = [file.read_text("utf-8") for file in files]
    assert texts[0] == texts[1]
    made = json.loads(texts[0])["provenance"]
    assert (made["records"], made["effort"]["tries"], made["effort"]["games"]) == (1, 2, 8)
    assert call("arena", "puzzles", str(tmp_path / "none")).code == 2


def test_puzzles_of_a_title_are_found_by_one_command_which_the_file_tells(call: Call) -> None:
    words = ["arena", "puzzles", "thurn-und-taxis", "--games", "1", "--tries", "1", "--rollouts", "8"]
    first = call(*words, "--json", "-").out
    command = json.loads(first)["provenance"]["command"].split()
    assert command[0] == "postchaise"
    assert call(*command[1:], "--json", "-").out == first


def test_a_dataset_lies_beside_the_matches_and_goes_on_with_them(call: Call, tmp_path: Path) -> None:
    words = [*ALONE, "--parquet", str(tmp_path / "data")]
    page = call(*words)
    assert page.code == 0
    assert str(tmp_path / "data") in "".join(page.out.split())
    assert parquet.read_table(tmp_path / "data" / "decisions")["match"].to_pylist()[-1] == 3
    assert call(*words, "--games", "4", "--json", "-").code == 0
    assert parquet.read_table(tmp_path / "data" / "decisions")["match"].to_pylist()[-1] == 4
    card = (tmp_path / "data" / "README.md").read_text("utf-8")
    command = next(line for line in card.splitlines() if line.startswith("    postchaise arena")).split()
    again = call(*command[1:-1], str(tmp_path / "again"))
    assert again.code == 0
    both = [parquet.read_table(tmp_path / name / "decisions") for name in ("data", "again")]
    assert both[0] == both[1], "the command on the card makes the same columns"
    assert call(*words, "--dir", str(tmp_path / "other")).code == 2
