"""What somebody at the table may take back, and whether the others are asked to agree."""

from __future__ import annotations

from dataclasses import dataclass

from estafette.kernel.match import Match

from .words import Words


@dataclass
class Request:
    """A seat asks the others to go back before its last action."""

    seat: int
    missing: list[int]  # seats that have not agreed yet


@dataclass
class Undo:
    """What this person may take back; a reason in words where it may not."""

    can: bool = False
    reason: str = ""
    restart: bool = False
    asked: int = -1  # the seat that asks the others for a take-back
    answer: bool = False  # this person is asked to agree
    back: bool = False  # the others can be asked


def undo(match: Match, status: str, seat: int, request: Request | None, words: Words) -> Undo:
    if seat < 0 or status == "waiting":
        return Undo()
    reason = match.undoable(seat)
    own = any(entry.seat == seat for entry in match.entries)
    return Undo(
        can=reason is None and status == "playing",
        reason=words.reason(match.game, reason) if reason else "",
        restart=reason is None and match.version - match.turn_start(seat) > 1,
        asked=request.seat if request else -1,
        answer=request is not None and seat in request.missing,
        back=own and reason is not None and request is None,
    )
