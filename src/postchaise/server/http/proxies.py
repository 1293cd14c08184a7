"""Client address, scheme and host behind trusted proxies, and the root path of the site.

The site may lie below a path of its public URL, whether or not the proxy removes that path.
"""

from __future__ import annotations

from collections.abc import Sequence
from ipaddress import IPv4Address, IPv6Address, ip_address

from starlette.requests import Request
from starlette.responses import RedirectResponse
from starlette.types import ASGIApp, Receive, Scope, Send

from postchaise.server.ops.settings import Network

Address = IPv4Address | IPv6Address
FORWARDED = (b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host")


class ProxyMiddleware:
    """Outermost middleware: everything inside sees the true client, scheme, host and root path."""

    def __init__(self, app: ASGIApp, trusted: Sequence[Network], root: str) -> None:
        self.app, self.trusted, self.root = app, trusted, root

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            scope = {**scope, **self._apply_forwarded(scope)}
            if self.root and scope["path"] == self.root:  # relative URLs below it need the slash
                await RedirectResponse(self.root + "/", 308)(scope, receive, send)
                return
            if self.root:
                here = scope["path"].startswith(self.root + "/")
                scope |= {"root_path": self.root, "path": scope["path"] if here else self.root + scope["path"]}
        await self.app(scope, receive, send)

    def _apply_forwarded(self, scope: Scope) -> Scope:
        """What changes in the scope. Only the last value that the adjacent proxy added is trusted."""
        peer = _parse_address(scope["client"][0]) if scope.get("client") else None
        if peer is None or not self._is_trusted(peer):
            return {}
        values = {name: _header_values(scope, name) for name in FORWARDED}
        found: Scope = {"client": (str(self._client(peer, values[b"x-forwarded-for"])), 0)}
        if values[b"x-forwarded-proto"][-1:] in (["http"], ["https"]):
            found["scheme"] = values[b"x-forwarded-proto"][-1]
        if values[b"x-forwarded-host"]:
            others = [(name, value) for name, value in scope["headers"] if name != b"host"]
            found["headers"] = [*others, (b"host", values[b"x-forwarded-host"][-1].encode("latin-1"))]
        return found

    def _is_trusted(self, address: Address) -> bool:
        return any(address in network for network in self.trusted)

    def _client(self, peer: Address, values: list[str]) -> Address:
        """From the right, the first address that is no trusted proxy: anybody could have written what is left of it."""
        found = peer
        for each in reversed(values):
            if not self._is_trusted(found):
                break
            address = _parse_address(each)
            if address is None:
                break
            found = address
        return found


def strip_root_path(request: Request) -> str:
    """The path of a request without the root path."""
    return request.url.path.removeprefix(request.scope.get("root_path", ""))


def _header_values(scope: Scope, name: bytes) -> list[str]:
    lines = [value.decode("latin-1") for key, value in scope["headers"] if key == name]
    return [part.strip() for part in ",".join(lines).split(",") if part.strip()]


def _parse_address(text: str) -> Address | None:
    """ "192.0.2.1", "192.0.2.1:4711", "2001:db8::1", "[2001:db8::1]:4711"."""
    text = text.strip().strip('"')
    if text.startswith("["):
        text = text[1:].partition("]")[0]
    elif text.count(":") == 1:
        text = text.partition(":")[0]
    try:
        address = ip_address(text)
    except ValueError:
        return None
    return getattr(address, "ipv4_mapped", None) or address
