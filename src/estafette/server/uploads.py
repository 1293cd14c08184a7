"""A record that somebody brings: read, verified line by line, and kept as a finished table that only its link opens."""

from __future__ import annotations

import re
import secrets
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response
from starlette.concurrency import run_in_threadpool

from estafette.kernel import record
from estafette.kernel.errors import BadRecord, EstafetteError
from estafette.kernel.match import Match
from estafette.kernel.replay import fair
from estafette.table.words import Words

from . import laying, people
from .live_table import UNSEALED
from .rows import Event, Row, Seat
from .visit import VisitDep

router = APIRouter(include_in_schema=False)
ACTIONS = 4000  # of a record: more than any match people play; each of them is drawn
NAMED = re.compile(r"^# seat ([1-9]): \S+ (.+)$", re.MULTILINE)  # who sat where, as the terminal saves it


@router.get("/replay")
async def page(here: VisitDep) -> Response:
    return here.page("upload.html", here.words(), given="", line="")


@router.post("/replay")
async def upload(here: VisitDep) -> Response:
    """Bytes of anybody: nothing is believed that was not played again."""
    fields = await here.form()
    here.house.rates.spend(here.house.network(here.request), "upload", 6, 0.05)
    given = fields.get("record", "").lstrip("\ufeff").replace("\r\n", "\n")
    try:
        row, seats, events = await run_in_threadpool(_laid, given, here.who.hash, here.words())
    except EstafetteError as error:
        line = error.details.get("line", 0) if isinstance(error, BadRecord) else 0
        wrong = [row[:200] for number, row in enumerate(given.splitlines(), 1) if number == line]
        said = here.words().error(error)
        return here.page("upload.html", here.words(), 422, error=said, given=given, line="".join(wrong))
    store = here.house.store
    await store.write(store.create, row, seats, events)
    return here.to(f"/t/{row.id}/replay")


def _laid(text: str, person: str, said: Words) -> tuple[Row, list[Seat], list[Event]]:
    page = record.read(text)
    if len(page.actions) > ACTIONS:
        raise BadRecord("record-too-many", line=page.actions[ACTIONS].line, most=ACTIONS)
    match = Match.from_record(text)
    if not match.over:
        raise BadRecord("record-unfinished", line=page.actions[-1].line if page.actions else 1)
    proved = fair(text)
    if proved is False:
        raise BadRecord("record-unfair", line=page.line("key"))
    named = {int(seat): people.clean(name, people.NAME) for seat, name in NAMED.findall(text)}
    names = list[str]()
    for number in range(1, match.seats + 1):
        names.append(people.unlike(named.get(number) or said.say("seat", seat=number), names))
    seats = [Seat(number, "person", name) for number, name in enumerate(names)]
    settings: dict[str, Any] = {"uploaded": "sealed" if proved else UNSEALED}
    settings |= {"fork": {"at": match.forked}} if match.forked >= 0 else {}
    key = bytes.fromhex(page.key) if proved else secrets.token_bytes(32)
    row = laying.row_of(match, person, key, people.new_title(), "over", settings)
    row.nonces = page.nonces if proved else []
    return row, seats, laying.events_of(seats, match.entries, match.helps)
