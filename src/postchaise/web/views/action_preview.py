"""What follows from an action before it is sent: whether it ends the turn, whether it reveals something."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from postchaise.kernel.dice import Dice, RecordingDice
from postchaise.kernel.entry import has_revealed
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.match import Match
from postchaise.kernel.messages.log import Log


@dataclass
class Foresight:
    ends: bool  # the turn of the seat
    reveals: bool  # it cannot be taken back by oneself


def foresee(match: Match, seat: int, actions: Sequence[int | str], dice: Dice) -> Foresight:
    """Tried out in a world imagined from the seat, never in the true one: it tells nobody a secret."""
    game = match.game
    state = game.sample_world(match.state, seat, dice)
    turn, reveals = game.turn_number(state), False
    for action in actions:
        recorder, log = RecordingDice(dice), Log()
        try:
            game.apply(state, seat, game.parse(action) if isinstance(action, str) else action, recorder, log)
        except IllegalAction:
            break  # the table itself says why, or it is only so in this world
        reveals = reveals or has_revealed(game, recorder, log)
    return Foresight(seat not in game.actors(state) or game.turn_number(state) != turn, reveals)
