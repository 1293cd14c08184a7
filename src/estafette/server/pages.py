"""The pages people see: home, table, waiting room, end, rules. Forms work without script."""

from __future__ import annotations

import io
import re
import time
from typing import Annotated, Any
from urllib.parse import parse_qsl, quote, unquote

import segno
from fastapi import APIRouter, Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response
from starlette.concurrency import run_in_threadpool

from estafette.bots.levels import LEVELS
from estafette.kernel.errors import EstafetteError, UnknownGame
from estafette.kernel.registry import meta as find_meta
from estafette.kernel.registry import titles
from estafette.table import course as curve
from estafette.table import parts, rules
from estafette.table.engine import asset_bytes, edition, render
from estafette.table.words import Words, words

from . import frames, guard, people, tables, tokens
from .api import SeatPath, house, sit
from .guard import Person
from .house import House
from .listing import Listing, listing
from .problems import Forbidden, NotFound, Problem
from .room import Room

router = APIRouter(include_in_schema=False)
HouseDep = Annotated[House, Depends(house)]
TYPES = {".css": "text/css", ".js": "text/javascript", ".svg": "image/svg+xml", ".png": "image/png"}
FOREVER = "public, max-age=31536000, immutable"
FIELDS = 120  # of a form
ASSET = re.compile(r"[\w./-]{1,80}", re.ASCII)
EDITION = re.compile(r"^[0-9a-f]{12}/")  # in the address of a file, so that browsers may keep it


class Visit:
    """One request for a page: who, in which language, and what every page needs."""

    def __init__(self, request: Request, the_house: House) -> None:
        self.request, self.house = request, the_house
        self.who: Person = guard.person(request)
        self.lang = guard.language(request)
        self.name = people.clean(unquote(request.cookies.get("name", "")), people.NAME)

    def words(self, game: str = "") -> Words:
        return words(self.lang, game)

    def page(self, template: str, said: Words, status: int = 200, **context: Any) -> HTMLResponse:
        common = {
            "csrf": tokens.page_token(self.house.key, self.who.token),
            "theme": guard.theme(self.request),
            "name": self.name,
            "error": "",
        }
        response = HTMLResponse(render(template, said, **{**common, **context}), status)
        response.headers["cache-control"] = "no-store"
        self.keep(response)
        return response

    def keep(self, response: Response) -> None:
        """The cookie of a new person, and what was chosen in the address."""
        guard.remember(response, self.who, self.house.settings.secure)
        for name, values in guard.PREFERENCES.items():
            chosen = self.request.query_params.get(name, "")
            if chosen in values:
                response.set_cookie(name, chosen, guard.YEAR, samesite="lax", secure=self.house.settings.secure)

    async def form(self) -> dict[str, str]:
        """The fields of a form of our own page."""
        body = (await self.request.body()).decode("utf-8", "replace")
        try:
            fields = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=FIELDS))
        except ValueError as error:
            raise Problem("request-wrong", where="") from error
        guard.trusted(self.request, self.who, self.house.key, fields.get("csrf", ""))
        self.house.rates.spend(self.who.hash, "write", 200, 100)
        return fields

    def to(self, address: str) -> RedirectResponse:
        response = RedirectResponse(address, 303)
        self.keep(response)
        return response


async def visit(request: Request, the_house: HouseDep) -> Visit:
    return Visit(request, the_house)


VisitDep = Annotated[Visit, Depends(visit)]


# Home


@router.get("/")
async def home(here: VisitDep) -> Response:
    return await _home(here, None)


@router.get("/new/{game}")
async def new(game: str, here: VisitDep) -> Response:
    return await _home(here, _meta(game).id)


def _meta(game: str) -> Any:
    try:
        return find_meta(game)
    except UnknownGame as error:
        raise NotFound("page-missing") from error


async def _home(
    here: Visit, new_game: str | None, error: str = "", given: dict[str, str] | None = None
) -> HTMLResponse:
    store = here.house.store
    said = here.words(new_game or "")
    open_tables, mine = await store.read(store.open_tables), await store.read(store.tables_of, here.who.hash)
    sitting = {row.id for row, _ in mine}
    listed: list[Listing] = [
        await listing(here.house, row, seats, here.who.hash, said)
        for row, seats in open_tables
        if row.id not in sitting
    ]
    own = [await listing(here.house, row, seats, here.who.hash, said) for row, seats in mine]
    return here.page(
        "home.html",
        said,
        200 if not error else 422,
        titles=[find_meta(each) for each in titles()],
        new=new_game,
        levels=list(LEVELS),
        open_tables=listed,
        my_tables=own,
        error=error,
        given=given or {},
    )


@router.post("/play/{game}")
async def play(game: str, here: VisitDep) -> Response:
    """One click: you against bots."""
    fields = await here.form()
    here.house.rates.spend(here.house.client(here.request), "create", 60, 1)
    name = people.clean(fields.get("name", ""), people.NAME) or here.name or here.words().say("you-name")
    wish = tables.play_now(_meta(game).id, name)
    return await _made(here, wish)


