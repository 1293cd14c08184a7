"""Hints at a table: who gets them, how much they say, and who is told."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from postchaise import Dice, Match
from postchaise.bots.coach import build_hint_request, compute_hint
from postchaise.bots.hint import Hint
from postchaise.server.http import tokens
from server.persons import TWO, Person, create_client_address, create_token
from server.serving import Serving, start_table_for_two, wait_until

LEVELS = ("nudge", "hint", "show", "explain", "plans")


class Asking:
    """Two people at a table; the active one has several choices."""

    def __init__(self, serving: Serving, game: str = "la-loire", **more: Any) -> None:
        first, second, made = start_table_for_two(serving, game, **more)
        self.people, self.table = [first, second], made["table"]
        wait_until(self.several, "a question with several answers")

    def several(self) -> bool:
        for seat, who in enumerate(self.people):
            seen = who.look(self.table)
            allowed = [c["action"] for c in (seen["decision"] or {"choices": []})["choices"] if c["allowed"]]
            if len(allowed) > 2:
                self.seat, self.who, self.other = seat, who, self.people[1 - seat]
                self.number, self.allowed = seen["number"], allowed
                return True
            if allowed:
                who.act(self.table, seat, seen["number"], allowed[0])
        return False

    def asks(self, level: str = "hint", who: Person | None = None, **more: Any) -> httpx.Response:
        body = {"seat": self.seat, "number": self.number, "level": level, **more}
        if level == "explain":
            body.setdefault("action", self.allowed[-1])
        return (who or self.who).post(f"/api/v1/tables/{self.table}/hint", body)


@pytest.fixture(scope="module")
def at(serving: Serving) -> Asking:
    return Asking(serving)


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_every_level_is_answered_at_every_title(serving: Serving, game: str) -> None:
    asking = Asking(serving, game)
    for level in LEVELS:
        told = asking.asks(level)
        assert told.status_code == 200, told.text
        answer = told.json()
        assert answer["level"] == level
        for choice in answer.get("choices", []):
            assert choice["action"] in asking.allowed
            assert (choice["share"] is None) == (choice["spread"] is None)
    assert asking.asks("explain").json()["choice"]["action"] == asking.allowed[-1]


def test_a_nudge_names_no_choice(at: Asking) -> None:
    answer = at.asks("nudge").json()
    assert "choices" not in answer
    labels = [c["label"] for c in at.who.look(at.table)["decision"]["choices"]]
    assert not any(label in answer["sentence"] for label in labels)
    assert "data-hint-mark" not in answer["html"]


def test_the_log_mentions_each_level_of_help_once(serving: Serving) -> None:
    asking = Asking(serving)
    eve = Person(serving, create_client_address(), create_token())
    for level, times in (("nudge", 1), ("nudge", 1), ("hint", 2), ("explain", 3), ("explain", 3)):
        free = asking.asks(level).json().get("sure") == "hardly"
        assert not free, "another deal is needed: here nothing matters"
        for who in (asking.who, asking.other, eve):
            seen = who.look(asking.table)
            assert [player["helped"] for player in seen["players"]][asking.seat] == times
            assert sum("asks for" in line["text"] or "explained" in line["text"] for line in seen["log"]) == times


def test_explaining_a_choice_does_not_put_it_among_the_advised(serving: Serving) -> None:
    asking = Asking(serving)
    before = asking.asks("hint").json()
    for action in asking.allowed:
        assert asking.asks("explain", action=action).json()["choice"]["action"] == action
    after = asking.asks("hint").json()
    assert (after["sentence"], after["choices"]) == (before["sentence"], before["choices"])
    assert after["html"] == before["html"]


def test_asking_is_no_new_position_and_the_question_stands(at: Asking) -> None:
    at.asks()
    assert at.who.act(at.table, at.seat, at.number, -1).status_code == 422  # judged, not stale


def test_the_mark_is_in_the_stored_match_and_undo_leaves_it(serving: Serving) -> None:
    asking = Asking(serving)
    assert asking.asks("plans").status_code == 200
    live = serving.live(asking.table)
    assert [(each.seat, each.level) for each in live.match.helps] == [(asking.seat, "plans")]
    assert f"help: {asking.seat + 1} {live.match.version} plans" in live.match.record()
    page = asking.other.get(f"/t/{asking.table}").text
    assert 'class="helped"' in page
    assert 'class="helped-mark"' in page
    assert "helped" in asking.who.get("/").text


@pytest.mark.parametrize(("allowed", "refused"), [("none", LEVELS), ("nudge", LEVELS[1:]), ("hint", ("show",))])
def test_the_table_decides_how_much(serving: Serving, allowed: str, refused: tuple[str, ...]) -> None:
    asking = Asking(serving, help=allowed)
    for level in LEVELS:
        assert asking.asks(level).status_code == (403 if level in refused else 200), level
    assert ('id="do-hint"' in asking.who.get(f"/t/{asking.table}").text) == (allowed != "none")


def test_only_the_own_seat_is_helped(serving: Serving, at: Asking) -> None:
    eve = Person(serving, create_client_address(), create_token())
    for who in (at.other, eve):
        told = at.asks(who=who)
        assert told.status_code == 403
        assert told.json()["code"] == "seat-not-yours"
    assert Person(serving, create_client_address()).post(f"/api/v1/tables/{at.table}/hint", {}).status_code in (
        401,
        403,
    )


def test_who_is_not_asked_gets_plans_and_nothing_else(at: Asking) -> None:
    body = {"seat": 1 - at.seat, "number": at.number}
    answers = {level: at.other.post(f"/api/v1/tables/{at.table}/hint", {**body, "level": level}) for level in LEVELS}
    assert {level for level, told in answers.items() if told.status_code == 200} == {"plans"}
    assert answers["hint"].json()["code"] == "hint-not-your-turn"


def test_invalid_hint_requests_are_refused(serving: Serving, at: Asking) -> None:
    assert at.asks("oracle").json()["code"] == "hint-unknown"
    assert at.asks("explain", action=-1).json()["code"] == "hint-no-choice"
    assert at.asks(number=at.number + 99).status_code == 409
    for wish in ({"help": "some"}, {"pace": "slow"}):
        made = Person(serving, create_client_address()).post(
            "/api/v1/tables", {"game": "la-loire", "seats": TWO, **wish}
        )
        assert made.json()["code"] == "setting-value-unknown"


def test_the_pace_of_the_bots_is_set_by_those_at_the_table(serving: Serving, at: Asking) -> None:
    path = f"/api/v1/tables/{at.table}/pace"
    assert at.other.post(path, {"pace": "instant"}).json() == {"pace": "instant"}
    assert serving.live(at.table).row.settings["pace"] == "instant"
    assert at.other.post(path, {"pace": "slow"}).json()["code"] == "setting-value-unknown"
    assert Person(serving, create_client_address(), create_token()).post(path, {"pace": "brisk"}).status_code == 403


# What the seat cannot know


def told(hint: Hint) -> str:
    return repr(hint)


@pytest.mark.parametrize("game", ["orleans", "thurn-und-taxis"])  # La Loire hides nothing but what only the dice know
def test_a_hint_is_the_same_in_every_world_the_seat_can_imagine(game: str) -> None:
    match = Match(game, 2, Dice(7))
    for step in range(600):
        seat = match.actor
        legal = match.legal(seat)
        other = match.game.sample_world(match.state, seat, Dice(99))
        if step >= 24 and len(legal) > 2 and other.to_json() != match.state.to_json():
            break
        match.play(seat, legal[(7 * step) % len(legal)])
    assert other.to_json() != match.state.to_json(), "nothing is hidden here"
    thoughts = [build_hint_request(match.game, state, seat, 5, seconds=1e9) for state in (match.state, other)]
    assert [world.to_json() for world in thoughts[0].determinizations] == [
        world.to_json() for world in thoughts[1].determinizations
    ]
    first, second = (compute_hint(small(request)) for request in thoughts)
    assert told(first) == told(second)


def small(request: Any) -> Any:
    request.determinizations = request.determinizations[:2]
    return request


def test_an_answer_holds_no_secret_of_the_table(serving: Serving) -> None:
    asking = Asking(serving, "thurn-und-taxis")
    answers = [asking.asks(level).content for level in LEVELS]
    secrets = [serving.key(asking.table).hex().encode(), tokens.hash_token(asking.other.token).encode()]
    assert not any(secret in answer for secret in secrets for answer in answers)
