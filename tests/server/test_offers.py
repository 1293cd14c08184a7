"""A seat goes to another person while a match runs: only by consent of everybody else, and everybody is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.serving import AT_ONCE, Person, Serving, home, new_token, stream, until

FRIENDS = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """Whoever has no stream open is away at once."""
    one = Serving(tmp_path_factory.mktemp("impatient"), script=AT_ONCE).start()
    yield one
    one.stop()
    assert "Traceback" not in one.trace()


def three(serving: Serving) -> tuple[list[Person], dict[str, Any]]:
    at = home()
    people = [Person(serving, at), Person(serving, at, new_token()), Person(serving, at, new_token())]
    made = people[0].make("thurn-und-taxis", FRIENDS)
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        assert people[seat].join(made, seat, name).status_code == 200
    return people, made


def change(who: Person, table: str, do: str, seat: int = 1) -> tuple[int, Any]:
    answer = who.does(table, f"seats/{seat}", do=do)
    return answer.status_code, answer.json().get("code", answer.json().get("invitations"))


def log(who: Person, table: str) -> str:
    return " ".join(line["text"] for line in who.look(table)["log"]).replace("\u2068", "").replace("\u2069", "")


def take(who: Person, table: str, link: str, name: str = "Eve") -> int:
    return who.does(table, "join", seat=1, invite=link.rpartition("/")[2], name=name).status_code


def test_all_others_agree_or_it_stays(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=new_token()), made["table"]
    assert change(eve, table, "offer") == (403, "seated-only")
    assert change(ada, table, "offer") == (200, []), "the host has no link as long as Cleo has not agreed"
    assert change(ada, table, "agree") == (403, "offer-not-asked")
    assert cleo.look(table)["players"][1]["offer"] == "asked"
    assert change(cleo, table, "refuse")[0] == 200
    assert ada.look(table)["players"][1]["offer"] == ""
    assert "Cleo does not want another person to play on for Ben" in log(eve, table)
    assert ben.look(table)["seats"] == [1]
    assert change(cleo, table, "agree") == (410, "offer-over")


def test_by_consent_another_person_plays_on_and_the_log_tells_everybody(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=new_token()), made["table"]
    change(ada, table, "offer")
    status, links = change(cleo, table, "agree")
    assert status == 200
    (link,) = [each["url"] for each in links]
    assert change(eve, table, "offer") == (403, "seated-only")
    assert take(eve, table, link[:-4] + "AAAA") == 410
    assert take(eve, table, link) == 200
    assert take(Person(impatient, token=new_token()), table, link) == 410, "a link works once"
    assert (eve.look(table)["seats"], ben.look(table)["seats"]) == ([1], [])
    told = log(Person(impatient, token=new_token()), table)
    for line in ("Ada asks whether another person may play on for Ben", "Eve plays on for Ben; all others agreed"):
        assert line in told
    assert change(ben, table, "back") == (403, "seat-not-yours"), "somebody sits there now"
    # Ben keeps a vote: to replace somebody is no way to go back alone
    until(lambda: ada.look(table)["decision"] or cleo.look(table)["decision"] or eve.look(table)["decision"])
    seat, actor = next((i, who) for i, who in enumerate((ada, eve, cleo)) if who.look(table)["decision"])
    seen = actor.look(table)
    action = next(c["action"] for c in seen["decision"]["choices"] if c["allowed"])
    assert actor.act(table, seat, seen["number"], action).status_code == 200
    assert actor.does(table, "takeback", seat=seat, number=actor.look(table)["number"]).status_code == 200
    for vote, who in ((0, ada), (1, eve), (2, cleo)):
        if who is not actor:
            assert who.does(table, "takeback/answer", seat=vote, agree=True).status_code == 200
    assert not impatient.sql('select 1 from events where "table" = ? and kind = ?', table, "rewind")
    assert ben.look(table)["undo"]["answer"]
    assert 'id="do-agree"' in ben.get(f"/t/{table}").text
    assert ben.does(table, "takeback/answer", seat=1, agree=True).status_code == 200
    assert impatient.sql('select 1 from events where "table" = ? and kind = ?', table, "rewind")


def test_whoever_comes_back_keeps_the_seat(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=new_token()), made["table"]
    change(ada, table, "offer")
    (link,) = [each["url"] for each in change(cleo, table, "agree")[1]]
    with stream(ben, table):
        until(lambda: ada.look(table)["players"][1]["present"])
        assert change(ada, table, "offer") == (403, "seat-present")
        assert change(ada, table, "bot") == (403, "seat-present")
    until(lambda: not ada.look(table)["players"][1]["present"])
    assert take(eve, table, link) == 410, "the link of before is dead"
    assert ben.look(table)["seats"] == [1]
    assert "Ben is back" in log(eve, table)


def test_the_seat_of_a_bot_too_needs_everybody(impatient: Serving) -> None:
    at = home()
    ada, ben, eve = Person(impatient, at), Person(impatient, at, new_token()), Person(impatient, at, new_token())
    made = ada.make("la-loire", [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "friend"}])
    table = made["table"]
    assert ben.join(made, 2).status_code == 200
    assert change(ada, table, "offer") == (200, [])
    (link,) = [each["url"] for each in change(ben, table, "agree")[1]]
    assert take(eve, table, link) == 200
    assert eve.look(table)["seats"] == [1]


def test_never_sooner_than_announced(serving: Serving) -> None:
    (ada, ben, cleo), made = three(serving)
    table = made["table"]
    with stream(ben, table):
        until(lambda: ada.look(table)["players"][1]["present"])
        assert ada.look(table)["players"][1]["leaves_at"] is None
    until(lambda: not ada.look(table)["players"][1]["present"])
    announced = [who.look(table)["players"][1]["leaves_at"] for who in (ada, cleo, ada)]
    assert len(set(announced)) == 1, "the same for everybody, and it does not move"
    changed = serving.sql("select changed from tables where id = ?", table)[0][0]
    assert changed + 110 < announced[0], "two minutes, unless the server was told otherwise"
    for do in ("bot", "offer"):
        assert change(ada, table, do) == (403, "seat-away-soon")
    assert f'data-until="{announced[0]}"' in cleo.get(f"/t/{table}").text
