"""Answers requests for moves and hints in the web worker of the bots, which loads no server."""

from __future__ import annotations

import pickle
from typing import Any

from postchaise.bots.levels import answer_request


def answer_pickled(request: bytes) -> bytes:
    return pickle.dumps(answer_request(pickle.loads(request)), pickle.HIGHEST_PROTOCOL)


def answer(request: Any) -> bytes:
    """Answer the bytes of a request that comes from JavaScript."""
    return answer_pickled(request.to_bytes())
