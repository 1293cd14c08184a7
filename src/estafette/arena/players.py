"""Players that need no person. A seat is filled by the name of its player."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any, Final

from estafette.kernel.dice import Dice
from estafette.kernel.errors import BadSeats
from estafette.kernel.game import Game, State
from estafette.kernel.meta import closest


class Player(ABC):
    """Answers the questions of one seat. It may look only at what that seat sees."""

    @abstractmethod
    def choose(self, game: Game[Any], state: State, seat: int) -> int: ...


class RandomPlayer(Player):
    """Every legal action is as likely as any other. Its dice are its own: they never touch those of the match."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def choose(self, game: Game[Any], state: State, seat: int) -> int:
        legal = game.legal(state, seat)
        return legal[self.dice.below(len(legal))]


PLAYERS: Final[dict[str, Callable[[Dice], Player]]] = {"random": RandomPlayer}


def player(name: str, dice: Dice) -> Player:
    """The player of that name; its choices depend on these dice alone."""
    if name not in PLAYERS:
        raise BadSeats("player-unknown", player=name, near=closest(name, list(PLAYERS)), known=", ".join(PLAYERS))
    return PLAYERS[name](dice)
