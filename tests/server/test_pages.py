"""The files of the browser client: compressed, and sent only when they have changed."""

import asyncio
import gzip
from pathlib import Path

import httpx
import pytest
from fastapi import FastAPI

from grachten.server.http.problems import add_handlers
from grachten.server.http.routes import pages

SCRIPT = b"export const answer = 42;\n" * 100
BROTLI = b"\x0b\x02\x80hello\x03"


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Minimal built pages."""
    assets = tmp_path / "assets"
    assets.mkdir()
    (tmp_path / "index.html").write_text("<!doctype html>")
    (tmp_path / "manifest.webmanifest").write_text("{}")
    (assets / "index-Ab12.js").write_bytes(SCRIPT)
    (assets / "index-Ab12.js.gz").write_bytes(gzip.compress(SCRIPT))
    (assets / "index-Ab12.js.br").write_bytes(BROTLI)
    (assets / "only-Cd34.css").write_bytes(b"a{}")
    monkeypatch.setattr(pages, "PAGES", tmp_path)
    return tmp_path


@pytest.mark.usefixtures("folder")
def test_an_unknown_address_is_answered_by_the_page() -> None:
    app = FastAPI()
    add_handlers(app)
    app.include_router(pages.router)

    async def ask(path: str, accept: str) -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as client:
            return await client.get(path, headers={"Accept": accept})

    browser = "text/html,application/xhtml+xml,*/*;q=0.8"
    found = asyncio.run(ask("/nowhere/at/all", browser))
    assert (found.status_code, found.text) == (404, "<!doctype html>")
    for path, accept in (("/nowhere", "*/*"), ("/api/nowhere", browser)):
        answer = asyncio.run(ask(path, accept))
        assert (answer.status_code, answer.json()["code"]) == (404, "no_such_page")


def get(path: str, accept: str | None = None, known: str | None = None) -> httpx.Response:
    app = FastAPI()
    app.include_router(pages.router)
    headers = {"Accept-Encoding": accept or "identity"}
    if known is not None:
        headers["If-None-Match"] = known

    async def ask() -> httpx.Response:
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://play.example") as client:
            return await client.get(path, headers=headers)

    return asyncio.run(ask())


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    ("accept", "coding"),
    [
        ("gzip, deflate, br, zstd", "br"),
        ("BR;q=0.5, gzip", "br"),
        ("gzip, deflate", "gzip"),
        ("br;q=0, gzip;q=0.5", "gzip"),
        ("br; q=0.000, gzip;q=0", None),
        ("zstd, identity", None),
        ("", None),
    ],
)
def test_a_file_is_sent_in_an_encoding_that_the_browser_accepts(
    accept: str, coding: str | None
) -> None:
    response = get("/assets/index-Ab12.js", accept)
    assert response.headers.get("content-encoding") == coding
    assert response.headers["vary"] == "Accept-Encoding"
    assert response.headers["content-type"].startswith(
        ("text/javascript", "application/javascript")
    )
    assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
    sent = {None: SCRIPT, "gzip": gzip.compress(SCRIPT), "br": BROTLI}[coding]
    assert int(response.headers["content-length"]) == len(sent)
    if coding != "br":  # the test cannot decompress it
        assert response.content == SCRIPT


@pytest.mark.usefixtures("folder")
def test_a_file_that_was_not_compressed_is_sent_as_it_is() -> None:
    response = get("/assets/only-Cd34.css", "br, gzip")
    assert response.content == b"a{}"
    assert "content-encoding" not in response.headers
    assert response.headers["vary"] == "Accept-Encoding"


@pytest.mark.usefixtures("folder")
def test_each_encoding_has_its_own_tag_and_an_unchanged_file_is_not_sent() -> None:
    path = "/assets/index-Ab12.js"
    tags = {coding: get(path, coding).headers["etag"] for coding in ("br", "gzip", "identity")}
    assert len(set(tags.values())) == 3
    for coding, tag in tags.items():
        again = get(path, coding, f'"other", W/{tag}')
        assert again.status_code == 304
        assert again.content == b""
        assert again.headers["etag"] == tag
        assert again.headers["vary"] == "Accept-Encoding"
        assert "content-encoding" not in again.headers
    assert get(path, "br", tags["gzip"]).status_code == 200


def test_the_page_is_revalidated_and_its_tag_follows_its_contents(folder: Path) -> None:
    first = get("/t/abc")
    assert first.headers["cache-control"] == "no-cache"
    assert get("/", known=first.headers["etag"]).status_code == 304
    (folder / "index.html").write_text("<!doctype html><title>new</title>")
    second = get("/", known=first.headers["etag"])
    assert second.status_code == 200
    assert b"new" in second.content


@pytest.mark.usefixtures("folder")
@pytest.mark.parametrize(
    "path",
    [
        "/assets/nothing.js",
        "/assets/..%2Findex.html",
        "/assets/%2e%2e/index.html",
        "/nothing.png",
        "/assets/.hidden",
        f"/{'x' * 300}.js",
        f"/assets/{'x' * 300}.js",
        f"/x.{'y' * 300}",
        f"/{'x' * 253}.j",
        "/a%00b.js",
        "/assets/%00.js",
        "/index.html%00.js",
        "/%ff.js",
        "/..%2fsettings.py",
        "/%2e%2e%2f.js",
        "/assets/index-Ab12.js%20",
        "/assets/index-Ab12.js%0a",
    ],
)
def test_other_files_are_not_served(path: str) -> None:
    assert get(path).status_code == 404


def test_the_manifest_has_its_own_type(folder: Path) -> None:
    assert (folder / "manifest.webmanifest").is_file()
    response = get("/manifest.webmanifest")
    assert response.headers["content-type"] == "application/manifest+json"


def test_a_server_without_pages_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pages, "PAGES", tmp_path / "nowhere")
    assert get("/").text == pages.MISSING


def test_the_built_pages_include_the_licenses_of_their_parts() -> None:
    response = get("/notices.txt")
    assert response.status_code == 200
    assert response.headers["content-type"] == "text/plain; charset=utf-8"
    assert response.headers["cache-control"] == "no-cache"
    for name in ("svelte", "@fluent/bundle", "EB Garamond"):
        assert f"\n{name} " in response.text
