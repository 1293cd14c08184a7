"""Questions that every reason asks of a position, written independently of the rules."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from ..actions import MERCHANT
from ..state import HAND, NONE, State, find_current_location


def has_character(s: State, character: int) -> bool:
    return bool(s.hired[s.active] & character)


def is_palace_working(s: State, palace: int) -> bool:
    return bool(s.palaces[s.active] & palace and not s.new_palaces & palace)


def explain_wrong_place(s: State) -> Reason:
    return Reason("LL-ACT-01", piece=s.piece, location=find_current_location(s))


def is_action_spent(s: State, action: int) -> bool:
    limited = s.options.single if s.piece == MERCHANT else s.options.single | s.options.messenger_single
    return bool(limited and s.used and s.used != action)


def list_hand(s: State) -> list[int]:
    return [message for message in s.held[s.active * HAND : (s.active + 1) * HAND] if message != NONE]
