"""Many matches at once: simulation, contests of bots, and what they tell."""

from . import reference_bots as reference_bots
