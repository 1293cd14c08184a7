"""Thurn und Taxis under the name that PettingZoo's users look for; see `zoo`."""

from functools import partial

from . import zoo

env = partial(zoo.env, "thurn-und-taxis")
raw_env = partial(zoo.raw_env, "thurn-und-taxis")
