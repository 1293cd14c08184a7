"""Sentences that must follow the edition, the purse or the language."""

from __future__ import annotations

import re
from importlib.resources import files
from typing import Any

import pytest

from la_loire import Table, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire import names
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import S_CIRCUS
from postchaise.i18n import LANGUAGES
from postchaise.i18n.translator import Translator
from postchaise.kernel.messages.reason import Reason

every_language = pytest.mark.parametrize("language", LANGUAGES)


@rule("LL-PAL-BALIVI-01")
@pytest.mark.parametrize("actions", ["combined", "single"])
def test_nobody_says_nothing_to_do_after_a_hire_through_the_palatium(actions: str) -> None:
    t = Table(2, stop_actions=actions).messages("m1-01").palace("palatium-balivi-nantes").deniers(2)
    t.piece("merchant", "brissac").no_free_horses().ride("merchant").play("ride nantes 0")
    assert "hire spy" in t.legal()
    assert "nothing" not in t.play("hire spy").events()
    t = Table(2).messages("m1-01").piece("merchant", "brissac").no_free_horses().deniers(0).ride("merchant")
    assert "nothing" in t.play("ride nantes 0").events()


# Cards


CARDS: list[tuple[dict[str, Any], str, str]] = [
    ({}, "palace-ducal-palace-nantes", "effect"),
    ({"edition": "de"}, "palace-ducal-palace-nantes", "effect-any-city"),
    ({"edition": "fr"}, "palace-ducal-palace-orleans", "effect-everywhere"),
    ({}, "character-vassallus", "effect"),
    ({"edition": "fr"}, "character-vassallus", "effect-anywhere"),
    ({"edition": "en"}, "character-patronus", "effect"),
    ({"edition": "fr"}, "character-patronus", "effect-all-wood"),
    ({"edition": "de"}, "character-lumberjack", "effect-for-one"),
    ({"blacksmith_limit": "per_piece"}, "character-blacksmith", "effect-per-piece"),
    ({"edition": "fr", "variant": "casual"}, "building-monastery", "effect-beer"),
]


@rule("LL-PAL-DUCAL-01", "LL-CHAR-VASSALLUS-01", "LL-CHAR-PATRONUS-01", "LL-CHAR-LUMBERJACK-02", "LL-CAS-05")
@pytest.mark.parametrize(("options", "card", "form"), CARDS)
def test_a_card_shows_the_edition_in_force(options: dict[str, Any], card: str, form: str) -> None:
    view = GAME.view(Table(2, **options).s, 0)
    assert names.find_card_form(view, card) == form
    for language in LANGUAGES:
        assert Translator(language, "la-loire").attribute(card, form)


@rule("LL-CHAR-PATRONUS-01")
@pytest.mark.parametrize(("edition", "sentence"), [("en", "instead of 1 wood"), ("fr", "instead of all its wood")])
def test_a_choice_shows_the_card_of_the_edition(edition: str, sentence: str) -> None:
    t = Table(2, edition=edition).messages("m1-01").circus("usse").deniers(9).stop("merchant", "usse")
    decision = GAME.decision(t.s, 0)
    assert decision is not None
    choice = next(each for each in decision.choices if each.notation == "hire patronus")
    assert sentence in Translator("en", "la-loire").effects(choice)


# Reasons


MONASTERY: list[tuple[dict[str, Any], tuple[str, ...], int]] = [
    ({}, (), 1),
    ({}, ("vassallus",), 1),
    ({"edition": "de"}, ("vassallus",), 1),
    ({"edition": "fr"}, (), 1),
    ({"edition": "fr"}, ("vassallus",), 2),
    ({"edition": "fr", "variant": "casual"}, (), 3),
    ({"edition": "en", "variant": "casual"}, (), 1),
]


@rule("LL-MSG-04", "LL-CHAR-VASSALLUS-01")
@pytest.mark.parametrize(("options", "hired", "case"), MONASTERY)
def test_ll_msg_04_what_a_monastery_sells_in_this_edition(
    options: dict[str, Any], hired: tuple[str, ...], case: int
) -> None:
    t = Table(2, **options).messages().hire(*hired).building("saumur", "monastery").deniers(9)
    reason = t.stop("messenger", "saumur").why_not("message 2")
    assert reason is not None
    assert reason == Reason("LL-MSG-04", case=case)


@rule("LL-MSG-04", "LL-CAS-05")
@pytest.mark.parametrize(("edition", "expected"), [("fr", "LL-CAS-05"), ("en", "LL-MSG-04")])
def test_ll_msg_04_a_city_sells_no_abbey_messages(edition: str, expected: str) -> None:
    t = Table(2, edition=edition, variant="casual").messages().deniers(9).stop("messenger", "nantes")
    assert t.refused("message 4") == expected


# Languages


CIRCUS = {"en": "to which purple village?", "fr": "dans quel village violet\u202f?", "de": "In welches lila Dorf?"}


@rule("LL-CIRC-04")
@every_language
def test_the_circus_asks_for_a_village_by_its_colour(language: str) -> None:
    t = Table(2).shield(usse="purple", saumur="red").circus("saumur").stop("merchant", "usse")
    t.market("purple", "white", "red", "blue", "green", "yellow", "black")
    t.s.agenda.append(S_CIRCUS)
    assert Translator(language, "la-loire").translate(GAME.prompt(t.s, 0)).endswith(CIRCUS[language])


def page(name: str) -> str:
    return (files("postchaise.games.la_loire") / name).read_text("utf-8")


def test_the_boat_has_one_german_name() -> None:
    assert not re.findall(r"\b\w*[Bb]oot\w*", page("text/de.ftl") + page("help/de.md"))


def test_french_signs_stand_off_by_a_narrow_space() -> None:
    """Before ; : ! ? and inside guillemets."""
    text = re.sub(r"\{[^{}]*\}", "x", page("text/fr.ftl")) + page("help/fr.md")
    assert re.findall(r".{0,20}[^\u202f;:!?][;:!?»](?=\s|$)", re.sub(r"`[^`]*`", "x", text), re.MULTILINE) == []
    assert re.findall(r"«[^\u202f].{0,20}", text) == []


def test_a_message_is_no_letter() -> None:
    assert "carry messages" in page("text/en.ftl")
    assert not re.findall(r"(?i)(?<![\w.-])letters?\b(?! =)", page("help/en.md"))
    assert Translator("en", "la-loire").translate(names.name_message(0)).startswith("message to ")


def test_a_seat_is_a_place_in_french_and_a_round_a_manche() -> None:
    text = page("text/fr.ftl") + page("help/fr.md")
    assert "siège" not in text.lower()
    assert "log-turn = { $player }\u202f: manche { $number }" in text


def test_every_other_sentence_of_a_card_is_in_every_language() -> None:
    forms = {form for options, card, form in CARDS} - {names.PLAIN}
    keys = [f"character-{id}" for id in c.CHARACTER_IDS] + [f"palace-{id}" for id in c.PALACE_IDS]
    speakers = [Translator(each, "la-loire") for each in LANGUAGES]
    for key in [*keys, "building-monastery"]:
        told_in = [{form for form in forms if translator.attribute(key, form)} for translator in speakers]
        assert all(each == told_in[0] for each in told_in), key


@every_language
def test_what_a_city_pays_is_shown_in_five_minutes_as_it_is(language: str) -> None:
    told = Translator(language, "la-loire").translate("five-note")
    assert [int(each) for each in re.findall(r"\d+", told)] == list(c.SALE_PRICE)
