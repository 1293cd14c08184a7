"""Each game as an object of research."""

import math

import pytest

from postchaise.research import characteristics


def test_chance_is_weighed_in_bits() -> None:
    dice = characteristics.CountingDice(1)
    dice.below(8)
    assert dice.bits == 3
    kind = dice.pick([1, 3], 4)
    assert dice.bits == pytest.approx(3 + math.log2(4 / [1, 3][kind]))
    dice.pick([0, 5], 5)
    dice.below(1)
    assert dice.draws == 2


def test_a_table_of_figures(capsys: pytest.CaptureFixture[str]) -> None:
    characteristics.main(["orleans", "--matches", "1", "--level", "random"])
    rows = [line.strip("| ").split(" | ") for line in capsys.readouterr().out.splitlines()]
    two, five = (dict(zip(rows[0], row)) for row in rows[2:])
    assert (two["seats"], five["seats"]) == ("2", "5")
    assert (two["asked at once"], five["asked at once"]) == ("2", "5")
    assert two["actions"] == "1,669"
    assert float(two["choices"]) > 2
