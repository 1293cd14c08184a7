"""A level with a style of the game, such as journeyman:voyager."""

from __future__ import annotations

import pytest

from postchaise.bots.levels import OFFERED, find_level_for_match
from postchaise.i18n import LANGUAGES, Translator
from postchaise.i18n.bot_names import describe_playing_style, format_bot_name, list_styles
from postchaise.kernel.errors import BadSeats
from postchaise.kernel.registry import extras, meta, titles


@pytest.mark.parametrize("game", titles())
def test_a_character_has_tastes_of_its_own_for_every_number_of_seats_it_is_offered_at(game: str) -> None:
    for seats in range(meta(game).min_seats, meta(game).max_seats + 1):
        usual = extras(game).heuristics(seats)
        for style in extras(game).styles(seats):
            heuristics = extras(game).heuristics(seats, style)
            assert (heuristics.weights, heuristics.value_weights) != (usual.weights, usual.value_weights), (
                seats,
                style,
            )
            assert find_level_for_match(f"master:{style}", game, seats).style == style


def test_what_there_is_not_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadSeats) as refused:
        find_level_for_match("master:voyagr", "thurn-und-taxis", 2)
    assert refused.value.details == {
        "player": "master:voyagr",
        "near": "voyager",
        "known": "racer, voyager",
        "count": 2,
    }
    for name, seats in (("master:voyager", 3), ("random:voyager", 2)):
        with pytest.raises(BadSeats, match="No style is available here"):
            find_level_for_match(name, "thurn-und-taxis", seats)


@pytest.mark.parametrize("code", LANGUAGES)
def test_every_level_and_character_says_how_it_plays(code: str) -> None:
    for game in titles():
        translator = Translator(code, game)
        bots = [*OFFERED, *(f"master:{each.id}" for each in list_styles(game, translator))]
        assert (
            len({format_bot_name(bot, translator) for bot in bots})
            == len({describe_playing_style(bot, translator) for bot in bots})
            == len(bots)
        )
        assert not [bot for bot in bots if "style-" in format_bot_name(bot, translator)]


def test_a_bot_is_called_by_its_level_and_its_character() -> None:
    names = {code: format_bot_name("journeyman:voyager", Translator(code, "thurn-und-taxis")) for code in LANGUAGES}
    assert names["en"] == "Journeyman bot, the Voyager"
    assert names["fr"] == "robot Compagnon, le Voyageur"
    assert names["de"] == "Bot (Geselle), der Fernreisende"
