"""Logging: one line per event, as text or JSON, never with a secret."""

from __future__ import annotations

import json
import logging
import sys
import time
from collections import Counter
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from postchaise.kernel.errors import PostchaiseError

log = logging.getLogger("postchaise.requests")
failures = logging.getLogger("postchaise.failures")
FAILURE_SECONDS = 10.0  # between two lines about the same failure


class LogFormatter(logging.Formatter):
    def __init__(self, as_json: bool) -> None:
        super().__init__()
        self.as_json = as_json

    def format(self, record: logging.LogRecord) -> str:
        data: dict[str, Any] = getattr(record, "data", {})
        if record.exc_info:
            data = {**data, "trace": self.formatException(record.exc_info)}
        moment = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created)) + f".{int(record.msecs):03d}Z"
        if self.as_json:
            line = {"at": moment, "level": record.levelname.lower(), "event": record.getMessage(), **data}
            return json.dumps(line, ensure_ascii=False, default=str)
        rest = " ".join(f"{key}={value}" for key, value in data.items())
        return f"{moment} {record.levelname.lower():7} {record.getMessage()} {rest}".rstrip()


def configure_logging(as_json: bool, level: str = "WARNING") -> None:
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(LogFormatter(as_json))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(level)


class FailureLog:
    """Says why requests fail, at most once in ten seconds for each reason: a lost database fails them all."""

    def __init__(self) -> None:
        self._logged: dict[str, float] = {}  # when, by code; there are as many as there are kinds of errors
        self._silent: Counter[str] = Counter()  # failures since then

    def add(self, error: PostchaiseError) -> None:
        now = time.monotonic()
        if now - self._logged.get(error.code, -FAILURE_SECONDS) < FAILURE_SECONDS:
            self._silent[error.code] += 1
            return
        self._logged[error.code] = now
        cause = str(error.__cause__ or "").partition("\n")[0][:200]  # the lines after the first show data
        more = {"more": silent} if (silent := self._silent.pop(error.code, 0)) else {}
        data = {"problem": error.code, **({"cause": cause} if cause else {}), **more}
        failures.warning("request failed", extra={"data": data})


class RequestLogMiddleware:
    """Logs every request by its route, never by its URL: URLs contain invitations."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http" or not log.isEnabledFor(logging.INFO):
            await self.app(scope, receive, send)
            return
        began, status = time.perf_counter(), 0

        async def send_noted(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        finally:
            route = getattr(scope.get("route"), "path", "unknown")
            ms = round((time.perf_counter() - began) * 1000, 1)
            data = {"method": scope["method"], "route": route, "status": status, "ms": ms}
            table = scope.get("path_params", {}).get("table")
            log.info("request", extra={"data": data | ({"table": table} if table else {})})
