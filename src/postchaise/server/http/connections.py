"""HTTP connections with limits on the request head, on slow requests and on idle connections.

uvicorn limits only how long a connection is kept after a response. Before the first request it would wait for ever, and
accept a head of any size. Decision 0021 has the measurement.

Connections are also limited in total and per network, and so are requests that have not arrived completely. What is
refused gets a page that says so, and the log says why.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from functools import lru_cache
from ipaddress import ip_address
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

from postchaise.i18n.languages import LANGUAGES
from postchaise.server.ops.settings import Network
from postchaise.web.render.templates import render_template
from postchaise.web.translations import translator_for

from .guard import SECURITY_HEADERS, to_network

try:
    import resource
except ImportError:  # Windows has no such limit
    resource = None  # type: ignore[assignment]

HEAD = 32 * 1024  # bytes of a request head; ours have one or two thousand
HEADERS = 100
SECONDS = 20.0  # for the whole request, body included
IDLE = 1000  # idle connections; beyond that the one idle for longest is closed
CONNECTIONS = 20_000  # as far as the limit on open files allows
RESERVED_FILES = 128  # for the database, workers and the like
OF_NETWORK = 600  # connections, but never more than half of all
UNFINISHED_OF_NETWORK = 100  # requests that have not arrived completely
REFUSALS = 50  # connections that wait for the page that refuses them
REFUSAL_SECONDS = 5.0  # for which they wait
LOG_SECONDS = 10.0  # between two lines about refusals

TOO_LARGE: Final = (431, "Request Header Fields Too Large")
TOO_SLOW: Final = (408, "Request Timeout")

LANGUAGE: Final = re.compile(rb"\naccept-language:[ \t]*([a-z]{2})", re.IGNORECASE)
API: Final = re.compile(rb"[A-Z]+ [^ ]*/api/")

log = logging.getLogger("postchaise.connections")
_idle: OrderedDict[LimitedConnection, None] = OrderedDict()


class ConnectionCounts:
    """The open connections, and the refusals since the last line of the log."""

    def __init__(self) -> None:
        self.total = 0
        self.refusals = 0  # refused connections that are still open
        self.of_network: Counter[str] = Counter()
        self.unfinished: Counter[str] = Counter()
        self._unlogged = 0
        self._logged = -LOG_SECONDS

    def log_refusal(self, reason: str, network: str) -> None:
        """Log at most one line in ten seconds, so that a flood does not fill the disk."""
        self._unlogged += 1
        if time.monotonic() - self._logged >= LOG_SECONDS:
            data = {"reason": reason, "network": network, "open": self.total, "refused": self._unlogged}
            log.warning("connection refused", extra={"data": data})
            self._logged, self._unlogged = time.monotonic(), 0


_counts = ConnectionCounts()


@lru_cache(1)
def count_possible_connections() -> int:
    """As many as the limit on open files allows."""
    if resource is None:
        return CONNECTIONS
    files, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    possible = files if files != resource.RLIM_INFINITY else CONNECTIONS
    return max(16, min(CONNECTIONS, possible - RESERVED_FILES))


@lru_cache(16)
def render_refusal(reason: str, lang: str, as_json: bool) -> bytes:
    translator = translator_for(lang)
    message, kind = translator.translate(reason), "text/html; charset=utf-8"
    if as_json:
        body, kind = json.dumps({"code": reason, "message": message}), "application/json"
    else:
        body = render_template("error.html", translator, code=503, message=message, theme="auto", name="", csrf="")
    data = body.encode()
    fields = {**SECURITY_HEADERS, "content-type": kind, "content-length": str(len(data)), "connection": "close"}
    fields["retry-after"] = "10"
    head = "".join(f"{name}: {value}\r\n" for name, value in fields.items())
    return f"HTTP/1.1 503 Service Unavailable\r\n{head}\r\n".encode() + data


def is_trusted(address: str, proxies: Sequence[Network]) -> bool:
    try:
        return any(ip_address(address.partition("%")[0]) in network for network in proxies)
    except ValueError:
        return False


class LimitedConnection(HttpToolsProtocol):
    size = 0  # of the head so far
    in_head = True
    late: asyncio.TimerHandle | None = None
    refused = False
    network = ""  # empty for a trusted proxy, which many people share
    refusal = ""  # message id, of a connection that is refused
    trusted_proxies: Sequence[Network] = ()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        address = self.client[0] if self.client else ""
        self.network = "" if not address or is_trusted(address, self.trusted_proxies) else to_network(address)
        possible = count_possible_connections()
        if _counts.total >= possible:
            self._refuse_connection("connections-full")
        elif self.network and _counts.of_network[self.network] >= min(OF_NETWORK, possible // 2):
            self._refuse_connection("connections-yours")
        elif self._has_too_many_unfinished():
            self._refuse_connection("requests-unfinished")
        else:
            _counts.total += 1
            _counts.of_network[self.network] += 1
            self._start_timer()
            self._mark_idle()

    def connection_lost(self, exc: Exception | None) -> None:
        _idle.pop(self, None)
        if self.refusal:
            _counts.refusals -= 1
        else:
            _counts.total -= 1
            _decrement(_counts.of_network, self.network)
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self.refusal:
            self._answer_refusal(data)
            return
        if self.refused:
            return
        if self.late is None and self._is_answered():
            self._start_timer()
        super().data_received(data)
        if self.in_head:
            self._grow(len(data))
        if self.size > HEAD:
            self._refuse(*TOO_LARGE)

    def on_message_begin(self) -> None:
        super().on_message_begin()
        self.size, self.in_head = 0, True
        if self.late is None:
            self._start_timer()

    def on_url(self, url: bytes) -> None:
        super().on_url(url)
        self._grow(len(url))

    def on_header(self, name: bytes, value: bytes) -> None:
        self._grow(len(name) + len(value))
        if len(self.headers) < HEADERS:
            super().on_header(name, value)
        else:
            self.size = HEAD + 1

    def on_headers_complete(self) -> None:
        self.in_head = False
        if self.size > HEAD:
            raise ValueError("the head is too large")  # ends the parsing; `send_400_response` answers
        _idle.pop(self, None)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._stop_timer()
        super().on_message_complete()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self._is_answered() and not self.transport.is_closing():
            self._mark_idle()

    def send_400_response(self, msg: str) -> None:
        if self.size > HEAD:
            self._refuse(*TOO_LARGE)
        else:
            super().send_400_response(msg)

    def _is_answered(self) -> bool:
        """Whether no response is under way; before the first request there is no cycle."""
        cycle: RequestResponseCycle | None = self.cycle
        return cycle is None or cycle.response_complete

    def _grow(self, count: int) -> None:
        self.size += count

    def _start_timer(self) -> None:
        self.late = self.loop.call_later(SECONDS, self._on_timeout)
        _counts.unfinished[self.network] += 1

    def _stop_timer(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None
            _decrement(_counts.unfinished, self.network)

    def _on_timeout(self) -> None:
        self._stop_timer()
        self._refuse(*TOO_SLOW)

    def _has_too_many_unfinished(self) -> bool:
        return bool(self.network) and _counts.unfinished[self.network] >= UNFINISHED_OF_NETWORK

    def _refuse_connection(self, reason: str) -> None:
        """Refuse a new connection: with a page once it asks for something, unless too many wait for theirs."""
        self.refusal = reason
        _counts.refusals += 1
        _counts.log_refusal(reason, self.network)
        if _counts.refusals > REFUSALS:
            self.transport.abort()
        else:
            self.loop.call_later(REFUSAL_SECONDS, self.transport.close)

    def _answer_refusal(self, data: bytes) -> None:
        if not self.transport.is_closing():
            found = LANGUAGE.search(data)
            lang = found[1].decode().lower() if found else "en"
            as_json = API.match(data) is not None
            self.transport.write(render_refusal(self.refusal, lang if lang in LANGUAGES else "en", as_json))
            self.transport.close()

    def _mark_idle(self) -> None:
        """Register as idle."""
        _idle[self] = None
        _idle.move_to_end(self)
        while len(_idle) > IDLE:
            longest, _ = _idle.popitem(last=False)
            longest.transport.close()

    def _refuse(self, status: int, message: str) -> None:
        if self.refused or self.transport.is_closing():
            return
        self.refused = True
        head = f"HTTP/1.1 {status} {message}\r\ncontent-length: 0\r\nconnection: close\r\n\r\n"
        if self._is_answered():  # otherwise a response is under way already
            self.transport.write(head.encode())
        self.transport.close()


def _decrement(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if counts[key] <= 0:
        del counts[key]
