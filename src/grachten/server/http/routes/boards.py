"""Boards: those of the package, and those that players bring along."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from grachten.board import board_names, shipped_board
from grachten.errors import NotFound
from grachten.server.http.boards import BoardExaminers
from grachten.server.http.dependencies import Address, Table, admit
from grachten.server.http.drawing import board_drawing
from grachten.server.http.responses import REFUSALS, as_json, shown_as
from grachten.server.wire.models import BoardInfo, Boards


async def examiners_of(request: Request) -> BoardExaminers:
    examiners: BoardExaminers = request.app.state.board_examiners
    return examiners


Examiners = Annotated[BoardExaminers, Depends(examiners_of)]

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    responses=REFUSALS,
)


@router.get("/boards")
async def boards() -> Boards:
    """List the boards of the package."""
    return Boards(
        boards=[BoardInfo(name=name, title=shipped_board(name).title) for name in board_names()]
    )


@router.get("/boards/{name}", responses=shown_as("Board"), response_class=Response)
async def board(name: Annotated[str, Path(max_length=40)]) -> Response:
    """Return a board: everything needed to draw it."""
    if name not in board_names():
        raise NotFound("no_board", "there is no such board")
    return as_json(board_drawing(name))


@router.post(
    "/boards",
    responses=shown_as("CheckedBoard"),
    response_class=Response,
    openapi_extra={
        "requestBody": {
            "required": True,
            "content": {"text/plain": {"schema": {"type": "string"}}},
        }
    },
)
async def check_board(request: Request, address: Address, examiners: Examiners) -> Response:
    """Check a board file in the body; return the board and its drawing. Nothing is stored."""
    checked = await examiners.check(address, await request.body())
    return as_json({"board": checked.board, "drawing": checked.drawing})


@router.get("/tables/{table_id}/board", responses=shown_as("Board"), response_class=Response)
async def board_of_table(table: Table, address: Address, examiners: Examiners) -> Response:
    """Return the board of a table: everything needed to draw it."""
    reference = table.document.board
    if isinstance(reference, str):
        return await board(reference)
    drawing = await examiners.drawing(address, reference)
    return Response(drawing, media_type="application/json")
