"""Banned addresses, networks and people, stored in the database so that every server process knows them."""

from __future__ import annotations

import json
import time
from dataclasses import asdict, dataclass
from functools import lru_cache
from ipaddress import IPv4Address, IPv6Address, ip_address, ip_network

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Connection, Engine

from postchaise.kernel.errors import BadOption
from postchaise.server.storage.schema import HOUSE

from .access import PERSON, PERSON_LENGTH, find_person
from .settings import Network

ROW = "bans"


@dataclass(frozen=True)
class Ban:
    address: str  # or a network: 192.0.2.0/24; or the id of a person
    since: float
    until: float  # 0: permanent
    why: str

    @property
    def of_person(self) -> bool:
        return len(self.address) == PERSON_LENGTH and PERSON.fullmatch(self.address) is not None

    @property
    def network(self) -> Network:
        return parse_network(self.address)


@lru_cache(1000)
def parse_network(address: str) -> Network:
    """Parse an address or a network, as operators type it."""
    try:
        return ip_network(address.strip(), strict=False)
    except ValueError as error:
        raise BadOption(
            "option-value", option="address", value=address[:60], expected="192.0.2.7, 192.0.2.0/24"
        ) from error


def list_active_bans(engine: Engine) -> list[Ban]:
    """The bans in force."""
    with engine.connect() as db:
        return [ban for ban in _read(db) if not ban.until or ban.until > time.time()]


def add_ban(engine: Engine, address: str, days: float = 0, why: str = "") -> Ban:
    now = time.time()
    new = Ban(_target(engine, address), now, now + days * 86400 if days else 0.0, why)
    with engine.begin() as db:
        _write(db, [*(each for each in _read(db) if each.address != new.address), new])
    return new


def remove_ban(engine: Engine, address: str) -> bool:
    """Remove a ban; False if there was none."""
    target = _target(engine, address)
    with engine.begin() as db:
        before = _read(db)
        left = [each for each in before if each.address != target]
        _write(db, left)
    return len(left) < len(before)


def is_banned(found: list[Ban], client: str) -> bool:
    if not found:
        return False
    address = _address(client)
    return address is not None and any(
        not each.of_person and address in each.network and _is_active(each) for each in found
    )


def has_persons(found: list[Ban]) -> bool:
    return any(each.of_person for each in found)


def is_person_banned(found: list[Ban], person: str) -> bool:
    return any(each.address == person and _is_active(each) for each in found)


def _target(engine: Engine, address: str) -> str:
    """What an operator typed: the id of a person or how it begins, an address or a network."""
    if PERSON.fullmatch(address):
        return find_person(engine, address)
    return str(parse_network(address))


def _is_active(each: Ban) -> bool:
    return not each.until or each.until > time.time()


@lru_cache(1000)
def _address(client: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address(client)
    except ValueError:
        return None


def _read(db: Connection) -> list[Ban]:
    found = db.execute(select(HOUSE.c.value).where(HOUSE.c.name == ROW)).scalar()
    return [Ban(**each) for each in json.loads(bytes(found))] if found else []


def _write(db: Connection, found: list[Ban]) -> None:
    db.execute(delete(HOUSE).where(HOUSE.c.name == ROW))
    db.execute(insert(HOUSE).values(name=ROW, value=json.dumps([asdict(each) for each in found]).encode()))
