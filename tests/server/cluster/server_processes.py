"""Start one of several servers on one PostgreSQL.

Signs of life in quick succession, so that nobody has to wait for a death to be noticed.
"""

from __future__ import annotations

from pathlib import Path

from server.serving import Serving

PROCESS = """
import sys
from postchaise.server.cluster import presence
presence.BEAT, presence.DEAD = 0.5, 6.0
from postchaise.server.run import serve
from postchaise.server.ops.settings import Settings
serve(Settings(database=sys.argv[2], port=int(sys.argv[1]), bot_pause=0, bot_workers=1), False, True)
"""

# Whoever writes down who is there is answered late: the next sign of life is due before.
LATE = """
import time
from postchaise.server.cluster import presence
follow = presence.record_presence
def late(*given):
    follow(*given)
    time.sleep(1)
presence.record_presence = late
"""


def process(folder: Path, database: str, before: str = "") -> Serving:
    return Serving(folder, script=before + PROCESS, database=database)
