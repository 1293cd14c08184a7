"""Quick checks of Orléans: whole matches with every number of players, and what must hold in all of them."""

from __future__ import annotations

import pickle
from importlib.metadata import EntryPoint
from typing import Any

import pytest

from orleans import Table
from orleans_players import hasty, whoever
from postchaise import Dice, IllegalAction, Match, ScriptedDice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import GONE, IDLE, PLANS, State, everybody_plans
from postchaise.kernel import registry
from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import OPEN, SPECTATOR
from postchaise.kernel.messages.log import Log
from postchaise.kernel.search.search import play_random

TABLES = [(seats, exclude) for seats in (2, 3, 4, 5) for exclude in (False, True)]


@pytest.fixture(autouse=True)
def installed(monkeypatch: pytest.MonkeyPatch) -> Any:
    """The game is found by its id, whether or not the package names it."""
    entries = dict(registry._entries())
    entries.setdefault("orleans", EntryPoint("orleans", "postchaise.games.orleans:GAME", registry.GROUP))
    monkeypatch.setattr(registry, "_entries", lambda: entries)


def conserved(s: State) -> None:
    """OR-INV-01 to OR-INV-09."""
    for follower in range(c.FOLLOWERS):
        bags = sum(s.bag[seat * c.FOLLOWERS + follower] for seat in range(s.seats))
        markets = sum(s.market[seat * c.FOLLOWERS + follower] for seat in range(s.seats))
        there = bags + markets + s.tower[follower] + s.space.count(follower) + s.drawn.count(follower)
        if follower < c.CHARACTERS:
            deeds = sum(c.DEED_SPACES[follower :: c.CHARACTERS]) - sum(s.deed_open[follower :: c.CHARACTERS])
            stock = c.NEUTRALS[follower] - c.CHARACTERS_REMOVED[follower][s.seats - c.FEWEST]
            assert there + s.supply[follower] + deeds + s.followers_lost[follower] == stock
        else:
            assert there == s.seats
    for good in range(c.GOODS):
        held = sum(s.goods[seat * c.GOODS + good] for seat in range(s.seats))
        assert held + s.good_supply[good] + s.goods_lost[good] + s.cargo.count(good) == c.GOOD_TILES[good]
    assert s.gear_supply + sum(s.gears) + s.space.count(c.GEAR) + s.gears_lost == c.GEARS
    for town in range(c.TOWNS):
        assert town == c.ORLEANS or bin(s.station[town]).count("1") <= 1
    for seat in range(s.seats):
        assert s.built[seat] == sum(s.station[town] >> seat & 1 for town in range(c.TOWNS))
        assert s.reserve[seat] + s.built[seat] <= c.STATIONS
        assert s.coins[seat] >= 0
        assert list(s.tiles[seat]) == [tile for tile in range(c.PLACES) if s.holder[tile] == seat]
    assert sum(s.tower) <= c.TOWER_SPACES
    assert all(0 <= s.dev[seat] <= c.DEV_LAST for seat in range(s.seats))


def judged(s: State) -> int:
    """`legal` against `why_not` over the whole space, for every seat and two that do not exist."""
    for seat in range(-1, s.seats + 1):
        allowed = set(GAME.legal(s, seat))
        for action in range(-1, x.ACTIONS + 1):
            assert (GAME.why_not(s, seat, action) is None) == (action in allowed), (seat, action)
    return (s.seats + 2) * (x.ACTIONS + 2)


@pytest.mark.parametrize(("seats", "exclude"), TABLES)
def test_whole_matches(seats: int, exclude: bool) -> None:
    for seed in range(3):
        dice = Dice(100 * seats + seed)
        s = GAME.new(seats, dice, exclude_places=exclude)
        rounds, n = 0, 0
        while not GAME.over(s):
            seat = whoever(s, dice)
            legal = GAME.legal(s, seat)
            assert legal
            assert legal == sorted(set(legal))
            assert GAME.actor(s) == GAME.actors(s)[0]
            if n % 97 == 0:
                judged(s)
                again = GAME.from_json(s.to_json())
                assert again.to_json() == s.to_json() == s.copy().to_json() == pickle.loads(pickle.dumps(s)).to_json()
                assert GAME.parse(GAME.notation(legal[-1])) == legal[-1]
                assert len(GAME.observe(s, seat)) == len(GAME.observation_names(seats))
            action = hasty(s, seat, legal, dice)
            before = s.to_json() if n % 31 == 0 else None
            changed = s.copy()
            GAME.apply(changed, seat, action, dice, Log())
            assert before is None or s.to_json() == before  # the copy is independent
            s = changed
            conserved(s)
            assert s.round >= rounds
            rounds = s.round
            n += 1
        assert s.round == c.ROUNDS
        assert GAME.ending(s) == "rounds"
        assert [sum(score.values()) for score in GAME.scores(s)] == GAME.points(s)
        assert 1 in GAME.ranking(s)
        assert GAME.legal(s, 0) == []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_random_play_ends(seats: int) -> None:
    dice = Dice(seats)
    s = GAME.new(seats, dice)
    assert play_random(GAME, s, dice) > 100
    assert GAME.over(s)
    conserved(s)


