"""The browser client: its files lie in the package, made and packed by the build of `web/`."""

import os
import re
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.responses import FileResponse, PlainTextResponse, Response

PAGES = Path(__file__).parents[3] / "pages"
ASSET = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
LONGEST_NAME = 100
PACKED = {"br": ".br", "gzip": ".gz"}  # the smaller one first
REFUSED = re.compile(r"q=0(\.0*)?")
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # names change with contents
ASK_AGAIN = {"Cache-Control": "no-cache"}
MISSING = "The pages of the browser client are not built; the API is at /api/openapi.json.\n"

router = APIRouter(include_in_schema=False)


@router.get("/assets/{name}")
async def asset(name: str, request: Request) -> Response:
    """A file whose name has a hash of its contents."""
    return _file(PAGES / "assets" / name, FOR_EVER, request) if _is_name(name) else _missing()


@router.get("/{name}.{ending}")
async def file(name: str, ending: str, request: Request) -> Response:
    """An icon, the manifest, the service worker."""
    whole = f"{name}.{ending}"
    return _file(PAGES / whole, ASK_AGAIN, request) if _is_name(whole) else _missing()


@router.get("/")
@router.get("/t/{table}")
@router.get("/replay")
@router.get("/replay/{table}")
@router.get("/rules")
@router.get("/tutorial")
async def page(request: Request) -> Response:
    """The one page; its script looks at the address."""
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse(MISSING)
    return _file(PAGES / "index.html", ASK_AGAIN, request)


def _is_name(name: str) -> bool:
    return len(name) <= LONGEST_NAME and ASSET.fullmatch(name) is not None


def _file(path: Path, headers: dict[str, str], request: Request) -> Response:
    """The file, packed as the browser likes it; or only the news that it is still the same."""
    if not path.is_file():
        return _missing()
    coding = _coding(path, request.headers.get("accept-encoding", ""))
    headers = {**headers, "Vary": "Accept-Encoding"}
    sent = path
    if coding is not None:
        headers["Content-Encoding"] = coding
        sent = path.with_name(path.name + PACKED[coding])
    media_type = FileResponse(path).media_type  # by the name of the file before it was packed
    response = FileResponse(sent, headers=headers, media_type=media_type, stat_result=os.stat(sent))
    if _known(response.headers["etag"], request.headers.get("if-none-match", "")):
        kept = {name: response.headers[name] for name in ("cache-control", "etag", "vary")}
        return Response(status_code=304, headers=kept)
    return response


def _coding(path: Path, accepted: str) -> str | None:
    """The best coding in which the file is there and which the browser accepts."""
    wanted = set()
    for part in accepted.lower().split(","):
        coding, _, weight = part.partition(";")
        if not REFUSED.fullmatch(weight.strip()):
            wanted.add(coding.strip())
    for coding, ending in PACKED.items():
        if coding in wanted and path.with_name(path.name + ending).is_file():
            return coding
    return None


def _known(tag: str, known: str) -> bool:
    return tag in (one.strip().removeprefix("W/") for one in known.split(","))


def _missing() -> Response:
    return PlainTextResponse("not found\n", 404)
