"""A replay shows what the table showed to that viewer at that moment, and nothing else."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from postchaise import OPEN, SPECTATOR, Dice, Match
from postchaise.web.render import delta
from postchaise.web.review import full_log, replay
from postchaise.web.review.timeline import build_timeline
from postchaise.web.translations import translator_for
from postchaise.web.views.log import Note
from postchaise.web.views.table_view import Player, ViewerContext

RECORDS = Path(__file__).resolve().parents[2] / "matches"
NAMES = ("Anna", "Ben", "Cleo", "Dora", "Emil")
SHORT = {"la-loire": "default-standard-1", "orleans": "knights-2", "thurn-und-taxis": "courier-2"}


@cache
def recorded(game: str) -> Match:
    return Match.from_record((RECORDS / game / f"{SHORT[game]}.txt").read_text("utf-8"))


def begun(game: str, actions: int) -> Match:
    return recorded(game).fork(actions, Dice(0))


def context(match: Match, status: str, lang: str = "en", text_board: bool = False) -> ViewerContext:
    players = [Player(name) for name in NAMES[: match.seats]]
    return ViewerContext("t", match.game.meta.id, "Blois", status, 0, "", players, lang, text_board=text_board)


def told(match: Match, viewer: int, lang: str = "en", text: bool = False) -> replay.Replay:
    found = list[replay.Replay]()

    def build() -> Iterator[None]:
        found.append((yield from replay.build_replay(match, context(match, status, lang, text), viewer)))

    status = "over" if match.over else "playing"
    assert list(build())
    return found[0]


def shown(match: Match, viewer: int, at: int) -> dict[str, str]:
    return replay.render_moment(match, context(match, "playing"), viewer, at)


def at(found: replay.Replay, position: int) -> dict[str, str]:
    """As the script shows it."""
    versions = delta.unpack_versions(found.regions)
    return {name: [html for since, html in each if since <= position][-1] for name, each in versions.items()}


@pytest.mark.parametrize("game", SHORT)
def test_every_position_comes_out_of_the_packing_as_it_was_drawn(game: str) -> None:
    match = begun(game, 40)
    found = told(match, 0)
    assert found.last == 40
    for step in found.steps[:: max(1, len(found.steps) // 5)] + found.steps[-1:]:
        assert at(found, step.at) == shown(match, 0, step.at), step.at


def test_lists_of_pieces_are_rebuilt_from_what_changed() -> None:
    dice = random.Random(5)
    versions = [""]
    for _ in range(60):
        parts = versions[-1].split("<")[1:]
        for _ in range(dice.randrange(4)):
            parts.insert(dice.randrange(len(parts) + 1), f"p{dice.randrange(9)}>")
        if len(parts) > 5:
            del parts[dice.randrange(4) : dice.randrange(6)]
        versions.append("".join(f"<{part}" for part in parts))
    packer = delta.DeltaPacker()
    for number, html in enumerate(versions):
        packer.add(number, {"board": html})
    found = delta.unpack_versions(json.loads(json.dumps(packer.pack())))["board"]
    for number, html in enumerate(versions):
        assert [each for since, each in found if since <= number][-1] == html


def test_moved_pieces_pack_into_few_numbers() -> None:
    """A mark that goes from one player to another moves everything between them; equally many are there as before."""
    before = list(range(100))
    now = [*before[:10], 200, *before[10:90], *before[91:]]
    assert delta.diff_pieces(before, now) == [[10, 0, 200], [80, 1]]


def test_a_heading_belongs_to_the_first_step_of_its_turn() -> None:
    found = told(begun("la-loire", 60), SPECTATOR)
    assert not any(step.lines[-1].heading for step in found.steps[1:-1]), "never after what was done"
    assert any(step.lines[0].heading for step in found.steps[1:-1])
    numbers = [step.round for step in found.steps[1:]]
    assert numbers == sorted(numbers)
    for before, now in itertools.pairwise(found.steps[1:]):
        assert (before.turn != now.turn) == now.lines[0].heading


def test_secret_plans_are_neither_shown_nor_counted() -> None:
    """Orléans: who puts which follower where, and how often somebody thinks again, is the planner's alone."""
    match = recorded("orleans")
    planned = [
        i for i, e in enumerate(match.entries, 1) if match.game.notation(e.action).startswith("put ") and e.seat == 1
    ]
    match = match.fork(planned[3], Dice(0))
    hidden = set(planned[:4])
    own, other, onlooker = (told(match, viewer) for viewer in (1, 0, SPECTATOR))
    assert hidden <= {step.at for step in own.steps}
    for found in (other, onlooker):
        assert hidden & {step.at for step in found.steps[:-1]} == set()
    assert at(own, match.version) != at(other, match.version)


