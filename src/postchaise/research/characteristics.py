"""Each game as an object of research: how long, how wide, how lucky, how secret. Measured in play, as a table:

python -m postchaise.research.characteristics --matches 20 --level apprentice
"""

from __future__ import annotations

import argparse
import math
from dataclasses import dataclass, field
from statistics import mean

from postchaise.bots.levels import BotPlayer
from postchaise.kernel.dice import Dice
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import titles
from postchaise.kernel.search.batch import list_offered_actions

SEEDS = 1 << 30
HEADINGS = (
    "title",
    "seats",
    "bytes seen",
    "actions",
    "decisions",
    "least to most",
    "choices",
    "most",
    "tree, 10^",
    "draws",
    "bits of chance",
    "something hidden",
    "asked at once",
)


class CountingDice(Dice):
    """Counts draws and their entropy in bits."""

    __slots__ = ("bits", "dice", "draws")

    def __init__(self, seed: int) -> None:
        super().__init__(0)
        self.dice = Dice(seed)
        self.draws = 0
        self.bits = 0.0

    def below(self, n: int) -> int:
        self.draws += n > 1
        self.bits += math.log2(n)
        return self.dice.below(n)

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        kind = self.dice.pick(counts, total, first)
        if counts[kind] < total:
            self.draws += 1
            self.bits += math.log2(total / counts[kind])
        return kind


@dataclass
class Characteristics:
    """Measurements of a title at one number of seats; lists have one entry per match."""

    decisions: list[int] = field(default_factory=list)
    trees: list[float] = field(default_factory=list)  # logarithms of the product of all choices
    draws: list[int] = field(default_factory=list)
    bits: list[float] = field(default_factory=list)
    choices: list[int] = field(default_factory=list)  # an entry for each decision
    hidden: list[bool] = field(default_factory=list)  # of decisions that were looked at: does the seat know everything?
    at_once: int = 0  # the most seats that are asked at the same time


LOOK = 7  # one decision in so many is looked at for secrets: imagining takes time


def measure_characteristics(id: str, seats: int, level: str, matches: int, seed: int) -> Characteristics:
    game, found = find_game(id), Characteristics()
    for number in range(matches):
        dice, determinizations = CountingDice(seed * SEEDS + number), Dice(number)
        players = [BotPlayer(level, Dice((seed * SEEDS + number) * SEEDS + seat)) for seat in range(seats)]
        state = game.new(seats, dice)
        decisions, tree = 0, 0.0
        while (seat := game.actor(state)) >= 0:
            count = len(list_offered_actions(game, state, seat, False))
            found.choices.append(count)
            found.at_once = max(found.at_once, len(game.actors(state)))
            if decisions % LOOK == 0:
                truth = state.to_json()
                found.hidden.append(
                    any(game.sample_world(state, seat, determinizations).to_json() != truth for _ in range(3))
                )
            tree += math.log10(count)
            decisions += 1
            game.step(state, seat, players[seat].choose(game, state, seat), dice, None)
        found.decisions.append(decisions)
        found.trees.append(tree)
        found.draws.append(dice.draws)
        found.bits.append(dice.bits)
    return found


def format_characteristics_row(id: str, seats: int, level: str, matches: int, seed: int) -> list[str]:
    game, found = find_game(id), measure_characteristics(id, seats, level, matches, seed)
    return [
        game.meta.title,
        str(seats),
        f"{len(game.observation_layout(seats)):,}",
        f"{len(game.space):,}",
        f"{mean(found.decisions):,.0f}",
        f"{min(found.decisions):,} to {max(found.decisions):,}",
        f"{mean(found.choices):.1f}",
        f"{max(found.choices):,}",
        f"{mean(found.trees):.0f}",
        f"{mean(found.draws):.0f}",
        f"{mean(found.bits):.0f}",
        f"{100 * mean(found.hidden):.0f} %",
        str(found.at_once),
    ]


def main(arguments: list[str] | None = None) -> None:
    asked = argparse.ArgumentParser("python -m postchaise.research.characteristics", description=__doc__)
    asked.add_argument("games", nargs="*", help="all that are installed, unless some are named")
    asked.add_argument("--matches", type=int, default=20)
    asked.add_argument("--level", default="apprentice", help="who plays, in every seat")
    asked.add_argument("--seed", type=int, default=1)
    wish = asked.parse_args(arguments)
    print(f"| {' | '.join(HEADINGS)} |\n|---|{'---:|' * (len(HEADINGS) - 1)}")
    for id in wish.games or titles():
        page = find_game(id).meta
        for seats in sorted({max(2, page.min_seats), page.max_seats}):
            print(
                f"| {' | '.join(format_characteristics_row(id, seats, wish.level, wish.matches, wish.seed))} |",
                flush=True,
            )


if __name__ == "__main__":
    main()
