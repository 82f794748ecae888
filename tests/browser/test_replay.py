"""The end of a game, the proof of its deal, and games that are watched again."""

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from browser.conftest import Visitor
from browser.playing import play_to_end
from browser.screens import open_table
from game.playing import bot_game
from grachten.errors import RecordError
from grachten.game import Game
from grachten.game.record import record_from_json
from grachten.words import number_words
from server.client import Browser
from server.running import Running

COLORS = ("pink", "blue", "green", "black", "red", "orange", "wild")
GAME = bot_game("harbor", ("greedy", "random"), 3)
RECORD: dict[str, Any] = json.loads(GAME.record().to_json())
NO_CRYPTO = "Object.defineProperty(crypto, 'subtle', { value: undefined })"
DROP = """([text, name]) => {
    const files = new DataTransfer();
    files.items.add(new File([text], name));
    const event = new DragEvent("drop", { bubbles: true, cancelable: true, dataTransfer: files });
    document.querySelector(".drop").dispatchEvent(event);
}"""


@pytest.fixture(scope="module")
def finished(server: Running) -> Iterator[str]:
    """A table where a game has been played to its end."""
    anna = Browser(server.url)
    seats = ({"kind": "me", "name": "Anna"}, {"kind": "bot", "bot": "apprentice"})
    table = anna.open_table(*seats, board="harbor", first=0, begin=True)["id"]
    with anna.sit(table, 0) as seat:
        seat.play_on(random.Random(1))
    yield table
    anna.close()


def stage(page: Page) -> Locator:
    return page.locator("main[data-ply]")


def at(page: Page, ply: int) -> None:
    expect(stage(page)).to_have_attribute("data-ply", str(ply))


def drop(page: Page, text: str, name: str = "game.jsonl") -> None:
    """Drop a file on the page that opens records."""
    if not page.locator(".drop").is_visible():
        page.goto("/replay")
        page.locator(".drop").wait_for()
    page.evaluate(DROP, [text, name])


def check_deal(page: Page) -> Locator:
    page.locator("[data-act=fairness]").click()
    page.locator("[data-act=check]").click()
    verdict = page.locator("[data-fair]")
    expect(verdict).to_be_visible()
    return verdict


def draws_of(record: dict[str, Any]) -> int:
    """The outcomes of chance in a record."""
    count = 0
    for event in (event for step in record["steps"] for event in step["events"]):
        if event["type"] in ("card_dealt", "market_filled") or event.get("from") == "deck":
            count += 1
        elif event["type"] == "contracts_offered":
            count += len(event["contracts"])
    return count


def tampered(record: dict[str, Any]) -> tuple[str, int]:
    """The record with another card in its market, as the rules would allow it, and the step."""
    other = json.loads(json.dumps(record))
    fills = [(s, e) for s in other["steps"] for e in s["events"] if e["type"] == "market_filled"]
    step, event = fills[-1]
    for color in sorted(set(COLORS) - {event["card"]}):
        event["card"] = color
        try:
            Game.replay(record_from_json(json.dumps(other)))
        except RecordError:
            continue
        return json.dumps(other), step["ply"]
    raise AssertionError("no other card fits")


# The end.


def test_the_end_is_a_ceremony(visitor: Visitor) -> None:
    page = visitor(motion=True)
    open_table(page, board="harbor")
    play_to_end([page], clicks=2)
    result = page.get_by_role("dialog", name="result")
    expect(result).to_have_attribute("data-finished", "false")
    expect(result.get_by_role("heading")).to_be_focused()
    expect(page.locator(".route.lit").first).to_be_attached()
    expect(result.locator(".deed")).to_be_visible()
    expect(page.locator(".place.lit")).to_have_count(2)
    result.locator("[data-act=skip]").click()
    expect(result).to_have_attribute("data-finished", "true")
    expect(result.get_by_role("heading", level=2)).to_be_focused()
    expect(page.locator(".lit")).to_have_count(0)

    record = page.request.get(f"/api/tables/{page.url.rpartition('/')[2]}/record").json()
    for seat, score in enumerate(record["result"]["scores"]):
        figures = result.locator(f"tr[data-seat='{seat}'] [data-points]")
        texts = figures.all_inner_texts()
        wanted = [score[key] for key in ("routes", "contracts", "merchandise", "total")]
        assert texts == list(map(number_words, wanted))
    verdict = check_deal(page)
    expect(verdict).to_have_attribute("data-fair", "record")
    page.get_by_text("Details").click()
    expect(page.get_by_text(f"{draws_of(record)} draws")).to_be_visible()
    assert uncovered(page) > 0.8


