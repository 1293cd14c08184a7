"""A real nginx and a real Caddy in front of a real server, with the files of `postchaise admin init`.

People type https://club.example:<port>/..., which leads to this machine.
"""

from __future__ import annotations

import os
import shutil
import socket
import ssl
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from postchaise.server.ops.site_files import fill_in
from server.persons import Browser
from server.serving import PATIENCE, Serving, free_port, wait_until

NAME = "club.example"
NGINX = """
daemon off; pid {folder}/nginx.pid; error_log {folder}/errors.txt; worker_processes 1;
events {{ worker_connections 256; }}
http {{
    access_log off; client_body_temp_path {folder}/b; proxy_temp_path {folder}/p; fastcgi_temp_path {folder}/f;
    uwsgi_temp_path {folder}/u; scgi_temp_path {folder}/s;
    {site}
}}
"""
CADDY = "{\nadmin off\nauto_https off\ndefault_bind 127.0.0.1\ngrace_period 1s\n}\n"


def certificate(folder: Path) -> tuple[Path, Path]:
    """Create a self-signed certificate for the test's host name."""
    full, key = folder / "fullchain.pem", folder / "privkey.pem"
    words = ["-x509", "-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2"]
    names = ["-subj", f"/CN={NAME}", "-addext", f"subjectAltName=DNS:{NAME}"]
    files = ["-keyout", str(key), "-out", str(full)]
    subprocess.run(["openssl", "req", *words, *names, *files], check=True, capture_output=True)
    return full, key


def fill_template(name: str, port: int, server: int, path: str) -> str:
    """Return a file as an operator gets it, except that it listens on the loopback address."""
    text = fill_in(name, Path("/etc/postchaise"), f"https://{NAME}:{port}{path.rstrip('/')}", server, "postchaise")
    return text.replace(f"listen {port} ssl", f"listen 127.0.0.1:{port} ssl")


def create_nginx_command(folder: Path, port: int, server: int, path: str) -> tuple[list[str], dict[str, str]]:
    certificate(folder)
    site = fill_template("nginx.conf", port, server, path).replace("listen 80", f"listen 127.0.0.1:{free_port()}")
    site = site.replace(f"/etc/letsencrypt/live/{NAME}", str(folder))
    file = folder / "nginx.conf"
    file.write_text(NGINX.format(folder=folder, site=site), "utf-8")
    return ["nginx", "-e", str(folder / "errors.txt"), "-c", str(file)], {}


def create_caddy_command(folder: Path, port: int, server: int, path: str) -> tuple[list[str], dict[str, str]]:
    full, key = certificate(folder)
    site = fill_template("Caddyfile", port, server, path)
    site = site.replace("} {\n", f"}} {{\n\ttls {full} {key}\n", 1)
    file = folder / "Caddyfile"
    file.write_text(CADDY + site, "utf-8")
    return ["caddy", "run", "--config", str(file)], {"XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}


PROXIES = {"nginx": create_nginx_command, "caddy": create_caddy_command}


class ProxiedServer:
    """A server and its proxy; `address` is the public address."""

    def __init__(self, folder: Path, proxy: str, path: str) -> None:
        port = free_port()
        self.host = f"{NAME}:{port}"
        self.path = path.rstrip("/")
        self.address = f"https://{self.host}{self.path}"
        self.serving = Serving(folder, "--public-url", self.address + "/", "--trusted-proxies", "127.0.0.1")
        self.port = port
        self.command, self.more = PROXIES[proxy](folder, port, self.serving.port, path)

    @contextmanager
    def running(self) -> Iterator[ProxiedServer]:
        for program in (self.command[0], "openssl"):
            if not shutil.which(program, path=os.environ["PATH"] + ":/usr/sbin"):
                pytest.skip(f"no {program}")
        self.serving.start()
        environment = {**os.environ, **self.more, "PATH": os.environ["PATH"] + ":/usr/sbin"}
        log = (self.serving.folder / "proxy.txt").open("wb")
        proxy = subprocess.Popen(self.command, env=environment, stdout=log, stderr=log)
        try:
            wait_until(lambda: proxy.poll() is not None or self._answers(), "the proxy")
            assert proxy.poll() is None, (self.serving.folder / "proxy.txt").read_text("utf-8")
            yield self
        finally:
            proxy.terminate()
            proxy.wait(PATIENCE)
            log.close()
            self.serving.stop()
        assert "Traceback" not in self.serving.read_trace(), self.serving.read_trace()

    def _answers(self) -> bool:
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0


class Unverified(httpx.HTTPTransport):
    """A transport that connects to this machine and accepts its certificate."""

    def __init__(self, at: str) -> None:
        believing = ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)
        believing.check_hostname, believing.verify_mode = False, ssl.CERT_NONE
        super().__init__(verify=believing, local_address=at)

    def handle_request(self, request: httpx.Request) -> httpx.Response:
        asked = httpx.Request(request.method, request.url, headers=request.headers, stream=request.stream)
        asked.extensions = {**request.extensions, "sni_hostname": NAME}
        asked.url = request.url.copy_with(host="127.0.0.1")
        return super().handle_request(asked)


class Guest(Browser):
    """A browser that uses the public address."""

    def __init__(self, behind: ProxiedServer, at: str = "") -> None:
        super().__init__(behind, at)  # type: ignore[arg-type]  # an address is all it needs

    def transport(self) -> httpx.HTTPTransport:
        return Unverified(self.at)
