"""The lobby over HTTP: opening tables, taking seats, beginning, coming back."""

from typing import Annotated, Any

from fastapi import APIRouter, Path, Request, Response

from grachten.board import board_names, shipped_board
from grachten.bots import BOTS
from grachten.errors import Forbidden, NotFound
from grachten.server.alerts.webhooks import check_url
from grachten.server.database.threads import in_thread
from grachten.server.errors import TooMany
from grachten.server.http.auth import Address, KeyHash, OwnKeyHash, ServerNode, access_of
from grachten.server.http.cookies import give_key, key_of
from grachten.server.http.drawing import board_drawing
from grachten.server.http.limits.rates import origin_of
from grachten.server.node import Node
from grachten.server.tables import transitions
from grachten.server.tables.keys import add_link, new_key, use_link
from grachten.server.tables.snapshots import table_info
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import encode
from grachten.server.wire.models import (
    BoardInfo,
    Boards,
    BotInfo,
    Bots,
    BotWish,
    Committing,
    Joining,
    Link,
    Problem,
    Returning,
    Revealing,
    TableWish,
    WebhookWish,
)
from grachten.store.documents import Document
from grachten.store.store import hash_of

MOST_LISTED = 100
SHARE_OF_LIST = 10  # listed tables that one address is sure of; more where there is room

TableId = Annotated[str, Path(pattern="^[a-z0-9]{14}$", description="of a table")]
SeatNumber = Annotated[int, Path(ge=0, le=3, description="of the table")]


def shown_as(name: str, status: int = 200) -> dict[int | str, dict[str, Any]]:
    """An answer that is one of the socket's types, for the description of the API."""
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {status: {"content": {"application/json": {"schema": schema}}, "description": name}}


router = APIRouter(
    prefix="/api",
    responses={status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)},
)


def as_json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def info(table: LiveTable, key_hash: str | None, status: int = 200) -> Response:
    return as_json(table.connections.info_for(key_hash), status)


def with_key(request: Request, table: LiveTable, key: str, status: int = 200) -> Response:
    """The table, and the key for the browser to keep."""
    response = info(table, hash_of(key), status)
    give_key(response, key, access_of(request).secure(request))
    return response


async def outside_bots(node: Node) -> list[str]:
    return await in_thread(node.store.bot_names)


# What there is.


@router.get("/boards")
async def boards(_: Address) -> Boards:
    """The boards that can be played on."""
    return Boards(
        boards=[BoardInfo(name=name, title=shipped_board(name).title) for name in board_names()]
    )


@router.get("/boards/{name}", responses=shown_as("Board"), response_class=Response)
async def board(name: Annotated[str, Path(max_length=40)], _: Address) -> Response:
    """A board: everything needed to draw it."""
    if name not in board_names():
        raise NotFound("no_board", "there is no such board")
    return as_json(board_drawing(name))


@router.get("/bots")
async def bots(node: ServerNode, _: Address) -> Bots:
    """The bots that can be seated: our levels, and those from outside."""
    levels = [
        BotInfo(name=name, level=bot.level, description=bot.description, outside=False)
        for name, bot in BOTS.items()
        if bot.level is not None
    ]
    others = [
        BotInfo(name=name, level=None, description="a bot from outside", outside=True)
        for name in await outside_bots(node)
    ]
    return Bots(bots=levels + others)


@router.get("/tables", responses=shown_as("TableList"), response_class=Response)
async def lobby(node: ServerNode, key_hash: KeyHash, _: Address) -> Response:
    """The tables that wait for players and are shown to everybody."""
    found = await in_thread(lambda: node.store.lobby_tables(MOST_LISTED, SHARE_OF_LIST))
    return as_json(
        {"tables": [table_info(t.id, t.document, key_hash, node.store.now()) for t in found]}
    )


@router.get("/mine", responses=shown_as("TableList"), response_class=Response)
async def mine(node: ServerNode, key_hash: KeyHash, _: Address) -> Response:
    """The tables at which this browser has a seat."""
    if key_hash is None:
        return as_json({"tables": []})
    found = await in_thread(lambda: node.store.tables_of(key_hash, MOST_LISTED))
    still = [t for t in found if transitions.belongs_to(t.document, key_hash)]
    return as_json(
        {"tables": [table_info(t.id, t.document, key_hash, node.store.now()) for t in still]}
    )


# A table.


@router.post(
    "/tables", status_code=201, responses=shown_as("TableInfo", 201), response_class=Response
)
async def open_table(
    request: Request, wish: TableWish, node: ServerNode, address: Address
) -> Response:
    """Open a table; the browser gets its key with the answer."""
    count_table(request, address)
    key = key_of(request) or new_key()
    outside = await outside_bots(node)
    document = transitions.new_document(
        wish,
        hash_of(key),
        outside,
        node.settings.chat,
        origin=origin_of(address),
        now=node.store.now(),
    )
    if wish.begin:  # before it is opened, or it would stay, waiting
        transitions.check_beginning(document, hash_of(key))
    table = await node.tables.open(transitions.new_id(), document, [hash_of(key)])
    await invite(node, table)
    if wish.begin:
        await table.begin(lambda d: transitions.check_beginning(d, hash_of(key)))
    return with_key(request, table, key, 201)