def uncovered(page: Page) -> float:
    """How much of the map's width the result leaves free."""
    sheet = page.get_by_role("dialog").bounding_box()
    area = page.locator("section.map").bounding_box()
    assert sheet is not None
    assert area is not None
    return (sheet["x"] - area["x"]) / area["width"]


def test_who_comes_later_sees_the_result_at_once(visitor: Visitor, finished: str) -> None:
    page = visitor(phone=True, motion=True)
    page.goto(f"/t/{finished}")
    result = page.get_by_role("dialog", name="result")
    expect(result).to_have_attribute("data-finished", "true")
    expect(result.get_by_role("button", name="Rematch")).to_have_count(0)  # a stranger
    result.locator("[data-act=share]").click()
    expect(result.get_by_role("status").filter(has_text="link")).to_be_visible()
    with page.expect_download() as download:
        result.get_by_role("link", name="Download").click()
    assert download.value.suggested_filename == f"grachten-{finished}.jsonl"
    result.get_by_role("link", name="Replay").click()
    at(page, 0)
    page.go_back()
    expect(result).to_be_visible()
    page.keyboard.press("Escape")
    expect(result).to_have_count(0)


# Replay.


def test_a_link_leads_to_a_moment(visitor: Visitor, finished: str) -> None:
    page = visitor()
    page.goto(f"/replay/{finished}#ply=7&seat=0")
    at(page, 7)
    eyes = page.get_by_label("Point of view")
    expect(eyes).to_have_value("0")
    expect(page.get_by_role("region", name="Anna’s cards")).to_be_visible()
    page.get_by_role("button", name="Forward one step").click()
    at(page, 8)
    eyes.select_option("1")
    page.wait_for_url("**#ply=8&seat=1")
    page.reload()
    at(page, 8)
    expect(eyes).to_have_value("1")
    eyes.select_option(label="All cards open")
    page.wait_for_url("**#ply=8")
    expect(page.get_by_role("region", name="All cards")).to_be_visible()
    page.locator("[data-act=share]").click()
    expect(page.get_by_role("status").filter(has_text="link")).to_be_visible()
    page.evaluate("location.hash = '#ply=2&seat=0'")
    at(page, 2)


def test_keys_and_buttons_move_through_the_game(visitor: Visitor, finished: str) -> None:
    page = visitor()
    page.goto(f"/replay/{finished}")
    at(page, 0)
    last = page.request.get(f"/api/tables/{finished}/record").json()["steps"][-1]["ply"]
    for key, ply in (("ArrowRight", 1), ("ArrowRight", 2), ("ArrowLeft", 1), ("End", last)):
        page.keyboard.press(key)
        at(page, ply)
    expect(stage(page)).to_have_attribute("data-phase", "over")
    expect(page.get_by_role("region", name="Result")).to_be_visible()
    slider = page.get_by_role("slider", name="Step")
    slider.focus()
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("ArrowRight")
    at(page, 1)
    slider.fill("5")
    at(page, 5)
    page.locator("[data-act=result]").click()
    at(page, last)
    page.get_by_label("Speed").select_option("4")
    page.get_by_role("button", name="Play", exact=True).click()  # from the beginning again
    page.wait_for_function("() => Number(document.querySelector('main[data-ply]').dataset.ply) < 5")
    slider.fill(str(last - 2))
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, last)
    expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_the_keys_work_whatever_was_clicked_and_the_log_leads_to_its_step(
    visitor: Visitor, finished: str
) -> None:
    page = visitor()
    page.goto(f"/replay/{finished}#ply=6")
    at(page, 6)
    page.get_by_role("button", name="Forward one step").click()
    at(page, 7)
    page.keyboard.press("Space")  # plays, and does not press the button again
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press("Space")
    page.keyboard.press("Home")
    at(page, 0)
    page.keyboard.press("End")
    page.locator("#log li button").nth(3).click()
    expect(stage(page)).not_to_have_attribute("data-phase", "over")


