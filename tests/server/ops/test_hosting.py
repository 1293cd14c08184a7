"""The files for a host: what `admin init` writes, and the container files."""

import re
import subprocess
import sys
from pathlib import Path

import pytest
import yaml

from command_processes import environment, postchaise
from postchaise.server.ops.settings import load_settings
from postchaise.server.ops.site_files import NAMES
from server.persons import BOT, Person
from server.serving import Serving

ROOT = Path(__file__).resolve().parents[3]


def init(folder: Path, *words: str) -> "subprocess.CompletedProcess[str]":
    return postchaise("admin", "init", str(folder), *words)


@pytest.fixture
def site(tmp_path: Path) -> Path:
    """The files for a server that differs from the example in everything."""
    folder = tmp_path / "site"
    done = init(folder, "--public-url", "https://games.club.example:8443/play/here/", "--port", "9000", "--user", "ada")
    assert done.returncode == 0, done.stderr
    return folder


def test_init_fills_in_everything_that_was_chosen(site: Path) -> None:
    assert sorted(each.name for each in site.iterdir()) == sorted(NAMES)
    texts = {name: (site / name).read_text("utf-8") for name in NAMES}
    for name, text in texts.items():
        assert not re.search(r"8421|/etc/postchaise|/opt/postchaise|(?<!games\.)club\.example", text), name
    settings = load_settings(str(site / "postchaise.toml"))
    assert (settings.public_url, settings.port) == ("https://games.club.example:8443/play/here", 9000)
    for name in ("postchaise.service", "postchaise-backup.service"):
        assert "\nUser=ada\nGroup=ada\n" in texts[name]
        assert f"ExecStart={Path(sys.executable).with_name('postchaise')} " in texts[name]
        assert f"--settings {site}/postchaise.toml" in texts[name]
    assert "location /play/here/ {" in texts["nginx.conf"]
    assert "server_name games.club.example;" in texts["nginx.conf"]
    assert "redir /play/here /play/here/ 308" in texts["Caddyfile"]


def test_init_changes_no_file_that_is_there(site: Path) -> None:
    (site / "postchaise.toml").write_text("port = 1\n", "utf-8")
    (site / "nginx.conf").unlink()
    done = init(site, "--public-url", "https://club.example/")
    assert done.returncode == 0
    assert f"Keptasitis:{site}/postchaise.toml" in re.sub(r"\s+", "", done.stdout)
    assert (site / "postchaise.toml").read_text("utf-8") == "port = 1\n"
    assert "server_name club.example;" in (site / "nginx.conf").read_text("utf-8")


@pytest.mark.parametrize(
    "words",
    [
        (),
        ("--public-url", "http://club.example/"),
        ("--public-url", "https://club.example/a;b"),
        ("--public-url", "https://club.example/", "--user", "ada\nRoot"),
        ("--public-url", "https://club.example/", "--port", "70000"),
    ],
)
def test_init_refuses_what_would_break_the_files(words: tuple[str, ...], tmp_path: Path) -> None:
    done = init(tmp_path / "etc", *words)
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert not (tmp_path / "etc").exists()


def test_systemd_accepts_the_units(site: Path) -> None:
    units = [str(site / name) for name in NAMES if name.endswith((".service", ".timer"))]
    for unit in units:
        text = Path(unit).read_text("utf-8").replace("User=ada\nGroup=ada", "User=root\nGroup=root")
        Path(unit).write_text(text, "utf-8")
    done = subprocess.run(["systemd-analyze", "verify", *units], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert "LimitNOFILE=65536" in Path(units[0]).read_text("utf-8")


def test_the_backup_unit_runs_a_command_that_works(site: Path, own: Serving, tmp_path: Path) -> None:
    own.start()
    Person(own).make(seats=BOT)
    unit = (site / "postchaise-backup.service").read_text("utf-8")
    command = unit.partition("ExecStart=")[2].partition("\n")[0].split()[1:]
    backups = tmp_path / "backups"
    backups.mkdir()
    command[command.index("--directory") + 1] = str(backups)
    done = postchaise(*command, "--database", own.database)
    assert done.returncode == 0, done.stderr
    assert len(list(backups.glob("postchaise-*.sqlite"))) == 1


# Containers


def compose() -> dict[str, dict[str, dict[str, object]]]:
    loaded: dict[str, dict[str, dict[str, object]]] = yaml.safe_load(
        (ROOT / "deploy" / "compose.yaml").read_text("utf-8")
    )
    return loaded


def test_the_container_for_administration_uses_the_database_of_the_server() -> None:
    services = compose()["services"]
    server, admin = services["postchaise"], services["admin"]
    assert admin["environment"] == server["environment"]
    assert admin["build"] == server["build"]
    assert admin["networks"] == server["networks"]
    assert admin["profiles"] == ["admin"]  # it does not start with the others


def test_every_file_and_volume_of_the_containers_exists() -> None:
    found = compose()
    volumes = [str(each) for service in found["services"].values() for each in service.get("volumes", [])]  # type: ignore[attr-defined]
    sources = [each.partition(":")[0] for each in volumes]
    for source in sources:
        assert (ROOT / "deploy" / source).is_file() if source.startswith(".") else source in found["volumes"], source
    assert set(found["volumes"]) == {source for source in sources if not source.startswith(".")}


def test_the_commands_for_containers_work_outside(own: Serving, tmp_path: Path) -> None:
    """The documented lines after `docker compose run --rm admin`, with the settings that compose.yaml gives."""
    own.start()
    table = Person(own).make(seats=BOT)["table"]
    text = (ROOT / "docs" / "host.md").read_text("utf-8")
    lines = re.findall(r"docker compose run --rm (?:-T )?admin ([^>\n#]*)", text)
    assert {line.split()[0] for line in lines} >= {"list", "backup", "verify", "restore"}
    backups = tmp_path / "backups"
    backups.mkdir()
    for line in lines:
        words = [word.replace("/backups", str(backups)) for word in line.split()]
        if words[-1] == "-":
            words[-1] = "/dev/null"  # standard output has a test of its own
        if words[0] in ("restore", "verify"):
            words[1] = str(next(backups.glob("*.sqlite")))
        if words[0] == "restore":
            assert own.stop() == 0
        done = postchaise("admin", *words, **{**environment(), "DATABASE_URL": own.database})
        assert done.returncode == 0, (line, done.stderr)
    own.start()
    assert Person(own).get(f"/t/{table}").status_code == 200
    assert own.stop() == 0
