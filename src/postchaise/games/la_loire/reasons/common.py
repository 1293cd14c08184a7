"""What every reason asks of a position; told apart from the rules on purpose."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from ..state import HAND, NONE, State, here


def owns(s: State, character: int) -> bool:
    return bool(s.hired[s.active] & character)


def working(s: State, palace: int) -> bool:
    return bool(s.palaces[s.active] & palace and not s.new_palaces & palace)


def not_here(s: State) -> Reason:
    return Reason("LL-ACT-01", piece=s.piece, location=here(s))


def spent(s: State, action: int) -> bool:
    return bool(s.options.single and s.used and s.used != action)


def hand(s: State) -> list[int]:
    return [message for message in s.held[s.active * HAND : (s.active + 1) * HAND] if message != NONE]
