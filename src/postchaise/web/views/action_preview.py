"""What actions would do, tried in a world sampled from what their seat knows."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from postchaise.kernel.dice import Dice, RecordingDice
from postchaise.kernel.entry import has_revealed
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.match import Match
from postchaise.kernel.messages.log import Log


@dataclass
class ActionPreview:
    ends: bool  # ends the turn of the seat
    reveals: bool  # cannot be undone without consent


def preview_actions(match: Match, seat: int, actions: Sequence[int | str], dice: Dice) -> ActionPreview:
    """Try the actions in a world sampled from the seat's view, which reveals no secret."""
    game = match.game
    state = game.sample_world(match.state, seat, dice)
    turn, reveals = game.turn_number(state), False
    for action in actions:
        recorder, log = RecordingDice(dice), Log()
        try:
            game.apply(state, seat, game.parse(action) if isinstance(action, str) else action, recorder, log)
        except IllegalAction:
            break  # the table gives the reason, or it holds only in this world
        reveals = reveals or has_revealed(game, recorder, log)
    return ActionPreview(seat not in game.actors(state) or game.turn_number(state) != turn, reveals)
