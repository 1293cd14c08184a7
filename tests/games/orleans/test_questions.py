"""What a question of Orléans says to the seat that is asked: choices, limits, warnings."""

from __future__ import annotations

import pytest

from orleans import Table, rule
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.state import State
from postchaise.i18n import Translator
from postchaise.kernel.actions.decision import Choice, Decision


def asked(t: Table, seat: int | None = None) -> Decision:
    decision = GAME.decision(t.s, t.s.active if seat is None else seat)
    assert decision is not None
    return decision


def choice(t: Table, notation: str, seat: int | None = None) -> Choice:
    return next(each for each in asked(t, seat).choices if each.notation == notation)


def effects(t: Table, notation: str, seat: int | None = None, language: str = "en") -> list[str]:
    translator = Translator(language, "orleans")
    return [translator.translate(effect) for effect in choice(t, notation, seat).effects]


def prompt(t: Table, seat: int | None = None, language: str = "en") -> str:
    return Translator(language, "orleans").translate(asked(t, seat).prompt)


def test_no_question_copies_the_state(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(self: State) -> State:
        raise AssertionError("copied")

    planning, following = Table(3).plan(), Table(3).bag("farmer").bag("monk", seat=1).follow()
    monkeypatch.setattr(State, "copy", forbidden)
    assert len(asked(planning, 2).choices) > 10
    assert len(asked(following, 1).choices) > 1


def test_places_come_in_their_order_and_being_ready_last() -> None:
    t = Table().market("own-trader", "own-farmer", "monk").tile("hayrick").gears(1, placed=1).plan()
    t.play("put monk castle-boatman", seat=0)
    headings = [group.id for group in asked(t, 0).groups()]
    places = [heading.removeprefix("put-") for heading in headings if heading.startswith("put-")]
    assert places == [place for place in c.PLACE_IDS if place in places]
    assert headings == [*(f"put-{place}" for place in places), "lift", "gear", "ready"]
    assert [group.ends for group in asked(t, 0).groups()] == [False] * (len(headings) - 1) + [True]


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("finish", "done"),
        ("Plan own farmer village farmer", "put own-farmer village-farmer"),
        ("take back monk hayrick", "lift monk hayrick"),
        ("technology castle farmer", "gear castle-farmer"),
        ("activate gunpowder tower", "use gunpowder-tower"),
        ("buy horse wagon", "take horse-wagon"),
        ("lose gear from town hall", "lose gear from town-hall"),
        ("store own trader", "store own-trader"),
        ("sacristy use", "shield use"),
        ("pay 2", "pay 2"),
    ],
)
def test_what_people_type(typed: str, meant: str) -> None:
    assert GAME.notation(GAME.parse(typed)) == meant


@rule("OR-PHASE3-01")
def test_or_phase3_01_everybody_is_shown_the_own_limit() -> None:
    t = Table(2).track("knight", 0, 2).market().market(seat=1)
    t.bag(*["farmer"] * 9).bag(*["farmer"] * 3, seat=1).follow()
    draws = {seat: [each.notation for each in asked(t, seat).choices] for seat in (0, 1)}
    assert draws[0] == [f"draw {n}" for n in range(5)]
    assert draws[1] == [f"draw {n}" for n in range(5)]  # the last one greyed: the bag holds no more
    assert [each.notation for each in asked(t, 1).disabled] == ["draw 4"]


def test_what_a_choice_means_is_shown_to_the_seat_that_is_asked() -> None:
    t = Table(2).stand("village-boatman", "boatman", seat=1).stand("village-craftsman", "craftsman", seat=1).plan()
    assert t.s.active == 0
    assert effects(t, "put own-farmer village-farmer", 0) == ["2 more are needed there"]
    assert effects(t, "put own-farmer village-farmer", 1)[0] == "Village becomes active"


# Planning warns before a place is filled for nothing


def warned(t: Table, notation: str) -> bool:
    return "effect-not-now" in [effect.id for effect in choice(t, notation, 0).effects]


@rule("OR-EVENT-PILGRIMAGE-01", "OR-ACT-01")
@pytest.mark.parametrize(("event", "closed"), [("pilgrimage", True), ("income", False)])
def test_or_event_pilgrimage_01_planning_warns_that_no_monk_can_be_recruited(event: str, closed: bool) -> None:
    t = Table().hourglass(event, "b").market("own-trader", "trader").stand("monastery-scholar", "scholar").plan()
    assert warned(t, "put own-trader monastery-trader") is closed
    t.play("put own-trader monastery-trader", seat=0)
    text = "Monastery cannot be used now"
    assert (text in effects(t, "ready", 0)) is closed


