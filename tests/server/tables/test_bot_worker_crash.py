"""A bot worker that is killed during a search is replaced, and the bot moves."""

from __future__ import annotations

import os
import signal
from pathlib import Path

from server.persons import Person
from server.serving import Serving, to_sqlite_url, wait_until

THOUGHTS = """
import os, sys
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
port, database = int(sys.argv[1]), sys.argv[2]
slow = "server.tables.slow_bot:think"
serve(Settings(database=database, port=port, bot_pause=0, bot_workers=1, bot_function=slow), False, True)
"""


def test_a_worker_killed_in_the_middle_of_a_thought(tmp_path: Path) -> None:
    one = Serving(tmp_path, script=THOUGHTS, database=to_sqlite_url(tmp_path))
    os.environ["SLOW_BOT_NOTE"] = str(tmp_path / "note")
    try:
        one.start()
        ada = Person(one)
        made = ada.make(seats=[{"kind": "friend"}, {"kind": "bot", "level": "random"}])
        table = made["table"]
        assert ada.join(made, 0).status_code == 200
        mirror, number = one.create_mirror(table), 0
        while mirror.actor == 0:
            action = mirror.legal(0)[-1]
            answer = ada.act(table, 0, number, action)
            assert answer.status_code == 200, answer.text
            mirror.play(0, action)
            number += 1
        worker = int(wait_until(lambda: _read(tmp_path / "note"), "the thought"))
        os.kill(worker, signal.SIGKILL)
        wait_until(lambda: ada.look(table)["number"] > number, "the move")
        assert one.sql('select seat from events where "table" = ? and number = ?', table, number + 1) == [(1,)]
        assert one.stop() == 0, one.read_trace()
        assert "Traceback" not in one.read_trace(), one.read_trace()
    finally:
        if one.process is not None and one.process.poll() is None:
            one.kill()


def _read(path: Path) -> str:
    return path.read_text() if path.exists() else ""
