"""The ways to play a game: every number of seats, with every value of every option at least once."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from estafette.kernel.dice import Dice
from estafette.kernel.errors import BadOption
from estafette.kernel.game import Game
from estafette.kernel.match import Match
from estafette.kernel.meta import Meta, Option, Options, Value, shown
from estafette.kernel.registry import game as find_game
from estafette.kernel.registry import meta as find_meta

TOGETHER = ("edition", "variant")  # each of the one with each of the other; all other options alone


@dataclass(frozen=True)
class Case:
    """A way to play: which game, how many seats, which options."""

    id: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def game(self) -> Game[Any]:
        return find_game(self.id)

    @property
    def usual(self) -> bool:
        """Nothing but defaults."""
        defaults = {option.key: option.default for option in self.game.meta.options}
        return all(defaults[key] == value for key, value in self.options)

    def __str__(self) -> str:
        return " ".join([self.id, str(self.seats), *(f"{key}={shown(value)}" for key, value in self.options)])

    def seed(self, seed: int) -> int:
        """The matches of two cases should differ, though they are numbered alike."""
        return seed ^ zlib.crc32(str(self).encode())

    def match(self, seed: int) -> Match:
        given: dict[str, Any] = dict(self.options)
        return Match(self.id, self.seats, Dice(self.seed(seed)), **given)


def other_values(option: Option) -> list[Value]:
    """Every value but the default; of numbers the least and the most."""
    if isinstance(option.default, bool):
        values: list[Value] = [not option.default]
    elif isinstance(option.default, tuple):
        values = [(bound,) * len(option.default) for bound in (option.least, option.most)]
    elif isinstance(option.default, int):
        values = [option.least, option.most]
    else:
        values = list(option.values)
    return [value for value in values if value != option.default]


def option_sets(meta: Meta, seats: int) -> Iterator[Options]:
    """Every edition with every variant, then every other value of every option, alone if that is possible.

    A value that is refused alone is tried with one other option beside it: the game's own check knows which options
    mean something only together.
    """
    options = {option.key: option for option in meta.options}
    choices = [options[key].values if key in options else ("",) for key in TOGETHER]
    for edition in choices[0]:
        for variant in choices[1]:
            yield {key: value for key, value in zip(TOGETHER, (edition, variant)) if value}
    companions: list[Options] = [{}]
    companions += [{o.key: value} for o in meta.options if o.key != TOGETHER[0] for value in other_values(o)]
    for key, option in options.items():
        for value in other_values(option) if key not in TOGETHER else []:
            sets = [{**beside, key: value} for beside in companions if key not in beside]
            yield next((each for each in sets if possible(meta, seats, each)), {key: value})


def possible(meta: Meta, seats: int, options: Options) -> bool:
    try:
        meta.resolve(seats, dict(options))
    except BadOption:
        return False
    return True


@cache
def cases(id: str, seats: Sequence[int] = ()) -> list[Case]:
    """Every way to play a game, or those with these numbers of seats."""
    meta = find_meta(id)
    return [
        Case(id, count, tuple(options.items()))
        for count in range(meta.min_seats, meta.max_seats + 1)
        if not seats or count in seats
        for options in option_sets(meta, count)
        if possible(meta, count, options)
    ]
