"""Seats change hands during a match: the holder offers one, or all players agree to give a bot's seat."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from postchaise.server.http import tokens
from postchaise.server.tables import seat_rules
from server.persons import Person, create_client_address, create_token
from server.serving import AT_ONCE, Serving, open_stream, start_table_for_two, wait_until

FRIENDS = [{"kind": "me", "name": "Ada"}, {"kind": "friend"}, {"kind": "friend"}]


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    """A server where a person without an open stream is away at once."""
    one = Serving(tmp_path_factory.mktemp("impatient"), script=AT_ONCE).start()
    yield one
    one.stop()
    assert "Traceback" not in one.read_trace()


def three(serving: Serving) -> tuple[list[Person], dict[str, Any]]:
    at = create_client_address()
    people = [Person(serving, at), Person(serving, at, create_token()), Person(serving, at, create_token())]
    made = people[0].make("thurn-und-taxis", FRIENDS)
    for seat, name in ((1, "Ben"), (2, "Cleo")):
        assert people[seat].join(made, seat, name).status_code == 200
    return people, made


def change(who: Person, table: str, do: str, seat: int = 1) -> tuple[int, Any]:
    answer = who.send_command(table, f"seats/{seat}", do=do)
    return answer.status_code, answer.json().get("code", answer.json().get("invitations"))


def log(who: Person, table: str) -> str:
    return " ".join(line["text"] for line in who.look(table)["log"]).replace("\u2068", "").replace("\u2069", "")


def take(who: Person, table: str, link: str, name: str = "Eve") -> int:
    return who.send_command(table, "join", seat=1, invite=link.rpartition("/")[2], name=name).status_code


@pytest.mark.parametrize("bot_first", [False, True], ids=["away", "a bot stands in"])
def test_two_people_do_not_open_the_hand_of_a_third(impatient: Serving, bot_first: bool) -> None:
    """Neither while the holder is away nor after a bot has stood in for them."""
    (ada, ben, cleo), made = three(impatient)
    eve, table = Person(impatient, token=create_token()), made["table"]
    if bot_first:
        assert change(ada, table, "bot") == (200, [])
    for who in (ada, cleo):
        assert change(who, table, "offer") == (403, "offer-holder-only")
    assert change(eve, table, "offer")[0] == 403
    assert change(ada, table, "invite") == (410, "seat-taken")
    page = ada.get(f"/t/{table}").text
    assert 'id="seat-offer-1"' not in page
    assert ('id="seat-bot-1"' in page) is not bot_first
    assert change(ben, table, "back")[0] == (200 if bot_first else 403)
    assert ben.look(table)["seats"] == [1]


def test_only_the_holder_changes_the_bot_that_stands_in(impatient: Serving) -> None:
    """The host neither weakens it, renames it nor voids what the holder handed over."""
    (ada, ben, cleo), made = three(impatient)
    table = made["table"]
    assert ada.send_command(table, "seats/1", do="bot", level="random", name="Dunce").status_code == 200
    seen = cleo.look(table)["players"][1]
    assert (seen["name"], seen["level"]) == ("Ben", seat_rules.STAND_IN_LEVEL)
    assert change(ada, table, "bot") == (403, "seat-stand-in")
    assert ben.send_command(table, "seats/1", do="bot", level="novice").status_code == 200
    assert cleo.look(table)["players"][1]["level"] == "novice"
    (link,) = [each["url"] for each in change(ben, table, "offer")[1]]
    assert change(ada, table, "bot") == (403, "seat-stand-in")
    assert take(Person(impatient, token=create_token()), table, link) == 200


def test_a_table_of_an_earlier_version_keeps_no_offer_that_others_agreed_to(impatient: Serving) -> None:
    """Until 2026 the other players could offer the seat of an absent player."""
    (ada, ben, _), made = three(impatient)
    eve, table = Person(impatient, token=create_token()), made["table"]
    asker = impatient.sql('select holder from seats where "table" = ? and seat = 0', table)[0][0]
    offer = json.dumps({"by": asker, "missing": []})
    impatient.sql('update seats set offer = ? where "table" = ? and seat = 1', offer, table)
    impatient.kill()
    impatient.start()
    round = impatient.sql('select round from seats where "table" = ? and seat = 1', table)[0][0]
    code = tokens.sign_invitation(impatient.house, table, 1, round)
    assert take(eve, table, f"/{code}") == 410
    assert ada.look(table)["players"][1]["offer"] == ""
    assert ben.look(table)["seats"] == [1]


@pytest.mark.parametrize("offer", [{}, {"by": "somebody"}, {"by": 1, "missing": []}, [], {"by": "x", "missing": [3]}])
def test_a_damaged_offer_counts_as_none(impatient: Serving, offer: Any) -> None:
    (ada, ben, _), made = three(impatient)
    table = made["table"]
    impatient.sql('update seats set offer = ? where "table" = ? and seat = 1', json.dumps(offer), table)
    impatient.kill()
    impatient.start()
    assert ada.look(table)["players"][1]["offer"] == ""
    assert change(ben, table, "bot") == (200, [])


def test_a_holder_hands_the_seat_over_and_nobody_else_gets_the_link(impatient: Serving) -> None:
    ada, ben, made = start_table_for_two(impatient, "thurn-und-taxis")
    eve, table = Person(impatient, token=create_token()), made["table"]
    with open_stream(ben, table):
        wait_until(lambda: ada.look(table)["players"][1]["present"])
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
    assert change(ben, table, "offer") == (403, "offer-holder-only"), "it is not Ben's any more"
    assert change(ben, table, "back") == (403, "seat-not-yours"), "somebody sits there now"


def test_the_seat_of_a_bot_too_needs_everybody(impatient: Serving) -> None:
    at = create_client_address()
    ada, ben, eve = Person(impatient, at), Person(impatient, at, create_token()), Person(impatient, at, create_token())
    made = ada.make("la-loire", [{"kind": "me"}, {"kind": "bot", "level": "random"}, {"kind": "friend"}])
    table = made["table"]
    assert ben.join(made, 2).status_code == 200
    assert change(ada, table, "offer") == (200, [])
    (link,) = [each["url"] for each in change(ben, table, "agree")[1]]
    assert take(ada, table, link) == 403, "it is for another person"
    assert take(eve, table, link) == 200
    assert eve.look(table)["seats"] == [1]


def test_everybody_who_plays_is_asked_about_the_seat_of_a_bot(impatient: Serving) -> None:
    """A player replaced by a bot is asked too; a player who resigned is not, and nobody decides for them."""
    at = create_client_address()
    ada, ben, cleo = Person(impatient, at), Person(impatient, at, create_token()), Person(impatient, at, create_token())
    kinds = ("me", "bot", "friend", "friend")
    made = ada.make("la-loire", [{"kind": kind, "level": "random"} for kind in kinds])
    table = made["table"]
    for seat, who, name in ((2, ben, "Ben"), (3, cleo, "Cleo")):
        assert who.join(made, seat, name).status_code == 200
    assert change(ada, table, "bot", 3)[0] == 200
    assert change(ada, table, "offer") == (200, [])
    assert change(ada, table, "agree") == (403, "offer-not-asked")
    assert change(ben, table, "agree") == (200, []), "there is no link as long as Cleo has not agreed"
    assert cleo.look(table)["players"][1]["offer"] == "asked"
    assert 'id="offer-agree-1"' in cleo.get(f"/t/{table}").text
    assert change(cleo, table, "refuse")[0] == 200
    assert ada.look(table)["players"][1]["offer"] == ""
    assert "Cleo does not want another person to take over for" in log(ben, table)
    assert change(cleo, table, "agree") == (410, "offer-over")
    assert change(ada, table, "offer") == (200, [])
    assert change(cleo, table, "back", 3)[0] == 200
    assert cleo.send_command(table, "leave", resign=True).status_code == 200
    assert ada.look(table)["players"][1]["offer"] == "", "an offer is void when somebody who was asked has gone"


def test_with_bots_alone_one_may_ask_a_friend_to_play_on(impatient: Serving) -> None:
    ada, eve = Person(impatient), Person(impatient, token=create_token())
    table = ada.make("la-loire", [{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"]
    assert ada.look(table)["late_joiners"] == []
    (link,) = [each["url"] for each in change(ada, table, "offer")[1]]
    page = eve.get(link).text
    assert "This match has already been dealt" in page
    assert "Nobody could choose" not in page
    assert take(eve, table, link) == 200
    onlooker = Person(impatient, token=create_token())
    for who in (ada, eve, onlooker):
        assert "Not provably fair: " in who.get(f"/t/{table}").text
        assert who.look(table)["late_joiners"] == ["Eve"]


def test_never_sooner_than_announced(serving: Serving) -> None:
    (ada, ben, cleo), made = three(serving)
    table = made["table"]
    with open_stream(ben, table):
        wait_until(lambda: ada.look(table)["players"][1]["present"])
        assert ada.look(table)["players"][1]["replaceable_at"] is None
    wait_until(lambda: not ada.look(table)["players"][1]["present"])
    announced = [who.look(table)["players"][1]["replaceable_at"] for who in (ada, cleo, ada)]
    assert len(set(announced)) == 1, "the same for everybody, and it does not move"
    changed = serving.sql("select changed from tables where id = ?", table)[0][0]
    assert changed + 110 < announced[0], "two minutes, unless the server was told otherwise"
    assert change(ada, table, "bot") == (403, "seat-away-soon")
    assert f'data-deadline="{announced[0]}"' in cleo.get(f"/t/{table}").text
