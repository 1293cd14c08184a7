"""La Loire under the name that PettingZoo's users look for; see `zoo` and `parallel`."""

from functools import partial

from . import parallel, zoo

env = partial(zoo.env, "la-loire")
raw_env = partial(zoo.raw_env, "la-loire")
parallel_env = partial(parallel.parallel_env, "la-loire")