@router.post("/tables")
async def create(here: VisitDep) -> Response:
    fields = await here.form()
    here.house.rates.spend(here.house.client(here.request), "create", 60, 1)
    game = _meta(fields.get("game", "")).id
    try:
        return await _made(here, _wish(game, fields))
    except EstafetteError as error:
        return await _home(here, game, here.words(game).error(error), fields)


def _wish(game: str, fields: dict[str, str]) -> tables.Wish:
    seats = []
    for number in range(_meta(game).max_seats):
        kind = fields.get(f"seat-{number}-kind", "")
        if kind:
            name, level = fields.get(f"seat-{number}-name", ""), fields.get(f"seat-{number}-level", "")
            seats.append(tables.SeatWish(kind, name, level))
    given = {key.removeprefix("option-"): value for key, value in fields.items() if key.startswith("option-")}
    presets = _meta(game).resolve(max(1, len(seats)), {"edition": given["edition"]}) if "edition" in given else {}
    changed = {
        key: value for key, value in given.items() if key == "edition" or value not in ("", _shown(presets, key))
    }
    return tables.Wish(game, seats, changed, fields.get("title", ""), fields.get("listed") == "1", "chat" in fields)


def _shown(options: dict[str, Any], key: str) -> str:
    """What an option already is by its edition: not to be given once more."""
    from estafette.kernel.meta import shown

    return shown(options[key]) if key in options else "\0"


async def _made(here: Visit, wish: tables.Wish) -> Response:
    row, seats = tables.make(wish, here.who.hash, here.words(), here.house.settings.invitation_days)
    await here.house.store.write(here.house.store.create, row, seats)
    await here.house.rooms.get(row.id)
    response = here.to(f"/t/{row.id}")
    own = next((s.name for s in wish.seats if s.kind == "me" and s.name), "")
    _remember_name(response, here, own)
    return response


def _remember_name(response: Response, here: Visit, name: str) -> None:
    name = people.clean(name, people.NAME)
    if name:
        response.set_cookie("name", quote(name), guard.YEAR, samesite="lax")


# Table


@router.get("/t/{table}")
async def table(
    table: str, here: VisitDep, seat: int | None = None, twin: bool = False, board: bool = False
) -> Response:
    room = await here.house.rooms.get(table)
    said = words(here.lang, room.row.game, room.names)
    meta = find_meta(room.row.game)
    if room.row.status == "waiting":
        return _waiting(here, room, said)
    frame, regions = frames.regions(room, here.who.hash, seat, here.lang, twin)
    common: dict[str, Any] = {"frame": frame, "table": frame.table, "meta": meta, "drawn": parts.drawn(room.row.game)}
    if room.row.status == "over" and not board:
        return await _end(here, room, said, common)
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
        ready=False,
        kinds={s.seat: s.kind for s in room.seats},
    )


async def _end(here: Visit, room: Room, said: Words, common: dict[str, Any]) -> Response:
    chart = curve.chart(await run_in_threadpool(frames.course, room))
    game, ranking = room.game, room.match.ranking()
    winners = [room.names[seat] for seat in range(len(room.seats)) if ranking[seat] == 1]
    ending = game.ending(room.match.state)
    sentence = said.say(f"ending-{ending}") if ending and said.knows(f"ending-{ending}") else ""
    minutes = max(1, round((room.row.changed - room.row.created) / 60))
    turns = game.turn(room.match.state)
    return here.page(
        "end.html", said, chart=chart, minutes=minutes, winners=winners, sentence=sentence, turns=turns, **common
    )


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
    _remember_name(response, here, fields.get("name", ""))
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


@router.post("/t/{table}/again")
async def again(table: str, here: VisitDep) -> Response:
    """The same seats and options once more; friends get new links."""
    await here.form()
    here.house.rates.spend(here.house.client(here.request), "create", 60, 1)
    room = await here.house.rooms.get(table)
    if not room.seats_of(here.who.hash) and not room.is_host(here.who.hash):
        raise Forbidden("seat-not-yours")
    mine = room.seats_of(here.who.hash)
    seats = []
    for seat in room.seats:
        kind = seat.kind if seat.kind == "bot" else "friend"
        if seat.seat in mine:
            kind = "me" if seat.seat == mine[0] else "hot"
        seats.append(tables.SeatWish(kind, seat.name, seat.level))
    options = {key: tuple(value) if isinstance(value, list) else value for key, value in room.row.options.items()}
    usual = find_meta(room.row.game).resolve(
        len(seats), {"edition": options["edition"]} if "edition" in options else {}
    )
    changed = {key: value for key, value in options.items() if key == "edition" or usual.get(key) != value}
    return await _made(here, tables.Wish(room.row.game, seats, changed, "", room.row.listed, room.row.chat))


# Rules, files, health


@router.get("/rules/{game}")
async def rules_page(game: str, here: VisitDep, q: str = "") -> Response:
    meta = _meta(game)
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
