"""Questions that every reason asks of a position, written independently of the rules."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from ..actions import MERCHANT
from ..options import MESSENGER_ONLY, NO_PIECE
from ..state import HAND, NONE, State, find_current_location


def has_character(s: State, character: int) -> bool:
    return bool(s.hired[s.active] & character)


def is_palace_working(s: State, palace: int) -> bool:
    return bool(s.palaces[s.active] & palace and not s.new_palaces & palace)


def explain_wrong_place(s: State) -> Reason:
    return Reason("LL-ACT-01", piece=s.piece, location=find_current_location(s))


def is_action_spent(s: State, action: int) -> bool:
    unlimited = (NO_PIECE, MESSENGER_ONLY) if s.piece == MERCHANT else (NO_PIECE,)
    return bool(s.options.single not in unlimited and s.used and s.used != action)


def list_hand(s: State) -> list[int]:
    return [message for message in s.held[s.active * HAND : (s.active + 1) * HAND] if message != NONE]
