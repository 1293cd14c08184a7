"""The game contract of La Loire; every method delegates in one line."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.actions.decision import Cost, Decision
from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, LogEvent
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.meta import Options
from postchaise.kernel.native import Ids
from postchaise.kernel.search.encoder import Layout

from . import choices, names, observation, reasons, view
from .actions import ARG_A, KIND, MESSAGE, RIDE, SMITH, SPACE
from .components import DIGEST, LOCATION_IDS, LOCATIONS
from .events import CAUSES, E_MESSAGE, EVENTS
from .meta import META
from .rules import dispatch, scoring, setup
from .state import NOBODY, State, find_current_location, load_state


def measure_ride(action: int, place: int) -> int:
    """Return how many locations away a ride ends."""
    ahead = (ARG_A[action] - place) % LOCATIONS
    return min(ahead, LOCATIONS - ahead)


class LaLoire(Game[State]):
    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        return setup.set_up_match(seats, options, dice)

    def from_json(self, data: dict[str, Any]) -> State:
        return load_state(data)

    def actor(self, state: State) -> int:
        return NOBODY if state.over else state.active

    def legal(self, state: State, seat: int) -> list[int]:
        return self.collect_legal(state, seat)

    def append_legal(self, state: State, seat: int, out: Ids) -> None:
        if seat == state.active:
            dispatch.append_legal_answers(state, out)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        return reasons.why_not(state, seat, action)

    def step(self, state: State, seat: int, action: int, dice: Dice, log: Log | None) -> None:
        dispatch.play_answer(state, action, dice, log)

    def points(self, state: State) -> list[int]:
        return scoring.sum_points(state)

    def scores(self, state: State) -> list[dict[str, int]]:
        return [
            dict(zip(scoring.SOURCES, scoring.list_points_by_source(state, i), strict=True)) for i in range(state.seats)
        ]

    def ranking(self, state: State) -> list[int]:
        return scoring.rank_seats(state)

    def view(self, state: State, viewer: int) -> dict[str, Any]:
        return view.build_view(state, viewer)

    def sample_world(self, state: State, seat: int, dice: Dice) -> State:
        return view.sample_world(state, seat, dice)

    def turn_number(self, state: State) -> int:
        return state.turns_begun

    def round_number(self, state: State) -> int:
        return state.round_number

    def ending(self, state: State) -> str:
        return CAUSES[state.cause]

    def observe(self, state: State, seat: int) -> bytes:
        return observation.encode_observation(state, seat)

    def observation_layout(self, seats: int) -> Layout:
        return observation.describe_observation_layout(seats)

    def reveals(self, line: LogEvent) -> bool:
        """A card from under a deck was known to a seat, and not drawn by dice."""
        return super().reveals(line) or (line[0] == E_MESSAGE and line[4] == 1)

    def prompt(self, state: State, seat: int) -> Message:
        return choices.build_prompt(state, seat)

    def cost(self, state: State, seat: int, action: int) -> Cost:
        return choices.describe_cost(state, seat, action)

    def label(self, state: State, seat: int, action: int) -> Message:
        """A ride is called the same wherever it leads; every page names the last action without its consequences."""
        return self._label(action, Cost()) if KIND[action] is RIDE else super().label(state, seat, action)

    def group(self, state: State, seat: int, action: int) -> str:
        return choices.find_choice_heading(action)

    def decision(self, state: State, seat: int) -> Decision | None:
        """A horse for the Blacksmith is chosen by clicking on the horse: a click on its village would mean a ride.

        Rides are listed from the nearest to the farthest, whichever way they lead.
        """
        decision = super().decision(state, seat)
        if decision is not None:
            rides = [number for number, choice in enumerate(decision.choices) if KIND[choice.action] is RIDE]
            nearest = [decision.choices[number] for number in rides]
            nearest.sort(key=lambda choice: measure_ride(choice.action, find_current_location(state)))
            for number, choice in zip(rides, nearest, strict=True):
                decision.choices[number] = choice
            for choice in decision.choices:
                if KIND[choice.action] is SMITH:
                    choice.anchors = [f"horses:{LOCATION_IDS[ARG_A[choice.action]]}"]
        return decision

    def disabled_choices(self, state: State, seat: int, legal: list[int]) -> list[int]:
        return choices.list_disabled_choices(state, seat, legal)

    def name(self, domain: Domain, item: int) -> Message:
        return names.name_message(item) if domain is MESSAGE else super().name(domain, item)


GAME: Final = LaLoire(META, SPACE, DIGEST, EVENTS)