@rule("OR-ACT-01")
@pytest.mark.parametrize("gear", [False, True])
def test_or_act_01_planning_warns_of_a_place_that_can_do_nothing_now(gear: bool) -> None:
    """The end of a track, a station already there, no tile left, nothing in the supply, no coins."""
    full = Table().track("knight", 5).station("orleans").supply(farmer=0).good_supply(wine=0).coins(0)
    full.tile("winery", "laboratory", "pharmacy").gears(1 if gear else 0, placed=1).gear_supply(0)
    free = Table().tile("winery", "laboratory", "pharmacy").gears(1 if gear else 0, placed=1)
    for t in (full, free):
        t.stand("castle-boatman", "boatman").stand("castle-trader", "trader")
        t.stand("guildhall-craftsman", "craftsman").stand("guildhall-knight", "knight")
        t.stand("farmhouse-boatman", "boatman").stand("winery-trader", "trader")
        t.stand("laboratory-scholar", "scholar").plan()
    last = dict.fromkeys(("castle-farmer", "guildhall-farmer", "winery-farmer"), "own-farmer")
    last |= {"farmhouse-craftsman": "own-craftsman", "laboratory-craftsman": "own-craftsman"}
    puts = [f"gear {slot}" if gear else f"put {follower} {slot}" for slot, follower in last.items()]
    for put in [*puts, "put own-farmer pharmacy"]:
        assert (warned(full, put), warned(free, put)) == (True, False), put


@rule("OR-PLACE-TOWNHALL-02")
def test_or_place_townhall_02_planning_warns_of_a_follower_no_deed_needs() -> None:
    t = Table().deeds_closed().deed("city-wall", farmer=1).market("farmer", "monk").plan()
    assert "no deed needs a monk now" in effects(t, "put monk town-hall", 0)
    assert not [effect for effect in effects(t, "put farmer town-hall", 0) if "needs" in effect]
    t.play("put farmer town-hall", seat=0)
    assert effects(t, "put monk town-hall", 0) == ["no deed needs a monk now"]


@rule("OR-TECH-03")
def test_or_tech_03_the_technology_window_warns_of_nothing_that_is_over() -> None:
    t = Table().hourglass("pilgrimage", "b").gears(1, placed=1).stand("monastery-scholar", "scholar").window()
    assert not warned(t, "gear monastery-trader")


# What is lost, what is owed, who fits


@rule("OR-TORTURE-06")
@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", ["lost for good: “Take 1 wine from the supply.”", "its technology tile is lost with it"]),
        ("fr", ["perdu pour le reste de la partie : « Recevez 1 marchandise de la réserve : du vin. »"]),
        ("de", ["für den Rest der Partie verloren: „Nimm 1 Wein aus dem Vorrat.“"]),
    ],
)
def test_or_torture_06_giving_up_a_tile_shows_what_is_lost(language: str, sentence: list[str]) -> None:
    t = Table().tile("winery", "library").stand("winery-farmer", "gear").stand("winery-trader", "trader").torture(1)
    found = [each.replace("\u202f", " ") for each in effects(t, "lose place winery", language=language)]
    assert (found[: len(sentence)], len(found)) == (sentence, 3)
    assert len(effects(t, "lose place library", language=language)) == 1
    words = Translator(language, "orleans").translate(choice(t, "lose place winery").label)
    assert not any(sign in words for sign in ";,(")  # the consequences stand beside it


@rule("OR-PHASE3-03")
def test_or_phase3_03_the_question_says_how_many_fit() -> None:
    t = Table().market(*["farmer"] * 6).bag(*["monk"] * 9).follow()
    assert "Up to 2: your market has no more room" in prompt(t, 0)
    assert "2 au plus, faute de place au marché" in prompt(t, 0, "fr")
    assert "Höchstens 2, mehr fasst dein Markt nicht" in prompt(t, 0, "de")
    t = Table().market(*["farmer"] * 7).bag(*["monk"] * 9).follow()
    assert "Höchstens 1, mehr" in prompt(t, 0, "de")
    t = Table().tile("gunpowder-tower").market(*["farmer"] * 7).bag(*["monk"] * 9).follow()
    assert "Up to 3" in prompt(t, 0)  # two of them in the tower


@rule("OR-PLACE-GUNPOWDER-02")
def test_or_place_gunpowder_02_followers_of_the_tower_are_offered_first() -> None:
    t = Table().tile("gunpowder-tower").market("farmer", "knight").tower("scholar", "own-trader").follow()
    order = [each.notation for each in asked(t).allowed]
    assert order == ["store scholar", "store own-trader", "store farmer", "store knight", "done"]
    assert (effects(t, "store scholar"), effects(t, "store farmer")) == (["waited there before"], [])
    assert GAME.legal(t.s, 0) == sorted(GAME.legal(t.s, 0))
    t.play("store scholar")
    assert [each.notation for each in asked(t).allowed] == ["store own-trader", "store farmer", "store knight", "done"]


