"""What a route asks for: the house, who reads, who may change something."""

from __future__ import annotations

import re
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request

from postchaise.server.services import House

from . import guard
from .guard import Person
from .proxies import route

STRANGERS = re.compile(r"/api/v1/tables(/[^/]+/join)?")  # a program without a token makes a table, or joins one
SeatPath = Annotated[int, Path(ge=-99, le=99)]
SeatQuery = Annotated[int | None, Query(ge=0, le=9)]
MarksQuery = Annotated[str, Query(max_length=200)]


async def house(request: Request) -> House:  # async: a plain function would be sent to a thread
    found: House = request.app.state.house
    return found


async def welcome(request: Request, the_house: Annotated[House, Depends(house)]) -> None:
    """Every route: no banned address comes in."""
    the_house.welcome(request)


async def reader(request: Request, the_house: Annotated[House, Depends(house)]) -> Person:
    who = guard.person(request)
    the_house.reads(request, who)
    return who


async def writer(
    request: Request, the_house: Annotated[House, Depends(house)], x_csrf: Annotated[str, Header()] = ""
) -> Person:
    """A person who may change something: not too fast, and from our own page or with a token of their own."""
    who, public = guard.person(request), the_house.settings.public_host
    if not (who.fresh and STRANGERS.fullmatch(route(request))):
        guard.trusted(request, who, the_house.key, x_csrf, public)
    else:
        guard.same_origin(request, public)
    the_house.writes(request, who)
    return who


HouseDep = Annotated[House, Depends(house)]
Reader = Annotated[Person, Depends(reader)]
Writer = Annotated[Person, Depends(writer)]
