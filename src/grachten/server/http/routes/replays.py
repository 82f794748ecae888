"""The replay of a finished game, or of any record that is sent."""

from typing import Annotated

from fastapi import APIRouter, Depends, Request, Response

from grachten.errors import Conflict, GrachtenError, NotFound, RecordError
from grachten.game import Record
from grachten.game.record import record_from_json
from grachten.server.errors import Busy
from grachten.server.http.dependencies import Address, CurrentTable, admit
from grachten.server.http.problems import problem
from grachten.server.http.replays import ReplayWorkers
from grachten.server.http.responses import refused_with, shown_as
from grachten.server.tables.table import LiveTable

LONGEST_MESSAGE = 300
RECORD_BODY = {
    "requestBody": {
        "required": True,
        "content": {"application/json": {"schema": {"$ref": "#/components/schemas/Record"}}},
    }
}


async def workers_of(request: Request) -> ReplayWorkers:
    workers: ReplayWorkers = request.app.state.replay_workers
    return workers


async def accepts_gzip(request: Request) -> bool:
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
    record = await record_of(table)
    return await workers.respond(address, lambda: record, gzip)


@router.post(
    "/replay",
    responses=shown_as("Replay"),
    response_class=Response,
    openapi_extra=RECORD_BODY,
)
async def replay_of_record(
    request: Request, address: Address, workers: Workers, gzip: AcceptsGzip
) -> Response:
    """Return the game of a record in the body, step by step. Nothing of it is stored."""
    data = await request.body()
    try:
        return await workers.respond(address, lambda: record_from_json(data), gzip)
    except Busy:
        raise
    except GrachtenError as error:
        return record_problem(error)


async def record_of(table: LiveTable) -> Record:
    """Return the record of a finished game; raise if it is not over."""
    if table.game is None:
        raise NotFound("not_begun", "the game has not begun")
    async with table.settled():  # nothing that is not saved yet
        if not table.game.over:
            raise Conflict("not_over", "the game is not over yet")
        return table.game.record()


def record_problem(error: GrachtenError) -> Response:
    """Return an error of the record, which its sender can correct."""
    code = error.code if isinstance(error, RecordError) else "bad_board"
    facts = {"ply": error.facts["ply"]} if "ply" in error.facts else {}
    return problem(400, code, error.message[:LONGEST_MESSAGE], facts)
