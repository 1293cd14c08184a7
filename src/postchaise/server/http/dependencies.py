"""FastAPI dependencies: the services, and the person who reads or writes."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from postchaise.server.services import Services

from . import guard
from .guard import Person
from .proxies import strip_root_path

OPEN_TO_STRANGERS = re.compile(r"/api/v1/tables(/[^/]+/join)?")  # a program without a token may create or join a table
SeatPath = Annotated[int, Path(ge=-99, le=99)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]
ShownSeatQuery = Annotated[
    int | None, Query(ge=0, le=9, description="whose player board to show instead of the own one")
]
MarksQuery = Annotated[str, Query(max_length=200)]
ChooseQuery = Annotated[str, Query(max_length=40, description="Only the cards of this kind of action, to choose one.")]


async def get_services(request: Request) -> Services:  # async, because FastAPI runs plain functions in a thread
    found: Services = request.app.state.services
    return found


async def refuse_banned_address(request: Request, services: Annotated[Services, Depends(get_services)]) -> None:
    """Refuse banned addresses; a dependency of every route."""
    services.refuse_banned_address(request)


async def get_reader(request: Request, services: Annotated[Services, Depends(get_services)]) -> Person:
    who = guard.identify_person(request)
    services.count_read(request, who)
    return who


async def get_writer(
    request: Request, services: Annotated[Services, Depends(get_services)], x_csrf: Annotated[str, Header()] = ""
) -> Person:
    """The person who may change something: within the rate limits, and from our own page or with a bearer token."""
    who, public = guard.identify_person(request), services.settings.public_host
    if not (who.is_new and OPEN_TO_STRANGERS.fullmatch(strip_root_path(request))):
        guard.check_trusted(request, who, services.signing_key, x_csrf, public)
    else:
        guard.check_same_origin(request, public)
    services.count_write(request, who)
    return who


ServicesDep = Annotated[Services, Depends(get_services)]
Reader = Annotated[Person, Depends(get_reader)]
Writer = Annotated[Person, Depends(get_writer)]
