"""The application as the script of the Python worker calls it: what JavaScript passes becomes Python, and back."""

from __future__ import annotations

import asyncio
from typing import Any

from .application import start_application as start
from .asgi_bridge import AsgiBridge


class BrowserBridge:
    def __init__(self, bridge: AsgiBridge) -> None:
        self._bridge = bridge

    async def handle(
        self,
        method: str,
        path: str,
        query: str,
        headers: Any,
        body: Any,
        begin: Any,
        write: Any,
        gone: asyncio.Event,
    ) -> None:
        given = [(name, value) for name, value in headers.to_py()]
        await self._bridge.handle(method, path, query, given, body.to_bytes(), begin, write, gone)


async def start_application(public_url: str, folder: str, cookies: str, ask: Any, put: Any) -> BrowserBridge:
    async def ask_bots(request: bytes) -> bytes:
        answer: bytes = (await ask(request)).to_bytes()
        return answer

    return BrowserBridge(await start(public_url, folder, cookies, ask_bots, put))
