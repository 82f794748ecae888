"""Errors as HTTP answers: a code, words and facts, never a traceback."""

import logging

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from grachten.errors import GrachtenError

log = logging.getLogger("grachten.server")

NOT_FOUND = {"no_table", "no_seat", "no_board", "no_such_page", "not_begun", "no_bot", "no_device"}
FORBIDDEN = {"not_yours", "banned", "foreign_origin", "bad_link", "not_admin"}
MISDIRECTED = {"bad_host"}
TOO_MANY = {"too_many_requests", "too_many_tables"}
LATER = {"no_database", "not_saved", "busy", "unknown_rules"}
CONFLICT = {
    "begun",
    "bot_exists",
    "bot_name",
    "closed",
    "committed",
    "name_taken",
    "not_dealing",
    "not_over",
    "not_playing",
    "open_seats",
    "outdated",
    "seat_taken",
    "stale",
    "this_device",
}


def status_of(code: str) -> int:
    groups = (
        (404, NOT_FOUND),
        (403, FORBIDDEN),
        (421, MISDIRECTED),
        (429, TOO_MANY),
        (503, LATER),
        (409, CONFLICT),
    )
    return next((status for status, codes in groups if code in codes), 400)


def problem(status: int, code: str, message: str, facts: object = None) -> JSONResponse:
    return JSONResponse({"code": code, "message": message, "facts": facts or {}}, status)


def add_handlers(app: FastAPI) -> None:
    """Answer every error in the same form."""

    @app.exception_handler(GrachtenError)
    async def refused(request: Request, error: GrachtenError) -> JSONResponse:
        request.app.state.node.metrics.refusals.labels(error.code).inc()
        facts = {name: str(value)[:100] for name, value in error.facts.items()}
        return problem(status_of(error.code), error.code, error.message, facts)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "bad_request", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def unknown(_: Request, error: HTTPException) -> JSONResponse:
        codes = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}
        code = codes.get(error.status_code, "refused")
        answer = problem(error.status_code, code, error.detail)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def fault(request: Request, _: Exception) -> JSONResponse:
        request.app.state.node.metrics.errors.inc()
        return problem(500, "fault", "a fault of the server; it has been noted")