def count_table(request: Request, address: str) -> None:
    """One more table of that address, if it may have it."""
    if not access_of(request).tables.take(address):
        raise TooMany("too_many_tables", "too many tables; try again later")


async def invite(node: Node, table: LiveTable) -> None:
    """Offer the table to the outside bots that have a seat there."""
    for bot in {chair.bot for chair in table.chairs if chair.outside and chair.bot}:
        await node.outside_bots.invite(table.id, bot)


@router.get("/tables/{table_id}", responses=shown_as("TableInfo"), response_class=Response)
async def look(table_id: TableId, node: ServerNode, key_hash: KeyHash, _: Address) -> Response:
    return info(await node.tables.current(table_id), key_hash)


@router.post(
    "/tables/{table_id}/seats/{seat}", responses=shown_as("TableInfo"), response_class=Response
)
async def join(
    request: Request,
    table_id: TableId,
    seat: SeatNumber,
    joining: Joining,
    node: ServerNode,
    _: Address,
) -> Response:
    """Take an open seat."""
    key = key_of(request) or new_key()
    table, outside = await node.tables.table(table_id), await outside_bots(node)
    own = hash_of(key)
    await table.change(
        lambda d: transitions.join(d, seat, joining, own, outside, node.store.now()), [own]
    )
    return with_key(request, table, key)


@router.delete(
    "/tables/{table_id}/seats/{seat}", responses=shown_as("TableInfo"), response_class=Response
)
async def leave(
    table_id: TableId, seat: SeatNumber, node: ServerNode, key_hash: OwnKeyHash, _: Address
) -> Response:
    """Leave a seat before the game begins, or let somebody leave one's table."""
    table = await node.tables.table(table_id)
    await table.change(lambda d: transitions.clear_seat(d, seat, key_hash))
    return info(table, key_hash)


@router.put(
    "/tables/{table_id}/seats/{seat}/bot", responses=shown_as("TableInfo"), response_class=Response
)
async def put_bot(
    table_id: TableId,
    seat: SeatNumber,
    wish: BotWish,
    node: ServerNode,
    key_hash: OwnKeyHash,
    _: Address,
) -> Response:
    """Let a bot sit on a seat that is not a person's."""
    table, outside = await node.tables.table(table_id), await outside_bots(node)
    await table.change(lambda d: transitions.put_bot(d, seat, wish.bot, key_hash, outside))
    await invite(node, table)
    return info(table, key_hash)


@router.put(
    "/tables/{table_id}/seats/{seat}/commitment",
    responses=shown_as("TableInfo"),
    response_class=Response,
)
async def put_commitment(
    table_id: TableId,
    seat: SeatNumber,
    committing: Committing,
    node: ServerNode,
    key_hash: OwnKeyHash,
    _: Address,
) -> Response:
    """Commit a seat to a seed by its SHA-256, before the terms are locked (docs/fairness.md)."""
    table = await node.tables.table(table_id)
    await table.change(lambda d: transitions.commit(d, seat, committing.commitment, key_hash))
    return info(table, key_hash)


@router.put(
    "/tables/{table_id}/seats/{seat}/seed", responses=shown_as("TableInfo"), response_class=Response
)
async def put_seed(
    table_id: TableId,
    seat: SeatNumber,
    revealing: Revealing,
    node: ServerNode,
    key_hash: OwnKeyHash,
    _: Address,
) -> Response:
    """Reveal the seed that the seat has committed to; the last one deals (docs/fairness.md)."""
    table = await node.tables.table(table_id)
    await table.reveal(seat, revealing.seed, lambda d: transitions.own_chair(d, seat, key_hash))
    return info(table, key_hash)


@router.put(
    "/tables/{table_id}/seats/{seat}/webhook",
    responses=shown_as("TableInfo"),
    response_class=Response,
)
async def put_webhook(
    table_id: TableId,
    seat: SeatNumber,
    wish: WebhookWish,
    node: ServerNode,
    key_hash: OwnKeyHash,
    _: Address,
) -> Response:
    """Be alerted at that address when it is this seat's turn; null: no more."""
    table = await node.tables.table(table_id)
    transitions.own_chair(table.document, seat, key_hash)
    if wish.url is not None:
        await check_url(wish.url, node.settings.private_webhooks)

    def alter(document: Document) -> None:
        transitions.own_chair(document, seat, key_hash).webhook = wish.url

    await table.change(alter)
    return info(table, key_hash)


