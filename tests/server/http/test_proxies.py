"""Behind TLS and a proxy, at the root or below a path: every address in a response leads back to the site."""

import asyncio
import re
from collections.abc import Iterator
from ipaddress import ip_network
from typing import Any

import pytest
import segno

from browser.positions import load_recorded_match, store_table
from postchaise.server.http.proxies import ProxyMiddleware
from postchaise.server.ops.bans import add_ban
from postchaise.server.storage.schema import open_database
from server.http.reverse_proxies import Guest, ProxiedServer
from server.persons import create_client_address
from server.serving import open_stream, wait_until

LINK = re.compile(r"""(?<![\w-])(?:href|src|action)=["']([^"']+)["']""")
SEATS = [{"kind": "me", "name": "Ada"}, {"kind": "friend", "name": "Ben"}]


@pytest.fixture(scope="module", params=[("nginx", "/games/"), ("caddy", "/"), ("caddy", "/games/")], ids="-".join)
def behind(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ProxiedServer]:
    proxy, path = request.param
    with ProxiedServer(tmp_path_factory.mktemp(proxy), proxy, path).running() as one:
        yield one


def test_every_link_of_every_page_leads_to_something_below_the_public_address(behind: ProxiedServer) -> None:
    ada = Guest(behind)
    made = ada.make(seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])
    waits = ada.make(seats=SEATS)
    pages = [
        "/",
        "/my",
        "/move",
        "/new/orleans",
        "/rules/la-loire",
        f"/t/{made['table']}",
        f"/t/{made['table']}/log",
        "/nowhere",
    ]
    found: set[str] = set()
    for page in (*pages, f"/t/{waits['table']}"):
        text = ada.get(page).text
        links = {link.partition("#")[0] for link in LINK.findall(text) if not link.startswith(("#", "?", "data:"))}
        assert links, page
        assert [link for link in links if not link.startswith((behind.path + "/", behind.address + "/"))] == []
        assert f'data-root="{behind.path}"' in text
        found |= links
    assert any("/static/" in link for link in found)
    forms = re.compile(r"/((play|learn)/[\w-]+|tables|my/(device|delete|sign-out)|t/[\w-]+/again)$")
    for link in sorted(found):
        if not forms.search(link):
            answer = ada.ask("GET", link if link.startswith("https:") else link.removeprefix(behind.path))
            assert answer.status_code < 400, link


def test_what_other_sites_show_of_a_link_is_found_at_the_public_address(behind: ProxiedServer) -> None:
    laid, guest = store_table(behind.serving.database, load_recorded_match("thurn-und-taxis", "base-2")), Guest(behind)
    for page, picture in (("/", "/card/en.png"), (laid.path, f"{laid.path}/card/en.png")):
        text = guest.get(page).text
        assert f'<meta property="og:image" content="{behind.address}{picture}">' in text
        assert guest.get(picture).content.startswith(b"\x89PNG")
    assert f'<meta property="og:url" content="{behind.address}{laid.path}">' in text
    assert f'value="{behind.address}{laid.path}/replay?card=en"' in text
    assert f"href='{behind.path}{picture}'" in text or not behind.path
    position = guest.get(f"{laid.path}/position.txt", params={"at": 9}).text
    assert f"{behind.address}{laid.path}/replay?at=9&as=" in position


def test_a_part_of_a_page_drawn_later_has_its_links_below_the_path_too(behind: ProxiedServer) -> None:
    ada = Guest(behind)
    table = ada.make("orleans", seats=[{"kind": "me"}, {"kind": "bot", "level": "random"}])["table"]
    with open_stream(ada, table, version=-1) as told:
        wait_until(lambda: told.events)
    parts = " ".join(told.events[0][1]["regions"].values())
    links = [link for link in LINK.findall(parts) if not link.startswith("#")]
    assert any(link.startswith(f"{behind.path}/rules/orleans") for link in links)
    assert [link for link in links if not link.startswith(behind.path + "/")] == []
    assert [link for link in links if link.startswith(behind.path * 2 + "/r")] == [] or not behind.path


def test_an_invitation_and_its_picture_lead_to_the_public_address(behind: ProxiedServer) -> None:
    ada, ben = Guest(behind), Guest(behind)
    made = ada.make(seats=SEATS)
    link = made["invitations"][0]["url"]
    assert link.startswith(f"{behind.address}/t/{made['table']}/join/1/")
    assert link in ada.get(f"/t/{made['table']}").text
    drawn = ada.get(f"/t/{made['table']}/qr/1.svg").text
    path = re.search(r' d="([^"]+)"', segno.make(link, error="m").svg_inline(border=2))
    assert path is not None
    assert path[1] in drawn
    assert ben.ask("GET", link).status_code == 200
    taken = ben.send(link, name="Ben")
    assert taken.status_code == 303
    assert taken.headers["location"] == f"{behind.path}/t/{made['table']}"
    assert ben.look(made["table"])["seats"] == [1]


def test_cookies_stay_below_the_path_and_travel_only_over_https(behind: ProxiedServer) -> None:
    ada = Guest(behind)
    cookie = ada.page.headers["set-cookie"]
    assert f"Path={behind.path}/;" in cookie + ";"
    assert "Secure" in cookie
    assert "HttpOnly" in cookie


