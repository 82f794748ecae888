"""A PostgreSQL that stops answering: connections are closed in time, and nothing is doubled."""

import threading
import time
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import quote

import psycopg
import pytest
from sqlalchemy import text
from sqlalchemy.exc import DBAPIError, OperationalError

from databases import Postgres
from grachten.store.database import MIGRATING, migrate
from grachten.store.store import Store
from grachten.store.time_limits import time_limit
from proxy import Proxy
from store.filling import load, open_tables, step_change

LONG = 60.0  # seconds: far longer than on any machine


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    yield postgres.create("limits")
    postgres.drop("limits")


@pytest.fixture
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Set limits that a test can wait for."""
    monkeypatch.setattr("grachten.store.time_limits.ANSWER_SECONDS", 1.0)
    monkeypatch.setattr("grachten.store.time_limits.PING_SECONDS", 0.5)


@pytest.mark.usefixtures("quick")
def test_idle_connections_that_hang_are_replaced_unnoticed(url: str) -> None:
    with Proxy(url) as proxy, closing(Store(proxy.url)) as store:
        open_tables(store, "t", state="playing")
        proxy.hang()
        began = time.monotonic()
        assert store.write([step_change("t", 0)]) == [True]
        assert time.monotonic() - began < LONG
        assert len(load(store, "t").steps) == 1


@pytest.mark.usefixtures("quick")
@pytest.mark.parametrize("forward", [True, False])
def test_a_commit_that_is_never_answered_is_made_once_or_not(url: str, forward: bool) -> None:
    with Proxy(url) as proxy, closing(Store(proxy.url)) as store:
        open_tables(store, "t", state="playing")
        proxy.hang_at(b"COMMIT\0", forward=forward)
        began = time.monotonic()
        with pytest.raises(OperationalError, match="no answer"):
            store.write([step_change("t", 0)])
        assert time.monotonic() - began < LONG
        proxy.break_off()  # or else the server keeps the locks of the hanging one for a while
        made = len(load(store, "t").steps) == 1
        assert made == forward
        assert store.write([step_change("t", 0, by="again")]) == [not forward]
        assert len(load(store, "t").steps) == 1


def test_a_limit_for_several_statements_together(url: str) -> None:
    with closing(Store(url)) as store, store.engine.connect() as connection:
        sleeps = [text("SELECT pg_sleep(0.5)")] * 100
        with time_limit(1.5), pytest.raises(OperationalError, match="no answer"):
            list(map(connection.execute, sleeps))
        assert connection.invalidated


def test_the_server_ends_what_takes_too_long(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    limits = {"statement_timeout": "300ms", "lock_timeout": "200ms"}
    monkeypatch.setattr("grachten.store.time_limits.SERVER_LIMITS", limits)
    with closing(Store(url)) as store:
        open_tables(store, "t", state="playing")
        expected = pytest.raises(OperationalError, match="statement timeout")
        with store.engine.connect() as connection, expected:
            connection.execute(text("SELECT pg_sleep(60)"))
        with psycopg.connect(url) as other:
            other.execute("LOCK TABLE steps")
            with pytest.raises(OperationalError, match="lock timeout"):
                store.write([step_change("t", 0)])
        assert store.write([step_change("t", 0)]) == [True]


def test_a_transaction_that_its_client_forgot_is_ended(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise the locks of a frozen node would stop the others."""
    limits = {"idle_in_transaction_session_timeout": "200ms"}
    monkeypatch.setattr("grachten.store.time_limits.SERVER_LIMITS", limits)
    with closing(Store(url)) as store, store.engine.connect() as connection:
        connection.execute(text("SELECT 1"))
        end = time.monotonic() + LONG
        with psycopg.connect(url, autocommit=True) as other:
            idle = "SELECT count(*) FROM pg_stat_activity WHERE state = 'idle in transaction'"
            while other.execute(idle).fetchone() != (0,):
                assert time.monotonic() < end
        with pytest.raises(DBAPIError, match="idle-in-transaction"):
            connection.execute(text("SELECT 1"))


def test_what_the_host_says_goes_first(url: str) -> None:
    options = quote("-c statement_timeout=1234 -c lock_timeout=0")
    url += f"?options={options}&keepalives_idle=77&connect_timeout=33"
    with closing(Store(url)) as store, store.engine.connect() as connection:
        shown = [
            connection.exec_driver_sql(f"SHOW {name}").scalar()
            for name in ("statement_timeout", "lock_timeout", "idle_in_transaction_session_timeout")
        ]
        assert shown == ["1234ms", "0", "10s"]
        driver = connection.connection.driver_connection
        assert driver is not None
        used = driver.info.get_parameters()
        assert (used["keepalives_idle"], used["connect_timeout"]) == ("77", "33")
        assert (used["keepalives_interval"], used["tcp_user_timeout"]) == ("5", "10000")


@pytest.mark.usefixtures("quick")
def test_migrations_wait_for_one_another_without_a_limit(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    limits = {"statement_timeout": "300ms", "lock_timeout": "200ms"}
    monkeypatch.setattr("grachten.store.time_limits.SERVER_LIMITS", limits)
    with closing(Store(url)) as store, psycopg.connect(url) as other:
        other.execute(f"SELECT pg_advisory_xact_lock({MIGRATING})")
        timer = threading.Timer(2.0, other.rollback)  # beyond all limits of this test
        timer.start()
        migrate(store.engine)
        timer.join()
