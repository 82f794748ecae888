"""The browser client: its files lie in the package, made by the build of `web/`."""

import re
from pathlib import Path

from fastapi import APIRouter
from starlette.responses import FileResponse, PlainTextResponse, Response

PAGES = Path(__file__).parent.parent / "pages"
ASSET = re.compile(r"[A-Za-z0-9_-]+(\.[A-Za-z0-9_-]+)+")
FOR_EVER = {"Cache-Control": "public, max-age=31536000, immutable"}  # names change with contents
ASK_AGAIN = {"Cache-Control": "no-cache"}
MISSING = "The pages of the browser client are not built; the API is at /api/openapi.json.\n"

router = APIRouter(include_in_schema=False)


@router.get("/assets/{name}")
async def asset(name: str) -> Response:
    """A file whose name has a hash of its contents."""
    return _file(PAGES / "assets" / name, FOR_EVER) if ASSET.fullmatch(name) else _missing()


@router.get("/{name}.{ending}")
async def file(name: str, ending: str) -> Response:
    """An icon, the manifest, the service worker."""
    whole = f"{name}.{ending}"
    return _file(PAGES / whole, ASK_AGAIN) if ASSET.fullmatch(whole) else _missing()


@router.get("/")
@router.get("/t/{table}")
@router.get("/replay")
@router.get("/replay/{table}")
@router.get("/rules")
@router.get("/tutorial")
async def page() -> Response:
    """The one page; its script looks at the address."""
    if not (PAGES / "index.html").is_file():
        return PlainTextResponse(MISSING)
    return _file(PAGES / "index.html", ASK_AGAIN)


def _file(path: Path, headers: dict[str, str]) -> Response:
    return FileResponse(path, headers=headers) if path.is_file() else _missing()


def _missing() -> Response:
    return PlainTextResponse("not found\n", 404)
