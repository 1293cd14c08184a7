"""Compare our games with other libraries in one run: make bench-peers.

Each engine is measured in a process of its own (peers_child.py), they take turns, and the best of all rounds counts.
The table goes to docs/performance.md, between its two marks.

peers.py [--quick] [SECONDS [ROUNDS]]     --quick: a third of a second for each number, one round, nothing is written
"""

from __future__ import annotations

import sys
from importlib import metadata

from run import ROOT, Numbers, child

CHILD = str(ROOT / "bench" / "peers_child.py")
PAGE = ROOT / "docs" / "performance.md"
BEGIN, END = "<!-- peers: make bench-peers writes this -->\n", "<!-- peers: end -->\n"
OURS = ["la-loire", "orleans", "thurn-und-taxis"]
PEERS = [  # package, what is measured of it
    ("catanatron", "catan"),
    ("open_spiel", "gin_rummy"),
    ("pettingzoo", "hanabi_v5"),
    ("pettingzoo", "chess_v6"),
    ("rlcard", "gin-rummy"),
    ("pgx", "backgammon"),
    ("pgx", "go_9x9"),
    ("pgx", "gardner_chess"),
]
COLUMNS = {
    "seen": "seen",
    "actions": "actions",
    "decisions": "decisions/s",
    "rollouts": "rollouts/s",
    "copies": "copies/s",
    "own": "own steps/s",
    "gym": "Gymnasium steps/s",
    "zoo": "PettingZoo steps/s",
    "batch": "256 at once, steps/s",
    "install": "installed, MB",
}
GOALS = [  # our column, its name, the peer (none: our single match), the peer's column
    ("decisions", "decisions", "catanatron: catan", "decisions"),
    ("copies", "copies", "catanatron: catan", "copies"),
    ("gym", "Gymnasium", "catanatron: catan", "gym"),
    ("zoo", "PettingZoo", "pettingzoo: hanabi_v5", "zoo"),
    ("own", "one match", "open_spiel: gin_rummy", "own"),
    ("batch", "Batch", "", "own"),
    ("batch", "Batch", "pgx: go_9x9", "batch"),
    ("batch", "Batch", "pgx: gardner_chess", "batch"),
]


def measure(seconds: str, rounds: int) -> dict[str, Numbers]:
    """Best of all rounds, each engine once per round."""
    best: dict[str, Numbers] = {}
    for number in range(rounds):
        for peer, name in PEERS:
            keep(best, f"{peer}: {name}", child(peer, name, seconds, script=CHILD), number, rounds)
        for name in OURS:
            for build in ("pure", "compiled"):
                found = child("postchaise", name, seconds, pure=build == "pure", script=CHILD)
                keep(best, f"{name} {build}", found, number, rounds)
    return best


def keep(best: dict[str, Numbers], name: str, found: Numbers, number: int, rounds: int) -> None:
    print(f"round {number + 1} of {rounds}: {name}", file=sys.stderr, flush=True)
    old = best.setdefault(name, found)
    best[name] = {key: max(value, old[key]) for key, value in found.items()}


def table(best: dict[str, Numbers]) -> str:
    rows = [f"| random play | {' | '.join(COLUMNS.values())} |", "|---|" + "---:|" * len(COLUMNS)]
    for name, found in best.items():
        cells = [f"{found[key]:,.0f}" if key in found else "" for key in COLUMNS]
        rows.append(f"| {name} | {' | '.join(cells)} |")
    return "\n".join(rows)


def ratios(best: dict[str, Numbers]) -> str:
    """Return the table of speed ratios to the peers, per title."""
    rows = [f"| times as fast | {' | '.join(OURS)} |", "|---|" + "---:|" * len(OURS)]
    for build in ("compiled", "pure"):
        for column, called, peer, theirs in GOALS:
            cells = []
            for name in OURS:
                ours = best[f"{name} {build}"]
                cells.append(f"{ours[column] / (best[peer] if peer else ours)[theirs]:.1f}")
            reference = peer.replace(": ", " ") or "the same loop over one match"
            rows.append(f"| {called}, {build} vs {reference} | {' | '.join(cells)} |")
    return "\n".join(rows)


def versions() -> str:
    names = [*dict.fromkeys(peer for peer, _ in PEERS), "jax", "catanatron_gym"]
    return ", ".join(f"{name} {metadata.version(name)}" for name in names)


def main(arguments: list[str]) -> None:
    quick = "--quick" in arguments
    numbers = [each for each in arguments if each != "--quick"]
    seconds = numbers[0] if numbers else "0.3" if quick else "2"
    rounds = int(numbers[1]) if len(numbers) > 1 else 1 if quick else 2
    best = measure(seconds, rounds)
    python = f"CPython {sys.version.split()[0]}"
    note = f"One run on a shared machine, {rounds} rounds of {seconds} s for each number; {python}; {versions()}."
    text = f"\n{table(best)}\n\n{ratios(best)}\n\n{note}\n\n"
    print(text)
    if not quick:
        page = PAGE.read_text("utf-8")
        begin, end = page.index(BEGIN) + len(BEGIN), page.index(END)
        PAGE.write_text(page[:begin] + text + page[end:], "utf-8")


if __name__ == "__main__":
    main(sys.argv[1:])
