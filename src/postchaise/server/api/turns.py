"""Whose turn it is: polled by the home page, and push subscriptions."""

from __future__ import annotations

import hashlib
from typing import Annotated

from fastapi import APIRouter, Request
from fastapi.responses import JSONResponse, Response
from pydantic import BaseModel, Field

from postchaise.server.http import guard
from postchaise.server.http.dependencies import Reader, ServicesDep, Writer
from postchaise.server.notifications import subscriptions
from postchaise.server.notifications.subscriptions import Subscription
from postchaise.server.pages.table_list import is_listed_as_mine, summarize_table
from postchaise.server.storage.integrity import skip_damaged

router = APIRouter(include_in_schema=False)
Text = Annotated[str, Field(max_length=1000)]


class SubscriptionBody(BaseModel):
    endpoint: Text
    p256dh: Text = ""
    auth: Text = ""


@router.get("/my/turns")
async def list_my_turns(who: Reader, services: ServicesDep) -> Response:
    """The tables where it is this person's turn, and a stamp that changes with anything the home page lists."""
    store = services.store
    mine = [] if who.is_new else await store.read(store.tables_of, who.hash)
    open_tables = await store.read(store.open_tables)
    rows = [(row, seats) for row, seats in skip_damaged(mine) if await is_listed_as_mine(services, row)]
    own = [await summarize_table(services, row, seats, who.hash) for row, seats in rows if row.status == "playing"]
    stamp = hashlib.sha256(repr([(row.id, row.revision) for row, _ in (*rows, *open_tables)]).encode()).hexdigest()
    waiting = [each.id for each in own if each.mine_turn]
    return JSONResponse({"waiting": waiting, "stamp": stamp[:16]}, headers={"cache-control": "no-store"})


@router.post("/my/push")
async def subscribe_to_push(
    body: SubscriptionBody, request: Request, who: Writer, services: ServicesDep
) -> dict[str, bool]:
    services.rates.spend(who.hash, "push", 10, 0.1)
    services.push.check_subscription(body.endpoint, body.p256dh, body.auth)
    given = Subscription(body.endpoint, body.p256dh, body.auth, guard.choose_language(request))
    await services.store.write(subscriptions.save_subscription, services.store.engine, who.hash, given)
    return {"subscribed": True}


@router.post("/my/push/off")
async def unsubscribe_from_push(body: SubscriptionBody, who: Writer, services: ServicesDep) -> dict[str, bool]:
    await services.store.write(subscriptions.delete_subscription, services.store.engine, body.endpoint, who.hash)
    return {"subscribed": False}
