"""Orléans under the name that PettingZoo's users look for; see `zoo`."""

from functools import partial

from . import zoo

env = partial(zoo.env, "orleans")
raw_env = partial(zoo.raw_env, "orleans")
