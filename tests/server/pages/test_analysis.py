"""The analysis of a finished match: requested, computed at low priority, stored, and never before the end."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import update

from analysed_match import LAST_CHANCE, get_analysis, get_played_match
from browser.positions import store_table
from postchaise.bots.analysis import analysis_from_json
from postchaise.bots.analyzer import AnalysisEffort, compute_engine_digest
from postchaise.kernel.dice import SealedDice
from postchaise.server.http import tokens
from postchaise.server.storage.erase import erase_person
from postchaise.server.storage.schema import ANALYSES
from postchaise.server.storage.store import TableStore
from postchaise.server.tables.analyses import AnalysisQueue
from postchaise.server.tables.live_table import LiveTable
from postgres import Cluster
from server.persons import Browser
from server.serving import Serving, start_table_for_two, wait_until

SCANT = AnalysisEffort(turns=3, games=2, searches=0, least=1, looks=2, suspects=1, rounds=4, determinizations=1)
ENGINE = compute_engine_digest(get_played_match().game, 2, SCANT)
OLD = "another engine"
# A server that spends little on an analysis, and none while there is a file called hold; with one called late, no more
# than the course; with one called short, it gives up at once.
SCRIPT = f"""
import sys, time
from pathlib import Path
from postchaise.bots.analyzer import AnalysisEffort
from postchaise.server.pages import analysis
from postchaise.server.tables import analyses
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
hold, late, short = (Path(sys.argv[3], name) for name in ("hold", "late", "short"))
compute = analyses.run_analysis_job
def computed(order, progress, stop, seconds):
    def heard(step):
        while step.expected is None and late.exists():
            time.sleep(0.01)
        progress(step)
    while hold.exists():
        time.sleep(0.01)
    return compute(order, heard, stop, 0.0 if short.exists() else seconds)
