"""Keep every byte of every response, and search it for other people's secrets."""

from __future__ import annotations

import base64
import json
import random
import re
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.server.http import tokens
from postchaise.server.live import table_views
from postchaise.server.tables import creation
from postchaise.server.tables.live_table import LiveTable
from postchaise.server.tables.presence import TableListener
from postchaise.web.translations import translator_for
from server.persons import Person, create_client_address, create_token
from server.serving import Serving, Stream, wait_until

TITLES = {"la-loire": 24, "orleans": 40, "thurn-und-taxis": 30}
SAMPLES = 2
SEATS = [{"kind": "friend", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]


def forms(secret: bytes) -> list[bytes]:
    return [
        secret,
        secret.hex().encode(),
        secret.hex().upper().encode(),
        base64.b64encode(secret).rstrip(b"="),
        base64.urlsafe_b64encode(secret).rstrip(b"="),
    ]


class Presence:
    """A host without a seat, two players, a spectator with a token and a passer-by without one."""

    def __init__(self, serving: Serving, game: str, **more: Any) -> None:
        self.serving = serving
        at = create_client_address()
        self.host = Person(serving, at)
        self.made = self.host.make(game, SEATS, listed=True, **more)
        self.table = self.made["table"]
        self.players = [Person(serving, at, create_token()) for _ in SEATS]
        self.eve, self.passer = Person(serving, at, create_token()), Person(serving, at)
        self.others = [*self.players, self.eve, self.passer]
        self.all = [self.host, *self.others]

    def sit(self) -> None:
        for seat, player in enumerate(self.players):
            assert player.join(self.made, seat).status_code == 200

    def look_around(self) -> None:
        """Request everything that changes nothing."""
        table = self.table
        for who in self.all:
            for path in (
                "/",
                "/api/v1/tables",
                *(["/api/v1/openapi.json", "/api/v1/games"] if not who.heard else []),
                f"/t/{table}?text_board=1&seat=0",
                f"/t/{table}?seat=1",
                f"/api/v1/tables/{table}?seat=0",
                f"/api/v1/tables/{table}?seat=1&lang=fr",
                f"/t/{table}/join",
                f"/t/{table}/join/0/{'x' * 24}",
                f"/api/v1/tables/{table}/nothing",
            ):
                assert who.get(path).status_code < 500, path
            assert who.get(f"/api/v1/tables/{table}/record").status_code == 403
            assert who.get(f"/t/{table}/card/en.png").status_code == 404
            assert who is self.host or who.get(f"/t/{table}/qr/0.svg").status_code == 403

    def since(self) -> None:
        for who in self.all:
            for seat in (0, 1):
                assert who.get(f"/api/v1/tables/{self.table}/catch-up", params={"seat": seat}).status_code == 200
                assert who.get(f"/api/v1/tables/{self.table}/reference", params={"seat": seat}).status_code == 200

    def replays(self) -> None:
        """Request the replays that this person may see."""
        for who in self.all:
            own = self.players.index(who) if who in self.players else -1
            for path in (f"/t/{self.table}/{each}" for each in ("replay.json", "replay", "position.txt")):
                assert who.get(path).status_code == 200
                for seat in (0, 1):
                    assert who.get(path, params={"as": seat}).status_code == (200 if seat == own else 403)
                assert who.get(path, params={"as": "spectator", "at": 3}).status_code == 200
                assert who.get(path, params={"as": "open"}).status_code == 403
            if who.token:
                assert who.ask("POST", f"/t/{self.table}/fork", data={"at": "3"}).status_code == 403

    def listeners(self) -> set[TableListener]:
        return {TableListener(tokens.hash_token(who.token), None) for who in self.all if who.token}


def assert_nothing_depends_on_secrets(company: Presence, seen: dict[int, dict[str, Any]], number: int) -> None:
    """Check that responses to a person are equal in every determinization of what the person knows."""
    for index, who in enumerate(company.all[:4]):
        live = company.serving.live(company.table)
        assert live.number == number
        game, state, dice = live.game, live.match.state, Dice(number + 1)
        person = tokens.hash_token(who.token)
        viewer = company.players.index(who) if who in company.players else -1
        boards = render_player_boards(live, person)
        for seat in [viewer] if viewer >= 0 else range(live.match.seats):
            state = game.sample_world(state, seat, dice)
        live.match.state = state
        live._legal = live._legal_by_seat()
        live.presence.listeners = company.listeners()
        live.forget_rendering()
        assert render_player_boards(live, person) == boards, index
        context = table_views.build_viewer_context(live, person, "en")
        assert who.look(company.table) == json.loads(table_views.render_table_observation(live, context))
        drawn = table_views.render_table_page(live, context)[1]
        for name, html in drawn.items():
            if name == "log":  # the page keeps the oldest lines
                assert lines(seen[index]["log"])[-len(lines(html)) :] == lines(html), index
            else:
                assert seen[index].get(name, "") == html, (name, index)


def render_player_boards(live: LiveTable, person: str) -> list[str]:
    """Render the board of every player for this viewer."""
    contexts = [table_views.build_viewer_context(live, person, "en", shown_seat=n) for n in range(live.match.seats)]
    return [table_views.render_table_page(live, context)[1]["player_board"] for context in contexts]


def lines(html: str) -> list[str]:
    return re.findall("<li.*?</li>", html)


def hides(match: Match) -> bool:
    """Return whether every seat lacks some information."""
    determinizations = [match.game.sample_world(match.state, seat, Dice(match.version)) for seat in range(match.seats)]
    return all(world.to_json() != match.state.to_json() for world in determinizations)


def private_lines(company: Presence) -> dict[int, set[bytes]]:
    """Return for each seat the log lines that only this seat may read."""
    live = company.serving.live(company.table)
    translator = translator_for("en", live.game.meta.id, live.names)
    found: dict[int, set[bytes]] = {0: set(), 1: set()}
    public: set[bytes] = set()
    for entry in live.match.entries:
        for line in entry.log:
            texts = {a: live.game.log_line(line, a) for a in (-1, 0, 1)}
            told = {a: translator.translate(message).encode() if message else b"" for a, message in texts.items()}
            public.add(told[-1])
            for seat in found:
                if told[seat] not in (told[-1], told[1 - seat]):
                    found[seat].add(told[seat])
    return {seat: lines - public for seat, lines in found.items()}


@pytest.mark.parametrize("title", TITLES)
def test_no_response_contains_the_secrets_of_others(serving: Serving, title: str) -> None:
    company = Presence(serving, title)
    table, dice = company.table, random.Random(title)
    company.look_around()  # while the links of both seats are open
    company.sit()
    pages = [Stream(who, table) for who in company.all[:4]]
    programs = [Stream(company.players[1], table, format="json"), Stream(company.passer, table, format="json")]
    seen: dict[int, dict[str, Any]] = {i: {} for i in range(len(pages))}
    wait_until(lambda: all(each.events for each in pages + programs), "the streams")
    wait_until(lambda: all(p["present"] for p in company.host.look(table)["players"]), "everybody")
    mirror, number, samples, next_sample = serving.create_mirror(table), 0, 0, 1
    hidden: list[tuple[int, bytes]] = []
    for turn in range(500):
        if samples == SAMPLES and turn >= TITLES[title]:
            break
        seat = dice.choice(mirror.actors)
        action = dice.choice(mirror.legal(seat))
        hiding = [a for a in mirror.legal(seat) if mirror.game.notation(a) == "draw pile"]
        if hiding and dice.random() < 0.7:
            action = hiding[0]
        other = company.players[1 - seat]
        if turn % 10 == 3:  # what others try tells them nothing
            for what, body in (
                ("actions", {"seat": seat, "number": number, "action": action}),
                ("actions", {"seat": 1 - seat, "number": number, "action": action}),
                ("actions", {"seat": 1 - seat, "number": number, "notation": mirror.game.notation(action)}),
                ("undo", {"seat": seat, "number": number}),
                ("restart", {"seat": seat, "number": number}),
            ):
                if what != "actions" or body["seat"] == seat or not mirror.legal(1 - seat):
                    assert other.send_command(table, what, **body).status_code in (403, 422)
        answer = company.players[seat].act(table, seat, number, action)
        assert answer.status_code == 200, answer.text
        mirror.play(seat, action)
        number = answer.json()["number"]
        if samples < SAMPLES and turn >= next_sample and (hides(mirror) or title == "la-loire"):
            samples, next_sample = samples + 1, turn + 12
            company.look_around()
            wait_until(lambda: all(p.number() == number for p in pages + programs), "the update")  # noqa: B023
            for index, page in enumerate(pages):
                seen[index] = {}
                for _, data, _ in page.events:
                    seen[index].update(data.get("regions", {}))
                    seen[index]["log"] = seen[index].get("log", "") + data.get("new_log_lines", "")
            assert_nothing_depends_on_secrets(company, seen, number)
    assert samples == SAMPLES, "there were secrets when everybody looked"
    company.since()
    company.replays()
    asked = company.players[0].send_command(table, "takeback", seat=0, number=number)
    assert asked.status_code == 200, asked.text
    assert company.players[1].send_command(table, "takeback/answer", seat=1, agree=False).status_code == 200
    assert company.host.send_command(table, "seats/1", do="free").status_code == 403, (
        "nobody gets another's things to see"
    )
    company.look_around()
    for each in pages + programs:
        each.close()
    for seat, lines in private_lines(company).items():
        hidden += [(seat, line) for line in lines]
    if title == "thurn-und-taxis":
        assert hidden, "the match had secrets"
    key, house = serving.key(table), serving.house
    links = [tokens.sign_invitation(house, table, seat, turn).encode() for seat in (0, 1) for turn in range(4)]
    for who in company.all:
        heard = b"\n".join(who.heard)
        for secret in (*forms(key), *forms(house)):
            assert secret not in heard
        for other in company.all:
            if other.token:
                assert tokens.hash_token(other.token).encode() not in heard
                assert other is who or other.token.encode() not in heard
        if who is not company.host:
            assert not [link for link in links if link in heard]
        for seat, line in hidden:
            if who is not company.players[seat]:
                assert line not in heard, line
    assert any(link in b"".join(company.host.heard) for link in links), "the host does see them"


def test_every_table_has_a_key_of_its_own() -> None:
    """The key is random; only the test server uses a fixed one."""
    wish = creation.TableRequest("la-loire", [creation.SeatRequest("me"), creation.SeatRequest("friend")])
    keys = {creation.build_table(wish, "somebody", translator_for("en"), 14)[0].key for _ in range(3)}
    assert [len(key) for key in keys] == [32] * 3


def test_concealed_totals_are_concealed_everywhere(serving: Serving) -> None:
    """With `hide_bonus_totals` the panels show no more than the view."""
    ada, ben, eve = (Person(serving, token=create_token()) for _ in range(3))
    dice = random.Random(3)

    def until_both_have_points(match: Match) -> None:
        while not all(sum(score.values()) > 0 for score in match.scores()):
            match.play(match.actor, dice.choice(match.legal(match.actor)))

    made = serving.write_table("thurn-und-taxis", ada.token, until_both_have_points, hide_bonus_totals=True)
    table = made["table"]
    assert ben.join(made, 1).status_code == 200
    scores = serving.live(table).match.scores()
    for viewer, who in ((-1, eve), (0, ada), (1, ben)):
        seen = who.look(table)
        assert (seen["viewer"], seen["status"]) == (viewer, "playing")
        for seat in (0, 1):
            if seat == viewer:
                assert seen["players"][seat]["sources"] == scores[seat]
            else:
                assert seen["view"]["players"][seat]["points"] is None
                assert seen["players"][seat]["sources"] == {}
                assert seen["players"][seat]["points"] == 0
