"""What must hold always: checked in random play for every installed game, seat count and set of options."""

from __future__ import annotations

import json
import math
import pickle
import zlib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import cache, partial
from typing import Any

import pytest
from fluent.syntax.ast import Message, VariableReference
from fluent.syntax.visitor import Visitor
from hypothesis import Phase, given, settings
from hypothesis import strategies as st

from estafette import OPEN, SPECTATOR, Dice, IllegalAction, Match, State, game
from estafette.kernel.errors import BadOption
from estafette.kernel.game import Game, Line
from estafette.kernel.log import Log
from estafette.kernel.meta import Option, Value
from estafette.kernel.phrase import Phrase
from estafette.kernel.reason import Reason
from estafette.kernel.registry import meta, titles
from estafette.text import LANGUAGES, Speaker
from estafette.text.languages import resources

LONGEST = 40_000  # decisions; random play never needs half of them
# Of the decisions, one in so many is looked at closely, and the first of each sort. Orléans has hardly any options,
# so there are few matches of it: more of each is looked at.
SAMPLE = {"la-loire": 250, "orleans": 15, "thurn-und-taxis": 250}

# Options that mean something only together with another one
COMPANIONS: dict[str, dict[str, dict[str, Value]]] = {
    "la-loire": {"casual_level4": {"variant": "casual"}, "first_seat": {"first_player": "loire_boat"}},
    "thurn-und-taxis": {"base_decline_carriage": {"expansion": False}},
}
# Lists that all copies of a state share, because nothing ever changes them
SHARED: dict[str, set[str]] = {"la-loire": {"shield"}}
# Where nothing is hidden the only world to imagine is the true one
NOTHING_HIDDEN = {("la-loire", 1)}


@dataclass(frozen=True)
class Case:
    """A way to play: which game, how many seats, which options."""

    id: str
    seats: int
    options: tuple[tuple[str, Value], ...]

    @property
    def game(self) -> Game[Any]:
        return game(self.id)

    def __str__(self) -> str:
        return "-".join([self.id, str(self.seats), *(f"{key}={value}" for key, value in self.options)]).replace(" ", "")

    def seed(self, seed: int) -> int:
        """Hypothesis draws the same seeds for every case; the matches should differ all the same."""
        return seed ^ zlib.crc32(str(self).encode())

    def match(self, seed: int) -> Match:
        given: dict[str, Any] = dict(self.options)
        return Match(self.id, self.seats, Dice(self.seed(seed)), **given)


def other_values(option: Option) -> list[Value]:
    """Every value but the default; of numbers the least and the most."""
    if isinstance(option.default, bool):
        values: list[Value] = [not option.default]
    elif isinstance(option.default, tuple):
        values = [(bound,) * len(option.default) for bound in (option.least, option.most)]
    elif isinstance(option.default, int):
        values = [option.least, option.most]
    else:
        values = list(option.values)
    return [value for value in values if value != option.default]


def option_sets(id: str) -> Iterator[dict[str, Value]]:
    """Every edition with every variant, then every other value of every option alone."""
    options = {option.key: option for option in meta(id).options}
    variants = list(options["variant"].values) if "variant" in options else [""]
    for edition in options["edition"].values if "edition" in options else [""]:
        for variant in variants:
            yield {key: value for key, value in (("edition", edition), ("variant", variant)) if value}
    for key, option in options.items():
        if key not in ("edition", "variant"):
            for value in other_values(option):
                yield COMPANIONS.get(id, {}).get(key, {}) | {key: value}


def possible(id: str, seats: int, options: dict[str, Value]) -> bool:
    try:
        meta(id).resolve(seats, dict(options))
    except BadOption:
        return False
    return True


CASES = [
    Case(id, seats, tuple(options.items()))
    for id in titles()
    for seats in range(meta(id).min_seats, meta(id).max_seats + 1)
    for options in option_sets(id)
    if possible(id, seats, options)
]
LA_LOIRE = [case for case in CASES if case.id == "la-loire"]

TABLES = sorted({(case.id, case.seats) for case in CASES})


