"""The JSON interface: create, join, observe, decide, stream. Our own pages use it too."""

from __future__ import annotations

import time
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Path, Query, Request
from fastapi.responses import JSONResponse, PlainTextResponse, StreamingResponse
from pydantic import BaseModel, ConfigDict, Field
from starlette.concurrency import run_in_threadpool

from estafette.table.words import words

from . import frames, guard, seats, tables, tokens
from .guard import Person
from .house import House
from .problems import Forbidden, Gone, Problem, TooMuch
from .room import Room
from .since import retold
from .stream import follow

router = APIRouter(prefix="/api/v1", tags=["tables"])
Text = Annotated[str, Field(max_length=200)]
Whole = Annotated[int, Field(strict=True, ge=-(2**63), lt=2**63)]  # no "1", 1.0 or true; and it can be said in words
SeatPath = Annotated[int, Path(ge=-99, le=99)]


async def house(request: Request) -> House:  # async: a plain function would be sent to a thread
    found: House = request.app.state.house
    return found


async def reader(request: Request, the_house: Annotated[House, Depends(house)]) -> Person:
    who = guard.person(request)
    the_house.reads(request, who)
    return who


async def writer(
    request: Request, the_house: Annotated[House, Depends(house)], x_csrf: Annotated[str, Header()] = ""
) -> Person:
    """A person who may change something: not too fast, and from our own page or with a token of their own."""
    who = guard.person(request)
    if not (who.fresh and request.url.path == "/api/v1/tables"):  # a program without a cookie may make a table
        guard.trusted(request, who, the_house.key, x_csrf)
    else:
        guard.same_origin(request)
    the_house.writes(request, who)
    return who


HouseDep = Annotated[House, Depends(house)]
Reader = Annotated[Person, Depends(reader)]
Writer = Annotated[Person, Depends(writer)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]