def test_a_change_counts_from_our_own_page_and_from_no_other(behind: ProxiedServer) -> None:
    ada = Guest(behind)
    body = {"game": "la-loire", "seats": SEATS}
    assert ada.post("/api/v1/tables", body, headers={"origin": "https://elsewhere.example"}).status_code == 403
    own = f"https://{behind.host}"
    assert ada.post("/api/v1/tables", body, headers={"origin": own}).status_code == 201


def test_an_action_reaches_open_streams_through_the_proxy(behind: ProxiedServer) -> None:
    at = create_client_address()
    ada, ben = Guest(behind, at), Guest(behind, at)
    made = ada.make(seats=SEATS)
    assert ben.join(made, 1, "Ben").status_code == 200
    table, seen = made["table"], ada.look(made["table"])
    with open_stream(ben, table, format="json") as told:
        wait_until(lambda: told.number() == seen["number"])
        first, who = (ada, 0) if seen["decision"] else (ben, 1)
        choices = first.look(table)["decision"]["choices"]
        action = next(choice["action"] for choice in choices if choice["allowed"])
        number = first.act(table, who, seen["number"], action).json()["number"]
        wait_until(lambda: told.number() == number, "the news")
        assert not told.ended.is_set()


def test_the_server_knows_who_asks_and_no_header_of_theirs_deceives_it(behind: ProxiedServer) -> None:
    at = create_client_address()
    ada, ben = Guest(behind, at), Guest(behind)
    engine = open_database(behind.serving.database)
    add_ban(engine, at)
    wait_until(lambda: ada.get("/").status_code == 403, "the ban")
    for name in ("X-Forwarded-For", "X-Real-IP", "Forwarded"):
        assert ada.get("/", headers={name: "192.0.2.7"}).status_code == 403
    assert ben.get("/").status_code == 200
    assert ben.get("/metrics").status_code == 403
    engine.dispose()


def test_the_path_without_its_slash_leads_on(behind: ProxiedServer) -> None:
    if behind.path:
        answer = Guest(behind).http.get(f"https://{behind.host}{behind.path}/")
        assert answer.status_code == 200
        answer = Guest(behind).http.get(f"https://{behind.host}{behind.path}")
        assert answer.status_code in (301, 308)
        assert answer.headers["location"].endswith(behind.path + "/")


def test_the_description_for_programs_names_the_path(behind: ProxiedServer) -> None:
    told = Guest(behind).get("/api/v1/openapi.json").json()
    assert [each["url"] for each in told.get("servers", [])] == ([behind.path] if behind.path else [])


# What is believed


def seen(peer: str, root: str = "", path: str = "/", **headers: str) -> dict[str, Any]:
    """The scope as the application sees it; only 10.0.0.0/8 and ::1 are trusted."""
    found: dict[str, Any] = {}

    async def app(scope: Any, receive: Any, send: Any) -> None:
        found.update(scope)

    given = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    scope = {"type": "http", "client": (peer, 5), "scheme": "http", "path": path, "headers": [(b"host", b"in"), *given]}
    trusted = [ip_network("10.0.0.0/8"), ip_network("::1")]
    asyncio.run(ProxyMiddleware(app, trusted, root)(scope, lambda: None, lambda: None))  # type: ignore[arg-type]
    return found


@pytest.mark.parametrize(
    ("peer", "told", "client"),
    [
        ("10.0.0.1", "192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "203.0.113.9, 192.0.2.7", "192.0.2.7"),  # the left one anybody could have written
        ("10.0.0.1", "192.0.2.7, 10.3.3.3", "192.0.2.7"),  # two proxies of ours, one after the other
        ("10.0.0.1", "10.3.3.3", "10.3.3.3"),  # somebody inside
        ("10.0.0.1", "192.0.2.7, nonsense", "10.0.0.1"),
        ("10.0.0.1", "192.0.2.7:4711", "192.0.2.7"),
        ("::1", "[2001:db8::1]:4711", "2001:db8::1"),
        ("10.0.0.1", "::ffff:192.0.2.7", "192.0.2.7"),
        ("10.0.0.1", "", "10.0.0.1"),
        ("192.0.2.1", "203.0.113.9", "192.0.2.1"),  # not ours: believed in nothing
    ],
)
def test_the_client_is_the_rightmost_address_that_is_no_proxy_of_ours(peer: str, told: str, client: str) -> None:
    assert seen(peer, x_forwarded_for=told)["client"][0] == client


def test_scheme_and_host_are_believed_from_our_proxy_alone() -> None:
    forwarded = {"x_forwarded_proto": "https", "x_forwarded_host": "club.example"}
    inside, outside = seen("10.0.0.1", **forwarded), seen("192.0.2.1", **forwarded)
    assert (inside["scheme"], dict(inside["headers"])[b"host"]) == ("https", b"club.example")
    assert (outside["scheme"], dict(outside["headers"])[b"host"]) == ("http", b"in")
    assert seen("10.0.0.1", x_forwarded_proto="gopher")["scheme"] == "http"


@pytest.mark.parametrize("path", ["/games/t/x", "/t/x"])
def test_the_path_of_the_site_is_known_whether_the_proxy_takes_it_away_or_not(path: str) -> None:
    scope = seen("10.0.0.1", "/games", path)
    assert (scope["root_path"], scope["path"]) == ("/games", "/games/t/x")