@rule("OR-PHASE1-01", "OR-EVENT-GEN-01")
def test_or_event_gen_01_an_event_is_named_with_its_letter() -> None:
    assert prompt(Table().hourglass("taxes", "c").plan(), 0).endswith("This round: Taxes (C).")
    assert prompt(Table().goods(grain=3).event("harvest", "b")) == "What do you give? Harvest (B): you owe 2 food."
    translator = Translator("en", "orleans")
    for event in ("taxes", "income", "trading-day", "harvest", "plague"):
        t = Table().coins(50, 50).goods(wool=4).bag("monk").station("blois").event(event, "b")
        named = translator.translate(f"event-{event}")
        lines = [GAME.log_line(line, 0) for line in t.log.lines()]
        assert [translator.translate(line).startswith(f"{named} (B): ") for line in lines if line] == [True, True]


@rule("OR-PLACE-SACRISTY-02")
@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        ("taxes", "Do you use the Sacristy? Taxes (B): you owe 2 coins for 5 goods."),
        ("harvest", "Do you use the Sacristy? Harvest (B): you owe 2 food, or 5 coins for each one missing."),
        ("plague", "Do you use the Sacristy? Plague (B): a follower drawn from your bag may be lost."),
    ],
)
def test_or_place_sacristy_02_the_question_names_event_letter_and_amount(event: str, sentence: str) -> None:
    t = Table().tile("sacristy").stand("sacristy", "monk").goods(wool=4, grain=1).bag("knight").event(event, "b")
    assert prompt(t) == sentence
    for language in ("fr", "de"):
        assert "(B)" in prompt(t, language=language)


@pytest.mark.parametrize(("language", "one"), [("en", "1 stays"), ("fr", "il en restera 1"), ("de", "1 bleibt")])
def test_one_follower_stays_in_the_bag(language: str, one: str) -> None:
    t = Table().market().bag("farmer", "monk").follow()
    assert effects(t, "draw 1", 0, language)[0].startswith(one)


@rule("OR-PLACE-GUILDHALL-01")
def test_a_journey_shows_whose_station_stands_where_it_leads() -> None:
    t = Table(3).merchant("orleans").fill("ship").station("blois").station("briare", seat=1).act().play("use ship")
    told = {
        each.notation.split()[1]: [effect.id for effect in each.effects if effect.id.startswith("effect-town")]
        for each in asked(t).choices
    }
    assert told == {"orleans-blois-water": ["effect-town-own"], "orleans-briare-water": ["effect-town-taken"]}


@rule("OR-PHASE5-02")
def test_or_phase5_02_who_passes_is_shown_what_stays_unused() -> None:
    t = Table().fill("castle", "guildhall").act()
    assert effects(t, "pass") == ["2 places stay active"]
    t.play("use castle")
    assert effects(t, "pass") == ["one place stays active"]
    t.s.round = c.ROUNDS
    assert effects(t, "pass") == ["one place stays unused"]


@rule("OR-PLACE-GUNPOWDER-01")
def test_or_place_gunpowder_01_who_waits_in_the_tower_is_counted_with_the_market() -> None:
    t = Table().tile("gunpowder-tower").market("farmer", "monk").tower("trader").plan()
    assert prompt(t, 0).startswith("Where do you put your 3 followers?")
    assert Translator("en", "orleans").translate(choice(t, "ready").label) == "Ready, 3 stay"


def test_ready_names_several_places_of_no_use_together() -> None:
    t = Table().fill("ship", "guildhall", "castle").merchant("vendome").station("vendome").plan()
    assert effects(t, "ready", 0) == ["Castle is active", "Ship and Guildhall cannot be used now"]


@pytest.mark.parametrize(
    ("places", "question"),
    [
        (["village", "scriptorium"], "You can still use: Village and Scriptorium. Pass for this round anyway?"),
        (["scriptorium"], "You can still use: Scriptorium. Pass for this round anyway?"),
        ([], None),
    ],
)
def test_passing_with_a_usable_place_asks_first_but_not_for_the_town_hall(
    places: list[str], question: str | None
) -> None:
    t = Table().fill(*places).stand("town-hall", "farmer").act()
    confirm = choice(t, "pass", 0).confirm
    assert (confirm and Translator("en", "orleans").translate(confirm)) == question
    assert [each.notation for each in asked(t, 0).choices if each.confirm] == (["pass"] if question else [])


def test_ready_does_not_call_a_guildhall_useless_that_a_journey_makes_usable() -> None:
    table = Table().station("orleans").stand("wagon-knight", "knight")
    table.market("farmer", "craftsman", "knight", "own-farmer", "own-trader").plan()
    table.play(
        "put farmer guildhall-farmer", "put craftsman guildhall-craftsman", "put knight guildhall-knight", seat=0
    )
    assert "Guildhall cannot be used now" in effects(table, "ready", 0)
    table.play("put own-farmer wagon-farmer", "put own-trader wagon-trader", seat=0)
    assert "Guildhall only after a journey" in effects(table, "ready", 0)


def test_who_is_ready_reads_how_many_still_decide() -> None:
    table = Table(3).plan()
    table.play("ready", seat=0)
    assert prompt(table, 0) == "You are ready; 2 players are still deciding."
    table.play("ready", seat=1)
    assert prompt(table, 0) == "You are ready; one player is still deciding."
