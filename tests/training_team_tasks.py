"""Functions that tests of `research.training.team` run in processes, in a module that they can import."""

import json
import os
from pathlib import Path

import numpy as np

from postchaise.research.training.team import TrainingTeam


def hand_in(folder: Path, team: TrainingTeam) -> None:
    """Many numbers one after the other, and what was heard from all."""
    heard = [team.gather(10 * team.rank + number, -1).tolist() for number in range(50)]
    heard.append(team.gather_array(np.full(5, team.rank, np.float32)).mean(0).tolist())
    (folder / f"{team.rank}.json").write_text(json.dumps(heard))


def vanish(team: TrainingTeam) -> None:
    """One of them is gone without a word."""
    if team.rank == 1:
        os._exit(3)
    team.gather(1.0)
