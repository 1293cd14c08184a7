"""The compiled build: the wheel that `pip install` makes from the source archive, in an environment of its own.

fast.py          build the wheel if the sources changed, install it into .venv-fast
fast.py bench    the same wheel into .venv-bench, beside the engine it is compared with
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
WHEELS = ROOT / "dist" / "fast"
FILES = ["setup.py", "pyproject.toml", "MANIFEST.in", "constraints.txt", "README.md", "LICENSE"]


def digest(root: Path) -> str:
    """One number for everything the wheel is made from, and how."""
    made = hashlib.sha256(f"{sys.implementation.cache_tag} -O{os.environ.get('ESTAFETTE_OPT', '3')}".encode())
    skipped = {"__pycache__", "estafette.egg-info"}
    inside = [path for path in (root / "src").rglob("*") if path.is_file() and not skipped & set(path.parts)]
    for path in sorted(inside) + [root / name for name in FILES]:
        made.update(f"\0{path.relative_to(root)}\0".encode() + path.read_bytes())
    return made.hexdigest()


def stamp(environment: Path) -> Path:
    return environment / "estafette.digest"


def is_current(environment: Path, wanted: str) -> bool:
    return stamp(environment).is_file() and stamp(environment).read_text() == wanted


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


def build(target: Path) -> None:
    """Source archive and wheel, as anybody builds them: in isolation, from what pyproject.toml asks for and no more."""
    how = ["--dependency-constraints-txt", ROOT / "constraints.txt", "--outdir", target, ROOT]
    environment = {**os.environ, "ESTAFETTE_REQUIRE_COMPILED": "1", "ESTAFETTE_PURE": "0"}
    command = [BUILDER / "bin" / "python", "-m", "build", *how]
    done = subprocess.run(command, env=environment, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    if done.returncode != 0:
        sys.exit(f"{done.stdout}\nestafette: this command failed: {shlex.join(map(str, command))}")


def wheel() -> tuple[Path, str]:
    """The compiled wheel of the sources as they are now, and their digest."""
    wanted = digest(ROOT)
    target = WHEELS / wanted[:16]
    if not list(target.glob("*.whl")):
        if not can_compile():
            sys.exit("estafette: no C compiler, or no Python headers: the compiled build needs both")
        print("estafette: compiling", flush=True)
        shutil.rmtree(WHEELS, ignore_errors=True)
        build(target)
    made = next(target.glob("*.whl"))
    with ZipFile(made) as inside:
        if not any(name.endswith((".so", ".pyd")) for name in inside.namelist()):
            sys.exit(f"estafette: {made.name} holds nothing compiled")
    return made, wanted


def install(environment: Path, *others: str) -> None:
    made, wanted = wheel()
    if not is_current(environment, wanted):
        stamp(environment).unlink(missing_ok=True)
        if (environment / "bin" / "python").exists():
            pip(environment, "uninstall", "--yes", "estafette")
        else:
            subprocess.run([sys.executable, "-m", "venv", "--clear", environment], check=True)
        pip(environment, "install", "--constraint", str(ROOT / "constraints.txt"), f"{made}[serve]", *others)
        stamp(environment).write_text(wanted)
    print(f"estafette: {environment.name} holds the compiled build of the present sources")


def main(arguments: list[str]) -> None:
    match arguments:
        case []:
            install(FAST, "pytest")
        case ["bench"]:
            install(BENCH, "catanatron")
        case ["which"]:
            print(FAST.name if is_current(FAST, digest(ROOT)) else BUILDER.name)
        case _:
            sys.exit(__doc__)


if __name__ == "__main__":
    try:
        main(sys.argv[1:])
    except subprocess.CalledProcessError as error:
        sys.exit(f"estafette: this command failed: {shlex.join(map(str, error.cmd))}")
