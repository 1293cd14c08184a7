"""Everything that happens in a match of Orléans can be said."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from orleans_players import choose_eagerly, seat_to_play
from postchaise import Dice
from postchaise.games.orleans import actions as x
from postchaise.games.orleans import components as c
from postchaise.games.orleans import reasons
from postchaise.games.orleans.events import E_ROUND, EVENTS
from postchaise.games.orleans.game import GAME
from postchaise.i18n import Translator
from postchaise.kernel.game import OPEN
from postchaise.kernel.messages.log import Log
from postchaise.kernel.messages.message import Message


def to_text(message: Message, translator: Translator) -> str:
    """The sentence; every message in it has words, and no argument is missing."""
    for value in message.args.values():
        if isinstance(value, Message):
            to_text(value, translator)
    assert message.id == "seat" or translator.knows(message.id), message
    if message.id == "seat":
        return translator.translate(message)
    pattern = translator._bundle.get_message(message.id).value
    assert pattern is not None
    arguments = {key: translator._argument(value) for key, value in message.args.items()}
    text, errors = translator._bundle.format_pattern(pattern, arguments)
    assert not errors, (message, errors)
    return str(text)


@pytest.mark.parametrize("seats", [2, 5])
def test_everything_that_happens_can_be_said(seats: int) -> None:
    translator, dice = Translator("en", "orleans"), Dice(40 + seats)
    s = GAME.new(seats, dice, exclude_places=True)
    heard: set[str] = set()
    while not GAME.over(s):
        seat, log = seat_to_play(s, dice), Log()
        decision = GAME.decision(s, seat)
        assert decision is not None
        to_text(decision.prompt, translator)
        assert sorted(choice.action for choice in decision.allowed) == GAME.legal(s, seat)
        for choice in decision.choices:
            to_text(choice.label, translator)
            assert translator.knows(f"group-{choice.group}"), choice.group
            for effect in choice.effects:
                to_text(effect, translator)
            translator.price(choice.pays)
            if choice.reason is not None:
                to_text(GAME.explain(choice.reason), translator)
        if dice.below(40) == 0:
            for action in range(0, x.ACTIONS, 7):
                reason = GAME.why_not(s, seat, action)
                if reason is not None:
                    to_text(GAME.explain(reason), translator)
        GAME.step(s, seat, choose_eagerly(s, seat, GAME.legal(s, seat), dice), dice, log)
        for line in log.lines():
            message = GAME.log_line(line, OPEN)
            assert message is not None
            heard.add(to_text(message, translator))
    assert len(heard) > 200


def reasons_given() -> set[str]:
    """The rules that the second witness names."""
    sources = [path.read_text("utf-8") for path in Path(reasons.__file__).parent.glob("*.py")]
    return {id for text in sources for id in re.findall(r'"(OR-[A-Z0-9-]+)"', text)}


# Nobody can be put on these tiles
NO_SPACES = [f"put-{place}" for place in c.PLACE_IDS if c.PLACE_IDS.index(place) not in c.SLOT_PLACE]


def test_every_message_a_match_can_need_has_words() -> None:
    translator = Translator("en", "orleans")
    needed = [f"log-{event.name}" for event in EVENTS.all] + [f"reason-{id}" for id in reasons_given()]
    things = [(domain, item) for domain in GAME.space.domains.values() for item in range(len(domain.items))]
    needed += [GAME.name(domain, item).id for domain, item in things]
    needed += [f"group-{group}" for kind in GAME.space.kinds for group in kind.groups if group not in NO_SPACES]
    needed += [f"score-{source}" for source in GAME.scores(GAME.new(2, Dice(1)))[0]] + ["ending-rounds"]
    assert [id for id in needed if not translator.knows(id)] == []


def test_the_last_round_is_called_so() -> None:
    said = []
    for number in (c.ROUNDS - 1, c.ROUNDS):
        message = GAME.log_line((E_ROUND, 0, number, 0, 0), OPEN)
        assert message is not None
        said.append("the last" in to_text(message, Translator("en", "orleans")))
    assert said == [False, True]
