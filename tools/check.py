"""Run everything `make test` checks on two processors, and print a summary that hides nothing.

    check.py         all steps
    check.py quick   static checks, and the tests that are not named in tests/slow.txt
    check.py lint    static checks only

A step whose tool cannot be installed is skipped, and the summary says so. With CI=true a skipped step is a failure.
"""

import os
import shutil
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from typing import NamedTuple

from fast import ROOT, can_compile

IS_CI = os.environ.get("CI", "").lower() in ("1", "true")
VENV = ".venv/bin/"
FAST_VENV = ".venv-fast/bin/"
NODE = "node_modules/.bin/"
SEARCH_PATH = f"{os.environ.get('PATH', '')}:/usr/sbin:/sbin"  # servers are not in everybody's path


class SystemTool(NamedTuple):
    """A program that checks use besides Python. Any of the commands will do; the packages of Debian bring the first."""

    commands: list[str]
    packages: list[str]
    needed_for: str


class Step(NamedTuple):
    name: str
    command: list[str]


SYSTEM_TOOLS = [
    SystemTool(
        ["chromium-headless-shell", "chromium"],
        ["chromium-headless-shell", "fonts-dejavu-core", "fonts-urw-base35"],  # with the fonts of our pages
        "the tests in the browser",
    ),
    SystemTool(["firefox-esr"], ["firefox-esr"], "the tests in Firefox"),
    SystemTool(["WebKitWebDriver"], ["webkit2gtk-driver"], "the tests in WebKit"),
    SystemTool(["Xvfb"], ["xvfb"], "the tests in WebKit, which needs a display,"),
    SystemTool(["pg_ctlcluster"], ["postgresql"], "the tests with PostgreSQL and with several servers"),
    SystemTool(["nginx"], ["nginx-light"], "the tests behind nginx"),
    SystemTool(["caddy"], ["caddy"], "the tests behind Caddy"),
    SystemTool(["openssl"], ["openssl"], "the tests behind a proxy with TLS"),
    SystemTool(["npm"], ["npm"], "the checks of scripts and style sheets"),
]

# Browser and server tests wait half of their time, so there are twice as many processes as cores. Neighbouring tests
# stay together because they share what they set up. The summary names skipped tests. No test needs ten minutes.
PYTEST_OPTIONS = ["--dist", "worksteal", "-rfEs", "--timeout", "600"]
QUICK = ["-m", "not slow"]
# Before the first run pytest rewrites all tests: once, not in each of the processes.
HAS_PYTEST_CACHE = any((ROOT / "tests").rglob("__pycache__/*-pytest-*.pyc"))

SET_UP = [
    Step("set-up", ["make", "--silent", ".venv/.dev"]),
    Step("set-up, node", ["make", "--silent", "node_modules/.package-lock.json"]),
]
LINT = [
    Step("ruff check", [VENV + "ruff", "check", "."]),
    Step("ruff format", [VENV + "ruff", "format", "--check", "."]),
    Step("types", [VENV + "mypy", "--strict", "src"]),
    Step("imports between layers", [VENV + "lint-imports"]),
    Step("constants are Final", [VENV + "python", "tools/lint_final.py"]),
]
NODE_LINT = [
    Step("scripts", [NODE + "eslint", "src", "eslint.config.js"]),
    Step("types of scripts", [NODE + "tsc", "--project", "tsconfig.json"]),
    Step("types of the worker", [NODE + "tsc", "--project", "tsconfig.worker.json"]),
    Step("style sheets", [NODE + "stylelint", "src/**/*.css"]),
]
COLLECT = Step("collect tests", [VENV + "pytest", "--collect-only", "-p", "no:terminal"])
QUICK_COLLECT = Step(COLLECT.name, [*COLLECT.command, *QUICK])
TESTS = [Step("tests, pure build", [VENV + "pytest", "-n", "4", *PYTEST_OPTIONS])]
# Quick tests wait for nothing: with two more processes, only the collecting would take twice as much.
QUICK_TESTS = [Step("quick tests", [VENV + "pytest", "-n", "2", *PYTEST_OPTIONS, *QUICK])]
if not HAS_PYTEST_CACHE:
    TESTS.insert(0, COLLECT)
    QUICK_TESTS.insert(0, QUICK_COLLECT)
COMPILED = [
    Step("archive and wheel", [VENV + "python", "tools/fast.py", "test"]),
    Step("tests, compiled build", [FAST_VENV + "pytest", "tests/compiled"]),
]

os.environ.pop("PYTHONDONTWRITEBYTECODE", None)  # or each test process would compile all sources


