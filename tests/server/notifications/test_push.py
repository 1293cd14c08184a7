"""Push notifications to absent players at their turn, received by a fake push service."""

from __future__ import annotations

import json
import threading
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any

import pytest

from command_processes import postchaise
from postchaise.kernel.errors import PostchaiseError
from postchaise.server.http import tokens
from postchaise.server.notifications.push import PushService, _load_signing_key, create_signing_key
from postchaise.server.ops.settings import PUSH_SERVICES, Settings, load_settings
from server.persons import Person, create_token
from server.serving import Serving, open_stream, play_both_seats, start_table_for_two, wait_until

http_ece = pytest.importorskip("http_ece", reason="pywebpush is not installed: no messages")
ec = pytest.importorskip("cryptography.hazmat.primitives.asymmetric.ec")
serialization = pytest.importorskip("cryptography.hazmat.primitives.serialization")


def plain(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


class Service(ThreadingHTTPServer):
    """A fake push service, which can drop subscriptions."""

    def __init__(self) -> None:
        self.taken: list[tuple[str, dict[str, str], bytes]] = []
        self.answers: dict[str, int] = {}
        super().__init__(("127.0.0.1", 0), Take)
        self.address = f"http://127.0.0.1:{self.server_port}"


class Take(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["content-length"]))
        self.server.taken.append((self.path, {k.lower(): v for k, v in self.headers.items()}, body))
        self.send_response(self.server.answers.get(self.path, 201))
        self.send_header("location", "/elsewhere")
        self.end_headers()

    def log_message(self, *_: Any) -> None:
        pass


class Phone:
    """A browser that has allowed messages: its address, and the keys only it has."""

    def __init__(self, service: Service, path: str) -> None:
        self.service, self.path = service, path
        self.key, self.auth = ec.generate_private_key(ec.SECP256R1()), bytes(range(16))
        encoding, form = serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint
        point = plain(self.key.public_key().public_bytes(encoding, form))
        self.told = {"endpoint": service.address + path, "p256dh": point, "auth": plain(self.auth)}

    def heard(self) -> list[tuple[dict[str, str], Any]]:
        found = [(headers, body) for path, headers, body in self.service.taken if path == self.path]
        return [
            (headers, json.loads(http_ece.decrypt(body, private_key=self.key, auth_secret=self.auth)))
            for headers, body in found
        ]


@pytest.fixture(scope="module")
def service() -> Iterator[Service]:
    one = Service()
    thread = threading.Thread(target=one.serve_forever, daemon=True)
    thread.start()
    yield one
    one.shutdown()
    one.server_close()
    thread.join()


