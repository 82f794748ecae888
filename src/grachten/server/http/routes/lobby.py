"""The lobby: which bots and tables there are, and opening a table."""

from fastapi import APIRouter, Depends, Request, Response
from msgspec import structs

from grachten.bots import BOTS
from grachten.server.database.threads import in_thread
from grachten.server.errors import TooMany
from grachten.server.http.auth import AccessControl
from grachten.server.http.dependencies import (
    Access,
    Address,
    Key,
    KeyHash,
    OutsideBotNames,
    ServerNode,
    admit,
)
from grachten.server.http.limits.rates import origin_of
from grachten.server.http.responses import REFUSALS, as_json, shown_as, table_with_key
from grachten.server.http.routes.boards import Examiners
from grachten.server.node import Node
from grachten.server.tables import transitions
from grachten.server.tables.snapshots import table_info
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import GameInfo, OwnTables, TableInfo
from grachten.server.wire.models import BotInfo, Bots, Preparation, TableRequest
from grachten.store.store import Listed, hash_of

MOST_LISTED = 100
MOST_TURNS = 10  # running games whose turn is listed: each has to be loaded
SHARE_OF_LIST = 10  # listed tables that one address is sure of; more if there is room

router = APIRouter(
    prefix="/api",
    dependencies=[Depends(admit)],
    responses=REFUSALS,
)


@router.get("/bots")
async def bots(outside: OutsideBotNames) -> Bots:
    """List the bots that can be seated: the server's levels, and outside bots."""
    levels = [
        BotInfo(name=name, level=bot.level, description=bot.description, outside=False)
        for name, bot in BOTS.items()
        if bot.level is not None
    ]
    others = [
        BotInfo(name=name, level=None, description="a bot from outside", outside=True)
        for name in outside
    ]
    return Bots(bots=levels + others)


@router.get("/preparation")
async def preparation(node: ServerNode) -> Preparation:
    """Return which part of the program is being compiled: on a first start, bots wait for it."""
    part = node.compiling.part
    if part is None:
        return Preparation(part=None, total=None)
    return Preparation(part=part.number, total=part.total)


@router.get("/tables", responses=shown_as("TableList"), response_class=Response)
async def lobby(node: ServerNode, key_hash: KeyHash) -> Response:
    """List the tables that wait for players and are open to everybody."""
    store = node.store
    found = await in_thread(lambda: store.lobby_tables(MOST_LISTED, SHARE_OF_LIST))
    return as_json({"tables": [_listed(t, key_hash, store.now()) for t in found]})


@router.get("/mine", responses=shown_as("OwnTables"), response_class=Response)
async def mine(node: ServerNode, key_hash: KeyHash) -> Response:
    """List the tables at which this browser has a seat; whose turn it is, and who has won."""
    if key_hash is None:
        return as_json(OwnTables((), {}))
    store = node.store
    found = await in_thread(lambda: store.tables_of(key_hash, MOST_LISTED))
    still = [t for t in found if transitions.belongs_to(t.document, key_hash)]
    infos = [_listed(t, key_hash, store.now()) for t in still]
    games = {t.id: GameInfo((), t.document.final) for t in still if t.document.state == "over"}
    running = [t.id for t in still if t.document.state == "playing"]
    for table_id in running[:MOST_TURNS]:
        table = await node.tables.current(table_id)
        deciding = tuple(seat for seat in range(len(table.chairs)) if table.decides(seat))
        games[table_id] = GameInfo(deciding, None)
    return as_json(OwnTables(tuple(infos), games))


def _listed(table: Listed, key_hash: str | None, now: int) -> TableInfo:
    """Return a table's info; only a deal that waits for seeds needs its terms in a list."""
    info = table_info(table.id, table.document, key_hash, now)
    return info if info.state == "dealing" else structs.replace(info, terms=None)


@router.post(
    "/tables", status_code=201, responses=shown_as("TableInfo", 201), response_class=Response
)
async def open_table(
    request: Request,
    body: TableRequest,
    node: ServerNode,
    access: Access,
    address: Address,
    key: Key,
    outside: OutsideBotNames,
    examiners: Examiners,
) -> Response:
    """Open a table; the browser gets its key with the response."""
    count_table(access, address)
    own = hash_of(key)
    document = transitions.new_document(
        body,
        own,
        outside,
        node.settings.chat,
        origin=origin_of(address),
        now=node.store.now(),
    )
    if body.begin:  # checked before the table is opened, so that no refused table stays
        transitions.check_beginning(document, own)
    if isinstance(document.board, dict):
        await examiners.drawing(address, document.board)  # raises if it takes too long
    table = await node.tables.open(transitions.new_id(), document, [own])
    await invite_bots(node, table)
    if body.begin:
        await table.begin(lambda d: transitions.check_beginning(d, own))
    return table_with_key(request, table, key, 201)


def count_table(access: AccessControl, address: str) -> None:
    """Count a new table of an address; raise if it has opened too many."""
    if not access.tables.take(address):
        raise TooMany("too_many_tables", "too many tables; try again later")


async def invite_bots(node: Node, table: LiveTable) -> None:
    """Offer the table to the outside bots that have a seat there."""
    for bot in {chair.bot for chair in table.chairs if chair.outside and chair.bot}:
        await node.outside_bots.invite(table.id, bot)
