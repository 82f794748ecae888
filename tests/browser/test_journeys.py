"""Five journeys through whole games, as people make them.

`pytest tests/browser/test_journeys.py --pictures FOLDER` saves a picture of each station.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.journeys import Journey
from browser.moving import prefer
from browser.playing import (
    MOST_DECISIONS,
    PLAY,
    TO_LAST_ROUND,
    decide,
    finish_over_sockets,
    play_to_end,
    show,
    table,
    wait_for_turn,
)
from browser.tables import ANNA, BOT, keep_one, open_table, ply, state

LANDSCAPE = {"width": 844, "height": 390}
# Turns in which a player only draws: enough to pay for routes, too few to empty the deck.
DRAWS = 8
DRAWS_OF_FOUR = 3
FROM_DECK = PLAY.replace("draws[0]", "draws.at(-1)")  # many colors in hand
# Decisions by clicks before the rest of a game is played over sockets.
CLICKS = [4, pytest.param(MOST_DECISIONS, marks=pytest.mark.long)]


@pytest.fixture
def journey(request: pytest.FixtureRequest) -> Journey:
    name = request.node.originalname.removeprefix("test_")
    return Journey(name, request.config.getoption("--pictures"))


def open_claimable(page: Page) -> Locator:
    """Open the card of a route that the player can pay for."""
    show(page, "routes")
    page.locator("button[data-route].can").first.click()
    card = page.locator("[data-card]")
    expect(card.locator("[data-act=claim]")).to_be_visible()
    expect(page.locator("[data-anchor=hand] .rises").first).to_be_visible()
    return card


def draw_first(page: Page) -> None:
    """Draw a card from the deck, which leaves one to draw."""
    page.locator("[data-anchor=deck].can").click()
    expect(page.locator("p.turn")).to_have_text("Take a second card")
    wait_for_turn(page)


def draw_second(page: Page) -> None:
    before = ply(page)
    page.locator("[data-anchor=deck].can").click()
    expect(table(page)).not_to_have_attribute("data-ply", str(before))


def expect_result(page: Page) -> Locator:
    """The table of points, sorted by rank; the winner is told so."""
    result = page.locator("[data-finished=true]")
    expect(result).to_be_visible()
    winner = result.locator("tbody tr").first.locator("th")
    told = "You win" if "Anna" in winner.inner_text() else "You win|wins|share the victory"
    expect(result.get_by_role("heading", level=2)).to_have_text(re.compile(told))
    ranks = [int(text) for text in result.locator(".rank").all_inner_texts()]
    assert ranks == sorted(ranks)
    return result


@pytest.mark.parametrize("clicks", CLICKS)
def test_a_first_game_to_its_end(visitor: Visitor, journey: Journey, clicks: int) -> None:
    page = visitor()
    page.goto("./")
    expect(page.locator(".hero .m-scenery")).to_be_attached()
    page.get_by_text("Apprentice", exact=True).first.click()
    expect(page.locator("[data-act=play]")).to_contain_text("Amsterdam · Pieter, Apprentice")
    journey.arrive(page, "home")

    page.locator("[data-act=play]").click()
    page.locator("[data-offer]").first.click()
    expect(page.locator("[data-anchor=offer]")).to_contain_text("if not")
    expect(page.locator(".route.lit").first).to_be_attached()
    journey.arrive(page, "contracts")
    page.locator("[data-act=keep]").click()
    wait_for_turn(page)
    journey.arrive_at_turn(page, "turn")
    draw_first(page)
    journey.arrive(page, "second-card")
    draw_second(page)
    wait_for_turn(page)
    expect(page.locator("[data-recent]")).to_be_attached()
    journey.arrive_at_turn(page, "after-the-bot")
    page.locator("[data-act=hint]").click()
    expect(page.locator(".chance.best").first).to_be_visible()
    journey.arrive(page, "hints")

    play_to_end([page], clicks)
    result = expect_result(page)
    journey.arrive(page, "result")
    total = result.locator("tr[data-seat='0'] .total").inner_text()
    result.get_by_role("button", name="Close", exact=True).click()
    points = page.locator("[data-anchor=seat-0] dd").first
    expect(points).to_have_text(total.replace("−", "-"))
    journey.arrive(page, "table-afterwards")
    page.get_by_role("button", name="Result", exact=True).click()
    expect(result.locator("table")).to_be_visible()
    result.get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider").first).to_be_visible()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("slider").first).to_have_value("1")
    journey.arrive(page, "replay")
    page.goto("./")
    expect(page.locator("[data-part=finished] li")).to_contain_text(
        re.compile("Pieter.*(Won|Lost|Shared)")
    )
    journey.arrive(page, "home-afterwards")


def test_a_game_on_a_phone(visitor: Visitor, journey: Journey) -> None:
    page = visitor(phone=True)
    page.goto("./")
    journey.arrive(page, "home")
    where = open_table(page, ANNA, BOT)
    page.goto(where)
    page.locator("[data-offer]").first.tap()
    expect(page.locator("[data-anchor=hand]")).to_be_visible()
    journey.arrive(page, "contracts")
    page.evaluate(FROM_DECK, [where.rpartition("/")[2], DRAWS])
    wait_for_turn(page)
    hand = page.locator("[data-anchor=hand] ul")
    assert hand.evaluate("(ul) => ul.scrollWidth <= ul.clientWidth")
    journey.arrive_at_turn(page, "many-colors")
    draw_first(page)
    journey.arrive(page, "second-card")
    draw_second(page)
    wait_for_turn(page)

    card = open_claimable(page)
    expect(card).to_contain_text("you have")
    expect(page.locator("text.name.large")).to_have_count(2)
    journey.arrive(page, "route-card")
    card.locator("[data-act=claim]").tap()
    wait_for_turn(page)
    journey.arrive_at_turn(page, "after-a-claim")
    show(page, "log")
    expect(page.locator("#log li").first).to_be_visible()
    journey.arrive(page, "log")
    show(page, "hand")
    page.context.set_offline(True)
    expect(state(page, "lost")).to_be_visible()
    journey.arrive(page, "connection-lost")
    page.context.set_offline(False)
    wait_for_turn(page)

    page.evaluate(TO_LAST_ROUND, [where.rpartition("/")[2], None])
    if table(page).get_attribute("data-phase") != "over":
        wait_for_turn(page)
        expect(state(page, "last-round")).to_be_visible()
        journey.arrive(page, "last-round")
        finish_over_sockets([page])
    expect_result(page)
    journey.arrive(page, "result")


def test_a_game_on_a_phone_in_landscape(visitor: Visitor, journey: Journey) -> None:
    page = visitor(phone=True, viewport=LANDSCAPE)
    page.goto("./")
    expect(page.locator("[data-act=play]")).to_be_in_viewport()
    journey.arrive(page, "home")
    where = open_table(page, ANNA, BOT, BOT, BOT)
    page.goto(where)
    page.locator("[data-offer]").first.tap()
    journey.arrive(page, "contracts")
    page.evaluate(FROM_DECK, [where.rpartition("/")[2], DRAWS_OF_FOUR])
    wait_for_turn(page)
    map_box = page.locator("[data-anchor=map]").bounding_box()
    market = page.locator("[data-anchor=market]").bounding_box()
    assert map_box is not None
    assert market is not None
    assert market["x"] >= map_box["x"] + map_box["width"]
    journey.arrive_at_turn(page, "turn")
    card = open_claimable(page)
    box = card.bounding_box()
    assert box is not None
    assert box["x"] >= map_box["x"] + map_box["width"]
    journey.arrive(page, "route-card")
    card.locator("[data-act=claim]").tap()
    wait_for_turn(page)
    draw_first(page)
    journey.arrive(page, "second-card")
    draw_second(page)
    finish_over_sockets([page])
    expect_result(page)
    journey.arrive(page, "result")


def test_a_device_that_is_passed_on(visitor: Visitor, journey: Journey) -> None:
    page = visitor(phone=True)
    page.goto("./")
    page.get_by_role("button", name="Remove a player").last.tap()
    page.get_by_role("combobox", name="Player 2").select_option("local")
    page.get_by_label("Name", exact=True).fill("Bram")
    page.locator("summary").first.tap()
    page.get_by_role("combobox", name="Who goes first").select_option("0")
    journey.arrive(page, "new-table")
    page.get_by_role("button", name="Begin").tap()
    for name in ("Anna", "Bram"):
        page.get_by_role("button", name=f"I’m {name}").tap()
        keep_one(page)
        page.locator("[data-act=pass-on]").tap()
    expect(page.get_by_role("dialog", name="Anna’s turn")).to_be_visible()
    for name, other in (("Anna", "Bram"), ("Bram", "Anna")):
        page.get_by_role("button", name=f"I’m {name}").tap()
        wait_for_turn(page)
        journey.arrive_at_turn(page, f"turn-of-{name}")
        draw_first(page)
        draw_second(page)
        expect(page.locator("[data-act=pass-on]")).to_be_visible()
        expect(page.locator("[data-anchor=hand]")).to_be_visible()
        journey.arrive(page, f"{name}-looks-at-the-cards")
        page.locator("[data-act=pass-on]").tap()
        cover = page.get_by_role("dialog", name=f"{other}’s turn")
        expect(cover.locator("[data-last-turn]")).to_have_text(f"{name} drew two cards.")
        expect(page.locator("[data-anchor=hand], [data-anchor=own-contracts]")).to_have_count(0)
        over = cover.bounding_box()
        assert over is not None
        for public in ("map", "market", "players"):
            box = page.locator(f"[data-anchor={public}]").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= over["y"] + 1, public
        journey.arrive(page, f"cover-for-{other}")
    page.get_by_role("button", name="I’m Anna").tap()
    finish_over_sockets([page, page])
    result = page.locator("[data-finished=true]")
    told = re.compile("(Anna|Bram) wins|share the victory")
    expect(result.get_by_role("heading", level=2)).to_have_text(told)
    journey.arrive(page, "result")


def test_three_people_and_a_bot(visitor: Visitor, journey: Journey) -> None:
    anna, bea, cas = people = [visitor(), visitor(), visitor(phone=True)]
    prefer(anna, board="harbor", sound=False, name="Anna")
    anna.goto("./")
    anna.get_by_role("button", name="Add a player").click()
    anna.get_by_role("combobox", name="Player 3").select_option("friend")
    anna.get_by_label("Level").select_option("apprentice")
    journey.arrive(anna, "new-table")
    anna.get_by_role("button", name="Open the table").click()
    link = anna.get_by_label("Link", exact=True).input_value()
    for page, name in ((bea, "Bea"), (cas, "Cas")):
        page.goto(link)
        expect(page.get_by_role("heading", level=1)).to_have_text("Anna invites you")
        page.get_by_label("Your name").fill("")
        page.get_by_role("button", name="Join").click()
        expect(page.locator("#name-missing")).not_to_be_empty()
        page.get_by_label("Your name").fill(name)
        journey.arrive(page, f"{name}-is-invited")
        page.get_by_role("button", name="Join").click()
        expect(anna.get_by_role("listitem").filter(has_text=name)).to_contain_text("here")
    journey.arrive(anna, "all-here")
    anna.get_by_role("button", name="All here: begin").click()
    for page in people:
        keep_one(page)
    names = anna.locator("[data-anchor=players] bdi").all_inner_texts()
    assert len(set(names)) == 4

    for page in people:  # one turn each, in whatever order
        before = ply(page)
        current = playing(people)
        journey.arrive_at_turn(current, f"turn-{people.index(current)}")
        own = ply(current)
        decide(current)
        expect(table(current)).not_to_have_attribute("data-ply", str(own))
        if table(current).get_attribute("data-phase") == "second_draw":
            decide(current)
        expect(table(page)).not_to_have_attribute("data-ply", str(before))
    bea.get_by_role("button", name="Say").click()
    bea.locator("[data-say=nice_move]").click()
    expect(anna.locator("[data-anchor=seat-1] .bubble")).to_be_visible()
    journey.arrive(anna, "reaction")
    where = cas.url
    cas.goto("./rules")
    expect(anna.locator("[data-anchor=seat-2]")).to_contain_text("away")
    journey.arrive(anna, "one-is-away")
    cas.goto(where)
    expect(anna.locator("[data-anchor=seat-2]")).not_to_contain_text("away")

    finish_over_sockets(people)
    for number, page in enumerate(people):
        result = page.locator("[data-finished=true]")
        expect(result.locator("tbody tr")).to_have_count(4)
        won = result.locator(f"tr[data-seat='{number}'].won").count() == 1
        expect(page.locator("[data-finished].win")).to_have_count(int(won))
        journey.arrive(page, f"result-{number}")
    color = anna.locator("[data-anchor=seat-0] .cart use").get_attribute("href")
    anna.get_by_role("button", name="Rematch").click()
    bea.get_by_role("button", name="Go to the rematch").first.click()
    bea.wait_for_url(lambda url: url != where)
    mine = anna.get_by_role("listitem").filter(has_text="Anna")
    expect(mine.locator("use").first).to_have_attribute("href", str(color))
    journey.arrive(anna, "rematch")


def playing(people: list[Page]) -> Page:
    """Wait until one of them has to decide."""
    while True:
        for page in people:
            if table(page).get_attribute("data-mine") == "true":
                return page
        people[0].wait_for_timeout(20)  # the bot is at work; the test's own limit ends it
