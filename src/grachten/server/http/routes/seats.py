"""One seat of a table: taking and leaving it, its bot, its seed, its webhook, its name."""

from fastapi import APIRouter, Depends, Request, Response

from grachten.server.alerts.webhooks import check_url
from grachten.server.http.dependencies import (
    Key,
    OutsideBotNames,
    OwnKeyHash,
    SeatNumber,
    ServerNode,
    Table,
    admit,
)
from grachten.server.http.responses import (
    TABLE_INFO,
    table_response,
    table_with_key,
)
from grachten.server.http.routes.lobby import invite_bots
from grachten.server.tables import transitions
from grachten.server.wire.models import (
    BotRequest,
    CommitRequest,
    JoinRequest,
    RevealRequest,
    WebhookRequest,
)
from grachten.store.documents import Document
from grachten.store.store import hash_of

router = APIRouter(
    prefix="/api/tables/{table_id}/seats/{seat}",
    dependencies=[Depends(admit)],
    default_response_class=Response,
    responses=TABLE_INFO,
)


@router.post("")
async def join(
    request: Request,
    seat: SeatNumber,
    body: JoinRequest,
    table: Table,
    key: Key,
    outside: OutsideBotNames,
) -> Response:
    """Take an open seat."""
    own = hash_of(key)
    await table.change(lambda d: transitions.join(d, seat, body, own, outside, table.now()), [own])
    return table_with_key(request, table, key)


@router.delete("")
async def leave(seat: SeatNumber, table: Table, key_hash: OwnKeyHash) -> Response:
    """Leave a seat before the game begins, or remove somebody from one's own table."""
    await table.change(lambda d: transitions.clear_seat(d, seat, key_hash))
    return table_response(table, key_hash)


@router.put("/bot")
async def put_bot(
    seat: SeatNumber,
    body: BotRequest,
    table: Table,
    node: ServerNode,
    key_hash: OwnKeyHash,
    outside: OutsideBotNames,
) -> Response:
    """Seat a bot where no person sits."""
    await table.change(lambda d: transitions.put_bot(d, seat, body.bot, key_hash, outside))
    await invite_bots(node, table)
    return table_response(table, key_hash)


@router.put("/commitment")
async def put_commitment(
    seat: SeatNumber, body: CommitRequest, table: Table, key_hash: OwnKeyHash
) -> Response:
    """Commit a seat to a seed by its SHA-256, before the terms are locked (docs/fairness.md)."""
    await table.change(lambda d: transitions.commit(d, seat, body.commitment, key_hash))
    return table_response(table, key_hash)


@router.put("/seed")
async def put_seed(
    seat: SeatNumber, body: RevealRequest, table: Table, key_hash: OwnKeyHash
) -> Response:
    """Reveal the seed that the seat has committed to; the last one deals (docs/fairness.md)."""
    await table.reveal(seat, body.seed, lambda d: transitions.own_chair(d, seat, key_hash))
    return table_response(table, key_hash)


@router.put("/webhook")
async def put_webhook(
    seat: SeatNumber, body: WebhookRequest, table: Table, node: ServerNode, key_hash: OwnKeyHash
) -> Response:
    """Send notices of this seat's turns to that URL; null: no more."""
    transitions.own_chair(table.document, seat, key_hash)
    if body.url is not None:
        await check_url(body.url, node.settings.private_webhooks)

    def alter(document: Document) -> None:
        chair = transitions.own_chair(document, seat, key_hash)
        chair.webhook, chair.webhook_language = body.url, body.language

    await table.change(alter)
    return table_response(table, key_hash)


@router.delete("/name")
async def remove_name(seat: SeatNumber, table: Table, key_hash: OwnKeyHash) -> Response:
    """Remove one's own name from a game that has ended."""
    transitions.own_chair(table.document, seat, key_hash)
    await table.remove_name(lambda d: transitions.remove_name(d, seat))
    return table_response(table, key_hash)
