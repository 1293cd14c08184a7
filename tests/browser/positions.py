"""Tables in the middle of a match: played in this process, then written into the database of the server."""

from __future__ import annotations

import random
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from postchaise import Match
from postchaise.arena.reference_bots.thurn_und_taxis.policy import HEURISTICS
from postchaise.bots.levels import BotPlayer
from postchaise.games.thurn_und_taxis.state import S_CLOSE, State
from postchaise.kernel.dice import Dice, SealedDice
from postchaise.server.http import tokens
from postchaise.server.storage.event_codec import get_event_codec
from postchaise.server.storage.rows import ChatRow
from postchaise.server.storage.store import TableStore
from postchaise.server.tables import creation
from postchaise.web.translations import translator_for

Policy = Callable[[Match], int]
RECORDS = Path(__file__).resolve().parents[1] / "matches"


@dataclass
class Laid:
    """A table that is there, and the keys to its seats (bots have none)."""

    table: str
    tokens: list[str]
    match: Match

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def at_random(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda match: dice.choice(match.legal(match.actor))


def thinking(level: str, seed: int) -> Policy:
    bot = BotPlayer(level, Dice(seed))
    return lambda match: bot.choose(match.game, match.state, match.actor)


def patient(seed: int) -> Policy:
    """Thurn und Taxis, where a route is kept two times of three, so that routes grow long."""
    dice = Dice(seed)

    def choose(match: Match) -> int:
        if isinstance(match.state, State) and match.state.agenda[-1] == S_CLOSE and dice.below(3):
            return match.game.parse("end turn")
        return HEURISTICS.rollout_action(match.game, match.state, match.actor, match.legal(match.actor), dice)

    return choose


def dealt(game: str, seats: int, seed: int, **options: Any) -> Match:
    return Match(game, seats, SealedDice(bytes([seed]) * 32), **options)


def played(match: Match, policy: Policy, done: Callable[[Match], bool]) -> Match:
    while not match.over and not done(match):
        match.play(match.actor, policy(match))
    return match


def recorded(game: str, name: str, actions: int | None = None) -> Match:
    """The first actions of a recorded match, or all but the last ones; from there on it may go another way."""
    whole = Match.from_record((RECORDS / game / f"{name}.txt").read_text("utf-8"))
    if actions is None or actions < 0:
        actions = whole.version + (actions or 0)
    return whole.fork(actions, SealedDice(bytes([9]) * 32))


def crowd(match: Match) -> int:
    """How many pieces of La Loire stand in the fullest village."""
    everybody = match.view(-1)["players"]
    stands = Counter(each[piece]["at"] for each in everybody for piece in ("merchant", "messenger"))
    return max((count for place, count in stands.items() if place not in ("nantes", "orleans")), default=0)


def meeting(place: str, seed: int) -> Policy:
    """Everybody rides to the same place and stays there if that is allowed."""
    dice = random.Random(seed)

    def choose(match: Match) -> int:
        decision = match.decision(match.actor)
        assert decision is not None
        open_now = [each for each in decision.choices if each.reason is None]
        here = [each for each in open_now if each.group == "done" or each.notation.startswith(f"ride {place}")]
        return dice.choice(here or open_now).action

    return choose


def crowded(place: str, seed: int) -> Match:
    """Four people who were to meet in a village, stopped where most of them have."""
    match, policy, best, most = dealt("la-loire", 4, seed), meeting(place, seed), 0, 0
    for _ in range(600):
        if match.over:
            break
        match.play(match.actor, policy(match))
        if crowd(match) > most:
            best, most = match.version, crowd(match)
    again = dealt("la-loire", 4, seed)
    for entry in match.entries[:best]:
        again.play(entry.seat, entry.action)
    return again


def lay(
    address: str,
    match: Match,
    names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dora", "Emil"),
    hot: bool = False,
    bots: int = 0,
    title: str = "Blois",
    talk: Sequence[tuple[int, str]] = (),
    listed: bool = False,
) -> Laid:
    """Puts a match on a table of the server whose database is at `address`. The last `bots` seats are bots."""
    seats = match.seats
    persons = seats - bots
    keys = [tokens.create_token()] * persons if hot else [tokens.create_token() for _ in range(persons)]
    wishes = [
        creation.SeatRequest("me", names[i]) if i < persons else creation.SeatRequest("bot", names[i])
        for i in range(seats)
    ]
    wish = creation.TableRequest(match.game.meta.id, wishes, {}, title, listed)
    row, seated = creation.build_table(wish, tokens.hash_token(keys[0]), translator_for("en"), 14)
    row = replace(row, options=creation.to_stored_options(match.options), setup=match.setup_outcomes, key=_key(match))
    row = replace(row, status="playing", nonces=match.nonces)
    seated = [
        replace(each, holder=tokens.hash_token(keys[each.seat])) if each.seat < persons else each for each in seated
    ]
    now = time.time()
    events = [get_event_codec(match.game).to_event(e, i + 1, now) for i, e in enumerate(match.entries)]
    store = TableStore(address)
    try:
        store.create(row, seated)
        if events:
            store.append(row.id, events, "over" if match.over else "playing")
        for i, (seat, text) in enumerate(talk):
            store.add_chat_line(row.id, ChatRow(i + 1, seat, names[seat], text, now))
    finally:
        store.close()
    return Laid(row.id, keys, match)


def _key(match: Match) -> bytes:
    dice = match.dice
    assert isinstance(dice, SealedDice)
    return dice.key
