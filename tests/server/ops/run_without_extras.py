"""Run `postchaise` as after a plain `pip install`: packages that only the extras bring cannot be imported."""

import re
import sys
from contextlib import suppress
from importlib.metadata import PackageNotFoundError, distribution, packages_distributions


def brought(name: str, found: set[str]) -> set[str]:
    """Add the distributions that `name` requires without extras, and their requirements."""
    found.add(name)
    with suppress(PackageNotFoundError):  # needed on other systems only
        for line in distribution(name).requires or []:
            needed = re.split(r"[^\w.-]", line)[0].lower().replace("_", "-")
            if "extra ==" not in line and needed not in found:
                brought(needed, found)
    return found


class Lacking:
    def __init__(self) -> None:
        have = brought("postchaise", set())
        self.hidden = {
            module
            for module, owners in packages_distributions().items()
            if not {owner.lower().replace("_", "-") for owner in owners} & have
        }

    def find_spec(self, name: str, path: object = None, target: object = None) -> None:
        if name.partition(".")[0] in self.hidden:
            raise ModuleNotFoundError(f"No module named {name!r}", name=name)


if __name__ == "__main__":
    lacking = Lacking()
    assert {"fastapi", "sqlalchemy", "uvicorn", "httpx"} <= lacking.hidden
    sys.meta_path.insert(0, lacking)  # type: ignore[arg-type]
    from postchaise.cli.main import main

    main()
