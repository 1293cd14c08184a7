"""The web app: manifest, icons, service worker and offline page."""

from __future__ import annotations

import hashlib
import json
from functools import cache, lru_cache
from typing import Any

from fastapi import APIRouter
from fastapi.responses import HTMLResponse, JSONResponse, Response

from postchaise.i18n.languages import LANGUAGES
from postchaise.server.blocking import run_blocking
from postchaise.server.errors import NotFound
from postchaise.server.http.dependencies import ServicesDep
from postchaise.web.render.templates import SITE_NAME, build_asset_url, hash_assets, read_asset, render_template
from postchaise.web.translations import translator_for

router = APIRouter(include_in_schema=False)
PAPER = "#fbf7ec"  # background of the icon and of the title bar
SIZES = (180, 192, 512)  # sizes that phones and desktops ask for
CACHED = (
    "colours.css",
    "style.css",
    "home.css",
    "pages.css",
    "dom.js",
    "pages.js",
    "site.js",
    "alerts.js",
    "icon.svg",
)  # files of the offline page
LATER = {"cache-control": "public, max-age=86400"}
ASK_AGAIN = {"cache-control": "no-cache"}


@router.get("/manifest/{lang}.webmanifest")
async def get_manifest(lang: str, services: ServicesDep) -> Response:
    if lang not in LANGUAGES:
        raise NotFound("page-missing")
    translator, top = translator_for(lang), services.settings.root + "/"
    icons: list[dict[str, Any]] = [{"src": f"{top}icon/{size}.png", "sizes": f"{size}x{size}"} for size in SIZES]
    icons.append({"src": f"{top}icon/maskable-512.png", "sizes": "512x512", "purpose": "maskable"})
    told = {
        "id": top,
        "start_url": top,
        "scope": top,
        "name": services.settings.site_name or SITE_NAME,
        "short_name": services.settings.site_name or SITE_NAME,
        "description": translator.translate("home-title"),
        "lang": lang,
        "display": "standalone",
        "background_color": PAPER,
        "theme_color": PAPER,
        "categories": ["games"],
        "icons": [
            *({**icon, "type": "image/png"} for icon in icons),
            {"src": f"{top}static/icon.svg", "sizes": "any", "type": "image/svg+xml"},
        ],
    }
    return JSONResponse(told, media_type="application/manifest+json", headers=ASK_AGAIN)


@router.get("/icon/{name}.png")
async def get_icon(name: str) -> Response:
    looks = {str(size): (size, "") for size in SIZES} | {"maskable-512": (512, "maskable"), "badge-96": (96, "badge")}
    if name not in looks:
        raise NotFound("page-missing")
    return Response(await run_blocking(render_app_icon, *looks[name]), media_type="image/png", headers=LATER)


@lru_cache(len(SIZES) + 2)
def render_app_icon(size: int, look: str) -> bytes:
    """Render the icon. A maskable icon fills its square and keeps the horn in the inner circle; a badge is only the
    horn, as systems use its shape and not its colour.
    """
    import resvg_py  # not available in a browser, where the icons are files

    svg = (read_asset("icon.svg") or b"").decode()
    if look == "badge":
        svg = svg.replace(PAPER, "none")
    if look == "maskable":
        inner = svg.replace("<svg ", '<svg x="5" y="5" width="22" height="22" ', 1)
        ground = f'<rect width="32" height="32" fill="{PAPER}"/>'
        svg = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">{ground}{inner}</svg>'
    return bytes(resvg_py.svg_to_bytes(svg_string=svg, width=size, height=size, skip_system_fonts=True))


# Offline


@cache
def render_offline_page(lang: str) -> str:
    return render_template("offline.html", translator_for(lang), theme="auto", name="", csrf="")


@router.get("/offline/{lang}")
async def get_offline_page(lang: str) -> Response:
    if lang not in LANGUAGES:
        raise NotFound("page-missing")
    return HTMLResponse(render_offline_page(lang), headers=ASK_AGAIN)


@cache
def build_service_worker(root: str) -> bytes:
    """The service worker. Its version changes with everything it caches, so that older ones are replaced."""
    source = (read_asset("service-worker.js") or b"").decode()
    pages = [f"{root}/offline/{lang}" for lang in LANGUAGES]
    kept = [*pages, *(root + build_asset_url(each) for each in CACHED)]
    told = "".join(render_offline_page(lang) for lang in LANGUAGES)
    name = hashlib.sha256((source + hash_assets() + told).encode()).hexdigest()[:12]
    known = {"ROOT": root, "EDITION": name, "CACHED": kept}
    return (f"const {{ ROOT, EDITION, CACHED }} = {json.dumps(known)};\n" + source).encode()


@router.get("/service-worker.js")
async def get_service_worker(services: ServicesDep) -> Response:
    return Response(build_service_worker(services.settings.root), media_type="text/javascript", headers=ASK_AGAIN)
