"""`postchaise site`: writes the whole site as a folder for any web host."""

from __future__ import annotations

from pathlib import Path

from postchaise.kernel.errors import PostchaiseError, require_extra

from .screen import Screen


def write_site(screen: Screen, folder: str) -> None:
    with require_extra("serve"):
        from postchaise.site.build import build_site

    out = Path(folder)
    try:
        build = build_site(out)
    except OSError as error:
        raise PostchaiseError("site-not-written", folder=folder, problem=str(error)) from error
    size = sum(path.stat().st_size for path in out.rglob("*") if path.is_file())
    screen.print_message("site-written", folder=str(out), size=round(size / 1e6), build=str(build["digest"]))
