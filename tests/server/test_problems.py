"""Errors as HTTP responses: their status, and whether a retry helps."""

import pytest

from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound, Unsupported
from grachten.server.errors import (
    Busy,
    Misdirected,
    NoDatabase,
    NotPlaying,
    NotSaved,
    Restarting,
    Stale,
    TooMany,
    TooManyRequests,
)
from grachten.server.http.problems import problem_of

LATER = [Busy("later"), NoDatabase(), NotSaved(), Restarting(), TooManyRequests()]
NEVER = [
    (GrachtenError("bad_name", "no"), 400),
    (Forbidden("not_yours", "no"), 403),
    (NotFound("no_table", "no"), 404),
    (Conflict("begun", "no"), 409),
    (Stale(3), 409),
    (NotPlaying(), 409),
    (Misdirected("bad_host", "no"), 421),
    (TooMany("too_many_tables", "no"), 429),
    (Unsupported("unknown_rules", "no"), 503),
]


@pytest.mark.parametrize("error", LATER, ids=lambda error: error.code)
def test_an_error_that_may_pass_has_retry_after(error: GrachtenError) -> None:
    response = problem_of(error)
    assert response.status_code == (429 if isinstance(error, TooManyRequests) else 503)
    assert response.headers["retry-after"] == "1"


@pytest.mark.parametrize(("error", "status"), NEVER)
def test_other_errors_have_no_retry_after(error: GrachtenError, status: int) -> None:
    response = problem_of(error)
    assert response.status_code == status
    assert "retry-after" not in response.headers
