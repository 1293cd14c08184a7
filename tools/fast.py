"""The compiled build: the wheel that `pip install` makes from the source archive, in an environment of its own.

fast.py          build the wheel if the sources changed, install it into .venv-fast
fast.py test     the same for tests: what is there already, or else compiled in half the time, without optimising
fast.py bench    the same wheel into .venv-bench, beside the engine it is compared with
fast.py peers    the same wheel into .venv-peers, beside everything that the table of peers measures
fast.py which    print the environment to use: .venv-fast if it matches the sources, otherwise .venv
"""

import hashlib
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
from pathlib import Path
from zipfile import ZipFile

ROOT = Path(__file__).resolve().parent.parent
BUILDER = ROOT / ".venv"
FAST = ROOT / ".venv-fast"
BENCH = ROOT / ".venv-bench"
PEERS = ROOT / ".venv-peers"
WHEELS = ROOT / "dist" / "fast"
BEST = os.environ.get("POSTCHAISE_OPT", "3")  # how the C compiler optimises
QUICK = "0"  # not at all: half the time, and the same results
FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "constraints.txt", "README.md", "LICENSE"]


def digest(root: Path, level: str) -> str:
    """One number for everything the wheel is made from, and how."""
    made = hashlib.sha256(f"{sys.implementation.cache_tag} -O{level}".encode())
    skipped = {"__pycache__", "postchaise.egg-info"}
    inside = [path for path in (root / "src").rglob("*") if path.is_file() and not skipped & set(path.parts)]
    for path in sorted(inside) + [root / name for name in FILES]:
        made.update(f"\0{path.relative_to(root)}\0".encode() + path.read_bytes())
    return made.hexdigest()


def stamp(environment: Path) -> Path:
    return environment / "postchaise.digest"


def is_current(environment: Path, *levels: str) -> bool:
    """Does it hold the present sources, compiled in one of these ways?"""
    known = stamp(environment).read_text() if stamp(environment).is_file() else ""
    return known in [digest(ROOT, level) for level in levels]


def can_compile() -> bool:
    """Is there a C compiler, and the headers of this Python?"""
    compiler = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "try.c").write_text("#include <Python.h>\n")
        command = [*compiler, "-I", sysconfig.get_path("include"), "-c", "try.c", "-o", "try.o"]
        try:
            return subprocess.run(command, cwd=folder, capture_output=True).returncode == 0
        except OSError:
            return False


def pip(environment: Path, *arguments: str) -> None:
    command = [environment / "bin" / "python", "-m", "pip", "--quiet", "--disable-pip-version-check", *arguments]
    subprocess.run(command, check=True)


def build(target: Path, level: str) -> None:
    """Source archive and wheel, as anybody builds them: in isolation, from what pyproject.toml asks for and no more."""
    how = ["--dependency-constraints-txt", ROOT / "constraints.txt", "--outdir", target, ROOT]
    environment = {**os.environ, "POSTCHAISE_REQUIRE_COMPILED": "1", "POSTCHAISE_PURE": "0", "POSTCHAISE_OPT": level}
    environment["PIP_NO_COMPILE"] = "1"  # what is installed for the build is used once
    command = [BUILDER / "bin" / "python", "-m", "build", *how]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\npostchaise: this command failed: {shlex.join(map(str, command))}")


def wheel(level: str) -> Path:
    """The compiled wheel of the sources as they are now."""
    target = WHEELS / digest(ROOT, level)[:16]
    if not list(target.glob("*.whl")):
        if not can_compile():
            sys.exit("postchaise: no C compiler, or no Python headers: the compiled build needs both")
        print("postchaise: compiling", flush=True)
        shutil.rmtree(WHEELS, ignore_errors=True)
        build(target, level)
    made = next(target.glob("*.whl"))
    with ZipFile(made) as inside:
        if not any(name.endswith((".so", ".pyd")) for name in inside.namelist()):
            sys.exit(f"postchaise: {made.name} holds nothing compiled")
    return made


def install(environment: Path, level: str, extras: str, *others: str) -> None:
    made = wheel(level)
    if not is_current(environment, level):
        stamp(environment).unlink(missing_ok=True)
        if (environment / "bin" / "python").exists():
            pip(environment, "uninstall", "--yes", "postchaise")
        else:
            subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True)
        pins = ["--constraint", str(ROOT / "constraints.txt")]
        pip(environment, "install", "--no-compile", *pins, f"{made}[{extras}]", *others)  # most modules nobody imports
        stamp(environment).write_text(digest(ROOT, level))
    print(f"postchaise: {environment.name} holds the compiled build of the present sources")


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            install(FAST, BEST, "serve", "pytest")
        case ["test"]:
            install(FAST, BEST if is_current(FAST, BEST) else QUICK, "serve", "pytest")
        case ["bench"]:
            install(BENCH, BEST, "serve", "catanatron")
        case ["peers"]:
            peers = ["catanatron", "open_spiel", "pettingzoo[classic]", "rlcard", "pgx"]
            install(PEERS, BEST, "research", *peers)
            # its environment asks for a Gymnasium of 2023 and works with the present one
            pip(PEERS, "install", "--no-deps", "--constraint", str(ROOT / "constraints.txt"), "catanatron_gym")
        case ["which"]:
            print(FAST.name if is_current(FAST, BEST, QUICK) else BUILDER.name)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(f"postchaise: this command failed: {shlex.join(map(str, error.cmd))}")
