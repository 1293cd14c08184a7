"""A person's own data: export, deletion, transfer to another device, and signing out all others."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import AsyncIterator
from dataclasses import asdict
from datetime import UTC, datetime
from typing import Any

import segno
from fastapi import APIRouter
from fastapi.responses import Response, StreamingResponse

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.blocking import run_blocking
from postchaise.server.errors import Problem
from postchaise.server.http import guard, tokens
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.services import Services
from postchaise.server.storage import device_transfer, erase
from postchaise.server.storage.results import FinishedMatch
from postchaise.server.tables import seats
from postchaise.server.tables.creation import DEFAULT_LEVEL

from . import my_matches, puzzles

router = APIRouter(include_in_schema=False)


# Export


@router.get("/my/export.json")
async def export_personal_data(request: PageRequestDep) -> Response:
    """Everything about this person: results, records of finished matches, chat. Streamed match by match."""
    request.services.rates.spend(request.services.client_network(request.http), "export", 6, 0.05)
    headers = {"content-disposition": 'attachment; filename="postchaise.json"', "cache-control": "no-store"}
    return StreamingResponse(_stream_personal_data(request), media_type="application/json", headers=headers)


async def _stream_personal_data(request: PageRequest) -> AsyncIterator[str]:
    person, store = request.person.hash, request.services.store
    played = {match.table: match for match in await my_matches.list_finished_matches(request.services, person)}
    tables = await store.read(erase.list_tables_of_person, store.engine, person)
    yield (
        json.dumps({"name": request.name, "made": _format_timestamp(time.time())}, ensure_ascii=False)[:-1]
        + ', "tables": ['
    )
    for number, table in enumerate(tables):
        yield (",\n" if number else "\n") + json.dumps(
            await _export_match(request.services, table, played.get(table), person), ensure_ascii=False
        )
        await asyncio.sleep(0)
    yield "\n]}\n"


async def _export_match(services: Services, table: str, match: FinishedMatch | None, person: str) -> dict[str, Any]:
    """One match. Records contain everybody's secrets, so only those of finished matches are included."""
    told: dict[str, Any] = {"table": table}
    if match is not None:
        told |= {
            "game": match.game,
            "title": match.title,
            "began": _format_timestamp(match.began),
            "ended": _format_timestamp(match.ended),
        }
        told["results"] = [
            {key: value for key, value in asdict(each).items() if key != "person"}
            | {"you": each.person == person or each.seat in match.left}
            for each in match.results
        ]
    try:
        live = await services.registry.get(table)
    except PostchaiseError as error:
        return told | {"problem": error.code}
    own = live.seats_of(person)
    told |= {"game": live.row.game, "title": live.row.title, "status": live.row.status, "seats": own}
    told["chat"] = [line.text for line in live.chat if line.seat in own]
    if live.row.status == "over":
        told["record"] = live.match.record()
    return told


def _format_timestamp(at: float) -> str:
    return datetime.fromtimestamp(at, UTC).isoformat(timespec="seconds")


# Deletion


@router.post("/my/delete")
async def delete_personal_data(request: PageRequestDep) -> Response:
    """Delete everything for good. In running matches with others a bot takes over first."""
    fields = await request.read_form()
    if fields.get("sure") != "1":
        return await my_matches.render_my_matches(request, error=request.translator().translate("my-delete-unsure"))
    person, services, translator = request.person.hash, request.services, request.translator()
    until = time.time() + services.settings.invitation_days * 86400
    store = services.store
    for table in await store.read(erase.list_tables_of_person, store.engine, person):
        try:
            live = await services.registry.get(table)
            if live.row.status == "waiting" and live.is_host(person):
                await seats.close_table(live, person)
            elif live.row.status != "over" and live.seats_of(person) and not live.lesson_running:
                await seats.leave_table(live, person, False, DEFAULT_LEVEL, until)
        except PostchaiseError:
            continue  # it cannot be played any more; its row is deleted all the same
    gone = await store.write(
        erase.erase_person, store.engine, person, lambda seat: translator.translate("seat", seat=seat + 1)
    )
    for table in gone:
        services.registry.invalidate(table)
    response = request.redirect("/my?gone=1")
    jar = services.cookie_jar(request.http)
    for name in (guard.COOKIE, "name", *puzzles.list_puzzle_cookies(request.http)):
        jar.delete(response, name)
    return response


# Transfer


@router.post("/my/device")
async def create_device_transfer(request: PageRequestDep) -> Response:
    """Show a transfer code, also as a QR code, this one time."""
    await request.read_form()
    services = request.services
    services.rates.spend(services.client_network(request.http), "devices", 20, 0.1)
    services.rates.spend(request.person.hash, "device", 6, 0.02)
    code = device_transfer.create_transfer_code()
    keys = await run_blocking(device_transfer.derive_keys, code, services.signing_key)
    await services.store.write(
        device_transfer.store_transfer, services.store.engine, keys, request.person.token, request.name
    )
    address = f"{services.base_url(request.http)}/move#{code}"  # browsers do not send the fragment
    qr = segno.make(address, error="m").svg_data_uri(scale=4, border=2, dark="#2c2119", light="#fbf7ec")
    return await my_matches.render_my_matches(request, code=code, qr=qr)


@router.post("/my/sign-out")
async def sign_out_other_devices(request: PageRequestDep) -> Response:
    """Replace the person's token. Other devices know only the old one, which opens nothing any more."""
    await request.read_form()
    services, store = request.services, request.services.store
    services.rates.spend(services.client_network(request.http), "sign-outs", 10, 0.02)
    token = tokens.create_token()
    new = tokens.hash_token(token)
    for table in await store.write(device_transfer.replace_person, store.engine, request.person.hash, new):
        services.registry.invalidate(table)
    request.person = guard.Person(token, new, False, False)
    response = await my_matches.render_my_matches(request, signed_out=True)
    services.cookie_jar(request.http).set(response, guard.COOKIE, token, hidden=True)
    return response


@router.get("/move")
async def show_device_transfer_form(request: PageRequestDep) -> Response:
    return await _render_device_transfer_form(request)


async def _render_device_transfer_form(request: PageRequest, status: int = 200, error: str = "") -> Response:
    store = request.services.store
    known = (
        []
        if request.person.is_new
        else await store.read(erase.list_tables_of_person, store.engine, request.person.hash)
    )
    return request.render_page("transfer.html", request.translator(), status, left=len(known), error=error)


@router.post("/move")
async def redeem_device_transfer(request: PageRequestDep) -> Response:
    fields = await request.read_form()
    services = request.services
    services.rates.spend(services.client_network(request.http), "move", 8, 1 / 30)  # guesses
    keys = await run_blocking(device_transfer.derive_keys, fields.get("code", ""), services.signing_key)
    try:
        token, name = await services.store.write(device_transfer.redeem_transfer, services.store.engine, keys)
    except Problem as error:
        return await _render_device_transfer_form(request, error.status, request.translator().error(error))
    response = request.redirect("/my")
    services.cookie_jar(request.http).set(response, guard.COOKIE, token, hidden=True)
    request.remember_name(response, name)
    return response