def in_every_case(check: Callable[[Case, int], int | None], only: str = "") -> Callable[..., None]:
    """A test for each game (or one of them) and number of seats: the check, with every set of options, a few seeds.

    A check that may find nothing to look at says how much it found; with all sets of options it must be something."""

    @pytest.mark.parametrize(("id", "seats"), [table for table in TABLES if only in ("", table[0])])
    @settings(max_examples=2, derandomize=True, deadline=None, database=None, phases=[Phase.generate])
    @given(seed=st.integers(0, 2))  # few, so that the tests can share the matches
    def test(id: str, seats: int, seed: int) -> None:
        found = [check(case, seed) for case in CASES if (case.id, case.seats) == (id, seats)]
        assert any(number != 0 for number in found)

    in_words: Callable[..., None] = test
    in_words.__doc__ = check.__doc__
    return in_words


def test_every_value_of_every_option_is_played() -> None:
    for id in titles():
        played = {(key, value) for case in CASES if case.id == id for key, value in case.options}
        for option in meta(id).options:
            assert {(option.key, value) for value in other_values(option)} <= played
        seats = {case.seats for case in CASES if case.id == id}
        assert seats == set(range(meta(id).min_seats, meta(id).max_seats + 1))


# Random play


@dataclass
class Walk:
    """A random match: the end, and the positions that are looked at closely."""

    positions: list[State]
    actions: list[int]
    lines: set[Line]
    last: State


@cache
def walk(case: Case, seed: int) -> Walk:
    """Every other choice is made among the kinds of actions first, so that rare ones are played too."""
    rules, space = case.game, case.game.space
    given: dict[str, Any] = dict(case.options)
    dice, chooser = Dice(case.seed(seed)), Dice(case.seed(seed) + 1)
    state = rules.new(case.seats, dice, **given)
    found = Walk([], [], set(), state)
    seen: set[tuple[str, int]] = set()
    while (seat := rules.actor(state)) >= 0:
        legal = rules.legal(state, seat)
        assert legal, "somebody is asked and has no answer"
        kinds = sorted({space.kind_at[action].index for action in legal})
        prompt = rules.prompt(state, seat).id
        sorts = {(prompt, kind) for kind in kinds}
        if not sorts <= seen or len(found.actions) % SAMPLE[case.id] == 0:
            seen |= sorts
            found.positions.append(state.copy())
        if chooser.below(2):
            kind = kinds[chooser.below(len(kinds))]
            legal = [action for action in legal if space.kind_at[action].index == kind]
        action = legal[chooser.below(len(legal))]
        log = Log()
        rules.step(state, seat, action, dice, log)
        found.lines.update(log.lines())
        found.actions.append(action)
        assert len(found.actions) < LONGEST, "the match does not end"
    found.positions.append(state.copy())
    return found


def as_json(state: State) -> str:
    return json.dumps(state.to_json(), sort_keys=True)


def everybody(case: Case) -> list[int]:
    return [*range(case.seats), SPECTATOR]


# Legality


@in_every_case
def test_the_two_witnesses_of_legality_agree(case: Case, seed: int) -> None:
    """`legal` generates, `why_not` judges; sorted, unique, never empty before the end, empty for all others."""
    rules, numbers = case.game, range(len(case.game.space))
    for state in walk(case, seed).positions:
        actor = rules.actor(state)
        for seat in range(case.seats):
            legal = rules.legal(state, seat)
            assert legal == sorted(set(legal))
            assert bool(legal) or seat not in rules.actors(state)
            if seat == actor:
                judged = [action for action in numbers if rules.why_not(state, seat, action) is None]
                assert [rules.notation(a) for a in legal] == [rules.notation(a) for a in judged]
        assert (actor >= 0) == bool(rules.actors(state))
        assert rules.over(state) == (actor < 0)


