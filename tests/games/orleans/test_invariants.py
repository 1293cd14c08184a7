"""OR-INV: what is always true, watched over whole matches with every number of players."""

from __future__ import annotations

from collections import Counter
from functools import cache

import pytest

from orleans import rule
from orleans_players import choose_eagerly
from postchaise import Dice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.events import EVENTS
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import IDLE, PLANS, S_GEAR, S_STORE, State
from postchaise.kernel.messages.log import Log

SEATS = [2, 3, 4, 5]
SEEDS = range(3)
STOCK = {2: (12, 6, 6, 6, 8, 8, 8), 3: (14, 8, 8, 8, 11, 11, 11), 4: (16, 10, 10, 10, 14, 14, 14)}
STOCK[5] = (18, 12, 12, 12, 17, 17, 17)
GOODS = (24, 21, 18, 15, 12)
# After rulebook and component list, in the order of the deeds
DEEDS = [
    Counter(knight=3, trader=1, farmer=3, craftsman=3),
    Counter(knight=1, monk=2),
    Counter(scholar=2, boatman=1, farmer=1, trader=1),
    Counter(scholar=2, trader=1),
    Counter(boatman=3, scholar=1),
    Counter(craftsman=2, monk=2, trader=2),
    Counter(monk=1, scholar=1, knight=2),
    Counter(boatman=3, trader=2, farmer=3, craftsman=2),
]


class Moment:
    """A state, and the log since the one before."""

    def __init__(self, state: State, lines: list[tuple[str, int, int, int]]) -> None:
        self.s = state
        self.lines = lines


RARE = [GAME.parse(f"take {tile}") for tile in ("gunpowder-tower", "bathhouse", "sacristy")]


def curious(s: State, seat: int, legal: list[int], dice: Dice) -> int:
    """Hasty, but keen on traders and on the tiles that do something special."""
    wanted = [action for action in (*RARE, GAME.parse("recruit trader")) if action in legal]
    return wanted[0] if wanted and dice.below(3) else choose_eagerly(s, seat, legal, dice)


@cache
def match(seats: int, seed: int) -> list[Moment]:
    """Every state of a match."""
    dice = Dice(1000 * seats + seed)
    s = GAME.new(seats, dice, exclude_places=seed == 1)
    moments = [Moment(s.copy(), [])]
    while not GAME.over(s):
        waiting, log = GAME.actors(s), Log()
        seat = waiting[dice.below(len(waiting))]
        GAME.apply(s, seat, curious(s, seat, GAME.legal(s, seat), dice), dice, log)
        lines = [(EVENTS[event].name, who, a, b) for event, who, a, b, _ in log.lines()]
        moments.append(Moment(s.copy(), lines))
    return moments


def told(event: str) -> int:
    """How often an event was logged in all matches."""
    every = [moment for seats in SEATS for seed in SEEDS for moment in match(seats, seed)]
    return sum(line[0] == event for moment in every for line in moment.lines)


matches = pytest.mark.parametrize(("seats", "seed"), [(seats, seed) for seats in SEATS for seed in SEEDS])


def owned(s: State, seat: int, follower: int) -> int:
    """How many followers of a sort are in a seat's bag, market, tower and on its spaces."""
    i = seat * c.FOLLOWERS + follower
    tower = s.tower[follower] if s.holder[c.PLACE_IDS.index("gunpowder-tower")] == seat else 0
    bath = s.drawn.count(follower) if s.active == seat else 0
    return s.bag[i] + s.market[i] + tower + bath + spaces(s, seat).count(follower)


def spaces(s: State, seat: int) -> list[int]:
    return s.space[seat * c.SPACES : (seat + 1) * c.SPACES]


