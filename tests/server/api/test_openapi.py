"""The OpenAPI description is valid, and real responses conform to it."""

from __future__ import annotations

import json
from dataclasses import fields
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, given, seed, settings
from pydantic import ConfigDict, TypeAdapter, with_config

from postchaise import titles
from postchaise.client import models
from server.persons import BOT, Person
from server.serving import Serving

ENDLESS = r"/stream$"
EXAMPLES = 4  # of every operation


@pytest.fixture(scope="module")
def told(serving: Serving) -> dict[str, Any]:
    found: dict[str, Any] = httpx.get(f"{serving.address}/api/v1/openapi.json", verify=False).json()
    return found


def test_the_description_is_valid(told: dict[str, Any]) -> None:
    from openapi_spec_validator import validate  # slow: not for whoever only reads the names of the tests

    validate(told)
    assert {"token", "cookie"} == set(told["components"]["securitySchemes"])
    assert {} in told["security"]


def test_every_operation_describes_its_response_and_errors(told: dict[str, Any]) -> None:
    for path, methods in told["paths"].items():
        for operation in methods.values():
            good = [answer for status, answer in operation["responses"].items() if status in ("200", "201")]
            assert good or "204" in operation["responses"], path
            for answer in good:
                assert all(each["schema"] for each in answer["content"].values()), path
            refused = operation["responses"]["409"]["content"]["application/json"]["schema"]
            assert refused["$ref"].endswith("/RefusedRequest"), path
    names = [operation["operationId"] for methods in told["paths"].values() for operation in methods.values()]
    assert len(names) == len(set(names)) > 15


@pytest.mark.parametrize("game", titles())
def test_an_observation_matches_its_schema_exactly(serving: Serving, game: str) -> None:
    ada = Person(serving)
    strict = TypeAdapter(with_config(ConfigDict(extra="forbid"))(models.Observation))
    seen = ada.look(ada.make(game, [{"kind": "me"}, {"kind": "hot"}])["table"], 0)
    waits = ada.look(ada.make(game)["table"])
    for each in (seen, waits):
        strict.validate_json(json.dumps(each), strict=True)  # as it came: from JSON a dictionary is a shape
    assert set(seen) == {each.name for each in fields(models.Observation)}


def test_nothing_thrown_at_it_breaks_it_or_is_answered_otherwise_than_described(serving: Serving) -> None:
    """A few examples for every operation, the same in every run; at a real table, so that not all is unknown."""
    import schemathesis  # slow, too
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi import checks

    described = [getattr(checks, f"{each}_conformance") for each in ("status_code", "content_type", "response_schema")]
    ada = Person(serving)
    table = ada.make(seats=BOT)["table"]
    schema = schemathesis.openapi.from_url(f"{serving.address}/api/v1/openapi.json").exclude(path_regex=ENDLESS)
    asked = []

    def thrown(operation: Any) -> None:
        @seed(1)
        @settings(max_examples=EXAMPLES, deadline=None, database=None, suppress_health_check=list(HealthCheck))
        @given(case=operation.as_strategy())
        def throw(case: Any) -> None:
            if "table" in case.path_parameters:
                case.path_parameters["table"] = table
            answer = case.call(headers={"authorization": f"Bearer {ada.token}"})
            asked.append((operation.label, answer.status_code))
            case.validate_response(answer, checks=[not_a_server_error, *described])

        throw()

    for found in schema.get_all_operations():
        thrown(found.ok())
    assert len({label for label, _ in asked}) > 15
    assert {200, 422} <= {status for _, status in asked}
    assert 429 not in {status for _, status in asked}  # it would prove nothing
