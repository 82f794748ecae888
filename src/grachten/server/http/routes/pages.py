"""The browser client: its files are in the package, built and compressed from `web/`."""

import os
import re
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, HTMLResponse, PlainTextResponse, Response

from grachten.server.http.paths import path_below

PAGES = Path(__file__).parents[3] / "pages"
ASSET = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
LONGEST_NAME = 100
COMPRESSED = {"br": ".br", "gzip": ".gz"}  # the smaller one first
REFUSED = re.compile(r"q=0(\.0*)?")
FOREVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # names change with the contents
REVALIDATE = {"Cache-Control": "no-cache"}
MISSING = "The browser client is not built. The API is at /api/openapi.json.\n"

router = APIRouter(include_in_schema=False)


@router.get("/assets/{name}")
async def asset(name: str, request: Request) -> Response:
    """Return a file whose name contains a hash of its contents."""
    return _file(PAGES / "assets" / name, FOREVER, request) if _is_name(name) else _missing()


@router.get("/{name}.{ending}")
async def file(name: str, ending: str, request: Request) -> Response:
    """Return an icon, the manifest, or the service worker."""
    whole = f"{name}.{ending}"
    return _file(PAGES / whole, REVALIDATE, request) if _is_name(whole) else _missing()


@router.get("/")
@router.get("/t/{table}")
@router.get("/replay")
@router.get("/replay/{table}")
@router.get("/rules")
@router.get("/tutorial")
@router.get("/device")
async def page(request: Request) -> Response:
    """Return the only page; its script reads the URL. All addresses in it get the base path."""
    index, base = PAGES / "index.html", request.scope["root_path"]
    if not index.is_file():
        return PlainTextResponse(MISSING)
    if not base:
        return _file(index, REVALIDATE, request)
    text = index.read_text("utf-8").replace('="/', f'="{base}/')
    return HTMLResponse(text, headers=REVALIDATE)


def wants_page(request: Request) -> bool:
    """Return whether a person opened this URL in a browser."""
    is_api = path_below(request.scope).startswith("/api/")
    return (
        request.method == "GET" and not is_api and "text/html" in request.headers.get("accept", "")
    )


async def unknown_page(request: Request) -> Response:
    """Return the page for a URL that does not exist; the page says so in words."""
    response = await page(request)
    if response.status_code == 200:
        response.status_code = 404
    return response


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and ASSET.fullmatch(name) is not None


def _file(path: Path, headers: dict[str, str], request: Request) -> Response:
    """Return the file, compressed if the browser accepts that; 304 if it has not changed."""
    if not path.is_file():
        return _missing()
    coding = _encoding(path, request.headers.get("accept-encoding", ""))
    headers = {**headers, "Vary": "Accept-Encoding"}
    sent = path
    if coding is not None:
        headers["Content-Encoding"] = coding
        sent = path.with_name(path.name + COMPRESSED[coding])
    media_type = FileResponse(path).media_type  # by the name of the uncompressed file
    response = FileResponse(sent, headers=headers, media_type=media_type, stat_result=os.stat(sent))
    if _has_tag(response.headers["etag"], request.headers.get("if-none-match", "")):
        same = {name: response.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=same)
    return response


def _encoding(path: Path, accepted: str) -> str | None:
    """Return the best encoding that the file has and the browser accepts."""
    wanted = set()
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        if not REFUSED.fullmatch(weight.strip()):
            wanted.add(coding.strip())
    for coding, ending in COMPRESSED.items():
        if coding in wanted and path.with_name(path.name + ending).is_file():
            return coding
    return None


def _has_tag(tag: str, known: str) -> bool:
    return tag in (one.strip().removeprefix("W/") for one in known.split(","))


def _missing() -> Response:
    return PlainTextResponse("not found\n", 404)
