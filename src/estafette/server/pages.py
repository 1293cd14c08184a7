"""The pages people see: table, waiting room, end, rules, and the files they need. Forms work without script."""

from __future__ import annotations

import io
import re
import time
from typing import Any

import segno
from fastapi import APIRouter
from fastapi.responses import RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from estafette.bots.levels import LEVELS
from estafette.kernel.errors import EstafetteError
from estafette.kernel.registry import meta as find_meta
from estafette.kernel.registry import titles
from estafette.table import ending, moments, parts, rules
from estafette.table.engine import asset_bytes, edition
from estafette.table.frame import Frame
from estafette.table.words import Words, words

from . import frames, tokens
from .api import SeatPath, sit
from .problems import Forbidden, NotFound
from .room import Room
from .visit import HouseDep, Visit, VisitDep, meta_of

router = APIRouter(include_in_schema=False)
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
FOREVER = "public, max-age=31536000, immutable"
ASSET = re.compile(r"[\w./-]{1,80}", re.ASCII)
EDITION = re.compile(r"^[0-9a-f]{12}/")  # in the address of a file, so that browsers may keep it


# Table


@router.get("/t/{table}")
async def table(
    table: str, here: VisitDep, seat: int | None = None, text_board: bool = False, board: bool = False
) -> Response:
    room = await here.house.rooms.get(table)
    said = words(here.lang, room.row.game, room.names)
    meta = find_meta(room.row.game)
    if room.row.status == "waiting":
        return _waiting(here, room, said)
    if room.row.status == "over" and not board:
        return await _end(here, room, said, frames.build(room, here.who.hash, seat, here.lang))
    frame, regions = frames.regions(room, here.who.hash, seat, here.lang, text_board)
    common: dict[str, Any] = {"frame": frame, "table": frame.table, "meta": meta, "drawn": parts.drawn(room.row.game)}
    return here.page("table.html", said, regions=regions, **common)


def _waiting(here: Visit, room: Room, said: Words) -> Response:
    base = str(here.request.base_url).rstrip("/")
    links = {}
    if room.is_host(here.who.hash):
        links = {s.seat: base + here.house.link(room, s.seat) for s in room.seats if not s.taken}
    mine = room.seats_of(here.who.hash)
    return here.page(
        "waiting.html",
        said,
        table=frames.table_info(room, here.who.hash),
        meta=find_meta(room.row.game),
        players=frames.players(room, here.who.hash),
        mine=mine,
        links=links,
        levels=list(LEVELS),
    )


async def _end(here: Visit, room: Room, said: Words, frame: Frame) -> Response:
    await run_in_threadpool(moments.course, room.match)  # replayed once, beside the other requests
    shown = ending.result(room.match, said, room.row.changed - room.row.created)
    return here.page("end.html", said, frame=frame, table=frame.table, meta=find_meta(room.row.game), result=shown)


@router.get("/t/{table}/log")
async def whole_log(table: str, here: VisitDep) -> Response:
    """Everything that happened, in words, as this person may read it."""
    room = await here.house.rooms.get(table)
    here.house.rates.spend(here.house.client(here.request), "log", 20, 1)
    said = words(here.lang, room.row.game, room.names)
    frame = frames.build(room, here.who.hash, None, here.lang)
    frame.log = frames.log(room, frame.audience, said, room.match.version)
    frame.earlier = 0
    return here.page("log.html", said, frame=frame, table=frame.table, meta=find_meta(room.row.game))


@router.get("/t/{table}/join/{seat}/{invite}")
async def invited(table: str, seat: SeatPath, invite: str, here: VisitDep) -> Response:
    room = await here.house.rooms.get(table)
    if seat in room.seats_of(here.who.hash):
        return here.to(f"/t/{table}")
    return _join(here, room, seat, invite)


