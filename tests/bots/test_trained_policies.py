"""Bots that a program has trained, from files."""

import runpy
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest

from postchaise import BadSeats, Dice, PostchaiseError, game
from postchaise.bots import levels
from postchaise.bots.network import Network, load_network
from postchaise.bots.trained_policies import POLICY_FOLDER_VARIABLE, PolicyBot, load_policies
from postchaise.i18n import Translator
from postchaise.i18n.bot_names import describe_playing_style, format_bot_name

TITLE = game("thurn-und-taxis")
WIDTH, ACTIONS = len(TITLE.observation_layout(2)), len(TITLE.space)


def network(seed: int = 1) -> Network:
    chance, sizes = np.random.default_rng(seed), [WIDTH, 8, ACTIONS]
    layers = [
        (chance.normal(size=(high, low)).astype(np.float32), chance.normal(size=high).astype(np.float32))
        for low, high in pairwise(sizes)
    ]
    return Network(TITLE.meta.id, 2, layers, np.array(TITLE.observation_scales(2), np.float32))


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    network().save(tmp_path / "my-own.npz")
    monkeypatch.setenv(POLICY_FOLDER_VARIABLE, str(tmp_path))
    return tmp_path


@pytest.mark.filterwarnings("ignore:.*found in sys.modules")
def test_every_file_of_the_folder_is_a_level(folder: Path) -> None:
    fresh = runpy.run_module("postchaise.bots.levels")
    assert fresh["OFFERED"] == [*levels.OFFERED, "my-own"]
    assert fresh["find_level_for_match"]("my-own", "thurn-und-taxis", 2).seats == 2


def test_what_was_saved_is_read_and_chooses_what_it_likes_best(folder: Path) -> None:
    made, read = network(), load_network(folder / "my-own.npz")
    state = TITLE.new(2, Dice(3))
    seen, legal = TITLE.observe(state, TITLE.actor(state)), TITLE.legal(state, TITLE.actor(state))
    x = np.frombuffer(seen, np.uint8) / made.scales
    for value_weights, bias in made.layers:
        x = value_weights @ np.maximum(x, 0) + bias  # what is seen is never below 0
    assert read.logits(seen) == pytest.approx(x, rel=1e-4)
    assert read.best(seen, legal) == max(legal, key=lambda action: x[action])
    assert read.fits(TITLE, 2)
    assert not read.fits(TITLE, 3)
    assert not read.fits(game("orleans"), 2)


def test_it_sits_at_a_table_of_its_game_only(monkeypatch: pytest.MonkeyPatch, folder: Path) -> None:
    bot = load_policies([])["my-own"]
    assert isinstance(bot, PolicyBot)
    monkeypatch.setitem(levels.LEVELS, "my-own", levels.Level("my-own", bot, 1, 0.5, game="thurn-und-taxis", seats=2))
    monkeypatch.setattr(levels, "OFFERED", [*levels.OFFERED, "my-own"])
    assert levels.list_offered_levels("thurn-und-taxis", 2)[-1] == "my-own"
    assert "my-own" not in levels.list_offered_levels("thurn-und-taxis", 3) + levels.list_offered_levels("orleans")
    with pytest.raises(BadSeats, match="plays only thurn-und-taxis with 2 seats"):
        levels.find_level_for_match("my-own", "thurn-und-taxis", 3)
    state, dice = TITLE.new(2, Dice(3)), Dice(3)
    player = levels.BotPlayer("my-own", Dice(1))
    for _ in range(20):
        seat = TITLE.actor(state)
        TITLE.apply(state, seat, player.choose(TITLE, state, seat), dice)


def test_it_has_words() -> None:
    translator = Translator("en", "thurn-und-taxis", ["a", "b"])
    assert format_bot_name("my-own", translator) == "my-own (trained) bot"
    assert describe_playing_style("my-own", translator) == "Plays the way a program learned to."


def test_what_is_no_policy_is_refused_by_name(folder: Path) -> None:
    (folder / "broken.npz").write_bytes(b"PK nothing")
    with pytest.raises(PostchaiseError, match=r"broken\.npz"):
        load_policies([])
    (folder / "broken.npz").unlink()
    with pytest.raises(PostchaiseError, match=r"my-own\.npz.*level"):
        load_policies(["my-own"])
    np.savez(
        folder / "other.npz", game="thurn-und-taxis", seats=2, scales=np.ones(3), w0=np.ones((2, 4)), b0=np.ones(2)
    )
    with pytest.raises(PostchaiseError, match=r"other\.npz"):
        load_policies([])