@pytest.fixture(scope="module")
def calling(service: Service, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    folder = tmp_path_factory.mktemp("calling")
    settings = folder / "settings.toml"
    told = {
        "push_key": create_signing_key(),
        "push_contact": "mailto:ada@club.example",
        "push_services": service.address,
    }
    lines = [f'{key} = "{value}"' for key, value in told.items()] + ["push_delay = 0"]
    settings.write_text("\n".join(lines), "utf-8")
    one = Serving(folder, "--settings", str(settings)).start()
    yield one
    assert one.stop() == 0
    assert "Traceback" not in one.read_trace(), one.read_trace()


def start_table(serving: Serving) -> tuple[dict[int, Person], str, Any]:
    """Start a match between two people who are both away."""
    ada, ben, made = start_table_for_two(serving, "thurn-und-taxis")
    return {0: ada, 1: ben}, made["table"], serving.create_mirror(made["table"])


def hand_over(people: dict[int, Person], table: str, mirror: Any, number: int, to: int) -> int:
    """Plays until it is the turn of a seat that it was not before."""
    while mirror.actor == to:
        number = play_both_seats(mirror, people, table, number, 1, lambda legal: legal[-1])
    while mirror.actor != to:
        number = play_both_seats(mirror, people, table, number, 1, lambda legal: legal[-1])
    return number


def test_who_is_away_gets_a_message_that_only_their_browser_can_read(calling: Serving, service: Service) -> None:
    people, table, mirror = start_table(calling)
    phone = Phone(service, "/away")
    answer = people[1].post("/my/push", phone.told, headers={"accept-language": "de"})
    assert answer.json() == {"subscribed": True}
    hand_over(people, table, mirror, 0, 1)
    headers, message = wait_until(phone.heard, "the message")[0]
    assert message["title"] == "Du bist dran"
    assert message["url"] == f"/t/{table}"
    assert message["tag"] == table
    assert message["body"].endswith("Thurn und Taxis")
    body = next(body for path, _, body in service.taken if path == "/away")
    assert table.encode() not in body
    claims = headers["authorization"].partition("t=")[2].split(".")[1]
    told = json.loads(urlsafe_b64decode(claims + "=" * (-len(claims) % 4)))
    assert (told["sub"], told["aud"]) == ("mailto:ada@club.example", service.address)
    assert int(headers["ttl"]) == 86400


def test_who_looks_at_the_table_gets_none(calling: Serving, service: Service) -> None:
    people, table, mirror = start_table(calling)
    there, away = Phone(service, "/there"), Phone(service, "/not-there")
    people[0].post("/my/push", away.told)
    people[1].post("/my/push", there.told)
    with open_stream(people[1], table, version=0) as told:
        wait_until(lambda: told.events)
        number = hand_over(people, table, mirror, 0, 1)
        hand_over(people, table, mirror, number, 0)
        wait_until(away.heard, "the message of the other")
    assert there.heard() == []


def test_a_browser_that_is_gone_is_forgotten_and_no_redirection_is_followed(calling: Serving, service: Service) -> None:
    people, table, mirror = start_table(calling)
    gone, sent_on = Phone(service, "/gone"), Phone(service, "/sent-on")
    service.answers |= {"/gone": 410, "/sent-on": 307}
    for phone in (gone, sent_on):
        people[1].post("/my/push", phone.told)
    hand_over(people, table, mirror, 0, 1)
    query = "select endpoint from subscriptions where person = ?"
    person = tokens.hash_token(people[1].token)
    wait_until(lambda: calling.sql(query, person) == [(sent_on.told["endpoint"],)], "the end of the one that is gone")
    wait_until(sent_on.heard)
    assert "/elsewhere" not in [path for path, _, _ in service.taken]


def test_messages_stop_when_they_are_switched_off_by_their_owner_alone(calling: Serving, service: Service) -> None:
    ada, ben = Person(calling, token=create_token()), Person(calling, token=create_token())
    phone = Phone(service, "/off")
    ada.post("/my/push", phone.told)
    query = "select person from subscriptions where endpoint = ?"
    ben.post("/my/push/off", {"endpoint": phone.told["endpoint"]})
    assert len(calling.sql(query, phone.told["endpoint"])) == 1
    ada.post("/my/push/off", {"endpoint": phone.told["endpoint"]})
    assert calling.sql(query, phone.told["endpoint"]) == []


@pytest.mark.parametrize(
    "endpoint",
    [
        "http://127.0.0.1:8421/",
        "https://localhost/x",
        "https://169.254.169.254/latest/meta-data",
        "http://fcm.googleapis.com/x",
        "https://fcm.googleapis.com:8443/x",
        "https://fcm.googleapis.com@evil.example/x",
        "https://evil.example/fcm.googleapis.com",
        "https://notify.windows.com.evil.example/x",
        "https://[::1/x",
        "file:///etc/passwd",
        "https://fcm.googleapis.com/" + "x" * 2000,
        "",
    ],
)
def test_a_hostile_browser_cannot_send_the_server_anywhere(calling: Serving, endpoint: str) -> None:
    usual = PushService(Settings(), None, None)  # type: ignore[arg-type]  # only asked about an address
    assert usual.settings.push_services == PUSH_SERVICES
    assert not usual.is_allowed_endpoint(endpoint)
    assert usual.is_allowed_endpoint("https://fcm.googleapis.com/fcm/send/x")
    assert usual.is_allowed_endpoint("https://wns2-par02p.notify.windows.com/w/?token=x")
    told = {"endpoint": endpoint, "p256dh": "A" * 87, "auth": "A" * 22}
    assert Person(calling, token=create_token()).post("/my/push", told).status_code in (400, 422)


def test_without_a_key_push_is_refused_and_nothing_is_stored(serving: Serving) -> None:
    ada = Person(serving, token=create_token())
    assert 'data-key=""' in ada.get("/").text
    told = {"endpoint": "https://fcm.googleapis.com/x", "p256dh": "A" * 87, "auth": "A" * 22}
    answer = ada.post("/my/push", told)
    assert (answer.status_code, answer.json()["code"]) == (400, "push-off")
    assert serving.sql("select * from subscriptions") == []


def test_a_key_that_is_none_is_refused_before_anything_is_served(tmp_path: Path) -> None:
    with pytest.raises(PostchaiseError) as wrong:
        _load_signing_key("not a key")
    assert wrong.value.code == "push-key-wrong"
    assert len(urlsafe_b64decode(_load_signing_key(create_signing_key())[1] + "=")) == 65


def test_the_command_makes_a_key_that_the_settings_take(tmp_path: Path) -> None:
    told = postchaise("admin", "push-key")
    (tmp_path / "settings.toml").write_text(told.stdout, "utf-8")
    assert _load_signing_key(load_settings(str(tmp_path / "settings.toml")).push_key)[1]
