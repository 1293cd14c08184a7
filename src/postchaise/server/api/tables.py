"""The JSON interface: create, join, observe, decide, stream. Our own pages use it too."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse, StreamingResponse
from starlette.concurrency import run_in_threadpool

from postchaise.client import models
from postchaise.i18n.bot_names import list_styles
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.meta import shown
from postchaise.kernel.registry import metas
from postchaise.server.errors import Forbidden, Problem, TooMuch
from postchaise.server.http import guard
from postchaise.server.http.dependencies import HouseDep, MarksQuery, Reader, SeatQuery, Writer, reader
from postchaise.server.http.openapi import ERRORS, RECORD, STREAM, gives
from postchaise.server.http.request_models import Answer, ChatBody, Move, SeatNumber, TableBody
from postchaise.server.live import table_views
from postchaise.server.live.stream import follow
from postchaise.server.ops import bans
from postchaise.server.services import House
from postchaise.server.storage.integrity import readable
from postchaise.server.tables import creation, offers, takebacks
from postchaise.server.tables.chat import say
from postchaise.web.translations import words
from postchaise.web.views import action_preview
from postchaise.web.views.action_preview import Foresight

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)


@router.get("/games", dependencies=[Depends(reader)], responses=gives(list[models.Game]), response_model=None)
def list_games(request: Request) -> list[dict[str, Any]]:
    """The titles, their options, and the styles that bots may have."""
    lang = guard.language(request)
    return [
        {
            "id": page.id,
            "title": page.title,
            "seats": [page.min_seats, page.max_seats],
            "minutes": page.minutes,
            "options": [{"key": o.key, "default": shown(o.default), "values": o.expected} for o in page.options],
            "styles": [asdict(each) for each in list_styles(page.id, words(lang, page.id))],
        }
        for page in metas()
    ]


@router.get("/tables", dependencies=[Depends(reader)], responses=gives(list[models.OpenTable]), response_model=None)
async def list_tables(the_house: HouseDep) -> list[dict[str, Any]]:
    """Open tables: those that were listed by their hosts."""
    found = readable(await the_house.store.read(the_house.store.open_tables))
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


@router.post("/tables", status_code=201, responses=gives(models.NewTable, 201))
async def create(body: TableBody, request: Request, who: Writer, the_house: HouseDep) -> JSONResponse:
    """A new table. A program without a cookie gets its token here, and sends it as `Authorization: Bearer`."""
    the_house.creates(request, who)
    wished = [creation.SeatWish(s.kind, s.name, s.level) for s in body.seats]
    wish = creation.Wish(body.game, wished, body.options, body.title, body.listed, body.chat, body.help, body.pace)
    said = words(guard.language(request), "")
    row, seated = creation.make(wish, who.hash, said, the_house.settings.invitation_days)
    await the_house.store.write(the_house.store.create, row, seated)
    live = await the_house.live_tables.get(row.id)
    live.owner = the_house.network(request)
    base = the_house.base(request)
    answer = {
        "table": row.id,
        "url": f"{base}/t/{row.id}",
        "number": live.number,
        "status": row.status,
        "seal": live.seal,
        "seats": live.seats_of(who.hash),
        "invitations": the_house.invitations(live, base),
    }
    if who.fresh:
        answer["token"] = who.token
    response = JSONResponse(answer, 201)
    the_house.jar(request).remember(response, who)
    return response


@router.get("/tables/{table}", responses=gives(models.Observation), response_model=None)
async def observe(table: str, request: Request, who: Reader, the_house: HouseDep, seat: SeatQuery = None) -> Response:
    """What this person may see: the view, the question with its choices, the log."""
    live = await the_house.live_tables.get(table)
    seen = table_views.observation(live, who.hash, seat, guard.language(request))
    return Response(seen, media_type="application/json")


@router.get("/tables/{table}/stream", response_class=StreamingResponse, responses=STREAM)
async def stream(
    table: str,
    request: Request,
    who: Reader,
    the_house: HouseDep,
    seat: SeatQuery = None,
    text_board: bool = False,
    have: int = -1,
    drawn: MarksQuery = "",
    format: str = "html",
) -> StreamingResponse:
    """Server-sent events: `update` with the changed regions of the page, or with the observation (`format=json`)."""
    await the_house.live_tables.get(table)
    if the_house.live_tables.streams >= the_house.settings.streams:  # here, while there is no answer under way yet
        raise TooMuch("streams-full", seconds=10)
    network, as_json = the_house.network(request), format == "json"
    limits = the_house.streams(request, who, "json" if as_json else "page")
    if not the_house.live_tables.held.room(limits):
        raise TooMuch("streams-yours", seconds=10)
    the_house.rates.spend(network, "stream", 400, 40)
    lang = guard.language(request)
    marks = drawn.split()
    told = follow(the_house.live_tables, table, who.hash, seat, lang, text_board, have, marks, as_json, network, limits)
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_welcome(told, request, the_house), media_type="text/event-stream", headers=headers)


async def _welcome(told: AsyncIterator[str | bytes], request: Request, the_house: House) -> AsyncIterator[str | bytes]:
    """Until the address is banned."""
    async for each in told:
        if bans.holds(the_house.bans, the_house.client(request)):
            return
        yield each


@router.post("/tables/{table}/actions", responses=gives(models.Number), response_model=None)
async def act(table: str, body: Move, who: Writer, the_house: HouseDep) -> dict[str, int]:
    live = await the_house.live_tables.get(table)
    seat = live.own(who.hash, body.seat)
    actions = _actions(body)
    await offers.holder_is_back(live, who.hash)
    try:
        number = await live.play_all(seat, actions, body.number)
    finally:
        the_house.live_tables.wake(live)  # of several actions, those before a refused one count
    return {"number": number}


def _actions(body: Move) -> Sequence[int | str]:
    given = [each for each in (body.action, body.notation) if each is not None]
    if len(given) + (body.actions is not None) != 1:
        raise Problem("action-or-notation")
    return body.actions or given


@router.post("/tables/{table}/foresee", responses=gives(models.Foreseen), response_model=None)
async def foresee(table: str, body: Move, who: Writer, the_house: HouseDep) -> Foresight:
    """Whether actions would end the turn or reveal something, as far as this seat can know; nothing is done.

    If the first of them is not allowed, the answer says why, as that of `actions` would.
    """
    live = await the_house.live_tables.get(table)
    seat, actions = live.own(who.hash, body.seat), _actions(body)
    live.fresh(seat, body.number)  # what nobody was dealt yet tells nobody anything
    reason = live.match.why_not(seat, actions[0])
    if reason is not None:
        raise IllegalAction(reason, live.row.game)
    return action_preview.foresee(live.match, seat, actions, Dice(secrets.randbits(62)))


@router.post("/tables/{table}/undo", responses=gives(models.Number), response_model=None)
async def undo(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    live = await the_house.live_tables.get(table)
    return {"number": await takebacks.undo(live, live.own(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/restart", responses=gives(models.Number), response_model=None)
async def restart(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    """Back to the start of the turn, as far as nothing was revealed."""
    live = await the_house.live_tables.get(table)
    return {"number": await takebacks.restart(live, live.own(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/takeback", responses=gives(models.Number), response_model=None)
async def takeback(table: str, body: SeatNumber, who: Writer, the_house: HouseDep) -> dict[str, int]:
    """Asks the others to go back before this seat's last action."""
    live = await the_house.live_tables.get(table)
    number = await takebacks.ask(live, live.own(who.hash, body.seat), body.number)
    the_house.live_tables.wake(live)
    return {"number": number}


