"""Every check of the suite can fail: the tutorial's game is spoiled in one place, and the right check notices."""

from __future__ import annotations

from pathlib import Path

import pytest

from postchaise.testing import CHECKS, list_cases, run_all_checks, run_check, suite
from testing.spoiled import installed

WHOLE = "            self._ride_home(state, log)\n            return\n"
WORDS = "    # Words without"
BOT = "        return LastMailHeuristics()"
WORLD = """        world = state.copy()
        world.goal = 3 + (world.goal + 1) % 40
        return world

    def disabled_choices(self, state: Mail, seat: int, legal: list[int]) -> list[int]:
        return [RIDE.first] if state.goal > 20 and RIDE.first not in legal else []"""
NAMES = """    def observation_layout(self, seats: int) -> list[tuple[str, int]]:
        return [("goal", 40)]

"""
OBSERVED = """    def observe(self, state: Mail, seat: int) -> bytes:
        return bytes([state.goal])

"""
GREYED = """    def disabled_choices(self, state: Mail, seat: int, legal: list[int]) -> list[int]:
        return [DRAW.first]

"""
CROOKED = """

    def text_board(self, view: Any, words: Any) -> Any:
        from postchaise import Sheet

        return [Sheet("x", "x", ["a"], [["1", "2"]])]"""
CHARACTER = """

    def styles(self, seats: int = 0) -> tuple[str, ...]:
        return ("dawdler",)"""
STEP = """

    def steps(self, view: Any) -> Any:
        return [("step-draw", "current")]"""
TALLY = """

    def tally(self, view: Any, lines: Any) -> Any:
        return [("score-home", [1])]"""
CHANCE = """        import random

        drawn = random.randrange(3) if state.sack[0] else 0"""
MEMORY = """        self.rides = getattr(self, "rides", 0) + 1
        state.home[seat] += state.held[seat] + self.rides % 2"""

# What is spoiled: the check that must notice, the file, what stands there, what stands there instead
SPOILED: dict[str, tuple[str, str, str, str]] = {
    "nobody can answer": ("play", "game.py", "else [DRAW.first]", "else []"),
    "no end": ("play", "game.py", "int(state.home[seat] >= state.goal)", "0"),
    "legal is too generous": ("witnesses", "game.py", "if state.held[seat] else [DRAW.first]", ""),
    "why_not is too strict": ("witnesses", "game.py", "state.held[seat] < 1", "state.held[seat] < 2"),
    "legal for others": ("witnesses", "game.py", "if state.over or seat != state.active:", "if state.over:"),
    "a refusal leaves a trace": (
        "refusals",
        "game.py",
        "        if seat != state.active:\n            return Reason(NOT",
        "        if seat != state.active:\n            state.turns_begun += 1\n            return Reason(NOT",
    ),
    "two actions do the same": ("effects", "game.py", WHOLE, "            pass\n"),
    "why_not raises": ("strangers", "game.py", "if action not in range(len(SPACE)):", "if action == 77:"),
    "a copy shares a list": ("copies", "state.py", "self.sack[:], self.held[:]", "self.sack, self.held[:]"),
    "JSON mixes up fields": (
        "states",
        "state.py",
        "fields_from_json(state, NAMES, data)",
        "fields_from_json(state, NAMES, {**data, 'held': data['home']})",
    ),
    "two notations alike": ("notation", "actions.py", '"ride home", group', '"draw", group'),
    "chance outside the dice": (
        "records",
        "game.py",
        "        drawn = dice.pick(state.sack, sum(state.sack))",
        CHANCE,
    ),
    "undo meets a memory": (
        "undo",
        "game.py",
        "        state.home[seat] += state.held[seat]",
        MEMORY,
    ),
    "a view with a tuple": ("views", "game.py", '"held": state.held[:]', '"held": tuple(state.held)'),
    "looking changes the state": ("views", "game.py", '{"turn": state.active,', '{"turn": state.sack.pop(),'),
    "an imagined world looks different": (
        "imagine",
        "game.py",
        "return state.copy()",
        "return self.setup(state.seats, {'goal': 9}, dice)",
    ),
    "what is greyed tells a secret": ("secrets", "game.py", "        return state.copy()", WORLD),
    "names without an observation": ("observation", "game.py", WORDS, NAMES + WORDS),
    "an observation that says nothing": ("observation", "game.py", WORDS, NAMES + OBSERVED + WORDS),
    "an allowed choice greyed": ("questions", "game.py", WORDS, GREYED + WORDS),
    "points without a source": (
        "scores",
        "game.py",
        "return state.home[:]",
        "return [each + 1 for each in state.home]",
    ),
    "unjust places": ("scores", "game.py", "if other > mine", "if other < mine"),
    "no ending": ("scores", "game.py", 'return "goal" if state.over else ""', 'return ""'),
    "a turn without end": (
        "patience",
        "game.py",
        "            self._next(state, log)\n        else:",
        "            if seat and dice.below(3):\n                self._next(state, log)\n        else:",
    ),
    "a label nobody wrote": ("messages", "text/en.ftl", "choice-ride-home = Ride home\n", ""),
    "a reason nobody wrote": ("messages", "text/en.ftl", "reason-LM-RIDE-01 = You hold nothing to bring home.\n", ""),
    "an option nobody wrote": ("messages", "text/en.ftl", "option-goal = Points to reach\n", ""),
    "an argument nobody gives": ("sentences", "text/en.ftl", "You hold { $held }.", "You hold { $letters }."),
    "a rule without help": ("help", "actions.py", 'rules="LM-RIDE-01"', 'rules="LM-RIDE-01 LM-RIDE-02"'),
    "a guide that forgets": ("heuristics", "extras.py", "for action in legal]", "for action in legal[1:]]"),
    "a guide that says nothing": (
        "heuristics",
        "extras.py",
        "for home, held in zip(state.home, state.held)",
        "for home in []",
    ),
    "a character nobody wrote": ("messages", "extras.py", BOT, BOT + CHARACTER),
    "a character with too long an id": (
        "heuristics",
        "extras.py",
        BOT,
        BOT + CHARACTER.replace("dawdler", "dawdlerdawdler"),
    ),
    "a crooked text board": ("boards", "extras.py", BOT, BOT + CROOKED),
    "a step nobody wrote": ("boards", "extras.py", BOT, BOT + STEP),
    "a tally of one": ("results", "extras.py", BOT, BOT + TALLY),
}


