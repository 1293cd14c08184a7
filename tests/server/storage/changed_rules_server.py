"""Run the current server in a separate process on a given database, with changed rules or components.

    python changed_rules_server.py DATABASE CHANGE

CHANGE is `describe` (what `legacy_data` says, and nothing else), `nothing` (open every table, and no more), `harmless`
(a new version of the rules that forbids nothing) or `turn N` (one that forbids every action in turn N). Prints what
every table shows as JSON.
"""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from typing import Any

from fastapi.testclient import TestClient

from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.record import read_record
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import titles
from postchaise.server.app import create_app
from postchaise.server.ops.settings import Settings
from server.storage.legacy_data import describe_database

PAGES = ("", "/log", "/replay")
MORE_PAGES = ("/replay?at=3", "/replay.json", "/position.txt")  # where actions are forbidden, these must answer too


def correct_rules(turn: int) -> None:
    for id in titles():
        game = find_game(id)
        version = game.meta.version + 1
        game.meta = replace(game.meta, version=version, corrections={version: ("XX-RULE-01", "XX-RULE-02")})
        forbid(game, turn)


def forbid(game: Any, turn: int) -> None:
    kind, real = type(game), type(game).why_not

    def why_not(self: Any, state: Any, seat: int, action: int) -> Reason | None:
        forbidden = self.turn_number(state) == turn
        return Reason("undo-nothing") if forbidden else real(self, state, seat, action)

    kind.why_not = why_not


def main(database: str, change: str, number: int = -1) -> dict[str, Any]:
    if change == "describe":
        return describe_database(database)
    if change != "nothing":
        correct_rules(number)
    pages = PAGES + MORE_PAGES * (change == "turn")
    app = create_app(Settings(database=database, bot_workers=1, bot_pause=5, render_workers=0))
    found: dict[str, Any] = {}
    with TestClient(app) as client:
        services = app.state.services
        services.rates.spend = lambda *_: None
        with services.store.engine.connect() as db:
            ids = [row[0] for row in db.exec_driver_sql("select id from tables order by id")]
        if change == "nothing":
            return {id: client.get(f"/api/v1/tables/{id}").status_code for id in ids}
        for id in ids:
            services.rates.__init__()
            answers = {page: client.get(f"/t/{id}{page}") for page in pages}
            record = client.get(f"/api/v1/tables/{id}/record")
            seen = client.get(f"/api/v1/tables/{id}")
            found[id] = {
                "codes": {page: answer.status_code for page, answer in answers.items()},
                "page": answers[""].text,
                "log": answers["/log"].text,
                "last": answers["/replay"].text,
                "seen": seen.json(),
                "record": record.text if record.status_code == 200 else "",
                "actions": len(read_record(record.text).actions) if record.status_code == 200 else 0,
            }
    return found


if __name__ == "__main__":
    print(json.dumps(main(sys.argv[1], sys.argv[2], *map(int, sys.argv[3:]))))
