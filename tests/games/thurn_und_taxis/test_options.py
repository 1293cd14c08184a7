"""The options: every value, its effect, and what is refused."""

from __future__ import annotations

from typing import Any

import pytest

from postchaise import Dice
from postchaise.games.thurn_und_taxis.game import GAME
from postchaise.games.thurn_und_taxis.meta import META
from postchaise.kernel.errors import BadOption
from thurn_und_taxis import PATH, Table, rule, wander

VALUES: dict[str, tuple[Any, ...]] = {  # the first one is the default
    "expansion": (True, False),
    "all_provinces": ("outside_baiern", "all_nine"),
    "house_placement": ("complete", "optional"),
    "base_decline_carriage": (False, True),
    "first_player": ("random", "1", "2", "3", "4"),
    "memory_aid": (True, False),
    "hide_bonus_totals": (False, True),
}
WRONG: list[tuple[str, Any]] = [
    *((key, value) for key in VALUES for value in ("sometimes", None, 1.5)),
    *((key, value) for key in VALUES if isinstance(VALUES[key][0], bool) for value in (0, 1, "yes")),
    *(("first_player", value) for value in ("0", "5", "Random")),
    ("edition", "fr"),
]


@rule("TT-SETUP-08", "TT-BONUS-ALL-01", "TT-HOUSE-06", "TT-CARRIAGE-02", "TT-INFO-03", "TT-INFO-04")
def test_the_defaults_are_those_of_the_specification() -> None:
    assert META.resolve(2, {}) == {key: values[0] for key, values in VALUES.items()}


@rule("TT-END-01", "TT-END-02", "TT-SCORE-03")
@pytest.mark.parametrize(("key", "value"), [(key, value) for key in VALUES for value in VALUES[key]])
def test_every_value_can_be_played_to_the_end(key: str, value: Any) -> None:
    options: dict[str, Any] = {key: value}
    if options.get("base_decline_carriage"):
        options["expansion"] = False
    assert META.resolve(4, options)[key] == value
    *_, (s, _) = wander(4, 5, **options)
    assert GAME.over(s)
    assert 1 in GAME.ranking(s)


@rule("TT-SETUP-08", "TT-BONUS-ALL-01", "TT-HOUSE-06", "TT-CARRIAGE-02")
@pytest.mark.parametrize(("key", "value"), WRONG)
def test_other_values_are_refused_by_name(key: str, value: Any) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(4, Dice(1), **{key: value})
    assert caught.value.details["option"] == key


@rule("TT-CARRIAGE-02", "TX-CARRIAGE-01")
def test_an_option_without_effect_is_refused() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(2, Dice(1), base_decline_carriage=True)
    assert caught.value.code == "option-idle"
    GAME.new(2, Dice(1), base_decline_carriage=True, expansion=False)


@rule("TT-SETUP-08")
@pytest.mark.parametrize(("seats", "first"), [(2, "3"), (2, "4"), (3, "4")])
def test_tt_setup_08_a_seat_nobody_has_cannot_begin(seats: int, first: str) -> None:
    with pytest.raises(BadOption) as caught:
        GAME.new(seats, Dice(1), first_player=first)
    assert caught.value.code == "option-clash"


@rule("TX-COMP-01", "TX-OFFICE-01", "TX-OFFICE-07", "TX-CARRIAGE-01", "TX-COURIER-01", "TT-TURN-06")
@pytest.mark.parametrize("expansion", [True, False])
def test_the_expansion_is_all_or_nothing(expansion: bool) -> None:
    t = Table(expansion=expansion).hand("ulm").draw().play("draw pile")
    assert t.allowed("administrator") == expansion
    t = Table(expansion=expansion).route(*PATH[:3]).closing().play("close", "houses in boehmen")
    assert (t.level() == 0) == expansion  # asked, or taken at once
    t = Table(expansion=expansion).carriage(6).route(*PATH[:3]).closing().close()
    assert (t.s.courier, t.s.letters[0]) == ((0, 2) if expansion else (-1, 0))


@rule("TT-INFO-03")
@pytest.mark.parametrize("hidden", [True, False])
def test_tt_info_03_totals_of_the_others_may_be_hidden(hidden: bool) -> None:
    t = Table(3, hide_bonus_totals=hidden).tiles("baiern", 2).tiles("length-5", 1, seat=1)
    known = [{"stack": "baiern", "points": 5}, {"stack": "baiern", "points": 4}]
    assert GAME.view(t.s, 0)["players"][0]["tiles"] == known
    other = GAME.view(t.s, 1)["players"][0]
    assert len(other["tiles"]) == 2  # how many is never hidden
    assert (other["points"] is None) == hidden
    assert other["tiles"] == ([{"stack": None, "points": None}] * 2 if hidden else known)
    assert GAME.view(t.s, 1)["stacks"][0]["values"] == [1]  # "nothing else changes"
    assert GAME.view(t.ended_by(0).s, 1)["players"][0]["points"]["provinces"] == 9
