"""A table that was begun by other rules than those installed: adopted when everything fits, else kept as it was seen.

A running match that fits goes on by the current rules, and its log says so. One that does not is closed, and can still
be looked at. A finished match is never changed: as far as the current rules replay it just as it was played, they do;
its result and its last position were stored when it ended.
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass, replace
from typing import Any, Final

from postchaise.kernel.entry import StateCheckpoint
from postchaise.kernel.errors import ComponentsError
from postchaise.kernel.game import Game
from postchaise.kernel.match import OtherRules
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.replay import replay_by_current_rules
from postchaise.server.errors import Problem
from postchaise.server.storage.event_log import list_current_entries
from postchaise.server.storage.rows import Event, Row, RulesStop, StateSnapshot, StoredTable

CORRECTED: Final = "rules"  # notes about corrected rules begin like this


@dataclass
class RulesSettlement:
    """How a table goes on with the rules that are installed."""

    game: Game[Any]
    row: Row
    other_rules: OtherRules | None = None
    event: Event | None = None  # to be written: the rules were corrected
    written: bool = True  # whether the row is as it is stored


def decide_rules(stored: StoredTable) -> RulesSettlement:
    row = stored.row
    if row.status == "waiting" and not row.nonces:  # nothing is dealt yet: a new match
        game = find_game(row.game)
        return RulesSettlement(game, replace(row, rules=game.meta.version, components=game.components))
    try:
        game = find_game(row.game, row.components)
    except ComponentsError:
        if row.status != "over":
            raise  # the operator may bring the file back
        return _preserve_result(stored, find_game(row.game), -1)
    version = game.meta.version
    if row.rules == version and row.stopped is None:
        return RulesSettlement(game, row)
    if row.rules > version and row.status != "over":
        raise Problem("table-newer-rules", title=row.title)
    entries, _, _ = list_current_entries(game, stored.events, None)
    judged = replay_by_current_rules(game, len(stored.seats), row.options, row.setup, entries)
    if row.status == "over":
        same = judged.alike == len(entries) and _has_same_scores(stored, judged.scores)
        return (
            RulesSettlement(game, row) if same and row.stopped is None else _preserve_result(stored, game, judged.alike)
        )
    if judged.match is not None and judged.allowed == len(entries) and not judged.match.over:
        since = range(row.rules + 1, version + 1)
        ids = ", ".join(id for number in since for id in game.meta.corrections.get(number, ()))
        log = [CORRECTED if ids else f"{CORRECTED}-unnamed", ids, str(version), row.rules]
        event = Event(len(stored.events) + 1, "rules", 0, log=log, at=time.time())
        return RulesSettlement(game, replace(row, rules=version), None, event, False)
    row = replace(row, status="over", settings=row.settings | {"stopped": asdict(RulesStop(row.rules, version))})
    settled = _preserve_result(replace(stored, row=row), game, judged.alike)
    settled.written = False
    return settled


def _has_same_scores(stored: StoredTable, scores: list[dict[str, int]] | None) -> bool:
    return stored.scores is None or stored.scores == scores


def _preserve_result(stored: StoredTable, game: Game[Any], reached: int) -> RulesSettlement:
    """As it was seen: the result that was counted then, and the last position that was stored."""
    _, _, holds = list_current_entries(game, stored.events, stored.saved)
    kept = load_snapshot_state(game, stored.saved) if holds else None
    if reached < 0 and kept is None:
        raise Problem("table-old-rules", title=stored.row.title)
    return RulesSettlement(game, stored.row, OtherRules(reached, kept, stored.scores, stored.ranking))


def load_snapshot_state(game: Game[Any], saved: StateSnapshot | None) -> StateCheckpoint | None:
    """The stored state, brought to the current layout; None where it cannot be read: the events say the same."""
    if saved is None:
        return None
    try:
        same = saved.layout == game.meta.layout
        data = saved.state if same else game.upgrade_state(saved.state, saved.layout)
        return StateCheckpoint(saved.version, game.from_json(data)) if data is not None else None
    except Exception:  # whatever a game raises about what is not its own
        return None
