"""What all requests share: storage, live tables, rates, and the secret that signs links."""

from __future__ import annotations

import time
from typing import Any

from starlette.requests import Request

from . import seats, tokens
from .claim import claim
from .guard import Person, Rates
from .live_table import LiveTable
from .live_tables import LiveTables
from .problems import Forbidden, Gone
from .settings import Settings
from .store import Store

# So many at once, then so many a second. Ten tabs that open together need thirty; a house full of people shares one
# address, and tokens cost nothing: so an address has a limit of its own.
READS, READS_OF_ADDRESS = (400, 100), (1200, 200)
WRITES, WRITES_OF_ADDRESS = (200, 100), (600, 200)


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.claim = claim(settings.address)
        self.store = Store(settings.address)
        self.live_tables = LiveTables(self.store, settings)
        self.rates = Rates()
        self.key = self.store.house

    def client(self, request: Request) -> str:
        return request.client.host if request.client else "somewhere"

    def reads(self, request: Request, who: Person) -> None:
        """One more page, observation or file for this person. Whoever has no token yet is counted by address."""
        client = self.client(request)
        self.rates.spend(client, "reads", *READS_OF_ADDRESS)
        self.rates.spend(client if who.fresh else who.hash, "read", *READS)

    def writes(self, request: Request, who: Person) -> None:
        """One more change."""
        client = self.client(request)
        self.rates.spend(client, "writes", *WRITES_OF_ADDRESS)
        self.rates.spend(client if who.fresh else who.hash, "write", *WRITES)

    def link(self, live: LiveTable, seat: int) -> str:
        return tokens.link(self.key, live.row.id, seat, live.seats[seat].round)

    def invitations(self, live: LiveTable, person: str = "") -> list[dict[str, Any]]:
        """The links of the free seats: for the host alone; of those that all agreed to offer, for everybody seated."""
        host, seated = not person or live.is_host(person), bool(live.seats_of(person))
        free = [s.seat for s in live.seats if s.vacant and (seated if s.taken else host)]
        return [{"seat": seat, "url": self.link(live, seat)} for seat in free]

    async def sit(self, live: LiveTable, number: int, invite: str, person: str, name: str, nonce: str = "") -> None:
        """Takes a seat: by the secret of its link, or a free one at an open table."""
        seat = live.seat(number)
        if invite:
            right = tokens.invitation(self.key, live.row.id, number, seat.round)
            if not tokens.same(invite, right) or not seat.vacant:
                raise Gone("invitation-dead")
            if seat.until < time.time():
                raise Gone("invitation-expired")
        elif not live.row.listed or seat.kind != "open":
            raise Forbidden("invitation-needed")
        await seats.sit(live, number, person, name, seat.round, nonce)
        self.live_tables.wake(live)

    async def close(self) -> None:
        await self.live_tables.close()
        self.store.close()
        if self.claim is not None:
            self.claim.close()