def test_one_players_eyes_do_not_see_what_others_draw(visitor: Visitor) -> None:
    page = visitor()
    drop(page, json.dumps(RECORD))
    drawn = next(
        step
        for step in RECORD["steps"]
        if step["seat"] == 0 and any(event.get("from") == "deck" for event in step["events"])
    )
    color = next(e["card"] for e in drawn["events"] if e.get("from") == "deck")
    card = "a wild" if color == "wild" else color
    page.get_by_role("slider", name="Step").fill(str(drawn["ply"]))
    at(page, drawn["ply"])
    words = page.locator("[data-step]")
    eyes = page.get_by_label("Point of view")
    expect(words).to_contain_text(f"greedy 0 draws {card}")
    eyes.select_option("1")
    expect(words).to_contain_text("greedy 0 draws from the deck.")
    expect(page.locator("#contracts")).to_contain_text("random 1’s contracts")
    eyes.select_option("0")
    expect(words).to_contain_text(f"You draw {card} from the deck.")


def test_a_dropped_file_is_shown_and_proved_without_the_browsers_crypto(visitor: Visitor) -> None:
    page = visitor(phone=True)
    page.add_init_script(NO_CRYPTO)
    drop(page, json.dumps(RECORD))
    at(page, 0)
    verdict = check_deal(page)
    expect(verdict).to_have_attribute("data-fair", "record")
    expect(page.get_by_text("only the record itself was checked")).to_be_visible()
    page.get_by_text("Details").click()
    expect(page.get_by_text(f"{draws_of(RECORD)} draws")).to_be_visible()
    expect(page.get_by_text(RECORD["seed"])).to_be_visible()
    page.get_by_role("button", name="Open another record").click()
    expect(page.locator(".drop")).to_be_visible()


def test_a_record_of_version_1_is_checked_as_far_as_it_goes(visitor: Visitor) -> None:
    old = {key: value for key, value in RECORD.items() if key != "player_commitments"}
    page = visitor()
    drop(page, json.dumps({**old, "format": "grachten-record/1"}))
    expect(check_deal(page)).to_have_attribute("data-fair", "dealer")
    expect(page.get_by_text("only the dealer committed to a seed")).to_be_visible()


def test_a_card_that_was_changed_is_found_out(visitor: Visitor) -> None:
    text, ply = tampered(RECORD)
    page = visitor()
    drop(page, text)
    at(page, 0)
    expect(check_deal(page)).to_have_attribute("data-fair", "fail")
    page.get_by_text("Details").click()
    expect(page.get_by_text(f"the first difference is at step {ply}.").last).to_be_visible()


WRONG = {
    "an empty file": ("", "empty"),
    "a page": ("<!doctype html>\n<p>hello</p>\n", "isn’t the record of a game"),
    "other JSON": ('{"name": "package"}', "isn’t the record of a game"),
    "half a record": (json.dumps(RECORD)[:-50], "part of it is missing"),
    "another seed": (json.dumps({**RECORD, "seed": "00" * 32}), "doesn’t match its seal"),
    "a step less": (
        json.dumps({**RECORD, "steps": RECORD["steps"][:3] + RECORD["steps"][4:]}),
        "missing",
    ),
    "a player's own record": (
        Game.new(2, seed=1).record_for(0).to_json().decode(),
        "leaves out what the others held",
    ),
}


def test_a_wrong_file_is_told_in_clear_words(visitor: Visitor) -> None:
    page = visitor()
    for text, words in WRONG.values():
        drop(page, text, "holiday.txt")
        expect(page.get_by_role("alert")).to_contain_text(words)
    drop(page, json.dumps(RECORD))
    at(page, 0)


def test_one_game_of_many_is_chosen_or_pasted(visitor: Visitor) -> None:
    other = json.loads(bot_game("amsterdam", ("random", "random", "random"), 1).record().to_json())
    page = visitor()
    drop(page, "not a record", "holiday.txt")
    expect(page.get_by_role("alert")).to_be_visible()
    drop(page, f"{json.dumps(RECORD)}\n{json.dumps(other)}\n")
    expect(page.get_by_role("alert")).to_have_count(0)
    page.get_by_label("The file contains 2 games").select_option(label="Game 2")
    page.get_by_role("button", name="Play", exact=True).click()
    at(page, 0)
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(3)
    page.get_by_role("button", name="Open another record").click()
    page.get_by_label("Or paste a record").fill(json.dumps(RECORD, indent=1))
    page.get_by_role("button", name="Open the pasted record").click()
    expect(page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)


def test_a_game_that_goes_on_is_not_shown(visitor: Visitor) -> None:
    page = visitor()
    open_table(page, board="harbor")
    table = page.url.rpartition("/")[2]
    page.goto(f"/replay/{table}")
    expect(page.get_by_role("alert")).to_contain_text("isn’t over yet")
