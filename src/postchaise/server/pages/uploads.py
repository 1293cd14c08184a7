"""A record or a position that somebody brings as text: read, verified line by line, and kept for who has its link."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from postchaise.kernel import record
from postchaise.kernel.errors import BadRecord, PostchaiseError
from postchaise.kernel.match import Match
from postchaise.kernel.replay import proof
from postchaise.server.errors import Forbidden
from postchaise.server.http.page_request import Visit, VisitDep
from postchaise.server.storage.rows import Event, Row, Seat
from postchaise.server.tables import names, record_import
from postchaise.server.tables.live_table import UNSEALED
from postchaise.web.review import replay
from postchaise.web.translations import Words

from . import partial_records, replays
from .partial_records import Moment

router = APIRouter(include_in_schema=False)
ACTIONS = 4000  # of a record: more than any match people play; each of them is drawn
CHARACTERS = 100_000  # of a text: more than the longest of those
NAMED = re.compile(r"^# seat ([1-9]): \S+ (.+)$", re.MULTILINE)  # who sat where, as the terminal saves it


@dataclass
class Laid:
    match: Match
    row: Row
    seats: list[Seat]
    events: list[Event]


@router.get("/replay")
async def page(here: VisitDep) -> Response:
    return here.page("upload.html", here.words(), given="", line="", good=0, most=CHARACTERS)


@router.post("/replay")
async def upload(here: VisitDep) -> Response:
    """Bytes of anybody: nothing is believed that was not played again."""
    fields = await here.form()
    here.house.rates.spend(here.house.network(here.request), "upload", 6, 0.05)
    given = partial_records.trimmed(fields.get("record", ""))
    moment, person, said = partial_records.moment(given), here.who.hash, here.words()
    if moment is not None and record.FIRST_LINE not in given.split("\n", 1)[0]:
        return await _led_back(here, moment, given)
    try:
        laid = await run_in_threadpool(_laid, given, person, said)
    except PostchaiseError as error:
        good = await run_in_threadpool(partial_records.good, given, error)
        if good is None or fields.get("part") != "1":
            return _refused(here, error, given, good)
        laid = _part(given, good, person, said, int(error.details["line"]))
    store = here.house.store
    await store.write(store.create, laid.row, laid.seats, laid.events)
    return here.to(f"/t/{laid.row.id}/replay{_at(laid, moment)}")


def _at(laid: Laid, moment: Moment | None) -> str:
    """A position opens as it was copied, a part where it ends, a whole match at its beginning."""
    known = {*replay.NAMES, *map(str, range(len(laid.seats)))}
    eyes = f"&as={moment.eyes}" if moment is not None and moment.eyes in known else ""
    return f"?at={laid.match.version}{eyes}" if laid.row.part is not None or moment is not None else ""


def _refused(here: Visit, error: PostchaiseError, given: str, good: Match | None = None) -> Response:
    line = error.details.get("line", 0) if isinstance(error, BadRecord) else 0
    wrong = [row[:200] for number, row in enumerate(given.splitlines(), 1) if number == line]
    shown: dict[str, Any] = {"error": here.words().error(error), "line": "".join(wrong), "most": CHARACTERS}
    return here.page("upload.html", here.words(), 422, given=given, good=good.version if good else 0, **shown)


async def _led_back(here: Visit, moment: Moment, given: str) -> Response:
    """The text of a match that ran when it was copied has no record: its own table shows what one may see of it."""
    try:
        if moment.site != here.house.base(here.request):
            raise BadRecord("position-elsewhere")
        live = await here.house.live_tables.get(moment.table)
        eyes = replay.eyes(replays.resolve_viewer(live, here.who.hash, moment.eyes))
    except Forbidden:
        eyes = ""  # of somebody else: they are not lent before the end
    except PostchaiseError:
        return _refused(here, BadRecord("position-elsewhere"), given)
    return here.to(f"/t/{moment.table}/replay?at={moment.at}" + (f"&as={eyes}" if eyes else ""))


def _laid(text: str, person: str, said: Words) -> Laid:
    if len(text) > CHARACTERS:
        raise BadRecord("record-too-long", line=1, most=CHARACTERS)
    page = record.read(text)
    if len(page.actions) > ACTIONS:
        raise BadRecord("record-too-many", line=page.actions[ACTIONS].line, most=ACTIONS)
    match = Match.from_record(text)
    if not match.over and not page.key:
        return _part(text, match, person, said)
    proved = proof(text)
    if proved.verdict == "cut":  # the key is shown at the end: there was one
        raise BadRecord("record-cut", line=len(text.splitlines()) + 1)
    if proved.verdict in ("key", "drawn", "seal"):
        raise BadRecord("record-unfair", line=proved.line or page.line("seal" if proved.verdict == "seal" else "key"))
    sealed = proved.verdict in ("fair", "old")
    key = bytes.fromhex(page.key) if sealed else secrets.token_bytes(32)
    laid = _rows(text, match, person, said, key, {"uploaded": "sealed" if sealed else UNSEALED})
    laid.row.nonces = page.nonces if sealed else []
    return laid


def _part(text: str, match: Match, person: str, said: Words, line: int = 0) -> Laid:
    """`line` is the one that did not fit; 0 where the text just ends."""
    settings: dict[str, Any] = {"uploaded": UNSEALED, "part": {"line": line}}
    return _rows(text, match, person, said, secrets.token_bytes(32), settings)


def _rows(text: str, match: Match, person: str, said: Words, key: bytes, settings: dict[str, Any]) -> Laid:
    named = {int(seat): names.clean(name, names.NAME) for seat, name in NAMED.findall(text)}
    taken = list[str]()
    for number in range(1, match.seats + 1):
        taken.append(names.unlike(named.get(number) or said.translate("seat", seat=number), taken))
    seats = [Seat(number, "person", name) for number, name in enumerate(taken)]
    settings |= {"fork": {"at": match.forked}} if match.forked >= 0 else {}
    row = record_import.row_of(match, person, key, names.new_title(), "over", settings)
    return Laid(match, row, seats, record_import.events_of(seats, match.entries, match.helps))
