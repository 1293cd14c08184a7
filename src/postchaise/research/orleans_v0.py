"""Orléans under the name that PettingZoo's users look for; see `zoo` and `parallel`."""

from functools import partial

from . import parallel, zoo

env = partial(zoo.env, "orleans")
raw_env = partial(zoo.raw_env, "orleans")
parallel_env = partial(parallel.parallel_env, "orleans")
