"""Compiles the hot modules with mypyc when a wheel is built, and only then.

An editable install stays pure Python, so an edited source never runs against a stale extension.

POSTCHAISE_PURE=1              do not compile
POSTCHAISE_REQUIRE_COMPILED=1  a failed compilation is an error (otherwise the wheel falls back to pure Python)
POSTCHAISE_OPT=0..3            optimisation of the C compiler, 3 unless said otherwise
"""

import os
import shutil
import sys
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

PACKAGE = Path("src/postchaise")
# Modules that gain nothing from being compiled
INTERPRETED = {
    "kernel": {"errors", "extras", "match", "meta", "native", "output_files", "record", "registry", "replay"},
    "kernel/actions": {"decision"},
    "kernel/components": {"loader", "game_copies", "schema", "sources", "validation", "value_checks"},
    "kernel/content": {"boards"},
    "kernel/messages": {"message", "text_table"},
    "kernel/search": {"weights"},
}
GAME_MODULES = {
    "actions",
    "components",
    "events",
    "game",
    "observation",
    "options",
    "state",
    "view",
}
GAME_PACKAGES = ("rules", "reasons", "heuristics", "card_counting")

# Our files call each other, and Python, without the detour over a table for functions that could be replaced: faster
DIRECT_CALLS = ["-fvisibility=hidden", "-fno-plt"]

WHEEL = "bdist_wheel" in sys.argv  # an editable install says editable_wheel, asking for metadata says dist_info
PURE = os.environ.get("POSTCHAISE_PURE") == "1"
REQUIRED = os.environ.get("POSTCHAISE_REQUIRE_COMPILED") == "1"


def sources() -> list[str]:
    kernel = [
        path
        for path in PACKAGE.glob("kernel/**/*.py")
        if path.stem not in INTERPRETED.get(path.parent.relative_to(PACKAGE).as_posix(), ())
    ]
    games = [path for path in PACKAGE.glob("games/*/*.py") if path.stem in GAME_MODULES]
    games += [path for folder in GAME_PACKAGES for path in PACKAGE.glob(f"games/*/{folder}/*.py")]
    reference = [PACKAGE / "arena/reference_bots/heuristics.py", *PACKAGE.glob("arena/reference_bots/*/*.py")]
    return sorted(str(path) for path in kernel + games + reference if path.stem != "__init__")


def give_up(error: BaseException) -> None:
    if REQUIRED:
        raise error
    print(f"postchaise: not compiled, pure Python instead ({error!r})", file=sys.stderr)


def extensions() -> list[Extension]:
    if PURE or not WHEEL:
        return []
    try:
        from mypyc.build import mypycify

        level = os.environ.get("POSTCHAISE_OPT", "3")
        # Interpreted modules may import packages that are not installed where the wheel is built
        options = ["--strict", "--follow-imports=silent"]
        made = mypycify(
            [*options, *sources()], opt_level=level, debug_level="0", multi_file=True, group_name="postchaise"
        )
        for extension in made if os.name == "posix" else []:
            extension.extra_compile_args += DIRECT_CALLS
        return made
    except (Exception, SystemExit) as error:  # mypyc leaves with SystemExit on a type error
        give_up(error)
        return []


def compile_side_by_side(compiler: Any, sources: list[str], **how: Any) -> list[str]:
    """As setuptools compiles, but a file on each core at a time: the modules are many and large."""
    given = [how.get(name) for name in ("output_dir", "macros", "include_dirs")]
    _, objects, after, flags, build = compiler._setup_compile(
        *given, sources, how.get("depends"), how.get("extra_postargs")
    )
    before = compiler._get_cc_args(flags, how.get("debug"), how.get("extra_preargs"))
    with ThreadPoolExecutor(os.cpu_count()) as pool:
        done = [
            pool.submit(compiler._compile, each, *build[each], before, after, flags)
            for each in objects
            if each in build
        ]
    for each in done:
        each.result()
    return objects


class AllOrNothing(build_ext):
    """The modules share one library: a module without it would hide its .py and fail at import."""

    def build_extensions(self) -> None:
        self.compiler.compile = partial(compile_side_by_side, self.compiler)
        super().build_extensions()

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
    setup(
        ext_modules=extensions(),
        cmdclass={"build_ext": AllOrNothing},
    )
