"""The source archive: everything it takes to build, to test and to read."""

import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent
MADE = shutil.ignore_patterns(
    ".*", "build", "dist", "node_modules", "screenshots", "__pycache__", "*.egg-info", "*.so", "*.pyd"
)
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
