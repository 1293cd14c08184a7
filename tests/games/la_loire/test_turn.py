"""LL-TURN: the order of things in a turn; what works at once and what only in the next one."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import MERCHANT, MESSENGER, Table, rule
from postchaise.games.la_loire.events import E_TURN
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.rules.dispatch import advance_to_question
from postchaise.games.la_loire.rules.turn import begin_turn
from postchaise.games.la_loire.state import S_FIRST, S_RIDE, S_STOP
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.reason import NOT_THIS_STEP, NOT_YOUR_TURN


def table(**options: Any) -> Table:
    """The real first turn: both pieces on foot before Tours and Blois, with something to do there."""
    t = Table(**options).no_free_horses().messages("m1-06").price("tours", 2)
    return t.piece("merchant", "langeais").piece("messenger", "vendome")


@rule("LL-TURN-01")
@pytest.mark.parametrize("order", [(MERCHANT, MESSENGER), (MESSENGER, MERCHANT)])
def test_ll_turn_01_the_player_picks_who_goes_first_and_each_moves_then_acts(order: tuple[int, int]) -> None:
    t = table()
    assert t.legal() == ["first merchant", "first messenger"]
    t.play(["first merchant", "first messenger"][order[0]])
    seen = []
    for _ in range(2):
        seen.append((t.s.piece, t.s.agenda[-1]))
        t.play(["ride tours 0", "ride blois 0"][t.s.piece])
        seen.append((t.s.piece, t.s.agenda[-1]))
        t.play("done")
    first, second = order
    assert seen == [(first, S_RIDE), (first, S_STOP), (second, S_RIDE), (second, S_STOP)]
    assert (t.s.active, t.s.agenda[-1]) == (1, S_FIRST)


@rule("LL-TURN-01")
def test_ll_turn_01_the_minimum_check_comes_before_the_choice_of_the_first_piece() -> None:
    t = Table(3).deniers(4, seat=1).stop("messenger", "serrant", last=True).play("done")
    assert (t.s.active, t.s.deniers[1]) == (2, 5)


@rule("LL-TURN-01", "LL-END-03")
def test_ll_turn_01_end_checks_wait_until_both_pieces_have_moved() -> None:
    t = table().piece("merchant", "nantes").deniers(10)
    t.s.boat[0] = 18
    t.stop("merchant", "nantes").play("ship 2")  # nothing left to do there
    assert (t.s.active, t.s.piece, t.s.agenda[-1]) == (0, MESSENGER, S_RIDE)
    t.play("ride blois 0", "deliver m1-06")
    assert (t.s.active, t.s.over, t.s.last_turns) == (1, 0, 1)


@rule("LL-TURN-01")
def test_ll_turn_01_nobody_else_may_act() -> None:
    t = table()
    for action in ("first merchant", "done"):
        reason = GAME.why_not(t.s, 1, GAME.parse(action))
        assert reason is not None
        assert reason.rule == NOT_YOUR_TURN
    assert GAME.legal(t.s, 1) == []


@rule("LL-TURN-02", "TV-D08")
def test_tv_d08_each_piece_on_foot_must_move_one() -> None:
    t = table().play("first merchant")
    assert t.refused("done") == "LL-TURN-02"
    assert t.refused("ride langeais 0") == "LL-TURN-02"
    assert t.legal() == ["ride tours 0"]
    t.play("ride tours 0", "done")
    assert t.refused("done") == "LL-TURN-02"
    assert t.refused("ride vendome 0") == "LL-TURN-02"
    assert t.legal() == ["ride blois 0"]


@rule("LL-TURN-02", "LL-MOVE-02")
@pytest.mark.parametrize("horses", [0, 1, 2])
def test_ll_turn_02_walking_away_is_always_possible(horses: int) -> None:
    t = table().piece("merchant", "langeais", horses).play("first merchant")
    assert t.allowed("ride tours 0")
    assert t.refused("ride langeais 0") == "LL-TURN-02"


@rule("LL-TURN-03")
def test_ll_turn_03_no_action_before_the_own_movement() -> None:
    t = table().piece("merchant", "nantes").goods(wood=1).play("first merchant")
    for action in ("sell wood", "ship 1", "palace bank-nantes", "build farm wood"):
        assert t.refused(action) == NOT_THIS_STEP


@rule("LL-TURN-03")
def test_ll_turn_03_no_action_after_the_other_piece_has_moved() -> None:
    t = table().play("first merchant", "ride tours 0")
    assert t.allowed("buy wine")
    assert t.refused("ride blois 0") == NOT_THIS_STEP  # the messenger waits until the merchant is done
    t.play("done")
    assert t.refused("buy wine") == NOT_THIS_STEP
    t.play("ride blois 0")
    assert t.refused("buy wine") == "LL-ACT-01"


@rule("LL-TURN-04")
def test_ll_turn_04_acting_is_optional() -> None:
    t = table().play("first messenger", "ride blois 0")
    assert t.allowed("deliver m1-06")
    t.play("done")
    assert t.held() == ["m1-06"]
    t.play("ride tours 0")
    assert t.allowed("buy wine")
    t.play("done")
    assert (t.s.active, t.wares("wine"), t.s.deniers[0]) == (1, 0, 7)


@rule("LL-TURN-05", "LL-CHAR-BLACKSMITH-03", "LL-MONEY-04")
def test_ll_turn_05_discard_then_horses_then_movement() -> None:
    t = table().piece("merchant", "nantes", 1).free(amboise=1).hire("blacksmith").deniers(13)
    t.play("first merchant")
    assert t.s.deniers[0] == 10  # 1. over-limit discard
    t.play("smith amboise")
    assert (t.s.deniers[0], t.horses("merchant"), t.at("merchant")) == (9, 2, "nantes")  # 2. horses
    assert t.refused("palace bank-nantes") == NOT_THIS_STEP
    t.play("ride langeais 2")  # 3. movement
    assert (t.s.deniers[0], t.at("merchant")) == (9, "langeais")


@rule("LL-TURN-05", "LL-PAL-BANK-01")
def test_ll_turn_05_bank_income_can_be_spent_at_the_same_stop() -> None:
    t = table().piece("merchant", "meung").deniers(7).palace("bank-orleans").play("first merchant", "ride orleans 0")
    assert t.s.deniers[0] == 10
    assert t.play("ship 2").s.deniers[0] == 0


@rule("LL-TURN-05", "LL-ACT-02")
def test_ll_turn_05_actions_come_in_any_order() -> None:
    for order in (("ship 1", "sell wine", "palace bank-nantes"), ("palace bank-nantes", "sell wine", "ship 1")):
        t = table().goods(wine=2).deniers(10).stop("merchant", "nantes").play(*order)
        assert (t.s.deniers[0], t.s.boat[0], t.s.palaces[0]) == (10 - 6 + 6 - 4, 1, 8)


@rule("LL-BUILD-10")
def test_ll_build_10_a_farm_works_at_once() -> None:
    t = table().deniers(5).goods(wood=1).piece("messenger", "nantes").stop("merchant", "nantes")
    t.play("build farm wood", "site serrant", "ride serrant 0", "message 1")
    assert len(t.held()) == 2


@rule("LL-BUILD-15", "TV-D45")
def test_tv_d45_a_palace_works_from_the_next_turn_on() -> None:
    t = Table(1).messages().piece("messenger", "serrant", 0, -1).deniers(9).stop("merchant", "nantes")
    t.play("palace bank-nantes", "ride nantes 0")
    assert (t.at("messenger"), t.s.deniers[0], t.s.turns_begun) == ("nantes", 5, 1)
    t.play("done").piece("messenger", "serrant", 0, -1).ride("messenger").play("ride nantes 0")
    assert (t.s.turns_begun, t.s.deniers[0]) == (2, 8)


@rule("LL-BUILD-15")
def test_ll_build_15_no_palace_helps_in_the_turn_it_is_bought() -> None:
    t = table().deniers(20).stop("merchant", "nantes").play("palace palatium-balivi-nantes")
    assert t.refused("hire spy") == "LL-BUILD-15"
    t = table().deniers(20).messages().stop("merchant", "nantes").play("palace post-office-nantes")
    t.stop("messenger", "nantes").play("message 1")
    assert t.s.piece == MERCHANT  # no second message: the stop is over


@rule("LL-BUILD-09", "TV-D43")
@pytest.mark.parametrize("kind", ["monastery", "castle"])
@pytest.mark.parametrize(("options", "legal"), [({}, False), ({"upgrade_same_turn": True}, True)])
def test_tv_d43_upgrading_a_farm_of_this_turn(kind: str, options: dict[str, bool], legal: bool) -> None:
    t = Table(1, **options).hire("economus").deniers(30).goods(wood=5).stop("merchant", "nantes")
    t.play("build farm wood", "site tours")
    assert legal == t.allowed(f"build {kind} wood")
    assert legal or t.refused(f"build {kind} wood") == "LL-BUILD-09"
    t.building("saumur", "farm").play(f"build {kind} wood")  # an older farm is there now
    assert legal == t.allowed("site tours")
    assert legal or t.refused("site tours") == "LL-BUILD-09"
    t.play("site saumur").stop("merchant", "nantes", last=True).play("done").stop("merchant", "nantes")
    assert t.play(f"build {kind} wood").allowed("site tours")  # in the next turn it is old enough


@rule("LL-BUILD-09")
@pytest.mark.parametrize(("edition", "legal"), [("default", False), ("de", False), ("fr", True), ("en", True)])
def test_ll_build_09_which_editions_let_a_new_farm_be_upgraded(edition: str, legal: bool) -> None:
    t = Table(edition=edition).hire("economus").deniers(30).goods(wood=5).stop("merchant", "nantes")
    assert t.play("build farm wood", "site tours").allowed("build castle wood") == legal


@rule("LL-CHAR-BLACKSMITH-01", "TV-D80")
@pytest.mark.parametrize("limit", ["per_turn", "per_piece"])
def test_tv_d80_paid_horses_per_turn_or_per_piece(limit: str) -> None:
    t = table(blacksmith_limit=limit).free(usse=1, amboise=2).hire("blacksmith", "squire", "scout")
    t.play("first merchant", "smith usse", "ride vendome 1", "done")
    assert (t.s.piece, t.s.deniers[0]) == (MESSENGER, 6)
    if limit == "per_piece":
        t.play("smith amboise")
        assert (t.s.deniers[0], t.horses("messenger")) == (5, 1)
    assert t.refused("smith amboise") == "LL-CHAR-BLACKSMITH-01"


@rule("LL-TURN-01")
@pytest.mark.parametrize(("seats", "rounds"), [(1, [1, 2, 3, 4]), (2, [1, 1, 2, 2]), (3, [1, 1, 1, 2])])
def test_people_count_in_rounds(seats: int, rounds: list[int]) -> None:
    """A round is a turn of everybody; alone, every turn is one."""
    t = Table(seats)
    for turn, expected in enumerate(rounds, start=1):
        t.s.turns_begun = turn - 1
        t.s.agenda, log = [], Log()
        begin_turn(t.s)
        advance_to_question(t.s, t.dice, log)
        view = GAME.view(t.s, 0)
        assert (view["turn_number"], view["round"]) == (turn, expected)
        assert log.lines()[0][:3] == (E_TURN, 0, expected)
