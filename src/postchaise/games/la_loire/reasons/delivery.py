"""Why a message cannot be delivered or a station marked; message tokens (chapter Deliver a message)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import MERCHANT
from ..state import DELIVERING, TOKEN_FREE, State, find_current_location
from .common import has_character, is_action_spent, list_hand


def explain_delivery(s: State, message: int, deliver: bool) -> Reason | None:
    """Explain why a message cannot be delivered, or a station of it not be marked."""
    place, level = find_current_location(s), c.LEVEL[message]
    if s.piece == MERCHANT:
        return Reason("LL-DLV-01", case=0)
    if message not in list_hand(s):
        return Reason("LL-DLV-01", case=1)
    if s.delivered_here:
        return Reason("LL-DLV-02")
    if is_action_spent(s, DELIVERING):
        return Reason("LL-ACT-02")
    if level == 1 or level == c.ABBEY:
        return _explain_delivery_place(s, message, place, level, deliver)
    if not s.options.casual and not (has_character(s, c.APPRENTICE) and (level == 2 or has_character(s, c.HELPER))):
        return Reason("LL-DLV-05" if level == 2 else "LL-DLV-06")
    tokens = s.tokens[s.active * c.TOKENS : (s.active + 1) * c.TOKENS]
    stations = {s.shield[token % 32] for token in tokens if token >= 0 and token // 32 == message}
    wanted = set(c.COLOURS[message]) - stations
    if s.shield[place] not in wanted:
        return Reason("LL-DLV-07", case=1 if s.shield[place] in stations else 0)
    if deliver and len(wanted) > 1:
        return Reason("LL-DLV-07", case=2)
    if not deliver and len(wanted) == 1:
        return Reason("LL-DLV-07", case=3)
    if deliver:
        done = [c.LEVEL[m] for m in range(c.MESSAGES) if s.message_state[m] == 2 * s.active + 1]
        late = s.options.casual and done.count(level) + 1 > done.count(level - 1)
        return Reason("LL-CAS-04", level=level) if late else None
    movable = [token for token in tokens if token >= 0] if s.options.recall_on_mark else []
    return None if TOKEN_FREE in tokens or movable else Reason("LL-TOK-05")


def _explain_delivery_place(s: State, message: int, place: int, level: int, deliver: bool) -> Reason | None:
    if not deliver:
        return Reason("LL-DLV-07", case=4)
    if level == c.ABBEY and not s.options.level4:
        return Reason("LL-CAS-05")
    if c.DESTINATION[message] != place:
        return Reason("LL-DLV-03" if level == 1 else "LL-DLV-09", location=c.DESTINATION[message])
    return None


def explain_token(s: State, which: int) -> Reason | None:
    tokens = s.tokens[s.active * c.TOKENS : (s.active + 1) * c.TOKENS]
    if which == 0:
        return None if TOKEN_FREE in tokens else Reason("LL-TOK-05")
    return None if tokens[which - 1] >= 0 else Reason("LL-TOK-03", case=1)


def explain_recall(s: State, token: int) -> Reason | None:
    if not s.options.recall_any_time:
        return Reason("LL-TOK-03", case=0)
    return None if s.tokens[s.active * c.TOKENS + token] >= 0 else Reason("LL-TOK-03", case=1)
