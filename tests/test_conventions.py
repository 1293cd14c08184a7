"""What no single layer can check of itself."""

import ast
import re
import sys
import tomllib
from collections import Counter
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "postchaise"


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name.split(".")[0] for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module.split(".")[0]


def test_kernel_and_games_import_only_the_standard_library() -> None:
    allowed = sys.stdlib_module_names | {"postchaise", "librt", "mypy_extensions"}
    for layer in ("kernel", "games"):
        for path in PACKAGE.glob(f"{layer}/**/*.py"):
            assert set(imported(path)) <= allowed, path


def test_the_guide_for_contributors_knows_every_layer_and_who_imports_whom() -> None:
    guide = (ROOT / "CONTRIBUTING.md").read_text("utf-8")
    layers = [path.parent.name for path in PACKAGE.glob("*/__init__.py")]
    assert len(layers) > 5
    assert [name for name in layers if f"`src/postchaise/{name}" not in guide] == []
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["importlinter"]["contracts"]
    order = next(contract["layers"] for contract in contracts if contract["type"] == "layers")
    assert " -> ".join(order).replace("postchaise.", "") in guide


def test_every_folder_of_modules_is_a_package() -> None:
    """A folder without __init__.py would be missing from the wheel."""
    for path in PACKAGE.rglob("*.py"):
        assert (path.parent / "__init__.py").exists(), path


def test_no_extension_lies_beside_a_source() -> None:
    assert not [path for path in PACKAGE.rglob("*") if path.suffix in (".so", ".pyd")]


def crowded_folders(pattern: str) -> dict[str, int]:
    """Folders with more than 20 files of a kind."""
    counts = Counter(path.parent for path in PACKAGE.rglob(pattern) if path.stem != "__init__")
    return {str(folder.relative_to(PACKAGE)): count for folder, count in counts.items() if count > 20}


def test_no_folder_has_more_than_20_modules() -> None:
    """A larger package is split by subject."""
    assert crowded_folders("*.py") == {}


def test_no_folder_has_more_than_20_scripts() -> None:
    assert crowded_folders("*.js") == {}


def test_fewer_than_30_modules_are_shorter_than_40_lines() -> None:
    """A shorter one is merged into the module that uses it, unless it is a public entry point."""
    modules = [path for path in PACKAGE.rglob("*.py") if path.stem != "__init__" and "migrations" not in path.parts]
    short = [str(path.relative_to(PACKAGE)) for path in modules if len(path.read_text("utf-8").splitlines()) < 40]
    assert len(short) < 30, short


def test_a_sheet_has_one_rule_a_line() -> None:
    """Several on one are hard to read, and to merge; a value or selector that is long goes on below."""
    sheets = list(PACKAGE.rglob("*.css"))
    assert len(sheets) > 25
    for path in sheets:
        told = re.sub(r"/\*.*?\*/", lambda comment: "\n" * comment[0].count("\n"), path.read_text("utf-8"), flags=re.S)
        for number, line in enumerate(told.splitlines(), 1):
            assert line.count("{") <= 1, (path.name, number)
            assert not re.search(r"\}\s*[^\s}]", line), (path.name, number)
            assert len(line) <= 180, (path.name, number)


def test_hatching_names_its_colour_space() -> None:
    """Without `in srgb`, Firefox mixes a repeated `color-mix` in another space and draws it once."""
    nested = r"repeating-\w+-gradient\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)"
    for path in PACKAGE.rglob("*.css"):
        for gradient in re.findall(nested, path.read_text("utf-8")):
            if "color-mix" in gradient:
                assert gradient.partition(",")[0].endswith("in srgb"), (path.name, gradient)


DRAWINGS = ("sprites.html", "title-art.html", "mini.html", "sign.html")  # nothing but shapes: their lines are path data


def test_no_template_line_is_longer_than_160_characters() -> None:
    """A change to a longer line cannot be reviewed."""
    templates = [path for path in PACKAGE.rglob("*.html") if not path.name.endswith(DRAWINGS)]
    assert len(templates) > 80
    for path in templates:
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            assert len(line) <= 160, (str(path.relative_to(PACKAGE)), number)


def classes(sheet: Path) -> set[str]:
    """The classes that a style sheet selects."""
    rules = re.sub(r"/\*.*?\*/|\"[^\"]*\"", "", sheet.read_text("utf-8"), flags=re.S)
    return {name for each in re.findall(r"([^{};]*)\{", rules) for name in re.findall(r"\.([A-Za-z_][\w-]*)", each)}


