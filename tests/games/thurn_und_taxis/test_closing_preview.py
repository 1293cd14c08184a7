"""What closing would bring, told before: every way is played in the engine and compared with what was told."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from estafette import Dice
from estafette.games.thurn_und_taxis import components as c
from estafette.games.thurn_und_taxis.game import GAME
from estafette.games.thurn_und_taxis.guide import GUIDE
from estafette.games.thurn_und_taxis.rules import scoring
from estafette.games.thurn_und_taxis.state import NOBODY, S_CARRIAGE, S_CLOSE, S_HOUSE, S_HOUSES, State, cities_of
from estafette.games.thurn_und_taxis.table.closing import NO, PERHAPS, SURELY, Closing, Way, closing
from estafette.games.thurn_und_taxis.table.position import position
from thurn_und_taxis import PATH, Table, rule, wander

EDITIONS: list[dict[str, Any]] = [
    {},
    {"expansion": False},
    {"expansion": False, "base_decline_carriage": True},
    {"all_provinces": "all_nine", "hide_bonus_totals": True},
    {"house_placement": "optional"},
]


def preview(s: State) -> Closing:
    return closing(position(GAME.view(s, s.active), s.active))


def patient(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """A match of bots that keep their routes as long as a card fits: long routes, late carriages."""
    dice = Dice(seed)
    s = GAME.new(seats, dice, **options)
    while not s.over:
        yield s
        legal = GAME.legal(s, s.active)
        action = GUIDE.habit(GAME, s, s.active, legal, dice)
        if s.agenda[-1] == S_CLOSE and dice.below(3):
            action = GAME.parse("end turn")
        GAME.apply(s, s.active, action, dice)


def leaves(s: State, way: str) -> Iterator[State]:
    """Closes the route in the engine this way, and answers what is asked then in every manner; a carriage is taken."""
    seat, turns = s.active, s.turns_begun
    s = s.copy()
    GAME.apply(s, seat, GAME.parse("close"), Dice(1))
    if way:
        assert s.agenda[-1] == S_HOUSES
        GAME.apply(s, seat, GAME.parse(way), Dice(1))
    waiting, met = [s], set()
    while waiting:
        s = waiting.pop()
        asked = not s.over and s.turns_begun == turns and s.agenda[-1] in (S_HOUSE, S_CARRIAGE)
        if not asked:
            yield s
            continue
        legal = GAME.legal(s, seat)
        for action in legal[:1] if s.agenda[-1] == S_CARRIAGE else legal:
            further = s.copy()
            GAME.apply(further, seat, action, Dice(1))
            key = (further.houses[seat], further.open, further.agenda[-1] if further.agenda else -1)
            if key not in met:
                met.add(key)
                waiting.append(further)


def compare(s: State, told: Closing, way: Way) -> None:
    seat = s.active
    found = list(leaves(s, way.action))
    gains = [scoring.points(end)[seat] - scoring.points(s)[seat] for end in found]
    assert (min(gains), max(gains)) == way.points
    assert told.now == scoring.points(s)[seat]
    built = [cities_of(end.houses[seat] & ~s.houses[seat]) for end in found]
    assert (min(map(len, built)), max(map(len, built))) == way.houses
    letters = [sum(s.mail >> city & 1 for city in cities) for cities in built]
    assert (min(letters), max(letters)) == way.letters
    names = [{c.CITY_IDS[city] for city in cities} for cities in built]
    assert set(way.sure) == set.intersection(*names)
    assert set(way.sure + way.maybe) == set.union(*names)
    assert sorted(city for group in way.groups for city in group.cities) == sorted(set.union(*names))
    ended = [end.left[seat] == 0 and s.ending == NOBODY for end in found]
    assert way.ends == (SURELY if all(ended) else PERHAPS if any(ended) else NO)
    sure = told.tile.points if told.tile else 0
    sure += told.carriage.points if told.carriage.taken else 0
    sure += scoring.COURIER_POINTS if told.carriage.courier == "take" and not told.carriage.taken else 0
    sure += 1 if told.carriage.taken and told.carriage.ends and way.ends == NO else 0
    tiles = [tile.points for tile in way.tiles]
    if all(tile.sure for tile in way.tiles) and len(set(map(len, built))) == 1 and way.ends != PERHAPS:
        assert way.points == (sure + sum(tiles) + way.houses[0],) * 2
    assert sum(way.sources) == way.points[1]


@pytest.mark.parametrize("options", EDITIONS, ids=["courier", "base", "decline", "nine", "optional"])
@pytest.mark.parametrize("seats", [2, 4])
def test_every_way_brings_what_was_told(options: dict[str, Any], seats: int) -> None:
    met = [0, 0, 0]
    for source in (patient(seats, 3, **options), (s for s, _ in wander(seats, 5, **options))):
        for s in source:
            if s.over or s.agenda[-1] != S_CLOSE:
                continue
            told = preview(s)
            for way in told.ways:
                compare(s, told, way)
                met[way.ends] += 1
            after = s.copy()
            GAME.apply(after, s.active, GAME.parse("close"), Dice(1))
            asked = after.turns_begun == s.turns_begun and after.agenda[-1] == S_HOUSES
            legal = {GAME.notation(action) for action in GAME.legal(after, s.active)} if asked else {""}
            assert {way.action for way in told.ways} == legal, "every way, and no other"
    assert met[NO] > 40
    print("METMET", met)
