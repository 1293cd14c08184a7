"""What people read at a question: the prompt, what choices cost, do and are called, and which are shown disabled.

Prices come from the functions the rules charge with. The seat that is asked is always an argument.
"""

from .cost import cost
from .question import disabled_choices, group, prompt, sort_choices

__all__ = ["cost", "disabled_choices", "group", "prompt", "sort_choices"]
