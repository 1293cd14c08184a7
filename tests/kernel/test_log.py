"""The log: five numbers a line."""

import pickle

from postchaise.kernel.messages.log import Log


def test_lines_come_back_as_they_were_added() -> None:
    log = Log()
    assert log.lines() == []
    log.add(3, 1)
    log.add(4, -1, 7)
    log.add(5, 0, 1, 2, 3)
    assert log.lines() == [(3, 1, -1, -1, -1), (4, -1, 7, -1, -1), (5, 0, 1, 2, 3)]


def test_lines_are_a_copy() -> None:
    log = Log()
    log.add(1, 0)
    log.lines().clear()
    assert len(log.lines()) == 1


def test_a_log_pickles() -> None:
    log = Log()
    log.add(5, 0, 1, 2, 3)
    copy = pickle.loads(pickle.dumps(log))
    copy.add(6, 1)
    assert log.lines() == [(5, 0, 1, 2, 3)]
    assert copy.lines() == [(5, 0, 1, 2, 3), (6, 1, -1, -1, -1)]
