"""A request for a page: the person, their language, and what every page needs."""

from __future__ import annotations

from typing import Annotated, Any
from urllib.parse import parse_qsl, unquote

from fastapi import Depends, Request
from fastapi.responses import HTMLResponse, RedirectResponse, Response

from postchaise.i18n.languages import LANGUAGES
from postchaise.kernel.errors import UnknownGame
from postchaise.kernel.meta import Meta
from postchaise.kernel.registry import meta as find_meta
from postchaise.server.errors import NotFound, Problem
from postchaise.server.services import Services
from postchaise.server.tables import names
from postchaise.web.render.templates import render_template
from postchaise.web.translations import TableTranslator, translator_for

from . import guard, tokens
from .dependencies import ServicesDep
from .guard import Person

FIELDS = 120  # of a form


class PageRequest:
    def __init__(self, request: Request, services: Services) -> None:
        self.http, self.services = request, services
        self.person: Person = guard.identify_person(request)
        self.lang = guard.choose_language(request)
        self.name = names.clean_name(unquote(request.cookies.get("name", "")))

    def translator(self, game: str = "") -> TableTranslator:
        return translator_for(self.lang, game)

    @property
    def card_lang(self) -> str:
        """Language of the share image: that of the person who shared the link, as crawlers have none."""
        given = self.http.query_params.get("card", "")
        return given if given in LANGUAGES else self.lang

    def render_page(
        self, template: str, translator: TableTranslator, status: int = 200, **context: Any
    ) -> HTMLResponse:
        common = {
            "csrf": tokens.sign_csrf_token(self.services.signing_key, self.person.token),
            "theme": guard.choose_theme(self.http),
            "name": self.name,
            "error": "",
            "site": self.services.base_url(self.http),
            "card_lang": self.card_lang,
        }
        response = HTMLResponse(render_template(template, translator, **{**common, **context}), status)
        response.headers["cache-control"] = "no-store"
        response.headers["content-language"] = self.lang
        self.set_cookies(response)
        return response

    def set_cookies(self, response: Response) -> None:
        """Set the cookie of a new person and the preferences given in the URL; renew older ones."""
        jar = self.services.cookie_jar(self.http)
        jar.remember(response, self.person)
        jar.renew(response, self.http, self.person)
        for name, values in guard.PREFERENCES.items():
            chosen = self.http.query_params.get(name, "")
            if chosen in values:
                jar.set(response, name, chosen)

    async def read_form(self) -> dict[str, str]:
        """Read the fields of a form and check that it is ours."""
        body = (await self.http.body()).decode("utf-8", "replace")
        try:
            fields = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=FIELDS))
        except ValueError as error:
            raise Problem("request-wrong", where="") from error
        public = self.services.settings.public_host
        guard.check_trusted(self.http, self.person, self.services.signing_key, fields.get("csrf", ""), public)
        self.services.count_write(self.http, self.person)
        return fields

    def remember_name(self, response: Response, name: str) -> None:
        self.services.cookie_jar(self.http).remember_name(response, names.clean_name(name))

    def redirect(self, address: str) -> RedirectResponse:
        response = RedirectResponse(self.services.settings.root + address, 303)
        self.set_cookies(response)
        return response


async def get_page_request(request: Request, services: ServicesDep) -> PageRequest:
    page_request = PageRequest(request, services)
    if request.method == "GET":  # a form counts as a write when it is read
        services.count_read(request, page_request.person)
    return page_request


PageRequestDep = Annotated[PageRequest, Depends(get_page_request)]


def find_title(game: str) -> Meta:
    """Find the game that a URL names."""
    try:
        return find_meta(game)
    except UnknownGame as error:
        raise NotFound("page-missing") from error
