"""Which games there are."""

import pickle
import subprocess
import sys

import pytest

import postchaise
from postchaise.i18n import languages
from postchaise.kernel import registry
from postchaise.kernel.errors import UnknownGame
from postchaise.kernel.game import Game
from postchaise.kernel.meta import Meta


def test_our_games_are_found_sorted_by_id() -> None:
    ids = registry.titles()
    assert "la-loire" in ids
    assert ids == sorted(ids)


def test_a_game_is_one_object_and_has_the_id_it_is_found_by() -> None:
    for id in registry.titles():
        found = registry.game(id)
        assert isinstance(found, Game)
        assert found is registry.game(id)
        assert found.meta.id == id
        assert registry.meta(id) == found.meta


def test_a_game_pickles_as_its_id() -> None:
    for id in registry.titles():
        game = registry.game(id)
        assert pickle.loads(pickle.dumps(game)) is game
        assert len(pickle.dumps(game)) < 200


@pytest.mark.parametrize(
    ("id", "near"), [("la-loir", "la-loire"), ("LA-LOIRE", ""), ("", ""), ("../la-loire", "la-loire")]
)
def test_an_unknown_game_is_refused_with_the_nearest_one(id: str, near: str) -> None:
    for ask in (registry.game, registry.meta, registry.find_package):
        with pytest.raises(UnknownGame) as caught:
            ask(id)
        assert caught.value.code == "game-unknown"
        assert caught.value.details["game"] == id
        assert caught.value.details["near"] == near
        assert "la-loire" in str(caught.value.details["known"])


def test_a_game_that_is_a_module_has_no_files_and_breaks_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(languages, "find_package", lambda id: "postchaise.kernel.dice")  # a module, not a package
    assert languages.read_package_file("postchaise.kernel.dice", "text/en.ftl") is None
    assert languages.load_help_page("dice", "en") == ""
    assert languages.load_resources("dice", "en") == languages.load_resources("", "en")


def test_the_package_holds_words_and_help() -> None:
    assert registry.find_package("la-loire") == "postchaise.games.la_loire"


def test_a_title_page_loads_without_the_rules() -> None:
    script = (
        "import sys; from postchaise.kernel import registry; meta = registry.meta('la-loire'); "
        "assert meta.title == 'La Loire'; "
        "assert not [name for name in sys.modules if name.startswith('postchaise.games.la_loire.rules')]"
    )
    subprocess.run([sys.executable, "-c", script], check=True)


def test_every_title_page_is_complete() -> None:
    for id in registry.titles():
        meta = registry.meta(id)
        assert isinstance(meta, Meta)
        assert meta.title
        assert meta.designer
        assert meta.publisher
        assert meta.version >= 1
        assert 1 <= meta.min_seats <= meta.max_seats
        keys = [option.key for option in meta.options]
        assert len(keys) == len(set(keys))
        assert all(set(preset) <= set(keys) for preset in meta.presets.values())


def test_the_front_door_still_lists_the_games_once_one_is_loaded() -> None:
    """Loading a game imports the package `postchaise.games`, which must not take the place of the function."""
    postchaise.game("la-loire")
    assert callable(postchaise.titles)
    assert "la-loire" in postchaise.titles()
