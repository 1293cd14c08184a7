"""Why a message cannot be bought, or kept (chapter Buy a message)."""

from __future__ import annotations

from postchaise.kernel.messages.reason import Reason

from .. import components as c
from ..actions import MERCHANT
from ..state import BUYING_MESSAGES, NONE, State, find_current_location
from .common import has_character, is_action_spent, is_palace_working, list_hand


def explain_message_purchase(s: State, level: int) -> Reason | None:
    place, mine = find_current_location(s), list_hand(s)
    city, own = c.IS_CITY[place], s.owner[find_current_location(s)] == s.active
    if s.piece == MERCHANT or not (city or own):
        return Reason("LL-MSG-01", case=s.piece)
    if is_action_spent(s, BUYING_MESSAGES):
        return Reason("LL-ACT-02")
    monastery = own and s.building[place] == c.MONASTERY
    if level == c.ABBEY and not s.options.level4:
        return Reason("LL-CAS-05")
    if level == c.ABBEY and not monastery:
        return Reason("LL-MSG-04", case=0)
    vassallus = has_character(s, c.VASSALLUS) and (not monastery or bool(s.options.vassallus_anywhere))
    if level != c.ABBEY and monastery and s.messages_bought == 0:
        return Reason("LL-MSG-04", case=3 if not s.options.level4 else 2 if vassallus else 1)
    allowed = c.AT_A_CASTLE if own and s.building[place] == c.CASTLE else c.AT_A_STOP
    if vassallus:
        allowed += c.VASSALLUS_EXTRA
    post = city and is_palace_working(s, c.POST_OFFICE[place])
    if s.messages_bought >= allowed + (c.POST_OFFICE_EXTRA if post else 0):
        return Reason("LL-MSG-03", count=s.messages_bought)
    most = c.UNDELIVERED_MAYOR if has_character(s, c.MAYOR) else c.UNDELIVERED
    if len(mine) >= most:
        return Reason("LL-MSG-06", limit=most)
    abbeys = [message for message in mine if c.LEVEL[message] == c.ABBEY]
    if level == c.ABBEY and (len(abbeys) >= c.ABBEY_LIMIT or s.messages_bought > 0):
        return Reason("LL-MSG-07", limit=c.ABBEY_LIMIT)
    price = c.MESSAGE_PRICE[level] - (c.POST_OFFICE_DISCOUNT if post and s.messages_bought == 1 else 0)
    if s.deniers[s.active] < price:
        return Reason("LL-MSG-02", needed=price, has=s.deniers[s.active])
    deck = [m for m in range(c.MESSAGES) if c.LEVEL[m] == level and s.message_state[m] == NONE]
    return None if deck else Reason("LL-MSG-10", level=level)


def explain_card_to_keep(s: State, message: int) -> Reason | None:
    if s.drawn:
        looked_at = [card // 16 for card in s.drawn]
        return None if message in looked_at else Reason("LL-CHAR-SPY-01", count=len(looked_at))
    in_deck = c.LEVEL[message] == s.pending and s.message_state[message] == NONE
    return None if in_deck else Reason("LL-PAL-DUCAL-01", level=s.pending)
