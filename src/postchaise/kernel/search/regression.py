"""A linear value learned from examples: least squares with a little shrinking, without any library."""

from __future__ import annotations


class Regression:
    """Adds up examples; `solve` gives the weights. Columns that never change get no weight."""

    def __init__(self, columns: int) -> None:
        self.columns: int = columns
        self.examples: int = 0
        self.products: list[float] = [0.0] * (columns * columns)
        self.targets: list[float] = [0.0] * columns
        self.square: float = 0.0  # of all targets, to tell how much is explained

    def add(self, features: list[float], target: float) -> None:
        self.examples += 1
        self.square += target * target
        n = self.columns
        products = self.products
        for i in range(n):
            x = features[i]
            if x != 0.0:
                self.targets[i] += x * target
                row = i * n
                for j in range(i, n):
                    y = features[j]
                    if y != 0.0:
                        products[row + j] += x * y

    def merge(self, other: Regression) -> None:
        self.examples += other.examples
        self.square += other.square
        for i in range(len(self.products)):
            self.products[i] += other.products[i]
        for i in range(self.columns):
            self.targets[i] += other.targets[i]

    def solve(self, shrink: float = 1e-3) -> list[float]:
        """Ridge regression by Cholesky; `shrink` is the part of a column's own size that is added to it."""
        n = self.columns
        lower = [0.0] * (n * n)
        for i in range(n):
            own = self.products[i * n + i]
            for j in range(i + 1):
                total = self.products[j * n + i]
                if i == j:
                    total += shrink * own + 1e-9
                for k in range(j):
                    total -= lower[i * n + k] * lower[j * n + k]
                if i == j:
                    lower[i * n + i] = max(total, 1e-12) ** 0.5
                else:
                    lower[i * n + j] = total / lower[j * n + j]
        half = [0.0] * n
        for i in range(n):
            total = self.targets[i]
            for k in range(i):
                total -= lower[i * n + k] * half[k]
            half[i] = total / lower[i * n + i]
        weights = [0.0] * n
        for back in range(n):
            i = n - 1 - back
            total = half[i]
            for k in range(i + 1, n):
                total -= lower[k * n + i] * weights[k]
            weights[i] = total / lower[i * n + i]
        for i in range(n):
            if self.products[i * n + i] == 0.0:
                weights[i] = 0.0
        return weights

    def unexplained(self, weights: list[float]) -> float:
        """The mean square of what these weights leave open on these examples."""
        n = self.columns
        total = self.square
        for i in range(n):
            total -= 2.0 * weights[i] * self.targets[i]
            for j in range(n):
                low, high = (i, j) if i <= j else (j, i)
                total += weights[i] * weights[j] * self.products[low * n + high]
        return total / max(1, self.examples)
