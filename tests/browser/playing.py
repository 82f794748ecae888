"""Playing through the page, as a person would who takes whatever is offered."""

from collections.abc import Sequence

from playwright.sync_api import Locator, Page, expect

MOST_DECISIONS = 400  # of a whole game, by all players
SECONDS = 180.0
GAME_SECONDS = 240.0  # of a game that no click slows down
# Plays a seat over a socket of its own: so many turns in which it draws cards, or to the end.
PLAY = """([id, most, pause = 0, seat = 0]) => new Promise((done, failed) => {
    const home = document.querySelector("meta[name=base]").content;
    const path = `${home}api/tables/${id}/socket?after=-1&seat=${seat}&wire=3`;
    const socket = new WebSocket(`ws://${location.host}${path}`);
    let turns = 0;
    socket.onmessage = ({ data }) => {
        const { type, ply, view, legal } = JSON.parse(data);
        if (type === "bye") return failed(new Error(data));
        if (type !== "position") return;
        const begins = view.phase === "turn" && legal.length > 0;
        if (view.phase === "over" || (begins && turns === most)) return socket.close(), done();
        if (legal.length === 0) return;
        if (begins) turns += 1;
        const claims = legal.filter((action) => action.startsWith("claim:"));
        const draws = legal.filter((action) => action.startsWith("draw:"));
        const keeps = legal.filter((action) => action.startsWith("keep:"));
        const longest = claims.sort((a, b) => b.length - a.length)[0];
        const claim = most === null ? longest : undefined;
        const action = keeps.at(-1) ?? claim ?? draws[0] ?? longest ?? legal[0];
        setTimeout(() => socket.send(JSON.stringify({ type: "act", ply, action })), pause);
    };
})"""

# Plays seat 0 over a socket until the last round has begun, and it has to decide.
TO_LAST_ROUND = PLAY.replace("turns === most)", "view.last_round !== null)")


def start_with_bot(page: Page) -> None:
    """From the first page to a table with a bot, by one click."""
    page.goto("./")
    page.locator("[data-act=play]").click()
    expect(table(page)).to_be_visible(timeout=SECONDS * 1000)


def table(page: Page) -> Locator:
    """The table; it tells the ply that it shows, and whether there is something to decide."""
    return page.locator("main[data-ply]")


def wait_for_turn(page: Page) -> None:
    expect(table(page)).to_have_attribute("data-mine", "true", timeout=SECONDS * 1000)


def over(page: Page) -> bool:
    return table(page).get_attribute("data-phase") == "over"


def decide(page: Page) -> None:
    """Take one decision that is offered, and wait until the table has gone on."""
    wait_for_turn(page)
    before = table(page).get_attribute("data-ply")
    if page.locator("[data-offer]").count():
        keep_first(page)
    elif page.locator("[data-route].can").count():
        show(page, "routes")
        page.locator("button[data-route].can").first.click()
        page.locator("[data-act=claim]").click()
    else:
        show(page, "hand")
        draw(page)
    wait_until_gone_on(page, before)


def wait_until_gone_on(page: Page, before: str | None) -> None:
    """Wait for another ply than that before, or for the others."""
    page.wait_for_function(
        """(before) => {
            const data = document.querySelector("main[data-ply]")?.dataset;
            return data && (data.ply !== before || data.mine === "false");
        }""",
        arg=before,
        timeout=SECONDS * 1000,
    )


def keep_first(page: Page) -> None:
    """Keep one contract of those on offer, or two where one is not enough."""
    keep = page.locator("[data-act=keep]")
    for contract in page.locator("[data-offer]").all():
        contract.click()
        if keep.is_enabled():
            break
    keep.click()


def draw(page: Page) -> None:
    for place in ("deck", *(f"market-{slot}" for slot in range(5))):
        card = page.locator(f"[data-anchor={place}].can")
        if card.count():
            card.click()
            return
    if page.locator("[data-act=pass]").count():
        page.locator("[data-act=pass]").click()
        return
    page.locator("[data-anchor=contracts].can").click()
    page.locator("[data-act=contracts]").click()


def show(page: Page, tab: str) -> None:
    """Bring a part of the table to the front: small screens open it, large ones by its search."""
    button = page.locator(f"[data-tab={tab}]")
    if button.count() and button.is_visible():
        if button.get_attribute("aria-expanded") != "true":
            button.click()
    elif tab == "routes":
        page.get_by_role("searchbox").focus()


def play_to_end(pages: Sequence[Page], clicks: int = MOST_DECISIONS) -> None:
    """Play until the game is over: so many decisions by clicks, the others over sockets.

    The pages are those of seats 0, 1, and so on.
    """
    decisions = 0
    while not over(pages[0]):
        if decisions == clicks:
            finish_over_sockets(pages)
            return
        waiting = [page for page in pages if table(page).get_attribute("data-mine") == "true"]
        if waiting:
            decide(waiting[0])
            decisions += 1
        else:
            pages[0].wait_for_timeout(20)  # a bot is at work; the test's own limit ends it
        assert decisions < MOST_DECISIONS, "the game does not end"


def finish_over_sockets(pages: Sequence[Page]) -> None:
    """Let every page play the rest of the game over a second socket, without clicks."""
    table_id = pages[0].url.rpartition("/")[2]
    for seat, page in enumerate(pages):
        page.evaluate(f"(game) => void ({PLAY})(game)", [table_id, None, 0, seat])
    for page in pages:
        expect(table(page)).to_have_attribute("data-phase", "over", timeout=GAME_SECONDS * 1000)
