"""Replays the recorded matches and prints one hash per match, over the state after every action.

Run by two interpreters, one with the pure and one with the compiled build, it must print the same.
"""

from pathlib import Path

from postchaise.testing.match_hashes import hash_match, is_compiled

MATCHES = Path(__file__).resolve().parent / "matches"

if __name__ == "__main__":
    print("compiled" if is_compiled() else "pure")
    for path in sorted(MATCHES.glob("*/*.txt")):
        print(path.parent.name, path.stem, hash_match(path.read_text("utf-8")))
