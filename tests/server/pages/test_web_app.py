"""What browsers need to install the site: manifest, icons, worker."""

from __future__ import annotations

import json
import struct

import pytest

from postchaise.server.pages import web_app
from server.persons import Person
from server.serving import Serving


@pytest.fixture(scope="module")
def guest(serving: Serving) -> Person:
    return Person(serving)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_page_names_a_manifest_in_its_language_whose_icons_are_there(guest: Person, lang: str) -> None:
    page = guest.get("/", params={"lang": lang})
    assert f'<link rel="manifest" href="/manifest/{lang}.webmanifest">' in page.text
    assert "manifest-src 'self'" in page.headers["content-security-policy"]
    answer = guest.get(f"/manifest/{lang}.webmanifest")
    told = answer.json()
    assert answer.headers["content-type"] == "application/manifest+json"
    assert told["lang"] == lang
    assert {"id": "/", "start_url": "/", "scope": "/", "display": "standalone"}.items() <= told.items()
    for icon in told["icons"]:
        found = guest.get(icon["src"])
        assert found.headers["content-type"] == icon["type"]
        if icon["type"] == "image/png":
            width, height = struct.unpack(">II", found.content[16:24])
            assert f"{width}x{height}" == icon["sizes"]
    assert guest.get("/manifest/xx.webmanifest").status_code == guest.get("/icon/7.png").status_code == 404


def test_the_worker_may_serve_the_whole_site_and_is_asked_for_again_each_time(guest: Person) -> None:
    answer = guest.get("/service-worker.js")
    assert answer.headers["content-type"].startswith("text/javascript")
    assert answer.headers["cache-control"] == "no-cache"
    known = json.loads(answer.text.partition(" = ")[2].partition(";\n")[0])
    assert len(known["CACHED"]) == len(web_app.CACHED) + 3
    for each in known["CACHED"]:
        assert guest.get(each).status_code == 200


def test_below_a_path_the_worker_keeps_what_lies_below_it() -> None:
    known = json.loads(web_app.build_service_worker("/games").decode().partition(" = ")[2].partition(";\n")[0])
    assert known["ROOT"] == "/games"
    assert [each for each in known["CACHED"] if not each.startswith("/games/")] == []
