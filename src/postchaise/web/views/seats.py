"""Who sits at a table, and through whose eyes a browser looks at it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final

from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.match import Match

SHAPES: Final = ("disc", "square", "lozenge", "triangle", "cross")
NO_CURTAIN: Final = -1


@dataclass
class Seat:
    """A seat as one browser knows it."""

    name: str
    kind: str = "person"  # person, bot, open
    level: str = ""  # of a bot
    mine: bool = False  # this browser holds it
    present: bool = False  # a person who has the page open
    back: bool = False  # this browser held it and may take it back
    helped: int = 0  # how often it asked for help
    shuffled: bool = True  # its browser has given its part to the shuffle
    replaceable_at: float | None = (
        None  # somebody who is away: when others may hand over the seat, in seconds since 1970
    )
    offer: str = ""  # to another person: asked (this browser), asking (others), offered (all agreed), handed, yours
    link: str = ""  # for that person
    alone: bool = False  # nobody else could agree to that
    minds: bool = False  # others hold it or held it before: they have a say in going back


@dataclass
class Player:
    """One seat with its score, for boards and panels. Names are hostile: templates escape them."""

    seat: int
    name: str
    kind: str = "person"  # person, bot, open
    level: str = ""
    you: bool = False
    present: bool = False
    turn: bool = False
    points: int = 0
    place: int = 0  # in the ranking
    back: bool = False  # this browser held it and may take it back
    sources: dict[str, int] = field(default_factory=dict)
    helped: int = 0  # how often it asked for help
    shuffled: bool = True  # its browser has given its part to the shuffle
    replaceable_at: float | None = (
        None  # somebody who is away: when others may hand over the seat, in seconds since 1970
    )
    offer: str = ""  # to another person: asked (this browser), asking (others), offered (all agreed), handed, yours
    link: str = ""  # for that person
    alone: bool = False  # nobody else could agree to that

    @property
    def shape(self) -> str:
        return SHAPES[self.seat]

    @property
    def col(self) -> str:
        return f"player-{self.seat + 1}"


def mine(seats: list[Seat]) -> list[int]:
    return [number for number, seat in enumerate(seats) if seat.mine]


def look(match: Match, seats: list[Seat], wanted: int | None = None) -> tuple[int, int]:
    """Through whose eyes a browser sees the table, and behind which seat's curtain. -1: a spectator, no curtain.

    Several people at one screen share a browser: whoever is asked looks, once it was said that they are there.
    """
    own = mine(seats)
    if not own:
        return SPECTATOR, NO_CURTAIN
    if len(own) == 1:
        return own[0], NO_CURTAIN
    asked = [seat for seat in match.actors if seat in own]
    if wanted is not None and wanted in own and (wanted in asked or not asked):
        return wanted, NO_CURTAIN
    if not _secrets_between(match, own):
        return (asked or own)[0], NO_CURTAIN
    return (SPECTATOR, asked[0]) if asked else (SPECTATOR, NO_CURTAIN)


def _secrets_between(match: Match, seats: list[int]) -> bool:
    views = [match.view(seat) for seat in seats]
    return any(view != views[0] for view in views[1:])


def players(match: Match, status: str, seats: list[Seat], view: dict[str, Any] | None = None) -> list[Player]:
    """The panels of the seats; points that the view conceals stay concealed."""
    scores, actors = match.scores(), match.actors
    ranking = match.ranking() if status == "over" else [0] * len(seats)
    shown = (view or {}).get("players", [])
    scores = [
        {} if i < len(shown) and shown[i].get("points", score) is None else score for i, score in enumerate(scores)
    ]
    return [
        Player(
            number,
            seat.name,
            seat.kind,
            seat.level,
            seat.mine,
            seat.present,
            status == "playing" and number in actors,
            sum(scores[number].values()),
            ranking[number],
            seat.back,
            scores[number],
            seat.helped,
            seat.shuffled,
            seat.replaceable_at,
            seat.offer,
            seat.link,
            seat.alone,
        )
        for number, seat in enumerate(seats)
    ]
