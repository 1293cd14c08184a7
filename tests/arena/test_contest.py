"""Who meets whom: every deal in every rotation of the seats."""

from __future__ import annotations

import pytest

from postchaise import PostchaiseError, extras
from postchaise.arena.contest import create_contest, group_bots, rotate_seats


def test_two_bots_play_every_deal_from_both_seats() -> None:
    found = create_contest("la-loire", 2, ["apprentice", "random"], 1)
    assert [found.place(number) for number in range(4)] == [
        (0, ("apprentice", "random")),
        (0, ("random", "apprentice")),
        (1, ("apprentice", "random")),
        (1, ("random", "apprentice")),
    ]
    assert found.pairs == [("apprentice", "random")]


def test_of_three_bots_at_two_seats_every_pair_meets() -> None:
    found = create_contest("la-loire", 2, ["journeyman", "apprentice", "random"], 1)
    assert len(found.meetings) == 6
    assert len(found.pairs) == 3
    assert all(meeting[::-1] in found.meetings for meeting in found.meetings)


def test_too_few_bots_sit_down_again_in_the_same_order() -> None:
    assert group_bots(4, ["a", "b"]) == [("a", "b", "a", "b")]
    assert rotate_seats(("a", "b", "a", "b")) == [("a", "b", "a", "b"), ("b", "a", "b", "a")]
    assert group_bots(4, ["a", "b", "b", "b"]) == [("a", "b", "b", "b")]
    assert [table.index("a") for table in rotate_seats(("a", "b", "b", "b"))] == [0, 3, 2, 1]


def test_everybody_sits_everywhere_equally_often() -> None:
    for seats, bots in ((2, "abc"), (3, "ab"), (3, "abcd"), (4, "abc"), (5, "abb")):
        meetings = [seating for table in group_bots(seats, list(bots)) for seating in rotate_seats(table)]
        for bot in set(bots):
            assert len({sum(meeting[seat] == bot for meeting in meetings) for seat in range(seats)}) == 1


def test_games_are_rounded_up_to_whole_deals() -> None:
    found = create_contest("la-loire", 2, ["journeyman", "apprentice", "random"], 1)
    assert [found.matches(games) for games in (1, 6, 7, 400)] == [6, 6, 12, 402]


def test_a_single_bot_meets_nobody_but_itself() -> None:
    found = create_contest("la-loire", 2, ["random"], 1)
    assert found.meetings == (("random", "random"),)
    assert found.pairs == []


@pytest.mark.parametrize(
    ("seats", "bots", "options", "code"),
    [
        (2, [], {}, "arena-nobody"),
        (2, ["wizard"], {}, "player-unknown"),
        (9, ["random"], {}, "seats-count"),
        (2, ["random"], {"speed": "9"}, "option-unknown"),
    ],
)
def test_what_cannot_be_is_refused(seats: int, bots: list[str], options: dict[str, str], code: str) -> None:
    with pytest.raises(PostchaiseError) as refused:
        create_contest("la-loire", seats, bots, 1, options)
    assert refused.value.code == code


def test_a_character_of_the_game_plays_with_tastes_of_its_own() -> None:
    found = create_contest("orleans", 2, ["apprentice:scholar", "apprentice"], 1)
    assert found.bots == ("apprentice:scholar", "apprentice")
    assert extras("orleans").heuristics(2, "scholar").weights != extras("orleans").heuristics(2).weights
    with pytest.raises(PostchaiseError):
        create_contest("orleans", 2, ["apprentice:pirate", "apprentice"], 1)
