"""LL-CIRC: where the circus stands and when it moves."""

from __future__ import annotations

import pytest

from la_loire import Table, place, rule
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.kernel.game import SPECTATOR
from postchaise.kernel.messages.reason import NOT_THIS_STEP

ROW = ["red", "blue", "yellow", "green", "white", "purple", "black"]
CENTRAL = ["red", "blue", "yellow", "white", "green", "purple", "black"]  # white lies there from the setup
VILLAGES = {
    "red": ["serrant", "talcy", "amboise"],
    "blue": ["angers", "chinon"],
    "yellow": ["langeais", "cheverny"],
    "green": ["tours", "villandry", "chambord"],
    "white": ["usse", "beaugency"],
    "purple": ["blois", "montsoreau", "brissac"],
    "black": ["vendome", "meung", "saumur"],
}


def ring(row: list[str], circus: str = "usse") -> Table:
    t = Table().market(*row).deniers(20).messages().piece("messenger", "brissac")
    for colour, villages in VILLAGES.items():
        t.shield(**dict.fromkeys(villages, colour))
    return t.circus(circus)


def buy(t: Table, village: str) -> Table:
    good = c.GOOD_IDS[c.GOOD_OF[place(village)]]
    return t.stop("merchant", village).play(f"buy {good}")


def asked(t: Table) -> list[str]:
    """Villages the circus may go to, when that is the question."""
    return [action[7:] for action in t.legal() if action.startswith("circus ")]


def face(t: Table) -> list[str]:
    return [tile["shield"] for tile in GAME.view(t.s, SPECTATOR)["market"] if tile["circus"]]


def where(t: Table) -> str:
    return c.LOCATION_IDS[t.s.circus]


@rule("LL-CIRC-03", "LL-CIRC-04", "LL-CIRC-02", "TV-D29")
def test_tv_d29_a_central_circus_tile_sends_the_circus_to_a_red_village() -> None:
    t = buy(ring(ROW), "angers")
    assert t.tiles() == ["red", "yellow", "green", "white", "purple", "black", "blue"]
    assert (asked(t), face(t), t.s.active) == (["serrant", "talcy", "amboise"], ["white"], 0)
    t.play("circus talcy")
    assert (where(t), face(t)) == ("talcy", ["red"])
    assert t.tiles() == ["red", "yellow", "green", "white", "purple", "black", "blue"]


@rule("LL-CIRC-03", "LL-MKT-03", "TV-D30")
def test_tv_d30_the_circus_stays_when_its_tile_is_not_central() -> None:
    t = buy(ring(ROW), "vendome")
    assert (t.tiles(), asked(t), where(t)) == (ROW, [], "usse")


@rule("LL-CIRC-03", "TV-D31")
def test_tv_d31_a_tile_still_central_after_a_purchase_moves_the_circus() -> None:
    t = buy(ring(CENTRAL), "blois")
    assert t.tiles() == ["red", "blue", "yellow", "white", "green", "black", "purple"]
    assert asked(t) == ["serrant", "talcy", "amboise"]
    assert face(t.play("circus serrant")) == ["red"]


@rule("LL-CIRC-03", "TV-D32")
def test_tv_d32_a_tile_leaving_the_centre_leaves_the_circus_in_place() -> None:
    t = buy(ring(CENTRAL), "serrant")
    assert t.tiles() == ["blue", "yellow", "white", "green", "purple", "black", "red"]
    assert (asked(t), where(t)) == ([], "usse")


@rule("LL-CIRC-06", "TV-D33")
@pytest.mark.parametrize("position", range(7))
@pytest.mark.parametrize("village", ["usse", "beaugency"])  # the circus village, and the other one of its colour
def test_tv_d33_a_purchase_in_the_circus_village_never_moves_the_circus(position: int, village: str) -> None:
    others = [colour for colour in ROW if colour != "white"]
    t = buy(ring([*others[:position], "white", *others[position:]]), village)
    assert (t.tiles(), asked(t), where(t), face(t)) == ([*others, "white"], [], "usse", ["white"])


@rule("LL-CIRC-01")
def test_ll_circ_01_the_circus_is_no_building() -> None:
    t = ring(ROW, "amboise")
    assert buy(t, "amboise").s.boat == [0, 0]
    t = ring(ROW, "talcy").goods(wood=1).stop("merchant", "nantes").play("build farm wood", "site talcy")
    assert (t.s.building[place("talcy")], where(t)) == (c.FARM, "talcy")
    assert ring(ROW, "talcy").stop("messenger", "talcy").refused("message 1") == "LL-MSG-01"


