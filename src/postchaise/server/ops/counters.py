"""Counters and response times, recorded as they happen; `metrics.py` serves them."""

from __future__ import annotations

import time

from prometheus_client import CollectorRegistry, Counter, Histogram
from starlette.types import ASGIApp, Message, Receive, Scope, Send

REGISTRY = CollectorRegistry()
ACTION_COUNT = Counter("postchaise_actions", "Actions written down", ["game"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "postchaise_request_seconds",
    "From the request to the head of the answer",
    ["method", "route"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)


class TimingMiddleware:
    """Middleware: measures how long each route takes to start its response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def send_noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "unknown")
                REQUEST_SECONDS.labels(scope["method"], route).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, send_noted)
