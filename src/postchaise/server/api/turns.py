"""Whether a table waits for somebody: asked by the home page again and again, told to browsers that want messages."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

from postchaise.server.http import guard
from postchaise.server.http.dependencies import HouseDep, Reader, Writer
from postchaise.server.notifications import subscriptions
from postchaise.server.notifications.subscriptions import Subscription
from postchaise.server.pages.table_list import is_mine, listing
from postchaise.server.storage.integrity import readable

router = APIRouter(include_in_schema=False)
Text = Annotated[str, Field(max_length=1000)]


class Browser(BaseModel):
    endpoint: Text
    p256dh: Text = ""
    auth: Text = ""


@router.get("/my/turns")
async def turns(who: Reader, the_house: HouseDep) -> Response:
    """The tables that wait for this person, and a stamp that changes with anything the lists of the home page show."""
    store = the_house.store
    mine = [] if who.fresh else await store.read(store.tables_of, who.hash)
    open_tables = await store.read(store.open_tables)
    rows = [(row, seats) for row, seats in readable(mine) if await is_mine(the_house, row)]
    own = [await listing(the_house, row, seats, who.hash) for row, seats in rows if row.status == "playing"]
    stamp = hashlib.sha256(repr([(row.id, row.revision) for row, _ in (*rows, *open_tables)]).encode()).hexdigest()
    waiting = [each.id for each in own if each.mine_turn]
    return JSONResponse({"waiting": waiting, "stamp": stamp[:16]}, headers={"cache-control": "no-store"})


@router.post("/my/push")
async def subscribe(body: Browser, request: Request, who: Writer, the_house: HouseDep) -> dict[str, bool]:
    the_house.rates.spend(who.hash, "push", 10, 0.1)
    the_house.push.checked(body.endpoint, body.p256dh, body.auth)
    given = Subscription(body.endpoint, body.p256dh, body.auth, guard.language(request))
    await the_house.store.write(subscriptions.keep, the_house.store.engine, who.hash, given)
    return {"told": True}


@router.post("/my/push/off")
async def unsubscribe(body: Browser, who: Writer, the_house: HouseDep) -> dict[str, bool]:
    await the_house.store.write(subscriptions.forget, the_house.store.engine, body.endpoint, who.hash)
    return {"told": False}
