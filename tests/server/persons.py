"""People who talk to a server over HTTP: programs with a token, browsers with a cookie."""

from __future__ import annotations

import itertools
import ssl
import threading
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import httpx

from command_processes import PATIENCE

if TYPE_CHECKING:
    from server.serving import Serving

HOMES = itertools.count(2)  # every group of people calls from an address of its own: rates are counted by address
TWO = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]
BOT = [{"kind": "me", "name": "Ada"}, {"kind": "bot", "level": "random"}]
NONCE = "5eed" * 8  # what everybody gives to the shuffle: the same deal in every run
# To read the certificates of the system for every person would take longer than most tests, and nobody needs them.
NO_SECRETS = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def create_client_address() -> str:
    number = next(HOMES)
    return f"127.0.{number // 250}.{number % 250 + 1}"


class Person:
    """A program with a token, which keeps every response."""

    def __init__(self, serving: Serving, at: str = "", token: str = "", **headers: str) -> None:
        self.serving = serving
        self.at = at or create_client_address()
        self.http = httpx.Client(base_url=serving.address, transport=self.transport(), timeout=PATIENCE)
        self.token = token
        self.heard: list[bytes] = []
        self.http.headers.update(headers)
        if token:
            self.http.headers["authorization"] = f"Bearer {token}"

    def transport(self) -> httpx.HTTPTransport:
        limits = httpx.Limits(max_connections=300)
        return httpx.HTTPTransport(verify=NO_SECRETS, local_address=self.at, limits=limits)

    def ask(self, method: str, path: str, **more: Any) -> httpx.Response:
        answer = self.http.request(method, path, **more)
        self.heard.append(answer.content + repr(sorted(answer.headers.items())).encode())
        return answer

    def get(self, path: str, **more: Any) -> httpx.Response:
        return self.ask("GET", path, **more)

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        return self.ask("POST", path, **({"json": body} if body is not None else {}), **more)

    def make(self, game: str = "la-loire", seats: Any = None, **more: Any) -> dict[str, Any]:
        answer = self.post("/api/v1/tables", {"game": game, "seats": seats or TWO, **more})
        assert answer.status_code == 201, answer.text
        made: dict[str, Any] = answer.json()
        if not self.token:
            self.token = made["token"]
            self.http.cookies.clear()
            self.http.headers["authorization"] = f"Bearer {self.token}"
        if made["status"] == "waiting" and made["seats"]:
            made["status"] = self.shuffle(made["table"])
        return made

    def shuffle(self, table: str, nonce: str = NONCE) -> str:
        """Contribute a nonce to the shuffle; return the status of the table."""
        answer = self.send_command(table, "shuffle", nonce=nonce)
        assert answer.status_code == 200, answer.text
        status: str = answer.json()["status"]
        return status

    def join(self, made: dict[str, Any], seat: int, name: str = "") -> httpx.Response:
        invite = next(i["url"] for i in made["invitations"] if i["seat"] == seat).rpartition("/")[2]
        body = {"seat": seat, "invite": invite, "name": name, "nonce": NONCE}
        return self.post(f"/api/v1/tables/{made['table']}/join", body)

    def look(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """Request the table, and wait when the rate limit is reached, because tests poll."""
        path, params = f"/api/v1/tables/{table}", {} if seat is None else {"seat": seat}
        deadline = time.monotonic() + PATIENCE
        while (answer := self.get(path, params=params)).status_code == 429 and time.monotonic() < deadline:
            time.sleep(0.05)
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def act(self, table: str, seat: int, number: int, action: Any) -> httpx.Response:
        return self.send_command(table, "actions", seat=seat, number=number, action=action)

    def send_command(self, table: str, what: str, **body: Any) -> httpx.Response:
        """Send a command, and wait when the rate limit is reached, except for chat."""
        deadline = time.monotonic() + PATIENCE
        answer = self.post(f"/api/v1/tables/{table}/{what}", body)
        while answer.status_code == 429 and what != "chat" and time.monotonic() < deadline:
            time.sleep(0.05)
            answer = self.post(f"/api/v1/tables/{table}/{what}", body)
        return answer


class Browser(Person):
    """A person with a cookie, who reads pages and sends their CSRF token back."""

    def __init__(self, serving: Serving, at: str = "") -> None:
        super().__init__(serving, at)
        self.page = self.get("/")
        self.csrf = self.page.text.partition('data-csrf="')[2].partition('"')[0]
        assert self.csrf
        self.token = self.http.cookies["postchaise"]

    def use_token(self, token: str) -> None:
        """Use the token of a known person."""
        self.token = token
        self.http.cookies.clear()
        self.http.cookies["postchaise"] = token
        self.csrf = self.get("/").text.partition('data-csrf="')[2].partition('"')[0]

    def post(self, path: str, body: Any = None, **more: Any) -> httpx.Response:
        headers = {"x-csrf": self.csrf, "origin": self.serving.address, **more.pop("headers", {})}
        return super().post(path, body, headers=headers, **more)

    def send(self, path: str, **fields: str) -> httpx.Response:
        """Submit a form of our own page."""
        headers = {"origin": self.serving.address}
        return self.ask("POST", path, data={"csrf": self.csrf, **fields}, headers=headers)


def create_token() -> str:
    from postchaise.server.http import tokens

    return tokens.create_token()


def run_concurrently(*jobs: Callable[[], Any]) -> list[Any]:
    """Run all jobs at the same moment."""
    barrier, answers = threading.Barrier(len(jobs)), [None] * len(jobs)

    def run(i: int) -> None:
        barrier.wait()
        answers[i] = jobs[i]()

    threads = [threading.Thread(target=run, args=(i,)) for i in range(len(jobs))]
    for each in threads:
        each.start()
    for each in threads:
        each.join()
    return answers
