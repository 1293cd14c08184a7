"""Trained policies as levels: each file in the folder POSTCHAISE_POLICIES becomes a level with its name."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.game import Game, State
from postchaise.kernel.search.batch import list_offered_actions

from .bot import NEVER, Bot

if TYPE_CHECKING:
    from .network import Network

POLICY_FOLDER_VARIABLE: Final = "POSTCHAISE_POLICIES"
NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,19}")


class PolicyBot(Bot):
    """Plays the legal action with the highest logit of a trained policy."""

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
        return self.network.best(game.observe(state, seat), list_offered_actions(game, state, seat, False))


def load_policies(taken: list[str]) -> dict[str, PolicyBot]:
    """Load the policies in the folder, by file name. Without a folder numpy is not needed."""
    folder = os.environ.get(POLICY_FOLDER_VARIABLE, "")
    files = sorted(Path(folder).glob("*.npz")) if folder else []
    if not files:
        return {}
    from .network import load_network

    for file in files:
        if not NAME.fullmatch(file.stem) or file.stem in taken:
            raise PostchaiseError("policy-name", file=str(file))
    return {file.stem: PolicyBot(load_network(file)) for file in files}
