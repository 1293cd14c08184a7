"""Guided first matches: every step is legal, points at existing elements, and has a text for every choice."""

from __future__ import annotations

import re
import tomllib
from functools import cache
from importlib.resources import files
from itertools import permutations

import pytest

from postchaise import Match
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel.content.lessons import Lesson, LessonStep
from postchaise.kernel.dice import Dice, ScriptedDice
from postchaise.kernel.registry import extras, titles
from postchaise.testing.translations import load_messages
from postchaise.web.render.pictures import list_explained_sources, render_pictures
from postchaise.web.render.regions import render_regions
from postchaise.web.translations import translator_for
from postchaise.web.views.lesson import LessonProgress, find_lesson
from postchaise.web.views.table_view import Player, TableView, ViewerContext, build_table_view

GAMES = ("la-loire", "orleans", "thurn-und-taxis")
LANGUAGES = ("en", "fr", "de")
PANELS = {"#players", "#log", "#player-board"}


def lesson(game: str) -> Lesson:
    found = find_lesson(game)
    assert found is not None, f"the first game of {game} does not fit its rules any more"
    return found


@cache
def whole(game: str) -> Match:
    return Match.from_record(lesson(game).record)


def at(game: str, actions: int) -> Match:
    return whole(game).fork(actions, ScriptedDice([]))


def played(match: Match, taught: Lesson, step: LessonStep, notations: tuple[str, ...]) -> Match | None:
    """The step done in this order; None where the rules do not allow it."""
    outcomes = {action.notation: action.outcomes for action in taught.script[step.after : step.end]}
    for notation in notations:
        if match.why_not(taught.seat, notation) is not None:
            return None
        match.dice = ScriptedDice(outcomes[notation])
        match.play(taught.seat, notation)
    return match


def shown(game: str, number: int, lang: str = "en") -> TableView:
    taught, step = lesson(game), lesson(game).steps[number]
    match = at(game, step.after)
    seats = [Player("Anna", you=True), Player("Colette", "bot", "apprentice")]
    context = ViewerContext("t", game, "Blois", "playing", match.version, "", seats, lang, learning=True)
    return build_table_view(match, context, lesson=LessonProgress(taught, number - 1))


def test_every_bundled_game_has_a_lesson() -> None:
    assert [game for game in titles() if extras(game).first_game() is not None] == sorted(GAMES)


@pytest.mark.parametrize("game", GAMES)
def test_the_steps_follow_the_record(game: str) -> None:
    taught, last = lesson(game), 0
    assert 14 <= len(taught.steps) <= 22
    for step in taught.steps:
        assert step.after >= last, step.id
        assert all(action.seat == taught.seat for action in taught.script[step.after : step.end]), step.id
        assert step.end <= len(taught.script), step.id
        last = step.end
    assert not taught.steps[-1].acts
    assert last == len(taught.script)
    assert taught.seat in whole(game).actors, "after the lesson it is the person's turn"


@pytest.mark.parametrize("game", GAMES)
def test_every_other_choice_is_answered_and_every_answer_is_needed(game: str) -> None:
    taught = lesson(game)
    for step in taught.steps:
        needed = set()
        wanted = taught.wanted(step)
        for order in permutations(wanted):
            for done in range(len(order)):
                match = played(at(game, step.after), taught, step, order[:done])
                if match is None:
                    break
                legal = [match.game.notation(action) for action in match.legal(taught.seat)]
                assert done or wanted[0] in legal, f"{step.id}: {wanted[0]} is not allowed any more"
                for other in [notation for notation in legal if notation not in order[done:]]:
                    assert step.answer(other), f"{step.id}: nothing is said to {other}"
                    needed.add(step.answer(other))
        assert needed == set(step.messages[2:]), step.id


@pytest.mark.parametrize("game", GAMES)
def test_the_actions_of_a_step_lead_to_one_position_in_any_order(game: str) -> None:
    taught = lesson(game)
    for step in taught.steps:
        ends = [played(at(game, step.after), taught, step, order) for order in permutations(taught.wanted(step))]
        assert len({str(end.state.to_json()) for end in ends if end is not None}) == 1, step.id


