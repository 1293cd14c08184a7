"""Starts the application in the browser, and where the site is built, to draw its first pages."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any, Final

from postchaise.server.app import create_app
from postchaise.server.ops.settings import DAY, Settings
from postchaise.server.storage.file_lock import get_database_file

from .asgi_bridge import AsgiBridge, CookieJar
from .bot_pool import Ask, WebWorkerPool
from .image import ImageWriter

DATABASE: Final = "postchaise.sqlite"


async def start_application(
    public_url: str, folder: str, cookies: str, ask: Ask, put: Callable[[bytes, str], Awaitable[Any]] | None
) -> AsgiBridge:
    """Open the database in a folder and return the bridge to the application.

    `cookies` are those of the stored image, `ask` reaches the bots, `put` stores the image (None: nothing is stored).
    """
    settings = Settings(
        database=f"sqlite:///{folder}/{DATABASE}",
        public_url=public_url,
        alone=True,
        journal_mode="memory",
        frame_ancestors="self",
        rate_limits=False,
        render_workers=0,
        analysis_effort=0,
        absence_seconds=DAY,
        unused_days=0,
        unfinished_days=0,
    )
    app = create_app(settings, WebWorkerPool(ask))
    jar = CookieJar(cookies)
    file = get_database_file(settings.address)
    assert file is not None
    writer = ImageWriter(Path(file), jar.to_json, put) if put is not None else None
    bridge = AsgiBridge(app, settings.public_host, jar, writer.flush if writer is not None else None)
    await bridge.start()
    if writer is not None:
        writer.watch(app.state.services.store.engine)
    return bridge
