"""The page as an app: manifest, icons, a service worker; and how many bytes all of it is."""

import struct
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import Page, Request, expect

from browser.conftest import Visitor
from browser.moving import open_table, play_on
from server.running import Running

FIRST_LOAD = 150_000  # bytes of packed script and style
TABLE = 400_000  # of everything that the page of a table loads
KEPT = """async () => {
    const names = await caches.keys();
    const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return kept.flat().map((request) => new URL(request.url).pathname);
}"""


def test_the_manifest_and_its_icons_are_complete(server: Running) -> None:
    with httpx.Client(base_url=server.url) as client:
        page = client.get("/").text
        assert 'rel="manifest" href="/manifest.webmanifest"' in page
        manifest = client.get("/manifest.webmanifest").json()
        assert manifest["start_url"] == manifest["scope"] == "./"
        assert manifest["display"] == "standalone"
        assert manifest["name"]
        icons = {(icon["sizes"], icon["purpose"]): icon for icon in manifest["icons"]}
        assert {("192x192", "any"), ("512x512", "any"), ("512x512", "maskable")} <= set(icons)
        for icon in manifest["icons"]:
            answer = client.get(icon["src"])
            assert answer.headers["content-type"] == icon["type"]
            if icon["type"] == "image/png":
                wide, high = struct.unpack(">II", answer.content[16:24])
                assert icon["sizes"] == f"{wide}x{high}"
                assert len(answer.content) < 30_000
        assert client.get("/apple-touch-icon.png").is_success


def wait_for_worker(page: Page) -> None:
    """Until the service worker rules this page and has kept what it needs to open again."""
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    page.wait_for_function(
        f"""async () => {{
            const kept = await ({KEPT})();
            const script = new URL(document.querySelector("script[src]").src).pathname;
            const home = document.querySelector("meta[name=base]").content;
            return [home, script].every((path) => kept.includes(path))
                && performance.getEntriesByType("resource").map((entry) => new URL(entry.name))
                    .filter((url) => url.pathname.startsWith(`${{home}}assets/`))
                    .every((url) => kept.includes(url.pathname));
        }}"""
    )


def test_without_a_connection_the_page_opens_says_so_and_comes_back(visitor: Visitor) -> None:
    page = visitor(service_workers="allow")
    page.goto("./")
    expect(page.get_by_role("heading", name="Grachten")).to_be_visible()
    wait_for_worker(page)
    page.context.set_offline(True)
    page.goto("./")
    expect(page.get_by_role("heading", name="Grachten")).to_be_visible()
    expect(page.get_by_text("This device is offline.")).to_be_visible()
    page.goto("./t/abcdefghijklmn")  # any page opens, and has words for what is missing
    expect(page.get_by_text("This device is offline.")).to_be_visible()
    page.context.set_offline(False)
    expect(page.get_by_text("This device is offline.")).to_have_count(0)


def test_nothing_of_a_game_is_kept_by_the_service_worker(visitor: Visitor) -> None:
    page = visitor(service_workers="allow")
    page.goto("./")
    wait_for_worker(page)
    play_on(page, open_table(page), turns=1)
    kept = page.evaluate(KEPT)
    assert kept
    assert all(path == "/" or path.startswith("/assets/") for path in kept)
    names = page.evaluate("caches.keys()")
    assert len(names) == 1
    assert names[0].startswith("grachten-")
    assert names[0] != "grachten-BUILD"


def test_the_page_of_a_table_is_small(visitor: Visitor) -> None:
    name = open_table(visitor())
    # Not the smallest that we have.
    page = visitor(service_workers="allow", extra_http_headers={"Accept-Encoding": "gzip"})
    sizes: dict[str, int] = {}

    def loaded(request: Request) -> None:
        sizes[urlsplit(request.url).path] = request.sizes()["responseBodySize"]

    page.on("requestfinished", loaded)
    page.goto(f"/t/{name}")
    expect(page.locator(".m-scenery")).to_be_attached()
    page.wait_for_load_state("networkidle")
    code = {path: size for path, size in sizes.items() if path.endswith((".js", ".css"))}
    assert len(code) >= 3, sizes
    assert 0 < sum(code.values()) <= FIRST_LOAD, code
    assert sum(sizes.values()) <= TABLE, sizes