class Body(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatBody(Body):
    kind: Text = Field(description="me, hot (another person at this screen), friend (by link), open, bot")
    name: Text = ""
    level: Text = Field("", description="of a bot: random, apprentice, journeyman")


class TableBody(Body):
    game: Text
    seats: list[SeatBody] = Field(min_length=1, max_length=8)
    options: dict[Text, Any] = Field(default_factory=dict, max_length=60)
    title: Text = ""
    listed: bool = False
    chat: bool = True


class Move(Body):
    seat: Whole
    number: Whole = Field(description="the version of the table that was seen")
    action: Whole | None = None
    notation: Annotated[str, Field(max_length=300)] | None = None


class SeatNumber(Body):
    seat: Whole
    number: Whole


class Answer(Body):
    seat: Whole
    agree: Annotated[bool, Field(strict=True)]


class Join(Body):
    seat: Whole
    invite: Text = ""
    name: Text = ""


class SeatChange(Body):
    do: Text = Field(description="free, bot, back, name, invite")
    name: Text = ""
    level: Text = ""


class ChatBody(Body):
    text: Annotated[str, Field(max_length=4000)]
    name: Text = ""


@router.get("/games", dependencies=[Depends(reader)])
def list_games() -> list[dict[str, Any]]:
    """The titles and their options."""
    from estafette.kernel.meta import shown
    from estafette.kernel.registry import meta, titles

    pages = [meta(title) for title in titles()]
    return [
        {
            "id": page.id,
            "title": page.title,
            "seats": [page.min_seats, page.max_seats],
            "minutes": page.minutes,
            "options": [{"key": o.key, "default": shown(o.default), "values": o.expected} for o in page.options],
        }
        for page in pages
    ]


@router.get("/tables", dependencies=[Depends(reader)])
async def list_tables(the_house: HouseDep) -> list[dict[str, Any]]:
    """Open tables: those that were listed by their hosts."""
    found = await the_house.store.read(the_house.store.open_tables)
    return [
        {
            "table": row.id,
            "game": row.game,
            "title": row.title,
            "status": row.status,
            "seats": [{"seat": s.seat, "name": s.name, "kind": s.kind if s.taken else "open"} for s in seats],
        }
        for row, seats in found
    ]


@router.post("/tables", status_code=201)
async def create(body: TableBody, request: Request, who: Writer, the_house: HouseDep) -> JSONResponse:
    """A new table. A program without a cookie gets its token here, and sends it as `Authorization: Bearer`."""
    the_house.rates.spend(the_house.client(request), "create", 60, 1)
    wished = [tables.SeatWish(s.kind, s.name, s.level) for s in body.seats]
    wish = tables.Wish(body.game, wished, body.options, body.title, body.listed, body.chat)
    said = words(guard.language(request), "")
    row, seated = tables.make(wish, who.hash, said, the_house.settings.invitation_days)
    await the_house.store.write(the_house.store.create, row, seated)
    room = await the_house.rooms.get(row.id)
    answer = {
        "table": row.id,
        "url": f"/t/{row.id}",
        "number": room.number,
        "status": row.status,
        "seats": room.seats_of(who.hash),
        "invitations": the_house.invitations(room),
    }
    if who.fresh:
        answer["token"] = who.token
    response = JSONResponse(answer, 201)
    guard.remember(response, who, the_house.settings.secure)
    return response


@router.get("/tables/{table}")
async def observe(
    table: str, request: Request, who: Reader, the_house: HouseDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """What this person may see: the view, the question with its choices, the log."""
    room = await the_house.rooms.get(table)
    return frames.observation(room, who.hash, seat, guard.language(request))


@router.get("/tables/{table}/stream", response_class=StreamingResponse)
async def stream(
    table: str,
    request: Request,
    who: Reader,
    the_house: HouseDep,
    seat: SeatQuery = None,
    text_board: bool = False,
    have: int = -1,
    format: str = "html",
) -> StreamingResponse:
    """Server-sent events: `update` with the changed regions of the page, or with the observation (`format=json`)."""
    await the_house.rooms.get(table)
    if the_house.rooms.streams >= the_house.settings.streams:  # here, while there is no answer under way yet
        raise TooMuch("streams-full", seconds=10)
    the_house.rates.spend(the_house.client(request), "stream", 400, 40)
    lang = guard.language(request)
    told = follow(the_house.rooms, table, who.hash, seat, lang, text_board, have, format == "json")
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(told, media_type="text/event-stream", headers=headers)


@router.post("/tables/{table}/actions")
async def act(table: str, body: Move, who: Writer, the_house: HouseDep) -> dict[str, int]:
    room = await the_house.rooms.get(table)
    seat = room.own(who.hash, body.seat)
    if (body.action is None) == (body.notation is None):
        raise Problem("action-or-notation")
    action = body.action if body.action is not None else str(body.notation)
    number = await room.play(seat, action, body.number)
    the_house.rooms.wake(room)
    return {"number": number}


@router.post("/tables/{table}/undo")
async def undo(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    room = await the_house.rooms.get(table)
    return {"number": await room.undo(room.own(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/restart")
async def restart(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    """Back to the start of the turn, as far as nothing was revealed."""
    room = await the_house.rooms.get(table)
    return {"number": await room.restart(room.own(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/takeback")
async def takeback(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    """Asks the others to go back before this seat's last action."""
    room = await the_house.rooms.get(table)
    number = await room.ask_back(room.own(who.hash, body.seat), body.number)
    the_house.rooms.wake(room)
    return {"number": number}


@router.post("/tables/{table}/takeback/answer")
async def takeback_answer(table: str, body: Answer, who: Writer, the_house: HouseDep) -> dict[str, int]:
    room = await the_house.rooms.get(table)
    number = await room.answer_back(room.own(who.hash, body.seat), body.agree)
    the_house.rooms.wake(room)
    return {"number": number}


@router.post("/tables/{table}/join")
async def join(table: str, body: Join, request: Request, who: Writer, the_house: HouseDep) -> dict[str, Any]:
    """Takes a seat: by the secret of its link, or a free one at an open table."""
    room = await the_house.rooms.get(table)
    the_house.rates.spend(the_house.client(request), "join", 30, 0.5)
    await sit(the_house, room, body.seat, body.invite, who.hash, body.name)
    return {"table": table, "seats": room.seats_of(who.hash), "number": room.number}


async def sit(the_house: House, room: Room, number: int, invite: str, person: str, name: str) -> None:
    seat = room.seat(number)
    if invite:
        right = tokens.invitation(the_house.key, room.row.id, number, seat.round)
        if not tokens.same(invite, right) or seat.taken:
            raise Gone("invitation-dead")
        if seat.until < time.time():
            raise Gone("invitation-expired")
    elif not room.row.listed or seat.kind != "open":
        raise Forbidden("invitation-needed")
    await seats.sit(room, number, person, name)
    the_house.rooms.wake(room)


@router.post("/tables/{table}/seats/{number}")
async def change_seat(
    table: str, number: SeatPath, body: SeatChange, who: Writer, the_house: HouseDep
) -> dict[str, Any]:
    """The host frees a seat, gives it to a bot or renews its link; a person takes back their own, or is renamed."""
    room = await the_house.rooms.get(table)
    seat = room.seat(number)
    until = time.time() + the_house.settings.invitation_days * 86400
    if body.do == "name":
        await seats.rename(room, room.own(who.hash, number), body.name)
    elif body.do == "back":
        await seats.come_back(room, number, who.hash)
    elif not room.is_host(who.hash) and number not in room.seats_of(who.hash):
        raise Forbidden("host-only")
    elif body.do == "free":
        await seats.free(room, number, until)
    elif body.do == "bot":
        name = body.name or tables.bot_name(room.names)
        await seats.give_to_bot(room, number, tables.known_level(body.level or seat.level), name)
    elif body.do == "invite" and room.is_host(who.hash):
        await seats.renew_link(room, number, until)
    else:
        raise Problem("seat-change-unknown", do=body.do[:40])
    the_house.rooms.wake(room)
    return {"seats": room.seats_of(who.hash), "invitations": the_house.invitations(room, who.hash)}


@router.post("/tables/{table}/chat", status_code=204)
async def chat(table: str, body: ChatBody, who: Writer, the_house: HouseDep) -> None:
    room = await the_house.rooms.get(table)
    the_house.rates.spend(who.hash, f"chat {table}", 6, 0.5)
    mine = room.seats_of(who.hash)
    await room.say(mine[0] if mine else -1, room.seats[mine[0]].name if mine else body.name, body.text)


@router.get("/tables/{table}/since")
async def since(
    table: str, request: Request, who: Reader, the_house: HouseDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """The board after each action since this seat's last one, to be shown again."""
    room = await the_house.rooms.get(table)
    the_house.rates.spend(who.hash if not who.fresh else the_house.client(request), "since", 10, 0.5)
    if room.row.status == "waiting":
        return {"frames": []}
    lang = guard.language(request)
    return {"frames": await run_in_threadpool(retold, room, who.hash, seat, lang)}


@router.get("/tables/{table}/record", response_class=PlainTextResponse, dependencies=[Depends(reader)])
async def record(table: str, the_house: HouseDep) -> PlainTextResponse:
    """The whole match as text, after the end. `estafette check` verifies it against the seal shown from the start."""
    room = await the_house.rooms.get(table)
    if room.row.status != "over":
        raise Forbidden("record-early")
    headers = {"content-disposition": f'attachment; filename="{room.row.id}.txt"'}
    return PlainTextResponse(room.match.record(), headers=headers)