@rule("LL-CIRC-01")
def test_ll_circ_01_it_stands_in_one_village() -> None:
    t = buy(ring(ROW), "angers").play("circus amboise")
    assert [entry["id"] for entry in GAME.view(t.s, SPECTATOR)["locations"] if entry["circus"]] == ["amboise"]


@rule("LL-CIRC-02")
@pytest.mark.parametrize("colour", ROW)
def test_ll_circ_02_the_circus_tile_has_the_colour_of_the_circus_village(colour: str) -> None:
    assert all(face(ring(ROW, village)) == [colour] for village in VILLAGES[colour])


@rule("LL-CIRC-03")
@pytest.mark.parametrize("position", range(7))
def test_ll_circ_03_only_the_central_position_counts(position: int) -> None:
    """The circus tile slides from every position but the first to the next one on its left."""
    others = [colour for colour in ROW if colour not in ("white", "black")]
    row = [*others, "black"]
    row.insert(position, "white")
    t = buy(ring(row), VILLAGES[row[0]][0]) if position else buy(ring(row), "vendome")
    assert (t.tiles().index("white") == 3) == bool(asked(t)) == (position == 4)


@rule("LL-CIRC-04")
def test_ll_circ_04_only_villages_of_the_cheapest_colour() -> None:
    t = buy(ring(ROW), "angers")
    for colour, villages in VILLAGES.items():
        for village in villages:
            if colour == "red":
                assert t.allowed(f"circus {village}")
            else:
                assert t.refused(f"circus {village}") == "LL-CIRC-04"
    assert t.refused("circus nantes") == "LL-CIRC-04"


@rule("LL-CIRC-04")
def test_ll_circ_04_the_colour_is_read_after_the_shift() -> None:
    t = buy(ring(ROW), "serrant")  # red goes far right, blue is cheapest now
    assert asked(t) == VILLAGES["blue"]


@rule("LL-CIRC-05")
def test_ll_circ_05_the_choice_is_free_and_mandatory() -> None:
    t = ring(ROW).building("talcy", "castle", seat=1).piece("merchant", "amboise", 2, seat=1).free(amboise=2)
    assert asked(buy(t, "angers")) == ["serrant", "talcy", "amboise"]
    assert t.legal() == ["circus serrant", "circus talcy", "circus amboise"]
    assert t.refused("done") == NOT_THIS_STEP
    assert where(t.play("circus talcy")) == "talcy"


@rule("LL-CIRC-05")
def test_ll_circ_05_a_single_village_is_still_a_choice_to_make() -> None:
    t = ring(ROW).shield(serrant="black", talcy="black")
    assert buy(t, "angers").legal() == ["circus amboise"]


@rule("LL-CIRC-07")
def test_ll_circ_07_a_piece_whose_step_is_over_cannot_hire() -> None:
    t = ring(ROW).no_free_horses().piece("messenger", "vendome", 1).piece("merchant", "serrant")
    t.play("first messenger", "ride talcy 1", "ride angers 0", "buy wood", "circus talcy")
    assert (t.at("messenger"), where(t)) == ("talcy", "talcy")
    assert (t.s.active, t.s.hires) == (1, 0)  # the turn is over, nobody was asked


@rule("LL-CIRC-07")
def test_ll_circ_07_a_piece_that_is_still_to_stop_there_may_hire() -> None:
    t = ring(ROW).no_free_horses().piece("messenger", "vendome", 1).piece("merchant", "serrant")
    t.play("first merchant", "ride angers 0", "buy wood", "circus talcy", "ride talcy 1")
    assert t.allowed("hire witch")


@rule("LL-CHAR-JESTER-01", "LL-MOVE-01", "TV-D18")
def test_tv_d18_the_jester_stops_at_the_circus_on_the_way() -> None:
    t = ring(ROW).no_free_horses().piece("merchant", "villandry", 2).ride("merchant")
    assert t.refused("ride usse 2") == "LL-MOVE-01"
    t.hire("jester")
    assert [action for action in t.legal() if action.endswith("2")] == ["ride usse 2", "ride montsoreau 2"]
    assert t.refused("ride chinon 2") == "LL-MOVE-01"
    assert t.play("ride usse 2").horses("merchant") == 2


@rule("LL-CHAR-JESTER-01", "LL-TURN-02", "TV-D19")
def test_tv_d19_the_jester_must_move_at_least_once() -> None:
    t = ring(ROW).no_free_horses().piece("merchant", "usse", 2).hire("jester").ride("merchant")
    assert [t.refused(f"ride usse {horses}") for horses in range(3)] == ["LL-TURN-02"] * 3
    assert t.legal() == ["ride chinon 0", "ride montsoreau 1", "ride saumur 2"]
