"""Creates tables: seats, options, and the key for the deal."""

from __future__ import annotations

import secrets
import time
from dataclasses import dataclass, field, replace
from typing import Any, Final

from postchaise.bots.levels import LEVELS, find_level_for_match
from postchaise.kernel.dice import RANDOM, Dice, SealedDice
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Options, Value, find_closest_match
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import meta as find_meta
from postchaise.server.errors import Problem
from postchaise.server.storage.rows import Row, Seat
from postchaise.web.translations import TableTranslator

from . import names
from .table_settings import default_settings

KINDS: Final = ("me", "hot", "friend", "open", "bot")
BOT_NAMES: Final = ("Rabelais", "Paracelsus", "Mélusine", "Jacquou", "Franz von Taxis", "Agnès", "Ottilie", "Villon")
DEFAULT_LEVEL: Final = "apprentice"


@dataclass
class SeatRequest:
    kind: str
    name: str = ""
    level: str = ""


@dataclass
class TableRequest:
    """A table as somebody asks for it."""

    game: str
    seats: list[SeatRequest]
    options: dict[str, Any] = field(default_factory=dict)
    title: str = ""
    listed: bool = False
    chat: bool = True
    help: str = ""  # allowed help
    pace: str = ""  # of the bots


def parse_level(level: str, game: str, seats: int) -> str:
    """Validate a bot level with an optional style: "journeyman:voyager"."""
    level = level or DEFAULT_LEVEL
    id = level.partition(":")[0]
    if id not in LEVELS:
        raise Problem(
            "level-unknown", level=id[:40], near=find_closest_match(id, list(LEVELS)), known=", ".join(LEVELS)
        )
    return find_level_for_match(level, game, seats).id


def bot_name(taken: list[str]) -> str:
    free = [name for name in BOT_NAMES if name not in taken]
    return secrets.choice(free or list(BOT_NAMES))


def to_stored_options(options: Options) -> dict[str, Value | list[int]]:
    """Options as the database stores them."""
    return {key: list(value) if isinstance(value, tuple) else value for key, value in options.items()}


def build_table(
    wish: TableRequest, person: str, translator: TableTranslator, invitation_days: int
) -> tuple[Row, list[Seat]]:
    """Build a new table. Values that do not fit the game are refused by name. It is dealt when everybody is there."""
    game = find_game(wish.game)
    until = time.time() + invitation_days * 86400
    seats = [_seat(i, each, wish, person, translator, until) for i, each in enumerate(wish.seats)]
    _make_names_distinct(seats)
    game.meta.resolve(len(seats), wish.options)  # an option named "dice" must not become an argument of ours
    match = Match(game, len(seats), Dice(), **wish.options)  # refuses what cannot be dealt now rather than at the start
    title = names.clean(wish.title, names.TITLE) or names.new_title()
    now = time.time()
    row = Row(
        id=names.new_id(title),
        game=game.meta.id,
        rules=game.meta.version,
        components=game.components,
        title=title,
        options=to_stored_options(match.options),
        setup=[],
        key=secrets.token_bytes(32),
        host=person,
        status="waiting",
        listed=wish.listed,
        chat=wish.chat,
        created=now,
        changed=now,
        settings=default_settings(wish.help, wish.pace),
    )
    return deal(row, seats) if is_ready(seats) else row, seats


def is_ready(seats: list[Seat]) -> bool:
    """Whether every seat is taken and every browser has contributed to the shuffle."""
    return all(seat.kind == "bot" or (seat.kind == "person" and seat.nonce) for seat in seats)


def deal(row: Row, seats: list[Seat]) -> Row:
    """Deal from the key chosen before and from what every browser contributed since."""
    nonces = [seat.nonce if seat.kind == "person" else RANDOM for seat in seats]
    game = find_game(row.game)  # with the rules and numbers of today, however long people were waited for
    match = Match(game, len(seats), SealedDice(row.key, 0, nonces), **row.options)
    row = replace(row, rules=game.meta.version, components=game.components)
    return replace(row, status="playing", setup=match.setup_outcomes, nonces=nonces)


def _seat(
    number: int, wish: SeatRequest, table: TableRequest, person: str, translator: TableTranslator, until: float
) -> Seat:
    if wish.kind not in KINDS:
        near = find_closest_match(wish.kind, list(KINDS))
        raise Problem("seat-kind-unknown", kind=wish.kind[:40], near=near, known=", ".join(KINDS))
    name = names.check_name(wish.name)
    if wish.kind in ("me", "hot"):
        return Seat(number, "person", name or translator.translate("seat", seat=number + 1), holder=person)
    if wish.kind == "bot":
        taken = [each.name for each in table.seats if each is not wish]
        name = name or bot_name(taken)
        wish.name = name
        return Seat(number, "bot", name, level=parse_level(wish.level, table.game, len(table.seats)))
    return Seat(number, wish.kind, name or translator.translate("seat", seat=number + 1), until=until)


def _make_names_distinct(seats: list[Seat]) -> None:
    for i, seat in enumerate(seats):
        seat.name = names.make_distinct(seat.name, [each.name for each in seats[:i]])


def quick_start_request(game: str, name: str) -> TableRequest:
    """You against bots, with the game's defaults."""
    return TableRequest(
        game, [SeatRequest("me", name), *(SeatRequest("bot") for _ in range(find_meta(game).opponents))]
    )