@router.put("/tables/{table_id}/webhook", responses=shown_as("TableInfo"), response_class=Response)
async def put_table_webhook(
    table_id: TableId, wish: WebhookWish, node: ServerNode, key_hash: OwnKeyHash, _: Address
) -> Response:
    """Let an address be alerted of every person's turn; null: no more. The opener can do that."""
    table = await node.tables.table(table_id)
    transitions.check_opener(table.document, key_hash)
    if wish.url is not None:
        await check_url(wish.url, node.settings.private_webhooks)

    def alter(document: Document) -> None:
        transitions.check_opener(document, key_hash)
        document.webhook = wish.url

    await table.change(alter)
    return info(table, key_hash)


@router.post("/tables/{table_id}/start", responses=shown_as("TableInfo"), response_class=Response)
async def start(table_id: TableId, node: ServerNode, key_hash: OwnKeyHash, _: Address) -> Response:
    """Lock the terms; the cards are dealt when the committed seeds are in."""
    table = await node.tables.table(table_id)
    await table.begin(lambda d: transitions.check_beginning(d, key_hash))
    return info(table, key_hash)


@router.post("/tables/{table_id}/rematch", responses=shown_as("TableInfo"), response_class=Response)
async def rematch(
    request: Request, table_id: TableId, node: ServerNode, key_hash: OwnKeyHash, address: Address
) -> Response:
    """Another game with the same people; whoever asks first opens it, the others come to it."""
    table = await node.tables.table(table_id)
    document = transitions.rematch_of(
        table.document, key_hash, origin=origin_of(address), now=node.store.now()
    )
    if table.document.next is None:
        count_table(request, address)
        owners = [key for chair in document.chairs for key in chair.keys]
        new_id = transitions.rematch_id(table_id, table.document)
        is_first = await node.tables.open_once(new_id, document, owners)

        def alter(old: Document) -> None:
            old.next = new_id

        await table.change(alter)
        if is_first:
            await invite(node, await node.tables.table(new_id))
    assert table.document.next is not None
    return info(await node.tables.table(table.document.next), key_hash)


# Coming back, and going for good.


@router.post("/tables/{table_id}/seats/{seat}/link")
async def make_link(
    table_id: TableId, seat: SeatNumber, node: ServerNode, key_hash: OwnKeyHash, _: Address
) -> Link:
    """Make a key with which the same person can play this seat from one other device."""
    table, key = await node.tables.table(table_id), new_key()

    def alter(document: Document) -> None:
        add_link(transitions.own_chair(document, seat, key_hash), hash_of(key), node.store.now())

    await table.change(alter)
    return Link(key=key)


@router.post("/tables/{table_id}/return", responses=shown_as("TableInfo"), response_class=Response)
async def come_back(
    request: Request, table_id: TableId, returning: Returning, node: ServerNode, _: Address
) -> Response:
    """Use a link: from now on the seat is this browser's too, and the link is used up."""
    key, table = key_of(request) or new_key(), await node.tables.table(table_id)
    shown = hash_of(returning.key)

    def alter(document: Document) -> None:
        # A browser that has used the link may ask again, if the answer got lost.
        is_seated = any(chair.opened_by(hash_of(key)) for chair in document.chairs)
        if not (use_link(document, shown, hash_of(key), node.store.now()) or is_seated):
            raise Forbidden("bad_link", "this link is not valid, or not any more")

    await table.change(alter, [hash_of(key)])
    return with_key(request, table, key)


@router.delete(
    "/tables/{table_id}/seats/{seat}/name", responses=shown_as("TableInfo"), response_class=Response
)
async def remove_name(
    table_id: TableId, seat: SeatNumber, node: ServerNode, key_hash: OwnKeyHash, _: Address
) -> Response:
    """Take one's name out of a game that has ended."""
    table = await node.tables.table(table_id)
    transitions.own_chair(table.document, seat, key_hash)
    await table.remove_name(lambda d: transitions.remove_name(d, seat))
    return info(table, key_hash)


@router.get("/tables/{table_id}/record", responses=shown_as("Record"), response_class=Response)
async def record(
    table_id: TableId,
    node: ServerNode,
    key_hash: KeyHash,
    _: Address,
    seat: int | None = None,
    download: bool = False,
) -> Response:
    """The game's record: all of it once it is over, else what that seat, or anybody, may see."""
    table = await node.tables.current(table_id)
    if table.game is None:
        raise NotFound("not_begun", "the game has not begun")
    if seat is not None:
        transitions.own_chair(table.document, seat, key_hash)
    async with table.settled():  # nothing that is not on the disk yet
        game = table.game
        data = (game.record() if game.over else game.record_for(seat)).to_json() + b"\n"
    headers = {}
    if download:
        headers["Content-Disposition"] = f'attachment; filename="grachten-{table_id}.jsonl"'
    return Response(data, media_type="application/json", headers=headers)
