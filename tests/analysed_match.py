"""A short match between two apprentices with a mistake in the last turn, and a quick analysis of it."""

from __future__ import annotations

import json
from functools import cache

from browser.positions import PreparedTable, store_table
from postchaise import Dice, Match
from postchaise.bots.analysis import Analysis
from postchaise.bots.analyzer import AnalysisEffort, analyse_match, compute_engine_digest
from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import SealedDice
from server.serving import Serving

LITTLE = AnalysisEffort(turns=4, games=4, searches=0, least=6, looks=4, suspects=3, rounds=10, determinizations=3)
LAST_CHANCE = 159  # the second seat plays one more city and loses; ending the route here would win by a point


@cache
def get_played_match() -> Match:
    match = Match("thurn-und-taxis", 2, dice=Dice(5))
    players = [BotPlayer("apprentice", Dice(seed)) for seed in (50, 51)]
    while not match.over:
        seat = match.actor
        match.play(seat, players[seat].choose(match.game, match.state, seat))
    assert match.game.notation(match.entries[LAST_CHANCE].action) == "play sigmaringen right"
    return match


@cache
def get_analysis() -> Analysis:
    analysis = [*analyse_match(get_played_match(), 2, LITTLE)][-1]
    assert isinstance(analysis, Analysis)
    return analysis


def store_analysed_table(serving: Serving, done: bool = True) -> PreparedTable:
    """Store the match as a table with its analysis, or with one that seems to be in progress."""
    table = store_table(
        serving.database, get_played_match().fork(get_played_match().version, SealedDice(bytes(32))), title="Meung"
    )
    name, heard = compute_engine_digest(get_played_match().game, 2), 1e12  # so that no process takes it over
    columns, values = '"table", engine, asked, beat, attempts, done, owner', (table.table, name, 1.0, heard, 1, 37, "")
    serving.sql(f"insert into analyses ({columns}) values (?, ?, ?, ?, ?, ?, ?)", *values)
    if done:
        store_analysis(serving, table)
    return table


def store_analysis(serving: Serving, table: PreparedTable) -> None:
    result = json.dumps(get_analysis().to_json())
    serving.sql('update analyses set result = ? where "table" = ?', result, table.table)
