"""Background work of a server: apply operators' changes, run pending analyses, purge old tables, return memory."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import time

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.services import Services

from . import admin, bans

EVERY = 2.0  # seconds
PURGE = 3600.0

log = logging.getLogger("postchaise.upkeep")


async def run_maintenance(services: Services) -> None:
    """Run until the server stops. Database errors are retried."""
    purged = -PURGE
    released: int | None = None  # tables that were in memory when it was last returned; None since anybody was there
    while True:
        try:
            await check_lock(services)
            await apply_operator_changes(services)
            await services.analyses.run_pending()
            await services.registry.keep_states()
            released = release_memory_when_quiet(services, released)
            await drop_unused(services)
            if time.monotonic() - purged > PURGE:
                purged = time.monotonic()
                await purge_old_tables(services)
        except PostchaiseError as error:
            log.warning("maintenance failed", extra={"data": {"problem": error.code}})
        except Exception:  # an unreadable row must not end the maintenance
            log.exception("maintenance failed")
        await asyncio.sleep(EVERY)


def release_memory_when_quiet(services: Services, released: int | None) -> int | None:
    """Return memory when nobody is there, and again when the last table has left it."""
    if not services.is_quiet():
        return None
    tables = len(services.registry.ids())
    if released is None or tables == 0 < released:
        services.release_memory()
        return tables
    return released


async def check_lock(services: Services) -> None:
    """Stop the server if a restore has locked the database: what is in memory no longer fits it."""
    if not await asyncio.to_thread(services.lock.is_held):
        log.error("a backup is being restored into the database; the server stops")
        os.kill(os.getpid(), signal.SIGTERM)


async def drop_unused(services: Services) -> None:
    """Drop tables that nobody uses, and processes that nobody needs or that have grown."""
    services.registry.drop_unused(services.is_quiet())
    await services.registry.render_pool.maintain(services.registry.streams)
    await asyncio.to_thread(services.bots.workers.renew_idle)


async def apply_operator_changes(services: Services) -> None:
    """Load bans, update tables that an operator changed, and drop those that were closed."""
    store, registry = services.store, services.registry
    services.bans = await store.read(bans.list_active_bans, store.engine)
    for table in await store.read(store.closed_of, registry.ids()):
        registry.invalidate(table)
    if not store.shared:  # elsewhere the database notifies
        for table, revision in (await store.read(store.revisions, registry.ids())).items():
            registry.on_notification(table, revision)


async def purge_old_tables(services: Services) -> None:
    settings, engine = services.settings, services.store.engine
    done = await services.store.write(admin.purge_tables, engine, settings.unused_days, settings.unfinished_days)
    if any(done.values()):
        log.info("deleted what expired", extra={"data": done})
