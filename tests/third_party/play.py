"""Plays a game that is not ours, wherever Postchaise and the package `stable` are on the path.

Prints one JSON object: for every check its name and what went wrong, or nothing; and whether the kernel is compiled.
"""

from __future__ import annotations

import json
import pickle
import sys
import traceback
from collections.abc import Callable
from typing import TypeVar

import postchaise
from postchaise import OPEN, SPECTATOR, Dice, IllegalAction, Match, SealedDice, State
from postchaise.i18n import Translator
from postchaise.i18n.languages import load_help_page
from postchaise.kernel.errors import BadOption, BadRecord, BadSeats
from postchaise.kernel.replay import is_shuffle_fair
from postchaise.kernel.search.search import play_random
from postchaise.testing import run_all_checks
from postchaise.testing.match_hashes import is_compiled

KEY = b"k" * 32
E = TypeVar("E", bound=postchaise.PostchaiseError)


def refused(kind: type[E], ask: Callable[[], object]) -> E:
    """The error with which something is refused."""
    try:
        ask()
    except kind as error:
        return error
    raise AssertionError("this should have been refused")


def played(seats: int = 3, seed: int = 7) -> Match:
    match, chooser = Match("stable", seats, SealedDice(KEY)), Dice(seed)
    while not match.over:
        legal = match.legal(match.actor)
        match.play(match.actor, legal[chooser.below(len(legal))])
    return match


def check_it_is_listed() -> None:
    assert postchaise.titles() == sorted(postchaise.titles())
    assert {"stable", "la-loire"} <= set(postchaise.titles())
    assert postchaise.game("stable").meta.title == "Stable"


def check_a_whole_match() -> None:
    for seats in (2, 3):
        match = played(seats)
        assert sum(match.view(OPEN)["horses"]) == 12
        assert 1 in match.ranking()
        assert match.game.points(match.state) == [sum(score.values()) for score in match.scores()]


def check_the_wrong_is_refused() -> None:
    match = Match("stable", 2, Dice(1))
    before = match.state.to_json()
    other = 1 - match.actor
    for error in (
        refused(IllegalAction, lambda: match.play(match.actor, 99)),
        refused(IllegalAction, lambda: match.play(match.actor, "walk")),
        refused(IllegalAction, lambda: match.play(other, "take 1")),
    ):
        assert pickle.loads(pickle.dumps(error)).reason == error.reason
    assert match.state.to_json() == before
    refused(BadOption, lambda: Match("stable", 2, horses=99))
    refused(BadOption, lambda: Match("stable", 2, colour=1))
    assert str(refused(BadSeats, lambda: Match("stable", 4))) == "stable is for 2 to 3 players, not 4."


def check_both_witnesses_agree() -> None:
    game, dice = postchaise.game("stable"), Dice(3)
    state = game.new(3, dice)
    while not game.over(state):
        seat = game.actor(state)
        legal = game.legal(state, seat)
        assert legal == [a for a in range(-2, len(game.space) + 2) if game.why_not(state, seat, a) is None]
        for each in range(3):
            assert game.view(game.sample_world(state, each, Dice(each)), each) == game.view(state, each)
        game.apply(state, seat, legal[dice.below(len(legal))], dice)


def check_record_round_trip() -> None:
    match = played()
    again = Match.from_record(match.record(), SealedDice(KEY, match.outcomes_used))
    assert again.record() == match.record()
    assert "components: none" in match.record()
    assert is_shuffle_fair(match.record()) is True
    wrong = match.record().replace("take 1", "take 9", 1).replace("take 2", "take 9", 1)
    assert refused(BadRecord, lambda: Match.from_record(wrong)).details["line"]


def check_undo_and_fork() -> None:
    match = Match("stable", 2, SealedDice(KEY))
    seat, before = match.actor, match.state.to_json()
    match.play(seat, "take 3")
    match.undo(seat)
    assert match.state.to_json() == before
    match.play(seat, "take 3")
    match.play(seat, "Gallop")
    assert match.undoable(seat) is not None
    assert match.fork(1, Dice(1)).legal(seat) == match.fork(1, Dice(2)).legal(seat)


