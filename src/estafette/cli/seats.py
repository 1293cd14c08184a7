"""Who sits where: people by name, players without a person."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from estafette.bots.levels import LEVELS, Player
from estafette.kernel.dice import Dice
from estafette.kernel.errors import BadSeats, EstafetteError
from estafette.kernel.meta import closest

from .words import Words

YOU = "you"
LONGEST_NAME = 16


@dataclass
class Seat:
    """`kind` is "you" or the level of a bot."""

    kind: str
    name: str
    player: Player | None = None
    warned: bool = False  # it was said what asking for help means

    @property
    def human(self) -> bool:
        return self.kind == YOU


def clean(name: str) -> str:
    """A name that cannot disturb the screen: printable, one line, not too long."""
    letters = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def seats(kinds: str, names: str, words: Words, dice: list[Dice]) -> list[Seat]:
    """The seats of "you,random" with names for the people; `dice` are those of the players without a person."""
    given = [name for name in map(clean, names.split(",")) if name]
    found: list[Seat] = []
    for number, word in enumerate(kinds.split(","), 1):
        kind = word.strip().lower()
        if kind == YOU:
            name = given.pop(0) if given else words.say("player-name", number=number)
        else:
            name = words.say("bot-name", kind=kind, number=number)
        found.append(Seat(kind, name, None if kind == YOU else seated(kind, dice[(number - 1) % len(dice)])))
    if given:
        raise EstafetteError("cli-names", name=given[0])
    return found


def seated(kind: str, dice: Dice) -> Player:
    if kind not in LEVELS:
        known = [YOU, *LEVELS]
        raise BadSeats("cli-seat-kind", kind=clean(kind), near=closest(kind, known), known=", ".join(known))
    return Player(kind, dice)
