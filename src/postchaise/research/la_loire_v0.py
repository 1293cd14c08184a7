"""La Loire under the name that PettingZoo's users look for; see `zoo` and `parallel`."""

from functools import partial

from . import pettingzoo_aec, pettingzoo_parallel

env = partial(pettingzoo_aec.env, "la-loire")
raw_env = partial(pettingzoo_aec.raw_env, "la-loire")
parallel_env = partial(pettingzoo_parallel.parallel_env, "la-loire")
