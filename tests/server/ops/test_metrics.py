"""Metrics for Prometheus are correct, and access to them is restricted."""

from pathlib import Path

import httpx
import pytest
from prometheus_client.parser import text_string_to_metric_families

from server.persons import BOT, Person
from server.serving import Serving, open_stream, start_table_for_two, wait_until


def read_metrics(text: str) -> dict[str, float]:
    found = {}
    for family in text_string_to_metric_families(text):
        for sample in family.samples:
            labels = ",".join(f"{key}={value}" for key, value in sorted(sample.labels.items()))
            found[f"{sample.name}{{{labels}}}" if labels else sample.name] = sample.value
    return found


def test_figures_tell_tables_viewers_actions_answers_and_the_queue_of_bots(own: Serving) -> None:
    own.start()
    ada, ben, made = start_table_for_two(own)
    mirror = own.create_mirror(made["table"])
    Person(own).make(seats=[*BOT, {"kind": "friend"}])
    seat, before = mirror.actor, read_metrics(ada.get("/metrics").text)
    with open_stream(ada, made["table"]) as told:
        wait_until(lambda: told.events)
        assert (ada, ben)[seat].act(made["table"], seat, 0, mirror.legal(seat)[0]).status_code == 200
        now = read_metrics(ada.get("/metrics").text)
    assert before["postchaise_viewers"] == 0
    assert now["postchaise_viewers"] == 1
    assert now["postchaise_tables{status=playing}"] == 1
    assert now["postchaise_tables{status=waiting}"] == 1
    assert now["postchaise_tables_in_memory"] == 2
    assert now["postchaise_actions_total{game=la-loire}"] == 1
    assert now["postchaise_request_seconds_count{method=POST,route=/api/v1/tables/{table}/actions}"] == 1
    assert now["postchaise_bots_queue"] == 0
    assert now["postchaise_bots_workers"] == 1
    own.stop()


@pytest.mark.parametrize("header", ["X-Forwarded-For", "Forwarded", "Via", "X-Real-IP"])
def test_without_a_token_they_are_for_this_machine_and_not_through_a_proxy_on_it(serving: Serving, header: str) -> None:
    ada = Person(serving)
    assert ada.get("/metrics").status_code == 200
    assert ada.get("/metrics", headers={header: "192.0.2.7"}).status_code == 403


def test_metrics_with_a_token_need_the_token(tmp_path: Path) -> None:
    (tmp_path / "told.toml").write_text('metrics_token = "open sesame"\n', "utf-8")
    one = Serving(tmp_path, "--settings", str(tmp_path / "told.toml")).start()
    try:
        for word, status in (("Bearer open sesame", 200), ("Bearer open", 403), ("", 403)):
            headers = {"authorization": word, "x-forwarded-for": "192.0.2.7"}
            assert httpx.get(one.address + "/metrics", headers=headers, verify=False).status_code == status
    finally:
        one.stop()
