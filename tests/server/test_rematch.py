"""Players who ask for a rematch at the same moment get one table, also on several nodes."""

import threading
from contextlib import ExitStack, closing
from pathlib import Path

from databases import Postgres
from grachten.server.tables.transitions import rematch_id, rematch_of
from grachten.store.changes import Change
from grachten.store.documents import Document
from grachten.store.store import Store, hash_of
from server.client import Browser
from server.fleet import NO_LIMITS
from server.running import Running, data_folder

ME, BRAM = {"kind": "me", "name": "Anna"}, {"kind": "me", "name": "Bram"}
ROUNDS, AT_ONCE = 4, 6


def finished(browser: Browser) -> str:
    """Play a game of two people in one browser, which one of them resigns."""
    table: str = browser.open_table(ME, BRAM, begin=True)["id"]
    with browser.sit(table, 0) as seat:
        seat.send(type="resign")
        seat.hear_table(lambda info: info["state"] == "over")
    return table


def ask_at_once(browsers: list[Browser], table: str) -> list[str]:
    """Let all ask for the rematch at the same time; return the tables that they get."""
    barrier, found = threading.Barrier(len(browsers)), list[str]()

    def ask(browser: Browser) -> None:
        barrier.wait()
        found.append(browser.post(f"/api/tables/{table}/rematch")["id"])

    threads = [threading.Thread(target=ask, args=(browser,)) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(60)
    assert len(found) == len(browsers)
    return found


def ask_everywhere(urls: list[str], database: str) -> None:
    store = Store(database)
    with ExitStack() as stack:
        stack.callback(store.close)
        browsers = [
            stack.enter_context(closing(Browser(urls[number % len(urls)])))
            for number in range(AT_ONCE)
        ]
        anna = browsers[0]
        for _ in range(ROUNDS):
            before = len(store.tables_in(["waiting"], most=1000))
            table = finished(anna)
            for other in browsers[1:]:
                other.http.cookies.update(anna.http.cookies)
            found = ask_at_once(browsers, table)
            assert set(found) == {anna.get(f"/api/tables/{table}")["next"]}
            assert len(store.tables_in(["waiting"], most=1000)) == before + 1
            # All see what one of them does: no node has two copies of the table.
            with browsers[-1].sit(found[0], 0) as seat:
                seat.hear_until("table")
                anna.post(f"/api/tables/{found[0]}/start")
                seat.hear_until("position")


def test_one_rematch_on_sqlite() -> None:
    with Running(data_folder(), **NO_LIMITS) as server:
        ask_everywhere([server.url], str(server.data / "grachten.db"))
        assert server.errors() == []


def test_one_rematch_on_two_nodes(postgres: Postgres, tmp_path: Path) -> None:
    database = postgres.create("rematch")
    flags = ("--database", database)
    with ExitStack() as stack:
        nodes = [Running(tmp_path / str(i), *flags, **NO_LIMITS) for i in range(2)]
        for node in nodes:
            stack.enter_context(node)
        ask_everywhere([node.url for node in nodes], database)
        assert [node.errors() for node in nodes] == [[], []]
    postgres.drop("rematch")


def test_a_rematch_is_found_if_the_server_died_before_it_was_linked() -> None:
    """The new table is saved, and the old one does not name it yet."""
    with Running(data_folder(), **NO_LIMITS) as server, closing(Browser(server.url)) as browser:
        table = finished(browser)
        server.kill()
        store = Store(str(server.data / "grachten.db"))
        kept = store.load(table)
        assert kept is not None
        _insert_rematch(store, table, kept.document, hash_of(browser.http.cookies["grachten"]))
        store.close()
        server.start()
        again = browser.post(f"/api/tables/{table}/rematch")
        assert again["id"] == rematch_id(table, kept.document)
        assert browser.get(f"/api/tables/{table}")["next"] == again["id"]
        assert browser.post(f"/api/tables/{again['id']}/start")["state"] == "playing"


def _insert_rematch(store: Store, table: str, document: Document, key_hash: str) -> None:
    new = rematch_of(document, key_hash, origin="", now=1)
    change = Change(rematch_id(table, document), 1, document=new, owners=[key_hash])
    assert store.write([change]) == [True]