@pytest.mark.parametrize("game", GAMES)
def test_there_are_words_for_every_step_in_all_languages(game: str) -> None:
    needed = {id for step in lesson(game).steps for id in step.messages}
    for lang in LANGUAGES:
        assert {id for id in load_messages(game, lang) if re.match("first-", id)} == needed, lang


@pytest.mark.parametrize("game", GAMES)
def test_what_a_step_points_at_is_on_the_page(game: str) -> None:
    for number, step in enumerate(lesson(game).steps):
        table_view = shown(game, number)
        page = render_regions(table_view)
        assert f'data-step="{number + 1}"' in page["lesson"]
        found = re.findall(r'data-anchor="([^"]*)"', "".join(page.values()))
        anchors = {each for some in found for each in some.split()}
        assert {each for each in step.points if not each.startswith("#")} | set(step.counts) <= anchors, step.id
        assert {each for each in step.points if each.startswith("#")} <= PANELS, step.id
        for notation in lesson(game).wanted(step)[:1]:
            assert f'data-notation="{notation}"' in page["decision"] or notation in page["decision"], step.id


@pytest.mark.parametrize("game", GAMES)
def test_a_record_that_was_played_otherwise_is_not_taught_on(game: str) -> None:
    taught = lesson(game)
    assert LessonProgress(taught).matches(whole(game))
    other = at(game, taught.steps[2].after)
    other.dice = Dice(1)
    wanted = taught.wanted(taught.steps[2])
    other.play(taught.seat, next(a for a in other.legal(taught.seat) if other.game.notation(a) not in wanted))
    assert not LessonProgress(taught, 0).matches(other)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_pictures_are_positions_of_the_record_and_belong_to_rules_there_are(game: str, lang: str) -> None:
    found = render_pictures(game, lang)
    assert 6 <= len(found) <= 8
    for each in found:
        assert len(each.html) > 500, each.id
        assert not each.title.startswith("five-"), each.id
        assert not each.text.startswith("five-"), each.id
        assert set(each.rules) <= set(parse_rulebook(game, lang)), each.id
    named = re.findall(r' id="([^"]+)"', "".join(each.html for each in found))
    assert len(named) == len(set(named))  # several boards on one page, each with its own names


def figures(game: str) -> dict[str, set[int]]:
    """What the components say of each source of points, as the page in five minutes must tell it."""
    folder = files(f"postchaise.games.{game.replace('-', '_')}")
    parts = tomllib.loads((folder / "components.toml").read_text("utf-8"))
    if game == "la-loire":
        letters, people = ([each["vp"] for each in parts[kind]] for kind in ("messages", "characters"))
        return {
            "boat": {parts["river"]["vp_per_space"]},
            "delivered": {min(letters), max(letters)},
            "characters": {min(people), max(people)},
            "blue": {parts["scoring"]["blue_bonus"]},
            "palaces": {each["vp"] for each in parts["palaces"]},
        }
    if game == "orleans":
        goods = [each["vp"] for each in parts["goods"]]
        return {"coins": {parts["scoring"]["vp_per_coin"]}, "goods": {min(goods), max(goods)}}
    carriages = [each["points"] for each in parts["carriages"]]
    stacks = {
        kind: [value for each in parts["stacks"] if each["kind"] == kind for value in each["values"]]
        for kind in ("length", "province", "all", "end")
    }
    return {
        "carriage": {min(carriages), max(carriages)},
        "length": {min(stacks["length"]), max(stacks["length"])},
        "provinces": {min(stacks["province"]), max(stacks["province"])},
        "all-provinces": {min(stacks["all"]), max(stacks["all"])},
        "end": set(stacks["end"]),
        "houses": {-parts["scoring"]["house_left"]},
    }


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_scoring_texts_use_the_component_numbers(game: str, lang: str) -> None:
    translator = translator_for(lang, game)
    told = [id for id, _ in list_explained_sources(game, translator)]
    assert set(figures(game)) <= set(told)
    for id, numbers in figures(game).items():
        assert {int(number) for number in re.findall(r"\d+", translator.translate(f"five-score-{id}"))} == numbers, id
