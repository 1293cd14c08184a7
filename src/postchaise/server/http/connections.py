"""HTTP connections with limits on the request head, on slow requests and on idle connections.

uvicorn limits only how long a connection is kept after a response. Before the first request it would wait for ever, and
accept a head of any size. Decision 0021 has the measurement.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Final

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle

HEAD = 32 * 1024  # bytes of a request head; ours have one or two thousand
HEADERS = 100
SECONDS = 20.0  # for the whole request, body included
IDLE = 1000  # idle connections; beyond that the one idle for longest is closed

TOO_LARGE: Final = (431, "Request Header Fields Too Large")
TOO_SLOW: Final = (408, "Request Timeout")

_idle: OrderedDict[LimitedConnection, None] = OrderedDict()


class LimitedConnection(HttpToolsProtocol):
    size = 0  # of the head so far
    in_head = True
    late: asyncio.TimerHandle | None = None
    refused = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._start_timer()
        self._mark_idle()

    def connection_lost(self, exc: Exception | None) -> None:
        _idle.pop(self, None)
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
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

    def _stop_timer(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _on_timeout(self) -> None:
        self.late = None
        self._refuse(*TOO_SLOW)

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
