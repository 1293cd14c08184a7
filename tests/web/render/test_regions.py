"""A table renders from a match and a list of seats, without a server or a database."""

from __future__ import annotations

import re
import subprocess
import sys
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.kernel.entry import Entry
from postchaise.kernel.registry import extras, titles
from postchaise.web.render.regions import render_regions
from postchaise.web.views.api_view import build_observation
from postchaise.web.views.catch_up import build_catch_up
from postchaise.web.views.table_view import (
    Player,
    TakebackRequest,
    UndoState,
    ViewerContext,
    build_table_view,
    choose_viewer,
)
from web.pages import build_seat_view, play_actions

ALONE = """
import sys
from postchaise import Dice, Match
from postchaise.web.views.table_view import Player, ViewerContext, build_table_view
from postchaise.web.views.api_view import build_observation
from postchaise.web.render.regions import render_regions
from postchaise.web.views.catch_up import build_catch_up

match, dice = Match(sys.argv[1], 2, Dice(5)), Dice(6)
for _ in range(40):
    legal = match.legal(match.actor)
    match.play(match.actor, legal[dice.below(len(legal))])
seats = [Player("Anna", you=True), Player("Rabelais", "bot", "apprentice")]
context = ViewerContext("t", sys.argv[1], "Blois", "playing", match.version, match.seal, seats, "fr")
table_view = build_table_view(match, context)
assert build_catch_up(match, context) is not None
assert build_observation(table_view)["log"]
for name, html in render_regions(table_view).items():
    print(name, len(html))
foreign = {"postchaise.server", "fastapi", "sqlalchemy", "starlette", "uvicorn"} & sys.modules.keys()
print("foreign", *sorted(foreign))
"""


@pytest.mark.parametrize("game", titles())
def test_all_regions_are_drawn_without_a_server(game: str) -> None:
    ran = subprocess.run([sys.executable, "-c", ALONE, game], capture_output=True, text=True, check=False)
    assert ran.returncode == 0, ran.stderr
    lines = ran.stdout.splitlines()
    assert lines.pop() == "foreign"
    drawn = {name: int(size) for name, size in map(str.split, lines)}
    own = (*extras(game).regions, *extras(game).asides)
    board = {"click_targets", "pieces", "player_board", "text_board", *own} if extras(game).drawn else set()
    assert set(drawn) - {"views"} == board | {"map", "banner", "players", "decision", "log", "head", "chat"}
    empty = [name for name, size in drawn.items() if not size]
    assert sorted(empty) == ["banner", *(["text_board"] if board else [])]  # nothing waits, and nobody asked for it


def at(game: str, actions: int) -> Match:
    match, dice = Match(game, 2, Dice(5)), Dice(6)
    while match.version < actions:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[dice.below(len(legal))])
    return match


def context(match: Match, players: list[Player], lang: str = "en", **more: Any) -> ViewerContext:
    status = "over" if match.over else "playing"
    return ViewerContext("t", match.game.meta.id, "Blois", status, match.version, match.seal, players, lang, **more)


def test_two_people_at_one_screen_are_hidden_from_each_other_until_the_asked_one_is_there() -> None:
    match = at("thurn-und-taxis", 20)
    seats = [Player("Anna", you=True), Player("Bert", you=True)]
    asked, other = match.actor, 1 - match.actor
    assert choose_viewer(match, seats) == (-1, asked)
    assert choose_viewer(match, seats, asked) == (asked, -1)
    assert choose_viewer(match, seats, other) == (-1, asked), "not the other one: it is not asked"
    behind = build_observation(build_table_view(match, context(match, seats, "en")))
    assert behind["view"] is None
    assert behind["decision"] is None
    assert build_table_view(match, context(match, seats, wanted_seat=asked)).decision is not None


def test_without_secrets_there_is_no_curtain() -> None:
    match = at("la-loire", 20)
    assert choose_viewer(match, [Player("Anna", you=True), Player("Bert", you=True)]) == (match.actor, -1)


def test_somebody_else_is_asked_to_agree_to_a_take_back() -> None:
    match = at("la-loire", 20)
    seat = match.entries[-1].seat

    def seen(me: int, vote: int) -> UndoState:
        seats, request = (
            [Player("A", you=me == 0), Player("B", you=me == 1)],
            TakebackRequest(seat, vote, match.version - 1),
        )
        return build_table_view(match, context(match, seats, takeback=request)).undo

    asks, asked, former = seen(seat, -1), seen(1 - seat, 1 - seat), seen(-1, 1 - seat)
    assert (asks.asked, asks.answer, asks.back) == (seat, -1, False)
    assert (asked.asked, asked.answer, asked.back) == (seat, 1 - seat, False)
    assert (former.asked, former.answer) == (seat, 1 - seat), "who held the seat before has a vote"


