"""/metrics for Prometheus: tables, viewers, actions, response times and the bots' queue."""

from __future__ import annotations

from collections.abc import Iterator

from fastapi import APIRouter, Request, Response
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily
from prometheus_client.registry import Collector

from postchaise.server.errors import Forbidden
from postchaise.server.http import tokens
from postchaise.server.http.dependencies import ServicesDep
from postchaise.server.http.guard import is_loopback
from postchaise.server.services import Services

from .counters import REGISTRY

router = APIRouter(include_in_schema=False)
FORWARDED = ("forwarded", "x-forwarded-for", "x-real-ip", "via")
STATUS = ("waiting", "playing", "over", "closed")


class LiveCollector(Collector):
    """Gauges that are read when somebody asks."""

    def __init__(self, services: Services, statuses: dict[str, int]) -> None:
        self.services, self.statuses = services, statuses

    def collect(self) -> Iterator[GaugeMetricFamily]:
        registry = self.services.registry
        tables = GaugeMetricFamily("postchaise_tables", "Tables in the database", labels=["status"])
        for status in STATUS:
            tables.add_metric([status], self.statuses.get(status, 0))
        yield tables
        for name, what, value in (
            ("tables_in_memory", "Tables in memory", len(registry.ids())),
            ("viewers", "Open streams", registry.streams),
            (
                "bots_queue",
                "Decisions of bots and hints that wait for a worker",
                self.services.bots.workers.queue.waiting,
            ),
            ("bots_workers", "Processes in which bots think", len(self.services.bots.workers.pids())),
            ("render_jobs", "Replays, pictures and logs that are computed or wait", len(self.services.jobs)),
            ("render_workers", "Processes that draw what people see", len(registry.render_pool.pids())),
        ):
            yield GaugeMetricFamily(f"postchaise_{name}", what, value)


@router.get("/metrics")
async def report_metrics(request: Request, services: ServicesDep) -> Response:
    """For holders of the token; without a token only for this machine, and not through a proxy on it."""
    _check_access(request, services.settings.metrics_token)
    statuses = await services.store.read(services.store.statuses)
    now = CollectorRegistry()
    now.register(LiveCollector(services, statuses))
    return Response(generate_latest(now) + generate_latest(REGISTRY), media_type="text/plain; version=0.0.4")


def _check_access(request: Request, token: str) -> None:
    if token:
        allowed = tokens.is_same_secret(request.headers.get("authorization", ""), f"Bearer {token}")
    else:
        near = request.client is not None and is_loopback(request.client.host)
        allowed = near and not any(name in request.headers for name in FORWARDED)
    if not allowed:
        raise Forbidden("metrics-closed")
