"""A second copy of a game's package, for matches that were dealt with other numbers.

Numbers are module-level constants, so a process needs one copy of the modules for each set of them. The copy is
imported from the same sources under another name and is always interpreted; the kernel is shared. A package that
imports its own modules by absolute names would get the constants of the original: such a copy is refused by its digest.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import find_spec, spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Final

from postchaise.kernel.errors import ComponentsError


class PackageCopyFinder(MetaPathFinder):
    """Finds the modules of copies: the first part of a name says which copy, the rest which module."""

    def __init__(self) -> None:
        self.sources: dict[str, Path] = {}  # by name of the copy: a folder, or the file of a single module

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        root, *rest = fullname.split(".")
        source = self.sources.get(root)
        if source is None:
            return None
        place = source.joinpath(*rest)
        if place.is_file():
            return spec_from_file_location(fullname, place)
        init = place / "__init__.py"
        if init.is_file():
            return spec_from_file_location(fullname, init, submodule_search_locations=[str(place)])
        module = place.with_name(place.name + ".py")
        return spec_from_file_location(fullname, module) if module.is_file() else None


_FINDER: Final = PackageCopyFinder()


def import_from_copy(module: str, digest: str) -> ModuleType:
    """The same module in a copy of its package, imported when it is first asked for."""
    package = module if _is_package(module) else module.rpartition(".")[0] or module
    name = f"{package.replace('.', '_')}_{digest}"
    if name not in _FINDER.sources:
        _FINDER.sources[name] = _find_source(package)
    if _FINDER not in sys.meta_path:
        sys.meta_path.insert(0, _FINDER)
    return import_module(name + module.removeprefix(package))


def remove_failed_import(module: str, digest: str) -> None:
    """Removes what was imported of a copy that turned out to be none."""
    package = module if _is_package(module) else module.rpartition(".")[0] or module
    name = f"{package.replace('.', '_')}_{digest}"
    for each in [each for each in sys.modules if each == name or each.startswith(name + ".")]:
        del sys.modules[each]


def _is_package(module: str) -> bool:
    spec = find_spec(module)
    return spec is not None and spec.submodule_search_locations is not None


def _find_source(package: str) -> Path:
    spec = find_spec(package)
    if spec is not None and spec.submodule_search_locations:
        return Path(next(iter(spec.submodule_search_locations)))
    if spec is not None and spec.origin is not None and spec.origin.endswith(".py"):
        return Path(spec.origin)
    raise ComponentsError("components-no-source", entry=package)
