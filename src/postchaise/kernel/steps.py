"""Steps of an agenda: small constants of a game's state, `S_DRAW: Final = 0`, whose names are told nowhere else.

They stay literal numbers because the compiled rules compare them in every decision.
"""

from __future__ import annotations

import sys


def step_names(module: str) -> list[str]:
    """By number, the names of the steps a module defines: S_DRAW is "draw"."""
    found = {n: name for name, n in vars(sys.modules[module]).items() if name.startswith("S_") and isinstance(n, int)}
    if sorted(found) != list(range(len(found))):
        raise ValueError(f"{module}: steps are numbered from 0, each number once")
    return [found[n].removeprefix("S_").lower().replace("_", "-") for n in range(len(found))]
