"""What all requests share: storage, rooms, rates, and the secret that signs links."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request

from . import tokens
from .guard import Rates
from .room import Room
from .rooms import Rooms
from .settings import Settings
from .store import Store


class House:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.store = Store(settings.address)
        self.rooms = Rooms(self.store, settings)
        self.rates = Rates()
        self.key = self.store.house

    def client(self, request: Request) -> str:
        return request.client.host if request.client else "somewhere"

    def link(self, room: Room, seat: int) -> str:
        secret = tokens.invitation(self.key, room.row.id, seat, room.seats[seat].round)
        return f"/t/{room.row.id}/join/{seat}/{secret}"

    def invitations(self, room: Room, person: str = "") -> list[dict[str, Any]]:
        """The links of the free seats: for the host alone."""
        if person and not room.is_host(person):
            return []
        return [{"seat": s.seat, "url": self.link(room, s.seat)} for s in room.seats if not s.taken]

    async def close(self) -> None:
        await self.rooms.close()
        self.store.close()
