"""A guided first match on a real server: played to its end, undone, left and resumed."""

from __future__ import annotations

from typing import Any

import httpx
import pytest

from postchaise.web.views.lesson import find_lesson
from server.persons import Browser, Person
from server.serving import Serving, wait_until

GAMES = ("la-loire", "orleans", "thurn-und-taxis")


class Learner(Browser):
    """A person who plays the lesson of a title in one language."""

    def __init__(self, serving: Serving, game: str, lang: str = "en") -> None:
        super().__init__(serving)
        self.http.headers["accept-language"] = lang
        self.game = game
        found = find_lesson(game)
        assert found is not None
        self.lesson = found
        self.table = self.begin()

    def begin(self, **more: str) -> str:
        answer = self.post(f"/learn/{self.game}", data={"csrf": self.csrf, **more})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def send(self, what: str, **body: Any) -> httpx.Response:
        return self.send_command(self.table, what, seat=self.lesson.seat, **body)

    def guide(self) -> dict[str, Any]:
        """What is said now; nothing after the end."""
        return self.look(self.table)["lesson"] or {}

    def wait(self, step: int) -> dict[str, Any]:
        """Until it is this step's turn."""

        def there() -> dict[str, Any] | None:
            now = self.guide()
            return now if now.get("step") == step and now["id"] else None

        found: dict[str, Any] = wait_until(there, f"step {step}")
        return found

    def do(self, step: int) -> None:
        """What a step asks for: its actions, or to look."""
        wanted = self.lesson.wanted(self.lesson.steps[step - 1])
        for notation in wanted:
            answer = self.send("actions", number=self.look(self.table)["number"], notation=notation)
            assert answer.status_code == 200, answer.text
        if not wanted:
            assert self.send("lesson", step=step, do="on").status_code == 200


@pytest.mark.parametrize(
    ("game", "lang"), [*zip(GAMES, ("en", "fr", "de"))]
)  # every step in every language: tests/table
def test_every_step_to_the_end_and_then_an_ordinary_match(serving: Serving, game: str, lang: str) -> None:
    pupil = Learner(serving, game, lang)
    sentence = []
    for number, step in enumerate(pupil.lesson.steps, 1):
        now = pupil.wait(number)
        assert (now["id"], now["of"]) == (step.id, len(pupil.lesson.steps))
        sentence.append(now["sentence"])
        pupil.do(number)
    assert len(set(sentence)) == len(sentence)
    wait_until(lambda: not pupil.guide(), "the end of the lesson")
    assert f"/t/{pupil.table}" in pupil.get("/").text, "who plays on finds the table again"
    live = serving.live(pupil.table)
    script = pupil.lesson.script
    entries = live.match.entries[: len(script)]  # its companion may have gone on already
    assert [live.game.notation(entry.action) for entry in entries] == [action.notation for action in script]
    assert [entry.outcomes for entry in entries] == [action.outcomes for action in script]
    legal = [choice["action"] for choice in pupil.look(pupil.table)["decision"]["choices"] if choice["allowed"]]
    assert pupil.send("actions", number=pupil.look(pupil.table)["number"], action=legal[0]).status_code == 200


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_another_choice_is_answered_in_ones_language_and_nothing_happens(serving: Serving, lang: str) -> None:
    pupil = Learner(serving, "la-loire", lang)
    looks = pupil.send("actions", number=0, notation="first merchant")
    assert (looks.status_code, looks.json()["code"]) == (422, "lesson-look")
    pupil.do(1)
    pupil.do(2)
    answer = pupil.send("actions", number=1, notation="ride serrant 0")
    assert (answer.status_code, answer.json()["code"]) == (422, "first-distance-near")
    told = {"en": "You would get there only by", "fr": "Ce n’est possible qu’en", "de": "Das geht nur, wenn du"}
    assert answer.json()["message"].startswith(told[lang])
    refused = pupil.send("actions", number=1, notation="ride orleans 2")
    assert refused.status_code == 422
    assert refused.json()["code"] == "illegal-action"  # what the rules forbid is refused as at any table
    assert pupil.look(pupil.table)["number"] == 1


