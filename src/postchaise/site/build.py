"""Writes the folder of the site."""

from __future__ import annotations

import asyncio
import fnmatch
import hashlib
import json
import shutil
import tempfile
import zipfile
from collections.abc import Iterable
from importlib import import_module
from importlib.metadata import distribution, version
from importlib.resources import files
from pathlib import Path
from typing import Any, Final

import postchaise
from postchaise.i18n.languages import LANGUAGES
from postchaise.kernel.errors import PostchaiseError
from postchaise.kernel.registry import find_package, titles
from postchaise.server.pages.web_app import PAPER, SIZES, render_app_icon
from postchaise.web.render.templates import SITE_NAME, STYLE, hash_assets, read_asset
from postchaise.web.translations import translator_for

from . import packages
from .application import start_application

# The prerendered pages are written for this address; the service worker puts that of the site in its place
PLACEHOLDER: Final = "http://site.invalid/-site-root-/app"
SHELL_FILES: Final = ("index.html", "404.html", "shell.css", "shell.js", "python-worker.js", "bot-worker.js")
# Left out of the archives: what a browser never needs
UNUSED: Final = (
    "*/RECORD", "*/WHEEL", "*/py.typed", "*.dist-info/licenses/*", "*.dist-info/sboms/*", "*/tests/*", "*/testing/*",
    "*.pyi", "*.pxd", "*.pyx", "*.c", "*.h",
    "postchaise/arena/*", "postchaise/cli/*", "postchaise/research/*", "postchaise/testing/*", "postchaise/site/web/*",
    "postchaise/site/build.py", "postchaise/site/packages.py", "postchaise/site/serve.py", "postchaise/server/run.py",
    "postchaise/server/http/connections.py", "postchaise/server/storage/backup.py",
    "alembic/templates/*", "anyio/_backends/_trio.py", "anyio/pytest_plugin.py", "babel/messages/*",
    "babel/support.py", "idna/uts46data.py", "mako/ext/*", "prometheus_client/bridge/*",
    "prometheus_client/twisted/*", "pydantic/mypy.py", "pydantic/v1/*", "pytz/zoneinfo/*",
    "sqlalchemy/dialects/m*", "sqlalchemy/dialects/oracle/*", "sqlalchemy/ext/[adhimo]*", "sqlalchemy/orm/*",
    "starlette/testclient.py",
)  # fmt: skip
LOCALES: Final = ("root", "en", "en_001", "en_GB", "en_US", "de", "de_DE", "fr", "fr_FR")  # of Babel
RICH_FILES: Final = ("rich/__init__.py", "rich/_extension.py", "rich/cells.py", "rich/_unicode_data/*")
# Kept as sources: Alembic lists its migrations by their names, and anyio reads its own source to import lazily
SOURCES: Final = ("postchaise/server/storage/migrations/*", "anyio/__init__.py", "anyio/abc/__init__.py")
# What the worker of the bots loads
BOTS: Final = (
    "postchaise/__init__.py", "postchaise/kernel/*", "postchaise/games/*", "postchaise/bots/*", "postchaise/i18n/*",
    "postchaise-*.dist-info/*", "postchaise/site/__init__.py", "postchaise/site/bot_worker.py", "mypy_extensions*",
    "librt*", "fluent*", "babel*", "pytz*", "attr*", "typing_extensions*",
)  # fmt: skip
ARCHIVE_TIME: Final = (2020, 1, 1, 0, 0, 0)  # equal inputs make equal archives
DIGEST_LENGTH: Final = 12


