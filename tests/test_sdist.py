"""The source archive: everything it takes to build, to test and to read; and the page that is published with it."""

import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MADE = shutil.ignore_patterns(".*", "build", "dist", "screenshots", "__pycache__", "*.egg-info", "*.so", "*.pyd")
BUILD = "from setuptools.build_meta import build_sdist; build_sdist('..')"


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A copy of what is in the house, without what was made there."""
    folder = tmp_path_factory.mktemp("sdist") / "house"
    shutil.copytree(ROOT, folder, ignore=MADE)
    return folder


@pytest.fixture(scope="module")
def wanted(house: Path) -> set[str]:
    return {str(path.relative_to(house)) for path in house.rglob("*") if path.is_file()}


@pytest.fixture(scope="module")
def held(house: Path, wanted: set[str]) -> dict[str, bytes]:
    """The files of the source archive, and what is in them."""
    subprocess.run([sys.executable, "-c", BUILD], cwd=house, check=True, capture_output=True)
    with tarfile.open(next(house.parent.glob("*.tar.gz"))) as archive:
        inside = [(member.name.partition("/")[2], archive.extractfile(member)) for member in archive.getmembers()]
        return {name: file.read() for name, file in inside if file is not None}


def test_the_source_archive_holds_everything(wanted: set[str], held: dict[str, bytes]) -> None:
    """A file in src that no line of package-data names is missing here, and in the wheel."""
    assert len(wanted) > 300
    assert sorted(wanted - set(held)) == []


def test_the_published_page_leads_only_to_what_is_there(held: dict[str, bytes]) -> None:
    source = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]["urls"]["Source"]
    page = held["PKG-INFO"].decode()
    addresses = re.findall(r'\]\(([^)]+)\)|src="([^"]+)"', page) + re.findall(r"(?m)^Project-URL: \w+, (.+)()$", page)
    ours = [address.removeprefix(source) for pair in addresses for address in pair if address]
    assert len(ours) > 15
    for address in ours:
        kind, _, path = address.removeprefix("/").partition("/main")
        assert kind in ("", "raw", "blob", "tree"), address
        assert (kind == "raw") == path.endswith(".png"), address
        assert (ROOT / path.removeprefix("/")).exists(), address
