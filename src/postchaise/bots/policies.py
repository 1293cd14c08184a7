"""Bots that a program has trained: every file in the folder POSTCHAISE_POLICIES is a level with its name.

The folder is named by whoever runs the program: nobody at a table can name a file.
"""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import Game, State
from postchaise.kernel.search.batch import offered

from .bot import NEVER, Bot

if TYPE_CHECKING:
    from .network import Network

POLICY_FOLDER_VARIABLE: Final = "POSTCHAISE_POLICIES"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")


class PolicyBot(Bot):
    """Does what a learned policy likes best of what is offered, without a thought for what follows."""

    def __init__(self, network: Network) -> None:
        self.network = network

    def choose(
        self,
        game: Game[Any],
        determinizations: list[State],
        seat: int,
        dice: Dice,
        deadline: float = NEVER,
        style: str = "",
    ) -> int:
        state = determinizations[0]
        return self.network.best(game.observe(state, seat), offered(game, state, seat, False))


def load_policies(taken: list[str]) -> dict[str, PolicyBot]:
    """Those in the folder, by the names of their files; without one, numpy is not needed."""
    folder = os.environ.get(POLICY_FOLDER_VARIABLE, "")
    files = sorted(Path(folder).glob("*.npz")) if folder else []
    if not files:
        return {}
    from .network import load

    for file in files:
        if not NAME.fullmatch(file.stem) or file.stem in taken:
            raise PostchaiseError("policy-name", file=str(file))
    return {file.stem: PolicyBot(load(file)) for file in files}
