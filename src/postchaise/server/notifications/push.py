"""Push notifications for absent players whose turn it is, for browsers that subscribed.

A message holds only what a passer-by may read: the table's title and the game. Messages go only to the configured push
services: endpoints come from browsers, and a hostile one would name a machine inside our network.
"""

from __future__ import annotations

import asyncio
import json
import logging
import re
from base64 import urlsafe_b64encode
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from postchaise.kernel.errors import PostchaiseError
from postchaise.server.errors import Problem
from postchaise.server.ops.settings import Settings
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import seat_rules
from postchaise.server.tables.live_table import LiveTable, TableObserver
from postchaise.server.tables.seat_rules import SeatState
from postchaise.web.translations import translator_for

from . import subscriptions
from .subscriptions import Subscription

log = logging.getLogger("postchaise.push")
DAY = 86400
SECONDS = 10.0  # for a service to respond
GONE = (404, 410)  # the subscription has ended
KEYS = re.compile(r"[\w-]{16,200}=*", re.ASCII)


@dataclass
class TurnNotice:
    """A notification to be sent."""

    table: str
    seat: int
    version: int  # actions before it
    over: bool = False
    invited: bool = False  # to play again

    def is_current(self, live: LiveTable) -> bool:
        """Whether the player is still away and has not acted."""
        seat, match = live.seats[self.seat], live.match
        if self.invited:
            return seat_rules.state_of(seat) is SeatState.RESERVED
        acted = any(entry.seat == self.seat for entry in match.entries[self.version :])
        asked = self.over or (self.seat in match.actors and not acted)
        return asked and seat.kind == "person" and bool(seat.holder) and not live.is_present(self.seat)


class PushService(TableObserver):
    def __init__(self, settings: Settings, store: TableStore, find: Callable[[str], Awaitable[LiveTable]]) -> None:
        self.settings, self.store, self.find = settings, store, find
        self.key: Any = None  # a `py_vapid` key
        self.public = ""  # the public key for browsers
        if settings.push_key:
            self.key, self.public = _load_signing_key(settings.push_key)
        self._pool = ThreadPoolExecutor(2, "push")
        self._tasks: set[asyncio.Task[None]] = set()

    def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def is_allowed_endpoint(self, endpoint: str) -> bool:
        """Whether an endpoint belongs to a configured push service."""
        try:
            parts = urlsplit(endpoint)
            here, host = f"{parts.scheme}://{parts.netloc}", parts.hostname or ""
            port = parts.port
        except ValueError:
            return False
        if len(endpoint) > 1000 or parts.username is not None or any(c in endpoint for c in " \\\r\n"):
            return False
        for service in self.settings.push_services:
            if "://" in service:
                if here == service:
                    return True
            elif parts.scheme == "https" and port in (None, 443):
                if host == service or (service.startswith("*.") and host.endswith(service[1:])):
                    return True
        return False

    def check_subscription(self, endpoint: str, p256dh: str, auth: str) -> None:
        if self.key is None:
            raise Problem("push-off")
        if not (self.is_allowed_endpoint(endpoint) and KEYS.fullmatch(p256dh) and KEYS.fullmatch(auth)):
            raise Problem("push-wrong")

    # Sending

    def on_turn(self, live: LiveTable, seats: set[int], over: bool) -> None:
        """Notify the absent players among these seats after a moment: it is their turn, or the match is over."""
        if not live.row.learning:
            for seat in seats:
                self._plan(live, TurnNotice(live.row.id, seat, live.match.version, over))

    def invite(self, live: LiveTable) -> None:
        """Notify the people for whom seats of a new table are kept."""
        for seat in live.seats:
            self._plan(live, TurnNotice(live.row.id, seat.seat, 0, invited=True))

    def _plan(self, live: LiveTable, notice: TurnNotice) -> None:
        if self.key is not None and notice.is_current(live):
            task = asyncio.create_task(self._notify_later(notice))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _notify_later(self, notice: TurnNotice) -> None:
        await asyncio.sleep(self.settings.push_delay)
        try:
            live = await self.find(notice.table)
            if not notice.is_current(live):
                return
            seat = live.seats[notice.seat]
            holder = seat.former if notice.invited else seat.holder
            found = await self.store.read(subscriptions.list_subscriptions, self.store.engine, holder)
            loop = asyncio.get_running_loop()
            for each in found:
                if await loop.run_in_executor(self._pool, self._send, each, self._message(live, notice, each.lang)):
                    continue
                await self.store.write(subscriptions.delete_subscription, self.store.engine, each.endpoint)
        except PostchaiseError as error:
            log.warning("push", extra={"data": {"table": notice.table, "problem": error.code}})

    def _message(self, live: LiveTable, notice: TurnNotice, lang: str) -> str:
        translator = translator_for(lang)
        told = translator.translate("push-over" if notice.over else "home-your-turn")
        if notice.invited:
            told = translator.translate("push-again")
        body = f"{live.row.title} · {live.game.meta.title}"
        address = f"{self.settings.root}/t/{notice.table}"
        return json.dumps({"title": told, "body": body, "tag": notice.table, "url": address, "lang": lang})

    def _send(self, to: Subscription, message: str) -> bool:
        """Send a message; False if the subscription has ended. Runs in a thread, as services are slow."""
        import requests
        from pywebpush import WebPushException, webpush  # type: ignore[import-untyped]  # it has no types

        session = requests.Session()
        session.max_redirects = 0  # a redirect could lead anywhere
        info = {"endpoint": to.endpoint, "keys": {"p256dh": to.p256dh, "auth": to.auth}}
        try:
            claims: dict[str, str | int] = {"sub": self.settings.push_contact or self.settings.public_url}
            webpush(info, message, self.key, claims, ttl=DAY, timeout=SECONDS, requests_session=session)
        except WebPushException as error:
            status = error.response.status_code if error.response is not None else 0
            log.info("push", extra={"data": {"status": status}})
            return status not in GONE
        except (requests.RequestException, ValueError) as error:  # ValueError: keys that are none
            log.info("push", extra={"data": {"problem": type(error).__name__}})
            return not isinstance(error, ValueError) or isinstance(error, requests.RequestException)
        finally:
            session.close()
        return True


def _load_signing_key(private: str) -> tuple[Any, str]:
    """The key that signs, and what browsers are told of it."""
    try:
        from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat
        from py_vapid import Vapid02  # type: ignore[import-untyped]  # it has no types
    except ModuleNotFoundError as error:
        raise PostchaiseError("push-missing") from error
    try:
        key = Vapid02.from_string(private)
    except Exception as error:  # whatever the library makes of it
        raise PostchaiseError("push-key-wrong") from error
    point = key.public_key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return key, urlsafe_b64encode(point).rstrip(b"=").decode()


def create_signing_key() -> str:
    """A private key as the settings want it."""
    from py_vapid import Vapid02

    key = Vapid02()
    key.generate_keys()
    number = key.private_key.private_numbers().private_value
    return urlsafe_b64encode(number.to_bytes(32, "big")).rstrip(b"=").decode()
