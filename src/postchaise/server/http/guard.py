"""Who sends a request, from where, and how often: cookies, origin, CSRF tokens, sizes, rate limits, headers."""

from __future__ import annotations

import math
import time
from collections import Counter, OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass
from ipaddress import IPv6Address, ip_address
from urllib.parse import quote, unquote, urlsplit

from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from postchaise.i18n.languages import LANGUAGES
from postchaise.server.errors import Forbidden, RateLimited

from . import tokens

COOKIE = "postchaise"
RENEWED = "renewed"  # cookie: the day on which the others were renewed
YEAR = 365 * 86400
DEBT = 30  # full balances that somebody may owe
RECORD_FACTOR = 4  # an uploaded record may be this many times larger than other bodies
PREFERENCES = {"lang": LANGUAGES, "theme": ("auto", "light", "dark")}
SECURITY_HEADERS = {
    "content-security-policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; style-src-attr 'unsafe-inline'; "
        "img-src 'self' data:; connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
        "form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
    ),
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
    "cache-control": "no-store",  # for personal responses; static files override it
}
FRAME_HEADERS = {  # where our own pages may show ours in a frame
    "content-security-policy": SECURITY_HEADERS["content-security-policy"].replace(
        "frame-ancestors 'none'", "frame-ancestors 'self'"
    ),
    "x-frame-options": "SAMEORIGIN",
}
STRICT_TRANSPORT = {"strict-transport-security": f"max-age={YEAR}"}  # where the site uses https


def build_security_headers(frame_ancestors: str) -> dict[str, str]:
    """The headers of every response. `frame_ancestors` says whether our own pages may show ours in a frame."""
    return SECURITY_HEADERS | (FRAME_HEADERS if frame_ancestors == "self" else {})


@dataclass
class Person:
    """The sender of a request. The database knows only `hash`; the token stays in the cookie."""

    token: str
    hash: str
    is_new: bool  # has no cookie yet: the response sets one
    bearer: bool  # sends the token itself, which a foreign page cannot make a browser do


def identify_person(request: Request) -> Person:
    header = request.headers.get("authorization", "")
    if header:
        token = header.removeprefix("Bearer ").strip()
        if not header.startswith("Bearer ") or not tokens.is_well_formed(token):
            raise Forbidden("token-wrong")
        return Person(token, tokens.hash_token(token), False, True)
    token = request.cookies.get(COOKIE, "")
    if tokens.is_well_formed(token):
        return Person(token, tokens.hash_token(token), False, False)
    token = tokens.create_token()
    return Person(token, tokens.hash_token(token), True, False)


def check_trusted(request: Request, who: Person, signing_key: bytes, csrf_token: str, public: str) -> None:
    """Check that a change comes from our own page: same origin and CSRF token."""
    if who.bearer:
        return
    check_same_origin(request, public)
    if who.is_new or not tokens.is_same_secret(csrf_token, tokens.sign_csrf_token(signing_key, who.token)):
        raise Forbidden("page-token-wrong")


def check_same_origin(request: Request, public: str) -> None:
    """Check the origin. `public` is our public host, which a proxy may replace in the request."""
    if request.headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        raise Forbidden("origin-wrong")
    origin = request.headers.get("origin")
    if origin is not None and _host(origin) not in {request.headers.get("host", ""), public} - {""}:
        raise Forbidden("origin-wrong")


def _host(origin: str) -> str | None:
    try:
        return urlsplit(origin).netloc
    except ValueError:  # not a URL, such as "http://["
        return None


@dataclass
class CookieJar:
    """Sets cookies for the path of the site, and `Secure` where the site uses HTTPS."""

    path: str
    secure: bool

    def set(self, response: Response, name: str, value: str, hidden: bool = False) -> None:
        """Set a cookie for a year; `hidden` keeps it from scripts."""
        response.set_cookie(name, value, YEAR, path=self.path, httponly=hidden, samesite="lax", secure=self.secure)

    def delete(self, response: Response, name: str) -> None:
        response.delete_cookie(name, path=self.path, secure=self.secure, samesite="lax")

    def remember(self, response: Response, who: Person) -> None:
        if who.is_new:
            self._set_person(response, who)

    def renew(self, response: Response, request: Request, who: Person) -> None:
        """Renew the cookies once a day, so that only people who stay away for a year lose theirs."""
        if who.is_new or who.bearer or request.cookies.get(RENEWED) == _format_today():
            return
        self._set_person(response, who)
        for name in ("name", *PREFERENCES):
            if request.cookies.get(name):
                self.set(response, name, quote(unquote(request.cookies[name])))

    def _set_person(self, response: Response, who: Person) -> None:
        self.set(response, COOKIE, who.token, hidden=True)
        self.set(response, RENEWED, _format_today(), hidden=True)

    def remember_name(self, response: Response, name: str) -> None:
        """Remember the person's name, to suggest it when they next join a table."""
        if name:
            self.set(response, "name", quote(name))


def _format_today() -> str:
    return time.strftime("%Y%m%d", time.gmtime())