analyses.run_analysis_job = computed
analyses.AnalysisEffort.scaled = lambda percent: {SCANT!r}
analyses.BEAT, analyses.DEAD, analyses.WAITING = 0.0, 1.0, 2
analysis.OF_PERSON = (2, 1 / 600)
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1, analysis_effort=1), False, True)
"""


@pytest.fixture(scope="module")
def serving(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Serving]:
    one = Serving(tmp_path_factory.mktemp("analysing"), script=SCRIPT).start()
    yield one
    one.stop()
    assert "Traceback" not in one.read_trace(), one.read_trace()


def upload_record(serving: Serving) -> tuple[Browser, str]:
    ada = Browser(serving)
    answer = ada.send("/replay", record=get_played_match().record())
    assert answer.status_code == 303, answer.text
    return ada, answer.headers["location"].removesuffix("/replay")


def state(who: Browser, path: str) -> str:
    return str(who.get(f"{path}/analysis.json").json()["state"])


def kept(serving: Serving, table: str, name: str = ENGINE, attempts: int = 1, result: str | None = None) -> None:
    """As another process left it."""
    columns = '"table", engine, asked, beat, attempts, done, owner, result'
    values = (table, name, 1.0, 1.0, attempts, 0, "", result)
    serving.sql(f"insert into analyses ({columns}) values (?, ?, ?, ?, ?, ?, ?, ?)", *values)


@pytest.fixture(scope="module")
def done(serving: Serving) -> tuple[Browser, str]:
    ada, path = upload_record(serving)
    assert state(ada, path) == "none"
    page = ada.get(f"{path}/analysis").text
    assert "do-analyse" in page
    assert page.partition('class="will"')[2].count("<h2>") == 3, "and says what it would tell"
    assert 'id="to-analysis"' in ada.get(f"{path}/replay").text
    assert ada.send(f"{path}/analysis").headers["location"] == f"{path}/analysis"
    assert state(ada, path) in ("queued", "going", "done")
    wait_until(lambda: state(ada, path) == "done", "the analysis")
    return ada, path


def test_it_is_computed_once_and_everybody_with_the_link_sees_it(serving: Serving, done: tuple[Browser, str]) -> None:
    ada, path = done
    page = Browser(serving).get(f"{path}/analysis").text
    assert "do-analyse" not in page
    assert f'href="{path}/replay?at={LAST_CHANCE}"' in page
    assert " points, ± " in page
    assert "have been calibrated on matches between bots" in page, "no more certainty than its calibration allows"
    rows = serving.sql('select engine, result from analyses where "table" = ?', path.split("/")[2])
    assert [name for name, _ in rows] == [ENGINE]
    ada.send(f"{path}/analysis")
    assert state(ada, path) == "done", "who asks again gets what is there"


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_it_is_said_in_every_language(done: tuple[Browser, str], lang: str) -> None:
    ada, path = done
    page = ada.get(f"{path}/analysis?lang={lang}").text
    shown = re.sub(r"<[^>]*>", " ", "<main" + page.partition("<main")[2])
    assert "analysis-" not in shown
    assert "{ $" not in shown
    ada.get(f"{path}/analysis?lang=en")


def test_one_click_plays_on_from_there(serving: Serving, done: tuple[Browser, str]) -> None:
    ada, path = done
    page = ada.get(f"{path}/analysis").text
    form = re.search(rf'action="{path}/fork">.*?value="{LAST_CHANCE}">(.*?)<button', page, re.DOTALL)
    assert form is not None
    fields = dict(re.findall(r'name="(seat-[^"]+)"\s+value="([^"]*)"', form[1]))
    assert (fields["seat-0-kind"], fields["seat-1-kind"]) == ("bot", "me"), "who erred may try again"
    made = ada.send(f"{path}/fork", at=str(LAST_CHANCE), **fields)
    assert made.status_code == 303
    live = serving.live(made.headers["location"].removeprefix("/t/"))
    assert live.match.version == LAST_CHANCE


def test_its_course_grows_while_it_is_computed(serving: Serving) -> None:
    ada, path = upload_record(serving)
    late = serving.folder / "late"
    late.touch()
    assert "chart" not in ada.get(f"{path}/analysis").text
    ada.send(f"{path}/analysis")
    wait_until(lambda: ada.get(f"{path}/analysis.json").json()["grown"] == SCANT.turns, "the course")
    page = ada.get(f"{path}/analysis").text
    line = re.search(r'<svg class="chart win broad".*?class="score-line dash-0" d="([^"]+)"', page, re.DOTALL)
    assert line is not None
    assert line[1].count("L") == SCANT.turns - 1
    assert float(line[1].rpartition("L")[2].split()[0]) < 700, "not yet at its end"
    assert 'id="progress"' in page
    assert "tps" not in page
    late.unlink()
    wait_until(lambda: state(ada, path) == "done", "the analysis")


def test_a_running_match_has_no_analysis(serving: Serving) -> None:
    first, _, made = start_table_for_two(serving, "thurn-und-taxis")
    table = made["table"]
    for path in ("analysis", "analysis.json"):
        answer = first.get(f"/t/{table}/{path}")
        assert answer.status_code == 403
        assert "only after it is over" in answer.text
    ada = Browser(serving)
    assert ada.send(f"/t/{table}/analysis").status_code == 403
    assert serving.sql('select count(*) from analyses where "table" = ?', table) == [(0,)]


def test_an_order_that_nobody_computes_any_more_is_taken_up(serving: Serving) -> None:
    ada, path = upload_record(serving)
    kept(serving, path.split("/")[2])
    wait_until(lambda: state(ada, path) == "done", "the order of a dead process")


def test_a_failing_analysis_is_given_up_and_can_be_requested_again(serving: Serving) -> None:
    ada, path = upload_record(serving)
    kept(serving, path.split("/")[2], attempts=3)
    assert state(ada, path) == "failed"
    page = ada.get(f"{path}/analysis").text
    assert "could not be analysed" in page
    assert "do-analyse" in page
    ada.send(f"{path}/analysis")
    wait_until(lambda: state(ada, path) == "done", "the new attempt")


def test_an_older_one_is_shown_until_there_is_a_newer(serving: Serving) -> None:
    ada, path = upload_record(serving)
    table = path.split("/")[2]
    kept(serving, table, OLD, result=json.dumps(get_analysis().to_json()))
    page = ada.get(f"{path}/analysis").text
    assert "have improved since" in page
    assert "Clearly better" in page
    ada.send(f"{path}/analysis")
    rows = wait_until(
        lambda: serving.sql('select engine from analyses where "table" = ? and done = 100', table), "the new"
    )
    assert rows == [(ENGINE,)], "the older one is gone"


def test_a_full_queue_and_people_who_ask_too_often_are_refused(serving: Serving) -> None:
    """One is computed, one waits: there is no more room. Then there is, but not for the same person."""
    ada = Browser(serving)
    paths = [
        ada.send("/replay", record=get_played_match().record()).headers["location"][: -len("/replay")] for _ in range(3)
    ]
    hold = serving.folder / "hold"
    hold.touch()
    try:
        for path in paths[:2]:  # one of another test may still be clearing away
            wait_until(lambda: ada.send(f"{path}/analysis").status_code == 303, "room")  # noqa: B023
        assert ada.send(f"{paths[1]}/analysis").status_code == 303, "to ask again costs nothing"
        refused = Browser(serving).send(f"{paths[2]}/analysis")
        assert refused.status_code == 429
        assert "Too many analyses" in refused.text
        assert "One analysis is ahead in the queue" in ada.get(f"{paths[1]}/analysis").text
    finally:
        hold.unlink()
    wait_until(lambda: [state(ada, path) for path in paths[:2]] == ["done", "done"], "both")
    assert ada.send(f"{paths[2]}/analysis").status_code == 429
    assert state(ada, paths[2]) == "none"


def test_it_is_deleted_with_the_match(serving: Serving) -> None:
    ada, path = upload_record(serving)
    table = path.split("/")[2]
    kept(serving, table, OLD, result=json.dumps(get_analysis().to_json()))
    store = TableStore(serving.database)
    try:
        assert table in erase_person(store.engine, tokens.hash_token(ada.token), lambda seat: f"#{seat}")
    finally:
        store.close()
    assert serving.sql('select count(*) from analyses where "table" = ?', table) == [(0,)]


def test_several_processes_on_one_database_share_the_orders(cluster: Cluster) -> None:
    """By the clock of the database. Each is ordered once, computed by one, and given up after some attempts."""
    address = cluster.database()
    one, other = TableStore(address), TableStore(address)
    try:
        table = store_table(address, get_played_match().fork(get_played_match().version, SealedDice(bytes(32)))).table
        first, second = (AnalysisQueue(store, nobody, 1) for store in (one, other))
        assert first._insert_order(table, ENGINE, "")
        assert not second._insert_order(table, ENGINE, "")
        assert second._beat({}) == [], "the first was just heard"
        assert (first._beat({table: 40}), first._rows(table)[0]["done"]) == ([], 40)
        for attempt in (2, 3):
            expire_heartbeat(one, table)
            assert second._beat({}) == [(table, "")]
            assert first._beat({}) == []
            assert first._rows(table)[0]["attempts"] == attempt
        expire_heartbeat(one, table)
        assert first._beat({}) == []
        first._finish(table, ENGINE, get_analysis().to_json())
        (row,) = second._rows(table)
        assert analysis_from_json(row["result"]) == get_analysis()
    finally:
        one.close()
        other.close()


async def nobody(table: str) -> LiveTable:
    raise AssertionError(table)


def expire_heartbeat(store: TableStore, table: str) -> None:
    """Make the heartbeat of an analysis expire."""
    with store.engine.begin() as db:
        db.execute(update(ANALYSES).where(ANALYSES.c.table == table).values(beat=1.0))


def test_a_server_may_leave_it_out(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=SCRIPT.replace("analysis_effort=1", "analysis_effort=0")).start()
    try:
        ada, path = upload_record(one)
        assert "to-analysis" not in ada.get(f"{path}/replay").text
        assert ada.get(f"{path}/analysis").status_code == 404
        assert ada.send(f"{path}/analysis").status_code == 404
    finally:
        one.stop()


def test_an_analysis_that_takes_too_long_is_given_up(serving: Serving) -> None:
    ada, path = upload_record(serving)
    short = serving.folder / "short"
    short.touch()
    ada.send(f"{path}/analysis")
    wait_until(lambda: state(ada, path) == "failed", "the end of the time")
    assert "problem=too slow" in serving.read_trace()
    short.unlink()
    ada.send(f"{path}/analysis")
    wait_until(lambda: state(ada, path) == "done", "the analysis")
