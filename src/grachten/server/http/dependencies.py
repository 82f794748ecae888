"""Dependencies of the routes: who sends a request, and the table that it is about.

All of them are coroutines, also those that wait for nothing: FastAPI runs a plain function in a
thread, which takes longer than the function itself.
"""

from typing import Annotated

from fastapi import Depends, Path, Request

from grachten.errors import Forbidden
from grachten.server.database.threads import in_thread
from grachten.server.http.auth import AccessControl
from grachten.server.http.cookies import key_hash_of, key_of
from grachten.server.node import Node
from grachten.server.tables.keys import new_key
from grachten.server.tables.table import LiveTable

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")

TableId = Annotated[str, Path(pattern="^[a-z0-9]{14}$", description="of a table")]
SeatNumber = Annotated[int, Path(ge=0, le=3, description="of the table")]


async def node_of(request: Request) -> Node:
    node: Node = request.app.state.node
    return node


async def access_of(request: Request) -> AccessControl:
    access: AccessControl = request.app.state.access
    return access


async def key_hash_or_none(request: Request) -> str | None:
    """Return the hash of the browser's key; None if it has none."""
    return key_hash_of(request)


ServerNode = Annotated[Node, Depends(node_of)]
Access = Annotated[AccessControl, Depends(access_of)]


async def admit(request: Request, access: Access) -> str:
    """Check the origin, bans and rate limits of a request; return the client's address."""
    if request.method not in SAFE_METHODS:
        access.check_origin(request)
    return access.admit(request)


async def admit_host(request: Request, access: Access) -> str:
    """Check a request with the host's token, which bans don't apply to; return the address."""
    if request.method not in SAFE_METHODS:
        access.check_origin(request)
    return access.admit_host(request)


async def own_key_hash(request: Request) -> str:
    """Return the hash of the browser's key; raise if it has none, and so owns nothing."""
    key_hash = key_hash_of(request)
    if key_hash is None:
        raise Forbidden("not_yours", "this browser has no seat at any table")
    return key_hash


async def key_or_new(request: Request) -> str:
    """Return the browser's key, or a new one if it has none yet."""
    return key_of(request) or new_key()


async def find_table(table_id: TableId, node: ServerNode) -> LiveTable:
    return await node.tables.table(table_id)


async def find_current_table(table_id: TableId, node: ServerNode) -> LiveTable:
    """Return a table as the database has it now."""
    return await node.tables.current(table_id)


async def outside_bot_names(node: ServerNode) -> list[str]:
    return await in_thread(node.store.bot_names)


Address = Annotated[str, Depends(admit)]
HostAddress = Annotated[str, Depends(admit_host)]
OwnKeyHash = Annotated[str, Depends(own_key_hash)]
KeyHash = Annotated[str | None, Depends(key_hash_or_none)]
Key = Annotated[str, Depends(key_or_new)]
Table = Annotated[LiveTable, Depends(find_table)]
CurrentTable = Annotated[LiveTable, Depends(find_current_table)]
OutsideBotNames = Annotated[list[str], Depends(outside_bot_names)]