def find_obstacle(step: Step) -> str:
    """Return why a step cannot run, or nothing."""
    tool = step.command[0]
    return f"SKIPPED ({tool} is not installed)" if "/" in tool and not (ROOT / tool).exists() else ""


def run_step(step: Step) -> str:
    """Run a step and show its output as it comes."""
    if obstacle := find_obstacle(step):
        return obstacle
    print(f"\n== {step.name}: {' '.join(step.command)}", flush=True)
    return "ok" if subprocess.run(step.command, cwd=ROOT).returncode == 0 else "FAILED"


def capture_step(step: Step) -> tuple[str, str]:
    """Run a step in the background: return its result and its output."""
    if obstacle := find_obstacle(step):
        return obstacle, ""
    done = subprocess.run(step.command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    return "ok" if done.returncode == 0 else "FAILED", done.stdout


def run_background(node_steps: list[Step], compiled_steps: list[Step]) -> list[tuple[Step, str, str]]:
    """Run steps one after the other. The steps of the compiled build end with the first that fails."""
    results = [(step, *capture_step(step)) for step in node_steps]
    for step in compiled_steps:
        results.append((step, *capture_step(step)))
        if results[-1][1] != "ok":
            break
    return results


def run_all(steps: list[Step], node_steps: list[Step], compiled_steps: list[Step]) -> dict[str, str]:
    """Run `steps`, and the others meanwhile. Their output is shown afterwards, so that it does not mix."""
    with ThreadPoolExecutor(1) as background:
        future = background.submit(run_background, node_steps, compiled_steps)
        results = {step.name: run_step(step) for step in steps}
        for step, result, output in future.result():
            if output:
                print(f"\n== meanwhile, {step.name}: {' '.join(step.command)}\n{output}", flush=True)
            results[step.name] = result
    return results


def has_command(command: str) -> bool:
    return shutil.which(command, path=SEARCH_PATH) is not None


def install_system_tools() -> dict[str, str]:
    """Install missing tools from Debian where that is allowed; return a result for each."""
    packages = [package for tool in SYSTEM_TOOLS if not has_command(tool.commands[0]) for package in tool.packages]
    if packages and os.geteuid() == 0 and has_command("apt-get"):
        environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        for command in (["update"], ["install", "--yes", "--no-install-recommends", *packages]):
            print("\n== apt-get", *command, flush=True)
            subprocess.run(["apt-get", "--quiet", "--quiet", *command], env=environment, stdout=subprocess.DEVNULL)
    return {
        tool.commands[0]: "ok"
        if any(map(has_command, tool.commands))
        else f"SKIPPED (not installed: {tool.needed_for} are left out)"
        for tool in SYSTEM_TOOLS
    }


def set_up(is_full: bool) -> dict[str, str]:
    """Install what the checks need: system tools and Python packages at the same time, then Node packages."""
    python, node = SET_UP
    with ThreadPoolExecutor(1) as background:
        tools = background.submit(install_system_tools if is_full else dict)
        results = {python.name: run_step(python)}
        results |= tools.result()
    results[node.name] = run_step(node) if has_command("npm") else "SKIPPED (npm is not installed)"
    for step, pins in ((python, "constraints.txt"), (node, "package-lock.json")):
        if results[step.name] == "FAILED":
            results[step.name] = f"SKIPPED (could not install what {pins} pins; is there a network?)"
    return results


def explain_no_compiling() -> str:
    """Return why there can be no compiled build, or nothing."""
    if not (ROOT / VENV / "mypy").exists():
        return f"{VENV}mypy is not installed"
    return "" if can_compile() else "no C compiler, or no Python headers"


def main(arguments: list[str]) -> int:
    is_full = arguments == []
    results = set_up(is_full)
    tests = {"lint": [], "quick": QUICK_TESTS}.get(" ".join(arguments), TESTS)
    obstacle = explain_no_compiling() if is_full else "not asked for"
    results |= run_all(LINT + tests, NODE_LINT, [] if obstacle else COMPILED)
    if is_full:
        for step in COMPILED:
            results.setdefault(step.name, f"SKIPPED ({obstacle or 'there is no compiled build'})")
    print("\n" + "\n".join(f"{name:24}{result}" for name, result in results.items()))
    skipped = [name for name, result in results.items() if result.startswith("SKIPPED")]
    if skipped:
        print(f"\nskipped: {', '.join(skipped)}" + (", and nothing may be skipped when CI=true" if IS_CI else ""))
    is_untested = any(step.name in skipped for step in tests)
    if is_untested:
        print("no test was run")
    return int("FAILED" in results.values() or is_untested or (IS_CI and bool(skipped)))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
