"""Settings of a server: from flags, POSTCHAISE_* variables or a TOML file, in this order.

Every setting has a default. A field is a variable and a key of the file at once; some are flags, too.
"""

from __future__ import annotations

import os
import tomllib
from collections.abc import Iterator
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path
from typing import Annotated, Any, Literal
from urllib.parse import urlsplit

from pydantic import AliasChoices, BeforeValidator, Field, ValidationError
from pydantic_settings import (
    BaseSettings,
    NoDecode,
    PydanticBaseSettingsSource,
    SettingsConfigDict,
    TomlConfigSettingsSource,
)
from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from postchaise.kernel.errors import BadOption, PostchaiseError
from postchaise.kernel.meta import find_closest_match

Network = IPv4Network | IPv6Network
DAY = 86400.0
CORES = os.cpu_count() or 1
# Push services of Chrome, Firefox, Safari, Edge
PUSH_SERVICES = ("fcm.googleapis.com", "updates.push.services.mozilla.com", "*.push.apple.com", "*.notify.windows.com")


def find_data_folder() -> Path:
    """The folder of the database: POSTCHAISE_DATA, or the user's data folder."""
    given = os.environ.get("POSTCHAISE_DATA")
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(given) if given else Path(base) / "postchaise"


def find_default_database() -> Path:
    """The database, unless the settings name one."""
    return find_data_folder() / "postchaise.sqlite"


def parse_networks(given: Any) -> Any:
    """ "127.0.0.1, 10.0.0.0/8", or a list of these."""
    parts = given.split(",") if isinstance(given, str) else given
    return tuple(ip_network(str(part).strip(), strict=False) for part in parts if str(part).strip())


def parse_names(given: Any) -> Any:
    """ "a.example, *.b.example", or a list of these."""
    parts = given.split(",") if isinstance(given, str) else given
    return tuple(str(part).strip() for part in parts if str(part).strip())


def parse_site_url(given: str) -> str:
    """Validate a URL and remove its last slash; empty stays empty."""
    parts = urlsplit(given)
    wrong = parts.scheme not in ("http", "https") or not parts.hostname or parts.query or parts.fragment
    if given and (wrong or "@" in parts.netloc or any(c in '"<>\\ ' for c in given)):
        raise ValueError(given)
    return given.rstrip("/")


def define_setting(default: Any, expected: str, **more: Any) -> Any:
    """A field with an example of its values, shown with an invalid one."""
    return Field(default, examples=[expected], **more)


class Settings(BaseSettings):
    model_config = SettingsConfigDict(env_prefix="POSTCHAISE_", extra="forbid", populate_by_name=True)

    # SQLAlchemy URL; empty: an SQLite file in the data folder
    database: str = define_setting(
        "",
        "sqlite:////var/lib/postchaise/m.sqlite",
        validation_alias=AliasChoices("POSTCHAISE_DATABASE", "DATABASE_URL"),
    )
    host: str = define_setting("127.0.0.1", "127.0.0.1")
    port: int = define_setting(8421, "0-65535", ge=0, le=65535)
    # The public URL, such as https://club.example/games/, for links, cookies and files
    public_url: Annotated[str, BeforeValidator(parse_site_url)] = define_setting("", "https://club.example/games/")
    # Proxies whose X-Forwarded-For, -Proto and -Host are trusted
    trusted_proxies: Annotated[tuple[Network, ...], NoDecode, BeforeValidator(parse_networks)] = define_setting(
        (), "127.0.0.1,10.0.0.0/8"
    )
    secure_cookies: bool = define_setting(False, "true, false")  # always mark cookies as Secure
    bot_workers: int = define_setting(2, "1-64", ge=1, le=64)  # processes that compute the bots' moves
    # Processes that render pages, and how many viewers it takes before they are used: few are served faster without
    render_workers: int = define_setting(min(4, CORES) if CORES > 1 else 0, "0-64", ge=0, le=64)
    render_pool_threshold: int = define_setting(12, "0-100000", ge=0, le=100_000)
    analysis_effort: int = define_setting(
        100, "0-1000", ge=0, le=1000
    )  # effort for one match, in per cent; 0 turns analyses off
    bot_pause: float = define_setting(
        0.7, "0-60", ge=0, le=60
    )  # seconds between two bot moves, so that people can follow
    invitation_days: int = define_setting(14, "1-3650", ge=1, le=3650)
    absence_seconds: float = define_setting(
        120, "0-86400", ge=0, le=DAY
    )  # seconds without a connection, after which others may hand over a seat
    max_body_bytes: int = define_setting(64 * 1024, "1024-10000000", ge=1024, le=10_000_000)
    max_streams: int = define_setting(4000, "1-100000", ge=1, le=100_000)  # simultaneous streams
    max_tables: int = define_setting(400, "1-100000", ge=1, le=100_000)  # tables held in memory
    # Days after which unused tables are deleted: never begun or closed; abandoned. 0: never
    unused_days: int = define_setting(30, "0-36500", ge=0, le=36500)
    unfinished_days: int = define_setting(365, "0-36500", ge=0, le=36500)
    metrics_token: str = define_setting(
        "", "a long word nobody guesses"
    )  # bearer token for /metrics; empty: only this machine may read it
    # Push notifications for absent players: `postchaise admin push-key` creates the key. Empty: none are sent
    push_key: str = define_setting("", "43 letters and digits")
    push_contact: str = define_setting("", "mailto:you@club.example")  # contact for the push services
    push_services: Annotated[tuple[str, ...], NoDecode, BeforeValidator(parse_names)] = define_setting(
        PUSH_SERVICES, "*.push.example"
    )
    push_delay: float = define_setting(10, "0-3600", ge=0, le=3600)  # seconds before a notification
    # Who may create tables: everybody, members (`postchaise admin admit`), or people who know `table_password`
    create_tables: Literal["everybody", "members", "password"] = define_setting(
        "everybody", "everybody, members, password"
    )
    table_password: str = define_setting("", "a word you tell your club")
    site_name: Annotated[str, Field(max_length=40)] = define_setting("", "Chess club Somewhere")
    imprint: str = define_setting(
        "", "/etc/postchaise/imprint.md"
    )  # Markdown or text files, linked at the foot of pages
    privacy: str = define_setting("", "/etc/postchaise/privacy.md")
    journal_mode: Literal["wal", "memory"] = define_setting("wal", "wal, memory")  # of SQLite; memory: without a disk
    frame_ancestors: Literal["none", "self"] = define_setting("none", "none, self")  # which pages may frame ours
    rate_limits: bool = define_setting(True, "true, false")
    alone: bool = define_setting(False, "true, false")  # one person and no server: hide what needs other people
    json_logs: bool = define_setting(False, "true, false")
    bot_function: str = define_setting("", "module:function")  # replaces the bots' search function; for tests

    @classmethod
    def settings_customise_sources(
        cls,
        settings_cls: type[BaseSettings],
        init_settings: PydanticBaseSettingsSource,
        env_settings: PydanticBaseSettingsSource,
        dotenv_settings: PydanticBaseSettingsSource,
        file_secret_settings: PydanticBaseSettingsSource,
    ) -> tuple[PydanticBaseSettingsSource, ...]:
        return init_settings, env_settings, TomlConfigSettingsSource(settings_cls)

    @property
    def address(self) -> str:
        return self.database or f"sqlite:///{find_default_database()}"

    @property
    def root(self) -> str:
        """The path below which the site lies; usually empty."""
        return urlsplit(self.public_url).path

    @property
    def legal_pages(self) -> dict[str, Path]:
        """The files of the imprint and the privacy policy, as far as they are set."""
        given = {"imprint": self.imprint, "privacy": self.privacy}
        return {name: Path(file) for name, file in given.items() if file}

    @property
    def public_host(self) -> str:
        return urlsplit(self.public_url).netloc


