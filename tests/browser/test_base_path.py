"""The journeys of other tests, on a server below a path of its domain.

Every visitor's page notes a request to an address outside that path as a fault.
"""

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from browser import (
    test_alerts,
    test_devices,
    test_friends,
    test_home,
    test_install,
    test_journeys,
    test_notices,
)
from browser.conftest import Visitor
from browser.journeys import Journey
from browser.tables import ANNA, OPEN, open_table
from server.conftest import LIFTED
from server.running import Running, data_folder

BASE = "/grachten"


@pytest.fixture(scope="module")
def server() -> Iterator[Running]:
    with Running(data_folder(), base_path=BASE, **LIFTED) as running:
        yield running
        assert running.errors() == []


@pytest.fixture
def journey() -> Journey:
    return Journey("base-path", None)


def test_a_game_with_a_bot(visitor: Visitor) -> None:
    test_friends.test_one_click_from_the_first_page_to_a_game_with_a_bot(visitor, 1)


def test_links_and_their_qr_codes_name_the_path(visitor: Visitor, server: Running) -> None:
    page = visitor()
    where = open_table(page, ANNA, OPEN, begin=False)
    assert where.startswith(f"{BASE}/t/")
    page.goto(where)
    link = page.get_by_label("Link", exact=True)
    expect(link).to_have_value(f"http://127.0.0.1:{server.port}{where}")
    page.get_by_role("banner").get_by_role("link").first.click()
    expect(page).to_have_url(f"{server.url}/")
    for name in ("rules", "tutorial", "replay"):
        page.locator(f"a[href='{BASE}/{name}']").first.click()
        expect(page).to_have_url(f"{server.url}/{name}")
        expect(page.locator("main")).to_be_visible()
        page.go_back()
    expect(page.locator("[data-act=play]")).to_be_visible()


@pytest.mark.long
def test_a_whole_game_its_replay_and_the_list_of_games(visitor: Visitor, journey: Journey) -> None:
    test_journeys.test_a_first_game_to_its_end(visitor, journey, 4)


@pytest.mark.long
def test_friends_meet_by_a_link_and_play_once_more(visitor: Visitor) -> None:
    test_friends.test_two_friends_and_a_bot_play_to_the_end_and_once_more(visitor, 6)


@pytest.mark.long
def test_three_people_and_a_bot(visitor: Visitor, journey: Journey) -> None:
    test_journeys.test_three_people_and_a_bot(visitor, journey)


@pytest.mark.long
def test_links_bring_a_seat_and_all_games_to_other_devices(visitor: Visitor) -> None:
    test_devices.test_a_second_device_plays_until_it_is_revoked(visitor, phone=False)
    test_home.test_a_device_link_brings_all_games_to_a_phone_once(visitor)


@pytest.mark.long
def test_the_page_opens_without_a_connection(visitor: Visitor) -> None:
    test_install.test_without_a_connection_the_page_opens_says_so_and_comes_back(visitor)


@pytest.mark.long
def test_the_licenses_are_a_link_away(visitor: Visitor) -> None:
    test_notices.test_the_licenses_are_a_link_away_by_keyboard(visitor, phone=False)


@pytest.mark.long
def test_notices_open_their_tables(visitor: Visitor) -> None:
    test_alerts.test_a_notice_is_shown_replaced_and_opens_its_table(visitor)
    test_alerts.test_notices_are_asked_for_renewed_and_ended(visitor)


@pytest.mark.long
def test_the_service_worker_leaves_the_files_of_other_paths_alone(visitor: Visitor) -> None:
    page = visitor(service_workers="allow")
    page.add_init_script("caches.open('grachten-0123456789ab')")  # of a server at the root
    page.goto("./")
    test_install.wait_for_worker(page)
    root, own = sorted(page.evaluate("caches.keys()"))
    assert root == "grachten-0123456789ab"
    assert own.startswith("grachten/grachten-")
    kept = page.evaluate(test_install.KEPT)
    assert all(path == f"{BASE}/" or path.startswith(f"{BASE}/assets/") for path in kept)
