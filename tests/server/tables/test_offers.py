"""A seat goes to another person while a match runs: only by consent of everybody else, and everybody is told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from server.persons import Person, create_token, home
from server.serving import AT_ONCE, Serving, pair, stream, until

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
    people = [Person(serving, at), Person(serving, at, create_token()), Person(serving, at, create_token())]
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
    eve, table = Person(impatient, token=create_token()), made["table"]
    assert change(eve, table, "offer") == (403, "seated-only")
    assert change(ada, table, "offer") == (200, []), "the host has no link as long as Cleo has not agreed"
    assert change(ada, table, "agree") == (403, "offer-not-asked")
    assert cleo.look(table)["players"][1]["offer"] == "asked"
    assert change(cleo, table, "refuse")[0] == 200
    assert ada.look(table)["players"][1]["offer"] == ""
    assert "Cleo does not want another person to take over for Ben" in log(eve, table)
    assert ben.look(table)["seats"] == [1]
    assert change(cleo, table, "agree") == (410, "offer-over")


def test_by_consent_another_person_plays_on_and_the_log_tells_everybody(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=create_token()), made["table"]
    change(ada, table, "offer")
    status, links = change(cleo, table, "agree")
    assert status == 200
    (link,) = [each["url"] for each in links]
    assert change(eve, table, "offer") == (403, "seated-only")
    assert take(eve, table, link[:-4] + "AAAA") == 410
    assert take(eve, table, link) == 200
    assert take(Person(impatient, token=create_token()), table, link) == 410, "a link works once"
    assert (eve.look(table)["seats"], ben.look(table)["seats"]) == ([1], [])
    told = log(Person(impatient, token=create_token()), table)
    for line in ("Ada asks whether another person may take over for Ben", "Eve takes over for Ben; all others agreed"):
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


def test_a_player_who_comes_back_keeps_the_seat(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=create_token()), made["table"]
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


def test_who_stays_alone_does_not_choose_who_sees_the_hand_of_the_other(impatient: Serving) -> None:
    """At a table of two the absent seat goes to a bot, and its holder can come back; to a person only by its holder."""
    ada, ben, made = pair(impatient, "thurn-und-taxis")
    table = made["table"]
    assert change(ada, table, "offer") == (403, "offer-alone")
    page = ada.get(f"/t/{table}").text
    assert "Nobody else at the table could agree" in page
    assert 'id="seat-offer-1"' not in page
    assert 'id="seat-bot-1"' in page
    assert change(ada, table, "bot") == (200, [])
    assert change(ada, table, "offer") == (403, "offer-alone"), "nor after a bot has played there"
    assert change(ben, table, "back")[0] == 200
    assert ben.look(table)["seats"] == [1]


def test_a_player_replaced_by_a_bot_is_asked_too(impatient: Serving) -> None:
    """Otherwise whoever replaces the others by bots would decide alone."""
    (ada, ben, cleo), made = three(impatient)
    table = made["table"]
    assert change(ada, table, "bot", 2)[0] == 200
    assert change(ada, table, "offer") == (200, [])
    assert cleo.look(table)["players"][1]["offer"] == "asked"
    assert 'id="offer-agree-1"' in cleo.get(f"/t/{table}").text
    assert change(cleo, table, "refuse")[0] == 200
    assert "Cleo does not want another person to take over for Ben" in log(ada, table)
    assert change(ada, table, "offer") == (200, [])
    assert change(cleo, table, "back", 2)[0] == 200
    assert cleo.does(table, "leave", resign=True).status_code == 200
    assert ada.look(table)["players"][1]["offer"] == "", "who has gone for good cannot agree: nobody else has"
    assert change(ada, table, "offer") == (403, "offer-alone")
    assert ben.look(table)["seats"] == [1]


def test_a_holder_hands_the_seat_over_and_nobody_else_gets_the_link(impatient: Serving) -> None:
    ada, ben, made = pair(impatient, "thurn-und-taxis")
    eve, table = Person(impatient, token=create_token()), made["table"]
    with stream(ben, table):
        until(lambda: ada.look(table)["players"][1]["present"])
        assert 'id="do-hand-1"' in ben.get(f"/t/{table}").text
        status, links = change(ben, table, "offer")
    assert status == 200
    (link,) = [each["url"] for each in links]
    assert ada.look(table)["players"][1]["kind"] == "bot", "until somebody sits down"
    assert ada.look(table)["players"][1]["offer"] == "handed"
    secret = link.rpartition("/")[2]
    assert secret in ben.get(f"/t/{table}").text
    assert secret not in ada.get(f"/t/{table}").text
    assert change(ada, table, "invite", 0)[0] == 410
    assert all(secret.encode() not in heard for heard in ada.heard), "who stays could look into the hand"
    assert take(ada, table, link) == 403, "nobody sits twice"
    assert take(eve, table, link) == 200
    told = log(ada, table)
    assert "Ben is handing over the seat; a bot plays until somebody takes it." in told
    assert "Eve takes over from Ben, who handed over the seat." in told
    assert change(ben, table, "offer") == (403, "seated-only"), "it is not Ben's any more"


def test_who_plays_is_back_also_without_a_stream(impatient: Serving) -> None:
    (ada, ben, cleo), made = three(impatient)
    people, table = (ada, ben, cleo), made["table"]
    seat = next(i for i, who in enumerate(people) if who.look(table)["decision"])
    actor, (asker, other) = people[seat], [who for who in people if who is not people[seat]]
    change(asker, table, "offer", seat)
    assert change(other, table, "agree", seat)[1]
    seen = actor.look(table)
    action = next(c["action"] for c in seen["decision"]["choices"] if c["allowed"])
    assert actor.act(table, seat, seen["number"], action).status_code == 200
    assert asker.look(table)["players"][seat]["offer"] == "", "what was agreed about somebody away holds no more"


def test_the_seat_of_a_bot_too_needs_everybody(impatient: Serving) -> None:
    at = home()
    ada, ben, eve = Person(impatient, at), Person(impatient, at, create_token()), Person(impatient, at, create_token())
    made = ada.make("la-loire", [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "friend"}])
    table = made["table"]
    assert ben.join(made, 2).status_code == 200
    assert change(ada, table, "offer") == (200, [])
    (link,) = [each["url"] for each in change(ben, table, "agree")[1]]
    assert take(ada, table, link) == 403, "it is for another person"
    assert take(eve, table, link) == 200
    assert eve.look(table)["seats"] == [1]


def test_with_bots_alone_one_may_ask_a_friend_to_play_on(impatient: Serving) -> None:
    ada, eve = Person(impatient), Person(impatient, token=create_token())
    table = ada.make("la-loire", [{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"]
    (link,) = [each["url"] for each in change(ada, table, "offer")[1]]
    assert take(eve, table, link) == 200


def test_never_sooner_than_announced(serving: Serving) -> None:
    (ada, ben, cleo), made = three(serving)
    table = made["table"]
    with stream(ben, table):
        until(lambda: ada.look(table)["players"][1]["present"])
        assert ada.look(table)["players"][1]["replaceable_at"] is None
    until(lambda: not ada.look(table)["players"][1]["present"])
    announced = [who.look(table)["players"][1]["replaceable_at"] for who in (ada, cleo, ada)]
    assert len(set(announced)) == 1, "the same for everybody, and it does not move"
    changed = serving.sql("select changed from tables where id = ?", table)[0][0]
    assert changed + 110 < announced[0], "two minutes, unless the server was told otherwise"
    for do in ("bot", "offer"):
        assert change(ada, table, do) == (403, "seat-away-soon")
    assert f'data-deadline="{announced[0]}"' in cleo.get(f"/t/{table}").text
