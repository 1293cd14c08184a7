"""The list of one's own tables on the home page."""

from __future__ import annotations

import re

from server.serving import Person, Serving, pair, play_on


def own_tables(who: Person) -> str:
    """The list in words, without tags."""
    page = who.get("/", headers={"accept-language": "en"}).text
    found = re.search(r'aria-labelledby="h-my".*?</section>', page, re.S)
    assert found is not None
    return " ".join(re.sub(r"<[^>]+>", " ", found[0]).split())


def test_it_tells_the_round_and_whose_turn_it_is(serving: Serving) -> None:
    ada, ben, made = pair(serving, "thurn-und-taxis")
    table = made["table"]
    mirror, number = serving.mirror(table), 0
    while mirror.game.round_number(mirror.state) < 2 or mirror.actor != 0:
        number = play_on(mirror, {0: ada, 1: ben}, table, number, 1, lambda legal: legal[-1])
    round = mirror.game.round_number(mirror.state)
    assert f"Your turn round {round} " in own_tables(ada)
    assert f"Under way round {round} · Ada" in own_tables(ben)
