"""One request for a page: who asks, in which language, and what every page needs."""

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
from postchaise.server.services import House
from postchaise.server.tables import names
from postchaise.web.render.templates import render
from postchaise.web.translations import Words, words

from . import guard, tokens
from .dependencies import HouseDep
from .guard import Person

FIELDS = 120  # of a form


class Visit:
    def __init__(self, request: Request, the_house: House) -> None:
        self.request, self.house = request, the_house
        self.who: Person = guard.person(request)
        self.lang = guard.language(request)
        self.name = names.clean(unquote(request.cookies.get("name", "")), names.NAME)

    def words(self, game: str = "") -> Words:
        return words(self.lang, game)

    @property
    def card_lang(self) -> str:
        """Of the picture that a link shows elsewhere: that of whoever shared it. Programs that fetch it have none."""
        given = self.request.query_params.get("card", "")
        return given if given in LANGUAGES else self.lang

    def page(self, template: str, said: Words, status: int = 200, **context: Any) -> HTMLResponse:
        common = {
            "csrf": tokens.page_token(self.house.key, self.who.token),
            "theme": guard.theme(self.request),
            "name": self.name,
            "error": "",
            "site": self.house.base(self.request),
            "card_lang": self.card_lang,
        }
        response = HTMLResponse(render(template, said, **{**common, **context}), status)
        response.headers["cache-control"] = "no-store"
        response.headers["content-language"] = self.lang
        self.keep(response)
        return response

    def keep(self, response: Response) -> None:
        """The cookie of a new person, and what was chosen in the address."""
        jar = self.house.jar(self.request)
        jar.remember(response, self.who)
        for name, values in guard.PREFERENCES.items():
            chosen = self.request.query_params.get(name, "")
            if chosen in values:
                jar.put(response, name, chosen)

    async def form(self) -> dict[str, str]:
        """The fields of a form of our own page."""
        body = (await self.request.body()).decode("utf-8", "replace")
        try:
            fields = dict(parse_qsl(body, keep_blank_values=True, max_num_fields=FIELDS))
        except ValueError as error:
            raise Problem("request-wrong", where="") from error
        public = self.house.settings.public_host
        guard.trusted(self.request, self.who, self.house.key, fields.get("csrf", ""), public)
        self.house.writes(self.request, self.who)
        return fields

    def remember_name(self, response: Response, name: str) -> None:
        self.house.jar(self.request).remember_name(response, names.clean(name, names.NAME))

    def to(self, address: str) -> RedirectResponse:
        response = RedirectResponse(self.house.settings.root + address, 303)
        self.keep(response)
        return response


async def visit(request: Request, the_house: HouseDep) -> Visit:
    here = Visit(request, the_house)
    if request.method == "GET":  # a form counts as a change once it was read
        the_house.reads(request, here.who)
    return here


VisitDep = Annotated[Visit, Depends(visit)]


def known_title(game: str) -> Meta:
    """The title an address names."""
    try:
        return find_meta(game)
    except UnknownGame as error:
        raise NotFound("page-missing") from error
