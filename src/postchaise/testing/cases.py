"""Test cases: every number of seats, and every value of every option at least once."""

from __future__ import annotations

import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import Game
from postchaise.kernel.match import Match
from postchaise.kernel.meta import Meta, Option, Options, Value, format_option_value
from postchaise.kernel.registry import game as find_game
from postchaise.kernel.registry import meta as find_meta

TOGETHER = ("edition", "variant")  # each of the one with each of the other; all other options alone


@dataclass(frozen=True)
class Case:
    """A game with a number of seats and options."""

    id: str
    seats: int
    options: tuple[tuple[str, Value], ...] = ()

    @property
    def game(self) -> Game[Any]:
        return find_game(self.id)

    @property
    def usual(self) -> bool:
        """Return whether all options have their default values."""
        defaults = {option.key: option.default for option in self.game.meta.options}
        return all(defaults[key] == value for key, value in self.options)

    def __str__(self) -> str:
        return " ".join(
            [self.id, str(self.seats), *(f"{key}={format_option_value(value)}" for key, value in self.options)]
        )

    def seed(self, seed: int) -> int:
        """Derive a seed, so that equally numbered matches of two cases differ."""
        return seed ^ zlib.crc32(str(self).encode())

    def match(self, seed: int) -> Match:
        given: dict[str, Any] = dict(self.options)
        return Match(self.id, self.seats, Dice(self.seed(seed)), **given)


def list_other_values(option: Option) -> list[Value]:
    """Return every value but the default; for numbers the least and the most."""
    if isinstance(option.default, bool):
        values: list[Value] = [not option.default]
    elif isinstance(option.default, tuple):
        values = [(bound,) * len(option.default) for bound in (option.least, option.most)]
    elif isinstance(option.default, int):
        values = [option.least, option.most]
    else:
        values = list(option.values)
    return [value for value in values if value != option.default]


def list_combinations(meta: Meta) -> Iterator[Options]:
    """Yield every edition with every variant."""
    options = {option.key: option for option in meta.options}
    choices = [options[key].values if key in options else ("",) for key in TOGETHER]
    for edition in choices[0]:
        for variant in choices[1]:
            yield {key: value for key, value in zip(TOGETHER, (edition, variant)) if value}


def find_options_with(meta: Meta, seats: int, key: str, value: Value) -> Options | None:
    """Return options with this value, alone if possible, or None.

    A value that is refused alone is tried together with one other option.
    """
    companions: list[Options] = [{}]
    companions += [{o.key: other} for o in meta.options if o.key != TOGETHER[0] for other in list_other_values(o)]
    sets = [{**beside, key: value} for beside in companions if key not in beside]
    return next((each for each in sets if is_possible(meta, seats, each)), None)


def is_possible(meta: Meta, seats: int, options: Options) -> bool:
    try:
        meta.resolve(seats, dict(options))
    except BadOption:
        return False
    return True


@cache
def list_cases(id: str, seats: Sequence[int] = ()) -> list[Case]:
    """List the cases of a game, or those with these numbers of seats.

    Each number of seats is combined with every edition and variant; every other option value is tested with one number
    of seats in rotation, because what it changes rarely depends on the number of players.
    """
    meta = find_meta(id)
    counts = [count for count in range(meta.min_seats, meta.max_seats + 1) if not seats or count in seats]
    found = [
        (count, options) for count in counts for options in list_combinations(meta) if is_possible(meta, count, options)
    ]
    values = [(o.key, value) for o in meta.options if o.key not in TOGETHER for value in list_other_values(o)]
    for turn, (key, value) in enumerate(values):
        first = turn % len(counts) if counts else 0
        ways = ((count, find_options_with(meta, count, key, value)) for count in counts[first:] + counts[:first])
        found += [(count, options) for count, options in ways if options is not None][:1]
    return [Case(id, count, tuple(options.items())) for count, options in found]
