"""Settings: flags override the environment, which overrides the file; errors are one sentence."""

import os
import re
import subprocess
import sys
from ipaddress import ip_network
from pathlib import Path

import pytest

from command_processes import environment, postchaise
from postchaise.kernel.errors import PostchaiseError
from postchaise.server.ops.settings import Settings, load_settings, redact_password
from postchaise.server.ops.site_files import read_template
from server.persons import Person
from server.serving import Serving


@pytest.fixture(autouse=True)
def nothing_told(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in os.environ:
        if name.startswith("POSTCHAISE_") or name == "DATABASE_URL":
            monkeypatch.delenv(name)


def file(folder: Path, text: str) -> str:
    (folder / "postchaise.toml").write_text(text, "utf-8")
    return str(folder / "postchaise.toml")


def test_flags_come_before_the_environment_and_that_before_the_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    told = file(
        tmp_path, 'port = 1001\nbot_workers = 11\nbot_pause = 1.5\ntrusted_proxies = ["127.0.0.1", "10.0.0.0/8"]\n'
    )
    monkeypatch.setenv("POSTCHAISE_PORT", "1002")
    monkeypatch.setenv("POSTCHAISE_BOT_WORKERS", "12")
    settings = load_settings(told, port="1003")
    assert (settings.port, settings.bot_workers, settings.bot_pause, settings.host) == (1003, 12, 1.5, "127.0.0.1")
    assert settings.trusted_proxies == (ip_network("127.0.0.1"), ip_network("10.0.0.0/8"))


def test_the_environment_names_the_file_the_proxies_and_the_database(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("POSTCHAISE_SETTINGS", file(tmp_path, "max_streams = 17\n"))
    monkeypatch.setenv("POSTCHAISE_TRUSTED_PROXIES", "127.0.0.1, ::1")
    monkeypatch.setenv("DATABASE_URL", "sqlite:////here")
    assert (load_settings().max_streams, len(load_settings().trusted_proxies), load_settings().address) == (
        17,
        2,
        "sqlite:////here",
    )
    monkeypatch.setenv("POSTCHAISE_DATABASE", "sqlite:////nearer")
    assert load_settings().address == "sqlite:////nearer"
    assert load_settings(database="sqlite:////nearest").address == "sqlite:////nearest"


@pytest.mark.parametrize(
    ("typed", "root", "host"),
    [
        ("", "", ""),
        ("https://club.example", "", "club.example"),
        ("https://club.example/", "", "club.example"),
        ("http://club.example:8000/games/", "/games", "club.example:8000"),
    ],
)
def test_the_public_address_tells_path_and_host(typed: str, root: str, host: str) -> None:
    settings = Settings(public_url=typed)
    assert (settings.root, settings.public_host) == (root, host)


@pytest.mark.parametrize(
    ("key", "value"),
    [
        ("port", "70000"),
        ("port", "many"),
        ("bot_pause", "-1"),
        ("bot_workers", "0"),
        ("public_url", "club.example"),
        ("public_url", "https://club.example/?a=b"),
        ("public_url", 'https://club.example/"x'),
        ("trusted_proxies", "localhost"),
    ],
)
def test_a_wrong_value_is_named_with_one_that_would_be_right(key: str, value: str) -> None:
    with pytest.raises(PostchaiseError) as caught:
        load_settings(**{key: value})
    assert caught.value.details["option"] == key
    assert caught.value.details["expected"]


def test_an_invalid_settings_file_is_reported_in_one_sentence(tmp_path: Path) -> None:
    for text, words in (("prot = 1\n", "“port”"), ("port = [", "postchaise.toml"), ("port = -1\n", "0-65535")):
        done = postchaise("serve", "--settings", file(tmp_path, text))
        assert done.returncode == 2
        assert words in done.stderr
        assert done.stderr.count("\n") == 1


def test_a_real_server_reads_its_file(tmp_path: Path) -> None:
    told = file(tmp_path, 'public_url = "https://club.example/games/"\n')
    one = Serving(tmp_path, "--settings", told).start()
    try:
        made = Person(one).make()
        assert made["url"].startswith("https://club.example/games/t/")
    finally:
        one.stop()


def test_the_file_of_a_new_host_is_read_and_tells_every_default_as_it_is(tmp_path: Path) -> None:
    text = read_template("postchaise.toml")
    settings = load_settings(file(tmp_path, text))
    assert (settings.public_host, len(settings.trusted_proxies)) == ("club.example", 2)
    defaults = [line.removeprefix("# ") for line in text.splitlines() if re.match("# [a-z_]+ = ", line)]
    assert len(defaults) > 8
    assert load_settings(file(tmp_path, "\n".join(defaults))).model_dump() == load_settings().model_dump()


def test_no_password_of_a_database_is_shown() -> None:
    assert redact_password("postgresql://club:secret@db/postchaise") == "postgresql://club:***@db/postchaise"
    assert "secret" not in redact_password("postgresql://club:secret@[/postchaise")


def test_without_the_extra_the_missing_part_is_named_with_the_command_that_installs_it() -> None:
    """As after `pip install postchaise`: whatever only an extra brings cannot be imported."""
    script = Path(__file__).with_name("run_without_extras.py")
    for words in (["games"], ["simulate", "la-loire", "--games", "1"]):
        done = subprocess.run([sys.executable, script, *words], capture_output=True, text=True, env=environment())
        assert done.returncode == 0, done.stderr
    done = subprocess.run([sys.executable, script, "serve"], capture_output=True, text=True, env=environment())
    assert done.returncode == 2
    assert 'pip install "postchaise[serve]"' in done.stderr
    assert done.stderr.count("\n") == 1