@in_every_case
def test_everything_legal_applies_and_everything_else_is_refused_untouched(case: Case, seed: int) -> None:
    rules, numbers = case.game, len(case.game.space)
    chooser = Dice(seed)
    for state in walk(case, seed).positions[::4]:
        before, actor = as_json(state), rules.actor(state)
        legal = [rules.legal(state, seat) for seat in range(case.seats)]
        chosen = [legal[actor][chooser.below(len(legal[actor]))] for _ in range(2)] if actor >= 0 else []
        for action in [*chosen, *(chooser.below(numbers) for _ in range(8))]:
            for seat in range(case.seats):
                if action in legal[seat]:
                    after = state.copy()
                    rules.apply(after, seat, action, Dice(1))
                    assert as_json(after) != before
                else:
                    with pytest.raises(IllegalAction) as caught:
                        rules.apply(state, seat, action, Dice(1))
                    assert caught.value.reason == rules.why_not(state, seat, action)
                    assert caught.value.game == case.id
        assert as_json(state) == before


@in_every_case
def test_no_two_actions_have_the_same_effect(case: Case, seed: int) -> None:
    """Canonical: with the same dice, different actions lead to different states, and each of them changes something."""
    rules = case.game
    for state in walk(case, seed).positions[:-1:5]:
        seat = rules.actor(state)
        seen = {as_json(state): "nothing"}
        for action in rules.legal(state, seat):
            after = state.copy()
            rules.apply(after, seat, action, Dice(5))
            text = as_json(after)
            assert text not in seen, f"{rules.notation(action)} does what {seen[text]} does"
            seen[text] = rules.notation(action)


@in_every_case
def test_why_not_never_raises(case: Case, seed: int) -> None:
    rules, numbers = case.game, len(case.game.space)
    wild = [-1, -2, -numbers, numbers, numbers + 1, 2**31, -(2**31), 2**63, 2**64, -(2**100), 10**40]
    for state in walk(case, seed).positions[::9]:
        for seat in [*range(case.seats), -1, -2, case.seats, 99, 2**64, -(2**64)]:
            for action in wild:
                assert isinstance(rules.why_not(state, seat, action), Reason)
        for seat in (-1, -2, case.seats, 2**64):
            assert isinstance(rules.why_not(state, seat, 0), Reason)
            assert rules.legal(state, seat) == []


# Data


def lists_of(state: State) -> dict[str, list[Any]]:
    return {name: value for name in state.to_json() if isinstance(value := getattr(state, name), list)}


def scramble(numbers: list[Any]) -> None:
    for item in numbers:
        if isinstance(item, list):
            scramble(item)
    numbers.append(-7)
    numbers[0] = -8


@in_every_case
def test_copies_are_independent(case: Case, seed: int) -> None:
    walked = walk(case, seed)
    for state in walked.positions[::9]:
        before, copy = as_json(state), state.copy()
        assert as_json(copy) == before
        for name, values in lists_of(copy).items():
            if name in SHARED.get(case.id, set()):
                assert values is getattr(walked.last, name)
            else:
                scramble(values)
        assert as_json(state) == before


@in_every_case
def test_states_travel_as_json_and_pickle(case: Case, seed: int) -> None:
    for state in walk(case, seed).positions[::6]:
        text = as_json(state)
        assert as_json(case.game.from_json(json.loads(text))) == text
        assert as_json(pickle.loads(pickle.dumps(state))) == text


@pytest.mark.parametrize("id", titles())
def test_notation_round_trip(id: str) -> None:
    rules = game(id)
    numbers = range(len(rules.space))
    assert [rules.parse(rules.notation(action)) for action in numbers] == list(numbers)


def replayed(case: Case, seed: int, actions: int) -> Match:
    match = case.match(seed)
    for action in walk(case, seed).actions[:actions]:
        match.play(match.actor, action)
    return match


@in_every_case
def test_records_round_trip(case: Case, seed: int) -> None:
    match = replayed(case, seed, 60)
    again = Match.from_record(match.record(), Dice(1))
    assert again.record() == match.record()
    assert as_json(again.state) == as_json(match.state)
    assert again.entries == match.entries


