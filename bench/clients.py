"""People at a server: what benchmarks ask of it, and the streams they follow."""

from __future__ import annotations

import asyncio
import json
import os
import re
import time
from collections.abc import AsyncIterator
from typing import Any, NamedTuple
from urllib.parse import urlencode

GAMES = ("la-loire", "orleans", "thurn-und-taxis")
LANGUAGES = ("en", "fr", "de")
NONCE = "5eed" * 8  # what everybody gives to the shuffle
LARGEST = 1 << 24  # bytes of a message
IDLE = 10.0  # seconds after which a connection is not used again: servers close them after a while
ACTION = re.compile(rb'id=\\"(?:a-\d+\\" data-action|b-[^"]*"\s*\\ndata-actions)=\\"(\d+)')
NUMBER = re.compile(rb'"number":(\d+)')
CSRF = re.compile(rb'data-csrf="([^"]+)"')


class Answer(NamedTuple):
    status: int
    headers: dict[str, str]
    body: bytes

    def json(self) -> Any:
        return json.loads(self.body or b"null")


class Client:
    """A person with a token, who calls from an address of their own, as in real life."""

    def __init__(self, port: int, address: str, token: str = "") -> None:
        self.port, self.address = port, address
        self.token = token or create_token()
        self.csrf = ""
        self._line: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None
        self._used_at = 0.0

    async def get(self, path: str) -> Answer:
        return await self.ask("GET", path)

    async def post(self, path: str, body: object) -> Answer:
        return await self.ask("POST", path, json.dumps(body).encode(), "application/json")

    async def send_form(self, path: str, **fields: str) -> Answer:
        """As a browser does: with its cookie, and the secret of our own pages."""
        if not self.csrf:
            page = await self.ask("GET", "/", cookie=True)
            self.csrf = found[1].decode() if (found := CSRF.search(page.body)) else ""
        body = urlencode({"csrf": self.csrf, **fields}).encode()
        return await self.ask("POST", path, body, "application/x-www-form-urlencoded", cookie=True)

    async def ask(self, method: str, path: str, body: bytes = b"", kind: str = "", cookie: bool = False) -> Answer:
        """One request, on the open connection if there is one."""
        if time.monotonic() - self._used_at > IDLE:
            self.close()
        try:
            return await self._exchange(method, path, body, kind, cookie)
        except (OSError, EOFError, asyncio.CancelledError):
            self.close()
            raise
        finally:
            self._used_at = time.monotonic()

    async def _exchange(self, method: str, path: str, body: bytes, kind: str, cookie: bool) -> Answer:
        if self._line is None:
            self._line = await self._connect()
        reader, writer = self._line
        writer.write(self._head(method, path, body, kind, cookie) + body)
        status, headers = await read_head(reader)
        if "content-length" in headers:
            answer = await reader.readexactly(int(headers["content-length"]))
        elif "transfer-encoding" in headers:
            answer = b"".join([chunk async for chunk in read_chunks(reader)])
        else:
            answer = b""
        if headers.get("connection") == "close":
            self.close()
        return Answer(status, headers, answer)

    async def stream(self, path: str) -> AsyncIterator[bytes]:
        """The data of each event, on a connection of its own. A refusal ends it."""
        reader, writer = await self._connect()
        try:
            writer.write(self._head("GET", path, b"", "", False))
            status, _ = await read_head(reader)
            if status != 200:
                raise ConnectionRefusedError(status)
            rest = b""
            async for chunk in read_chunks(reader):
                *events, rest = (rest + chunk).split(b"\n\n")
                for event in events:
                    if (begin := event.find(b"data: ")) >= 0:
                        yield event[begin + 6 :]
        finally:
            writer.close()

    async def _connect(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        here = (self.address, 0)
        return await asyncio.open_connection("127.0.0.1", self.port, local_addr=here, limit=LARGEST)

    def _head(self, method: str, path: str, body: bytes, kind: str, cookie: bool) -> bytes:
        head = [f"{method} {path} HTTP/1.1", f"Host: 127.0.0.1:{self.port}", "Accept-Encoding: gzip"]
        head += [f"Content-Length: {len(body)}", f"Content-Type: {kind}"] if kind else []
        head.append(f"Cookie: postchaise={self.token}" if cookie else f"Authorization: Bearer {self.token}")
        return "\r\n".join([*head, "", ""]).encode()

    def close(self) -> None:
        if self._line is not None:
            self._line[1].close()
            self._line = None


async def read_head(reader: asyncio.StreamReader) -> tuple[int, dict[str, str]]:
    first, *lines = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").splitlines()
    headers = (line.partition(": ") for line in lines if line)
    return int(first.split()[1]), {name.lower(): value for name, _, value in headers}


async def read_chunks(reader: asyncio.StreamReader) -> AsyncIterator[bytes]:
    while size := int(await reader.readline() or b"0", 16):
        yield await reader.readexactly(size)
        await reader.readexactly(2)
    await reader.readline()


def create_token() -> str:
    return "F" + os.urandom(24).hex()[:42]


def create_address(number: int) -> str:
    """One of 60,000 networks."""
    return f"127.{1 + number // 60_000 % 100}.{number // 250 % 240}.{number % 250 + 1}"


def find_actions(event: bytes) -> list[int]:
    """The actions that a page of regions or an observation offers to its viewer."""
    if b'"regions":' in event[:200]:
        begin = event.find(b'"decision":')
        return [int(each) for each in ACTION.findall(event, begin)] if begin >= 0 else []
    decision = json.loads(event).get("decision")
    return [each["action"] for each in decision["choices"] if each["allowed"]] if decision else []


def find_number(event: bytes) -> int:
    """The version of the table that an event shows."""
    found = NUMBER.search(event)
    return int(found[1]) if found else -1