@rule("OR-INV-01", "OR-INV-11", "OR-DEED-07")
@matches
def test_or_inv_01_11_neutral_followers_add_up_and_deeds_hold_what_they_show(seats: int, seed: int) -> None:
    lost: Counter[int] = Counter()
    deeds = [Counter(dict.fromkeys(c.CHARACTER_IDS, 0)) for _ in range(8)]
    for moment in match(seats, seed):
        for event, _, a, b in moment.lines:
            lost[a] += event == "lose-follower"
            if event == "send":
                deeds[b][c.CHARACTER_IDS[a]] += 1
        s = moment.s
        for i, id in enumerate(c.CHARACTER_IDS):
            there = sum(owned(s, seat, i) for seat in range(seats)) + sum(deed[id] for deed in deeds)
            assert s.supply[i] + there + lost[i] == STOCK[seats][i]
        for deed, spaces_shown in enumerate(DEEDS):
            assert all(deeds[deed][id] <= spaces_shown[id] for id in c.CHARACTER_IDS)
            open_spaces = s.deed_open[deed * c.CHARACTERS : (deed + 1) * c.CHARACTERS]
            assert open_spaces == [spaces_shown[id] - deeds[deed][id] for id in c.CHARACTER_IDS]


@rule("OR-INV-02", "OR-GEN-STARTER-01")
@matches
def test_or_inv_02_everybody_keeps_four_starters(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        for seat in range(seats):
            assert [owned(moment.s, seat, i) for i in range(c.CHARACTERS, c.FOLLOWERS)] == [1, 1, 1, 1]


@rule("OR-INV-03")
@matches
def test_or_inv_03_goods_add_up(seats: int, seed: int) -> None:
    removed = Counter(dict(enumerate(match(seats, seed)[0].s.goods_lost)))
    assert sum(removed.values()) == {2: 12, 3: 6}.get(seats, 0)
    for moment in match(seats, seed):
        removed.update(a for event, _, a, _ in moment.lines if event == "lose-good")
        s = moment.s
        for good in range(5):
            players = sum(s.goods[good::5])
            assert s.good_supply[good] + s.cargo.count(good) + players + removed[good] == GOODS[good]
            assert min(s.good_supply) >= 0


@rule("OR-INV-04", "OR-INV-08", "OR-TECH-05", "OR-TECH-07", "OR-TECH-09")
@matches
def test_or_inv_04_08_technology_adds_up_and_lies_where_it_may(seats: int, seed: int) -> None:
    before: list[list[str]] = [[] for _ in range(seats)]
    placed_before = [False] * seats
    removed = 0 if seats == 5 else 4
    for moment in match(seats, seed):
        s, losses = moment.s, [0] * seats
        for event, seat, _, _ in moment.lines:
            losses[seat] += event in ("lose-gear", "lose-place")
        lying = [
            [c.SLOT_IDS[c.SLOT_OF[i]] for i, there in enumerate(spaces(s, n)) if there == c.GEAR] for n in range(seats)
        ]
        for seat in range(seats):
            new = [slot for slot in lying[seat] if slot not in before[seat]]
            left = [slot for slot in before[seat] if slot not in lying[seat]]
            assert len(left) <= losses[seat]  # never moved, only lost
            for slot in new:
                place, printed = c.SLOT_PLACE[c.SLOT_IDS.index(slot)], c.SLOT_PRINT[c.SLOT_IDS.index(slot)]
                assert c.PRINTED_IDS[printed] not in ("monk", "any", "any-neutral")
                assert c.FIRST_SPACE[place + 1] - c.FIRST_SPACE[place] > 1
                assert placed_before[seat] or c.PRINTED_IDS[printed] == "farmer"
                placed_before[seat] = True
            places = [c.SLOT_PLACE[c.SLOT_IDS.index(slot)] for slot in lying[seat]]
            assert len(places) == len(set(places))
        gone = 20 - s.gear_supply - sum(s.gears) - sum(len(slots) for slots in lying)
        assert removed <= gone <= removed + sum(losses)
        assert gone == s.gears_lost
        before, removed = lying, gone


@rule("OR-INV-05", "OR-CIT-01")
@matches
def test_or_inv_05_citizens_add_up_and_stay(seats: int, seed: int) -> None:
    moments = match(seats, seed)
    before = [-1] * 14
    for moment in moments:
        after = moment.s.citizen
        assert len(after) == 14
        assert all(
            now in (then, *range(seats)) and (then == -1 or now == then)
            for then, now in zip(before, after, strict=True)
        )
        assert moment.s.over or after[-1] == -1  # the 14th waits for the end
        before = after[:]
    most = max(moments[-1].s.built)
    assert (before[-1] >= 0) == (moments[-1].s.built.count(most) == 1)


@rule("OR-INV-06")
@matches
def test_or_inv_06_stations_add_up(seats: int, seed: int) -> None:
    lost, orleans = [0] * seats, c.TOWN_IDS.index("orleans")
    for moment in match(seats, seed):
        for event, seat, _, _ in moment.lines:
            lost[seat] += event == "lose-station"
        s = moment.s
        for seat in range(seats):
            on_map = sum(bits >> seat & 1 for bits in s.station)
            assert s.built[seat] == on_map
            assert s.reserve[seat] + on_map + lost[seat] == 10
        assert all(bits.bit_count() <= 1 for town, bits in enumerate(s.station) if town != orleans)


@rule("OR-INV-07", "OR-COMP-04")
@matches
def test_or_inv_07_coins_and_room(seats: int, seed: int) -> None:
    for moment in match(seats, seed):
        s = moment.s
        assert min(s.coins) >= 0
        for seat in range(seats):
            on_market = sum(s.market[seat * c.FOLLOWERS : (seat + 1) * c.FOLLOWERS])
            filling = bool(s.agenda) and s.agenda[-1] == S_STORE and s.active == seat  # market and tower in one heap
            assert on_market + (sum(s.tower) if filling else 0) <= (10 if filling else 8)
        assert sum(s.tower) <= 2


@rule("OR-INV-09", "OR-TRACK-01")
@matches
def test_or_inv_09_markers_stay_on_their_tracks_and_never_go_back(seats: int, seed: int) -> None:
    last = [8, 5, 5, 5, 5, 5] * seats
    before = [0] * len(last)
    for moment in match(seats, seed):
        after = moment.s.track
        assert all(then <= now <= end for then, now, end in zip(before, after, last, strict=True))
        assert all(0 <= dev <= 30 for dev in moment.s.dev)
        before = after


@rule("OR-INV-10")
@matches
def test_or_inv_10_eighteen_tiles_are_revealed(seats: int, seed: int) -> None:
    moments = match(seats, seed)
    first = next(moment.s for moment in moments if moment.s.round == 1)
    assert (c.STACK_IDS[first.stack], c.EVENT_IDS[first.event]) == ("start", "pilgrimage")
    revealed = [line for moment in moments for line in moment.lines if line[0] == "round" and line[2] > 1]
    assert [line[2] for line in revealed] == list(range(2, 19))
    assert Counter([c.EVENT_IDS[line[3]] for line in revealed] + ["pilgrimage"]) == dict.fromkeys(c.EVENT_IDS, 3)
    assert moments[-1].s.hourglass == [0] * len(moments[-1].s.hourglass)


@rule("OR-INV-12")
@pytest.mark.parametrize("seats", SEATS)
def test_or_inv_12_the_same_seed_and_decisions_give_the_same_game(seats: int) -> None:
    one, other = match(seats, 2), match.__wrapped__(seats, 2)
    assert [moment.lines for moment in one] == [moment.lines for moment in other]
    assert one[-1].s.to_json() == other[-1].s.to_json()
    assert one[-1].s.to_json() != match(seats, 0)[-1].s.to_json()


@rule("OR-PHASE5-09")
def test_or_phase5_09_in_every_window_those_are_asked_who_can_place_a_tile() -> None:
    """Judged by the second witness."""
    windows = 0
    for s in [moment.s for seats in SEATS for seed in SEEDS for moment in match(seats, seed)]:
        if s.agenda and s.agenda[-1] == S_GEAR:
            asked, world = GAME.actors(s), s.copy()
            world.ready = [PLANS] * s.seats
            for seat in range(s.seats):
                slots = range(x.GEAR_ON.first, x.GEAR_ON.first + x.GEAR_ON.size)
                can = any(GAME.why_not(world, seat, action) is None for action in slots)
                assert can == (s.ready[seat] != IDLE)
                assert (seat in asked) == (s.ready[seat] == PLANS)
            windows += 1
    assert windows


@rule("OR-INV-01", "OR-INV-03", "OR-INV-06", "OR-INV-08")
def test_the_matches_have_seen_what_could_go_wrong() -> None:
    for event in ("send", "gear", "take", "plague", "give", "station", "bath-put", "store", "citizen", "torture"):
        assert told(event), event
    for event in ("lose-station", "lose-follower", "lose-good", "lose-point", "lose-place", "lose-gear"):
        assert told(event), event
