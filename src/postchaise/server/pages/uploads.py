"""Uploads of records and positions: verified line by line, then kept for those who have the link."""

from __future__ import annotations

import re
import secrets
from dataclasses import dataclass
from typing import Any

from fastapi import APIRouter
from fastapi.responses import Response

from postchaise.kernel import record
from postchaise.kernel.errors import BadRecord, PostchaiseError
from postchaise.kernel.match import Match
from postchaise.kernel.replay import longest_valid_prefix, verify_shuffle
from postchaise.server.errors import Forbidden
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.storage.rows import Event, Row, Seat
from postchaise.server.tables import names, record_import
from postchaise.server.tables.live_table import UNSEALED
from postchaise.web.review import replay
from postchaise.web.translations import TableTranslator

from . import partial_records, replays
from .partial_records import PositionLink

router = APIRouter(include_in_schema=False)
ACTIONS = 4000  # longer than any match people play; every action is rendered
CHARACTERS = 100_000  # longer than the longest of those
NAMED = re.compile(r"^# seat ([1-9]): \S+ (.+)$", re.MULTILINE)  # seat comments as the terminal saves them


@dataclass
class ImportedMatch:
    match: Match
    row: Row
    seats: list[Seat]
    events: list[Event]


@router.get("/replay")
async def show_upload_form(request: PageRequestDep) -> Response:
    return request.render_page("upload.html", request.translator(), given="", line="", good=0, most=CHARACTERS)


@router.post("/replay")
async def import_upload(request: PageRequestDep) -> Response:
    """Import an upload. Nothing in it is trusted that was not replayed."""
    fields = await request.read_form()
    request.services.rates.spend(request.services.client_network(request.http), "upload", 6, 0.05)
    given = partial_records.trim_record_text(fields.get("record", ""))
    moment, person, translator = partial_records.parse_position_link(given), request.person.hash, request.translator()
    if moment is not None and not given.startswith(record.FIRST_LINES):
        return await _redirect_to_match(request, moment, given)
    await request.services.allow_creation(request.http, request.person)
    try:
        imported = await request.services.compute(
            request.http, object(), lambda: _import_record(given, person, translator)
        )
    except PostchaiseError as error:
        problem = error
        good = await request.services.compute(request.http, object(), lambda: longest_valid_prefix(given, problem))
        if good is None or fields.get("part") != "1":
            return _render_refusal(request, error, given, good)
        imported = _import_partial(given, good, person, translator, int(error.details["line"]))
    store = request.services.store
    await store.write(store.create, imported.row, imported.seats, imported.events)
    return request.redirect(f"/t/{imported.row.id}/replay{_build_replay_path(imported, moment)}")


def _build_replay_path(imported: ImportedMatch, moment: PositionLink | None) -> str:
    """A position opens where it was copied, an incomplete record at its end, a whole match at its start."""
    known = {*replay.VIEWERS, *map(str, range(len(imported.seats)))}
    eyes = f"&as={moment.viewer}" if moment is not None and moment.viewer in known else ""
    return f"?at={imported.match.version}{eyes}" if imported.row.part is not None or moment is not None else ""


def _render_refusal(request: PageRequest, error: PostchaiseError, given: str, good: Match | None = None) -> Response:
    line = error.details.get("line", 0) if isinstance(error, BadRecord) else 0
    wrong = [row[:200] for number, row in enumerate(given.splitlines(), 1) if number == line]
    shown: dict[str, Any] = {"error": request.translator().error(error), "line": "".join(wrong), "most": CHARACTERS}
    return request.render_page(
        "upload.html", request.translator(), 422, given=given, good=good.version if good else 0, **shown
    )


async def _redirect_to_match(request: PageRequest, moment: PositionLink, given: str) -> Response:
    """A position of a running match contains no record: redirect to the table it came from."""
    try:
        if moment.site != request.services.base_url(request.http):
            raise BadRecord("position-elsewhere")
        live = await request.services.registry.get(moment.table)
        eyes = replay.format_viewer(replays.resolve_viewer(live, request.person.hash, moment.viewer))
    except Forbidden:
        eyes = ""  # of another seat, which is not shown before the end
    except PostchaiseError:
        return _render_refusal(request, BadRecord("position-elsewhere"), given)
    return request.redirect(f"/t/{moment.table}/replay?at={moment.at}" + (f"&as={eyes}" if eyes else ""))


def _import_record(text: str, person: str, translator: TableTranslator) -> ImportedMatch:
    if len(text) > CHARACTERS:
        raise BadRecord("record-too-long", line=1, most=CHARACTERS)
    page = record.read_record(text)
    if len(page.actions) > ACTIONS:
        raise BadRecord("record-too-many", line=page.actions[ACTIONS].line, most=ACTIONS)
    match = Match.from_record(text)
    if not match.over and not page.key:
        return _import_partial(text, match, person, translator)
    proved = verify_shuffle(text)
    if proved.verdict == "cut":  # the key follows at the end, so there was one
        raise BadRecord("record-cut", line=len(text.splitlines()) + 1)
    if proved.verdict in ("key", "drawn", "seal"):
        raise BadRecord("record-unfair", line=proved.line or page.line("seal" if proved.verdict == "seal" else "key"))
    sealed = proved.verdict in ("fair", "late", "old")
    key = bytes.fromhex(page.key) if sealed else secrets.token_bytes(32)
    imported = _rows(text, match, person, translator, key, {"uploaded": "sealed" if sealed else UNSEALED})
    imported.row.nonces = page.nonces if sealed else []
    return imported


def _import_partial(text: str, match: Match, person: str, translator: TableTranslator, line: int = 0) -> ImportedMatch:
    """`line` is the one that did not fit; 0 where the text just ends."""
    settings: dict[str, Any] = {"uploaded": UNSEALED, "part": {"line": line}}
    return _rows(text, match, person, translator, secrets.token_bytes(32), settings)


def _rows(
    text: str, match: Match, person: str, translator: TableTranslator, key: bytes, settings: dict[str, Any]
) -> ImportedMatch:
    named = {int(seat): names.clean_name(name) for seat, name in NAMED.findall(text)}
    taken = list[str]()
    for number in range(1, match.seats + 1):
        taken.append(names.make_distinct(named.get(number) or translator.translate("seat", seat=number), taken))
    seats = [Seat(number, "person", name) for number, name in enumerate(taken)]
    settings |= {"fork": {"at": match.forked}} if match.forked >= 0 else {}
    row = record_import.build_imported_row(match, person, key, names.new_title(), "over", settings)
    events = record_import.build_imported_events(match.game, seats, match.entries, match)
    return ImportedMatch(match, row, seats, events)
