"""TT-INFO, TX-INFO: what everybody sees, and that nothing else reaches anybody."""

from __future__ import annotations

from typing import Any

import pytest

from postchaise import OPEN, SPECTATOR, Dice, IllegalAction, Match, ScriptedDice
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.state import State
from postchaise.kernel.dice import RecordingDice
from postchaise.kernel.errors import BadOutcome, BadSeats
from postchaise.kernel.messages.log import Log
from thurn_und_taxis import Table, place, rule, wander

SIX = ("ulm", "linz", "basel", "passau", "lodz", "pilsen")


@rule("TT-INFO-01")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_tt_info_01_hands_are_numbers_to_the_others(memory_aid: bool) -> None:
    t = Table(3, memory_aid=memory_aid).hand("ulm", "ulm", "linz").hand("basel", seat=1)
    for viewer in (1, 2, SPECTATOR):
        view = GAME.view(t.s, viewer)
        assert [player["hand"] for player in view["players"]] == [3, 1, 0]
        assert view["players"][0]["cards"] is None
        assert view["players"][0]["known"] == ({} if memory_aid else None)
        assert view["pile"] == 66 - 6 - 4
    assert GAME.view(t.s, 0)["players"][0]["cards"] == {"linz": 1, "ulm": 2}
    assert GAME.view(t.s, OPEN)["players"][1]["cards"] == {"basel": 1}


@rule("TT-INFO-01")
def test_tt_info_01_nobody_sees_everything_before_the_end() -> None:
    match = Match(GAME, 2, Dice(1))
    with pytest.raises(BadSeats):
        match.view(OPEN)
    with pytest.raises(BadSeats):
        match.log(OPEN)


@rule("TT-INFO-02", "TX-INFO-01", "TX-LETTER-04")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_tt_info_02_everything_on_the_table_is_open_to_all(seats: int) -> None:
    own = {"cards"}
    counting = {"unseen", "pool", "generations", "shows", "players"}
    for n, (s, _) in enumerate(wander(seats, 70 + seats)):
        if n % 25:
            continue
        views = [GAME.view(s, viewer) for viewer in (SPECTATOR, *range(seats))]
        for view in views:
            assert {key: view[key] for key in view if key not in counting} == {
                key: views[0][key] for key in views[0] if key not in counting
            }
            for player, other in zip(view["players"], views[0]["players"]):
                assert {key: player[key] for key in player if key not in own} == {
                    key: other[key] for key in other if key not in own
                }


@rule("TT-INFO-02", "TX-INFO-01")
def test_tt_info_02_what_lies_on_the_table_is_named() -> None:
    t = Table(3).display(*SIX).route("ulm", "augsburg").route("zuerich", "basel", "freiburg", seat=1)
    t.houses("linz", "lodz", seat=2).carriage(4, seat=1).tiles("baiern", 1, seat=2).letters(3, seat=1).courier(2)
    t.discard("kempten", "kempten", "salzburg")
    view = GAME.view(t.s, SPECTATOR)
    assert view["display"] == list(SIX)
    assert view["discard"] == {"cards": 3, "top": "salzburg", "cities": {"kempten": 2, "salzburg": 1}}
    players = view["players"]
    assert [player["route"] for player in players] == [["ulm", "augsburg"], ["zuerich", "basel", "freiburg"], []]
    assert (players[2]["houses"], players[2]["houses_left"], players[1]["carriage"]) == (["linz", "lodz"], 18, 4)
    assert (players[2]["tiles"], players[1]["letters"]) == ([{"stack": "baiern", "points": 5}], 3)
    assert (view["courier"], [player["courier"] for player in players]) == (2, [False, False, True])
    letters = {city["id"]: (city["letter"], city["houses"]) for city in view["cities"]}
    assert (letters["linz"], letters["ulm"]) == ((False, [2]), (True, []))


@rule("TT-INFO-03")
def test_tt_info_03_tiles_are_no_secret() -> None:
    t = Table(3).tiles("baiern", 2).tiles("length-5", 1, seat=1)
    seen = [[player["tiles"] for player in GAME.view(t.s, viewer)["players"]] for viewer in (0, 1, 2, SPECTATOR)]
    assert seen[0] == seen[1] == seen[2] == seen[3]
    assert seen[0][1] == [{"stack": "length-5", "points": 2}]


@rule("TT-INFO-04")
@pytest.mark.parametrize("memory_aid", [True, False])
def test_tt_info_04_face_up_cards_are_seen_by_all_and_remembered(memory_aid: bool) -> None:
    t = Table(2, memory_aid=memory_aid).display(*SIX).hand("kempten", "mannheim").letters(0).draw()
    t.draws("salzburg").play("draw ulm").draws("passau").play("draw pile")
    assert GAME.view(t.s, 1)["players"][0]["known"] == ({"ulm": 1} if memory_aid else None)
    assert GAME.view(t.s, 0)["players"][0]["cards"] == {"kempten": 1, "mannheim": 1, "passau": 1, "ulm": 1}
    t.play("play ulm right")
    assert GAME.view(t.s, 1)["players"][0]["known"] == ({} if memory_aid else None)
    assert (GAME.view(t.s, 1)["unseen"] is None) == (not memory_aid)
    for counted in ("pool", "generations", "shows"):
        assert (GAME.view(t.s, 1)[counted] is None) == (not memory_aid)


