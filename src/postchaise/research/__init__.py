"""Learning agents: vectorized matches and environments for PettingZoo and Gymnasium.

Install with `pip install ".[research]"`.
"""

from postchaise.kernel.errors import require_extra

with require_extra("research"):
    from .batch import Batch

__all__ = ["Batch"]
