"""Where a price comes from: its parts sum up to it and have their rules, at every question of recorded matches."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from postchaise import Match
from postchaise.i18n.rulebook import parse_rulebook
from postchaise.kernel import record
from postchaise.kernel.actions.decision import cut_reductions_at_zero
from postchaise.kernel.dice import ScriptedDice
from postchaise.kernel.messages.message import Message

FOLDER = Path(__file__).resolve().parent
EVERY = {"la-loire": 3, "orleans": 7, "thurn-und-taxis": 3}  # questions looked at
# What the parts of the game's prices are, so that none is forgotten
PARTS = {
    "la-loire": "price-market price-beer price-building price-own-building price-circus price-sale price-printed "
    "price-second-building price-second-hire price-level character-witch character-magister-artium character-patronus "
    "character-cheese-merchant palace-post-office-nantes",
    "orleans": "price-here price-development price-food",
    "thurn-und-taxis": "price-official price-courier",
}


def parts_of(path: Path) -> Counter[str]:
    """Replays a record; the parts of all prices that were asked, by name."""
    page = record.read_record(path.read_text("utf-8"))
    match = Match(page.game, page.seats, ScriptedDice(page.setup), **dict(page.options))
    seen: Counter[str] = Counter()
    known = parse_rulebook(page.game, "en")
    for number, action in enumerate(page.actions):
        decision = match.decision(action.seat) if number % EVERY[page.game] == 0 else None
        for choice in decision.choices if decision else ():
            if choice.parts:
                total = next(iter(choice.pays.values()), 0)
                assert sum(amount for _, amount, _ in choice.parts) == total, (path, number, choice)
                seen.update(message.id for message, _, _ in choice.parts)
                assert {rule for _, _, rule in choice.parts} <= set(known), (path, number, choice)
        match.dice = ScriptedDice(action.outcomes)
        match.play(action.seat, action.notation)
    return seen


@pytest.mark.parametrize("game", sorted(PARTS))
def test_the_parts_of_a_price_sum_up_to_it(game: str) -> None:
    seen = Counter[str]()
    for path in sorted(FOLDER.glob(f"{game}/*.txt")):
        seen += parts_of(path)
    assert not set(PARTS[game].split()) - set(seen)


def test_reductions_are_cut_where_nothing_is_left_to_pay() -> None:
    price, farm, circus = ((Message(id), f"LL-{id}") for id in ("price", "farm", "circus"))

    def cut(*amounts: int) -> list[int]:
        given = [
            (message, amount, rule) for (message, rule), amount in zip((price, farm, circus), amounts, strict=True)
        ]
        left = cut_reductions_at_zero(given)
        assert [(message, rule) for message, _, rule in left] == [price, farm, circus][: len(left)]
        return [amount for _, amount, _ in left]

    assert cut(3, -1, -1) == [3, -1, -1]
    assert cut(2, -2, -1) == [2, -2]
    assert cut(1, -2, -1) == [1, -1]
