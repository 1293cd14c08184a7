"""For programs that learn: many matches at once, and the environments of PettingZoo and Gymnasium.

What it takes beside the rules comes with `pip install "postchaise[research]"`.
"""

from postchaise.kernel.errors import require_extra

with require_extra("research"):
    from .batch import Batch

__all__ = ["Batch"]
