"""Names and descriptions of bots, their levels and styles."""

from __future__ import annotations

from dataclasses import dataclass

from postchaise.kernel.messages.message import Message
from postchaise.kernel.messages.text_table import Words
from postchaise.kernel.registry import extras, meta


@dataclass(frozen=True)
class BotStyle:
    id: str
    name: str
    plays: str  # a sentence
    seats: list[int]  # of how many it knows the game


def list_styles(game: str, words: Words, seats: int = 0) -> list[BotStyle]:
    """List the styles of a game, for this number of seats or for any."""
    page, brought = meta(game), extras(game)
    counts = {count: brought.styles(count) for count in range(page.min_seats, page.max_seats + 1)}
    return [
        BotStyle(
            id,
            words.translate(f"style-{id}"),
            words.attribute(f"style-{id}", "plays"),
            [count for count, known in counts.items() if id in known],
        )
        for id in brought.styles(seats)
    ]


def format_bot_name(bot: str, words: Words) -> str:
    """Return the name of a bot such as "journeyman:voyager"."""
    level, _, style = bot.partition(":")
    known = Message(f"level-{level}") if _describe_level_effect(level, words) else Message("level-trained", name=level)
    if not style:
        return words.translate("bot-called", level=known)
    return words.translate("bot-called-as", level=known, who=Message(f"style-{style}"))


def describe_playing_style(bot: str, words: Words) -> str:
    """Return how a bot plays, in a sentence or two."""
    level, _, style = bot.partition(":")
    effect = _describe_level_effect(level, words) or words.attribute("level-trained", "effect")
    sentences = (effect, words.attribute(f"style-{style}", "plays"))
    return " ".join(each for each in sentences if each)


def _describe_level_effect(level: str, words: Words) -> str:
    """Return the description of a level, or "" for a trained policy."""
    return words.attribute(f"level-{level}", "effect")
