"""Message tokens: binding, two messages at once, taking one back (chapter TOK)."""

from __future__ import annotations

from typing import Any

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.games.la_loire.state import TOKEN_FREE


def courier(*messages: str, at: str = "blois", hired: str = "apprentice helper", **options: Any) -> Table:
    """The messenger has stopped at Blois (yellow); Tours is blue, Talcy white. The circus keeps the stop open."""
    t = Table(**options).messages(seat=1).messages(*messages).deniers(20).hire(*hired.split())
    t.shield(blois="yellow", tours="blue", talcy="white", usse="purple").piece("merchant", "chinon", 2)
    return t.circus(at).stop("messenger", at)


def placed(message: str, village: str) -> int:
    return 32 * c.MESSAGE_IDS.index(message) + place(village)


@rule("LL-TOK-01")
def test_ll_tok_01_a_token_serves_the_message_it_was_placed_for() -> None:
    """The blue station of m2-07 is no station of m3-09, which wants blue as well."""
    t = courier("m2-07", "m3-09").token(1, "m2-07", "tours")
    assert t.allowed("deliver m2-07")
    assert t.refused("deliver m3-09") == "LL-DLV-07"
    t.play("mark m3-09")
    assert t.s.tokens[:2] == [placed("m2-07", "tours"), placed("m3-09", "blois")]


@rule("LL-TOK-01")
def test_ll_tok_01_one_mark_uses_one_token_for_one_message() -> None:
    t = courier("m2-07", "m2-13").play("mark m2-13")
    assert t.s.tokens[:2] == [placed("m2-13", "blois"), TOKEN_FREE]


@rule("LL-TOK-02")
@pytest.mark.parametrize("other", ["m2-13", "m3-14"])
def test_ll_tok_02_two_messages_in_progress(other: str) -> None:
    t = courier("m2-09", other).token(1, "m2-09", "talcy").play(f"mark {other}")
    assert t.s.tokens[:2] == [placed("m2-09", "talcy"), placed(other, "blois")]


@rule("LL-TOK-02")
def test_ll_tok_02_two_level_three_messages_block_each_other() -> None:
    t = courier("m3-09", "m3-14", token_recall="never").token(1, "m3-09", "talcy").play("mark m3-14")
    t.s.delivered_here = 0
    t.circus("tours").stop("messenger", "tours")
    assert t.refused("mark m3-09") == "LL-TOK-05"
    assert t.refused("deliver m3-09") == "LL-DLV-07"


@rule("LL-TOK-03")
@pytest.mark.parametrize("options", [{}, {"edition": "en"}])
def test_ll_tok_03_at_any_moment_of_the_own_turn(options: dict[str, Any]) -> None:
    t = courier("m2-07", **options).token(1, "m2-07", "tours")
    assert t.allowed("recall 1")
    assert t.ride("messenger").allowed("recall 1")
    assert t.first().allowed("recall 1")
    assert GAME.why_not(t.s, 1, GAME.parse("recall 1")) is not None
    assert t.refused("recall 2") == "LL-TOK-03"  # not on the board
    t.play("recall 1")
    assert t.s.tokens[:2] == [TOKEN_FREE, TOKEN_FREE]
    assert t.refused("recall 1") == "LL-TOK-03"
    t.stop("messenger", "blois")
    assert t.refused("deliver m2-07") == "LL-DLV-07"  # the blue station must be visited again
    assert t.allowed("mark m2-07")


@rule("LL-TOK-03")
def test_ll_tok_03_recalled_and_used_at_the_same_stop() -> None:
    t = courier("m2-07", "m2-13", hired="apprentice").token(1, "m2-07", "tours")
    assert t.refused("mark m2-13") == "LL-TOK-05"
    t.play("recall 1", "mark m2-13")
    assert t.s.tokens[0] == placed("m2-13", "blois")


@rule("LL-TOK-03")
def test_ll_tok_03_a_stop_where_only_a_recalled_token_could_mark_is_asked() -> None:
    """Nothing else can be done at Vendôme; passing it by itself would take the right to recall away."""
    t = courier("m2-10", "m2-13", hired="apprentice").token(1, "m2-10", "tours").shield(vendome="yellow")
    t.circus("saumur").piece("messenger", "tours").ride("messenger").play("ride vendome 0")
    assert t.legal() == ["recall 1", "done"]
    t.play("recall 1", "mark m2-13")
    assert t.s.tokens[0] == placed("m2-13", "vendome")


@rule("LL-TOK-03", "TV-D74")
@pytest.mark.parametrize("options", [{"token_recall": "never"}, {"edition": "fr"}, {"edition": "de"}])
def test_tv_d74_no_recall_where_the_edition_forbids_it(options: dict[str, Any]) -> None:
    t = courier("m2-07", **options).token(1, "m2-07", "tours")
    assert t.refused("recall 1") == "LL-TOK-03"
    assert t.ride("messenger").refused("recall 1") == "LL-TOK-03"


@rule("LL-TOK-03", "TV-D75")
@pytest.mark.parametrize("options", [{"token_recall": "on_mark"}, {"edition": "de"}])
def test_tv_d75_the_token_moves_to_the_messenger(options: dict[str, Any]) -> None:
    t = courier("m2-10", "m2-13", hired="apprentice", **options).token(1, "m2-10", "tours").play("mark m2-13")
    assert t.refused("token free") == "LL-TOK-05"
    assert t.refused("token 2") == "LL-TOK-03"
    t.play("token 1")
    assert t.s.tokens[0] == placed("m2-13", "blois")
    t.s.delivered_here = t.s.used = 0
    t.circus("usse").stop("messenger", "usse")  # purple: the second colour of m2-10
    assert t.refused("deliver m2-10") == "LL-DLV-07"  # its blue station is lost


@rule("LL-TOK-03")
def test_ll_tok_03_on_mark_the_free_token_may_be_preferred() -> None:
    t = courier("m2-10", "m2-13", token_recall="on_mark").token(1, "m2-10", "tours").play("mark m2-13")
    assert t.legal() == ["token free", "token 1"]
    t.play("token free")
    assert t.s.tokens[:2] == [placed("m2-10", "tours"), placed("m2-13", "blois")]


@rule("LL-TOK-04", "TV-D63")
def test_tv_d63_the_other_station_of_a_level_three_message_stays() -> None:
    t = courier("m3-09").token(1, "m3-09", "tours").token(2, "m3-09", "talcy")
    assert t.allowed("deliver m3-09")
    t.play("recall 2")
    assert t.s.tokens[:2] == [placed("m3-09", "tours"), TOKEN_FREE]
    assert t.refused("deliver m3-09") == "LL-DLV-07"
    t.play("mark m3-09")
    t.s.delivered_here = 0
    t.circus("talcy").stop("messenger", "talcy").play("deliver m3-09")  # two more stops, not three
    assert t.s.delivered[0] == 1


@rule("LL-TOK-05")
@pytest.mark.parametrize("recall", ["never", "any_time"])
def test_ll_tok_05_no_free_token_no_new_station(recall: str) -> None:
    t = courier("m2-10", "m2-13", hired="apprentice", token_recall=recall).token(1, "m2-10", "tours")
    assert t.refused("mark m2-13") == "LL-TOK-05"
    t = courier("m3-09", "m2-14", token_recall=recall).token(1, "m3-09", "tours").token(2, "m3-09", "talcy")
    assert t.refused("mark m2-14") == "LL-TOK-05"
