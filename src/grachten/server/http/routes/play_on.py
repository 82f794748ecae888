"""Playing on from a position of a finished game, at a private table against bots."""

from typing import Any

from fastapi import APIRouter, Depends, Request, Response
from msgspec import json

from grachten.errors import RecordError
from grachten.game import Record
from grachten.game.record import record_from_json
from grachten.game.start import Start
from grachten.server.http.dependencies import (
    Access,
    Address,
    CurrentTable,
    Key,
    OutsideBotNames,
    ServerNode,
    admit,
)
from grachten.server.http.limits.rates import origin_of
from grachten.server.http.responses import REFUSALS, shown_as, table_with_key
from grachten.server.http.routes.boards import Examiners
from grachten.server.http.routes.lobby import count_table
from grachten.server.http.routes.replays import Workers, record_of, record_problem
from grachten.server.node import Node
from grachten.server.tables import transitions
from grachten.server.wire.models import PlayOnRequest, RecordPlayOnRequest
from grachten.store.documents import Document
from grachten.store.store import hash_of

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    default_response_class=Response,
    responses={**REFUSALS, **shown_as("TableInfo", 201)},
)


@router.post("/tables/{table_id}/play-on", status_code=201)
async def play_on_from_table(
    request: Request,
    body: PlayOnRequest,
    table: CurrentTable,
    node: ServerNode,
    access: Access,
    address: Address,
    key: Key,
    outside: OutsideBotNames,
    workers: Workers,
) -> Response:
    """Continue a finished game from a position, at a new private table against bots."""
    old = await record_of(table)
    count_table(access, address)
    record, start = await workers.start_of(address, lambda: old, body.ply, body.seat)
    document = _document(body, record, start, table.id, key, outside, address, node)
    return await _open(request, node, document, key)


@router.post("/play-on", status_code=201)
async def play_on_from_record(
    request: Request,
    body: RecordPlayOnRequest,
    node: ServerNode,
    access: Access,
    address: Address,
    key: Key,
    outside: OutsideBotNames,
    workers: Workers,
    examiners: Examiners,
) -> Response:
    """Do the same for the game of a record in the body."""
    count_table(access, address)
    try:
        record, start = await workers.start_of(
            address, lambda: _record(body.record), body.ply, body.seat
        )
        document = _document(body, record, start, None, key, outside, address, node)
    except RecordError as error:
        return record_problem(error)
    if isinstance(document.board, dict):
        await examiners.drawing(address, document.board)  # raises if it takes too long
    return await _open(request, node, document, key)


def _record(plain: dict[str, Any]) -> Record:
    return record_from_json(json.encode(plain))


def _document(
    body: PlayOnRequest,
    record: Record,
    start: Start,
    table: str | None,
    key: str,
    outside: list[str],
    address: str,
    node: Node,
) -> Document:
    return transitions.played_on(
        body,
        record,
        start,
        table,
        hash_of(key),
        outside,
        origin=origin_of(address),
        now=node.store.now(),
    )


async def _open(request: Request, node: Node, document: Document, key: str) -> Response:
    own = hash_of(key)
    table = await node.tables.open(transitions.new_id(), document, [own])
    await table.begin(lambda d: transitions.check_beginning(d, own))
    return table_with_key(request, table, key, 201)
