"""Players at one terminal: people and bots."""

from __future__ import annotations

import unicodedata
from dataclasses import dataclass

from postchaise.bots.levels import LEVELS, BotPlayer, find_level_for_match
from postchaise.cli.translations import CliTranslator
from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import BadSeats, PostchaiseError
from postchaise.kernel.messages.message import Message
from postchaise.kernel.meta import find_closest_match

YOU = "you"
LONGEST_NAME = 16


@dataclass
class TerminalSeat:
    """`kind` is "you", or a bot level with its style."""

    kind: str
    name: str
    player: BotPlayer | None = None
    warned: bool = False  # was told what asking for help means

    @property
    def human(self) -> bool:
        return self.kind == YOU


def clean_name(name: str) -> str:
    """A name that cannot disturb the screen: printable, short, one line."""
    letters = "".join(c for c in unicodedata.normalize("NFC", name) if c.isprintable())
    return " ".join(letters.split())[:LONGEST_NAME].strip()


def parse_seats(game: str, kinds: str, names: str, translator: CliTranslator, dice: list[Dice]) -> list[TerminalSeat]:
    """Parse seats such as "you,random" and names for the people; `dice` are those of the bots."""
    given = [name for name in map(clean_name, names.split(",")) if name]
    found: list[TerminalSeat] = []
    wanted = [word.strip().lower() for word in kinds.split(",")]
    for number, kind in enumerate(wanted, 1):
        if kind == YOU:
            found.append(
                TerminalSeat(kind, given.pop(0) if given else translator.translate("player-name", number=number))
            )
        else:
            found.append(create_bot_seat(game, len(wanted), kind, number, translator, dice[(number - 1) % len(dice)]))
    if given:
        raise PostchaiseError("cli-names", name=given[0])
    return found


def create_bot_seat(
    game: str, count: int, kind: str, number: int, translator: CliTranslator, dice: Dice
) -> TerminalSeat:
    """Validate a bot level with an optional style: "journeyman:voyager"."""
    level, _, style = kind.partition(":")
    if level not in LEVELS:
        possible = [YOU, *LEVELS]
        raise BadSeats(
            "cli-seat-kind",
            kind=clean_name(level),
            near=find_closest_match(level, possible),
            known=", ".join(possible),
        )
    find_level_for_match(kind, game, count)
    who = Message(f"style-{style}")
    name = (
        translator.translate("bot-name-as", who=who, number=number)
        if style
        else translator.translate("bot-name", kind=level, number=number)
    )
    return TerminalSeat(kind, name, BotPlayer(kind, dice))
