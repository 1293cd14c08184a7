"""The OpenAPI schema of the JSON API, at /api/v1/openapi.json.

Responses are described but not validated at run time: validating an observation costs more than building it. Tests
validate them.
"""

from __future__ import annotations

from typing import Any

from fastapi import FastAPI
from fastapi.routing import APIRoute

from postchaise.client import models

DESCRIPTION = """Create a table, join one, observe, decide, follow. A program needs no account: the first table it
makes or joins gives it a token, which it sends as `Authorization: Bearer`. How to begin: docs/api.md of the sources."""
ERROR_DESCRIPTIONS = {
    400: "Not possible at this table",
    403: "Not yours to do, or a token that is none",
    404: "There is no such table, seat or game",
    409: "The table has moved on since; `number` is its version now",
    410: "A link that was used or withdrawn, or a table that was closed",
    413: "Too large",
    422: "Understood, but wrong; `rule` names the rule that forbids an action",
    429: "Too fast, or too many; `Retry-After` says how many seconds to wait",
    500: "Our own mistake, or a damaged table",
    503: "The database does not answer; nothing was done",
}
ERRORS: dict[int | str, dict[str, Any]] = {
    status: {"model": models.RefusedRequest, "description": what} for status, what in ERROR_DESCRIPTIONS.items()
}
STREAM: dict[int | str, dict[str, Any]] = {
    200: {"description": "Events without end", "content": {"text/event-stream": {"schema": {"type": "string"}}}}
}
RECORD: dict[int | str, dict[str, Any]] = {
    200: {"description": "The record", "content": {"text/plain": {"schema": {"type": "string"}}}}
}


def describe_response(shape: Any, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """Describe a route's successful response."""
    return {status: {"model": shape}}


def get_operation_id(route: APIRoute) -> str:
    """Use the function's name as operation id."""
    return route.name


def add_security_schemes(app: FastAPI) -> None:
    """Add the security schemes: anonymous, bearer token, cookie."""
    made = app.openapi

    def told() -> dict[str, Any]:
        if app.openapi_schema is None:
            found = made()
            found["components"]["securitySchemes"] = {
                "token": {"type": "http", "scheme": "bearer", "description": "From the first table made or joined"},
                "cookie": {"type": "apiKey", "in": "cookie", "name": "postchaise", "description": "Of our own pages"},
            }
            for operation in [each for path in found["paths"].values() for each in path.values()]:
                for status in map(str, ERRORS):  # FastAPI assumes that text routes also refuse as text
                    content = operation["responses"][status]["content"]
                    operation["responses"][status]["content"] = {"application/json": next(iter(content.values()))}
            found["security"] = [{}, {"token": []}, {"cookie": []}]
            app.openapi_schema = found
        return app.openapi_schema

    app.openapi = told  # type: ignore[method-assign]  # as FastAPI documents it
