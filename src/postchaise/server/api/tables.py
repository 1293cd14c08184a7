"""JSON API for tables: create, observe, act, stream. Our own pages use it, too."""

from __future__ import annotations

import secrets
from collections.abc import AsyncIterator, Sequence
from dataclasses import asdict
from typing import Any

from fastapi import APIRouter, Depends, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse, StreamingResponse

from postchaise.client import models
from postchaise.i18n.bot_names import list_styles
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.meta import format_option_value
from postchaise.kernel.registry import list_metas
from postchaise.server.errors import Forbidden, Problem, RateLimited
from postchaise.server.http import guard
from postchaise.server.http.dependencies import (
    ChooseQuery,
    MarksQuery,
    Reader,
    SeatQuery,
    ServicesDep,
    ShownSeatQuery,
    Writer,
    get_reader,
)
from postchaise.server.http.guard import Person
from postchaise.server.http.openapi import ERRORS, RECORD, STREAM, describe_response
from postchaise.server.http.request_models import ActionsBody, ChatBody, SeatVersionBody, TableBody, TakebackAnswerBody
from postchaise.server.live import table_views
from postchaise.server.live.stream import stream_updates
from postchaise.server.ops import bans
from postchaise.server.services import Services
from postchaise.server.tables import creation, takebacks
from postchaise.server.tables.chat import post_message
from postchaise.server.tables.live_table import LiveTable
from postchaise.web.translations import translator_for
from postchaise.web.views import action_preview
from postchaise.web.views.action_preview import ActionPreview
from postchaise.web.views.table_view import ViewerContext

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)


def _context(
    live: LiveTable, request: Request, who: Person, seat: int | None, text_board: bool = False
) -> ViewerContext:
    return table_views.build_viewer_context(live, who.hash, guard.choose_language(request), seat, text_board)


@router.get(
    "/games",
    dependencies=[Depends(get_reader)],
    responses=describe_response(list[models.GameInfo]),
    response_model=None,
)
def list_games(request: Request) -> list[dict[str, Any]]:
    """List the games, their options and the styles of their bots."""
    lang = guard.choose_language(request)
    return [
        {
            "id": page.id,
            "title": page.title,
            "seats": [page.min_seats, page.max_seats],
            "minutes": page.minutes,
            "options": [
                {"key": o.key, "default": format_option_value(o.default), "values": o.expected} for o in page.options
            ],
            "styles": [asdict(each) for each in list_styles(page.id, translator_for(lang, page.id))],
        }
        for page in list_metas()
    ]


@router.get(
    "/tables",
    dependencies=[Depends(get_reader)],
    responses=describe_response(list[models.OpenTable]),
    response_model=None,
)
async def list_tables(services: ServicesDep) -> list[dict[str, Any]]:
    """List the open tables: those that their hosts made public."""
    found = await services.store.read(services.store.open_tables)
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


@router.post("/tables", status_code=201, responses=describe_response(models.CreatedTable, 201))
async def create_table(body: TableBody, request: Request, who: Writer, services: ServicesDep) -> JSONResponse:
    """Create a table. A program without a cookie receives its token here and sends it as `Authorization: Bearer`."""
    await services.allow_creation(request, who)
    wished = [creation.SeatRequest(s.kind, s.name, s.level) for s in body.seats]
    wish = creation.TableRequest(
        body.game, wished, body.options, body.title, body.listed, body.chat, body.help, body.pace
    )
    translator = translator_for(guard.choose_language(request), "")
    row, seated = creation.build_table(wish, who.hash, translator, services.settings.invitation_days)
    live = await services.create_table(request, row, seated)
    base = services.base_url(request)
    answer = {
        "table": row.id,
        "url": f"{base}/t/{row.id}",
        "number": live.number,
        "status": row.status,
        "seal": live.seal,
        "seats": live.seats_of(who.hash),
        "invitations": services.seat_urls(live, base),
    }
    if who.is_new:
        answer["token"] = who.token
    response = JSONResponse(answer, 201)
    services.cookie_jar(request).remember(response, who)
    return response


@router.get("/tables/{table}", responses=describe_response(models.Observation), response_model=None)
async def observe_table(
    table: str, request: Request, who: Reader, services: ServicesDep, seat: SeatQuery = None
) -> Response:
    """Return what this person may see: the view, the decision with its choices, the log."""
    live = await services.registry.get(table)
    seen = table_views.render_table_observation(live, _context(live, request, who, seat))
    return Response(seen, media_type="application/json")


@router.get("/tables/{table}/stream", response_class=StreamingResponse, responses=STREAM)
async def stream_table(
    table: str,
    request: Request,
    who: Reader,
    services: ServicesDep,
    seat: SeatQuery = None,
    text_board: bool = False,
    shown: ShownSeatQuery = None,
    version: int = -1,
    marks: MarksQuery = "",
    format: str = "html",
) -> StreamingResponse:
    """Stream server-sent `update` events: the changed regions of the page, or the observation (`format=json`)."""
    await services.registry.get(table)
    if services.registry.streams >= services.settings.max_streams:  # checked here, before the response has started
        raise RateLimited("streams-full", seconds=10)
    network, as_json = services.client_network(request), format == "json"
    limits = services.stream_limits(request, who, "json" if as_json else "page")
    if not services.registry.stream_limiter.has_room(limits):
        raise RateLimited("streams-yours", seconds=10)
    services.rates.spend(network, "stream", 400, 40)
    lang = guard.choose_language(request)

    told = stream_updates(
        services.registry,
        table,
        who.hash,
        seat,
        lang,
        text_board,
        shown,
        version,
        marks.split(),
        as_json,
        network,
        limits,
    )
    headers = {"cache-control": "no-store", "x-accel-buffering": "no"}
    return StreamingResponse(_until_banned(told, request, services), media_type="text/event-stream", headers=headers)


