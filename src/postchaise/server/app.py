"""The application: routes, middleware, and how errors are answered."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, Response
from starlette.exceptions import HTTPException

import postchaise
from postchaise.kernel.errors import BadNotation, BadOption, BadSeats, IllegalAction, PostchaiseError, UnknownGame
from postchaise.web.render.templates import ENGINE, put_below, render
from postchaise.web.translations import words

from . import api, pages
from .errors import NotFound, OtherChoice, Problem, TooMuch
from .http import guard
from .http.dependencies import welcome
from .http.guard import Guard
from .http.openapi import DESCRIPTION, describe, named
from .http.proxies import Proxies, route
from .ops import health, metrics
from .ops.logs import Requests
from .ops.maintenance import keep
from .ops.settings import Settings
from .services import House
from .tables import forks

log = logging.getLogger("postchaise.server")
ROUTERS = (
    api.tables.router,
    api.seats.router,
    api.hints.router,
    pages.lessons.commands,
    pages.lessons.router,
    pages.home.router,
    pages.install.router,
    pages.share_images.router,
    pages.my_matches.router,
    pages.personal_data.router,
    api.turns.router,
    pages.replays.router,
    pages.analysis.router,
    forks.router,
    pages.uploads.router,
    pages.puzzles.router,
    pages.tables.router,
    health.router,
    metrics.router,
)
UNDERSTOOD_BUT_WRONG = (IllegalAction, BadNotation, BadOption, BadSeats)


def make_app(settings: Settings) -> FastAPI:
    """Opens the database at once: what is wrong with it is said before anything is served."""
    house = House(settings)
    put_below(settings.root)
    ENGINE.globals |= {"push_key": house.push.public, "analysed": house.analyses.offered}

    @asynccontextmanager
    async def living(app: FastAPI) -> AsyncIterator[None]:
        app.state.house = house
        house.processes.start()
        tasks = [asyncio.create_task(house.live_tables.resume()), asyncio.create_task(keep(house))]
        yield
        for task in tasks:
            task.cancel()
        await house.close()

    app = FastAPI(
        title="Postchaise",
        version=postchaise.__version__,
        lifespan=living,
        docs_url=None,  # its page loads files from elsewhere; the description is at /api/v1/openapi.json
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        description=DESCRIPTION,
        generate_unique_id_function=named,
        dependencies=[Depends(welcome)],
    )
    for each in ROUTERS:
        app.include_router(each)
    describe(app)
    app.add_middleware(Requests)
    app.add_middleware(metrics.Timed)
    app.add_middleware(Guard, limit=settings.body_limit)
    app.add_middleware(Proxies, trusted=settings.trusted_proxies, root=settings.root)
    app.add_exception_handler(PostchaiseError, _known)
    app.add_exception_handler(RequestValidationError, _malformed)
    app.add_exception_handler(HTTPException, _http)
    app.add_exception_handler(Exception, _unknown)
    return app


async def _known(request: Request, error: Exception) -> Response:
    """Everything we refuse on purpose: a code, and one sentence in the person's language."""
    assert isinstance(error, PostchaiseError)
    status = 400
    if isinstance(error, Problem):
        status = error.status
    elif isinstance(error, UnknownGame):
        status = 404
    elif isinstance(error, UNDERSTOOD_BUT_WRONG):
        status = 422
    game = error.game if isinstance(error, IllegalAction) else ""
    if isinstance(error, OtherChoice):
        game = str(error.details["game"])
    message = words(guard.language(request), game).error(error)
    answer: dict[str, object] = {"code": error.code, "message": message}
    if isinstance(error, IllegalAction):
        answer |= {"rule": error.reason.rule}
    if "number" in error.details:
        answer |= {"number": error.details["number"]}
    response = _answer(request, status, answer)
    if isinstance(error, TooMuch) and "seconds" in error.details:
        response.headers["retry-after"] = str(error.details["seconds"])
    return response


async def _malformed(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(".".join(map(str, each["loc"])) + ": " + each["msg"] for each in error.errors()[:3])[:300]
    said = words(guard.language(request))
    return _answer(request, 422, {"code": "request-wrong", "message": said.translate("request-wrong", where=where)})


async def _http(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await _known(request, NotFound("page-missing"))
    said = words(guard.language(request))
    return _answer(
        request, error.status_code, {"code": "request-wrong", "message": said.translate("request-wrong", where="")}
    )


async def _unknown(request: Request, error: Exception) -> Response:
    """Our own mistake: written down for us, a plain sentence for the person."""
    log.error("failed", exc_info=error)
    said = words(guard.language(request))
    answer = _answer(request, 500, {"code": "server-error", "message": said.translate("server-error")})
    answer.headers.update(guard.HEADERS)  # this one is made outside of the guard
    return answer


def _answer(request: Request, status: int, answer: dict[str, object]) -> Response:
    answer["message"] = str(answer["message"]).encode("utf-8", "replace").decode()  # halves of emoji cannot be sent
    by_script = request.headers.get("content-type", "") == "application/json"
    by_script = by_script or route(request).startswith(("/api/", "/static/"))
    wants_page = request.method in ("GET", "POST") and not by_script
    if not wants_page:
        return JSONResponse(answer, status)
    said = words(guard.language(request))
    context = {"code": status, "message": answer["message"], "theme": guard.theme(request), "name": "", "csrf": ""}
    return HTMLResponse(render("error.html", said, **context), status)
