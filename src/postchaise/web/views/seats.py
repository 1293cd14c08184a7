"""The players of a table as one browser sees them, and which seat's view the browser gets."""

from __future__ import annotations

from dataclasses import dataclass, field, replace
from typing import Any, Final

from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match

SHAPES: Final = ("disc", "square", "lozenge", "triangle", "cross")
NO_CURTAIN: Final = -1


@dataclass
class Player:
    """One seat as one browser sees it, with its score once `score_players` has filled it in.

    Names come from users: templates escape them.
    """

    name: str
    kind: str = "person"  # person, bot, open
    level: str = ""  # of a bot
    you: bool = False  # this browser holds the seat
    present: bool = False  # a person who has the page open
    can_return: bool = False  # this browser held the seat and may take it back
    helped: int = 0  # how often the seat asked for help
    shuffled: bool = True  # its browser has contributed to the shuffle
    replaceable_at: float | None = None  # when others may hand over the seat of an absent player, in Unix time
    offer: str = ""  # to another person: asked (this browser), asking (others), offered (all agreed), handed, yours
    link: str = ""  # for that person
    stand_in: bool = False  # a bot that plays for somebody
    has_voters: bool = False  # other people hold or held the seat: they vote on take-backs
    seat: int = -1
    turn: bool = False
    points: int = 0
    place: int = 0  # in the ranking, once the match is over
    sources: dict[str, int] = field(default_factory=dict)

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    @property
    def col(self) -> str:
        return f"player-{self.seat + 1}"


def own_seats(players: list[Player]) -> list[int]:
    return [number for number, player in enumerate(players) if player.you]


def choose_viewer(match: Match, players: list[Player], wanted: int | None = None) -> tuple[int, int]:
    """Return the seat whose view this browser gets (-1: spectator), and the seat behind the curtain (-1: none).

    Several people may share a browser. The one who must decide sees the table after confirming that they are there.
    """
    own = own_seats(players)
    if not own:
        return SPECTATOR, NO_CURTAIN
    if len(own) == 1:
        return own[0], NO_CURTAIN
    asked = [seat for seat in match.actors if seat in own]
    if wanted is not None and wanted in own and (wanted in asked or not asked):
        return wanted, NO_CURTAIN
    if not _have_secrets(match, own):
        return (asked or own)[0], NO_CURTAIN
    return (SPECTATOR, asked[0]) if asked else (SPECTATOR, NO_CURTAIN)


def _have_secrets(match: Match, seats: list[int]) -> bool:
    views = [match.view(seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def score_players(match: Match, status: str, players: list[Player], view: dict[str, Any] | None = None) -> list[Player]:
    """Add turn, points and place to the players. Points that the view conceals stay concealed."""
    scores, actors = match.scores(), match.actors
    ranking = match.ranking() if status == "over" else [0] * len(players)
    visible = (view or {}).get("players", [])
    scores = [
        {} if i < len(visible) and visible[i].get("points", score) is None else score for i, score in enumerate(scores)
    ]
    return [
        replace(
            player,
            seat=seat,
            turn=status == "playing" and seat in actors,
            points=sum(scores[seat].values()),
            place=ranking[seat],
            sources=scores[seat],
        )
        for seat, player in enumerate(players)
    ]