@pytest.mark.parametrize("case", CASES[::29], ids=str)
def test_whole_matches_round_trip(case: Case) -> None:
    """Judged and recorded play leads where trusted play led, and so does the record."""
    match = replayed(case, 0, LONGEST)
    assert match.over
    assert as_json(match.state) == as_json(walk(case, 0).last)
    again = Match.from_record(match.record(), Dice(1))
    assert as_json(again.state) == as_json(match.state)
    assert again.record() == match.record()


# Points and the end


@in_every_case
def test_scores_are_the_sum_of_their_sources_and_every_match_ends(case: Case, seed: int) -> None:
    rules, walked = case.game, walk(case, seed)
    for state in walked.positions:
        scores, places = rules.scores(state), rules.ranking(state)
        assert [sum(score.values()) for score in scores] == rules.points(state)
        assert len({tuple(score) for score in scores}) == 1
        assert len(scores) == len(places) == case.seats
        for seat, place in enumerate(places):
            assert place == 1 + sum(1 for other in places if other < place)
            assert all(
                sum(scores[seat].values()) >= sum(scores[o].values()) for o in range(case.seats) if places[o] > place
            )
    assert rules.over(walked.last)
    assert rules.ending(walked.last)
    assert not rules.ending(walked.positions[0])


# Views


def plain(data: Any) -> bool:
    """Only what JSON knows, by exact type."""
    if type(data) is dict:
        return all(type(key) is str and plain(value) for key, value in data.items())
    if type(data) is list:
        return all(plain(value) for value in data)
    return data is None or type(data) in (str, int, float, bool)


@in_every_case
def test_views_are_plain_data_and_looking_changes_nothing(case: Case, seed: int) -> None:
    rules = case.game
    for state in walk(case, seed).positions[::7]:
        before = as_json(state)
        for audience in everybody(case) + ([OPEN] if rules.over(state) else []):
            assert plain(rules.view(state, audience))
        for seat in range(case.seats):
            rules.decision(state, seat)
        assert as_json(state) == before


@in_every_case
def test_an_imagined_world_looks_the_same(case: Case, seed: int) -> int | None:
    """And is a possible one: it asks the same question, allows the same answers, and can be played on."""
    rules, others = case.game, 0
    for number, state in enumerate(walk(case, seed).positions[::5]):
        before = as_json(state)
        for seat in range(case.seats):
            world = rules.imagine(state, seat, Dice(seed + number))
            others += as_json(world) != before
            assert rules.view(world, seat) == rules.view(state, seat)
            assert rules.actors(world) == rules.actors(state)
            assert rules.legal(world, seat) == rules.legal(state, seat)
            assert rules.features(world, seat) == rules.features(state, seat)
            assert rules.points(world) == rules.points(state)
            if not rules.over(state) and number % 4 == 0:
                play_a_little(rules, world)
        assert as_json(state) == before
    return None if (case.id, case.seats) in NOTHING_HIDDEN else others


def play_a_little(rules: Game[Any], world: Any) -> None:
    dice = Dice(3)
    for _ in range(30):
        seat = rules.actor(world)
        if seat < 0:
            return
        legal = rules.legal(world, seat)
        rules.apply(world, seat, legal[dice.below(len(legal))], dice)


@in_every_case
def test_features_keep_their_length_and_names(case: Case, seed: int) -> None:
    rules = case.game
    names = rules.feature_names(case.seats)
    assert len(names) == len(set(names)) > 0
    for state in walk(case, seed).positions[::7]:
        for seat in range(case.seats):
            numbers = rules.features(state, seat)
            assert len(numbers) == len(names)
            assert all(type(number) in (int, float) and math.isfinite(number) for number in numbers)


# Words


class Listener(Speaker):
    """Notes the forms of names that a sentence asked for and nobody wrote."""

    def __init__(self, code: str, id: str) -> None:
        super().__init__(code, id, [])
        self.missing: set[str] = set()

    def attribute(self, id: str, form: str, default: str = "") -> str:
        found = super().attribute(id, form, "\0")
        if found == "\0":
            self.missing.add(f"{id}.{form}")
        return default if found == "\0" else found


