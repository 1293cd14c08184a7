"""What all requests share: storage, tables, bots, rate limits and the signing key."""

from __future__ import annotations

import time
from collections.abc import Callable, Hashable
from dataclasses import replace
from typing import Any, TypeVar

from alembic.util import CommandError
from sqlalchemy.engine import make_url
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import Request

from postchaise.bots.process_memory import return_memory
from postchaise.bots.workers import ANSWER, BotPool, BotWorkers
from postchaise.kernel.errors import PostchaiseError

from .cluster.notify import ProcessLink
from .errors import CreationRefused, Forbidden, Gone
from .http import guard, tokens
from .http.guard import CookieJar, Limit, Person, RateLimiter, to_network
from .live.render_jobs import RenderJobs, ResultCache
from .notifications.push import PushService
from .ops import access, bans
from .ops.bans import Ban
from .ops.health import HealthCheck
from .ops.settings import Settings
from .storage.rows import Row, Seat
from .storage.server_lock import ServerLock
from .storage.store import TableStore
from .tables import seat_rules, seats
from .tables.analyses import AnalysisQueue
from .tables.bot_scheduler import BotScheduler
from .tables.live_table import LiveTable
from .tables.registry import TableRegistry

T = TypeVar("T")

# Rate limits: a burst, then a rate per second. Ten tabs opened together need thirty reads. Addresses have limits of
# their own, as several people may share one and tokens cost nothing.
READS, READS_OF_ADDRESS = (400, 100), (1200, 200)
WRITES, WRITES_OF_ADDRESS = (200, 100), (600, 200)
CREATES, CREATES_OF_ADDRESS = (30, 0.5), (60, 1)
MESSAGES, MESSAGES_OF_ADDRESS = (6, 0.5), (60, 4)
SPECTATOR_MESSAGES_OF_ADDRESS, SPECTATOR_MESSAGES_OF_TABLE = (10, 0.25), (20, 0.5)
REPLAY_BYTES, CARD_BYTES = 16_000_000, 4_000_000  # cached; a replay is packed once its match is over
QUIET_SECONDS = 40.0  # without anybody, after which memory returns to the system
STREAMS, STREAMS_OF_ADDRESS = {"page": 60, "json": 30}, {"page": 600, "json": 200}  # simultaneous streams


def _open_store(settings: Settings) -> tuple[ServerLock, TableStore]:
    """Lock and open the database and try a write, so that problems show before anything is served."""
    address = settings.address
    try:
        lock = ServerLock(address)
        store = TableStore(address, settings.journal_mode)
        store.well()
    except (SQLAlchemyError, CommandError) as error:
        problem = str(error.__cause__ or error).splitlines()[0][:200]
        shown = make_url(address).render_as_string(hide_password=True)
        raise PostchaiseError("database-unusable", address=shown, problem=problem) from None
    return lock, store


def _start_bot_workers(settings: Settings) -> BotWorkers:
    return BotWorkers(settings.bot_workers, settings.bot_function or ANSWER)


