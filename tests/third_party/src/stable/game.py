"""Take one to three horses; ride them home at a walk and lose one, or gallop and risk all but one."""

from __future__ import annotations

from typing import Any

from postchaise import OPEN, Dice, Game
from postchaise.kernel.actions.decision import Cost
from postchaise.kernel.actions.space import ActionSpace, Domain
from postchaise.kernel.game import LogEvent
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN, OVER, UNKNOWN_ACTION, Reason
from postchaise.kernel.meta import Meta, Option, Options

from .state import CARDS, DECK, Stable, from_json

BONUS = 3
SIDES = 6
FALLS = 2  # faces of the die on which the horses run back
EVENTS = ("take", "walk", "gallop", "bolt")

SPACE = ActionSpace()
TAKE = SPACE.kind("take", Domain("horses", ["1", "2", "3"]))
WALK = SPACE.kind("walk")
GALLOP = SPACE.kind("gallop")

META = Meta(
    id="stable",
    version=1,
    title="Stable",
    designer="Nobody in particular",
    publisher="Nobody",
    year=2026,
    link="example.org",
    min_seats=2,
    max_seats=3,
    minutes=3,
    options=(Option("horses", 12, least=6, most=30), Option("bonus", True)),
)


class StableGame(Game[Stable]):
    def setup(self, seats: int, options: Options, dice: Dice) -> Stable:
        state, deck = Stable(), DECK[:]
        state.seats, state.turn, state.picked = seats, dice.below(seats), 0
        state.inside = int(str(options["horses"]))
        state.horses, state.card = [0] * seats, []
        for _ in range(seats):
            card = dice.pick(deck, sum(deck))
            deck[card] -= 1
            state.card.append(card if options["bonus"] else -1)
        return state

    def from_json(self, data: dict[str, Any]) -> Stable:
        return from_json(data)

    def actor(self, state: Stable) -> int:
        return -1 if state.inside == 0 and state.picked == 0 else state.turn

    def legal(self, state: Stable, seat: int) -> list[int]:
        if seat != self.actor(state) or seat < 0:
            return []
        if state.picked:
            return [WALK.first, GALLOP.first]
        return list(range(TAKE.first, TAKE.first + min(3, state.inside)))

    def why_not(self, state: Stable, seat: int, action: int) -> Reason | None:
        if self.actor(state) < 0:
            return Reason(OVER)
        if seat != state.turn:
            return Reason(NOT_YOUR_TURN, player=state.turn + 1)
        if action not in range(len(SPACE)):
            return Reason(UNKNOWN_ACTION, number=action)
        if (SPACE.kind_at[action] is TAKE) == (state.picked > 0):
            return Reason(NOT_THIS_STEP)
        if state.picked == 0 and SPACE.a_of[action] + 1 > state.inside:
            return Reason("ST-01", count=state.inside)
        return None

    def step(self, state: Stable, seat: int, action: int, dice: Dice, log: Log | None) -> None:
        event, horses = SPACE.kind_at[action].index, state.picked
        if event == TAKE.index:
            horses = SPACE.a_of[action] + 1
            state.inside -= horses
            state.picked = horses
        elif event == WALK.index:
            horses -= 1
        elif dice.below(SIDES) < FALLS:
            event, horses = EVENTS.index("bolt"), 1
        if log is not None:
            log.add(event, seat, horses)
        if event != TAKE.index or horses == 1:  # nothing to ask about a single horse
            self._home(state, horses)

    def _home(self, state: Stable, horses: int) -> None:
        state.inside += state.picked - horses
        state.horses[state.turn] += horses
        state.picked = 0
        state.turn = (state.turn + 1) % state.seats

    def points(self, state: Stable) -> list[int]:
        return [sum(score.values()) for score in self.scores(state)]

    def scores(self, state: Stable) -> list[dict[str, int]]:
        return [{"horses": state.horses[seat], "card": self._bonus(state, seat)} for seat in range(state.seats)]

    def _bonus(self, state: Stable, seat: int) -> int:
        """Counted at the end, when the cards are shown."""
        hoped = 1 - state.horses[seat] % 2
        return BONUS if self.over(state) and state.card[seat] == hoped else 0

    def ranking(self, state: Stable) -> list[int]:
        points = self.points(state)
        return [1 + sum(1 for other in points if other > mine) for mine in points]

    def view(self, state: Stable, viewer: int) -> dict[str, Any]:
        shown = self.over(state) or viewer == OPEN
        cards = [card if card >= 0 and (shown or seat == viewer) else None for seat, card in enumerate(state.card)]
        return {
            "turn": state.turn,
            "inside": state.inside,
            "picked": state.picked,
            "horses": list(state.horses),
            "cards": [None if card is None else CARDS[card] for card in cards],
        }

    def sample_world(self, state: Stable, seat: int, dice: Dice) -> Stable:
        world, deck = state.copy(), DECK[:]
        if self.over(state) or state.card[seat] < 0:
            return world
        deck[state.card[seat]] -= 1
        for other in range(state.seats):
            if other != seat:
                world.card[other] = dice.pick(deck, sum(deck))
                deck[world.card[other]] -= 1
        return world

    def prompt(self, state: Stable, seat: int) -> Message:
        return Message("prompt-ride" if state.picked else "prompt-take", count=state.picked or state.inside)

    def cost(self, state: Stable, seat: int, action: int) -> Cost:
        return Cost({"horses": 1}) if action == WALK.first else Cost()

    def log_line(self, line: LogEvent, viewer: int) -> Message | None:
        return Message(f"log-{EVENTS[line[0]]}", player=Message("seat", seat=line[1] + 1), count=line[2])

    def ending(self, state: Stable) -> str:
        return "empty" if self.over(state) else ""


GAME = StableGame(META, SPACE)
