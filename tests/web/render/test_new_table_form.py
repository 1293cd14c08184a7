"""The form for a new table."""

from __future__ import annotations

import re

import pytest
from markupsafe import Markup

from postchaise.kernel.registry import meta, titles
from postchaise.web.translations import translator_for
from web.pages import LANGUAGES, render_home_page


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", titles())
def test_every_option_is_offered_and_explained(game: str, lang: str) -> None:
    page, translator = render_home_page(lang, game).replace("\n", " "), translator_for(lang, game)
    for option in meta(game).options:
        assert f'name="option-{option.key}"' in page, option.key
        id = f"option-{option.key.replace('_', '-')}"
        assert str(Markup.escape(translator.attribute(id, "help"))) in page, option.key
        for value in option.values:
            assert f'name="option-{option.key}" value="{value}"' in page


@pytest.mark.parametrize("game", titles())
def test_a_form_sent_untouched_makes_the_usual_game(game: str) -> None:
    """What follows the edition is sent empty: otherwise the default would overrule the edition."""
    page = render_home_page("en", game).replace("\n", " ")
    sent = dict(re.findall(r'name="option-([a-z_0-9]+)" value="([^"]*)" checked', page))
    given = {key: value for key, value in sent.items() if value}
    assert meta(game).resolve(3, given) == meta(game).resolve(3, {})


def test_a_refused_form_keeps_what_was_chosen() -> None:
    given = {"seat-1-kind": "hot", "seat-1-name": "Zoé", "option-edition": "fr", "title": "Tours", "listed": "1"}
    page = render_home_page("en", "la-loire", given=given).replace("\n", " ")
    for field in ('name="seat-1-kind" value="hot" checked', 'value="Zoé"', 'value="fr" checked', 'value="Tours"'):
        assert field in page
    assert 'name="listed" value="1" checked' in page
    assert 'name="chat" value="1" checked' not in page
