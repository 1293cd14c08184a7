"""What must hold always: every installed game goes through the suite that any author can use."""

from postchaise.kernel.registry import titles
from postchaise.testing import suite

for _id in titles():
    globals().update(suite(_id, seeds=(0,)))  # one match of each way to play: there are many ways
