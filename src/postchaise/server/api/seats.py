"""JSON API for seats: join, contribute to the shuffle, hand over, return, leave, close."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from postchaise.client import models
from postchaise.server.errors import Problem
from postchaise.server.http.dependencies import SeatPath, ServicesDep, Writer
from postchaise.server.http.openapi import ERRORS, describe_response
from postchaise.server.http.request_models import JoinBody, LeaveBody, NonceBody, PaceBody, SeatChangeBody
from postchaise.server.tables import creation, names, seats, table_settings

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)


@router.post("/tables/{table}/join", responses=describe_response(models.JoinedTable))
async def join_table(table: str, body: JoinBody, request: Request, who: Writer, services: ServicesDep) -> JSONResponse:
    """Take a seat with the secret of its link, or a free one at an open table. Programs without a token get one."""
    live = await services.registry.get(table)
    services.rates.spend(services.client_network(request), "join", 30, 0.5)
    await services.take_seat(live, body.seat, body.invite, who.hash, body.name, body.nonce)
    answer = {"table": table, "seats": live.seats_of(who.hash), "number": live.number, "status": live.row.status}
    response = JSONResponse(answer | ({"token": who.token} if who.is_new else {}))
    services.cookie_jar(request).remember(response, who)
    return response


@router.post("/tables/{table}/shuffle", responses=describe_response(models.ShuffleStatus), response_model=None)
async def contribute_to_shuffle(table: str, body: NonceBody, who: Writer, services: ServicesDep) -> dict[str, Any]:
    """Contribute to the shuffle. Once every seat is taken and has contributed, the match is dealt and begins."""
    live = await services.registry.get(table)
    await seats.add_nonce(live, who.hash, body.nonce)
    return {"status": live.row.status, "number": live.number}


@router.post("/tables/{table}/seats/{number}", responses=describe_response(models.SeatChange), response_model=None)
async def change_seat(
    table: str,
    number: SeatPath,
    body: SeatChangeBody,
    request: Request,
    who: Writer,
    services: ServicesDep,
    response: Response,
) -> dict[str, Any]:
    """Hand over, take back or rename your own seat, or let a bot stand in for an absent player.

    `offer` opens a seat to another person: your own, or one that only a bot plays if all other players `agree`. Before
    the match begins the host may also free seats, give them to bots and renew links.
    """
    live = await services.registry.get(table)
    seat, settings = live.seat(number), services.settings
    services.rates.spend(who.hash, f"seat {table}", 20, 0.5)
    until = time.time() + settings.invitation_days * 86400
    if body.do == "name":
        name = await seats.rename_seat(live, number, who.hash, body.name)
        services.cookie_jar(request).remember_name(response, name)
    elif body.do == "back":
        await seats.return_to_seat(live, number, who.hash)
    elif body.do == "free":
        await seats.free_seat(live, number, who.hash, until)
    elif body.do == "bot":
        level = creation.parse_level(body.level or seat.level, live.row.game, len(live.seats))
        others = [each.name for each in live.seats if each.seat != number]
        name = names.make_distinct(names.check_name(body.name) or creation.bot_name(live.names), others)
        await seats.give_to_bot(live, number, who.hash, level, name)
    elif body.do == "offer":
        level = creation.parse_level(body.level, live.row.game, len(live.seats))
        await seats.offer_seat(live, number, who.hash, level, until)
    elif body.do in ("agree", "refuse"):
        await seats.answer_offer(live, number, who.hash, body.do == "agree")
    elif body.do == "invite":
        await seats.renew_link(live, number, who.hash, until)
    else:
        raise Problem("seat-change-unknown", do=body.do[:40])
    invitations = services.seat_urls(live, services.base_url(request), who.hash)
    return {"seats": live.seats_of(who.hash), "names": live.names, "invitations": invitations}


@router.post("/tables/{table}/pace", responses=describe_response(models.BotPace), response_model=None)
async def set_bot_pace(table: str, body: PaceBody, who: Writer, services: ServicesDep) -> dict[str, str]:
    """Set the pace of the table's bots. Any player may."""
    live = await services.registry.get(table)
    return {"pace": await table_settings.set_pace(live, who.hash, body.pace)}


@router.post("/tables/{table}/leave", responses=describe_response(models.LeftTable), response_model=None)
async def leave_table(table: str, body: LeaveBody, who: Writer, services: ServicesDep) -> dict[str, Any]:
    """Leave: bots take over your seats; before the match begins they become free."""
    live = await services.registry.get(table)
    until = time.time() + services.settings.invitation_days * 86400
    await seats.leave_table(live, who.hash, body.resign, creation.DEFAULT_LEVEL, until)
    return {"seats": live.seats_of(who.hash), "number": live.number}


@router.post("/tables/{table}/close", status_code=204)
async def close_table(table: str, who: Writer, services: ServicesDep) -> None:
    """Close a table whose match has not begun. Only the host may."""
    await seats.close_table(await services.registry.get(table), who.hash)
