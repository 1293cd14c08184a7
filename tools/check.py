"""Everything `make test` checks, on two processors, and a summary that hides nothing.

    check.py         all steps
    check.py quick   those that read the code, and the tests that take no time
    check.py lint    only those that read the code

A step whose tool could not be installed is skipped and said so; with CI=true a skipped step is a failure.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

from fast import ROOT, can_compile

CI = os.environ.get("CI", "").lower() in ("1", "true")
PURE = ".venv/bin/"
FAST = ".venv-fast/bin/"

# What tests use beside Python: the commands of which any will do, Debian's packages that bring the first of them, and
# what is left out without it. What is missing is installed where that is allowed, all of it at once.
NEEDED: list[tuple[list[str], list[str], str]] = [
    (
        ["chromium-headless-shell", "chromium"],
        ["chromium-headless-shell", "fonts-dejavu-core", "fonts-urw-base35"],  # with the fonts of our pages
        "the tests in the browser",
    ),
    (["pg_ctlcluster"], ["postgresql"], "the tests with PostgreSQL and with several servers"),
    (["nginx"], ["nginx-light"], "the tests behind nginx"),
    (["caddy"], ["caddy"], "the tests behind Caddy"),
    (["openssl"], ["openssl"], "the tests behind a proxy with TLS"),
]
PLACES = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"  # those of servers are not for everybody
# Twice as many processes as cores: tests in the browser and with a server wait half of their time. Neighbours stay
# together, because they share what they set up. What was skipped is named, and so is what never ends: no test needs
# ten minutes.
SHARED = ["-n", "4", "--dist", "worksteal", "-rfEs", "--timeout", "600"]
SET_UP = [("set-up", ["make", "--silent", ".venv/.dev"])]
LINT = [
    ("ruff check", [PURE + "ruff", "check", "."]),
    ("ruff format", [PURE + "ruff", "format", "--check", "."]),
    ("types", [PURE + "mypy", "--strict", "src"]),
    ("imports between layers", [PURE + "lint-imports"]),
    ("constants are Final", [PURE + "python", "tools/lint_final.py"]),
]
# Where tests were never run, each of the processes would prepare all of them for itself: it is done once before.
PREPARED = any((ROOT / "tests").rglob("__pycache__/*-pytest-*.pyc"))
READ = [] if PREPARED else [("tests are read", [PURE + "pytest", "--collect-only", "-p", "no:terminal"])]
TESTS = [*READ, ("tests, pure build", [PURE + "pytest", *SHARED])]
QUICK = [*READ, ("quick tests", [PURE + "pytest", *SHARED, "-m", "not slow"])]
COMPILE = [("archive and wheel", [PURE + "python", "tools/fast.py", "test"])]
COMPILED = [("tests, compiled build", [FAST + "pytest", "tests/compiled"])]
Steps = list[tuple[str, list[str]]]

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each of the many processes of the tests compiles all sources anew


def run(name: str, command: list[str]) -> str:
    tool = ROOT / command[0]
    if "/" in command[0] and not tool.exists():
        return f"SKIPPED ({command[0]} is not installed)"
    print(f"\n== {name}: {' '.join(command)}", flush=True)
    return "ok" if subprocess.run(command, cwd=ROOT).returncode == 0 else "FAILED"


def one_by_one(steps: Steps) -> list[tuple[str, list[str], subprocess.CompletedProcess[str]]]:
    """Without a word; what comes after a failure is not tried."""
    done: list[tuple[str, list[str], subprocess.CompletedProcess[str]]] = []
    for name, command in steps:
        told = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
        done.append((name, command, told))
        if told.returncode != 0:
            break
    return done


def run_beside(aside: Steps, steps: Steps) -> dict[str, str]:
    """`steps` one after the other, and meanwhile `aside`, which is shown afterwards: two outputs would mix."""
    with ThreadPoolExecutor(1) as other:
        found = other.submit(one_by_one, aside)
        results = {name: run(name, command) for name, command in steps}
        for name, command, done in found.result():
            print(f"\n== meanwhile, {name}: {' '.join(command)}\n{done.stdout}", flush=True)
            results[name] = "ok" if done.returncode == 0 else "FAILED"
    return results


def there(command: str) -> bool:
    return shutil.which(command, path=PLACES) is not None


def install() -> dict[str, str]:
    """What is missing comes from Debian, where that is allowed; what cannot be had is said."""
    packages = [package for commands, names, _ in NEEDED if not there(commands[0]) for package in names]
    if packages and os.geteuid() == 0 and there("apt-get"):
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            print("\n== apt-get", *command, flush=True)
            subprocess.run(["apt-get", "--quiet", "--quiet", *command], env=quiet, stdout=subprocess.DEVNULL)
    return {
        commands[0]: "ok" if any(map(there, commands)) else f"SKIPPED (not installed: {lost} are left out)"
        for commands, _, lost in NEEDED
    }


def cannot_compile() -> str:
    """Why not, or nothing."""
    if not (ROOT / PURE / "mypy").exists():
        return f"{PURE}mypy is not installed"
    return "" if can_compile() else "no C compiler, or no Python headers"


def main(arguments: list[str]) -> int:
    with ThreadPoolExecutor(1) as other:
        installed = other.submit(install if arguments == [] else dict)
        results = {name: run(name, command) for name, command in SET_UP}
        results |= installed.result()
    if results["set-up"] == "FAILED":
        results["set-up"] = "SKIPPED (could not install what constraints.txt pins; is there a network?)"
    tests = {"lint": [], "quick": QUICK}.get(" ".join(arguments), TESTS)
    obstacle = cannot_compile() if arguments == [] else "not asked for"
    results |= run_beside([] if obstacle else COMPILE + COMPILED, LINT + tests)
    if arguments == []:
        for name, _ in COMPILE + COMPILED:
            results.setdefault(name, f"SKIPPED ({obstacle or 'there is no compiled build'})")
    print("\n" + "\n".join(f"{name:24}{result}" for name, result in results.items()))
    skipped = [name for name, result in results.items() if result.startswith("SKIPPED")]
    if skipped:
        print(f"\nskipped: {', '.join(skipped)}" + (", and nothing may be skipped when CI=true" if CI else ""))
    untested = any(name in skipped for name, _ in tests)
    if untested:
        print("no test was run")
    return int("FAILED" in results.values() or untested or (CI and bool(skipped)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