@cache
def phrases(id: str) -> list[Phrase]:
    """Everything said in the positions of one match of each case: questions, choices, log, reasons."""
    found: dict[str, Phrase] = {}
    reasons: set[Reason] = set()

    def note(phrase: Phrase) -> None:
        found.setdefault(repr(phrase), phrase)

    for case in CASES:
        if case.id != id:
            continue
        rules, walked = case.game, walk(case, 0)
        for line in walked.lines:
            for audience in [*everybody(case), OPEN]:
                if (said := rules.log_line(line, audience)) is not None:
                    note(said)
        for state in walked.positions:
            actor = rules.actor(state)
            reasons |= {why for a in range(-1, len(rules.space)) if (why := rules.why_not(state, actor, a)) is not None}
            reasons |= {why for seat in range(case.seats) if (why := rules.why_not(state, seat, 0)) is not None}
            decision = rules.decision(state, actor) if actor >= 0 else None
            if decision is not None:
                note(decision.prompt)
                for choice in decision.choices:
                    note(choice.label)
                    note(Phrase(f"group-{choice.group}"))
                    for effect in choice.effects:
                        note(effect)
                    for currency, amount in choice.pays.items():
                        note(Phrase(f"{currency.removesuffix('s')}-count", count=abs(amount)))
    for reason in reasons:
        note(game(id).explain(reason))
    return list(found.values())


class Variables(Visitor):
    """Which arguments a message speaks of."""

    def __init__(self, message: Message) -> None:
        self.names: set[str] = set()
        self.visit(message)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.names.add(node.id.name)


@cache
def messages(id: str, language: str) -> dict[str, Message]:
    """Those of this language alone."""
    bodies = [entry for each in resources(id, language) for entry in each.body]
    return {entry.id.name: entry for entry in bodies if isinstance(entry, Message)}


@cache
def variables(id: str, language: str) -> dict[str, set[str]]:
    return {key: Variables(message).names for key, message in messages(id, language).items()}


def unwritten(phrase: Phrase, known: dict[str, set[str]]) -> set[str]:
    """Message ids nobody wrote: the phrase's own, and those of the names its sentence speaks of."""
    if phrase.id not in known:
        return {phrase.id}
    names = [arg for key, arg in phrase.args.items() if isinstance(arg, Phrase) and key in known[phrase.id]]
    return set[str]().union(*(unwritten(name, known) for name in names))


def forms(id: str, language: str, form: str) -> set[str]:
    """Messages that have this other form."""
    found = messages(id, language).items()
    return {key for key, message in found if form in [attribute.id.name for attribute in message.attributes]}


ASKED = ("effect", "help", "letter")  # forms the program asks for by name
every_language = pytest.mark.parametrize("language", LANGUAGES)
every_game = pytest.mark.parametrize("id", titles())


@every_game
@every_language
def test_every_phrase_has_its_message(id: str, language: str) -> None:
    known, said = variables(id, language), phrases(id)
    assert len(said) > 100
    assert sorted(set[str]().union(*(unwritten(phrase, known) for phrase in said))) == []


@every_game
@every_language
def test_every_phrase_is_said_completely(id: str, language: str) -> None:
    speaker = Listener(language, id)
    unsaid = [text for phrase in phrases(id) if "{" in (text := speaker.say(phrase)) or "}" in text or not text.strip()]
    assert unsaid[:10] == []
    assert sorted(speaker.missing) == []


@every_game
def test_the_languages_have_the_same_messages(id: str) -> None:
    """Forms such as .the or .of belong to a language; what the program itself asks for must be in all of them."""
    for language in LANGUAGES:
        assert sorted(set(messages(id, language)) ^ set(messages(id, "en"))) == []
        for form in ASKED:
            assert sorted(forms(id, language, form) ^ forms(id, "en", form)) == []


# La Loire: nothing appears, nothing is lost


in_every_case_of_la_loire = partial(in_every_case, only="la-loire")


@in_every_case_of_la_loire
def test_la_loire_conserves_its_pieces(case: Case, seed: int) -> None:
    for state in walk(case, seed).positions:
        check_pieces(case, state)


