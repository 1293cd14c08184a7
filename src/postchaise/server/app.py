"""The application: routes, middleware and error handlers."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from fastapi import Depends, FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import HTMLResponse, JSONResponse, RedirectResponse, Response
from starlette.exceptions import HTTPException
from starlette.types import ASGIApp, Message, Receive, Scope, Send

import postchaise
from postchaise.bots.workers import BotPool
from postchaise.i18n import LANGUAGES
from postchaise.kernel.errors import BadNotation, BadOption, BadSeats, IllegalAction, PostchaiseError, UnknownGame
from postchaise.web.render.templates import ENVIRONMENT, render_template, set_root_path, set_site
from postchaise.web.translations import TableTranslator, translator_for

from . import api, pages
from .errors import CreationRefused, JobTooSlow, LessonMismatch, NotFound, Problem, RateLimited, ServerStopping
from .http import guard
from .http.dependencies import refuse_banned_address
from .http.guard import GuardMiddleware
from .http.openapi import DESCRIPTION, add_security_schemes, get_operation_id
from .http.proxies import ProxyMiddleware, strip_root_path
from .ops import counters, health, metrics
from .ops.logs import FailureLog, RequestLogMiddleware
from .ops.maintenance import run_maintenance
from .ops.settings import Settings
from .services import Services
from .tables import forks

log = logging.getLogger("postchaise.server")
ROUTERS = (
    api.tables.router,
    api.seats.router,
    api.hints.router,
    pages.lessons.commands,
    pages.lessons.router,
    pages.home.router,
    pages.rematch.router,
    pages.access.router,
    pages.legal.router,
    pages.web_app.router,
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
UNPROCESSABLE = (IllegalAction, BadNotation, BadOption, BadSeats)


def create_app(settings: Settings, workers: BotPool | None = None) -> FastAPI:
    """Create the application. The database is opened now, so that problems show before anything is served.

    `workers` compute the moves of the bots; without any, processes are started for it.
    """
    services = Services(settings, workers)
    set_root_path(settings.root)
    set_site(settings.site_name, list(settings.legal_pages), settings.alone)
    ENVIRONMENT.globals |= {"push_key": services.push.public, "analysed": services.analyses.offered}
    _preload_error_page()

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        app.state.services = services
        services.processes.start()
        tasks = [asyncio.create_task(services.registry.resume()), asyncio.create_task(run_maintenance(services))]
        yield
        for task in tasks:
            task.cancel()
        await services.close()

    app = FastAPI(
        title="Postchaise",
        version=postchaise.__version__,
        lifespan=lifespan,
        redirect_slashes=False,  # such redirects follow the Host header
        docs_url=None,  # the page loads scripts from other sites; the schema is at /api/v1/openapi.json
        redoc_url=None,
        openapi_url="/api/v1/openapi.json",
        description=DESCRIPTION,
        generate_unique_id_function=get_operation_id,
        dependencies=[Depends(refuse_banned_address)],
    )
    for each in ROUTERS:
        app.include_router(each)
    add_security_schemes(app)
    app.state.failures = FailureLog()
    app.state.frame_ancestors = settings.frame_ancestors
    app.add_middleware(StoppingMiddleware)
    app.add_middleware(RequestLogMiddleware)
    app.add_middleware(counters.TimingMiddleware)
    app.add_middleware(
        GuardMiddleware,
        limit=settings.max_body_bytes,
        tls=settings.public_url.startswith("https:"),
        frame_ancestors=settings.frame_ancestors,
    )
    app.add_middleware(ProxyMiddleware, trusted=settings.trusted_proxies, root=settings.root)
    app.add_exception_handler(PostchaiseError, _handle_known_error)
    app.add_exception_handler(RequestValidationError, _handle_malformed_request)
    app.add_exception_handler(HTTPException, _handle_http_error)
    app.add_exception_handler(Exception, _handle_unexpected_error)
    return app


class StoppingMiddleware:
    """Answers requests that are cut off because the server stops; a stream just ends."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = False

        async def send_noted(message: Message) -> None:
            nonlocal started
            started = True
            await send(message)

        try:
            await self.app(scope, receive, send_noted)
        except asyncio.CancelledError:  # only a stopping server cancels requests
            if not started:
                response = await _handle_known_error(Request(scope), ServerStopping("server-stopping"))
                await response(scope, receive, send)


