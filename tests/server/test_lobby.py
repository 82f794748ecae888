"""The lobby: nobody can push the tables of others out of it."""

from server.client import Browser

ME, BOT, OPEN = {"kind": "me", "name": "Anna"}, {"kind": "bot"}, {"kind": "open"}


def test_full_tables_do_not_empty_the_lobby(browser: Browser, friend: Browser) -> None:
    """A hundred listed tables without a free seat are not shown, and leave room for others."""
    wanted = friend.open_table(ME, OPEN, listed=True)["id"]
    for _ in range(101):
        browser.open_table(ME, BOT, listed=True)
    assert wanted in [table["id"] for table in friend.get("/api/tables")["tables"]]
