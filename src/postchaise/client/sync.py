"""The synchronous client."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx

from . import calls
from .calls import Call
from .models import Foreseen, Game, Joined, Left, NewTable, Number, Observation, OpenTable, Paced, Seated

T = TypeVar("T")
Action = int | str | Sequence[str]
PATIENCE = 60.0  # seconds without a word on a stream; the server says something every twenty
AGAIN = 1.0  # seconds before a stream that broke off is opened again


class Client:
    """Plays on a server at `address`, which may have a path. A token is kept from the first table you make or join.

    What the server refuses is raised as `ServerError`.
    """

    def __init__(self, address: str, token: str = "", language: str = "en", **http: Any) -> None:
        """`http` goes to httpx: `timeout`, `verify`, `transport`, ..."""
        self.token = token
        headers = {"accept-language": language, **http.pop("headers", {})}
        self._http = httpx.Client(base_url=address, headers=headers, **http)

    def __enter__(self) -> Client:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.disconnect()

    def disconnect(self) -> None:
        """Closes the connections."""
        self._http.close()

    def _send(self, call: Call[T]) -> T:
        told = self._http.request(call.method, call.path, json=call.body, params=call.params, headers=self._headers())
        return calls.parse_answer(call, told.status_code, told.content, told.headers)

    def _headers(self) -> dict[str, str]:
        self._http.cookies.clear()  # a program is known by its token alone
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def create(
        self, game: str, seats: Sequence[Mapping[str, str]], options: Mapping[str, Any] | None = None, **more: Any
    ) -> NewTable:
        """A new table. A seat is `{"kind": "me"}`, hot, friend, open or bot, with `name`, of a bot with `level`."""
        made = self._send(calls.create(game, seats, options or {}, more))
        self.token = made.token or self.token
        if made.seats and made.status == "waiting":  # the seal is there: now the part of this program
            made.status = (self._send(calls.shuffle(made.table, calls.create_nonce()))).status
        return made

    def join(self, table: str, seat: int, invite: str = "", name: str = "") -> Joined:
        """Takes a seat: with the secret of its link, or a free one at an open table."""
        joined = self._send(calls.join(table, seat, invite, name, calls.create_nonce()))
        self.token = joined.token or self.token
        return joined

    def accept_invitation(self, link: str, name: str = "") -> Joined:
        """Takes the seat an invitation link is for."""
        table, seat, invite = calls.parse_invitation(link)
        return self.join(table, seat, invite, name)

    def games(self) -> list[Game]:
        """The titles, their seats and options."""
        return self._send(calls.games())

    def tables(self) -> list[OpenTable]:
        """Open tables."""
        return self._send(calls.tables())

    def observe(self, table: str, seat: int | None = None) -> Observation:
        """What you may see. With several seats of yours, name the one that looks."""
        return self._send(calls.look(table, seat))

    def act(self, table: str, seat: int, number: int, action: Action) -> Number:
        """A number, a notation, or several notations one after the other until one is refused."""
        return self._send(calls.act(table, seat, number, action))

    def preview_action(self, table: str, seat: int, number: int, action: Action) -> Foreseen:
        """Whether it would end your turn or reveal something; nothing is done."""
        return self._send(calls.foresee(table, seat, number, action))

    def undo(self, table: str, seat: int, number: int) -> Number:
        """Takes back your last action, as far as nothing was revealed."""
        return self._send(calls.back("undo", table, seat, number))

    def restart(self, table: str, seat: int, number: int) -> Number:
        """Back to the start of your turn, as far as nothing was revealed."""
        return self._send(calls.back("restart", table, seat, number))

    def takeback(self, table: str, seat: int, number: int) -> Number:
        """Asks the others to go back before your last action."""
        return self._send(calls.back("takeback", table, seat, number))

    def answer_takeback(self, table: str, seat: int, agree: bool = True) -> Number:
        """Answers such a question."""
        return self._send(calls.agree(table, seat, agree))

    def change_seat(self, table: str, seat: int, do: str, **more: str) -> Seated:
        """`do` is bot, back, name, free or invite."""
        return self._send(calls.seat(table, seat, do, more))

    def set_bot_pace(self, table: str, pace: str) -> Paced:
        """How fast the bots play: instant, brisk, watchable."""
        return self._send(calls.pace(table, pace))

    def leave(self, table: str, resign: bool = False) -> Left:
        """Bots play on at your seats; who resigns cannot come back."""
        return self._send(calls.leave(table, resign))

    def close(self, table: str) -> None:
        """Gives up a table of yours whose match has not begun."""
        self._send(calls.close(table))

    def send_chat(self, table: str, text: str) -> None:
        """Says something."""
        self._send(calls.chat(table, text))

    def record(self, table: str) -> str:
        """The whole match as text, after its end."""
        return self._send(calls.record(table)).text

    def follow(self, table: str, seat: int | None = None) -> Iterator[Observation]:
        """What you may see, now and after every change, until the match is over. It heals itself."""
        call = calls.stream(table, seat)
        while True:
            try:
                with self._http.stream(
                    "GET", call.path, params=call.params, headers=self._headers(), timeout=PATIENCE
                ) as told:
                    if told.status_code >= 400:
                        raise calls.parse_error(told.status_code, told.read(), told.headers)
                    lines: list[str] = []
                    for line in told.iter_lines():
                        if line:
                            lines.append(line)
                            continue
                        seen, lines = calls.parse_update(lines), []
                        if seen is not None:
                            yield seen
                            if seen.status == "over":
                                return
            except httpx.TransportError:
                pass
            time.sleep(AGAIN)
