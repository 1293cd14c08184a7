"""The game contract of Orléans; every method delegates in one line."""

from __future__ import annotations

from typing import Any, Final

from postchaise.kernel.actions.decision import Cost, Decision
from postchaise.kernel.actions.domains import Domain
from postchaise.kernel.dice import Dice
from postchaise.kernel.game import Game, LogEvent
from postchaise.kernel.messages.events import Event
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.message import Arguments, Message
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.meta import Options
from postchaise.kernel.native import Ids
from postchaise.kernel.search.encoder import Layout

from . import actions as x
from . import choices, names, observation, reasons, view
from .actions import SPACE
from .choices import anchors
from .components import DIGEST
from .events import EVENTS
from .meta import META
from .rules import dispatch, scoring, setup
from .state import NOBODY, S_FOLLOW, State, load_state


class Orleans(Game[State]):
    def setup(self, seats: int, options: Options, dice: Dice) -> State:
        return setup.set_up_match(seats, options, dice)

    def from_json(self, data: dict[str, Any]) -> State:
        return load_state(data)

    def actor(self, state: State) -> int:
        return NOBODY if state.over else state.active

    def actors(self, state: State) -> list[int]:
        """In phases 3 and 4 and in the technology window, every seat that is not ready."""
        return view.list_seats_to_act(state)

    def legal(self, state: State, seat: int) -> list[int]:
        return self.collect_legal(state, seat)

    def append_legal(self, state: State, seat: int, out: Ids) -> None:
        dispatch.append_legal_answers(state, seat, out)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        return reasons.why_not(state, seat, action)

    def step(self, state: State, seat: int, action: int, dice: Dice, log: Log | None) -> None:
        dispatch.play_answer(state, seat, action, dice, log)

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
        return state.round

    def ending(self, state: State) -> str:
        return "rounds" if state.over else ""

    def observe(self, state: State, seat: int) -> bytes:
        return observation.encode_observation(state, seat)

    def observation_layout(self, seats: int) -> Layout:
        return observation.describe_observation_layout(seats)

    def prompt(self, state: State, seat: int) -> Message:
        return choices.build_prompt(state, seat)

    def cost(self, state: State, seat: int, action: int) -> Cost:
        return choices.describe_cost(state, seat, action, self.explain)

    def group(self, state: State, seat: int, action: int) -> str:
        return choices.find_choice_heading(state, action)

    def decision(self, state: State, seat: int) -> Decision | None:
        return anchors.add_choice_anchors(state, choices.sort_choices(state, super().decision(state, seat)))

    def disabled_choices(self, state: State, seat: int, legal: list[int]) -> list[int]:
        return choices.list_disabled_choices(state, seat, legal)

    def name(self, domain: Domain, item: int) -> Message:
        return names.compose_name(domain, item) or super().name(domain, item)

    def is_retraction(self, state: State, action: int) -> bool:
        """In phase 3 a lifted follower returns to the market: that is a decision, not a retraction (OR-PHASE3-04)."""
        return super().is_retraction(state, action) and not (x.KIND[action] is x.LIFT and state.agenda[-1] == S_FOLLOW)

    def log_arguments(self, event: Event, line: LogEvent) -> Arguments:
        return names.complete_log_arguments(super().log_arguments(event, line), line)


GAME: Final = Orleans(META, SPACE, DIGEST, EVENTS)