def test_class_names_are_words() -> None:
    """One or two letters say nothing about what they style."""
    found = {name for path in PACKAGE.rglob("*.css") for name in classes(path)}
    assert len(found) > 500
    assert {name for name in found if len(name) < 3} == {"js"}  # the page runs scripts: the name everybody uses


def test_every_styled_class_is_drawn() -> None:
    """A class that is renamed in one place only would lose its style without a word."""
    drawn, families = set[str](), set[str]()
    for path in [each for each in PACKAGE.rglob("*") if each.suffix in (".html", ".svg", ".js", ".py")]:
        text = path.read_text("utf-8")
        drawn |= set(re.findall(r"[A-Za-z_][\w-]*", text))
        families |= set(re.findall(r"([a-z]+-)\{", text))
    styled = {name for path in PACKAGE.rglob("*.css") for name in classes(path)}
    assert len(styled) > 500
    assert {name for name in styled - drawn if not any(name.startswith(each) for each in families)} == set()


BREAKPOINTS = {"width": {"700", "820", "1100", "1400"}, "height": {"500", "800", "1100"}}


def test_media_queries_use_the_documented_breakpoints() -> None:
    """Five named layouts and a few sizes, in the head of style.css and in the page about the table."""
    used: dict[str, set[str]] = {"width": set(), "height": set()}
    for path in PACKAGE.rglob("*.css"):
        for query in re.findall(r"@media ([^{]*)", path.read_text("utf-8")):
            sizes = re.findall(r"\((width|height) (?:<=|>) (\d+)px\)", query)
            assert query.count("px") == len(sizes), (path.name, query)
            for side, size in sizes:
                used[side].add(size)
    assert used == BREAKPOINTS
    documented = (
        (PACKAGE / "web/static/style.css").read_text("utf-8"),
        (ROOT / "docs/concepts/table.md").read_text("utf-8"),
    )
    for text in documented:
        named = re.findall(r"\(?(width|height) <= (\d+)px", text.partition("## Bundles")[0].partition("@media")[0])
        assert sorted(named) == sorted((side, size) for side, sizes in BREAKPOINTS.items() for size in sizes)
    for path in PACKAGE.rglob("*.js"):
        for side, size in re.findall(r"\(max-(width|height): (\d+)px", path.read_text("utf-8")):
            assert size in BREAKPOINTS[side], path.name


def test_every_dependency_is_pinned() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    lists = [project["build-system"]["requires"], project["project"]["dependencies"]]
    lists += project["project"]["optional-dependencies"].values()
    wanted = {re.split(r"[<>=!\[]", line)[0] for lines in lists for line in lines} - {"postchaise"}
    lines = (ROOT / "constraints.txt").read_text(encoding="utf-8").splitlines()
    pins = [line.split("==") for line in lines if not line.startswith("#")]
    assert all(len(pin) == 2 for pin in pins)
    assert wanted <= {name.lower() for name, _ in pins}


def test_every_message_is_read() -> None:
    """Fluent skips lines it does not understand without a word: none may be left over."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Junk

    parser = FluentParser()
    for path in sorted((ROOT / "src").rglob("*.ftl")):
        junk = [entry.content for entry in parser.parse(path.read_text("utf-8")).body if isinstance(entry, Junk)]
        assert junk == [], path


def test_all_languages_know_the_same_messages_with_the_same_arguments() -> None:
    """Of two messages with one id Fluent takes the first without a word."""

    def messages(path: Path) -> dict[str, set[str]]:
        found: dict[str, set[str]] = {}
        id = ""
        for line in path.read_text("utf-8").splitlines():
            if re.match("[a-z]", line):
                id = line.split(" =")[0]
                assert id not in found, f"{path}: {id} is there twice"
                found[id] = set()
            found.setdefault(id, set()).update(re.findall(r"\$([a-z]+)", line))
        return found

    for path in sorted((ROOT / "src").rglob("en.ftl")):
        english = messages(path)
        for language in ("fr", "de"):
            other = messages(path.with_name(f"{language}.ftl"))
            assert other.keys() == english.keys(), path
            if "games" not in path.parts:  # a game tells its languages more than one of them may need
                assert {id for id, arguments in english.items() if other[id] != arguments} == set(), (path, language)


def test_every_slow_test_is_there() -> None:
    """A test that was renamed would come back into `make quick` without a word."""
    lines = (ROOT / "tests" / "slow.txt").read_text("utf-8").splitlines()
    names = [line for line in lines if not line.startswith("#")]
    assert names == sorted(set(names))
    for name in names:
        path, _, test = name.partition("::")
        assert (ROOT / path).exists(), name
        assert not test or f"def {test}" in (ROOT / path).read_text("utf-8"), name
