"""Where somebody gets the right to create tables: with the password, or with a link of the operator."""

from __future__ import annotations

import time

from fastapi import APIRouter
from fastapi.responses import Response

from postchaise.server.errors import Problem
from postchaise.server.http import tokens
from postchaise.server.http.page_request import PageRequest, PageRequestDep
from postchaise.server.ops import access

router = APIRouter(include_in_schema=False)


@router.get("/access")
async def page(request: PageRequestDep) -> Response:
    return await _page(request)


@router.get("/access/{code}")
async def invited(code: str, request: PageRequestDep) -> Response:
    """The link only shows a button, as programs open links to preview them."""
    return await _page(request, code=code[:60])


@router.post("/access")
async def enter(request: PageRequestDep) -> Response:
    fields = await request.read_form()
    services = request.services
    services.rates.spend(services.client_network(request.http), "access", 8, 1 / 30)  # guesses
    kind, code = services.creation_grant, fields.get("code", "")
    if code:
        if not tokens.is_admission_valid(services.signing_key, code, time.time()):
            return await _page(request, 410, "access-code-dead")
        kind = access.MEMBER
    elif services.settings.create_tables != access.PASSWORD:
        raise Problem("request-wrong", where="")
    elif not tokens.is_same_secret(fields.get("password", ""), services.settings.table_password):
        return await _page(request, 403, "access-password-wrong")
    await services.store.write(access.add_grant, services.store.engine, request.person.hash, kind)
    return request.redirect("/access")


async def _page(request: PageRequest, status: int = 200, error: str = "", code: str = "") -> Response:
    translator, services = request.translator(), request.services
    return request.render_page(
        "access.html",
        translator,
        status,
        allowed=await services.may_create_tables(request.person),
        mode=services.settings.create_tables,
        code=code,
        person=request.person.hash,
        error=translator.translate(error) if error else "",
    )