def test_where_only_bots_play_nobody_is_asked_about_a_take_back() -> None:
    match = at("thurn-und-taxis", 10)
    bot, ben, left = Player("B", "bot"), Player("B"), Player("B", "bot", has_voters=True)
    for other, alone in ((bot, True), (ben, False), (left, False)):
        assert build_table_view(match, context(match, [Player("A", you=True), other], "en")).undo.alone == alone, other


def test_a_seat_that_is_free_or_was_left_is_shown_so() -> None:
    match = at("thurn-und-taxis", 10)
    table_view = build_table_view(
        match, context(match, [Player("Anna", you=True), Player("Place 2", "open", can_return=True)], "fr")
    )
    assert [player.kind for player in table_view.players] == ["person", "open"]
    assert 'data-do="seat-back"' in render_regions(table_view)["banner"]


def test_catch_up_begins_after_the_own_last_action() -> None:
    match = at("thurn-und-taxis", 30)
    seat = match.actor
    while match.actor == seat:
        match.play(seat, match.legal(seat)[0])
    last = match.version
    while match.actor != seat:
        match.play(match.actor, match.legal(match.actor)[0])
    told = build_catch_up(match, context(match, [Player("A", you=seat == 0), Player("B", you=seat == 1)]))
    assert told[0]["number"] == last
    assert told[0]["lines"] == []
    assert set(told[0]["regions"]) >= {"map", "players", "head"}, "purses go back with the board"
    assert not {"decision", "log", "chat"} & set(told[0]["regions"])
    assert all(each["lines"] for each in told[1:])
    assert told[-1]["number"] <= match.version


def test_catch_up_is_offered_only_with_new_log_lines() -> None:
    match = at("thurn-und-taxis", 30)
    seat, other = match.actor, 1 - match.actor
    while match.actor == seat:
        match.play(seat, match.legal(seat)[0])
    seats = [Player("A", you=seat == 0), Player("B", you=seat == 1)]
    silent = Entry(other, match.legal(other)[0], [], [], False)
    match.entries.append(silent)
    assert not build_table_view(match, context(match, seats, "en")).has_catch_up
    match.entries.pop()
    match.play(other, match.legal(other)[0])
    assert build_table_view(match, context(match, seats, "en")).has_catch_up


@pytest.mark.parametrize("game", titles())
def test_the_line_at_the_top_counts_rounds(game: str) -> None:
    match = at(game, 60)
    table_view = build_table_view(match, context(match, [Player("Anna", you=True), Player("Bert")], "de"))
    assert table_view.round == match.game.round_number(match.state) > 1
    assert f"Runde {table_view.round}<" in render_regions(table_view)["head"]


def test_the_hint_of_what_can_be_typed_is_made_of_words() -> None:
    """Never of an id that only the record uses: "deliver m1-02"."""
    match, dice, unsaid = Match("la-loire", 2, Dice(5)), Dice(6), 0
    while unsaid < 12:
        legal = match.legal(match.actor)
        if re.search("[a-z][0-9]", match.game.notation(legal[0])):
            seats = [Player("Anna", you=match.actor == 0), Player("Bert", you=match.actor == 1)]
            shown = render_regions(build_table_view(match, context(match, seats, "en")))["decision"]
            hint = re.search(r'id="notation-text"[^>]* placeholder="([^"]*)"', shown)
            assert hint is not None
            assert hint[1] == "Type an action" or re.fullmatch("or type: [a-z- ]+[0-9]*", hint[1]), hint[1]
            unsaid += 1
        match.play(match.actor, legal[dice.below(len(legal))])
    assert not match.over


@pytest.mark.parametrize("game", titles())
def test_a_viewer_can_look_at_what_another_player_has(game: str) -> None:
    match, names = play_actions(game, 3, 40), ["Anna", "Ben", "Cleo"]
    own = render_regions(build_seat_view(match, 0, "en", names))
    for viewer, shown in ((0, 1), (0, 2), (-1, 1)):
        there = render_regions(build_seat_view(match, viewer, "en", names, shown_seat=shown))
        assert 'id="do-look-back"' in there["player_board"]
        assert names[shown] in there["player_board"]
        if viewer == 0:
            assert {name for name in own if own[name] != there[name]} == {"player_board"}
    assert 'id="do-look-back"' not in own["player_board"]
    for shown_seat in (0, 7):  # the own one, and one that does not exist
        assert render_regions(build_seat_view(match, 0, "en", names, shown_seat=shown_seat)) == own