def _join(here: Visit, room: Room, number: int, invite: str, error: str = "") -> Response:
    seat = room.seat(number)
    right = tokens.invitation(here.house.key, room.row.id, number, seat.round)
    problem = ""
    free = room.row.listed and seat.kind == "open"
    if seat.taken or not (free if invite == "open" else tokens.same(invite, right)):
        problem = "used"
    elif invite != "open" and seat.until < time.time():
        problem = "expired"
    said = words(here.lang, room.row.game, room.names)
    everybody = frames.players(room, "")
    host = next((s.name for s in room.seats if s.holder == room.row.host), "")
    return here.page(
        "join.html",
        said,
        200 if not problem else 410,
        table=frames.table_info(room, here.who.hash),
        meta=find_meta(room.row.game),
        host=host,
        seat=everybody[number] if not problem else None,
        players=everybody,
        invite=invite,
        problem=problem,
        error=error,
    )


@router.post("/t/{table}/join/{seat}/{invite}")
async def claim(table: str, seat: SeatPath, invite: str, here: VisitDep) -> Response:
    room = await here.house.rooms.get(table)
    fields = await here.form()
    here.house.rates.spend(here.house.client(here.request), "join", 30, 0.5)
    if seat in room.seats_of(here.who.hash):
        return here.to(f"/t/{table}")
    try:
        await sit(here.house, room, seat, "" if invite == "open" else invite, here.who.hash, fields.get("name", ""))
    except EstafetteError as error:
        return _join(here, room, seat, invite, here.words(room.row.game).error(error))
    response = here.to(f"/t/{table}")
    here.remember_name(response, fields.get("name", ""))
    return response


@router.get("/t/{table}/join")
async def join_open(table: str, here: VisitDep) -> Response:
    """At an open table anybody takes the first free seat."""
    room = await here.house.rooms.get(table)
    free = next((s.seat for s in room.seats if s.kind == "open"), None)
    if free is None or not room.row.listed or room.seats_of(here.who.hash):
        return here.to(f"/t/{table}")
    return _join(here, room, free, "open")


@router.get("/t/{table}/qr/{seat}.svg")
async def qr(table: str, seat: SeatPath, here: VisitDep) -> Response:
    room = await here.house.rooms.get(table)
    if not room.is_host(here.who.hash) or room.seat(seat).taken:
        raise Forbidden("host-only")
    drawn = io.BytesIO()
    address = str(here.request.base_url).rstrip("/") + here.house.link(room, seat)
    segno.make(address, error="m").save(drawn, kind="svg", scale=4, border=2, dark="#2c2119", light="#fbf7ec")
    return Response(drawn.getvalue(), media_type="image/svg+xml", headers={"cache-control": "no-store"})


# Rules, files, health


@router.get("/rules/{game}")
async def rules_page(game: str, here: VisitDep, q: str = "") -> Response:
    meta = meta_of(game)
    content, contents = rules.page(game, here.lang)
    query = q[:80]
    return here.page(
        "rules.html",
        here.words(game),
        meta=meta,
        titles=[find_meta(each) for each in titles()],
        content=content,
        contents=contents,
        query=query,
        hits=rules.find(game, here.lang, query) if query.strip() else None,
    )


@router.get("/static/{path:path}")
async def static(path: str) -> Response:
    current = path.startswith(f"{edition()}/")
    path = EDITION.sub("", path)
    kind = TYPES.get("." + path.rpartition(".")[2])
    found = asset_bytes(path) if kind and ASSET.fullmatch(path) else None
    if found is None:
        raise NotFound("page-missing")
    return Response(found, media_type=kind, headers={"cache-control": FOREVER if current else "no-cache"})


@router.get("/favicon.ico")
async def favicon() -> Response:
    return RedirectResponse("/static/icon.svg", 301)


@router.get("/healthz")
async def health(the_house: HouseDep) -> dict[str, Any]:
    """Well when the database answers and bots have somewhere to think."""
    await the_house.store.read(the_house.store.well)
    return {"status": "ok", "bots": len(the_house.rooms.workers.pids()), "streams": the_house.rooms.streams}