async def _until_banned(
    told: AsyncIterator[str | bytes], request: Request, services: Services
) -> AsyncIterator[str | bytes]:
    """End the stream when the address or the person is banned."""
    async for each in told:
        if bans.is_banned(services.bans, services.client_address(request)) or services.is_person_banned(request):
            return
        yield each


@router.post("/tables/{table}/actions", responses=describe_response(models.TableVersion), response_model=None)
async def play_actions(table: str, body: ActionsBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    live = await services.registry.get(table)
    seat = live.require_own_seat(who.hash, body.seat)
    actions = _actions(body)
    return {"number": await live.play_all(seat, actions, body.number)}


def _actions(body: ActionsBody) -> Sequence[int | str]:
    given = [each for each in (body.action, body.notation) if each is not None]
    if len(given) + (body.actions is not None) != 1:
        raise Problem("action-or-notation")
    return body.actions or given


@router.post("/tables/{table}/preview", responses=describe_response(models.ActionPreview), response_model=None)
async def preview_actions(table: str, body: ActionsBody, who: Writer, services: ServicesDep) -> ActionPreview:
    """Preview whether actions would end the turn or reveal something, as far as this seat can know.

    Nothing is played. If the first action is not allowed, the answer gives the same reason as `actions` would.
    """
    live = await services.registry.get(table)
    seat, actions = live.require_own_seat(who.hash, body.seat), _actions(body)
    live.check_current(seat, body.number)  # before the deal there is nothing to preview
    reason = live.match.why_not(seat, actions[0])
    if reason is not None:
        raise IllegalAction(reason, live.row.game)
    return action_preview.preview_actions(live.match, seat, actions, Dice(secrets.randbits(62)))


@router.post("/tables/{table}/undo", responses=describe_response(models.TableVersion), response_model=None)
async def undo_action(table: str, body: SeatVersionBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    live = await services.registry.get(table)
    return {"number": await takebacks.undo_last_action(live, live.require_own_seat(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/restart", responses=describe_response(models.TableVersion), response_model=None)
async def restart_turn(table: str, body: SeatVersionBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    """Undo to the start of the turn, as far as nothing was revealed."""
    live = await services.registry.get(table)
    return {"number": await takebacks.undo_turn(live, live.require_own_seat(who.hash, body.seat), body.number)}


@router.post("/tables/{table}/takeback", responses=describe_response(models.TableVersion), response_model=None)
async def request_takeback(table: str, body: SeatVersionBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    """Ask the other players to undo to before this seat's last action."""
    live = await services.registry.get(table)
    number = await takebacks.request_takeback(live, live.require_own_seat(who.hash, body.seat), body.number)
    return {"number": number}


@router.post("/tables/{table}/takeback/answer", responses=describe_response(models.TableVersion), response_model=None)
async def answer_takeback(table: str, body: TakebackAnswerBody, who: Writer, services: ServicesDep) -> dict[str, int]:
    live = await services.registry.get(table)
    number = await takebacks.answer_takeback(live, who.hash, body.seat, body.agree)
    return {"number": number}


@router.post("/tables/{table}/chat", status_code=204)
async def post_chat_message(table: str, body: ChatBody, request: Request, who: Writer, services: ServicesDep) -> None:
    live = await services.registry.get(table)
    mine = live.seats_of(who.hash)
    services.count_message(request, who, table, seated=bool(mine))
    name = live.seats[mine[0]].name if mine else body.name
    await post_message(live, mine[0] if mine else -1, name, body.text)


@router.get("/tables/{table}/catch-up", responses=describe_response(models.CatchUp), response_model=None)
async def get_catch_up(
    table: str, request: Request, who: Reader, services: ServicesDep, seat: SeatQuery = None, text_board: bool = False
) -> dict[str, Any]:
    """Return the table after each action since this seat's last one."""
    live = await services.registry.get(table)
    network = services.client_network(request)
    services.rates.spend(network, "catch-ups", 60, 3)
    services.rates.spend(network if who.is_new else who.hash, "catch-up", 10, 0.5)
    if live.row.status == "waiting":
        return {"steps": []}
    context = _context(live, request, who, seat, text_board)
    steps = await services.compute(
        request,
        ("catch-up", table, live.number, live.render_version, who.hash, seat, context.lang, text_board),
        lambda: table_views.build_table_catch_up(live, context),
    )
    return {"steps": steps}


@router.get("/tables/{table}/reference", responses=describe_response(models.CardReferencePage), response_model=None)
async def get_card_reference(
    table: str,
    request: Request,
    who: Reader,
    services: ServicesDep,
    seat: SeatQuery = None,
    choose: ChooseQuery = "",
) -> dict[str, Any]:
    """Return every card of the game as HTML: effect, current price for this seat, copies left, owners."""
    live = await services.registry.get(table)
    services.rates.spend(who.hash if not who.is_new else services.client_network(request), "reference", 60, 4)
    if live.row.status == "waiting":
        return {"html": ""}
    return {"html": table_views.render_card_reference(live, _context(live, request, who, seat), choose)}


@router.get(
    "/tables/{table}/record", response_class=PlainTextResponse, responses=RECORD, dependencies=[Depends(get_reader)]
)
async def get_record(table: str, services: ServicesDep) -> PlainTextResponse:
    """Return the whole match as text, after its end. `postchaise check` verifies it against the seal shown from the
    start.
    """
    live = await services.registry.get(table)
    if live.row.status != "over":
        raise Forbidden("record-early")
    headers = {"content-disposition": f'attachment; filename="{live.row.id}.txt"'}
    return PlainTextResponse(live.match.record(), headers=headers)
