"""OR-OPT, OR-SETUP-12, OR-SETUP-13: the options and what is refused."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import tomllib
from pathlib import Path
from typing import Any

import pytest

from orleans import Table, rule
from postchaise import Dice
from postchaise.games.orleans import component_schema
from postchaise.games.orleans import components as c
from postchaise.games.orleans.game import GAME
from postchaise.games.orleans.meta import META
from postchaise.kernel.errors import BadOption
from postchaise.kernel.game import SPECTATOR


def gone(t: Table) -> list[str]:
    tiles: list[str] = GAME.view(t.s, SPECTATOR)["gone"]
    return tiles


@rule("OR-SETUP-12", "OR-SETUP-13")
def test_the_options_and_their_defaults() -> None:
    assert META.resolve(2, {}) == {"exclude_places": False, "first_seat": 0}
    assert META.resolve(5, {"exclude_places": "true", "first_seat": "5"}) == {"exclude_places": True, "first_seat": 5}


@rule("OR-SETUP-12", "OR-SETUP-13")
@pytest.mark.parametrize(
    ("key", "value"),
    [
        *(("exclude_places", value) for value in (1, 0, "yes", None)),
        *(("first_seat", value) for value in (-1, 6, "youngest", 1.5, True, None)),
    ],
)
def test_a_wrong_value_is_refused_by_name(key: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(5, Dice(1), **{key: value})
    assert (caught.value.code, caught.value.details["option"]) == ("option-value", key)


@rule("OR-SETUP-13")
def test_an_unknown_option_is_refused_with_the_nearest_known_one() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, Dice(1), exclude_place=True)
    assert (caught.value.code, caught.value.details["near"]) == ("option-unknown", "exclude_places")


@rule("OR-OPT-EXCLUDE-01", "OR-SETUP-13")
@pytest.mark.parametrize("seats", [3, 4, 5])
def test_or_opt_exclude_01_one_tile_each_in_turn_order(seats: int) -> None:
    t = Table(seats, exclude_places=True, first_seat=2)
    order, tiles = [], ["hayrick", "school", "office", "brewery", "winery"][:seats]
    for tile in tiles:
        order.append(t.s.active)
        assert t.s.round == 0
        assert t.refused("done", seat=(t.s.active + 1) % seats) == "not-your-turn"
        t.play(f"exclude {tile}")
    assert order == [(1 + i) % seats for i in range(seats)]
    assert gone(t) == [id for id in c.TILE_IDS if id in tiles]
    assert (t.s.round, GAME.view(t.s, 0)["step"], t.s.first) == (1, "plan", 1)


@rule("OR-OPT-EXCLUDE-01")
def test_or_opt_exclude_01_with_2_players_up_to_two_each() -> None:
    t = Table(exclude_places=True)
    order = []
    for tile in ("hayrick", "school", "cellar", "library"):
        order.append(t.s.active)
        t.play(f"exclude {tile}")
    assert order == [0, 0, 1, 1]
    assert (gone(t), t.s.round) == (["hayrick", "library", "cellar", "school"], 1)
    t = Table(exclude_places=True).play("exclude hayrick", "done", "done")
    assert (gone(t), t.s.round) == (["hayrick"], 1)


@rule("OR-OPT-EXCLUDE-01")
def test_or_opt_exclude_01_nobody_has_to_and_no_tile_twice() -> None:
    t = Table(3, exclude_places=True)
    assert t.legal() == [*(f"exclude {tile}" for tile in c.TILE_IDS), "done"]  # of either category
    t.play("done")
    assert t.s.active == 1
    t.play("exclude winery")
    assert t.refused("exclude winery") == "OR-OPT-EXCLUDE-01"
    t.play("done")
    assert (gone(t), t.s.round) == (["winery"], 1)


@rule("OR-OPT-EXCLUDE-01", "OR-SETUP-13")
def test_or_opt_exclude_01_excluded_tiles_are_out_of_the_game() -> None:
    t = Table(exclude_places=True).play("exclude winery", "done", "done")
    t.fill("village").act().play("use village", "recruit trader")
    assert t.refused("take winery") == "OR-PLACE-VILLAGE-TRADER-01"
    assert t.allowed("take hayrick")
    t = Table().fill("village").act().play("use village", "recruit trader")
    assert t.allowed("take winery")


@rule("OR-OPT-EXTRA-01")
@pytest.mark.parametrize("seed", range(5))
def test_or_opt_extra_01_all_twenty_tiles_are_used_in_the_base_game(seed: int) -> None:
    view = GAME.view(GAME.new(4, Dice(seed)), SPECTATOR)
    assert (view["offer"], view["gone"]) == (c.TILE_IDS, [])


DEAL = """
import json
from postchaise import Dice, game
from postchaise.games.orleans import components as c
category = dict(zip(c.PLACE_IDS, c.CATEGORY))
deals = []
for seed in range(12):
    offer = game("orleans").view(game("orleans").new(2, Dice(seed)), 0)["offer"]
    deals.append([[tile for tile in offer if category[tile] == n] for n in (1, 2)])
print(json.dumps(deals))
"""


@rule("OR-OPT-EXTRA-01")
@pytest.mark.parametrize(("more", "kept"), [((6, 3), (13, 11)), ((1, 5), (13, 13)), ((3, 9), (13, 13))])
def test_or_opt_extra_01_with_further_tiles_thirteen_of_each(
    tmp_path: Path, more: tuple[int, int], kept: tuple[int, int]
) -> None:
    text = Path(component_schema.__file__).with_name("components.toml").read_text(encoding="utf-8")
    shipped = text.index("places = [\n") + len("places = [\n")
    effect = '{ verb = "gain", coins = 1, development = 0 }'
    rows = [
        f'  {{ id = "extra-{category}-{n}", category = {category}, requires = ["farmer"], effect = {effect} }},\n'
        for category in (1, 2)
        for n in range(more[category - 1])
    ]
    text = text[:shipped] + "".join(rows) + text[shipped:]
    text = text.replace("categories = [12, 8]", f"categories = [{12 + more[0]}, {8 + more[1]}]")
    text = text.replace("place_tiles = 20\n", f"place_tiles = {20 + sum(more)}\n")
    assert len(tomllib.loads(text)["places"]) == 20 + sum(more)
    (tmp_path / "more.toml").write_text(text, encoding="utf-8")
    environment = {**os.environ, "POSTCHAISE_COMPONENTS_ORLEANS": str(tmp_path / "more.toml")}
    answer = subprocess.run([sys.executable, "-c", DEAL], env=environment, capture_output=True, text=True, check=True)
    deals = json.loads(answer.stdout)
    for first, second in deals:
        assert (len(set(first)), len(set(second))) == kept
    assert (len({tuple(first) for first, _ in deals}) > 1) == (12 + more[0] > 13)  # at random
    assert (len({tuple(second) for _, second in deals}) > 1) == (8 + more[1] > 13)
