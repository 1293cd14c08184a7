"""The winner and the reason: the game explains ties in agreement with its ranking."""

from __future__ import annotations

import re
from typing import Any

import pytest

from postchaise import Dice, Match
from postchaise.games.la_loire.components import BUILDING_IDS, CASTLE, VILLAGES
from postchaise.web.review.winner import describe_winner, find_tie_break
from postchaise.web.translations import translator_for

NAMES = ["Margot", "Anna", "Rabelais", "Cleo"]
LANGUAGES = ("en", "fr", "de")
FARM = BUILDING_IDS.index("farm")


def make_translator(match: Match, lang: str = "en") -> Any:
    found = describe_winner(match, translator_for(lang, match.game.meta.id, NAMES[: match.seats]))
    plain = [re.sub("[\u2068\u2069]", "", text) for text in (found.heading, " ".join(found.sentences))]
    return plain[0], plain[1], found


def loire(seats: int = 2, castles: tuple[int, ...] = (), farms: tuple[int, ...] = ()) -> Match:
    """Everybody has the same points; whose castles and farms stand in the villages is given."""
    match = Match("la-loire", seats, Dice(1))
    state: Any = match.state
    villages = iter(VILLAGES)
    for kind, owners in ((CASTLE, castles), (FARM, farms)):
        for seat in owners:
            place = next(villages)
            state.owner[place], state.building[place] = seat, kind
    assert len(set(match.game.points(state))) == 1
    return match


def test_ll_tie_01_castles() -> None:
    match = loire(castles=(1, 1, 0), farms=(0, 0, 0))
    heading, below, _ = make_translator(match)
    assert heading == "Anna wins by castles"
    assert below.endswith("Castles break the tie: Anna has 2, Margot has 1.")
    assert match.ranking() == [2, 1]


def test_ll_tie_02_buildings() -> None:
    heading, below, _ = make_translator(loire(castles=(0, 1), farms=(0,)))
    assert heading == "Margot wins by buildings"
    assert "Margot has 2, Anna has 1." in below


def test_ll_tie_03_shared() -> None:
    heading, below, _ = make_translator(loire(castles=(0, 1)))
    assert heading == "Margot and Anna share the victory"
    assert "nothing breaks the tie" in below
    heading, why, _ = make_translator(loire(3))
    assert heading == "Margot, Anna and Rabelais share the victory"
    assert "tied on every tie-breaker" in why, "not of two of them only"


def test_or_score_05_development() -> None:
    match = Match("orleans", 2, Dice(1))
    state: Any = match.state
    state.dev[:] = [0, 1]
    state.coins[0] += sum(match.scores()[1].values()) - sum(match.scores()[0].values())
    heading, below, _ = make_translator(match)
    assert heading == "Anna wins by development"
    assert "Anna stands on 1, Margot on 0." in below
    state.dev[1] = 0
    state.coins[1] += sum(match.scores()[0].values()) - sum(match.scores()[1].values())
    assert "share the victory" in make_translator(match)[0]


def test_tt_score_04_the_end_tile() -> None:
    """TV-B-09: the holder, or whoever comes first clockwise from the holder."""
    match = Match("thurn-und-taxis", 4, Dice(1))
    state: Any = match.state
    state.ending = 2
    assert make_translator(match)[0] == "Rabelais wins by the end tile"
    state.left[2] += 5
    state.left[3] += 5
    heading, below, found = make_translator(match)
    assert heading == "Margot wins, sitting closer to the holder of the end tile"
    assert "Rabelais holds it, and clockwise from there Margot comes before Anna." in below
    assert len(found.ties) == 1, "Rabelais and Cleo have equal points, too"


def test_without_a_tie_the_lead_is_named() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1))
    state: Any = match.state
    state.left[1] -= 3
    assert make_translator(match)[:2] == ("Anna wins", "3 points ahead of Margot")


def test_who_brought_about_the_end_is_named() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1))
    state: Any = match.state
    state.ending, state.cause = 1, 1
    assert "Anna placed the last house." in make_translator(match)[1]


def test_alone_nobody_is_beaten() -> None:
    assert re.fullmatch(r"Margot scores \d+ points?", make_translator(Match("la-loire", 1, Dice(1)))[0])


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_language_has_the_winner_texts(lang: str) -> None:
    matches = [loire(castles=(1,)), loire(farms=(1,)), loire(), loire(3, castles=(0, 0, 1))]
    matches += [Match("orleans", 2, Dice(1)), Match("thurn-und-taxis", 3, Dice(1))]
    states: list[Any] = [match.state for match in matches]
    states[-2].dev[0] += 1
    states[-2].coins[0] += matches[-2].game.points(states[-2])[1] - matches[-2].game.points(states[-2])[0]
    states[-1].ending = 0
    for match in matches:
        heading, below, found = make_translator(match, lang)
        for text in (heading, below, *found.ties):
            assert not re.search(r"tie-|end-|\{|\$", text), text
        assert any(name in heading for name in NAMES)


@pytest.mark.parametrize("game", ["la-loire", "orleans", "thurn-und-taxis"])
def test_the_winner_text_agrees_with_the_ranking(game: str) -> None:
    """After any match: equal points and unequal places have a reason, equal places have none."""
    for seed in range(4):
        match, dice = Match(game, 3, Dice(seed)), Dice(seed)
        while not match.over:
            legal = match.legal(match.actor)
            match.play(match.actor, legal[dice.below(len(legal))])
        points, ranking = match.game.points(match.state), match.ranking()
        for first in range(3):
            for second in range(3):
                if first != second and points[first] == points[second] and ranking[first] <= ranking[second]:
                    message = find_tie_break(match, first, second)
                    assert message is not None
                    assert (message.id == "tie-shared") == (ranking[first] == ranking[second])


def test_a_hostile_name_stays_in_its_place() -> None:
    match = Match("thurn-und-taxis", 2, Dice(1))
    found = describe_winner(match, translator_for("en", "thurn-und-taxis", ["\u05d0\u05d1", "Anna"]))
    assert "\u2068\u05d0\u05d1\u2069" in found.heading