def test_a_refused_action_leaves_everything_untouched() -> None:
    dice = Dice(3)
    s = GAME.new(3, dice)
    for n in range(400):
        seat = whoever(s, dice)
        legal = GAME.legal(s, seat)
        wrong = dice.below(x.ACTIONS)
        if wrong not in legal:
            before = s.to_json()
            with pytest.raises(IllegalAction) as caught:
                GAME.apply(s, seat, wrong, dice)
            assert s.to_json() == before, n
            assert pickle.loads(pickle.dumps(caught.value)).reason == caught.value.reason
        GAME.step(s, seat, hasty(s, seat, legal, dice), dice, None)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_seat_sees_the_same_in_every_world_it_imagines(seats: int) -> None:
    dice, other = Dice(seats), Dice(99)
    s = GAME.new(seats, dice)
    hidden = 0
    while not GAME.over(s):
        seat = whoever(s, dice)
        if dice.below(4) == 0:
            for viewer in range(seats):
                world = GAME.sample_world(s, viewer, other)
                assert GAME.view(world, viewer) == GAME.view(s, viewer)
                assert world is not s
                conserved(world)
                hidden += world.to_json() != s.to_json()
                assert GAME.legal(world, viewer) == GAME.legal(s, viewer)
        GAME.step(s, seat, hasty(s, seat, GAME.legal(s, seat), dice), dice, None)
    assert hidden  # plans of others were dealt anew


def test_nobody_sees_a_plan_before_everybody_is_ready() -> None:
    match = Match(GAME, 3, Dice(1), first_seat=1)
    quiet = {viewer: match.view(viewer) for viewer in (1, 2, SPECTATOR)}
    plain = {viewer: GAME.observe(match.state, viewer) for viewer in (1, 2)}
    entry = match.play(0, "put own-farmer village-farmer")
    for viewer, before in quiet.items():
        assert match.view(viewer) == before
        assert match.log(viewer) == []
    for viewer, numbers in plain.items():
        assert GAME.observe(match.state, viewer) == numbers
    assert [line.id for line in match.log(0)] == ["log-put"]
    assert not entry.barrier
    match.play(0, "ready")
    match.play(2, "ready")
    assert match.undoable(2) is None
    assert match.play(1, "ready").barrier  # now the plans lie open
    assert "log-plan" in [line.id for line in match.log(1)]


def test_the_order_of_arrival_changes_nothing() -> None:
    plans = {
        0: ["put own-farmer village-farmer", "ready"],
        1: ["put own-boatman farmhouse-boatman", "ready"],
        2: ["ready"],
    }
    ends = []
    for order in ((0, 1, 2), (2, 1, 0), (1, 0, 2)):
        match = Match(GAME, 3, Dice(5), first_seat=2)
        for seat in order:
            for action in plans[seat]:
                match.play(seat, action)
        ends.append(match.state.to_json())
    mixed = Match(GAME, 3, Dice(5), first_seat=2)
    for seat, action in [(0, plans[0][0]), (1, plans[1][0]), (2, "ready"), (1, "ready"), (0, "ready")]:
        mixed.play(seat, action)
    assert ends[0] == ends[1] == ends[2] == mixed.state.to_json()


def test_ready_can_be_taken_back_while_others_plan() -> None:
    t = Table(3)
    t.play("ready", seat=1)
    assert GAME.actors(t.s) == [0, 2]
    assert t.legal(1) == ["reopen"]
    assert t.refused("put own-farmer village-farmer", seat=1) == "OR-PHASE4-05"
    t.play("reopen", seat=1)
    assert GAME.actors(t.s) == [0, 1, 2]
    assert t.refused("reopen", seat=1) == "OR-PHASE4-05"


def test_a_record_replays_to_the_same_match() -> None:
    match, dice = Match("orleans", 4, Dice(11), exclude_places=True), Dice(12)
    while not match.over:
        seat = whoever(match.state, dice)  # type: ignore[arg-type]  # a match knows its state only as a state
        match.play(seat, hasty(match.state, seat, match.legal(seat), dice))  # type: ignore[arg-type]  # likewise
    again = Match.from_record(match.record(), Dice(13))
    assert again.state.to_json() == match.state.to_json()
    assert again.record() == match.record()
    assert match.view(OPEN)["over"]
    assert pickle.loads(pickle.dumps(GAME)) is GAME