def redact_password(address: str) -> str:
    """A database URL without its password."""
    try:
        return make_url(address).render_as_string(hide_password=True)
    except ArgumentError:
        return "?" if "@" in address else address


def load_settings(file: str = "", **flags: Any) -> Settings:
    """Load flags, then the environment, then the file. Errors are one sentence."""
    try:
        settings = _load(file, **flags)
    except ValidationError as error:
        wrong = error.errors()[0]
        raise _describe_invalid_setting(str(wrong["loc"][0]), str(wrong["input"])[:60]) from error
    errors = list(_find_contradictions(settings))
    if errors:
        raise errors[0]
    return settings


def find_setting_errors(file: str = "", **flags: Any) -> list[PostchaiseError]:
    """Everything that `load_settings` would refuse."""
    try:
        return list(_find_contradictions(_load(file, **flags)))
    except ValidationError as error:
        return [_describe_invalid_setting(str(each["loc"][0]), str(each["input"])[:60]) for each in error.errors()]
    except PostchaiseError as error:
        return [error]


def _load(file: str, **flags: Any) -> Settings:
    file = file or os.environ.get("POSTCHAISE_SETTINGS", "")

    class LoadedSettings(Settings):
        model_config = SettingsConfigDict(toml_file=file or None)

    try:
        if file:
            Path(file).open("rb").close()  # pydantic ignores a missing file
        return LoadedSettings(**flags)
    except (tomllib.TOMLDecodeError, UnicodeDecodeError, OSError) as error:
        raise PostchaiseError("settings-unreadable", file=file, problem=str(error)) from error


def _find_contradictions(settings: Settings) -> Iterator[PostchaiseError]:
    """Values that are fine by themselves."""
    if settings.create_tables == "password" and not settings.table_password:
        yield PostchaiseError("setting-needed", setting="table_password")
    for page in settings.legal_pages.values():
        try:
            page.read_text("utf-8")
        except (UnicodeDecodeError, OSError) as error:
            yield PostchaiseError("settings-unreadable", file=str(page), problem=str(error))


def _describe_invalid_setting(key: str, value: str) -> PostchaiseError:
    fields = Settings.model_fields
    if key in ("POSTCHAISE_DATABASE", "DATABASE_URL"):
        key = "database"
    if key not in fields:
        return PostchaiseError(
            "setting-unknown", setting=key[:60], near=find_closest_match(key, list(fields)), known=", ".join(fields)
        )
    return BadOption("option-value", option=key, value=value, expected=str((fields[key].examples or [""])[0]))
