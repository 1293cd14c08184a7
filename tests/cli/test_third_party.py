"""A third-party game in plain Python without a text board can be played."""

from __future__ import annotations

import os
import re
from pathlib import Path

from cli.terminal import run

GAME = """
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import Meta
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.actions.space import ActionSpace, Domain

SPACE = ActionSpace()
TAKE = SPACE.kind("take", Domain("count", ["1", "2", "3"]))


class Pile(State):
    def __init__(self, left, turn):
        self.left, self.turn = left, turn

    def copy(self):
        return Pile(self.left, self.turn)

    def to_json(self):
        return {"left": self.left, "turn": self.turn}


class Nim(Game):
    def setup(self, seats, options, dice):
        return Pile(7 + dice.below(3), 0)

    def from_json(self, data):
        return Pile(data["left"], data["turn"])

    def actor(self, state):
        return state.turn if state.left else -1

    def legal(self, state, seat):
        return [a for a in range(3) if a < state.left] if seat == self.actor(state) else []

    def why_not(self, state, seat, action):
        if seat != self.actor(state):
            return Reason("not-your-turn", player=state.turn + 1)
        return None if 0 <= action < min(3, state.left) else Reason("NIM-1", left=state.left)

    def step(self, state, seat, action, dice, log):
        state.left -= action + 1
        if state.left:
            state.turn = 1 - state.turn
        if log is not None:
            log.add(0, seat, action + 1)

    def points(self, state):
        return [int(not state.left and seat == state.turn) for seat in range(2)]

    def scores(self, state):
        return [{"last": points} for points in self.points(state)]

    def ranking(self, state):
        return [1 if points else 2 for points in self.points(state)]

    def view(self, state, audience):
        return {"pile": state.left, "players": [{"name": "left"}, {"name": "right"}]}

    def sample_world(self, state, seat, dice):
        return state.copy()

    def prompt(self, state, seat):
        return Message("How many do you take?")


META = Meta("nim", 1, "Nim", "nobody", "nobody", 1901, "example.org", 2, 2, 1)
GAME = Nim(META, SPACE)
"""


def install(folder: Path) -> None:
    for name, text in {
        "nim/__init__.py": GAME,
        "nim-1.0.dist-info/METADATA": "Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n",
        "nim-1.0.dist-info/entry_points.txt": "[postchaise.games]\nnim = nim:GAME\n",
    }.items():
        (folder / name).parent.mkdir(parents=True, exist_ok=True)
        (folder / name).write_text(text, "utf-8")


def test_a_foreign_game_is_listed_played_and_simulated(tmp_path: Path) -> None:
    install(tmp_path / "lib")
    path = os.pathsep.join(filter(None, [str(tmp_path / "lib"), os.environ.get("PYTHONPATH", "")]))
    assert "nim" in run(tmp_path, "games", PYTHONPATH=path).stdout
    played = run(tmp_path, "play", "nim", "--seed", "1", typed="board\n? 1\nwhy take 3\n" + "1\n" * 9, PYTHONPATH=path)
    assert played.returncode == 0, played.stderr
    assert re.search(r"pile +\d", played.stdout)
    assert "wins." in played.stdout
    counted = run(tmp_path, "simulate", "nim", "--games", "5", PYTHONPATH=path)
    assert counted.returncode == 0, counted.stderr
    assert "5" in counted.stdout
    about = run(tmp_path, "about", "nim", PYTHONPATH=path)
    assert about.returncode == 0, about.stderr
    assert run(tmp_path, "rules", "nim", PYTHONPATH=path).returncode == 2
