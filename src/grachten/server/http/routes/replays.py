"""The replay of a finished game, or of any record that is sent."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from grachten.errors import Conflict, GrachtenError, NotFound, RecordError
from grachten.game.record import record_from_json
from grachten.server.errors import Busy
from grachten.server.http.dependencies import Address, CurrentTable, admit
from grachten.server.http.problems import problem
from grachten.server.http.replays import ReplayWorkers
from grachten.server.http.responses import refused_with, shown_as

LONGEST_MESSAGE = 300


def workers_of(request: Request) -> ReplayWorkers:
    workers: ReplayWorkers = request.app.state.replay_workers
    return workers


def accepts_gzip(request: Request) -> bool:
    return "gzip" in request.headers.get("accept-encoding", "")


Workers = Annotated[ReplayWorkers, Depends(workers_of)]
AcceptsGzip = Annotated[bool, Depends(accepts_gzip)]

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    responses=refused_with(400, 403, 404, 409, 413, 429, 503),
)


@router.get("/tables/{table_id}/replay", responses=shown_as("Replay"), response_class=Response)
async def replay_of_table(
    table: CurrentTable, address: Address, workers: Workers, gzip: AcceptsGzip
) -> Response:
    """Return a finished game, step by step."""
    if table.game is None:
        raise NotFound("not_begun", "the game has not begun")
    async with table.settled():  # nothing that is not saved yet
        if not table.game.over:
            raise Conflict("not_over", "the game is not over yet")
        record = table.game.record()
    return await workers.respond(address, lambda: record, gzip)


@router.post(
    "/replay",
    responses=shown_as("Replay"),
    response_class=Response,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
        }
    },
)
async def replay_of_record(
    request: Request, address: Address, workers: Workers, gzip: AcceptsGzip
) -> Response:
    """Return the game of a record in the body, step by step. Nothing of it is stored."""
    data = await request.body()
    try:
        return await workers.respond(address, lambda: record_from_json(data), gzip)
    except RecordError as error:
        return _record_problem(error.code, error)
    except Busy:
        raise
    except GrachtenError as error:
        return _record_problem("bad_board", error)


def _record_problem(code: str, error: GrachtenError) -> Response:
    """Return an error of the record, which its sender can correct."""
    facts = {"ply": error.facts["ply"]} if "ply" in error.facts else {}
    return problem(400, code, error.message[:LONGEST_MESSAGE], facts)
