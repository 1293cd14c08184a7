"""Figures for Prometheus at /metrics: tables, viewers, actions, how long answers take, and the queue of the bots."""

from __future__ import annotations

import time
from collections.abc import Iterator
from ipaddress import ip_address

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from postchaise.server.errors import Forbidden
from postchaise.server.http import tokens
from postchaise.server.http.dependencies import HouseDep
from postchaise.server.services import House

from .counters import REGISTRY, SECONDS

router = APIRouter(include_in_schema=False)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
STATUS = ("waiting", "playing", "over", "closed")


class Now(Collector):
    """What is counted when it is asked for."""

    def __init__(self, house: House, statuses: dict[str, int]) -> None:
        self.house, self.statuses = house, statuses

    def collect(self) -> Iterator[GaugeMetricFamily]:
        live_tables = self.house.live_tables
        tables = GaugeMetricFamily("postchaise_tables", "Tables in the database", labels=["status"])
        for status in STATUS:
            tables.add_metric([status], self.statuses.get(status, 0))
        yield tables
        for name, what, value in (
            ("tables_in_memory", "Tables in memory", len(live_tables.ids())),
            ("viewers", "Open streams", live_tables.streams),
            ("bots_queue", "Decisions of bots and hints that wait for a worker", live_tables.workers.turns.waiting),
            ("bots_workers", "Processes in which bots think", len(live_tables.workers.pids())),
            ("painters", "Processes that draw what people see", len(live_tables.painters.pids())),
        ):
            yield GaugeMetricFamily(f"postchaise_{name}", what, value)


class Timed:
    """Around the application: how long every route takes until it begins to answer."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        began = time.perf_counter()

        async def noted(message: Message) -> None:
            if message["type"] == "http.response.start":
                route = getattr(scope.get("route"), "path", "unknown")
                SECONDS.labels(scope["method"], route).observe(time.perf_counter() - began)
            await send(message)

        await self.app(scope, receive, noted)


@router.get("/metrics")
async def metrics(request: Request, the_house: HouseDep) -> Response:
    """For whoever has the token; without one, for this machine alone, and not through a proxy on it."""
    _may(request, the_house.settings.metrics_token)
    statuses = await the_house.store.read(the_house.store.statuses)
    now = CollectorRegistry()
    now.register(Now(the_house, statuses))
    return Response(generate_latest(now) + generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


def _may(request: Request, token: str) -> None:
    if token:
        allowed = tokens.same(request.headers.get("authorization", ""), f"Bearer {token}")
    else:
        near = request.client is not None and _loopback(request.client.host)
        allowed = near and not any(name in request.headers for name in FORWARDED)
    if not allowed:
        raise Forbidden("metrics-closed")


def _loopback(client: str) -> bool:
    try:
        return ip_address(client).is_loopback
    except ValueError:
        return False
