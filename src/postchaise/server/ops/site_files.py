"""The files a host needs: settings, systemd units, and a site for nginx or Caddy, filled in for one server."""

from __future__ import annotations

import re
import sys
from importlib.resources import files
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

from postchaise.kernel.errors import BadOption, PostchaiseError

# What the files say as they are installed
FOLDER: Final = "/etc/postchaise"
COMMAND: Final = "/opt/postchaise/bin/postchaise"
ADDRESS: Final = "https://club.example/"
NAME: Final = "club.example"
PORT: Final = 8421
USER: Final = "postchaise"
PUBLIC_URL: Final = re.compile(r"https://[\w.-]+(:\d{1,5})?(/[\w.~-]+)*/?", re.ASCII)
USER_NAME: Final = re.compile(r"[a-z_][a-z0-9_-]{0,31}")
NAMES: Final = (
    "postchaise.toml",
    "postchaise.service",
    "postchaise-backup.service",
    "postchaise-backup.timer",
    "nginx.conf",
    "Caddyfile",
)


def read_template(name: str) -> str:
    return (files("postchaise.server.ops") / "site" / name).read_text("utf-8")


def fill_in(name: str, folder: Path, public_url: str, port: int, user: str) -> str:
    """The content of one file for a server at a public URL without its last slash."""
    parts = urlsplit(public_url)
    site, path, tls = parts.hostname or "", parts.path, f":{parts.port}" if parts.port else ""
    changes = {
        COMMAND: str(Path(sys.executable).with_name("postchaise")),
        FOLDER: str(folder),
        f"127.0.0.1:{PORT}": f"127.0.0.1:{port}",
        ADDRESS: public_url + "/",
        NAME: site + tls if name == "Caddyfile" else site,
        f"# port = {PORT}": f"port = {port}",
        f"User={USER}\nGroup={USER}": f"User={user}\nGroup={user}",
        f"--home-dir /var/lib/postchaise {USER}": f"--home-dir /var/lib/postchaise {user}",
        "listen 443 ssl": f"listen {parts.port or 443} ssl",
        "https://$host$": f"https://$host{tls}$",
        "location / {": f"location {path}/ {{",
        "\thandle /* {": f"\tredir {path} {path}/ 308\n\thandle {path}/* {{" if path else "\thandle /* {",
    }
    known = re.compile("|".join(map(re.escape, changes)))
    return known.sub(lambda found: changes[found[0]], read_template(name))


def write_site_files(folder: Path, public_url: str, port: int, user: str) -> dict[str, bool]:
    """Write all files; tell which are new. Existing files are never changed."""
    if not PUBLIC_URL.fullmatch(public_url):
        raise BadOption(
            "option-value", option="public-url", value=public_url[:60], expected="https://club.example/games/"
        )
    if not USER_NAME.fullmatch(user):
        raise BadOption("option-value", option="user", value=user[:40], expected=USER)
    public_url, folder = public_url.rstrip("/"), folder.absolute()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        return {name: _write_new(folder / name, fill_in(name, folder, public_url, port, user)) for name in NAMES}
    except (OSError, UnicodeEncodeError) as error:
        problem = error.strerror if isinstance(error, OSError) else error.reason
        raise PostchaiseError("file-unwritable", file=str(folder), problem=str(problem)) from None


def _write_new(file: Path, text: str) -> bool:
    data = text.encode("utf-8")
    try:
        with open(file, "xb") as target:
            target.write(data)
    except FileExistsError:
        return False
    return True
