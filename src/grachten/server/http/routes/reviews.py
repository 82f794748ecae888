"""The review of a finished game, at a table or in a record that is sent."""

from typing import Annotated

from fastapi import APIRouter, Depends, Path, Request, Response

from grachten.errors import GrachtenError
from grachten.server.errors import Busy
from grachten.server.http.dependencies import Address, CurrentTable, ServerNode, admit
from grachten.server.http.responses import Responses, as_json, refused_with, shown_as
from grachten.server.http.routes.replays import RECORD_BODY, Workers, record_of, record_problem
from grachten.server.tables.boards import board_title
from grachten.server.wire.reviews import ReviewJob, ReviewProgress

ReviewId = Annotated[str, Path(pattern="^[0-9a-f]{32}$", description="of a review")]

PROGRESS = shown_as("ReviewProgress", 202)
REVIEW = {**shown_as("Review"), **PROGRESS}
PICTURE: Responses = {200: {"content": {"image/png": {}}, "description": "PNG"}}

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    responses=refused_with(400, 403, 404, 409, 413, 422, 429, 500, 503),
)


@router.get("/tables/{table_id}/review", responses=REVIEW, response_class=Response)
async def review_of_table(table: CurrentTable, address: Address, node: ServerNode) -> Response:
    """Return the review of a finished game, or how far it is. The first request starts it."""
    record = await record_of(table)
    review = await node.reviews.of_table(address, table.id, record)
    return as_json(review, 202 if isinstance(review, ReviewProgress) else 200)


@router.get(
    "/tables/{table_id}/review.png", responses={**PICTURE, **PROGRESS}, response_class=Response
)
async def picture_of_table(table: CurrentTable, address: Address, node: ServerNode) -> Response:
    """Return a picture of the review of a finished game, or how far the review is."""
    record = await record_of(table)
    title = board_title(record.board)
    picture = await node.reviews.picture(address, table.id, record, title)
    if isinstance(picture, ReviewProgress):
        return as_json(picture, 202)
    return Response(picture, media_type="image/png")


@router.post(
    "/review",
    status_code=202,
    responses=shown_as("ReviewJob", 202),
    response_class=Response,
    openapi_extra=RECORD_BODY,
)
async def review_record(
    request: Request, address: Address, workers: Workers, node: ServerNode
) -> Response:
    """Review the game of a record in the body. The server forgets both after a while."""
    try:
        record = await workers.finished_record(address, await request.body())
    except Busy:
        raise
    except GrachtenError as error:
        return record_problem(error)
    return as_json(ReviewJob(node.reviews.submit_record(address, record)), 202)


@router.get("/reviews/{review_id}", responses=REVIEW, response_class=Response)
async def review_of_record(review_id: ReviewId, node: ServerNode) -> Response:
    """Return the review of a record that was sent, or how far it is."""
    answer = node.reviews.of_record(review_id)
    if isinstance(answer, ReviewProgress):
        return as_json(answer, 202)
    return Response(answer, media_type="application/json")
