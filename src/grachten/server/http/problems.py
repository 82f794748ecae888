"""Errors as HTTP responses: a code, a message and facts, never a traceback."""

import logging
from dataclasses import asdict

from fastapi import FastAPI, Request, Response
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from grachten.errors import BoardError, GrachtenError
from grachten.server.http.routes.pages import unknown_page, wants_page

log = logging.getLogger("grachten.server")

RETRY_SECONDS = "1"
FAULT = "an internal error; it has been logged"


def problem(
    status: int, code: str, message: str, facts: object = None, retry: bool = False
) -> JSONResponse:
    """Return an error response; `Retry-After` tells that the request may succeed later."""
    headers = {"Retry-After": RETRY_SECONDS} if retry else None
    return JSONResponse({"code": code, "message": message, "facts": facts or {}}, status, headers)


def problem_of(error: GrachtenError) -> JSONResponse:
    facts: dict[str, object] = {name: str(value)[:100] for name, value in error.facts.items()}
    if isinstance(error, BoardError):
        facts["problems"] = [asdict(one) for one in error.problems]
    return problem(error.status, error.code, error.message, facts, error.retry)


def add_handlers(app: FastAPI) -> None:
    """Answer all errors in the same form."""

    @app.exception_handler(GrachtenError)
    async def refused(request: Request, error: GrachtenError) -> JSONResponse:
        request.app.state.node.metrics.refusals.labels(error.code).inc()
        return problem_of(error)

    @app.exception_handler(RequestValidationError)
    async def invalid(_: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return problem(422, "bad_request", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def unknown(request: Request, error: HTTPException) -> Response:
        if error.status_code == 404 and wants_page(request):
            return await unknown_page(request)
        codes = {404: "no_such_page", 405: "wrong_method", 413: "too_large"}
        code = codes.get(error.status_code, "refused")
        answer = problem(error.status_code, code, error.detail)
        answer.headers.update(error.headers or {})
        return answer

    @app.exception_handler(Exception)
    async def fault(request: Request, _: Exception) -> JSONResponse:
        request.app.state.node.metrics.errors.inc()
        return problem(500, "fault", FAULT, retry=True)
