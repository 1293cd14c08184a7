"""Thurn und Taxis under the name that PettingZoo's users look for; see `zoo` and `parallel`."""

from functools import partial

from . import parallel, zoo

env = partial(zoo.env, "thurn-und-taxis")
raw_env = partial(zoo.raw_env, "thurn-und-taxis")
parallel_env = partial(parallel.parallel_env, "thurn-und-taxis")
