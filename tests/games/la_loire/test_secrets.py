"""Canaries: only cards the Spy put under a deck, or is looking at, are secret, and nobody else can find out."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from typing import Any

from la_loire import Table
from postchaise import SPECTATOR
from postchaise.games.la_loire import components as c
from postchaise.games.la_loire.game import GAME
from postchaise.testing import list_cases, list_viewers, play_random_match
from postchaise.testing.secrecy import list_visible_data


def determinizations(state: Any, seat: int) -> Iterator[Any]:
    """The same position with a card hidden from `seat` exchanged for another one of its deck, or with two swapped."""
    for pile in ("bottom", "drawn"):
        cards = getattr(state, pile)
        if pile == "drawn" and state.active == seat:
            continue
        hidden = [i for i, card in enumerate(cards) if seat < 0 or not card >> seat & 1]
        for i in hidden:
            level = c.LEVEL[cards[i] // 16]
            for other in range(c.FIRST_OF_LEVEL[level], c.FIRST_OF_LEVEL[level + 1]):
                if state.deck[other]:
                    world = state.copy()
                    world.deck[other], world.deck[cards[i] // 16] = 0, 1
                    getattr(world, pile)[i] = 16 * other + cards[i] % 16
                    yield world
                    break
            for j in hidden:
                if j > i and c.LEVEL[cards[j] // 16] == level:
                    world = state.copy()
                    swapped = getattr(world, pile)
                    swapped[i] = 16 * (cards[j] // 16) + cards[i] % 16
                    swapped[j] = 16 * (cards[i] // 16) + cards[j] % 16
                    yield world


def test_no_canary_leaks_in_random_play() -> None:
    """Whoever does not know a card can fetch the same whatever card it is."""
    tried = 0
    for case in list_cases("la-loire")[::2]:
        if case.seats > 1 and ("variant", "casual") not in case.options:
            hiding = [s for s in play_random_match(case, 0).positions if s.to_json()["bottom"] or s.to_json()["drawn"]]
            for state in hiding[:: max(1, len(hiding) // 3)]:
                for viewer in list_viewers(case):
                    real = list_visible_data(case.game, state, viewer)
                    for world in islice(determinizations(state, viewer), 2):
                        assert list_visible_data(case.game, world, viewer) == real
                        tried += 1
    assert tried > 100


def looks(*drawn: str) -> list[list[Any]]:
    """Player 1 looks at three messages with the Spy and keeps the first; what the others took in between."""
    t = Table(3).hire("spy").stop("messenger", "orleans", last=True).deniers(9).draws(*drawn)
    seen: list[list[Any]] = []
    for action in ("message 1", f"keep {drawn[0]}", "done", "first messenger"):
        if action == "done" and "done" not in t.legal():
            continue
        t.play(action)
        for viewer in (1, 2, SPECTATOR):
            seen.append(list_visible_data(GAME, t.s, viewer))
            seen.append([GAME.log_line(line, viewer) for line in t.log.lines()])
    return seen


def test_what_the_spy_rejected_stays_secret() -> None:
    """View, log, question and refusals of the others are the same, whatever the rejected cards were."""
    held = {message for seat in range(3) for message in Table(3).held(seat)}
    deck = [id for id in c.MESSAGE_IDS if c.LEVEL[c.MESSAGE_IDS.index(id)] == 1 and id not in held]
    kept = deck[0]
    reference = looks(kept, deck[1], deck[2])
    assert len(reference) >= 18
    for other in ((deck[2], deck[1]), (deck[3], deck[4]), (deck[1], deck[5])):
        assert looks(kept, *other) == reference


def test_the_spy_s_owner_does_know() -> None:
    """The canary would sing: the same question by the buyer shows the cards."""
    t = Table(3).hire("spy").stop("messenger", "orleans", last=True).deniers(9)
    deck = [
        id
        for id in c.MESSAGE_IDS
        if c.LEVEL[c.MESSAGE_IDS.index(id)] == 1 and t.s.message_state[c.MESSAGE_IDS.index(id)] < 0
    ]
    t.draws(*deck[:3]).play("message 1")
    assert GAME.view(t.s, 0)["looking"]["cards"] == deck[:3]
    assert GAME.view(t.s, 1)["looking"]["cards"] == [None] * 3
    t.play(f"keep {deck[0]}")
    assert GAME.view(t.s, 0)["decks"][0]["bottom"] == deck[1:3]
    assert GAME.view(t.s, 1)["decks"][0]["bottom"] == [None] * 2
    assert all(
        list_visible_data(GAME, world, 0) != list_visible_data(GAME, t.s, 0)
        for world in determinizations(t.s, SPECTATOR)
    )