def test_a_hidden_card_is_named_to_its_owner_and_after_the_end() -> None:
    match = recorded("thurn-und-taxis")
    drawn = next(i for i, e in enumerate(match.entries) if match.game.notation(e.action) == "draw pile" and e.seat == 1)
    match = match.fork(drawn + 1, Dice(0))
    texts = {
        who: [line.text for step in told(match, who).steps for line in step.lines][-1]
        for who in (0, 1, SPECTATOR, OPEN)
    }
    assert texts[1] == texts[OPEN] != texts[0] == texts[SPECTATOR]
    card = texts[1].removesuffix(".")
    for who in (0, SPECTATOR):
        assert card not in json.dumps(
            replay.replay_to_json(told(match, who), translator_for("en", "thurn-und-taxis", NAMES[:2]), who),
            ensure_ascii=False,
        )


def test_concealed_points_stay_concealed() -> None:
    match = Match("thurn-und-taxis", seats=2, dice=Dice(3), hide_bonus_totals=True)
    for _ in range(6):
        match.play(match.actor, match.legal(match.actor)[0])
    for step in told(match, 0).steps:
        assert step.points[0] is not None
        assert step.points[1] is None
    assert "" in build_timeline(told(match, 0)).lines


@pytest.mark.parametrize("game", ["la-loire", "orleans"])  # the shortest matches
def test_the_answer_has_everything_the_page_needs(game: str) -> None:
    match = recorded(game)
    translator = translator_for("de", game, NAMES[: match.seats])
    found = told(match, OPEN, "de")
    answer = replay.replay_to_json(found, translator, OPEN)
    assert (answer["as"], answer["last"]) == ("open", match.version)
    assert [step[0] for step in answer["steps"]] == sorted({step[0] for step in answer["steps"]})
    assert answer["steps"][-1][0] == match.version
    assert len(answer["gains"]) == len(answer["steps"])
    assert answer["moments"].count("<li>") == answer["timeline"].count("data-letter") > 0
    assert answer["log"].count("<li") == sum(len(step.lines) for step in found.steps)
    moments = [each.at for each in found.moments]
    points = {step.at: step.points for step in found.steps}
    assert all(0 < each <= match.version for each in moments)
    for each in found.moments:
        assert each.at in points, "one can go there"


def test_nobodys_presence_and_nobody_as_you() -> None:
    players = at(told(begun("la-loire", 5), 0), 5)["players"]
    names = re.findall(r'<div class="seat-name">(.*?)</div>', players, re.S)
    assert [re.sub("<span.*?</span>|<[^>]*>", "", name).strip() for name in names] == ["Anna"]


def test_the_whole_log_has_rounds_players_and_kinds() -> None:
    match = recorded("thurn-und-taxis")
    translator = translator_for("en", "thurn-und-taxis", NAMES[:2])
    chapters = full_log.build_full_log(match, SPECTATOR, translator, [Note(0, 1, "sat", "Ben")])
    assert [chapter.round for chapter in chapters] == list(range(1, chapters[-1].round + 1))
    everything = [each.line.text for chapter in chapters for each in chapter.lines]
    lines = [translator.translate(message) for message in match.log(SPECTATOR)]
    assert [text for text in everything if "takes seat" not in text] == lines
    assert len(everything) == len(lines) + 1
    kinds = dict(full_log.list_action_kinds(chapters, translator))
    assert kinds["carriage"] == "Carriage"
    bens = [each for chapter in full_log.filter_chapters(chapters, 1, "carriage") for each in chapter.lines]
    assert bens
    for each in bens:
        entry = match.entries[each.at - 1]
        assert each.line.seat == 1
        assert match.game.notation(entry.action).endswith("carriage")


def test_action_kinds_are_hidden_while_the_match_runs() -> None:
    match = begun("orleans", 60)
    chapters = full_log.build_full_log(match, 0, translator_for("en", "orleans", NAMES[:2]))
    assert full_log.list_action_kinds(chapters, translator_for("en", "orleans")) == []
    assert {each.kind for chapter in chapters for each in chapter.lines} == {""}
