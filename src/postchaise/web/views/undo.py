"""What somebody at the table may take back, and whether the others are asked to agree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator

from .log import log_lines


@dataclass
class TakebackRequest:
    """A seat asks the others to go back before its last action."""

    seat: int
    asks: int  # the seat for which this browser is asked, also one it held before; -1 when it is not
    to: int  # actions that would be left


@dataclass
class TakebackLoss:
    """What going back by consent would undo, as this person may know it."""

    seat: int  # whose action it goes back before
    action: str  # what the log says of it; empty where it says nothing to this person
    steps: list[tuple[int, int]]  # seat and number of actions, for everybody who would lose some


@dataclass
class UndoState:
    """What this person may take back; a reason in words where it may not."""

    can_undo: bool = False
    what: str = ""  # the action it takes back
    reason: str = ""
    restart: int = 0  # steps back to the start of the turn, if it is more than one
    asked: int = -1  # the seat that asks the others for a take-back
    answer: int = -1  # the seat for which this person is asked to agree
    back: bool = False  # the others can be asked
    loss: TakebackLoss | None = None  # where somebody asks or may ask
    alone: bool = False  # nobody has to agree


def build_undo(
    match: Match,
    status: str,
    seat: int,
    request: TakebackRequest | None,
    translator: TableTranslator,
    alone: bool = False,
) -> UndoState:
    if status == "waiting":
        return UndoState()
    if seat < 0:
        if request is None:
            return UndoState()
        return UndoState(asked=request.seat, answer=request.asks, loss=_loss(match, request.to, seat, translator))
    reason, label = match.undoable(seat), match.undo_label(seat)
    own = next((i for i in range(match.version - 1, -1, -1) if match.entries[i].seat == seat), -1)
    back = own >= 0 and reason is not None and request is None and status == "playing"
    steps = match.version - match.turn_start(seat) if reason is None else 0
    to = request.to if request else own
    return UndoState(
        can_undo=reason is None and status == "playing",
        what=translator.translate(label) if label is not None else "",
        reason=translator.reason(match.game, reason) if reason else "",
        restart=steps if steps > 1 else 0,
        asked=request.seat if request else -1,
        answer=request.asks if request else -1,
        back=back,
        loss=_loss(match, to, seat, translator) if back or request else None,
        alone=alone,
    )


def _loss(match: Match, to: int, viewer: int, translator: TableTranslator) -> TakebackLoss:
    entry = match.entries[to]
    lines = log_lines(match.game, [(to, line) for line in entry.log], viewer, translator)
    said = " · ".join(line.text for line in lines if not line.heading)
    counts = Counter(each.seat for each in match.entries[to:])
    return TakebackLoss(entry.seat, said, [(seat, counts[seat]) for seat in range(match.seats) if counts[seat]])