@pytest.mark.parametrize("what", SPOILED)
def test_the_check_notices(what: str, tmp_path: Path) -> None:
    check, file, old, new = SPOILED[what]
    id = f"spoiled-{list(SPOILED).index(what)}"
    with installed(tmp_path, id, {file: (old, new)}):
        result = run_check(CHECKS[check], id)
    assert result.problem, f"{check} found nothing"
    assert f"postchaise check-game {id} --only {check}" in result.repeat


def test_every_check_is_seen_to_fail() -> None:
    """Those of languages and builds need more than one spoiled file: below, and tests/compiled."""
    assert set(CHECKS) - {check for check, *_ in SPOILED.values()} == {"languages", "builds"}


def test_a_message_missing_in_one_language_is_noticed(tmp_path: Path) -> None:
    with installed(tmp_path, "half-french", {}):
        english = (tmp_path / "half_french" / "text" / "en.ftl").read_text("utf-8")
        assert run_check(CHECKS["languages"], "half-french").lacking
    with installed(tmp_path, "half-french", {}):
        french = english.replace("choice-draw = Draw a letter\n", "")
        (tmp_path / "half_french" / "text" / "fr.ftl").write_text(french, "utf-8")
        clear()
        assert "choice-draw" in run_check(CHECKS["languages"], "half-french").problem


def clear() -> None:
    from postchaise.i18n import languages
    from postchaise.testing import translations

    languages.load_resource.cache_clear()
    translations.load_messages.cache_clear()


def test_an_observation_that_tells_a_secret_is_noticed(tmp_path: Path) -> None:
    changes = {"game.py": ("        return state.copy()", f"{WORLD}\n\n{NAMES}{OBSERVED}")}
    with installed(tmp_path, "open-goal", changes):
        assert "tells what is hidden" in run_check(CHECKS["observation"], "open-goal").problem


def test_nothing_else_is_tried_when_play_fails(tmp_path: Path) -> None:
    with installed(tmp_path, "endless", {"game.py": ("int(state.home[seat] >= state.goal)", "0")}):
        assert [result.check for result in run_all_checks("endless", seeds=(0,))] == ["play"]


def test_pytest_shows_what_was_never_met(tmp_path: Path) -> None:
    with installed(tmp_path, "open-mail", {}):
        functions = suite("open-mail", seats=(2,), seeds=(0,))
        assert "test_open_mail_observation" not in functions  # there is none
        functions["test_open_mail_witnesses"]()
        with pytest.raises(pytest.skip.Exception, match="never met"):
            functions["test_open_mail_secrets"]()


def test_pytest_says_how_to_repeat_a_failure(tmp_path: Path) -> None:
    unjust = installed(tmp_path, "unjust-mail", {"game.py": ("if other > mine", "if other < mine")})
    with unjust, pytest.raises(AssertionError, match="unjust places") as caught:
        suite("unjust-mail")["test_unjust_mail_scores"]()
    assert "postchaise check-game unjust-mail --only scores --seats 2" in caught.value.__notes__[0]


# The ways to play


@pytest.mark.parametrize("id", ["la-loire", "orleans", "thurn-und-taxis"])
def test_every_value_of_every_option_is_played(id: str) -> None:
    from postchaise import meta
    from postchaise.testing.cases import list_other_values

    page = meta(id)
    played = {(key, value) for case in list_cases(id) for key, value in case.options}
    for option in page.options:
        assert {(option.key, value) for value in list_other_values(option)} <= played
    assert {case.seats for case in list_cases(id)} == set(range(page.min_seats, page.max_seats + 1))
    assert [case.seats for case in list_cases(id) if case.usual] == list(range(page.min_seats, page.max_seats + 1))


def test_an_option_that_needs_another_one_gets_it() -> None:
    def beside(id: str, key: str) -> set[tuple[str, object]]:
        sets = [dict(case.options) for case in list_cases(id)]
        return {pair for options in sets if key in options for pair in options.items() if pair[0] != key}

    assert beside("la-loire", "casual_level4") == {("variant", "casual")}
    assert beside("la-loire", "first_seat") == {("first_player", "loire_boat")}
    assert beside("thurn-und-taxis", "base_decline_carriage") == {("expansion", False)}
    assert beside("thurn-und-taxis", "memory_aid") == set()
