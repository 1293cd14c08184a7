"""What the site is made of: Pyodide from npm, and the installed Python packages.

Pure packages are copied from this environment, so that the site runs the versions that were tested here. The few that
are not pure come from PyPI, in the same version, built for the browser.
"""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tarfile
import zipfile
from importlib.metadata import Distribution, distribution
from pathlib import Path
from typing import Final

from postchaise.kernel.errors import PostchaiseError

PYODIDE_VERSION: Final = "314.0.7"
PYODIDE_INTEGRITY: Final = "0YvXxEhfEdpLfb/XkM2BFAeMROq0iMUX2bzzH9pOttyMcWkwq+HbE5uyuGD82LN7y2q+SNvi/6V5JEsOlD2R1A=="
PYODIDE_FILES: Final = (
    "pyodide.mjs",
    "pyodide.asm.mjs",
    "pyodide.asm.wasm",
    "python_stdlib.zip",
    "pyodide-lock.json",
)
PYTHON_VERSION: Final = "3.14"  # that of Pyodide
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
COMPILED: Final = ("librt", "pydantic_core")  # everything else is pure, or has a pure stand-in
PURE: Final = (
    "alembic", "annotated-doc", "annotated-types", "anyio", "attrs", "babel", "fastapi", "fluent.runtime",
    "fluent.syntax", "idna", "jinja2", "mako", "markdown-it-py", "markupsafe", "mdurl", "mypy_extensions",
    "opentelemetry-api", "prometheus-client", "pydantic", "pydantic-settings", "python-dotenv", "pytz", "rich",
    "segno", "sqlalchemy", "starlette", "typing-inspection", "typing_extensions",
)  # fmt: skip
METADATA: Final = ("METADATA", "entry_points.txt")


def find_cache_folder() -> Path:
    """Where downloads are kept between two builds."""
    base = os.environ.get("XDG_CACHE_HOME") or str(Path.home() / ".cache")
    return Path(base) / "postchaise" / "site"


def fetch_pyodide(cache: Path) -> Path:
    """Return the folder of Pyodide's npm package, downloaded and checked unless it is in the cache."""
    folder = cache / f"pyodide-{PYODIDE_VERSION}"
    if not folder.exists():
        cache.mkdir(parents=True, exist_ok=True)
        run(["npm", "pack", "--silent", "--pack-destination", str(cache), f"pyodide@{PYODIDE_VERSION}"])
        archive = cache / f"pyodide-{PYODIDE_VERSION}.tgz"
        digest = base64.b64encode(hashlib.sha512(archive.read_bytes()).digest()).decode()
        if digest != PYODIDE_INTEGRITY:
            raise PostchaiseError("site-integrity", file=archive.name)
        unpacked = cache / f"pyodide-{PYODIDE_VERSION}.{os.getpid()}"
        with tarfile.open(archive) as found:
            found.extractall(unpacked, filter="data")
        (unpacked / "package").rename(folder)
        shutil.rmtree(unpacked)
    return folder


def fetch_compiled_wheels(cache: Path) -> list[Path]:
    """Return the wheels built for the browser. pip checks them against the digests of the index."""
    found = []
    for name in COMPILED:
        version = distribution(name).version
        pattern = f"{name}-{version}-*{PLATFORM}.whl"
        if not list(cache.glob(pattern)):
            options = ["--python-version", PYTHON_VERSION, "--implementation", "cp", "--platform", PLATFORM]
            options += ["--abi", f"cp{PYTHON_VERSION.replace('.', '')}", "--only-binary=:all:", "--no-deps", "--quiet"]
            run([sys.executable, "-m", "pip", "download", *options, "--dest", str(cache), f"{name}=={version}"])
        found.append(next(cache.glob(pattern)))
    return found


def unpack_wheel(wheel: Path, folder: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder)


def copy_distribution(name: str, folder: Path) -> None:
    """Copy the files of an installed pure package, and what `importlib.metadata` reads of it."""
    installed = distribution(name)
    for file in installed.files or ():
        path = str(file)
        if path.startswith("..") or "__pycache__" in path or ".dist-info" in path or path.endswith(".so"):
            continue
        target = folder / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(str(file.locate()), target)
    write_metadata(installed, folder)


def write_metadata(installed: Distribution, folder: Path) -> None:
    info = folder / f"{installed.metadata['Name'].replace('-', '_')}-{installed.version}.dist-info"
    info.mkdir(parents=True, exist_ok=True)
    for file in METADATA:
        text = installed.read_text(file)
        if text:
            (info / file).write_text(text, "utf-8")


def collect_licences(names: tuple[str, ...]) -> dict[str, str]:
    """The licence texts of installed packages, by package and file."""
    found = {}
    for name in names:
        for file in distribution(name).files or ():
            if file.name.upper().startswith(("LICENSE", "LICENCE", "COPYING", "NOTICE", "AUTHORS")):
                found[f"{name}/{file.name}"] = Path(str(file.locate())).read_text("utf-8", "replace")
    return found


def run(command: list[str]) -> None:
    """Run a tool; a missing or failing one becomes a sentence."""
    try:
        subprocess.run(command, check=True, capture_output=True, text=True)
    except FileNotFoundError:
        raise PostchaiseError("site-tool-missing", tool=command[0]) from None
    except subprocess.CalledProcessError as error:
        problem = (error.stderr.strip() or error.stdout.strip() or "?").splitlines()[-1][:200]
        raise PostchaiseError("site-tool-failed", tool=command[0], problem=problem) from error
