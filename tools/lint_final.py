"""Upper-case names of compiled modules must be Final: a plain module constant is 3-7x slower once compiled."""

import ast
import sys
from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent / "src" / "postchaise"


def offences(path: Path) -> list[str]:
    found = []
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        match node:
            case ast.Assign(targets=targets, value=value) if "TypeVar" not in ast.unparse(value):
                names = [name for target in targets for name in ast.walk(target) if isinstance(name, ast.Name)]
            case ast.AnnAssign(target=ast.Name() as name, annotation=kind) if "Final" not in ast.unparse(kind):
                names = [name]
            case _:
                continue
        where = f"{path.relative_to(PACKAGE.parent.parent)}:{node.lineno}"
        found += [f"{where}: {name.id} is not Final" for name in names if name.id.isupper()]
    return found


if __name__ == "__main__":
    paths = sorted(PACKAGE.glob("kernel/**/*.py")) + sorted(PACKAGE.glob("games/**/*.py"))
    lines = [line for path in paths for line in offences(path)]
    print("\n".join(lines) or "every constant is Final")
    sys.exit(bool(lines))
