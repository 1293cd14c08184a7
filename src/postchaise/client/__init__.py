"""A typed client of the JSON API: `Client`, and `AsyncClient` for asyncio.

It needs httpx (the extra `client`). The models of the answers need nothing; the server uses them, too.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from .api_calls import ServerError
from .models import Choice, Decision, Observation, Player

if TYPE_CHECKING:
    from .async_client import AsyncClient
    from .sync_client import Client

__all__ = ["AsyncClient", "Choice", "Client", "Decision", "Observation", "Player", "ServerError"]


def __getattr__(name: str) -> Any:
    """httpx is loaded only by those who talk to a server."""
    if name == "Client":
        from .sync_client import Client

        return Client
    if name == "AsyncClient":
        from .async_client import AsyncClient

        return AsyncClient
    raise AttributeError(name)