def choose_language(request: Request) -> str:
    """The chosen language, or what the browser prefers."""
    for given in (request.query_params.get("lang", ""), request.cookies.get("lang", "")):
        if given in LANGUAGES:
            return given
    for each in request.headers.get("accept-language", "").split(","):
        if each.strip()[:2].lower() in LANGUAGES:
            return each.strip()[:2].lower()
    return "en"


def choose_theme(request: Request) -> str:
    for given in (request.query_params.get("theme", ""), request.cookies.get("theme", "")):
        if given in PREFERENCES["theme"]:
            return given
    return "auto"


class RateLimiter:
    """Token buckets: a burst, then a constant rate, for each person and purpose."""

    def __init__(self, most: int = 20_000, enabled: bool = True) -> None:
        self._enabled = enabled
        self._left: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._most = most

    def spend(self, who: str, what: str, burst: float, per_second: float) -> None:
        left = self.balance(who, what, burst, per_second)
        self._store(who, what, left - 1 if left >= 1 else left)
        if left < 1 and self._enabled:
            raise RateLimited("too-fast", seconds=math.ceil((1 - left) / per_second))

    def charge(self, who: str, what: str, burst: float, per_second: float, cost: float) -> None:
        """Charge what was used already: the balance may become negative."""
        self._store(who, what, max(-burst * DEBT, self.balance(who, what, burst, per_second) - cost))

    def balance(self, who: str, what: str, burst: float, per_second: float) -> float:
        now = time.monotonic()
        left, then = self._left.get((who, what), (burst, now))
        return min(burst, left + (now - then) * per_second)

    def _store(self, who: str, what: str, left: float) -> None:
        self._left[who, what] = (left, time.monotonic())
        self._left.move_to_end((who, what))
        while len(self._left) > self._most:
            self._left.popitem(last=False)


Limit = tuple[str, int]  # key, and maximum


class ConcurrencyLimiter:
    """Limits how many things somebody holds open at the same time."""

    def __init__(self) -> None:
        self._count: Counter[str] = Counter()

    def has_room(self, limits: Sequence[Limit]) -> bool:
        return all(self._count[who] < most for who, most in limits)

    def acquire(self, limits: Sequence[Limit]) -> None:
        self._count.update(who for who, _ in limits)

    def release(self, limits: Sequence[Limit]) -> None:
        self._count.subtract(who for who, _ in limits)
        self._count += Counter()  # drops keys without any


def to_network(address: str) -> str:
    """The network that rate limits count: for IPv6 the /64 prefix, as every household has one."""
    try:
        found = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, IPv6Address):
        return str(found.ipv4_mapped or f"{IPv6Address(int(found) >> 64 << 64)}/64")
    return str(found)


class GuardMiddleware:
    """Middleware: security headers on every response, and a limit on the size of bodies.

    Browsers are told to stay with HTTPS if the public URL says so, or a trusted proxy for this request.
    """

    def __init__(self, app: ASGIApp, limit: int, tls: bool = False, frame_ancestors: str = "none") -> None:
        self.app = app
        self.headers = build_security_headers(frame_ancestors)
        self.limit = limit
        self.tls = tls

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        headers = self.headers | (STRICT_TRANSPORT if self.tls or scope.get("scheme") == "https" else {})
        limit = self.limit * (RECORD_FACTOR if scope["method"] == "POST" and scope["path"].endswith("/replay") else 1)
        length = dict(scope["headers"]).get(b"content-length", b"0")
        if not length.isdigit() or int(length) > limit:
            await self._refuse_body(send, headers)
            return
        got = 0
        started = refused = False

        async def receive_counted() -> Message:
            nonlocal got
            message = await receive()
            got += len(message.get("body", b""))
            if got > limit:
                raise _BodyTooLarge
            return message

        async def send_with_headers(message: Message) -> None:
            nonlocal started, refused
            if got > limit and not started:  # the application answered although the body was cut off
                started = refused = True
                await self._refuse_body(send, headers)
            if refused:
                return
            if message["type"] == "http.response.start":
                started = True
                known = {name.lower() for name, _ in message["headers"]}
                extra = [(k.encode(), v.encode()) for k, v in headers.items() if k.encode() not in known]
                message["headers"] = [*message["headers"], *extra]
            await send(message)

        try:
            await self.app(scope, receive_counted, send_with_headers)
        except _BodyTooLarge:
            if not started:
                await self._refuse_body(send, headers)

    async def _refuse_body(self, send: Send, security: dict[str, str]) -> None:
        body = b'{"code":"body-too-large","message":"413"}'
        headers = [(b"content-type", b"application/json"), (b"connection", b"close")]
        headers += [(k.encode(), v.encode()) for k, v in security.items()]
        await send({"type": "http.response.start", "status": 413, "headers": headers})
        await send({"type": "http.response.body", "body": body})


class _BodyTooLarge(Exception):
    pass


def is_loopback(host: str) -> bool:
    """Whether an address leads back to the machine that uses it."""
    try:
        return host == "localhost" or ip_address(host).is_loopback
    except ValueError:
        return False
