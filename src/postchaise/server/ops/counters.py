"""Counters that are updated as things happen; `metrics.py` serves them."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Histogram

REGISTRY = CollectorRegistry()
ACTION_COUNT = Counter("postchaise_actions", "Actions written down", ["game"], registry=REGISTRY)
REQUEST_SECONDS = Histogram(
    "postchaise_request_seconds",
    "From the request to the head of the answer",
    ["method", "route"],
    buckets=(0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10),
    registry=REGISTRY,
)
