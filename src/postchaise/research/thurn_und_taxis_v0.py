"""Thurn und Taxis under the name that PettingZoo's users look for; see `zoo` and `parallel`."""

from functools import partial

from . import pettingzoo_aec, pettingzoo_parallel

env = partial(pettingzoo_aec.env, "thurn-und-taxis")
raw_env = partial(pettingzoo_aec.raw_env, "thurn-und-taxis")
parallel_env = partial(pettingzoo_parallel.parallel_env, "thurn-und-taxis")
