"""A short match of two apprentices with a mistake in its last turn, and a quick analysis of it."""

from __future__ import annotations

import json
from functools import cache

from browser.positions import Laid, lay
from postchaise import Dice, Match
from postchaise.bots.analysis import Analysis
from postchaise.bots.analyzer import AnalysisEffort, analyse_match, compute_engine_digest
from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import SealedDice
from server.serving import Serving

LITTLE = AnalysisEffort(turns=4, games=4, searches=0, least=6, looks=4, suspects=3, rounds=10, determinizations=3)
LAST_CHANCE = 159  # the second seat plays one more city and loses; to end the route here would win by a point


@cache
def played() -> Match:
    match = Match("thurn-und-taxis", 2, dice=Dice(5))
    players = [BotPlayer("apprentice", Dice(seed)) for seed in (50, 51)]
    while not match.over:
        seat = match.actor
        match.play(seat, players[seat].choose(match.game, match.state, seat))
    assert match.game.notation(match.entries[LAST_CHANCE].action) == "play sigmaringen right"
    return match


@cache
def analysed() -> Analysis:
    analysis = [*analyse_match(played(), 2, LITTLE)][-1]
    assert isinstance(analysis, Analysis)
    return analysis


def laid(serving: Serving, done: bool = True) -> Laid:
    """The match on a table of a server with its analysis; or with one that is computed, as far as anybody knows."""
    table = lay(serving.database, played().fork(played().version, SealedDice(bytes(32))), title="Meung")
    name, heard = compute_engine_digest(played().game, 2), 1e12  # so that nobody takes it up
    columns, values = '"table", engine, asked, beat, attempts, done, owner', (table.table, name, 1.0, heard, 1, 37, "")
    serving.sql(f"insert into analyses ({columns}) values (?, ?, ?, ?, ?, ?, ?)", *values)
    if done:
        finish(serving, table)
    return table


def finish(serving: Serving, table: Laid) -> None:
    result = json.dumps(analysed().to_json())
    serving.sql('update analyses set result = ? where "table" = ?', result, table.table)
