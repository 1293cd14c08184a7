"""Chance: reproducible, even enough, sealed, scripted."""

import hashlib
import hmac
import math
import pickle

import pytest

from postchaise import Dice, ScriptedDice, SealedDice
from postchaise.kernel.dice import RecordingDice
from postchaise.kernel.errors import BadOutcome

KEY = bytes(range(32))


def chi_square(counts: list[int], weights: list[int]) -> float:
    drawn, total = sum(counts), sum(weights)
    expected = [drawn * weight / total for weight in weights]
    return sum((found - wanted) ** 2 / wanted for found, wanted in zip(counts, expected, strict=True) if wanted)


def even_enough(counts: list[int], weights: list[int]) -> bool:
    """Six standard deviations above the mean of the distribution: fixed seeds, so this never fails by chance."""
    freedom = sum(1 for weight in weights if weight) - 1
    return chi_square(counts, weights) < freedom + 6 * math.sqrt(2 * freedom)


def test_the_first_numbers_of_seed_7() -> None:
    """The same seed gives the same game on every machine and build, for ever: recorded seeds depend on it."""
    dice = Dice(7)
    assert [dice.below(1_000_000) for _ in range(20)] == [
        51183,
        412827,
        568600,
        260138,
        778663,
        207488,
        826248,
        7224,
        784594,
        379432,
        20370,
        254966,
        86472,
        891361,
        425170,
        951789,
        376060,
        771412,
        224512,
        735638,
    ]


def test_seeds_of_64_bits_give_as_many_games() -> None:
    """The states of 32 bits that two such seeds share are told apart by the other half."""
    seeds = [7 ^ high ^ high << 32 for high in range(1, 2001)]  # all of them alike in the first generator
    assert len({Dice(seed).state for seed in seeds}) == 1
    firsts = set()
    for seed in seeds:
        dice = Dice(seed)
        firsts.add(tuple(dice.below(52) for _ in range(8)))
    assert len(firsts) == 2000


@pytest.mark.parametrize("seed", [2**40 + 1, 2**63 + 5])
def test_large_seeds_are_even_pickle_and_go_on_alike(seed: int) -> None:
    dice, counts = Dice(seed), [0] * 52
    for _ in range(20_000):
        counts[dice.below(52)] += 1
    assert even_enough(counts, [1] * 52)
    again, copy = dice.copy(), pickle.loads(pickle.dumps(dice))
    numbers = [dice.below(1000) for _ in range(20)]
    assert [again.below(1000) for _ in range(20)] == numbers == [copy.below(1000) for _ in range(20)]


@pytest.mark.parametrize("seed", [0, 1, 7, -1, -(2**70), 2**32, 2**64 + 3, 2**200])
def test_any_seed_is_good_and_gives_the_same_twice(seed: int) -> None:
    one, two = Dice(seed), Dice(seed)
    numbers = [one.below(100) for _ in range(50)]
    assert numbers == [two.below(100) for _ in range(50)]
    assert len(set(numbers)) > 20


def test_neighbouring_seeds_give_different_games() -> None:
    firsts = set()
    for seed in range(200):
        dice = Dice(seed)
        firsts.add(tuple(dice.below(6) for _ in range(12)))
    assert len(firsts) == 200


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("n", [2, 3, 6, 7, 52])
def test_below_is_even(n: int, seed: int) -> None:
    dice, counts = Dice(seed), [0] * n
    for _ in range(200 * n):
        counts[dice.below(n)] += 1
    assert even_enough(counts, [1] * n)


@pytest.mark.parametrize("n", [2, 6, 7])
def test_pairs_are_even(n: int) -> None:
    """What came before says nothing about what comes next."""
    dice, counts = Dice(11), [0] * (n * n)
    before = dice.below(n)
    for _ in range(200 * n * n):
        now = dice.below(n)
        counts[before * n + now] += 1
        before = now
    assert even_enough(counts, [1] * (n * n))


def test_below_one_is_zero_and_costs_an_outcome() -> None:
    assert [Dice(3).below(1), SealedDice(KEY).below(1)] == [0, 0]
    dice = SealedDice(KEY)
    dice.below(1)
    assert dice.position == 1


def test_pick_follows_the_counts() -> None:
    weights = [5, 0, 1, 4, 0]
    dice, counts = Dice(5), [0] * 5
    for _ in range(5000):
        counts[dice.pick(weights, 10)] += 1
    assert counts[1] == counts[4] == 0
    assert even_enough(counts, weights)


def test_pick_from_a_part_of_a_list() -> None:
    """Several piles may share one list: only `total` things from `first` on are in this one."""
    counts, drawn = [9, 9, 1, 2, 9], set()
    dice = Dice(5)
    for _ in range(200):
        drawn.add(dice.pick(counts, 3, 2))
    assert drawn == {2, 3}


def test_pick_changes_no_count() -> None:
    counts = [2, 1]
    Dice(1).pick(counts, 3)
    assert counts == [2, 1]


def test_sealed_outcome_i_depends_on_key_and_i_only() -> None:
    dice = SealedDice(KEY)
    for position, n in enumerate([6, 100, 7, 2, 52]):
        block = hmac.digest(KEY, position.to_bytes(8, "big"), "sha256")
        assert dice.below(n) == int.from_bytes(block, "big") % n


