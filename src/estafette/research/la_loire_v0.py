"""La Loire under the name that PettingZoo's users look for; see `zoo`."""

from functools import partial

from . import zoo

env = partial(zoo.env, "la-loire")
raw_env = partial(zoo.raw_env, "la-loire")
