"""The JSON interface, its seats: sit down, give a part to the shuffle, hand over, come back, leave, close."""

from __future__ import annotations

import time
from typing import Any

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse

from postchaise.client import models
from postchaise.server.errors import Forbidden, Problem
from postchaise.server.http.dependencies import SeatPath, ServicesDep, Writer
from postchaise.server.http.openapi import ERRORS, responds
from postchaise.server.http.request_models import JoinBody, LeaveBody, NonceBody, PaceBody, SeatChangeBody
from postchaise.server.tables import creation, offers, seats, table_settings

router = APIRouter(prefix="/api/v1", tags=["tables"], responses=ERRORS)


@router.post("/tables/{table}/join", responses=responds(models.Joined))
async def join(table: str, body: JoinBody, request: Request, who: Writer, services: ServicesDep) -> JSONResponse:
    """Takes a seat: by the secret of its link, or a free one at an open table. A program without a token gets one."""
    live = await services.registry.get(table)
    services.rates.spend(services.client_network(request), "join", 30, 0.5)
    await services.take_seat(live, body.seat, body.invite, who.hash, body.name, body.nonce)
    answer = {"table": table, "seats": live.seats_of(who.hash), "number": live.number, "status": live.row.status}
    response = JSONResponse(answer | ({"token": who.token} if who.is_new else {}))
    services.cookie_jar(request).remember(response, who)
    return response


@router.post("/tables/{table}/shuffle", responses=responds(models.Shuffled), response_model=None)
async def shuffle(table: str, body: NonceBody, who: Writer, services: ServicesDep) -> dict[str, Any]:
    """Your part of the shuffle. When everybody sits and has given theirs, it is dealt and the match begins."""
    live = await services.registry.get(table)
    await seats.add_nonce(live, who.hash, body.nonce)
    return {"status": live.row.status, "number": live.number}


@router.post("/tables/{table}/seats/{number}", responses=responds(models.Seated), response_model=None)
async def change_seat(
    table: str,
    number: SeatPath,
    body: SeatChangeBody,
    request: Request,
    who: Writer,
    services: ServicesDep,
    response: Response,
) -> dict[str, Any]:
    """A person hands over, takes back or renames their own seat, or gives that of somebody who is away to a bot.

    To another person it goes by `offer`: of one's own seat, or of one that is not if all others at the table `agree`.
    Before the match begins the host also frees seats, gives them to bots and renews links.
    """
    live = await services.registry.get(table)
    seat, settings = live.seat(number), services.settings
    services.rates.spend(who.hash, f"seat {table}", 20, 0.5)
    until = time.time() + settings.invitation_days * 86400
    if body.do == "name":
        name = await seats.rename_seat(live, live.require_own_seat(who.hash, number), body.name)
        services.cookie_jar(request).remember_name(response, name)
    elif body.do == "back":
        await seats.come_back(live, number, who.hash)
    elif body.do == "free":
        await seats.free_seat(live, number, who.hash, until)
    elif body.do == "bot":
        level = creation.parse_level(body.level or seat.level, live.row.game, len(live.seats))
        await seats.give_to_bot(live, number, who.hash, level, body.name or creation.bot_name(live.names))
    elif body.do == "offer":
        level = creation.parse_level(body.level, live.row.game, len(live.seats))
        await offers.offer_seat(live, number, who.hash, level, until)
    elif body.do in ("agree", "refuse"):
        await offers.answer_offer(live, number, who.hash, body.do == "agree")
    elif body.do == "invite":
        if not live.is_host(who.hash):
            raise Forbidden("host-only")
        await seats.renew_link(live, number, until)
    else:
        raise Problem("seat-change-unknown", do=body.do[:40])
    invitations = services.seat_urls(live, services.base_url(request), who.hash)
    return {"seats": live.seats_of(who.hash), "names": live.names, "invitations": invitations}


@router.post("/tables/{table}/pace", responses=responds(models.Paced), response_model=None)
async def pace(table: str, body: PaceBody, who: Writer, services: ServicesDep) -> dict[str, str]:
    """How fast the bots of this table play: anybody at a seat may say."""
    live = await services.registry.get(table)
    return {"pace": await table_settings.set_pace(live, who.hash, body.pace)}


@router.post("/tables/{table}/leave", responses=responds(models.Left), response_model=None)
async def leave(table: str, body: LeaveBody, who: Writer, services: ServicesDep) -> dict[str, Any]:
    """Bots play on at the seats of this person; before the match begins the seats are free again."""
    live = await services.registry.get(table)
    until = time.time() + services.settings.invitation_days * 86400
    await seats.leave_table(live, who.hash, body.resign, creation.DEFAULT_LEVEL, until)
    return {"seats": live.seats_of(who.hash), "number": live.number}


@router.post("/tables/{table}/close", status_code=204)
async def close(table: str, who: Writer, services: ServicesDep) -> None:
    """The host gives up a table whose match has not begun."""
    await seats.close_table(await services.registry.get(table), who.hash)