def check_secrets() -> None:
    match = Match("stable", 3, Dice(5))
    for viewer in (0, 1, 2, SPECTATOR):
        cards = match.view(viewer)["cards"]
        assert [seat for seat, card in enumerate(cards) if card is not None] == [viewer][: viewer >= 0]


def check_decision() -> None:
    match = Match("stable", 2, Dice(5))
    decision = match.decision(match.actor)
    assert decision is not None
    assert [choice.notation for choice in decision.allowed] == ["take 1", "take 2", "take 3"]
    assert match.decision(1 - match.actor) is None
    match.play(match.actor, "take 2")
    decision = match.decision(match.actor)
    assert decision is not None
    assert [choice.pays for choice in decision.allowed] == [{"horses": 1}, {}]


def check_english_and_french() -> None:
    """French for what the house says, English for what the game says in no other language."""
    match = played()
    for language, player in (("en", "Player "), ("fr", "Joueur ")):
        translator = Translator(language, "stable")
        fresh = Match("stable", 2, Dice(5))
        decision = fresh.decision(fresh.actor)
        assert decision is not None
        assert translator.translate(decision.prompt) == "12 horses are in the stable. How many do you take?"
        assert [translator.translate(choice.label) for choice in decision.allowed][1] == "Take two horses"
        assert translator.price({"horses": 2}) == "2 horses"
        log = [translator.translate(message) for message in match.log(SPECTATOR)]
        assert any(line.startswith(player) and line.endswith(" horses.") for line in log)
        assert not [line for line in log if "{" in line]
        assert "### ST-01" in load_help_page("stable", language)
    named = Translator("fr", "stable", ["Ada", "Bo", "Cy"])
    assert any("Ada" in named.translate(message) for message in match.log(SPECTATOR))


def check_shared_reasons_are_said() -> None:
    """What every game shares is said completely, though this game does not know the names of the arguments."""
    match = Match("stable", 2, Dice(5))
    for language in ("en", "fr", "de"):
        translator = Translator(language, "stable")
        reasons = [
            match.why_not(match.actor, 99),
            match.why_not(1 - match.actor, 0),
            match.why_not(match.actor, "walk"),
        ]
        for reason in reasons:
            assert reason is not None
            text = translator.reason(match.game, reason)
            assert "{" not in text, text


def check_own_reasons_are_said() -> None:
    match = Match("stable", 2, Dice(5), horses=6)
    match.play(match.actor, "take 3")
    match.play(match.actor, "walk")
    match.play(match.actor, "take 3")
    match.play(match.actor, "walk")
    error = refused(IllegalAction, lambda: match.play(match.actor, "take 3"))
    assert str(error) == "Only 2 horses are in the stable."


def check_search_and_pickle() -> None:
    game = postchaise.game("stable")
    state = game.new(3, Dice(2))
    copy = pickle.loads(pickle.dumps(state))
    assert isinstance(copy, State)
    assert play_random(game, copy, Dice(2)) > 5
    assert game.over(copy)
    assert not game.over(state)
    assert pickle.loads(pickle.dumps(game)) is game


def check_it_goes_through_the_suite() -> None:
    """Everything is met but what it does not have; the compiled kernel is held against its source."""
    found = {result.check: result for result in run_all_checks("stable")}
    assert [result.problem for result in found.values() if result.problem] == []
    assert [name for name, result in found.items() if not result.met and not result.lacking] == []
    lacking = {name for name, result in found.items() if result.lacking}
    assert lacking == {"observation", "languages"} | (set() if is_compiled() else {"builds"})


def check_the_same_seed_gives_the_same_numbers() -> None:
    dice = Dice(7)
    assert [dice.below(1_000_000) for _ in range(5)] == [51183, 412827, 568600, 260138, 778663]


def main() -> None:
    found: dict[str, str] = {}
    for name, check in list(globals().items()):
        if name.startswith("check_"):
            try:
                check()
            except Exception:
                found[name] = traceback.format_exc()
            else:
                found[name] = ""
    json.dump({"compiled": is_compiled(), "checks": found}, sys.stdout)


if __name__ == "__main__":
    main()
