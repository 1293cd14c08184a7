"""What a server does by itself from time to time: heed what operators wrote into the database, go on with analyses
that nobody computes any more, and purge."""

from __future__ import annotations

import asyncio
import logging
import time

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.services import House

from . import admin, bans

EVERY = 2.0  # seconds
PURGE = 3600.0

log = logging.getLogger("postchaise.upkeep")


async def keep(house: House) -> None:
    """As long as the server runs. A database that does not answer is asked again."""
    purged = -PURGE
    while True:
        try:
            await heed(house)
            await house.analyses.keep()
            if time.monotonic() - purged > PURGE:
                purged = time.monotonic()
                await purge(house)
        except PostchaiseError as error:
            log.warning("upkeep", extra={"data": {"problem": error.code}})
        except Exception:  # a row that cannot be read must not end the upkeep
            log.exception("upkeep")
        await asyncio.sleep(EVERY)


async def heed(house: House) -> None:
    """Bans, and tables that an operator has closed."""
    store, live_tables = house.store, house.live_tables
    house.bans = await store.read(bans.bans, store.engine)
    for table in await store.read(store.closed_of, live_tables.ids()):
        live_tables.drop(table)


async def purge(house: House) -> None:
    settings, engine = house.settings, house.store.engine
    done = await house.store.write(admin.purge, engine, settings.unused_days, settings.unfinished_days)
    if any(done.values()):
        log.info("purged", extra={"data": done})
