"""Who has won and why, in words. The game explains what broke a tie (`Extras.tie`)."""

from __future__ import annotations

from dataclasses import dataclass, field
from itertools import pairwise

from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match
from postchaise.kernel.messages.message import Message
from postchaise.kernel.registry import extras
from postchaise.web.translations import TableTranslator


@dataclass
class WinnerText:
    heading: str
    sentences: list[str] = field(default_factory=list)
    ties: list[str] = field(default_factory=list)  # behind the winner


def find_tie_break(match: Match, first: int, second: int) -> Message | None:
    """What decided between two seats with equal points; None if the game does not say."""
    return extras(match.game).tie(match.state, first, second)


def describe_winner(match: Match, translator: TableTranslator) -> WinnerText:
    translator = translator.with_players(
        [f"\u2068{name}\u2069" for name in translator.players]
    )  # isolates names from the direction of the text
    points, ranking = [sum(score.values()) for score in match.scores()], match.ranking()
    order = sorted(range(match.seats), key=ranking.__getitem__)
    names = [translator.translate("seat", seat=seat + 1) for seat in order]
    ending = _ending(match, translator)
    if match.seats == 1:
        return WinnerText(translator.translate("end-alone", name=names[0], count=points[0]), ending)
    first, second = order[:2]
    heading, why = translator.translate("end-wins", name=names[0]), ""
    if points[first] == points[second]:
        message = find_tie_break(match, first, second) or Message("end-equal", count=points[first])
        why, wins = translator.translate(message), f"{message.id}-wins"
        if translator.knows(wins):
            heading = translator.translate(Message(wins, **message.args))
    elif points[first] > points[second]:
        why = translator.translate("end-ahead", count=points[first] - points[second], name=names[1])
    if ranking[second] == 1:
        sharing = ranking.count(1)
        heading = translator.translate("end-share", names=_joined(names[:sharing], translator))
        why = translator.translate("end-equal-all", count=points[first]) if sharing > 2 else why
    return WinnerText(heading, [*ending, why], _ties(match, order, translator))


def _ending(match: Match, translator: TableTranslator) -> list[str]:
    id = f"ending-{match.game.ending(match.state)}"
    message = extras(match.game).ended(match.view(SPECTATOR)) or Message(id)
    if not translator.knows(message.id):
        return []
    text = translator.translate(message)
    return [text[0].upper() + text[1:] + ("" if text[-1] in ".!?" else ".")]


def _ties(match: Match, order: list[int], translator: TableTranslator) -> list[str]:
    """Ties behind the winner."""
    points, ranking = [sum(score.values()) for score in match.scores()], match.ranking()
    pairs = [(a, b) for a, b in pairwise(order[1:]) if points[a] == points[b] and ranking[a] < ranking[b]]
    messages = [find_tie_break(match, a, b) for a, b in pairs]
    return [translator.translate(message) for message in messages if message is not None]


def _joined(names: list[str], translator: TableTranslator) -> str:
    return translator.translate("end-and", names=", ".join(names[:-1]), last=names[-1])