def build_site(out: Path) -> dict[str, Any]:
    """Write the folder, and return the description of the build, which is also in its build.json."""
    if out.exists() and any(out.iterdir()) and not (out / "build.json").exists():
        raise PostchaiseError("site-folder-used", folder=str(out))
    cache = packages.find_cache_folder()
    pyodide = packages.fetch_pyodide(cache)
    wheels = packages.fetch_compiled_wheels(cache)
    shutil.rmtree(out, ignore_errors=True)
    (out / "app").mkdir(parents=True)
    with tempfile.TemporaryDirectory() as temporary:
        library = Path(temporary) / "library"
        _collect_library(library, wheels)
        _compile_library(library, pyodide)
        archives = _write_archives(library, out)
    runtime = f"pyodide/{packages.PYODIDE_VERSION}/"
    (out / runtime).mkdir(parents=True)
    for name in packages.PYODIDE_FILES:
        shutil.copyfile(pyodide / name, out / runtime / name)
    for name in SHELL_FILES:
        (out / name).write_bytes(_read_web_file(name))
    _write_static_files(out / "app" / "static" / hash_assets())
    _write_icons(out)
    messages = {lang: {"failed": translator_for(lang).translate("site-failed")} for lang in LANGUAGES}
    (out / "messages.json").write_text(json.dumps(messages, ensure_ascii=False), "utf-8")
    asyncio.run(_write_first_pages(out / "first"))
    _write_licences(out)
    (out / ".nojekyll").touch()  # otherwise some hosts leave out what begins with an underscore
    cached = sorted(str(path.relative_to(out)) for path in out.rglob("*") if path.is_file() and _is_cached(out, path))
    build = {
        "version": postchaise.__version__,
        "digest": _hash_files(out, cached),
        "runtime": runtime,
        **archives,
        "packages": {name: version(name) for name in (*packages.PURE, *packages.COMPILED)},
    }
    (out / "build.json").write_text(json.dumps(build, indent=1) + "\n", "utf-8")
    known = {"BUILD": build["digest"], "CACHED": [*cached, "build.json"], "PLACEHOLDER": PLACEHOLDER}
    head = "".join(f"const {name} = {json.dumps(value)};\n" for name, value in known.items())
    (out / "service-worker.js").write_bytes(head.encode() + _read_web_file("service-worker.js"))
    return build


def _read_web_file(name: str) -> bytes:
    return (files("postchaise.site") / "web" / name).read_bytes()


def _is_cached(out: Path, path: Path) -> bool:
    """Whether a browser keeps the file for when there is no network."""
    return path.relative_to(out).parts[0] not in ("licences", "404.html", ".nojekyll")


def _hash_files(out: Path, names: Iterable[str]) -> str:
    found = hashlib.sha256()
    for name in names:
        found.update(name.encode() + b"\0" + hashlib.sha256((out / name).read_bytes()).digest())
    return found.hexdigest()[:DIGEST_LENGTH]


# The archives


def _collect_library(library: Path, wheels: list[Path]) -> None:
    ours = Path(postchaise.__file__).parent
    ignored = shutil.ignore_patterns("__pycache__", "*.so", "*.c", "node_modules")
    shutil.copytree(ours, library / "postchaise", ignore=ignored)
    packages.write_metadata(distribution("postchaise"), library)
    for name in packages.PURE:
        packages.copy_distribution(name, library)
    for wheel in wheels:
        packages.unpack_wheel(wheel, library)
    for path in sorted(library.rglob("*")):
        if path.is_file() and _is_unused(str(path.relative_to(library))):
            path.unlink()


def _is_unused(name: str) -> bool:
    if name.startswith("babel/locale-data/"):
        return Path(name).stem not in LOCALES
    if name.startswith("rich/"):
        return not _matches(name, RICH_FILES)
    return _matches(name, UNUSED)


def _matches(name: str, patterns: Iterable[str]) -> bool:
    return any(fnmatch.fnmatch(name, each) for each in patterns)


def _compile_library(library: Path, pyodide: Path) -> None:
    """Compile with the Python that will run it, without docstrings."""
    names = (str(path.relative_to(library)) for path in library.rglob("*.py"))
    kept = [name for name in names if _matches(name, SOURCES)]
    script = str(files("postchaise.site") / "web" / "compile.mjs")
    packages.run(["node", script, str(pyodide), str(library), json.dumps(kept)])


