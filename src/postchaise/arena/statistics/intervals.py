"""Confidence intervals at 95 %."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

Z: Final = 1.959964  # of the normal distribution, 95 %, two-sided


@dataclass(frozen=True)
class ConfidenceInterval:
    """An estimate with its confidence interval."""

    value: float
    low: float
    high: float
    count: int  # what it rests on: matches for a share, deals for a mean

    @property
    def known(self) -> bool:
        """Of a single number nothing is known but its value."""
        return math.isfinite(self.low)

    def to_json(self) -> dict[str, float | None]:
        low, high = (round(self.low, 4), round(self.high, 4)) if self.known else (None, None)
        return {"value": round(self.value, 4), "low": low, "high": high, "count": self.count}


def compute_wilson_interval(wins: float, count: int) -> ConfidenceInterval:
    """Return the Wilson interval of a share; it holds for few matches and for shares near 0 or 1."""
    share, z2 = wins / count, Z * Z
    middle = (share + z2 / (2 * count)) / (1 + z2 / count)
    half = Z / (1 + z2 / count) * math.sqrt(share * (1 - share) / count + z2 / (4 * count * count))
    return ConfidenceInterval(share, max(0.0, min(share, middle - half)), min(1.0, max(share, middle + half)), count)


def compute_student_interval(numbers: Sequence[float]) -> ConfidenceInterval:
    """Return the Student interval of a mean of independent numbers."""
    count = len(numbers)
    mean = sum(numbers) / count
    if count == 1:
        return ConfidenceInterval(mean, -math.inf, math.inf, count)
    spread = math.sqrt(sum((number - mean) ** 2 for number in numbers) / (count - 1))
    half = find_student_t(count - 1) * spread / math.sqrt(count)
    return ConfidenceInterval(mean, mean - half, mean + half, count)


def find_student_t(freedom: int) -> float:
    """Student's t for 95 %, two-sided: the four smallest from the table, the others by Fisher's expansion."""
    exact = {1: 12.7062, 2: 4.3027, 3: 3.1824, 4: 2.7764}
    if freedom in exact:
        return exact[freedom]
    z, n = Z, freedom
    first = (z**3 + z) / 4
    second = (5 * z**5 + 16 * z**3 + 3 * z) / 96
    third = (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384
    return z + first / n + second / n**2 + third / n**3