class Services:
    def __init__(self, settings: Settings, workers: BotPool | None = None) -> None:
        self.settings = settings
        self.lock, self.store = _open_store(settings)
        self.registry = TableRegistry(self.store, settings)
        self.push = PushService(settings, self.store, self.registry.get)
        self.bots = BotScheduler(self.registry, workers or _start_bot_workers(settings))
        self.registry.observers += [self.bots, self.push]
        self.processes = ProcessLink(self.registry, self.bots)
        self.rates = RateLimiter(enabled=settings.rate_limits)
        self.jobs = RenderJobs(self.rates)
        self.replays = ResultCache(self.jobs, REPLAY_BYTES)
        self.cards = ResultCache(self.jobs, CARD_BYTES)
        self.analyses = AnalysisQueue(self.store, self.registry.get, settings.analysis_effort)
        self.health = HealthCheck(self.store)
        self.signing_key = self.store.signing_key
        self.bans: list[Ban] = bans.list_active_bans(self.store.engine)  # reloaded regularly, see `maintenance.py`

    def refuse_banned_address(self, request: Request) -> None:
        if bans.is_banned(self.bans, self.client_address(request)):
            raise Forbidden("address-banned")
        if self.is_person_banned(request):
            raise Forbidden("person-banned")

    def is_person_banned(self, request: Request) -> bool:
        if not bans.has_persons(self.bans):
            return False
        try:
            return bans.is_person_banned(self.bans, guard.identify_person(request).hash)
        except Forbidden:  # no token of a person, such as that of the metrics
            return False

    def client_address(self, request: Request) -> str:
        """The client's address."""
        return request.client.host if request.client else "somewhere"

    def client_network(self, request: Request) -> str:
        """The client's network, which rate limits count."""
        return to_network(self.client_address(request))

    async def compute(self, request: Request, key: Hashable, work: Callable[[], T]) -> T:
        """Run a short computation in fair turns. The key names everything that the result depends on."""
        return await self.jobs.run_once(request, self.client_network(request), key, work)

    def base_url(self, request: Request) -> str:
        """The URL of the site, without a slash at its end."""
        return self.settings.public_url or str(request.base_url).rstrip("/")

    def cookie_jar(self, request: Request) -> CookieJar:
        secure = self.settings.secure_cookies or self.base_url(request).startswith("https:")
        return CookieJar(self.settings.root + "/", secure)

    def count_read(self, request: Request, who: Person) -> None:
        """Count a read. People without a token are counted by address."""
        client = self.client_network(request)
        self.rates.spend(client, "reads", *READS_OF_ADDRESS)
        self.rates.spend(client if who.is_new else who.hash, "read", *READS)

    def count_write(self, request: Request, who: Person) -> None:
        """Count a change."""
        client = self.client_network(request)
        self.rates.spend(client, "writes", *WRITES_OF_ADDRESS)
        self.rates.spend(client if who.is_new else who.hash, "write", *WRITES)

    def count_creation(self, request: Request, who: Person) -> None:
        """Count a new table."""
        client = self.client_network(request)
        self.rates.spend(client, "creates", *CREATES_OF_ADDRESS)
        self.rates.spend(client if who.is_new else who.hash, "create", *CREATES)

    def count_message(self, request: Request, who: Person, table: str, seated: bool) -> None:
        """Count a chat message. Spectators share what a table takes of them, so that players are always heard."""
        client = self.client_network(request)
        if seated:
            self.rates.spend(client, "messages", *MESSAGES_OF_ADDRESS)
        else:
            self.rates.spend(client, "spectator messages", *SPECTATOR_MESSAGES_OF_ADDRESS)
        self.rates.spend(who.hash, f"chat {table}", *MESSAGES)
        if not seated:
            self.rates.spend(table, "spectator messages", *SPECTATOR_MESSAGES_OF_TABLE)

    async def create_table(self, request: Request, row: Row, taken: list[Seat]) -> LiveTable:
        """Store a new table. A public one remembers the network of its host, so that none fills the list."""
        network = self.client_network(request)
        if row.listed:
            row = replace(row, settings={**row.settings, "network": tokens.sign_network(self.signing_key, network)})
        await self.store.write(self.store.create, row, taken)
        live = await self.registry.get(row.id)
        live.owner = network
        return live

    async def allow_creation(self, request: Request, who: Person) -> None:
        """Count a new table, and refuse it if this person may not create any."""
        self.count_creation(request, who)
        if not await self.may_create_tables(who):
            raise CreationRefused(f"creation-{self.settings.create_tables}")

    async def may_create_tables(self, who: Person) -> bool:
        kind = self.creation_grant
        return not kind or (
            not who.is_new and await self.store.read(access.has_grant, self.store.engine, who.hash, kind)
        )

    @property
    def creation_grant(self) -> str:
        """The kind of grant that creating a table takes; empty if everybody may."""
        if self.settings.create_tables == access.PASSWORD:
            return access.password_grant(self.signing_key, self.settings.table_password)
        return access.MEMBER if self.settings.create_tables == access.MEMBERS else ""

    def stream_limits(self, request: Request, who: Person, kind: str) -> list[Limit]:
        """The keys and limits that a new stream counts towards."""
        limits = [(f"{kind} {self.client_network(request)}", STREAMS_OF_ADDRESS[kind])]
        return limits if who.is_new else [*limits, (f"{kind} {who.hash}", STREAMS[kind])]

    def seat_url(self, live: LiveTable, seat: int, base: str) -> str:
        return base + tokens.build_invitation_path(self.signing_key, live.row.id, seat, live.seats[seat].round)

    def seat_urls(self, live: LiveTable, base: str, person: str = "") -> list[dict[str, Any]]:
        """The join links that a person may see: those of free seats for the host, those of offered seats for its
        senders.
        """
        host = not person or live.is_host(person)
        free = [s.seat for s in live.seats if (seat_rules.may_send_link(s, live.seats, person) if s.taken else host)]
        return [{"seat": seat, "url": self.seat_url(live, seat, base)} for seat in free]

    async def take_seat(
        self, live: LiveTable, number: int, invite: str, person: str, name: str, nonce: str = ""
    ) -> None:
        """Take a seat with the secret of its link, or a free one at a public table."""
        seat = live.seat(number)
        if invite:
            right = tokens.sign_invitation(self.signing_key, live.row.id, number, seat.round)
            if not tokens.is_same_secret(invite, right) or not seat_rules.is_open_to_link(seat):
                raise Gone("invitation-dead")
            if seat.until < time.time():
                raise Gone("invitation-expired")
        elif not live.row.listed or seat.kind != "open":
            raise Forbidden("invitation-needed")
        await seats.take_seat(live, number, person, name, seat.round, nonce)

    def is_quiet(self) -> bool:
        """Whether nobody follows a table, or has used one for a while."""
        now = time.monotonic()
        return not self.registry.streams and all(now - live.used > QUIET_SECONDS for live in self.registry.loaded())

    def release_memory(self) -> None:
        """Drop what can be computed again, and return memory to the system. It takes a moment."""
        self.replays.clear()
        self.cards.clear()
        self.analyses.forget()
        return_memory()

    async def close(self) -> None:
        self.push.close()
        await self.analyses.close()
        await self.processes.close()
        await self.bots.close()
        await self.registry.close()
        self.store.close()
        self.lock.close()
