"""What is known of a game without loading its rules: titles, people, seats, options and their presets."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any

from .errors import BadOption, BadSeats

Value = bool | int | str | tuple[int, ...]
Options = dict[str, Value]


def find_closest_match(name: str, known: list[str]) -> str:
    """The known name somebody probably meant, or nothing."""
    return (difflib.get_close_matches(name, known, 1, 0.6) or [""])[0]


@dataclass(frozen=True)
class Option:
    """One switch of a game. `values` lists the words it takes; a number or a list of numbers has bounds instead."""

    key: str
    default: Value
    values: tuple[str, ...] = ()
    least: int = 0
    most: int = 0

    @property
    def expected(self) -> str:
        """What may be written, for people."""
        if isinstance(self.default, bool):
            return "true, false"
        if isinstance(self.default, tuple):
            return "/".join([f"{self.least}-{self.most}"] * len(self.default))
        return ", ".join(self.values) or f"{self.least}-{self.most}"

    def read(self, value: Any) -> Value:
        """A value of the right type from what a person, a file or a program wrote; refused by name otherwise."""
        wrong = BadOption("option-value", option=self.key, value=_format_single_value(value), expected=self.expected)
        if isinstance(self.default, bool):
            words: dict[Any, bool] = {"true": True, "false": False, True: True, False: False}
            if not isinstance(value, str | bool) or value not in words:
                raise wrong
            return words[value]
        if isinstance(self.default, tuple):
            numbers = value.replace(",", "/").split("/") if isinstance(value, str) else value
            if not isinstance(numbers, list | tuple) or len(numbers) != len(self.default):
                raise wrong
            return tuple(self._number(n, wrong) for n in numbers)
        if isinstance(self.default, int):
            return self._number(value, wrong)
        if value not in self.values:
            raise wrong
        return str(value)

    def _number(self, value: Any, wrong: BadOption) -> int:
        try:
            number = -1 if isinstance(value, bool | float) else int(value)
        except (TypeError, ValueError):
            raise wrong from None
        if not self.least <= number <= self.most:
            raise wrong
        return number


def _format_single_value(value: Any) -> str:
    return "/".join(map(str, value)) if isinstance(value, list | tuple) else str(value).lower()


def format_option_value(value: Value) -> str:
    """An option's value as it is written in a record or on the command line."""
    return _format_single_value(value)


@dataclass(frozen=True)
class Meta:
    """The title page of a game. `presets` maps an edition to the values it changes."""

    id: str
    version: int
    title: str
    designer: str
    publisher: str
    year: int
    link: str
    min_seats: int
    max_seats: int
    minutes: int
    options: tuple[Option, ...] = ()
    presets: dict[str, Options] = field(default_factory=dict)
    check: Callable[[int, Options, set[str]], None] | None = None  # refuses combinations that contradict each other
    corrections: dict[int, tuple[str, ...]] = field(default_factory=dict)  # by version: ids of the rules it corrected
    layout: int = 1  # version of the stored state; raised when fields of State change; records do not depend on it
    weight: int = 0  # how heavy it is, from 1 (for everybody) to 5 (for experts); 0 says nothing
    bots: int = 0  # opponents when somebody just wants to play; as few as possible without
    end_rule: str = ""  # the id of the rule that tells how a match ends
    score_rule: str = ""  # and of the one that tells what counts

    @property
    def opponents(self) -> int:
        """How many bots sit down with somebody who just wants to play."""
        return self.bots or max(1, self.min_seats - 1)

    def seats(self, seats: int) -> int:
        """The number of seats, if the game can be played with so many."""
        if not self.min_seats <= seats <= self.max_seats:
            raise BadSeats("seats-count", game=self.id, seats=seats, least=self.min_seats, most=self.max_seats)
        return seats

    def resolve(self, seats: int, given: dict[str, Any]) -> Options:
        """All options: defaults, then the edition's preset, then what was given alone."""
        self.seats(seats)
        known = {option.key: option for option in self.options}
        for key in given:
            if key not in known:
                near = find_closest_match(key, list(known))
                raise BadOption("option-unknown", game=self.id, option=key, near=near, known=", ".join(known))
        values: Options = {option.key: option.default for option in self.options}
        if "edition" in given:
            values |= self.presets.get(str(known["edition"].read(given["edition"])), {})
        values |= {key: known[key].read(value) for key, value in given.items()}
        if self.check is not None:
            self.check(seats, values, set(given))
        return values

    def non_default_options(self, seats: int, options: dict[str, Any]) -> Options:
        """What makes these options of what is usual: the edition, and whatever is not as it says."""
        known = {option.key: option for option in self.options}
        values = {key: known[key].read(value) for key, value in options.items() if key in known}
        usual = self.resolve(seats, {"edition": values["edition"]} if "edition" in values else {})
        return {key: value for key, value in values.items() if key == "edition" or usual[key] != value}