def test_sealed_position_is_the_number_of_outcomes() -> None:
    dice = SealedDice(KEY)
    dice.below(6)
    dice.pick([1, 2, 3], 6)
    dice.below(2)
    assert dice.position == 3


def test_sealed_dice_resume_from_their_position() -> None:
    whole = SealedDice(KEY)
    numbers = [whole.below(1000) for _ in range(30)]
    for position in (0, 1, 17, 29):
        again = SealedDice(KEY, position)
        assert [again.below(1000) for _ in range(30 - position)] == numbers[position:]


def test_sealed_commitment_is_the_hash_of_the_key_and_tells_keys_apart() -> None:
    assert SealedDice(KEY).commitment == hashlib.sha256(KEY).hexdigest()
    assert SealedDice(KEY, 5).commitment == SealedDice(KEY).commitment
    assert SealedDice(KEY[::-1]).commitment != SealedDice(KEY).commitment


def test_other_keys_give_other_games() -> None:
    games = set()
    for i in range(50):
        dice = SealedDice(bytes([i]) * 32)
        games.add(tuple(dice.below(6) for _ in range(10)))
    assert len(games) == 50


def test_sealed_dice_are_even() -> None:
    dice, counts = SealedDice(KEY), [0] * 6
    for _ in range(3000):
        counts[dice.below(6)] += 1
    assert even_enough(counts, [1] * 6)


def test_scripted_dice_answer_in_order_and_count_what_is_left() -> None:
    dice = ScriptedDice([3, 1, 0])
    assert (dice.below(6), dice.left) == (3, 2)
    assert (dice.pick([1, 4], 5), dice.left) == (1, 1)
    assert (dice.below(1), dice.left) == (0, 0)


@pytest.mark.parametrize("outcome", [6, 7, -1, 10**30])
def test_scripted_below_refuses_what_cannot_be(outcome: int) -> None:
    with pytest.raises(BadOutcome) as caught:
        ScriptedDice([outcome]).below(6)
    assert caught.value.code == "outcome-impossible"
    assert caught.value.details == {"position": 1, "outcome": outcome}


@pytest.mark.parametrize(
    ("kind", "first", "total"),
    [
        (1, 0, 8),  # none of that kind
        (5, 0, 8),  # no such kind
        (-1, 0, 8),  # no such kind, though Python would find one
        (0, 2, 3),  # before the pile
        (4, 2, 3),  # after the pile
    ],
)
def test_scripted_pick_refuses_what_cannot_be(kind: int, first: int, total: int) -> None:
    with pytest.raises(BadOutcome) as caught:
        ScriptedDice([kind]).pick([3, 0, 1, 2, 2], total, first)
    assert caught.value.code == "outcome-impossible"


@pytest.mark.parametrize(("kind", "first", "total"), [(0, 0, 8), (4, 0, 8), (2, 2, 3), (3, 2, 3)])
def test_scripted_pick_allows_what_can_be(kind: int, first: int, total: int) -> None:
    assert ScriptedDice([kind]).pick([3, 0, 1, 2, 2], total, first) == kind


def test_scripted_dice_say_which_outcome_is_missing() -> None:
    dice = ScriptedDice([2])
    dice.below(6)
    with pytest.raises(BadOutcome) as caught:
        dice.below(6)
    assert (caught.value.code, caught.value.details) == ("outcome-missing", {"position": 2})
    assert dice.left == 0


def test_recorder_writes_down_what_others_answer() -> None:
    recorder, again = RecordingDice(Dice(9)), Dice(9)
    asked = [recorder.below(6), recorder.pick([1, 2, 3], 6), recorder.pick([9, 1, 1], 2, 1)]
    assert asked == [again.below(6), again.pick([1, 2, 3], 6), again.pick([9, 1, 1], 2, 1)]
    assert recorder.outcomes == asked


def test_a_replay_of_recorded_outcomes_is_the_same_game() -> None:
    recorder = RecordingDice(SealedDice(KEY))
    asked = [recorder.below(6), recorder.pick([0, 2, 3], 5)]
    script = ScriptedDice(recorder.outcomes)
    assert [script.below(6), script.pick([0, 2, 3], 5)] == asked
    assert script.left == 0


@pytest.mark.parametrize("dice", [Dice(4), SealedDice(KEY, 3), ScriptedDice([1, 2, 3, 4, 5, 0, 1, 2])])
def test_dice_pickle_where_they_stand(dice: Dice) -> None:
    dice.below(6)
    copy = pickle.loads(pickle.dumps(dice))
    assert type(copy) is type(dice)
    assert [copy.below(6) for _ in range(5)] == [dice.below(6) for _ in range(5)]


def test_a_recorder_pickles_with_what_it_wrote_down() -> None:
    recorder = RecordingDice(SealedDice(KEY))
    recorder.below(6)
    copy = pickle.loads(pickle.dumps(recorder))
    assert copy.outcomes == recorder.outcomes
    assert copy.below(100) == recorder.below(100)
