"""Who has won and why, in words. What broke a tie is said by the game (`Extras.tie`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras
from postchaise.web.translations import Words


@dataclass
class Verdict:
    heading: str
    sentences: list[str] = field(default_factory=list)
    ties: list[str] = field(default_factory=list)  # behind the winner


def tie(match: Match, first: int, second: int) -> Message | None:
    """What decided between two seats with equal points; None when the game does not say."""
    return extras(match.game).tie(match.state, first, second)


def verdict(match: Match, words: Words) -> Verdict:
    words = words.with_players(
        [f"\u2068{name}\u2069" for name in words.players]
    )  # a name never turns the sentence around
    points, ranking = [sum(score.values()) for score in match.scores()], match.ranking()
    order = sorted(range(match.seats), key=ranking.__getitem__)
    names = [words.translate("seat", seat=seat + 1) for seat in order]
    ending = _ending(match, words)
    if match.seats == 1:
        return Verdict(words.translate("end-alone", name=names[0], count=points[0]), ending)
    first, second = order[:2]
    heading, why = words.translate("end-wins", name=names[0]), ""
    if points[first] == points[second]:
        message = tie(match, first, second) or Message("end-equal", count=points[first])
        why, wins = words.translate(message), f"{message.id}-wins"
        if words.knows(wins):
            heading = words.translate(Message(wins, **message.args))
    elif points[first] > points[second]:
        why = words.translate("end-ahead", count=points[first] - points[second], name=names[1])
    if ranking[second] == 1:
        sharing = ranking.count(1)
        heading = words.translate("end-share", names=_joined(names[:sharing], words))
        why = words.translate("end-equal-all", count=points[first]) if sharing > 2 else why
    return Verdict(heading, [*ending, why], _ties(match, order, words))


def _ending(match: Match, words: Words) -> list[str]:
    id = f"ending-{match.game.ending(match.state)}"
    message = extras(match.game).ended(match.view(SPECTATOR)) or Message(id)
    if not words.knows(message.id):
        return []
    text = words.translate(message)
    return [text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")]


def _ties(match: Match, order: list[int], words: Words) -> list[str]:
    """Behind the winner."""
    points, ranking = [sum(score.values()) for score in match.scores()], match.ranking()
    pairs = [(a, b) for a, b in pairwise(order[1:]) if points[a] == points[b] and ranking[a] < ranking[b]]
    messages = [tie(match, a, b) for a, b in pairs]
    return [words.translate(message) for message in messages if message is not None]


def _joined(names: list[str], words: Words) -> str:
    return words.translate("end-and", names=", ".join(names[:-1]), last=names[-1])
