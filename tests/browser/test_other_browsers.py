"""A first game in Firefox and in WebKit, on which Safari is built; all other tests use Chromium."""

from collections.abc import Callable, Iterator
from contextlib import AbstractContextManager
from pathlib import Path

import pytest

from browser.conftest import DESKTOP, PHONE
from browser.test_layout import COVERED
from browser.webdriver import Driver, firefox, webkit
from server.running import Running

PICTURES = Path(__file__).parents[2] / "build" / "screens"
TURNS = 30  # until a route can be claimed; usually one or two are enough
STARTERS: dict[str, Callable[[Path], AbstractContextManager[Driver]]] = {
    "firefox": firefox,
    "webkit": webkit,
}
# Notes when the page has been painted as it is now.
NEXT_FRAME = """void (window.painted = false,
    requestAnimationFrame(() => setTimeout(() => (window.painted = true))))"""
PLY = "Number(document.querySelector('main[data-ply]')?.dataset.ply ?? -1)"
MY_TURN = """document.querySelector("main[data-mine=true]") !== null"""
# What a player sees of a game, in words. Nothing in it depends on the time.
POSITION = """({
    ply: document.querySelector("main[data-ply]").dataset.ply,
    hand: document.querySelector("[data-anchor=hand]").textContent.trim(),
    market: [...document.querySelectorAll("[data-anchor^=market-]")]
        .map((card) => card.getAttribute("aria-label")),
    contracts: [...document.querySelectorAll("#contracts [data-contract]")]
        .map((button) => button.dataset.contract),
    carts: [...document.querySelectorAll("[data-anchor^=space-]")]
        .map((cart) => `${cart.dataset.anchor} ${cart.getAttribute("href")}`),
    players: document.querySelector("[data-anchor=players]").textContent,
})"""


@pytest.fixture(params=list(STARTERS))
def driver(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Driver]:
    with STARTERS[request.param](tmp_path) as started:
        yield started


@pytest.mark.long
@pytest.mark.timeout(900)  # a busy machine paints large pages slowly
@pytest.mark.parametrize("size", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_first_game(
    driver: Driver, server: Running, size: dict[str, int], request: pytest.FixtureRequest
) -> None:
    name = request.node.callspec.id
    driver.resize(**size)
    driver.open(server.url)
    driver.wait_for("document.querySelector('.board .place') !== null")
    save_picture(driver, f"{name}-home")

    driver.click("[data-act=play]")
    driver.wait_for("document.querySelector('[data-act=first-game]') !== null")
    driver.click("[data-act=first-game]")
    driver.wait_for("document.querySelector('[data-offer]') !== null")
    save_picture(driver, f"{name}-contracts")
    keep_contracts(driver)

    for _ in range(2):
        wait_for_turn(driver)
        draw(driver)
    wait_for_turn(driver)
    save_picture(driver, f"{name}-turn")
    assert driver.evaluate(f"({COVERED})()") == []
    claim(driver)
    wait_for_turn(driver)
    save_picture(driver, f"{name}-claimed")

    before = driver.evaluate(POSITION)
    driver.reload()
    wait_for_turn(driver)
    assert driver.evaluate(POSITION) == before
    assert before["carts"], "the claim is on the map"
    save_picture(driver, f"{name}-reloaded")
    assert driver.faults() == []


def save_picture(driver: Driver, name: str) -> None:
    driver.evaluate(NEXT_FRAME)
    driver.wait_for("window.painted")
    PICTURES.mkdir(parents=True, exist_ok=True)
    (PICTURES / f"{name}.png").write_bytes(driver.picture())


def wait_for_turn(driver: Driver) -> None:
    driver.wait_for(MY_TURN)


def wait_until_moved(driver: Driver, before: int) -> None:
    driver.wait_for(f"{PLY} > {before}")


def keep_contracts(driver: Driver) -> None:
    """Keep the first contract on offer, and the others if one is not enough."""
    wait_for_turn(driver)
    before = driver.evaluate(PLY)
    for number in range(driver.count("[data-offer]")):
        driver.click(f"[data-offer]:nth-child({number + 1})")
        if driver.count("[data-act=keep]:enabled"):
            break
    driver.click("[data-act=keep]:enabled")
    wait_until_moved(driver, before)


def draw(driver: Driver) -> None:
    before = driver.evaluate(PLY)
    driver.click("[data-anchor=deck].can")
    wait_until_moved(driver, before)


def claim(driver: Driver) -> None:
    """Claim a route on the map; draw cards until there is one."""
    for _ in range(TURNS):
        wait_for_turn(driver)
        if driver.count(".route.claimable"):
            break
        draw(driver)
    before = driver.evaluate(PLY)
    driver.click(".route.claimable > g")
    driver.click("[data-act=claim]")
    wait_until_moved(driver, before)
