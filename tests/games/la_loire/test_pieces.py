"""Nothing appears and nothing is lost: in random play every piece lies in exactly one place."""

from __future__ import annotations

from typing import Any

import pytest

from postchaise import Dice
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.state import HAND
from postchaise.testing import Case, list_cases, play_random_match

SEATS = (1, 2, 3, 4)
SEED = 0


def some(seats: int) -> list[Case]:
    """A third of the ways to play, another one for each number of seats."""
    return list_cases("la-loire", (seats,))[seats % 3 :: 3]


@pytest.mark.parametrize("seats", SEATS)
def test_pieces_are_conserved(seats: int) -> None:
    for case in some(seats):
        for state in play_random_match(case, SEED).positions:
            check_pieces(case, state)


def check_pieces(case: Case, s: Any) -> None:
    seats = range(case.seats)
    assert sum(s.free) + sum(s.horses) == {1: 10, 2: 14, 3: 20, 4: 24}[case.seats]
    assert min(s.free + s.horses + s.supply + s.goods + s.deniers + s.stock + s.palace_stock + s.deck_n) >= 0
    for good in range(c.GOODS):
        assert s.supply[good] + sum(s.goods[seat * c.GOODS + good] for seat in seats) == c.GOOD_CARDS[good]
    on_board = [(kind, owner) for kind, owner in zip(s.building, s.owner, strict=True) if kind != c.NO_BUILDING]
    assert all((kind == c.NO_BUILDING) == (owner < 0) for kind, owner in zip(s.building, s.owner, strict=True))
    assert s.towers + sum(1 for kind, _ in on_board if kind == c.CASTLE) == c.TOWERS == 4
    for seat in seats:
        mine = [kind for kind, owner in on_board if owner == seat]
        assert s.farms[seat] + mine.count(c.FARM) + mine.count(c.CASTLE) == c.FARMS  # a castle is a farm with a tower
        assert s.monasteries[seat] + mine.count(c.MONASTERY) == c.MONASTERIES
    check_cards(case, s)
    check_messages(case, s)
    assert sorted(s.market) == list(range(c.SHIELDS))
    assert sorted(colour for colour in s.shield if colour >= 0) == [
        colour for colour in range(c.SHIELDS) for _ in range(c.VILLAGE_SHIELDS[colour])
    ]
    assert (s.circus < 0) == bool(s.options.casual)


def check_cards(case: Case, s: Any) -> None:
    """Characters, palaces, tokens."""
    options = case.game.meta.resolve(case.seats, dict(case.options))
    for i in range(c.CHARACTERS):
        rule = c.COPIES_RULE[i] if c.COPIES_RULE[i] != "unique" else str(options["blue_copies"])
        copies = 0 if s.options.casual else c.COPIES[rule][case.seats - 1]
        assert s.stock[i] + sum(s.hired[seat] >> i & 1 for seat in range(case.seats)) == copies
    for i in range(c.PALACES):
        copies = 0 if s.options.casual else c.PALACE_COPIES[i]
        assert s.palace_stock[i] + sum(s.palaces[seat] >> i & 1 for seat in range(case.seats)) == copies
    assert len(s.tokens) == c.TOKENS * case.seats
    for number, token in enumerate(s.tokens):
        seat, which = divmod(number, c.TOKENS)
        hired = s.options.casual or s.hired[seat] >> (c.APPRENTICE_CARD, c.HELPER_CARD)[which] & 1
        assert (token == -2) == (not hired)  # on its card until the card is hired
        if token >= 0:
            assert s.message_state[token // 32] == 2 * seat  # it serves a message its owner still carries
            assert not c.IS_CITY[token % 32]


def check_messages(case: Case, s: Any) -> None:
    """Every message lies in exactly one place, and every count is right."""
    below, looked_at = [card // 16 for card in s.bottom], [card // 16 for card in s.drawn]
    for message in range(c.MESSAGES):
        places = [s.deck[message], below.count(message), looked_at.count(message), int(s.message_state[message] >= 0)]
        assert sorted(places) == [0, 0, 0, 1]
    for level in range(1, c.LEVELS + 1):
        assert s.deck_n[level] == sum(s.deck[m] for m in range(c.MESSAGES) if c.LEVEL[m] == level)
    for seat in range(case.seats):
        held = [message for message in s.held[seat * HAND : (seat + 1) * HAND] if message >= 0]
        assert sorted(held) == [message for message in range(c.MESSAGES) if s.message_state[message] == 2 * seat]
        assert s.delivered[seat] == sum(1 for each in s.message_state if each == 2 * seat + 1)


@pytest.mark.parametrize("seats", SEATS)
def test_only_what_is_hidden_is_imagined(seats: int) -> None:
    for case in some(seats):
        check_imagined(case)


def check_imagined(case: Case) -> None:
    for number, state in enumerate(play_random_match(case, SEED).positions[::5]):
        for seat in range(case.seats):
            world = case.game.sample_world(state, seat, Dice(number))
            check_pieces(case, world)
            now, then = world.to_json(), state.to_json()
            assert {key for key in now if now[key] != then[key]} <= {"deck", "bottom", "drawn"}
            for pile in ("bottom", "drawn"):
                for card, before in zip(now[pile], then[pile], strict=True):
                    assert card % 16 == before % 16  # who knows it
                    known = before >> seat & 1 or (pile == "drawn" and state.active == seat)  # type: ignore[attr-defined]  # La Loire's
                    assert card == before or not known
