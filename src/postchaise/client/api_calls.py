"""Every command as data: address, body and type of the answer. Both clients send these."""

from __future__ import annotations

import json
import secrets
import types
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, fields, is_dataclass
from functools import cache
from typing import Any, Generic, TypeVar, Union, get_args, get_origin, get_type_hints
from urllib.parse import urlsplit

from .models import (
    ActionPreview,
    BotPace,
    CreatedTable,
    GameInfo,
    JoinedTable,
    LeftTable,
    Observation,
    OpenTable,
    RefusedRequest,
    SeatChange,
    ShuffleStatus,
    TableVersion,
)

T = TypeVar("T")
API = "/api/v1"


class ServerError(Exception):
    """The server refused a request. `code` is for programs; `number` is the current version if yours was stale."""

    def __init__(self, status: int, error: RefusedRequest, wait: float = 0.0) -> None:
        super().__init__(error.message)
        self.status, self.code, self.rule, self.number = status, error.code, error.rule, error.number
        self.wait = wait  # seconds, of a server that is asked too fast


@dataclass
class Call(Generic[T]):
    method: str
    path: str
    shape: type[T]
    body: dict[str, Any] | None = None
    params: dict[str, Any] | None = None


@dataclass
class TextAnswer:
    """An answer that is no JSON, or none at all."""

    text: str


def parse_answer(call: Call[T], status: int, body: bytes, headers: Mapping[str, str]) -> T:
    """Return the answer, or raise what the server refused."""
    if status >= 400:
        raise parse_error(status, body, headers)
    if call.shape is TextAnswer:
        return call.shape(body.decode())  # type: ignore[call-arg]  # it is Text
    return from_json(call.shape, json.loads(body))


def parse_error(status: int, body: bytes, headers: Mapping[str, str]) -> ServerError:
    try:
        error = from_json(RefusedRequest, json.loads(body))
    except (ValueError, TypeError):  # a proxy speaks for itself
        error = RefusedRequest("no-answer", f"HTTP {status}")
    wait = headers.get("retry-after", "")
    return ServerError(status, error, float(wait) if wait.isdigit() else 0.0)


def parse_update(lines: list[str]) -> Observation | None:
    """Return the observation of a stream event, or None."""
    data = "".join(line.removeprefix("data: ") for line in lines if line.startswith("data: "))
    return from_json(Observation, json.loads(data)) if "event: update" in lines and data else None


def parse_invitation(url: str) -> tuple[str, int, str]:
    """Return table, seat and secret of an invitation link."""
    parts = urlsplit(url).path.split("/")
    if len(parts) < 5 or parts[-5] != "t" or parts[-3] != "join" or not parts[-2].isdigit():
        raise ValueError(f"no invitation: {url}")
    return parts[-4], int(parts[-2]), parts[-1]


def list_games() -> Call[list[GameInfo]]:
    return Call("GET", f"{API}/games", list[GameInfo])


def list_tables() -> Call[list[OpenTable]]:
    return Call("GET", f"{API}/tables", list[OpenTable])


def create_table(
    game: str, seats: Sequence[Mapping[str, str]], options: Mapping[str, Any], more: Mapping[str, Any]
) -> Call[CreatedTable]:
    body = {"game": game, "seats": [dict(seat) for seat in seats], "options": dict(options), **more}
    return Call("POST", f"{API}/tables", CreatedTable, body)


def observe_table(table: str, seat: int | None) -> Call[Observation]:
    return Call("GET", f"{API}/tables/{table}", Observation, params=_seat_parameter(seat))


def stream_table(table: str, seat: int | None) -> Call[Observation]:
    params = {"format": "json", **(_seat_parameter(seat) or {})}
    return Call("GET", f"{API}/tables/{table}/stream", Observation, params=params)


def send_actions(
    what: str, shape: type[T], table: str, seat: int, number: int, action: int | str | Sequence[str]
) -> Call[T]:
    """`action` is a number, a notation, or several notations one after the other."""
    key = "action" if isinstance(action, int) else "notation" if isinstance(action, str) else "actions"
    body = {"seat": seat, "number": number, key: list(action) if key == "actions" else action}  # type: ignore[arg-type]
    return Call("POST", f"{API}/tables/{table}/{what}", shape, body)


def play_actions(table: str, seat: int, number: int, action: int | str | Sequence[str]) -> Call[TableVersion]:
    return send_actions("actions", TableVersion, table, seat, number, action)


def preview_actions(table: str, seat: int, number: int, action: int | str | Sequence[str]) -> Call[ActionPreview]:
    return send_actions("preview", ActionPreview, table, seat, number, action)


def go_back(what: str, table: str, seat: int, number: int) -> Call[TableVersion]:
    """undo, restart, takeback."""
    return Call("POST", f"{API}/tables/{table}/{what}", TableVersion, {"seat": seat, "number": number})


def answer_takeback(table: str, seat: int, agree: bool) -> Call[TableVersion]:
    return Call("POST", f"{API}/tables/{table}/takeback/answer", TableVersion, {"seat": seat, "agree": agree})


def join_table(table: str, seat: int, invite: str, name: str, nonce: str) -> Call[JoinedTable]:
    body = {"seat": seat, "invite": invite, "name": name, "nonce": nonce}
    return Call("POST", f"{API}/tables/{table}/join", JoinedTable, body)


def contribute_to_shuffle(table: str, nonce: str) -> Call[ShuffleStatus]:
    return Call("POST", f"{API}/tables/{table}/shuffle", ShuffleStatus, {"nonce": nonce})


def create_nonce() -> str:
    """Return a random nonce for the shuffle."""
    return secrets.token_hex(16)


def change_seat(table: str, seat: int, do: str, more: Mapping[str, str]) -> Call[SeatChange]:
    return Call("POST", f"{API}/tables/{table}/seats/{seat}", SeatChange, {"do": do, **more})


def set_bot_pace(table: str, pace: str) -> Call[BotPace]:
    return Call("POST", f"{API}/tables/{table}/pace", BotPace, {"pace": pace})


def leave_table(table: str, resign: bool) -> Call[LeftTable]:
    return Call("POST", f"{API}/tables/{table}/leave", LeftTable, {"resign": resign})


def close_table(table: str) -> Call[TextAnswer]:
    return Call("POST", f"{API}/tables/{table}/close", TextAnswer)


def send_chat_message(table: str, text: str) -> Call[TextAnswer]:
    return Call("POST", f"{API}/tables/{table}/chat", TextAnswer, {"text": text})


def get_record(table: str) -> Call[TextAnswer]:
    return Call("GET", f"{API}/tables/{table}/record", TextAnswer)


def _seat_parameter(seat: int | None) -> dict[str, Any] | None:
    return None if seat is None else {"seat": seat}


def from_json(shape: type[T], data: Any) -> T:
    return _convert(shape, data)  # type: ignore[no-any-return]  # it is what it was asked to be


def _convert(shape: Any, data: Any) -> Any:
    if is_dataclass(shape) and isinstance(shape, type):
        return shape(**{name: _convert(each, data[name]) for name, each in _fields(shape).items() if name in data})
    if get_origin(shape) is list:
        return [_convert(get_args(shape)[0], each) for each in data]
    if get_origin(shape) in (Union, types.UnionType):
        known = [each for each in get_args(shape) if each is not type(None)]
        return None if data is None else _convert(known[0], data)
    return data


@cache
def _fields(shape: Any) -> dict[str, Any]:
    hints = get_type_hints(shape)
    return {each.name: hints[each.name] for each in fields(shape)}
