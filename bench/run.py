"""Compare our games with catanatron in one run: decisions, games and state copies per second, pure and compiled.

Machines differ and are noisy, so engines alternate and only ratios are worth quoting.

run.py [SECONDS [ROUNDS]]
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
CHILD = str(ROOT / "bench" / "child.py")
Numbers = dict[str, float]


def child(*arguments: str, pure: bool = False, script: str = CHILD) -> Numbers:
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if pure:
        environment["PYTHONPATH"] = str(ROOT / "src")
    done = subprocess.run([sys.executable, script, *arguments], env=environment, capture_output=True, text=True)
    if done.returncode:
        sys.exit(done.stderr)
    numbers: Numbers = json.loads(done.stdout)
    if "compiled" in numbers and bool(numbers["compiled"]) == pure:
        sys.exit("the pure and the compiled build are mixed up: run this with make bench")
    return numbers


def measure(games: list[str], seconds: str, rounds: int) -> dict[str, Numbers]:
    """Best of all rounds, each engine once per round."""
    best: dict[str, Numbers] = {}
    for number in range(rounds):
        print(f"round {number + 1} of {rounds}", file=sys.stderr, flush=True)
        runs = {"catanatron": child("catanatron", seconds)}
        for game in games:
            runs[f"{game} pure"] = child("postchaise", game, seconds, pure=True)
            runs[f"{game} compiled"] = child("postchaise", game, seconds)
        for name, numbers in runs.items():
            old = best.setdefault(name, numbers)
            best[name] = {key: max(value, old[key]) for key, value in numbers.items()}
    return best


def table(best: dict[str, Numbers]) -> str:
    peer = best["catanatron"]
    rows = ["| random play, 4 players | decisions/s | x | games/s | loop, decisions/s | x | copies/s | x |"]
    rows.append("|---|---:|---:|---:|---:|---:|---:|---:|")
    for name, n in best.items():
        ratio = n["decisions"] / peer["decisions"]
        loop = f"{n['loop']:,.0f} | {n['loop'] / peer['decisions']:.1f}" if "loop" in n else " | "
        copies = f"{n['copies']:,.0f} | {n['copies'] / peer['copies']:.1f}"
        rows.append(f"| {name} | {n['decisions']:,.0f} | {ratio:.1f} | {n['games']:.1f} | {loop} | {copies} |")
    return "\n".join(rows)


if __name__ == "__main__":
    seconds = sys.argv[1] if len(sys.argv) > 1 else "4"
    rounds = int(sys.argv[2]) if len(sys.argv) > 2 else 3
    names = [sys.executable, "-c", "import postchaise; print(*postchaise.titles())"]
    listed = subprocess.run(names, capture_output=True, text=True, check=True)
    print(table(measure(listed.stdout.split(), seconds, rounds)))