def _write_archives(library: Path, out: Path) -> dict[str, str]:
    """Two archives: what bots need, and the rest. Their names change with their contents."""
    names = sorted(str(path.relative_to(library)) for path in library.rglob("*") if path.is_file())
    bots = [name for name in names if _matches(name.replace(".pyc", ".py"), BOTS)]
    rest = sorted(set(names) - set(bots))
    return {what: _write_archive(library, out, what, which) for what, which in (("bots", bots), ("server", rest))}


def _write_archive(library: Path, out: Path, what: str, names: list[str]) -> str:
    draft = out / f"{what}.zip"
    with zipfile.ZipFile(draft, "w") as archive:
        for name in names:
            info = zipfile.ZipInfo(name, ARCHIVE_TIME)
            archive.writestr(info, (library / name).read_bytes(), zipfile.ZIP_DEFLATED, 9)
    final = f"{what}.{hashlib.sha256(draft.read_bytes()).hexdigest()[:DIGEST_LENGTH]}.zip"
    draft.rename(out / final)
    return final


# Files that the pages name


def _write_static_files(folder: Path) -> None:
    """The static files of the pages, which the service worker serves without Python."""
    static = files("postchaise.web") / "static"
    shutil.copytree(str(static), folder)
    for game in titles():
        target = folder / game
        target.mkdir()
        (target / STYLE).write_bytes(read_asset(f"{game}/{STYLE}") or b"")
        for path in _list_drawings(game):
            (target / path).write_bytes(read_asset(f"{game}/{path}") or b"")


def _list_drawings(game: str) -> list[str]:
    folder = files(import_module(find_package(game))) / "web"
    return [each.name for each in folder.iterdir() if each.name.endswith(".svg")]


def _write_icons(out: Path) -> None:
    """The manifest and its icons: the browser installs the shell, not a page in its frame."""
    (out / "icon").mkdir()
    for size in SIZES:
        (out / "icon" / f"{size}.png").write_bytes(render_app_icon(size, ""))
    (out / "icon" / "maskable-512.png").write_bytes(render_app_icon(512, "maskable"))
    icons: list[dict[str, str]] = [
        {"src": f"icon/{size}.png", "sizes": f"{size}x{size}", "type": "image/png"} for size in SIZES
    ]
    icons.append({"src": "icon/maskable-512.png", "sizes": "512x512", "type": "image/png", "purpose": "maskable"})
    for lang in LANGUAGES:
        manifest = {
            "id": "./",
            "start_url": "./",
            "scope": "./",
            "name": SITE_NAME,
            "short_name": SITE_NAME,
            "description": translator_for(lang).translate("home-title"),
            "lang": lang,
            "display": "standalone",
            "background_color": PAPER,
            "theme_color": PAPER,
            "categories": ["games"],
            "icons": icons,
        }
        (out / f"manifest.{lang}.webmanifest").write_text(json.dumps(manifest, ensure_ascii=False), "utf-8")


async def _write_first_pages(folder: Path) -> None:
    """The home page in every language, shown while Python starts."""
    folder.mkdir()

    async def refuse_request(request: bytes) -> bytes:
        raise NotImplementedError

    with tempfile.TemporaryDirectory() as data:
        bridge = await start_application(PLACEHOLDER, data, "", refuse_request, None)
        try:
            for lang in LANGUAGES:
                pieces: list[bytes] = []
                headers = [("accept-language", lang)]
                path = PLACEHOLDER.removeprefix("http://site.invalid") + "/"
                await bridge.handle("GET", path, "", headers, b"", lambda *_: None, pieces.append, asyncio.Event())
                (folder / f"{lang}.html").write_bytes(b"".join(pieces))
        finally:
            await bridge.stop()


def _write_licences(out: Path) -> None:
    folder = out / "licences"
    for name, text in packages.collect_licences(("postchaise", *packages.PURE, *packages.COMPILED)).items():
        target = folder / name
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_text(text, "utf-8")
    (folder / "README.txt").write_bytes(_read_web_file("licences.txt"))
