"""One table: its info, its start, its rematch, and its record."""

from fastapi import APIRouter, Depends, Request, Response

from grachten.errors import Forbidden, NotFound
from grachten.server.alerts.webhooks import check_url
from grachten.server.http.dependencies import (
    Access,
    Address,
    CurrentTable,
    Key,
    KeyHash,
    OwnKeyHash,
    ServerNode,
    Table,
    admit,
)
from grachten.server.http.limits.rates import origin_of
from grachten.server.http.responses import (
    TABLE_INFO,
    shown_as,
    table_response,
    table_with_key,
)
from grachten.server.http.routes.lobby import count_table, invite_bots
from grachten.server.tables import transitions
from grachten.server.tables.keys import use_link
from grachten.server.wire.models import ReturnRequest, WebhookRequest
from grachten.store.documents import Document
from grachten.store.store import hash_of

router = APIRouter(
    prefix="/api/tables/{table_id}",
    dependencies=[Depends(admit)],
    default_response_class=Response,
    responses=TABLE_INFO,
)


@router.get("")
async def show(table: CurrentTable, key_hash: KeyHash) -> Response:
    """Return the info about a table."""
    return table_response(table, key_hash)


@router.put("/webhook")
async def put_table_webhook(
    body: WebhookRequest, table: Table, node: ServerNode, key_hash: OwnKeyHash
) -> Response:
    """Send notices of every person's turns to that URL; null: no more. Only the opener may."""
    transitions.check_opener(table.document, key_hash)
    if body.url is not None:
        await check_url(body.url, node.settings.private_webhooks)

    def alter(document: Document) -> None:
        transitions.check_opener(document, key_hash)
        document.webhook, document.webhook_language = body.url, body.language

    await table.change(alter)
    return table_response(table, key_hash)


@router.post("/start")
async def start(table: Table, key_hash: OwnKeyHash) -> Response:
    """Lock the terms; the cards are dealt when the committed seeds are in."""
    await table.begin(lambda d: transitions.check_beginning(d, key_hash))
    return table_response(table, key_hash)


@router.post("/rematch")
async def rematch(
    table: Table, node: ServerNode, access: Access, key_hash: OwnKeyHash, address: Address
) -> Response:
    """Open another game with the same people; whoever asks later gets the same table."""
    document = transitions.rematch_of(
        table.document, key_hash, origin=origin_of(address), now=node.store.now()
    )
    if table.document.next is None:
        count_table(access, address)
        owners = [key for chair in document.chairs for key in chair.keys]
        new_id = transitions.rematch_id(table.id, table.document)
        is_first = await node.tables.open_once(new_id, document, owners)

        def alter(old: Document) -> None:
            old.next = new_id

        await table.change(alter)
        if is_first:
            await invite_bots(node, await node.tables.table(new_id))
    assert table.document.next is not None
    return table_response(await node.tables.table(table.document.next), key_hash)


@router.post("/return")
async def come_back(
    request: Request, body: ReturnRequest, table: Table, node: ServerNode, key: Key
) -> Response:
    """Use up a link: from now on this browser may play its seat too."""
    link, own = hash_of(body.key), hash_of(key)

    def alter(document: Document) -> None:
        # A browser that has used the link may ask again, if the response got lost.
        is_seated = any(chair.opened_by(own) for chair in document.chairs)
        if not (use_link(document, link, own, node.store.now()) or is_seated):
            raise Forbidden("bad_link", "this link is not valid, or no longer")

    await table.change(alter, [own])
    return table_with_key(request, table, key)


@router.get("/record", responses=shown_as("Record"))
async def record(
    table: CurrentTable, key_hash: KeyHash, seat: int | None = None, download: bool = False
) -> Response:
    """Return the game's record: all of it once it is over, before that what the seat may see.

    Without a seat, it is what everybody may see.
    """
    if table.game is None:
        raise NotFound("not_begun", "the game has not begun")
    if seat is not None:
        transitions.own_chair(table.document, seat, key_hash)
    async with table.settled():  # nothing that is not saved yet
        game = table.game
        data = (game.record() if game.over else game.record_for(seat)).to_json() + b"\n"
    headers = {}
    if download:
        headers["Content-Disposition"] = f'attachment; filename="grachten-{table.id}.jsonl"'
    return Response(data, media_type="application/json", headers=headers)
