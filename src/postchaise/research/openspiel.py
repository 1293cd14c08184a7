"""OpenSpiel games: chance is a player, and each draw is a node with outcome probabilities."""

from __future__ import annotations

from typing import Any

from postchaise.kernel.errors import require_extra
from postchaise.kernel.meta import format_option_value
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import meta, titles
from postchaise.kernel.search.batch import check_reward_kind

with require_extra("openspiel"):
    import pyspiel

    from .game_tree import CHANCE, OVER, GameTreeNode, MatchSettings
    from .observer import OpenSpielObserver

OUTCOMES = 256  # no game of ours draws from more kinds of things
LONG = 20_000  # decisions; the longest match at random that we know has 3,452 actions
MARGIN = 1000.0  # points; nobody leads by so many


def format_game_name(game: str) -> str:
    """What OpenSpiel calls a title."""
    return f"postchaise_{game.replace('-', '_')}"


def build_game_type(game: str, utility: Any, parameters: dict[str, Any]) -> Any:
    about = meta(game)
    return pyspiel.GameType(
        short_name=format_game_name(game),
        long_name=about.title,
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=about.max_seats,
        min_num_players=about.min_seats,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters,
    )


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # it says nothing of its types
    """A game at a number of seats with its options: parameters as `postchaise.research.Batch` takes them."""

    def __init__(self, game: str, params: dict[str, Any]) -> None:
        wish = {**list_game_parameters(game), **params}
        title = find_game(game)
        seats, rewards = int(wish["seats"]), check_reward_kind(str(wish["rewards"]))
        usual = list_game_parameters(game)
        options = {each.key: wish[each.key] for each in title.meta.options if wish[each.key] != usual[each.key]}
        longest = int(wish["max_decisions"])
        self.rules = MatchSettings(
            title, seats, title.meta.resolve(seats, options), rewards, bool(wish["retractions"]), longest
        )
        zero = rewards == "rank" or seats == 2
        most = MARGIN if rewards == "margin" else 1.0
        kind = pyspiel.GameType.Utility.ZERO_SUM if zero else pyspiel.GameType.Utility.GENERAL_SUM
        info = pyspiel.GameInfo(
            num_distinct_actions=len(title.space),
            max_chance_outcomes=OUTCOMES,
            num_players=seats,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0 if zero else None,
            max_game_length=longest or LONG,
        )
        super().__init__(build_game_type(game, kind, list_game_parameters(game)), info, params)
        self.start = self.rules.start()

    def new_initial_state(self, given: Any = None) -> OpenSpielState:
        return OpenSpielState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> OpenSpielObserver:
        return OpenSpielObserver(self.rules, iig_obs_type, params)

    def max_chance_nodes_in_history(self) -> int:
        return LONG


class OpenSpielState(pyspiel.State):  # type: ignore[misc]  # it says nothing of its types
    """A position, or a draw under way. Its `node` never changes, so that a clone shares it."""

    node: GameTreeNode

    def __init__(self, game: OpenSpielGame) -> None:
        super().__init__(game)
        self.node = game.start

    # What OpenSpiel asks; `legal_actions` and `is_chance_node` are its own, answered here without a detour.

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == OVER

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        return node.choices() if player is None or player == node.player else []

    def _legal_actions(self, player: int) -> list[int]:
        return self.legal_actions(player)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come, and how likely it is."""
        return self.node.chances()

    def _apply_action(self, action: int) -> None:
        self.node = self.node.after(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return f"draw {action}" if player == CHANCE else self.node.rules.game.notation(action)

    def returns(self) -> list[float]:
        return self.node.returns()

    def __str__(self) -> str:
        return self.node.told()


def list_game_parameters(game: str) -> dict[str, Any]:
    """What a title may be loaded with, and what is usual."""
    about = meta(game)
    usual = {"seats": max(2, about.min_seats), "rewards": "win", "retractions": False, "max_decisions": 0}
    known = {
        o.key: format_option_value(o.default) if isinstance(o.default, tuple) else o.default for o in about.options
    }
    return {**usual, **known}


def register_games() -> None:
    known = pyspiel.registered_names()
    for game in titles():
        if format_game_name(game) not in known:
            kind = build_game_type(game, pyspiel.GameType.Utility.GENERAL_SUM, list_game_parameters(game))
            pyspiel.register_game(kind, _make_class(game))


def _make_class(game: str) -> Any:
    """A class: OpenSpiel keeps what makes a game beyond the end of Python, which a function does not survive."""

    def __init__(self: Any, params: dict[str, Any] | None = None) -> None:
        OpenSpielGame.__init__(self, game, dict(params or {}))

    return type(format_game_name(game), (OpenSpielGame,), {"__init__": __init__, "__module__": __name__})


register_games()
