"""Rate limits: people never reach them, and a flood is told when to retry."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import suppress
from functools import partial
from pathlib import Path

import pytest

from postchaise.server.errors import RateLimited
from postchaise.server.http.guard import RateLimiter
from server.persons import BOT, Browser, Person, create_client_address, create_token, run_concurrently
from server.serving import Serving, Stream, wait_until

TABS = 10
FEW, FEW_OF_ADDRESS = 20, 50

# The same server with fewer requests a person and an address may make; in a minute they hardly get another one.
STRICT = f"""
import sys
from postchaise.server import services
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
services.READS, services.READS_OF_ADDRESS = ({FEW}, 1 / 600), ({FEW_OF_ADDRESS}, 1 / 600)
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("strict"), script=STRICT).start()
    yield one
    assert one.stop() == 0, one.read_trace()


def test_a_rate_limit_allows_a_burst_then_a_constant_rate(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("postchaise.server.http.guard.time.monotonic", lambda: now)
    rates = RateLimiter()

    def granted(who: str, times: int) -> int:
        count = 0
        for _ in range(times):
            with suppress(RateLimited):
                rates.spend(who, "read", 5, 0.25)
                count += 1
        return count

    assert granted("Ada", 9) == 5
    with pytest.raises(RateLimited) as refused:
        rates.spend("Ada", "read", 5, 0.25)
    assert refused.value.details["seconds"] == 4
    assert granted("Ben", 9) == 5, "everybody has a purse of their own"
    now = 4.0
    assert granted("Ada", 9) == 1, "when it was told to come back, not before"
    now = 16.5
    assert granted("Ada", 9) == 3
    now = 1000.0
    assert granted("Ada", 9) == 5, "nobody saves up more than the purse holds"


READING = [
    "/",
    "/new/orleans",
    "/rules/la-loire",
    "/t/{table}",
    "/t/{table}/log",
    "/t/{table}/replay",
    "/t/{table}/replay.json",
    "/replay",
    "/t/{table}/join",
    "/t/{table}/join/0/x",
    "/t/{table}/qr/0.svg",
    "/api/v1/games",
    "/api/v1/tables",
    "/api/v1/tables/{table}",
    "/api/v1/tables/{table}/catch-up",
    "/api/v1/tables/{table}/reference",
    "/api/v1/tables/{table}/record",
    "/api/v1/tables/{table}/stream",
]


def test_too_many_requests_are_answered_with_a_waiting_time(strict: Serving) -> None:
    at = create_client_address()
    ada, ben = Person(strict, at), Person(strict, at, create_token())
    table = ada.make(seats=BOT)["table"]
    codes = [ada.get("/api/v1/games").status_code for _ in range(FEW + 1)]
    assert codes == [200] * FEW + [429]
    for path in READING:
        refused = ada.get(path.format(table=table), headers={"accept-language": "fr"})
        assert refused.status_code == 429, path
        assert int(refused.headers["retry-after"]) > 0
        if path.startswith("/api/"):
            assert refused.json() == {"code": "too-fast", "message": "Trop vite. Attendez un instant."}
        else:
            assert refused.headers["content-type"].startswith("text/html")
            assert "Trop vite." in refused.text
    assert ben.get(f"/t/{table}").status_code == 200, "others at the same address go on"
    assert ada.send_command(table, "seats/0", do="name", name="Ada").status_code == 200, "and a person may still act"
    assert ada.get("/healthz").status_code == 200
    assert ada.get("/static/style.css").status_code == 200, "files are kept by browsers and cost nothing"


def test_new_tokens_do_not_help_a_flood(strict: Serving) -> None:
    at = create_client_address()
    codes = [Person(strict, at, create_token()).get("/api/v1/games").status_code for _ in range(FEW_OF_ADDRESS + 5)]
    assert codes == [200] * FEW_OF_ADDRESS + [429] * 5
    assert Person(strict, at).get("/").status_code == 429, "nor does having none"
    assert Person(strict).get("/").status_code == 200, "another address is not meant"


def test_ten_tabs_stay_below_the_rate_limit(serving: Serving) -> None:
    ada = Browser(serving)
    table = ada.make(seats=BOT)["table"]
    for _ in range(3):  # all of them are loaded again
        pages = run_concurrently(*(partial(ada.http.get, f"/t/{table}") for _ in range(TABS)))
        assert [page.status_code for page in pages] == [200] * TABS
        streams = [Stream(ada, table) for _ in range(TABS)]
        looks = run_concurrently(*(partial(ada.http.get, f"/api/v1/tables/{table}") for _ in range(TABS)))
        assert [look.status_code for look in looks] == [200] * TABS
        for one in streams:
            wait_until(lambda: one.events, "the stream")  # noqa: B023
            one.close()


def test_the_ninth_stream_of_a_full_server_is_refused(tmp_path: Path) -> None:
    script = STRICT.replace(f"({FEW}, 1 / 600)", "(400, 100)").replace("bot_workers=1", "bot_workers=1, max_streams=8")
    one = Serving(tmp_path, script=script).start()
    try:
        ada, at = Person(one), create_client_address()
        table = ada.make()["table"]
        open_ones = [Stream(Person(one, at, create_token()), table) for _ in range(8)]
        wait_until(lambda: ada.get("/healthz").json()["streams"] == 8, "the streams")
        refused = ada.get(f"/api/v1/tables/{table}/stream")
        assert (refused.status_code, refused.json()["code"]) == (429, "streams-full")
        assert int(refused.headers["retry-after"]) > 0
        # Stopping ends them all.
        assert one.stop() == 0, one.read_trace()
        assert all(each.ended.wait(60) and each.error is None for each in open_ones)
        assert "Traceback" not in one.read_trace(), one.read_trace()
    finally:
        if one.process is not None and one.process.poll() is None:
            one.kill()
