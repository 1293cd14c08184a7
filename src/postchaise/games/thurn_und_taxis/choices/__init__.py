"""What people read at a question: the prompt, what choices cost, do and are called, and which are shown disabled.

Prices come from the functions the rules charge with. The seat that is asked is always an argument.
"""

from .cost import describe_cost, join_names
from .question import build_prompt, list_disabled_choices

__all__ = ["build_prompt", "describe_cost", "join_names", "list_disabled_choices"]