def check_pieces(case: Case, s: Any) -> None:
    from estafette.games.la_loire import components as c

    seats = range(case.seats)
    assert sum(s.free) + sum(s.horses) == {1: 10, 2: 14, 3: 20, 4: 24}[case.seats]
    assert min(s.free + s.horses + s.supply + s.goods + s.deniers + s.stock + s.palace_stock + s.deck_n) >= 0
    for good in range(c.GOODS):
        assert s.supply[good] + sum(s.goods[seat * c.GOODS + good] for seat in seats) == c.GOOD_CARDS[good]
    on_board = [(kind, owner) for kind, owner in zip(s.building, s.owner, strict=True) if kind != c.NO_BUILDING]
    assert all((kind == c.NO_BUILDING) == (owner < 0) for kind, owner in zip(s.building, s.owner, strict=True))
    assert s.towers + sum(1 for kind, _ in on_board if kind == c.CASTLE) == c.TOWERS == 4
    for seat in seats:
        mine = [kind for kind, owner in on_board if owner == seat]
        assert s.farms[seat] + mine.count(c.FARM) + mine.count(c.CASTLE) == c.FARMS  # a castle is a farm with a tower
        assert s.monasteries[seat] + mine.count(c.MONASTERY) == c.MONASTERIES
    check_cards(case, s)
    check_messages(case, s)
    assert sorted(s.market) == list(range(c.SHIELDS))
    assert sorted(colour for colour in s.shield if colour >= 0) == [
        colour for colour in range(c.SHIELDS) for _ in range(c.VILLAGE_SHIELDS[colour])
    ]
    assert (s.circus < 0) == bool(s.options.casual)


