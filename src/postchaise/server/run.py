"""Starts and stops the server: `postchaise serve`, `make play`."""

from __future__ import annotations

import contextlib
import faulthandler
import logging
import signal
import socket
import threading
import time
import urllib.request
import webbrowser
from types import FrameType
from typing import Any

import uvicorn
from fastapi import FastAPI

from postchaise.bots.process_memory import tune_gc, tune_malloc
from postchaise.kernel.errors import PostchaiseError

from .app import create_app
from .http.connections import LimitedConnection
from .ops import logs
from .ops.check_config import is_exposed
from .ops.limits import raise_open_files
from .ops.settings import Settings

log = logging.getLogger("postchaise.server")
PORTS = 20  # ports to try when the default one is taken
GRACE = 5  # seconds for open responses when stopping
LAST = GRACE + 40  # seconds after which the stop is forced


class StreamClosingServer(uvicorn.Server):
    """A server that ends its streams when it stops, as they never end by themselves."""

    def __init__(self, config: uvicorn.Config, app: FastAPI) -> None:
        super().__init__(config)
        self.app = app

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        services = getattr(self.app.state, "services", None)
        if services is not None:
            services.registry.stop_streams()
        super().handle_exit(sig, frame)
        faulthandler.dump_traceback_later(LAST, exit=True)  # acknowledged changes are stored already
        if sig == signal.SIGTERM:
            self._captured_signals.clear()  # otherwise raised again at the end, although a requested stop is no failure


def find_free_port(host: str, wanted: int, strict: bool) -> int:
    for port in [wanted] if strict or wanted == 0 else range(wanted, wanted + PORTS):
        with socket.socket(socket.AF_INET6 if ":" in host else socket.AF_INET) as probe:
            probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
            with contextlib.suppress(OSError):
                probe.bind((host, port))
                return int(probe.getsockname()[1])
    raise PostchaiseError("port-taken", host=host, port=wanted)


def serve(settings: Settings, browser: bool, strict_port: bool, ready: Any = None) -> None:
    """Serve until stopped. `ready(address)` is called once the server responds."""
    settings.port = find_free_port(settings.host, settings.port, strict_port)
    logs.configure_logging(settings.json_logs, "INFO" if settings.json_logs else "WARNING")
    raise_open_files()
    if is_exposed(settings):
        log.warning("listening beyond this machine without a trusted proxy", extra={"data": {"host": settings.host}})
    tune_malloc()
    app = create_app(settings)
    tune_gc()
    LimitedConnection.trusted_proxies = settings.trusted_proxies
    config = uvicorn.Config(
        app,
        host=settings.host,
        port=settings.port,
        log_config=None,
        access_log=False,
        timeout_graceful_shutdown=GRACE,
        timeout_keep_alive=30,
        proxy_headers=False,
        server_header=False,
        http=LimitedConnection,
        ws="none",
    )
    server = StreamClosingServer(config, app)
    host = "127.0.0.1" if settings.host in ("0.0.0.0", "::") else settings.host
    address = f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"
    threading.Thread(target=_announce, args=(address, browser, ready), daemon=True).start()
    server.run()


def _announce(address: str, browser: bool, ready: Any) -> None:
    for _ in range(600):
        try:
            with urllib.request.urlopen(address + "/healthz", timeout=1):
                break
        except OSError:
            time.sleep(0.05)
    else:
        return
    if ready is not None:
        ready(address)
    if browser:
        webbrowser.open(address)
