"""Measures one engine in one process and prints the numbers as JSON. run.py starts it.

child.py postchaise GAME SECONDS     random 4-player play of a game of ours, pure or compiled depending on PYTHONPATH
child.py catanatron SECONDS         the same of the engine we compare with

Times are processor time, which other programs disturb less.
"""

from __future__ import annotations

import json
import random
import sys
import time
from typing import Any

BLOCKS = 4  # the best of several short blocks: these machines are noisy


def best(measure: Any, seconds: float) -> dict[str, float]:
    """The fastest block, judged by its first number."""
    blocks = [measure(seconds / BLOCKS) for _ in range(BLOCKS)]
    return max(blocks, key=lambda block: next(iter(block.values())))


def postchaise(id: str, seconds: float) -> dict[str, float]:
    from postchaise import Dice, game
    from postchaise.kernel import dice as kernel_dice
    from postchaise.kernel.search.search import play_random

    title = game(id)

    def stepped(seconds: float) -> dict[str, float]:
        """legal, choose, step: the loop of any program that plays."""
        decisions = games = 0
        start = time.process_time()
        dice = Dice(decisions)
        actor, legal, step, below = title.actor, title.legal, title.step, dice.below
        while time.process_time() - start < seconds:
            state = title.new(4, dice)
            seat = actor(state)
            while seat >= 0:
                ids = legal(state, seat)
                step(state, seat, ids[below(len(ids))], dice, None)
                decisions += 1
                seat = actor(state)
            games += 1
        spent = time.process_time() - start
        return {"decisions": decisions / spent, "games": games / spent}

    def looped(seconds: float) -> dict[str, float]:
        decisions = games = 0
        start = time.process_time()
        dice = Dice(1)
        while time.process_time() - start < seconds:
            decisions += play_random(title, title.new(4, dice), dice)
            games += 1
        spent = time.process_time() - start
        return {"loop": decisions / spent, "loop_games": games / spent}

    def copied(seconds: float) -> dict[str, float]:
        dice = Dice(2)
        state = title.new(4, dice)
        play_random(title, state, dice, 600)
        copies = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            for _ in range(200):
                state.copy()
            copies += 200
        return {"copies": copies / (time.process_time() - start)}

    compiled = float(not str(kernel_dice.__file__).endswith(".py"))
    return {**best(stepped, seconds), **best(looped, seconds), **best(copied, seconds / 2), "compiled": compiled}


def catanatron(seconds: float) -> dict[str, float]:
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def stepped(seconds: float) -> dict[str, float]:
        decisions = games = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            game = Game([RandomPlayer(colour) for colour in colours], seed=games)
            while game.winning_color() is None and game.state.num_turns < 1000:
                game.play_tick()
                decisions += 1
            games += 1
        spent = time.process_time() - start
        return {"decisions": decisions / spent, "games": games / spent}

    def copied(seconds: float) -> dict[str, float]:
        game = Game([RandomPlayer(colour) for colour in colours], seed=1)
        for _ in range(300):
            game.play_tick()
        copies = 0
        start = time.process_time()
        while time.process_time() - start < seconds:
            game.copy()
            copies += 1
        return {"copies": copies / (time.process_time() - start)}

    return {**best(stepped, seconds), **best(copied, seconds / 2)}


if __name__ == "__main__":
    random.seed(1)
    if sys.argv[1] == "catanatron":
        print(json.dumps(catanatron(float(sys.argv[2]))))
    else:
        print(json.dumps(postchaise(sys.argv[2], float(sys.argv[3]))))