def test_back_and_once_more_and_done_for_me(serving: Serving) -> None:
    pupil = Learner(serving, "la-loire")
    pupil.do(1)
    pupil.do(2)
    assert pupil.send("lesson", step=3, do="show").status_code == 200
    assert pupil.wait(4)["wanted"] == ["buy cheese"]
    assert pupil.send("lesson", step=4, do="back").status_code == 200
    assert pupil.wait(3)["wanted"] == ["ride langeais 2"]
    assert pupil.send("lesson", step=4, do="back").status_code == 409  # the page of another step
    assert pupil.send("lesson", step=3, do="on").status_code == 400  # this one asks for something
    assert pupil.send("lesson", step=3, do="again").status_code == 200
    pupil.wait(1)
    assert pupil.look(pupil.table)["view"]["players"][0]["deniers"] == 7
    pupil.do(1)
    pupil.do(2)
    pupil.do(3)
    pupil.wait(4)


def test_it_is_continued_where_it_was_left(serving: Serving) -> None:
    pupil = Learner(serving, "la-loire")
    for step in (1, 2, 3):
        pupil.do(step)
    assert "step 4 of 20" in pupil.get("/").text
    assert "step 4 of 20" in pupil.get("/rules/la-loire").text
    read = serving.live(pupil.table)  # as a server that starts anew would
    assert read.lesson is not None
    assert read.lesson.at(read.match) == 3
    assert pupil.begin() == pupil.table
    assert pupil.wait(4)["id"] == "price"
    assert pupil.begin(again="1") == pupil.table
    pupil.wait(1)


def test_only_the_learner_plays_and_only_expected_actions(serving: Serving) -> None:
    pupil, other = Learner(serving, "la-loire"), Person(serving)
    other.make()
    assert other.send_command(pupil.table, "lesson", seat=0, step=1, do="on").status_code == 403
    pupil.do(1)
    pupil.do(2)
    number = pupil.look(pupil.table)["number"]
    for what in ("undo", "restart", "takeback"):
        assert pupil.send(what, number=number).json()["code"] == "lesson-back-instead"
    assert pupil.post(f"/api/v1/tables/{pupil.table}/leave", {}).json()["code"] == "lesson-stays"
    assert pupil.send("hint", number=number, level="hint").status_code == 403
    assert pupil.send("lesson", step=3, do="jump").json()["code"] == "lesson-unknown"


def test_a_lesson_table_is_unlisted_unsealed_and_marked(serving: Serving) -> None:
    pupil, other = Learner(serving, "la-loire"), Person(serving)
    seen = pupil.look(pupil.table)
    assert seen["seal"] == ""
    assert seen["learning"] is True
    assert pupil.table not in other.get("/").text + other.get("/api/v1/tables").text
    assert serving.live(pupil.table).row.learning


def test_no_other_table_can_be_dealt_from_a_record(serving: Serving) -> None:
    ada = Person(serving)
    seats = [{"kind": "me", "name": "Ada"}, {"kind": "bot"}]
    for field in ("setup", "lesson", "settings", "record"):
        answer = ada.post("/api/v1/tables", {"game": "la-loire", "seats": seats, field: {"lesson": -1}})
        assert answer.status_code == 422, field
    made = ada.make(seats=seats)
    answer = ada.send_command(made["table"], "lesson", seat=0, step=1, do="on")
    assert answer.json()["code"] == "lesson-over"
    lesson = find_lesson("la-loire")
    assert lesson is not None
    assert serving.live(made["table"]).row.setup != lesson.page.setup


def test_the_same_once_more_is_an_ordinary_table(serving: Serving) -> None:
    pupil = Learner(serving, "la-loire")
    answer = pupil.post(f"/t/{pupil.table}/again", data={"csrf": pupil.csrf})
    again = serving.live(answer.headers["location"].removeprefix("/t/"))
    assert not again.row.learning
    assert again.row.setup != pupil.lesson.page.setup
