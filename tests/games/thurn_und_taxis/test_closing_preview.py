"""Previews of closing a route: every option is played in the engine and compared with its preview."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from postchaise import Dice
from postchaise.arena.reference_bots.thurn_und_taxis.policy import HEURISTICS
from postchaise.games.thurn_und_taxis import components as c
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.rules import scoring
from postchaise.games.thurn_und_taxis.state import (
    NOBODY,
    S_CARRIAGE,
    S_CLOSE,
    S_DRAW,
    S_HOUSE,
    S_HOUSES,
    S_PLAY,
    State,
    list_cities,
)
from postchaise.games.thurn_und_taxis.web.desk.closing_gains import list_closing_gains
from postchaise.games.thurn_und_taxis.web.questions.card_preview import preview_card_draw, preview_card_play
from postchaise.games.thurn_und_taxis.web.questions.closing_preview import (
    NO,
    PERHAPS,
    SURELY,
    ClosingPreview,
    HousingOption,
    preview_closing,
)
from postchaise.games.thurn_und_taxis.web.state_from_view import build_state_from_view
from postchaise.i18n.translator import Translator
from thurn_und_taxis import PATH, Table, rule, wander

EDITIONS: list[dict[str, Any]] = [
    {},
    {"expansion": False},
    {"expansion": False, "base_decline_carriage": True},
    {"all_provinces": "all_nine", "hide_bonus_totals": True},
    {"house_placement": "optional"},
]


def preview(s: State) -> ClosingPreview:
    return preview_closing(build_state_from_view(GAME.view(s, s.active), s.active))


def patient(seats: int, seed: int, **options: Any) -> Iterator[State]:
    """A match of bots that keep their routes as long as a card fits: long routes, late carriages."""
    dice = Dice(seed)
    s = GAME.new(seats, dice, **options)
    while not s.over:
        yield s
        legal = GAME.legal(s, s.active)
        action = HEURISTICS.rollout_action(GAME, s, s.active, legal, dice)
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


def compare(s: State, told: ClosingPreview, way: HousingOption) -> None:
    seat = s.active
    found = list(leaves(s, way.action))
    gains = [scoring.sum_points(end)[seat] - scoring.sum_points(s)[seat] for end in found]
    assert (min(gains), max(gains)) == way.points
    assert told.now == scoring.sum_points(s)[seat]
    built = [list_cities(end.houses[seat] & ~s.houses[seat]) for end in found]
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
def test_every_way_brings_what_was_shown(options: dict[str, Any], seats: int) -> None:
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


def closable(s: State) -> State:
    """On to the question whether the route is closed, without a further official."""
    for asked, answer in ((S_DRAW, "end draw"), (S_PLAY, "end play")):
        if s.agenda[-1] == asked:
            GAME.apply(s, s.active, GAME.parse(answer), Dice(1))
    return s


@pytest.mark.parametrize("options", EDITIONS[:2], ids=["courier", "base"])
def test_what_a_card_would_bring_is_what_closing_brings_once_it_lies(options: dict[str, Any]) -> None:
    """Told while cards are played, and already while they are drawn."""
    laid = taken = 0
    for s in patient(3, 8, **options):
        seat, view = s.active, GAME.view(s, s.active)
        legal = [GAME.notation(action) for action in GAME.legal(s, seat)]
        if s.agenda[-1] == S_PLAY and s.route[seat]:
            for _, city, side in (each.split() for each in legal if each.startswith("play ")):
                told = preview_card_play(view, seat, city, side).closing
                after = s.copy()
                GAME.apply(after, seat, GAME.parse(f"play {city} {side}"), Dice(1))
                if told is not None:
                    assert told.ways == preview(closable(after)).ways
                    laid += 1
        if s.agenda[-1] == S_DRAW and not s.forced:
            for city in (each.split()[1] for each in legal if each.startswith("draw ") and each != "draw pile"):
                prospect = preview_card_draw(view, seat, city)
                if prospect is None or prospect.closing is None:
                    continue
                after = s.copy()
                for action in (f"draw {city}", "end draw", f"play {city} {prospect.side}"):
                    if GAME.parse(action) in GAME.legal(after, seat):
                        GAME.apply(after, seat, GAME.parse(action), Dice(1))
                assert prospect.closing.ways == preview(closable(after)).ways
                taken += 1
    assert laid > 30
    assert taken > 30


# Positions one would ask about


def ways(t: Table) -> dict[str, HousingOption]:
    return {way.action: way for way in preview(t.s).ways}


@rule("TT-END-01", "TT-HOUSE-01")
def test_tt_end_01_a_way_that_does_not_end_the_game_is_never_folded_under_one_that_does() -> None:
    def told(houses: int) -> dict[str, HousingOption]:
        return ways(Table().houses_left(houses).draw().route("salzburg", "innsbruck", "kempten").closing())

    many, three = told(9), told(3)
    assert (many["houses each"].ends, three["houses each"].ends) == (NO, SURELY)
    assert many["houses in tyrol"].part
    assert not three["houses in tyrol"].part
    assert three["houses in tyrol"].ends == NO


@rule("TT-HOUSE-07")
def test_tt_house_07_with_too_few_houses_any_of_the_cities_may_get_one() -> None:
    way = ways(Table().houses_left(2).draw().route("salzburg", "innsbruck", "kempten").closing())["houses each"]
    assert (way.most, way.sure, way.houses, way.left) == (2, [], (2, 2), (0, 0))
    assert sorted(way.maybe) == ["innsbruck", "kempten", "salzburg"]


@rule("TT-END-01", "TT-CARRIAGE-05")
def test_tt_end_01_the_last_carriage_and_its_tile_are_shown_in_any_case() -> None:
    told = preview(Table().carriage(6).draw().route(*PATH[:7]).closing().s)
    assert told.carriage.taken
    assert told.carriage.ends
    assert told.ways[0].sources[4] == 1


@rule("TT-OFFICE-CARTWRIGHT-01", "TX-OFFICE-04", "TT-TURN-06", "TX-COURIER-01", "TX-COURIER-06")
def test_tt_office_cartwright_01_whether_he_helps_and_what_comes_instead_is_shown() -> None:
    def told(t: Table) -> tuple[bool, str, int, str]:
        carriage = preview(t.closing().s).carriage
        return carriage.taken, carriage.cartwright, carriage.price, carriage.courier

    def short(**options: bool) -> Table:
        return Table(**options).carriage(4).draw().route(*PATH[:3])

    assert told(short()) == (True, "free", 0, "take")
    assert told(short().letters(2).used("postmaster")) == (True, "paid", 2, "take")
    assert told(short().letters(1).used("postmaster")) == (False, "poor", 2, "take")
    assert told(short(expansion=False).used("postmaster")) == (False, "used", 0, "")
    assert told(Table().carriage(5).courier().draw().route(*PATH[:3])) == (False, "", 0, "keep")
    assert told(Table().carriage(3).courier().draw().route(*PATH[:4])) == (True, "", 0, "keep")


@rule("TX-COURIER-03")
def test_tx_courier_03_the_courier_is_weighed_against_a_carriage_only_by_others() -> None:
    def instead(t: Table) -> str:
        view = GAME.view(t.closing().s, 0)
        coach = next(line for line in list_closing_gains(view, Translator("en", "thurn-und-taxis"), 0) if line["gain"])
        return str(coach["instead"])

    assert instead(Table().carriage(3).draw().route(*PATH[:4])) == "or the courier +1"
    assert instead(Table().carriage(3).courier().draw().route(*PATH[:4])) == ""


@rule("TT-CLOSE-04")
def test_tt_close_04_without_a_city_for_a_house_there_is_one_way_and_nothing_is_asked() -> None:
    t = Table().houses("salzburg", "innsbruck", "kempten").draw().route("salzburg", "innsbruck", "kempten").closing()
    told = preview(t.s)
    assert [(way.action, way.houses) for way in told.ways] == [("", (0, 0))]
    assert told.tile is None
    assert not told.empty


@rule("TT-BONUS-LENGTH-04")
def test_tt_bonus_length_04_a_tile_of_a_lower_stack_or_none_at_all() -> None:
    t = Table().tiles("length-5", 2, 1).draw().route(*PATH[:5]).closing()
    assert preview(t.s).empty
    lower = preview(Table().tiles("length-6", 3, 1).draw().route(*PATH[:6]).closing().s).tile
    assert lower is not None
    assert (lower.stack, lower.points) == ("length-5", 2)