async def _handle_known_error(request: Request, error: Exception) -> Response:
    """An error we raise on purpose: a code, and one sentence in the person's language."""
    assert isinstance(error, PostchaiseError)
    status = 400
    if isinstance(error, Problem):
        status = error.status
    elif isinstance(error, UnknownGame):
        status = 404
    elif isinstance(error, UNPROCESSABLE):
        status = 422
    if status >= 500:
        request.app.state.failures.add(error)
    game = error.game if isinstance(error, IllegalAction) else ""
    if isinstance(error, LessonMismatch):
        game = str(error.details["game"])
    message = translator_for(guard.choose_language(request), game).error(error)
    answer: dict[str, object] = {"code": error.code, "message": message}
    if isinstance(error, IllegalAction):
        answer |= {"rule": error.reason.rule}
    if "number" in error.details:
        answer |= {"number": error.details["number"]}
    if isinstance(error, CreationRefused) and _wants_page(request):
        return RedirectResponse(request.scope.get("root_path", "") + "/access", 303)
    response = _render_error(request, status, answer)
    if isinstance(error, (RateLimited, JobTooSlow)) and "seconds" in error.details:
        response.headers["retry-after"] = str(error.details["seconds"])
    return response


async def _handle_malformed_request(request: Request, error: Exception) -> Response:
    assert isinstance(error, RequestValidationError)
    where = "; ".join(".".join(map(str, each["loc"])) + ": " + each["msg"] for each in error.errors()[:3])[:300]
    translator = translator_for(guard.choose_language(request))
    return _render_error(
        request, 422, {"code": "request-wrong", "message": translator.translate("request-wrong", where=where)}
    )


async def _handle_http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    if error.status_code == 404:
        return await _handle_known_error(request, NotFound("page-missing"))
    translator = translator_for(guard.choose_language(request))
    return _render_error(
        request,
        error.status_code,
        {"code": "request-wrong", "message": translator.translate("request-wrong", where="")},
    )


async def _handle_unexpected_error(request: Request, error: Exception) -> Response:
    """A bug: log it, and answer with a plain sentence."""
    log.error("request failed", exc_info=error)
    translator = translator_for(guard.choose_language(request))
    answer = _render_error(request, 500, {"code": "server-error", "message": translator.translate("server-error")})
    headers = guard.build_security_headers(request.app.state.frame_ancestors)
    answer.headers.update(headers)  # this response does not pass through the guard
    return answer


def _preload_error_page() -> None:
    """Load all that the error page needs: our files may be replaced or gone by the time it is shown."""
    for language in LANGUAGES:
        _render_error_page(translator_for(language), 500, "", "auto")


def _render_error_page(translator: TableTranslator, status: int, message: str, theme: str) -> str:
    return render_template("error.html", translator, code=status, message=message, theme=theme, name="", csrf="")


def _wants_page(request: Request) -> bool:
    """Whether a browser shows the answer, unlike one to a script or a program."""
    by_script = request.headers.get("content-type", "") == "application/json"
    by_script = by_script or strip_root_path(request).startswith(("/api/", "/static/"))
    return request.method in ("GET", "POST") and not by_script


def _render_error(request: Request, status: int, answer: dict[str, object]) -> Response:
    answer["message"] = str(answer["message"]).encode("utf-8", "replace").decode()  # lone surrogates cannot be encoded
    if not _wants_page(request):
        return JSONResponse(answer, status)
    translator = translator_for(guard.choose_language(request))
    return HTMLResponse(
        _render_error_page(translator, status, str(answer["message"]), guard.choose_theme(request)), status
    )