@router.post("/tables/{table}/takeback/answer", responses=gives(models.Number), response_model=None)
async def takeback_answer(table: str, body: Answer, who: Writer, the_house: HouseDep) -> dict[str, int]:
    live = await the_house.live_tables.get(table)
    number = await takebacks.answer(live, who.hash, body.seat, body.agree)
    the_house.live_tables.wake(live)
    return {"number": number}


@router.post("/tables/{table}/chat", status_code=204)
async def chat(table: str, body: ChatBody, who: Writer, the_house: HouseDep) -> None:
    live = await the_house.live_tables.get(table)
    the_house.rates.spend(who.hash, f"chat {table}", 6, 0.5)
    mine = live.seats_of(who.hash)
    name = live.seats[mine[0]].name if mine else body.name
    await say(live, mine[0] if mine else -1, name, body.text)


@router.get("/tables/{table}/since", responses=gives(models.Since), response_model=None)
async def since(
    table: str, request: Request, who: Reader, the_house: HouseDep, seat: SeatQuery = None, text_board: bool = False
) -> dict[str, Any]:
    """The table after each action since this seat's last one, to be shown again."""
    live = await the_house.live_tables.get(table)
    the_house.rates.spend(who.hash if not who.fresh else the_house.network(request), "since", 10, 0.5)
    if live.row.status == "waiting":
        return {"frames": []}
    lang = guard.language(request)
    return {"frames": await run_in_threadpool(table_views.retold, live, who.hash, seat, lang, text_board)}


@router.get("/tables/{table}/reference", responses=gives(models.Reference), response_model=None)
async def reference(
    table: str, request: Request, who: Reader, the_house: HouseDep, seat: SeatQuery = None
) -> dict[str, Any]:
    """Every card of the game as HTML: what it does and costs this seat now, how many are left, who has one."""
    live = await the_house.live_tables.get(table)
    the_house.rates.spend(who.hash if not who.fresh else the_house.network(request), "reference", 60, 4)
    if live.row.status == "waiting":
        return {"html": ""}
    return {"html": table_views.cards(live, who.hash, seat, guard.language(request))}


@router.get(
    "/tables/{table}/record", response_class=PlainTextResponse, responses=RECORD, dependencies=[Depends(reader)]
)
async def record(table: str, the_house: HouseDep) -> PlainTextResponse:
    """The whole match as text, after the end. `postchaise check` verifies it against the seal shown from the start."""
    live = await the_house.live_tables.get(table)
    if live.row.status != "over":
        raise Forbidden("record-early")
    headers = {"content-disposition": f'attachment; filename="{live.row.id}.txt"'}
    return PlainTextResponse(live.match.record(), headers=headers)
