"""Build positions: play a match in this process, then store it in the server's database."""

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
class PreparedTable:
    """A stored table with the tokens of its seats (bots have none)."""

    table: str
    tokens: list[str]
    match: Match

    @property
    def path(self) -> str:
        return f"/t/{self.table}"


def create_random_policy(seed: int) -> Policy:
    dice = random.Random(seed)
    return lambda match: dice.choice(match.legal(match.actor))


def create_bot_policy(level: str, seed: int) -> Policy:
    bot = BotPlayer(level, Dice(seed))
    return lambda match: bot.choose(match.game, match.state, match.actor)


def create_long_route_policy(seed: int) -> Policy:
    """Return a policy for Thurn und Taxis that keeps two of three routes open, so that routes grow long."""
    dice = Dice(seed)

    def choose(match: Match) -> int:
        if isinstance(match.state, State) and match.state.agenda[-1] == S_CLOSE and dice.below(3):
            return match.game.parse("end turn")
        return HEURISTICS.rollout_action(match.game, match.state, match.actor, match.legal(match.actor), dice)

    return choose


def create_match(game: str, seats: int, seed: int, **options: Any) -> Match:
    return Match(game, seats, SealedDice(bytes([seed]) * 32), **options)


def play_until(match: Match, policy: Policy, done: Callable[[Match], bool]) -> Match:
    while not match.over and not done(match):
        match.play(match.actor, policy(match))
    return match


def load_recorded_match(game: str, name: str, actions: int | None = None) -> Match:
    """Fork a recorded match after its first `actions`, or before its last ones if negative."""
    whole = Match.from_record((RECORDS / game / f"{name}.txt").read_text("utf-8"))
    if actions is None or actions < 0:
        actions = whole.version + (actions or 0)
    return whole.fork(actions, SealedDice(bytes([9]) * 32))


def count_crowd(match: Match) -> int:
    """Count the pieces of La Loire in the fullest village."""
    everybody = match.view(-1)["players"]
    stands = Counter(each[piece]["at"] for each in everybody for piece in ("merchant", "messenger"))
    return max((count for place, count in stands.items() if place not in ("nantes", "orleans")), default=0)


def create_meeting_policy(place: str, seed: int) -> Policy:
    """Return a policy that rides to one place and stays there if allowed."""
    dice = random.Random(seed)

    def choose(match: Match) -> int:
        decision = match.decision(match.actor)
        assert decision is not None
        open_choices = [each for each in decision.choices if each.reason is None]
        here = [each for each in open_choices if each.group == "done" or each.notation.startswith(f"ride {place}")]
        return dice.choice(here or open_choices).action

    return choose


def create_crowded_match(place: str, seed: int) -> Match:
    """Let four players meet in a village, and return the position where it is fullest."""
    match, policy, best, most = create_match("la-loire", 4, seed), create_meeting_policy(place, seed), 0, 0
    for _ in range(600):
        if match.over:
            break
        match.play(match.actor, policy(match))
        if count_crowd(match) > most:
            best, most = match.version, count_crowd(match)
    again = create_match("la-loire", 4, seed)
    for entry in match.entries[:best]:
        again.play(entry.seat, entry.action)
    return again


def store_table(
    address: str,
    match: Match,
    names: Sequence[str] = ("Ada", "Ben", "Cleo", "Dora", "Emil"),
    hot: bool = False,
    bots: int = 0,
    title: str = "Blois",
    talk: Sequence[tuple[int, str]] = (),
    listed: bool = False,
) -> PreparedTable:
    """Store a match as a table in the database at `address`. The last `bots` seats are bots."""
    seats = match.seats
    persons = seats - bots
    keys = [tokens.create_token()] * persons if hot else [tokens.create_token() for _ in range(persons)]
    wishes = [
        creation.SeatRequest("me", names[i]) if i < persons else creation.SeatRequest("bot", names[i])
        for i in range(seats)
    ]
    wish = creation.TableRequest(match.game.meta.id, wishes, {}, title, listed)
    row, seated = creation.build_table(wish, tokens.hash_token(keys[0]), translator_for("en"), 14)
    row = replace(
        row, options=creation.to_stored_options(match.options), setup=match.setup_outcomes, key=_get_seal_key(match)
    )
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
    return PreparedTable(row.id, keys, match)


def _get_seal_key(match: Match) -> bytes:
    dice = match.dice
    assert isinstance(dice, SealedDice)
    return dice.key
