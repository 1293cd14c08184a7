"""Compiles the hot modules with mypyc when a wheel is built, and only then.

An editable install stays pure Python, so an edited source never runs against a stale extension.

ESTAFETTE_PURE=1              do not compile
ESTAFETTE_REQUIRE_COMPILED=1  a failed compilation is an error (otherwise the wheel falls back to pure Python)
ESTAFETTE_OPT=0..3            optimisation of the C compiler, 3 unless said otherwise
"""

import os
import shutil
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/estafette")
INTERPRETED = (  # compiling them gains nothing
    "__init__",
    "components",
    "decision",
    "errors",
    "forms",
    "match",
    "meta",
    "phrase",
    "record",
    "registry",
    "rows",
)
GAME_MODULES = ("components", "actions", "state", "events", "reasons", "view", "game", "features")

WHEEL = "bdist_wheel" in sys.argv  # an editable install says editable_wheel, asking for metadata says dist_info
PURE = os.environ.get("ESTAFETTE_PURE") == "1"
REQUIRED = os.environ.get("ESTAFETTE_REQUIRE_COMPILED") == "1"


def sources() -> list[str]:
    kernel = [path for path in PACKAGE.glob("kernel/*.py") if path.stem not in INTERPRETED]
    games = [path for path in PACKAGE.glob("games/*/*.py") if path.stem in GAME_MODULES]
    rules = [path for path in PACKAGE.glob("games/*/rules/*.py") if path.stem != "__init__"]
    return sorted(map(str, kernel + games + rules))


def give_up(error: BaseException) -> None:
    if REQUIRED:
        raise error
    print(f"estafette: not compiled, pure Python instead ({error!r})", file=sys.stderr)


def extensions() -> list[Extension]:
    if PURE or not WHEEL:
        return []
    try:
        from mypyc.build import mypycify

        options = {"opt_level": os.environ.get("ESTAFETTE_OPT", "3"), "debug_level": "0", "group_name": "estafette"}
        return mypycify(["--strict", *sources()], **options)
    except (Exception, SystemExit) as error:  # mypyc leaves with SystemExit on a type error
        give_up(error)
        return []


class AllOrNothing(build_ext):
    """The modules share one library: a module without it would hide its .py and fail at import."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as error:
            give_up(error)
            for extension in self.extensions:
                Path(self.get_ext_fullpath(extension.name)).unlink(missing_ok=True)
            self.extensions = []
            self.distribution.ext_modules = []


if __name__ == "__main__":
    if WHEEL:
        shutil.rmtree("build", ignore_errors=True)  # what an earlier build left there must not get into this wheel
    setup(ext_modules=extensions(), cmdclass={"build_ext": AllOrNothing})
