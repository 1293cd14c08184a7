"""Randomness, drawn only when it is revealed. Dice answer two questions: `below(n)` and `pick(counts, total)`.

`pick` returns the kind that was drawn, so a record reads as cards and does not depend on the generator.
"""

from __future__ import annotations

import hashlib
import hmac
from typing import Any, Final

from mypy_extensions import i64, mypyc_attr

from .errors import BadOutcome
from .native import vec

MASK: Final = 0xFFFFFFFF
MULTIPLIER: Final = 69069  # of a multiplicative generator modulo 2**32, for odd numbers
RANDOM: Final = "random"  # instead of a nonce: a bot, or a browser that gave none; the key alone speaks for it


def _scramble(seed: int) -> int:
    """Neighbouring seeds must not give neighbouring games; the state of an xorshift must not be zero."""
    x = (seed ^ (seed >> 32)) & MASK
    for _ in range(3):
        x = (x + 0x9E3779B9) & MASK
        x = ((x ^ (x >> 16)) * 0x21F0AAAD) & MASK
        x = ((x ^ (x >> 15)) * 0x735A2D97) & MASK
        x ^= x >> 15
    return x or 1


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Chance, fast and reproducible: a seed gives the same game on every machine and build. Not for live secrets.

    Two generators, 64 bits of state, added up. Seeds below 2**32 need only the first: for them the second is 0 and
    stays 0, so that they give what they always gave.
    """

    __slots__ = ("more", "state")

    def __init__(self, seed: int = 0) -> None:
        self.state: i64 = _scramble(seed)
        self.more: i64 = _scramble(seed >> 32) | 1 if seed >> 32 else 0

    def below(self, n: int) -> int:
        """Return a number from 0 to n - 1."""
        x: i64 = self.state
        x ^= (x << 13) & MASK
        x ^= x >> 17
        x ^= (x << 5) & MASK
        self.state = x
        if self.more:
            y: i64 = self.more
            y = (y * MULTIPLIER) & MASK
            self.more = y
            x = (x + y) & MASK
        return ((x >> 2) * n) >> 30  # both factors below 2**30: stays a machine word when compiled

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        """Draw from a pile of `total` things, of which `counts[kind]` are of a kind, starting at kind `first`."""
        left: i64 = self.below(total)
        start: i64 = first
        end: i64 = len(counts)
        for kind in range(start, end):
            left -= counts[kind]
            if left < 0:
                return kind
        raise IndexError(total)  # there are not so many things

    def draw(self, counts: vec[i64], total: i64, first: i64 = 0) -> i64:
        """`pick` of a row. Dice of another kind need not know of it: what they write is `pick`."""
        if type(self) is not Dice:
            return self.pick(list(counts), total, first)
        left: i64 = self.below(total)
        for kind in range(first, len(counts)):
            left -= counts[kind]
            if left < 0:
                return kind
        raise IndexError(total)  # there are not so many things

    def __reduce__(self) -> tuple[Any, ...]:
        return _dice, (self.state, self.more)

    def copy(self) -> Dice:
        """Return dice that will give the same numbers from now on."""
        return _dice(self.state, self.more)


def _dice(state: int, more: int) -> Dice:
    dice = Dice(0)
    dice.state = state
    dice.more = more
    return dice


class SealedDice(Dice):
    """Dice for live games, a keyed stream: outcome number i is HMAC-SHA256(stream, i), whatever was asked.

    Show `commitment` before anybody gives a nonce and the key when the match is over: everybody can check the shuffle.
    With nonces, one for each seat, the stream is mixed from the key, the nonces, the seats and the options (`mix`), so
    that nobody chooses it alone; without them it is the key itself.
    """

    __slots__ = ("key", "nonces", "position", "stream")

    def __init__(self, key: bytes, position: int = 0, nonces: list[str] | None = None) -> None:
        super().__init__(0)
        self.key: bytes = key
        self.position: int = position
        self.nonces: list[str] = nonces or []
        self.stream: bytes = key

    @property
    def commitment(self) -> str:
        """Return the hash of the key. Shown before the match, it proves that the key was not chosen later."""
        return hashlib.sha256(self.key).hexdigest()

    def mix(self, about: str) -> None:
        """Make the outcomes depend on `about`, the description of the match including all nonces."""
        if self.nonces:
            self.stream = hmac.digest(self.key, about.encode(), "sha256")

    def below(self, n: int) -> int:
        block = hmac.digest(self.stream, self.position.to_bytes(8, "big"), "sha256")
        self.position += 1
        return int.from_bytes(block, "big") % n

    def __reduce__(self) -> tuple[Any, ...]:
        return _sealed, (self.key, self.position, self.nonces, self.stream)


def _sealed(key: bytes, position: int, nonces: list[str], stream: bytes) -> SealedDice:
    dice = SealedDice(key, position, nonces)
    dice.stream = stream
    return dice


class ScriptedDice(Dice):
    """Dice whose outcomes are given beforehand: for replays and test vectors. An outcome that cannot be is refused."""

    __slots__ = ("outcomes", "position")

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(0)
        self.outcomes: list[int] = outcomes
        self.position: int = 0

    def _next(self) -> int:
        if self.position == len(self.outcomes):
            raise BadOutcome("outcome-missing", position=self.position + 1)
        self.position += 1
        return self.outcomes[self.position - 1]

    @property
    def left(self) -> int:
        """Return how many outcomes were not used."""
        return len(self.outcomes) - self.position

    def below(self, n: int) -> int:
        value = self._next()
        if not 0 <= value < n:
            raise BadOutcome("outcome-impossible", position=self.position, outcome=value)
        return value

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        kind = self._next()
        # Only the `total` things from `first` on are in the pile: one pile may share its list with others.
        possible = first <= kind < len(counts) and counts[kind] > 0 and sum(counts[first:kind]) < total
        if not possible:
            raise BadOutcome("outcome-impossible", position=self.position, outcome=kind)
        return kind

    def __reduce__(self) -> tuple[Any, ...]:
        return _scripted, (self.outcomes, self.position)


def _scripted(outcomes: list[int], position: int) -> ScriptedDice:
    dice = ScriptedDice(outcomes)
    dice.position = position
    return dice


class UnknownOutcome(Exception):
    """Raised by `AskingDice` when it needs an outcome that nobody has given yet. Not an error."""


class AskingDice(ScriptedDice):
    """Replay the given outcomes, then raise `UnknownOutcome` and describe what is drawn next."""

    __slots__ = ("kinds", "total", "weights")

    def __init__(self, outcomes: list[int]) -> None:
        super().__init__(outcomes)
        self.kinds: list[int] = []
        self.weights: list[int] = []
        self.total: int = 0

    def below(self, n: int) -> int:
        if n == 1:
            return 0
        if self.position == len(self.outcomes):
            self.kinds, self.weights, self.total = list(range(n)), [1] * n, n
            raise UnknownOutcome
        return super().below(n)

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        if self.position < len(self.outcomes):
            kind = self.outcomes[self.position]
            if first <= kind < len(counts) and 0 < counts[kind] < total:  # there are others, so it was asked
                before = 0
                for other in range(first, kind):
                    before += counts[other]
                if before < total:
                    self.position += 1
                    return kind
        kinds: list[int] = []
        weights: list[int] = []
        left = total
        for kind in range(first, len(counts)):
            if left > 0 and counts[kind] > 0:
                kinds.append(kind)
                weights.append(counts[kind] if counts[kind] < left else left)
                left -= weights[-1]
        if len(kinds) == 1:
            return kinds[0]
        if self.position < len(self.outcomes):
            return super().pick(counts, total, first)  # which refuses it
        self.kinds, self.weights, self.total = kinds, weights, total
        raise UnknownOutcome


class RecordingDice(Dice):
    """Record the outcomes of other dice."""

    __slots__ = ("dice", "outcomes")

    def __init__(self, dice: Dice) -> None:
        super().__init__(0)
        self.dice: Dice = dice
        self.outcomes: list[int] = []

    def below(self, n: int) -> int:
        value = self.dice.below(n)
        self.outcomes.append(value)
        return value

    def pick(self, counts: list[int], total: int, first: int = 0) -> int:
        kind = self.dice.pick(counts, total, first)
        self.outcomes.append(kind)
        return kind

    def __reduce__(self) -> tuple[Any, ...]:
        return _recorder, (self.dice, self.outcomes)


def _recorder(dice: Dice, outcomes: list[int]) -> RecordingDice:
    recorder = RecordingDice(dice)
    recorder.outcomes = outcomes
    return recorder
