"""Settings for all tests."""

import itertools
import os
import signal
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import settings

from databases import Postgres

# Where a change is judged, the same examples are tried every time; elsewhere, new ones.
settings.register_profile("ci", derandomize=True, deadline=None)
settings.register_profile("here", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "here")

# `nohup` and `&` make a process ignore signals, and the programs it starts would ignore them too.
# A handler that does nothing protects the tests in the same way, and programs start without it.
# The workers of pytest-xdist are such programs, so they always get one for SIGHUP.
ignored = {n for n in (signal.SIGHUP, signal.SIGINT) if signal.getsignal(n) is signal.SIG_IGN}
if "PYTEST_XDIST_WORKER" in os.environ:
    ignored.add(signal.SIGHUP)
for number in ignored:
    signal.signal(number, lambda *_: None)

# Tests read English, whatever the machine speaks.
os.environ["GRACHTEN_LANG"] = "en"

_numbers = itertools.count()


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--pictures", metavar="FOLDER", help="save a picture of each station of a journey there"
    )


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A PostgreSQL server for this process's tests, started when the first one needs it."""
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    """The URL of a database with nothing in it, of both kinds in turn."""
    if request.param == "sqlite":
        yield str(tmp_path / "grachten.db")
        return
    server: Postgres = request.getfixturevalue("postgres")
    name = f"test_{next(_numbers)}"
    yield server.create(name)
    server.drop(name)
