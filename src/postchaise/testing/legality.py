"""Checks of legality: `legal` and `why_not` agree, refused actions change nothing, and no action exists twice."""

from __future__ import annotations

from postchaise.kernel.dice import Dice
from postchaise.kernel.errors import IllegalAction
from postchaise.kernel.messages.reason import Reason
from postchaise.kernel.native import Ids, to_list

from .cases import Case
from .random_play import list_legality_verdicts, play_random_match, to_json

TRIES = 8  # actions tried in a position, of any kind
OTHERS = 5  # one in so many positions is judged for seats that may act although another is asked first


def check_random_play(case: Case, seed: int) -> int:
    """In random play every seat that must act has a legal action, and the match ends."""
    walked = play_random_match(case, seed)
    assert case.game.over(walked.last), "nobody is asked, and the match is not over"
    return len(walked.actions)


def check_legal_agrees_with_why_not(case: Case, seed: int) -> int:
    """`legal` generates what `why_not` allows; sorted, unique, never empty before the end, empty for all others."""
    rules, walked = case.game, play_random_match(case, seed)
    for number, (state, allowed) in enumerate(zip(walked.positions, list_legality_verdicts(case, seed).allowed)):
        actor, actors = rules.actor(state), rules.actors(state)
        for seat in range(case.seats):
            legal = rules.legal(state, seat)
            assert legal == sorted(set(legal)), f"legal is not sorted, or has doubles: {legal}"
            buffer = Ids()
            rules.append_legal(state, seat, buffer)
            assert to_list(buffer) == legal, "append_legal and legal disagree"
            assert bool(legal) or seat not in actors, f"seat {seat} is asked and has no answer"
            if seat == actor:
                _check_agreement(case, legal, allowed)
            elif legal and number % OTHERS == 0:
                judge = [a for a in range(len(rules.space)) if rules.why_not(state, seat, a) is None]
                _check_agreement(case, legal, judge)
        assert (actor >= 0) == bool(actors), "actor and actors disagree"
        assert rules.over(state) == (actor < 0), "over and actor disagree"
        assert actor >= 0 or allowed == [], "an action is allowed after the end"
    return len(walked.positions)


def _check_agreement(case: Case, legal: list[int], allowed: list[int]) -> None:
    named, judge = [[case.game.notation(action) for action in each] for each in (legal, allowed)]
    only_legal, only_allowed = [n for n in named if n not in judge], [n for n in judge if n not in named]
    assert named == judge, f"only legal: {only_legal}; only allowed by why_not: {only_allowed}"


def check_refusals(case: Case, seed: int) -> int:
    """What is legal changes the state when applied; everything else is refused by the reason `why_not` gives, and
    leaves the state untouched."""
    rules, met = case.game, 0
    chooser = Dice(seed)
    for state, before in play_random_match(case, seed).every(4):
        legal = [rules.legal(state, seat) for seat in range(case.seats)]
        for action in [chooser.below(len(rules.space)) for _ in range(TRIES)]:
            for seat in range(case.seats):
                if action in legal[seat]:
                    after = state.copy()
                    rules.apply(after, seat, action, Dice(1))
                    assert to_json(after) != before, f"{rules.notation(action)} changes nothing"
                else:
                    _check_refused(case, state, seat, action)
                    met += 1
        assert to_json(state) == before, "a refused action left its trace"
    return met


def _check_refused(case: Case, state: object, seat: int, action: int) -> None:
    rules, refusal = case.game, None
    try:
        rules.apply(state, seat, action, Dice(1))
    except IllegalAction as error:
        refusal = error
    assert refusal is not None, f"{rules.notation(action)} by seat {seat} is not legal, and was carried out"
    assert refusal.reason == rules.why_not(state, seat, action), "refused for another reason than why_not gives"
    assert refusal.game == case.id


def check_effects(case: Case, seed: int) -> int:
    """With the same dice, different actions lead to different states, and each of them changes something."""
    rules, met = case.game, 0
    for state, before in play_random_match(case, seed).every(5):
        seat = rules.actor(state)
        seen = {before: "nothing"}
        for action in rules.legal(state, seat) if seat >= 0 else []:
            after = state.copy()
            rules.apply(after, seat, action, Dice(5))
            text = to_json(after)
            assert text not in seen, f"{rules.notation(action)} does what {seen[text]} does"
            seen[text] = rules.notation(action)
            met += 1
    return met


def check_unknown_numbers(case: Case, seed: int) -> int:
    """`why_not` accepts any number and any seat; `legal` is empty for seats that do not exist."""
    rules, numbers, met = case.game, len(case.game.space), 0
    wild = [-1, -2, -numbers, numbers, numbers + 1, 2**31, -(2**31), 2**63, 2**64, -(2**100), 10**40]
    strange = [-1, -2, case.seats, 99, 2**64, -(2**64)]
    for state in play_random_match(case, seed).positions[::9]:
        for seat in [*range(case.seats), *strange]:
            for action in wild if seat not in strange else [*wild, 0]:
                assert isinstance(rules.why_not(state, seat, action), Reason), f"seat {seat} may do action {action}"
                met += 1
        for seat in strange:
            assert rules.legal(state, seat) == [], f"seat {seat} does not exist"
    return met
