"""Who may create tables: members whom the operator has admitted, or people who know the password."""

from __future__ import annotations

import hmac
import re
import time
from dataclasses import dataclass
from typing import Final

from sqlalchemy import delete, insert, select
from sqlalchemy.engine import Engine

from postchaise.kernel.errors import BadOption, PostchaiseError
from postchaise.server.storage.schema import GRANTS, HOUSE, SEATS, TABLES

EVERYBODY: Final = "everybody"
MEMBERS: Final = "members"
PASSWORD: Final = "password"
MEMBER: Final = "member"  # the kind of grant that a member has
PERSON: Final = re.compile(r"[0-9a-f]{12,64}")  # the id of a person, or how it begins
PERSON_LENGTH: Final = 64


@dataclass(frozen=True)
class Member:
    person: str
    since: float
    note: str


def password_grant(signing_key: bytes, password: str) -> str:
    """The kind of grant that a password gives: another password asks everybody again."""
    return "password " + hmac.digest(signing_key, password.encode(), "sha256").hex()[:24]


def read_signing_key(engine: Engine) -> bytes:
    with engine.connect() as db:
        return bytes(db.execute(select(HOUSE.c.value).where(HOUSE.c.name == "key")).scalar_one())


def has_grant(engine: Engine, person: str, kind: str) -> bool:
    with engine.connect() as db:
        query = select(GRANTS.c.person).where(GRANTS.c.person == person, GRANTS.c.kind == kind)
        return db.execute(query).first() is not None


def add_grant(engine: Engine, person: str, kind: str, note: str = "") -> None:
    with engine.begin() as db:
        db.execute(delete(GRANTS).where(GRANTS.c.person == person, GRANTS.c.kind == kind))
        db.execute(insert(GRANTS).values(person=person, kind=kind, since=time.time(), note=note[:200]))


def remove_member(engine: Engine, person: str) -> bool:
    """Remove a member; False if there was none."""
    with engine.begin() as db:
        return db.execute(delete(GRANTS).where(GRANTS.c.person == person, GRANTS.c.kind == MEMBER)).rowcount == 1


def list_members(engine: Engine) -> list[Member]:
    with engine.connect() as db:
        query = select(GRANTS.c.person, GRANTS.c.since, GRANTS.c.note).where(GRANTS.c.kind == MEMBER)
        return [Member(*row) for row in db.execute(query.order_by(GRANTS.c.since)).tuples()]


def find_person(engine: Engine, given: str) -> str:
    """The id of a person from its first letters, if they have sat at a table, hosted one, or are a member."""
    given = given.strip().lower()
    if not PERSON.fullmatch(given):
        raise BadOption("option-value", option="person", value=given[:64], expected="3f8a52c09b1e")
    if len(given) == PERSON_LENGTH:
        return given
    columns = (SEATS.c.holder, SEATS.c.former, TABLES.c.host, GRANTS.c.person)
    with engine.connect() as db:
        queries = [select(column).where(column.startswith(given)).distinct() for column in columns]
        found = {each for query in queries for each in db.execute(query).scalars()}
    if len(found) != 1:
        raise PostchaiseError("admin-no-person", person=given, count=len(found))
    (person,) = found
    return str(person)
