"""Many matches side by side, each at one question: the loop over them for programs that learn, compiled."""

from __future__ import annotations

from array import array
from typing import Any, Final

from mypy_extensions import u8

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadOption, PostchaiseError
from postchaise.kernel.game import Game, State
from postchaise.kernel.meta import Options
from postchaise.kernel.native import Ids, vec, zeros
from postchaise.kernel.search.heuristics import compute_lead

SEEDS: Final = 1 << 30


def list_offered_actions(game: Game[Any], state: State, seat: int, retractions: bool) -> list[int]:
    """What a program that learns may choose from: steps back are left out unless it wants them."""
    legal = game.legal(state, seat)
    if retractions:
        return legal
    kept: list[int] = []
    for action in legal:
        if not game.is_retraction(state, action):
            kept.append(action)
    return kept or legal


class ParallelMatches:
    """So many matches. What they tell lies in buffers, row after row, that stay where they are and are overwritten.

    A match that is over, or that has taken `longest` decisions (0: as long as it takes), is followed at once by the
    next: `done`, `truncated` and `rewards` speak of the one that ended, everything else of the one that begins.
    """

    def __init__(
        self, game: Game[Any], seats: int, n: int, options: Options, rewards: str, retractions: bool, longest: int
    ) -> None:
        self.game: Game[Any] = game
        self.seats: int = seats
        self.n: int = n
        self.options: Options = options
        self.kind: str = rewards
        self.retractions: bool = retractions
        self.longest: int = longest
        self.width: int = len(game.observation_layout(seats))
        self.size: int = len(game.space)
        self.states: list[State] = []
        self.dice: list[Dice] = []
        self.decisions: list[int] = [0] * n  # of the present match
        self.learner: int = -1  # the seat, if there is one, that wants to see how its matches ended:
        self.finals: dict[int, bytes] = {}  # its last observations, by lane
        self.ended: list[int] = []  # the lanes whose match ended in the last step
        self.asked: bytearray = bytearray(n)
        self.observations: bytearray = bytearray(n * self.width)
        self.masks: vec[u8] = zeros(n * self.size)
        self.legal: list[Ids] = [Ids() for _ in range(n)]  # what may be 1 in the masks
        self.rewards: Any = array("f", bytes(4 * n * seats))
        self.done: bytearray = bytearray(n)
        self.truncated: bytearray = bytearray(n)

    def reset(self, seed: int) -> None:
        """Deals every match anew; the same seed and the same actions give the same matches."""
        chance = Dice(seed)
        self._forget()
        self.states = []
        self.dice = []
        for lane in range(self.n):
            dice = Dice(chance.below(SEEDS) * SEEDS + chance.below(SEEDS))
            self.dice.append(dice)
            self.states.append(self.game.setup(self.seats, self.options, dice))
            self.decisions[lane] = 0
            self._show(lane)

    def step(self, actions: list[int]) -> None:
        """One decision in every match. If one of them is not offered, nothing happens in any."""
        if len(actions) != self.n or not self.states:
            raise PostchaiseError("batch-actions", wanted=self.n if self.states else 0, given=len(actions))
        size = self.size
        for lane in range(self.n):
            action = actions[lane]
            if action < 0 or action >= size or self.masks[lane * size + action] == 0:
                raise PostchaiseError("batch-masked", match=lane, action=action)
        self._forget()
        for lane in range(self.n):
            self.move(lane, actions[lane])

    def move(self, lane: int, action: int) -> None:
        """One decision in one match, which is trusted: what bots do between two steps."""
        game, state, dice = self.game, self.states[lane], self.dice[lane]
        game.step(state, self.asked[lane], action, dice, None)
        self.decisions[lane] += 1
        over = game.actor(state) < 0
        if over or self.decisions[lane] == self.longest:
            self._end(lane, state, over)
            self.states[lane] = game.setup(self.seats, self.options, dice)
            self.decisions[lane] = 0
        self._show(lane)

    def _show(self, lane: int) -> None:
        game, state, size, width = self.game, self.states[lane], self.size, self.width
        seat = game.actor(state)
        self.asked[lane] = seat
        self.observations[lane * width : (lane + 1) * width] = game.observe(state, seat)
        masks, first, legal = self.masks, lane * size, self.legal[lane]
        for i in range(len(legal)):
            masks[first + legal[i]] = 0
        legal.clear()
        game.append_legal(state, seat, legal)
        offers = 0
        for i in range(len(legal)):
            if self.retractions or not game.is_retraction(state, legal[i]):
                masks[first + legal[i]] = 1
                offers += 1
        if offers == 0:
            for i in range(len(legal)):
                masks[first + legal[i]] = 1

    def _end(self, lane: int, state: State, over: bool) -> None:
        self.ended.append(lane)
        self.done[lane] = 1
        self.truncated[lane] = 0 if over else 1
        if self.learner >= 0:
            self.finals[lane] = self.game.observe(state, self.learner)
        if over:
            found = compute_rewards(self.game, state, self.kind)
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = found[seat]

    def _forget(self) -> None:
        """What the last step said of matches that ended."""
        for lane in self.ended:
            self.done[lane] = self.truncated[lane] = 0
            for seat in range(self.seats):
                self.rewards[lane * self.seats + seat] = 0.0
        self.ended = []
        if self.learner >= 0:
            self.finals = {}


REWARDS: Final = ("win", "rank", "margin")


def check_reward_kind(name: str) -> str:
    """The name, if there is such a reward."""
    if name not in REWARDS:
        raise BadOption("option-value", option="rewards", value=name, expected=", ".join(REWARDS))
    return name


def compute_rewards(game: Game[Any], state: State, kind: str) -> list[float]:
    """win: 1 for the winner and -1 for all others; 0 for those who share the victory.
    rank: from 1 for the first place in equal steps down to -1 for the last; seats that share places share their worth.
    margin: the points beyond those of the best other seat. Who plays alone has won, and has a lead of all its points.
    """
    if kind == "margin":
        points = [float(each) for each in game.points(state)]
        return [compute_lead(points, seat) for seat in range(len(points))]
    places = game.ranking(state)
    if kind == "win":
        winner = 1.0 if places.count(1) == 1 else 0.0
        return [winner if place == 1 else -1.0 for place in places]
    last = max(len(places) - 1, 1)
    return [1.0 - (2 * place - 3 + places.count(place)) / last for place in places]
