"""What people read at a question: the prompt, what choices cost, do and are called, and which are shown disabled.

Prices come from the functions the rules charge with. The seat that is asked is always an argument.
"""

from .cost import cost, join_names
from .question import disabled_choices, prompt

__all__ = ["cost", "disabled_choices", "join_names", "prompt"]
