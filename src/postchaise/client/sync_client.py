"""The synchronous client."""

from __future__ import annotations

import time
from collections.abc import Iterator, Mapping, Sequence
from types import TracebackType
from typing import Any, TypeVar

import httpx

from . import api_calls
from .api_calls import Call
from .models import (
    ActionPreview,
    BotPace,
    CreatedTable,
    GameInfo,
    JoinedTable,
    LeftTable,
    Observation,
    OpenTable,
    SeatChange,
    TableVersion,
)

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
        return api_calls.parse_answer(call, told.status_code, told.content, told.headers)

    def _headers(self) -> dict[str, str]:
        self._http.cookies.clear()  # a program is known by its token alone
        return {"authorization": f"Bearer {self.token}"} if self.token else {}

    def create(
        self, game: str, seats: Sequence[Mapping[str, str]], options: Mapping[str, Any] | None = None, **more: Any
    ) -> CreatedTable:
        """A new table. A seat is `{"kind": "me"}`, hot, friend, open or bot, with `name`, of a bot with `level`."""
        made = self._send(api_calls.create_table(game, seats, options or {}, more))
        self.token = made.token or self.token
        if made.seats and made.status == "waiting":  # the seal is there: now the part of this program
            made.status = (self._send(api_calls.contribute_to_shuffle(made.table, api_calls.create_nonce()))).status
        return made

    def join(self, table: str, seat: int, invite: str = "", name: str = "") -> JoinedTable:
        """Takes a seat: with the secret of its link, or a free one at an open table."""
        joined = self._send(api_calls.join_table(table, seat, invite, name, api_calls.create_nonce()))
        self.token = joined.token or self.token
        return joined

    def accept_invitation(self, link: str, name: str = "") -> JoinedTable:
        """Takes the seat an invitation link is for."""
        table, seat, invite = api_calls.parse_invitation(link)
        return self.join(table, seat, invite, name)

    def games(self) -> list[GameInfo]:
        """The titles, their seats and options."""
        return self._send(api_calls.list_games())

    def tables(self) -> list[OpenTable]:
        """Open tables."""
        return self._send(api_calls.list_tables())

    def observe(self, table: str, seat: int | None = None) -> Observation:
        """What you may see. With several seats of yours, name the one that looks."""
        return self._send(api_calls.observe_table(table, seat))

    def act(self, table: str, seat: int, number: int, action: Action) -> TableVersion:
        """A number, a notation, or several notations one after the other until one is refused."""
        return self._send(api_calls.play_actions(table, seat, number, action))

    def preview_action(self, table: str, seat: int, number: int, action: Action) -> ActionPreview:
        """Whether it would end your turn or reveal something; nothing is done."""
        return self._send(api_calls.preview_actions(table, seat, number, action))

    def undo(self, table: str, seat: int, number: int) -> TableVersion:
        """Takes back your last action, as far as nothing was revealed."""
        return self._send(api_calls.go_back("undo", table, seat, number))

    def restart(self, table: str, seat: int, number: int) -> TableVersion:
        """Back to the start of your turn, as far as nothing was revealed."""
        return self._send(api_calls.go_back("restart", table, seat, number))

    def takeback(self, table: str, seat: int, number: int) -> TableVersion:
        """Asks the others to go back before your last action."""
        return self._send(api_calls.go_back("takeback", table, seat, number))

    def answer_takeback(self, table: str, seat: int, agree: bool = True) -> TableVersion:
        """Answers such a question."""
        return self._send(api_calls.answer_takeback(table, seat, agree))

    def change_seat(self, table: str, seat: int, do: str, **more: str) -> SeatChange:
        """`do` is bot, back, name, free or invite."""
        return self._send(api_calls.change_seat(table, seat, do, more))

    def set_bot_pace(self, table: str, pace: str) -> BotPace:
        """How fast the bots play: instant, brisk, watchable."""
        return self._send(api_calls.set_bot_pace(table, pace))

    def leave(self, table: str, resign: bool = False) -> LeftTable:
        """Bots play on at your seats; who resigns cannot come back."""
        return self._send(api_calls.leave_table(table, resign))

    def close(self, table: str) -> None:
        """Gives up a table of yours whose match has not begun."""
        self._send(api_calls.close_table(table))

    def send_chat(self, table: str, text: str) -> None:
        """Says something."""
        self._send(api_calls.send_chat_message(table, text))

    def record(self, table: str) -> str:
        """The whole match as text, after its end."""
        return self._send(api_calls.get_record(table)).text

    def follow(self, table: str, seat: int | None = None) -> Iterator[Observation]:
        """What you may see, now and after every change, until the match is over. It heals itself."""
        call = api_calls.stream_table(table, seat)
        while True:
            try:
                with self._http.stream(
                    "GET", call.path, params=call.params, headers=self._headers(), timeout=PATIENCE
                ) as told:
                    if told.status_code >= 400:
                        raise api_calls.parse_error(told.status_code, told.read(), told.headers)
                    lines: list[str] = []
                    for line in told.iter_lines():
                        if line:
                            lines.append(line)
                            continue
                        seen, lines = api_calls.parse_update(lines), []
                        if seen is not None:
                            yield seen
                            if seen.status == "over":
                                return
            except httpx.TransportError:
                pass
            time.sleep(AGAIN)
