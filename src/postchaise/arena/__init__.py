"""Many matches at once: simulations, contests between bots and their statistics."""

from . import reference_bots as reference_bots
