"""What a viewer may take back, and whether others have to agree."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass

from postchaise.kernel.match import Match
from postchaise.web.translations import TableTranslator

from .log import build_log_lines


@dataclass
class TakebackRequest:
    """A request to go back before a seat's last action."""

    seat: int
    asks: int  # the seat, held now or before, for which the viewer must answer; -1 for none
    to: int  # actions that would be left


@dataclass
class TakebackLoss:
    """What a take-back would undo, as far as the viewer may know."""

    seat: int  # whose action it starts with
    action: str  # its log text; empty if the viewer was told nothing
    steps: list[tuple[int, int]]  # seats and the number of actions they would lose


@dataclass
class UndoState:
    """What the viewer may take back, or the reason why not."""

    can_undo: bool = False
    what: str = ""  # the action it takes back
    reason: str = ""
    restart: int = 0  # steps back to the start of the turn, if more than one
    asked: int = -1  # the seat that requests a take-back
    answer: int = -1  # the seat for which the viewer must answer
    back: bool = False  # others can be asked
    loss: TakebackLoss | None = None  # for a request, or where one is possible
    alone: bool = False  # nobody has to agree


def build_undo_state(
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
    lines = build_log_lines(match.game, [(to, line) for line in entry.log], viewer, translator)
    said = " · ".join(line.text for line in lines if not line.heading)
    counts = Counter(each.seat for each in match.entries[to:])
    return TakebackLoss(entry.seat, said, [(seat, counts[seat]) for seat in range(match.seats) if counts[seat]])