@pytest.mark.parametrize(
    ("seats", "farmers", "monks", "gears", "on_map", "in_supply"),
    [(2, 12, 8, 16, 43, 35), (3, 14, 11, 16, 48, 36), (4, 16, 14, 16, 52, 38), (5, 18, 17, 20, 52, 38)],
)
def test_setup(seats: int, farmers: int, monks: int, gears: int, on_map: int, in_supply: int) -> None:
    s = GAME.new(seats, Dice(seats))
    assert (s.supply[c.FARMER], s.supply[c.MONK], s.gear_supply) == (farmers, monks, gears)
    assert (sum(good >= 0 for good in s.cargo), sum(s.good_supply)) == (on_map, in_supply)
    assert c.EVENT_IDS[s.event] == "pilgrimage"
    assert s.ready == [PLANS] * seats  # nothing could be drawn (OR-PHASE3-09), so everybody plans


def test_the_first_player_can_be_named() -> None:
    assert GAME.new(4, Dice(1), first_seat=3).first == 2
    with pytest.raises(BadOption):
        GAME.new(2, Dice(1), first_seat=3)


def test_places_work() -> None:
    t = Table().fill("farmhouse").act().play("use farmhouse")
    assert (t.position("farmer"), t.wares("grain"), t.in_bag()) == (1, 1, ["farmer", "boatman", "craftsman"])
    t = Table().tile("school").market("scholar").plan()
    assert t.allowed("put scholar ship-knight")
    assert t.refused("put scholar brewery") == "OR-PLACE-GEN-01"
    t = Table().tile("bathhouse").fill("bathhouse").bag("knight", "scholar").draws("knight", "scholar").act()
    t.play("use bathhouse", "put knight scriptorium-knight")
    assert (t.on("scriptorium-knight"), t.in_bag()) == (["knight"], ["farmer", "scholar"])
    t = Table().tile("pharmacy").fill("pharmacy").coins(2).dev(6).act().play("use pharmacy")
    assert t.refused("pay 3") == "OR-PLACE-PHARMACY-01"
    assert (t.play("pay 2").s.coins[0], t.s.dev[0]) == (3, 8)
    t = Table().tile("gunpowder-tower").tower("craftsman", "craftsman").act()
    t.play("use gunpowder-tower", "send craftsman city-wall", "send craftsman city-wall")
    assert (t.s.coins[0], t.in_tower(), t.halted) == (7, [], True)


def test_events_and_torture_work() -> None:
    t = Table().goods(grain=2).coins(6, 20).event("harvest", "c")
    assert t.legal() == ["give grain"]
    t.play("give grain", "give grain")
    assert t.s.coins[0] == 1
    t = Table().tile("sacristy").stand("sacristy", "monk").goods(wool=3).event("taxes", "a")
    assert t.play("shield use").s.coins == [5, 5]
    t = Table().dev(9).coins(0).goods(wool=2).event("taxes", "a")
    assert t.refused("lose follower") == "OR-TORTURE-03"
    t.play("lose development", "lose reserve")
    assert (t.s.dev[0], t.s.reserve[0], t.halted) == (8, 9, True)
    for dev, rule in ((8, "OR-TORTURE-04"), (7, "OR-TORTURE-04"), (0, "OR-TORTURE-04")):
        assert Table().dev(dev).torture(1).refused("lose development") == rule


def test_drawing_and_the_tower() -> None:
    t = Table().market("farmer", *["monk"] * 6).bag(*["trader"] * 9).tile("gunpowder-tower").follow()
    assert t.refused("draw 4") == "OR-PHASE3-03"
    t.rolls(3, 3, 3).play("draw 3", seat=0)
    assert t.refused("done") == "OR-PLACE-GUNPOWDER-02"
    t.play("store monk", "store trader")
    assert (len(t.on_market()), t.in_tower(), t.halted) == (8, ["trader", "monk"], True)
    t = Table().track("knight", 2).bag(*["farmer"] * 4).market().stand("village-farmer", "monk").follow()
    t.play("lift monk village-farmer", seat=0)
    assert t.refused("draw 5", seat=0) == "OR-PHASE3-02"
    t.rolls(0, 0, 0, 0).play("draw 4", seat=0)
    assert (t.on_market(), t.on("village-farmer")) == (["farmer"] * 4 + ["monk"], [])
    assert t.s.ready[1] == IDLE


def test_excluding_tiles() -> None:
    t = Table(2, exclude_places=True)
    t.play("exclude school", "exclude hayrick", "done")
    assert [c.PLACE_IDS[i] for i in range(c.PLACES) if t.s.holder[i] == GONE] == ["hayrick", "school"]
    assert everybody_plans(t.s)


def test_chance_is_asked_only_when_it_is_revealed() -> None:
    t = Table().stand("scriptorium-knight", "knight").stand("scriptorium-scholar", "scholar").act()
    t.dice = ScriptedDice([])
    t.play("use scriptorium")
    assert t.s.dev[0] == 1
