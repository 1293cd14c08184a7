"""Every byte of an observation stands under its name: numbers and flags, of the own seat and of the others."""

from __future__ import annotations

from typing import Any

import pytest

from postchaise import Dice, game, play_random
from postchaise.games.la_loire import components as loire
from postchaise.games.orleans import components as orleans
from postchaise.games.thurn_und_taxis import components as taxis
from postchaise.kernel.native import BytesWriter
from postchaise.kernel.search.encoder import clamp_to_byte, encode_one_of, write_bits


def seen(id: str, seats: int, decisions: int, viewer: int) -> tuple[Any, dict[str, int]]:
    """A position of random play, and what a seat sees of it by name."""
    title, dice = game(id), Dice(3)
    state: Any = title.new(seats, dice)
    play_random(title, state, dice, decisions)
    return state, dict(zip(title.observation_names(seats), title.observe(state, viewer), strict=True))


@pytest.mark.parametrize("viewer", [0, 2])
def test_la_loire(viewer: int) -> None:
    s, found = seen("la-loire", 3, 400, viewer)
    for i, who in enumerate(("me", "next1", "next2")):
        seat = (viewer + i) % 3
        assert found[f"{who}.turn"] == (seat == s.active)
        assert found[f"{who}.deniers"] == s.deniers[seat]
        assert found[f"{who}.points"] == game("la-loire").points(s)[seat]
        at = [place for place in loire.LOCATION_IDS if found[f"{who}.messenger.{place}"]]
        assert at == [loire.LOCATION_IDS[s.at[2 * seat + 1]]]
        hired = [i for i, each in enumerate(loire.CHARACTER_IDS) if found[f"{who}.{each}"]]
        assert sum(1 << each for each in hired) == s.hired[seat]
        for good, each in enumerate(loire.GOOD_IDS):
            assert found[f"{who}.{each}"] == s.goods[seat * loire.GOODS + good]
        for place, each in enumerate(loire.LOCATION_IDS):
            assert found[f"{who}.owns.{each}"] == (s.owner[place] == seat)
        first = s.held[seat * (len(s.held) // 3)]
        assert found[f"{who}.message0.points"] == (loire.MESSAGE_VP[first] if first >= 0 else 0)
    assert [found[f"{place}.horses"] for place in loire.LOCATION_IDS] == s.free
    for place, each in enumerate(loire.LOCATION_IDS):
        colours = [shield for shield, colour in enumerate(loire.SHIELD_IDS) if found[f"{each}.{colour}"]]
        assert colours == ([s.shield[place]] if s.shield[place] >= 0 else [])
    assert [found[f"price.{loire.SHIELD_IDS[colour]}"] for colour in s.market] == loire.PRICES[: loire.SHIELDS]
    assert found["towers"] == s.towers
    assert found["rounds"] == s.turns_begun // 3


@pytest.mark.parametrize("viewer", [0, 1])
def test_orleans(viewer: int) -> None:
    s, found = seen("orleans", 2, 120, viewer)
    for i, who in enumerate(("me", "next1")):
        seat = (viewer + i) % 2
        assert found[f"{who}.coins"] == s.coins[seat]
        assert found[f"{who}.citizens"] == s.citizen.count(seat)
        for follower, each in enumerate(orleans.FOLLOWER_IDS):
            assert found[f"{who}.bag.{each}"] == s.bag[seat * orleans.FOLLOWERS + follower]
        for number, track in enumerate(orleans.CHARACTER_IDS[: orleans.TRACKS]):
            assert found[f"{who}.track.{track}"] == s.track[seat * orleans.TRACKS + number]
        at = [town for town in orleans.TOWN_IDS if found[f"{who}.merchant.{town}"]]
        assert at == [orleans.TOWN_IDS[s.merchant[seat]]]
        owned = [tile for tile in orleans.TILE_IDS if found[f"{who}.owns.{tile}"]]
        assert owned == [orleans.PLACE_IDS[tile] for tile in s.tiles[seat]]
    for town, each in enumerate(orleans.TOWN_IDS):
        assert found[f"{each}.mine"] == (s.station[town] >> viewer & 1)
        assert found[f"{each}.taken"] == (s.station[town] > 0)
    assert [found[f"supply.{each}"] for each in orleans.CHARACTER_IDS] == s.supply
    assert [found[f"event.{each}"] for each in orleans.EVENT_IDS].index(1) == s.event
    assert found["round"] == s.round


def test_orleans_shows_where_the_viewer_planned_and_where_nobody_else_did() -> None:
    title = game("orleans")
    state = title.new(2, Dice(1), first_seat=1)
    title.apply(state, 0, title.parse("put own-farmer village-farmer"), Dice(0))
    names = title.observation_names(2)
    mine, others = (dict(zip(names, title.observe(state, viewer), strict=True)) for viewer in (0, 1))
    assert (mine["me.village-farmer.1.filled"], mine["me.market.own-farmer"]) == (1, 0)
    assert (others["next1.village-farmer.1.filled"], others["next1.market.own-farmer"]) == (0, 1)


@pytest.mark.parametrize("viewer", [0, 1])
def test_thurn_und_taxis(viewer: int) -> None:
    s, found = seen("thurn-und-taxis", 3, 500, viewer)
    for i, who in enumerate(("me", "next1", "next2")):
        seat = (viewer + i) % 3
        assert found[f"{who}.points"] == game("thurn-und-taxis").points(s)[seat] + taxis.HOUSES
        assert found[f"{who}.route_length"] == len(s.route[seat])
        cards = s.known if i else s.hand
        for city, each in enumerate(taxis.CITY_IDS):
            assert found[f"{who}.card.{each}"] == cards[seat * taxis.CITIES + city]
            assert found[f"{who}.house.{each}"] == (s.houses[seat] >> city & 1)
            assert found[f"{who}.route.{each}"] == (city in s.route[seat])
            assert found[f"{who}.right.{each}"] == (s.route[seat][-1:] == [city])
    assert [found[f"discard.{city}"] for city in taxis.CITY_IDS] == s.discard
    assert [found[f"display.{city}"] for city in taxis.CITY_IDS] == [s.display.count(i) for i in range(taxis.CITIES)]
    assert found["pile"] == s.pile_n
    assert found["rounds"] == s.turns_begun // 3


def test_pieces() -> None:
    assert encode_one_of(2, 4) == bytes([0, 0, 1, 0])
    assert encode_one_of(-1, 4) == bytes(4)
    out = BytesWriter()
    write_bits(0b10_0000_0001_01, 12, out)
    assert out.getvalue() == bytes([1, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 1])
    assert [clamp_to_byte(value) for value in (-3, 0, 255, 999)] == [0, 0, 255, 255]