@rule("TT-INFO-04")
def test_tt_info_04_the_log_names_a_hidden_card_to_its_owner_alone() -> None:
    t = Table(3).display(*SIX).hand("kempten").draw().draws("salzburg").play("draw pile")
    words = {viewer: repr([GAME.log_line(line, viewer) for line in t.log.lines()]) for viewer in (0, 1, 2, -1)}
    assert "salzburg" in words[0]
    assert [viewer for viewer in words if "salzburg" in words[viewer]] == [0]
    t.draws("passau").play("draw ulm")
    assert all("ulm" in repr([GAME.log_line(line, viewer) for line in t.log.lines()]) for viewer in (0, 1, 2, -1))


# Canaries: worlds that differ only in what a seat cannot know


def looks(s: State, seat: int) -> list[Any]:
    """What a seat is shown."""
    return [GAME.view(s, seat), GAME.view(s, SPECTATOR), GAME.legal(s, seat), repr(GAME.decision(s, seat))]


def everything(s: State, seat: int) -> list[Any]:
    """Whatever a seat can ask for."""
    answers = [repr(GAME.why_not(s, seat, action)) for action in range(-1, len(GAME.space) + 1)]
    return [*looks(s, seat), answers, GAME.observe(s, seat), GAME.scores(s), GAME.ranking(s)]


def error(s: State, seat: int, action: int) -> str:
    with pytest.raises(IllegalAction) as caught:
        GAME.apply(s.copy(), seat, action, Dice(1))
    return f"{caught.value} {caught.value.code} {caught.value.details}"


@rule("TT-INFO-01", "TT-INFO-04")
@pytest.mark.parametrize(("seats", "every"), [(2, 17), (3, 61), (4, 61)])
def test_what_a_seat_cannot_know_changes_nothing_for_it(seats: int, every: int) -> None:
    dice, different, followed = Dice(every), 0, 0
    for n, (s, _) in enumerate(wander(seats, 80 + seats)):
        if n % every:
            continue
        for seat in range(seats):
            one, other = GAME.sample_world(s, seat, dice), GAME.sample_world(s, seat, dice)
            different += one.to_json() != other.to_json()
            assert everything(one, seat) == everything(other, seat) == everything(s, seat)
            refused = next(a for a in range(len(GAME.space)) if GAME.why_not(s, seat, a) is not None)
            assert error(one, seat, refused) == error(other, seat, refused)
            followed += same_after(one, other, seat)
    assert (different > 10, followed > 20) == (True, True)


def same_after(one: State, other: State, seat: int) -> int:
    """The same action with the same cards coming up looks the same to the seat. Other tests check which cards fit."""
    compared = 0
    own = one.active == seat
    for action in set(GAME.legal(one, one.active)) & set(GAME.legal(other, other.active)):
        if not own and GAME.notation(action).startswith("play"):
            continue
        a, b, logs, recorder = one.copy(), other.copy(), (Log(), Log()), RecordingDice(Dice(action))
        GAME.apply(a, a.active, action, recorder, logs[0])
        try:
            GAME.apply(b, b.active, action, ScriptedDice(recorder.outcomes), logs[1])
        except BadOutcome:
            continue  # a card that cannot come up in the other world
        told = [[repr(GAME.log_line(line, seat)) for line in log.lines()] for log in logs]
        assert told[0] == told[1]
        assert looks(a, seat) == looks(b, seat)
        compared += 1
    return compared


@rule("TT-INFO-01", "TT-INFO-04")
def test_two_matches_that_differ_in_one_hidden_card_are_one_to_the_others() -> None:
    told = []
    for canary in ("kempten", "freiburg"):
        match = Match(GAME, 3, ScriptedDice([place(city) for city in SIX]), first_player="1")
        for action, cards in (
            ("draw pile", [canary]),
            ("draw ulm", ["mannheim"]),
            ("play ulm", []),
            ("draw pile", ["salzburg"]),
            ("draw linz", ["mannheim"]),
            ("play linz", []),
        ):
            match.dice = ScriptedDice([place(city) for city in cards])
            match.play(match.actor, action)
        seen: list[Any] = [match.actor, match.version]
        for viewer in (1, 2, SPECTATOR):
            seen += [match.view(viewer), repr(match.log(viewer))]
        for seat in (1, 2):
            seen += [repr(match.decision(seat)), match.legal(seat), repr(match.undoable(seat))]
            seen += [repr(match.why_not(seat, f"play {city}")) for city in ("kempten", "freiburg")]
        told.append(seen)
        assert (canary in repr(match.log(0)), canary in repr(match.log(1))) == (True, False)
    assert told[0] == told[1]


@rule("TT-INFO-01", "TT-OFFICE-CARRIER-01")
def test_tt_info_01_nobody_learns_whether_a_second_card_would_fit() -> None:
    """The Carrier can be used in both turns; whether the hidden card fits is known to its owner alone."""
    views = []
    for hidden in ("augsburg", "lodz"):
        t = Table(2).display(*SIX).letters(0).hand("ulm", hidden).known("ulm").playing().play("play ulm right")
        views.append(GAME.view(t.s, 1))
    assert views[0]["active"] == views[1]["active"]
    assert views[0]["step"] == views[1]["step"]