def check_cards(case: Case, s: Any) -> None:
    """Characters, palaces, tokens."""
    from estafette.games.la_loire import components as c

    options = case.game.meta.resolve(case.seats, dict(case.options))
    for i in range(c.CHARACTERS):
        rule = c.COPIES_RULE[i] if c.COPIES_RULE[i] != "unique" else str(options["blue_copies"])
        copies = 0 if s.options.casual else c.COPIES[rule][case.seats - 1]
        assert s.stock[i] + sum(s.hired[seat] >> i & 1 for seat in range(case.seats)) == copies
    for i in range(c.PALACES):
        copies = 0 if s.options.casual else c.PALACE_COPIES[i]
        assert s.palace_stock[i] + sum(s.palaces[seat] >> i & 1 for seat in range(case.seats)) == copies
    assert len(s.tokens) == c.TOKENS * case.seats
    for number, token in enumerate(s.tokens):
        seat, which = divmod(number, c.TOKENS)
        hired = s.options.casual or s.hired[seat] >> (c.APPRENTICE_CARD, c.HELPER_CARD)[which] & 1
        assert (token == -2) == (not hired)  # on its card until the card is hired
        if token >= 0:
            assert s.message_state[token // 32] == 2 * seat  # it serves a message its owner still carries
            assert not c.IS_CITY[token % 32]


def check_messages(case: Case, s: Any) -> None:
    """Every message lies in exactly one place, and every count is right."""
    from estafette.games.la_loire import components as c
    from estafette.games.la_loire.state import HAND

    below, looked_at = [card // 16 for card in s.bottom], [card // 16 for card in s.drawn]
    for message in range(c.MESSAGES):
        places = [s.deck[message], below.count(message), looked_at.count(message), int(s.message_state[message] >= 0)]
        assert sorted(places) == [0, 0, 0, 1]
    for level in range(1, c.LEVELS + 1):
        assert s.deck_n[level] == sum(s.deck[m] for m in range(c.MESSAGES) if c.LEVEL[m] == level)
    for seat in range(case.seats):
        held = [message for message in s.held[seat * HAND : (seat + 1) * HAND] if message >= 0]
        assert sorted(held) == [message for message in range(c.MESSAGES) if s.message_state[message] == 2 * seat]
        assert s.delivered[seat] == sum(1 for each in s.message_state if each == 2 * seat + 1)


@in_every_case_of_la_loire
def test_la_loire_imagines_only_what_is_hidden(case: Case, seed: int) -> None:
    for number, state in enumerate(walk(case, seed).positions[::5]):
        for seat in range(case.seats):
            world = case.game.imagine(state, seat, Dice(seed + number))
            check_pieces(case, world)
            now, then = world.to_json(), state.to_json()
            assert {key for key in now if now[key] != then[key]} <= {"deck", "bottom", "drawn"}
            for pile in ("bottom", "drawn"):
                for card, before in zip(now[pile], then[pile], strict=True):
                    assert card % 16 == before % 16  # who knows it
                    known = before >> seat & 1 or (pile == "drawn" and state.active == seat)  # type: ignore[attr-defined]  # La Loire's
                    assert card == before or not known


# La Loire: canaries. Only cards the Spy put under a deck, or is looking at, are secret.


def worlds(state: Any, seat: int) -> Iterator[Any]:
    """The same position with a card hidden from `seat` exchanged for another one of its deck, or with two swapped."""
    from estafette.games.la_loire import components as c

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


def fetched(rules: Game[Any], state: Any, audience: int) -> list[Any]:
    """Everything this audience can ask for: view, question, answers, refusals, features."""
    found: list[Any] = [rules.view(state, audience), rules.points(state), rules.scores(state), rules.ranking(state)]
    if audience >= 0:
        found += [rules.legal(state, audience), rules.decision(state, audience), rules.features(state, audience)]
        found.append([rules.why_not(state, audience, action) for action in range(len(rules.space))])
    return found


def test_no_canary_leaks_in_random_play() -> None:
    """Whoever does not know a card can fetch the same whatever card it is."""
    tried = 0
    for case in LA_LOIRE:
        if case.seats > 1 and ("variant", "casual") not in case.options:
            hiding = [s for s in walk(case, 0).positions if s.to_json()["bottom"] or s.to_json()["drawn"]]
            for state in hiding[:: max(1, len(hiding) // 3)]:
                for audience in everybody(case):
                    for number, world in enumerate(worlds(state, audience)):
                        if number < 3:
                            assert fetched(case.game, world, audience) == fetched(case.game, state, audience)
                            tried += 1
    assert tried > 100


def looks(table: Callable[..., Any], *drawn: str) -> list[list[Any]]:
    """Player 1 looks at three messages with the Spy and keeps the first; what the others fetched meanwhile."""
    from estafette.games.la_loire.game import GAME

    t = table(3).hire("spy").stop("messenger", "orleans", last=True).deniers(9).draws(*drawn)
    seen: list[list[Any]] = []
    for action in ("message 1", f"keep {drawn[0]}", "done", "first messenger"):
        if action == "done" and "done" not in t.legal():
            continue
        t.play(action)
        for audience in (1, 2, SPECTATOR):
            seen.append(fetched(GAME, t.s, audience))
            seen.append([GAME.log_line(line, audience) for line in t.log.lines()])
    return seen


def test_what_the_spy_rejected_stays_secret() -> None:
    """View, log, question and refusals of the others are the same, whatever the rejected cards were."""
    from estafette.games.la_loire import components as c
    from la_loire import Table

    held = {message for seat in range(3) for message in Table(3).held(seat)}
    deck = [id for id in c.MESSAGE_IDS if c.LEVEL[c.MESSAGE_IDS.index(id)] == 1 and id not in held]
    kept = deck[0]
    reference = looks(Table, kept, deck[1], deck[2])
    assert len(reference) >= 18
    for other in ((deck[2], deck[1]), (deck[3], deck[4]), (deck[1], deck[5])):
        assert looks(Table, kept, *other) == reference


def test_the_spy_s_owner_does_know() -> None:
    """The canary would sing: the same question by the buyer shows the cards."""
    from estafette.games.la_loire import components as c
    from estafette.games.la_loire.game import GAME
    from la_loire import Table

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
    assert all(fetched(GAME, world, 0) != fetched(GAME, t.s, 0) for world in worlds(t.s, SPECTATOR))
