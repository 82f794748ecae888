"""What the host can do, with the host's token: `grachten admin` asks here."""

import hmac
import logging
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request

from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound
from grachten.server.bots.levels import LEVELS
from grachten.server.database.threads import in_thread
from grachten.server.http.auth import HostAddress, ServerNode, access_of, host_asks
from grachten.server.http.limits.rates import address_key
from grachten.server.http.routes.lobby import SeatNumber, TableId
from grachten.server.tables import transitions
from grachten.server.tables.idle import close
from grachten.server.tables.names import check_name
from grachten.server.wire.models import Body, Name, Problem
from grachten.store.documents import OPEN_STATES, Chair, Document

log = logging.getLogger("grachten.admin")

MOST_LISTED = 1000


class BanWish(Body):
    address: Annotated[str, "an IPv4 or IPv6 address"]
    reason: str = ""


class NewBot(Body):
    name: Name


def check_token(request: Request, authorization: Annotated[str, Header()] = "") -> None:
    """Only who has the host's token."""
    scheme, _, token = authorization.partition(" ")
    right: str = request.app.state.admin_token
    if scheme.lower() != "bearer" or not hmac.compare_digest(token.encode(), right.encode()):
        raise Forbidden("not_admin", "this needs the host's token")


router = APIRouter(
    prefix="/api/admin",
    dependencies=[Depends(host_asks), Depends(check_token)],  # so that nobody tries tokens at speed
    responses={status: {"model": Problem} for status in (400, 403, 404, 409, 413, 422, 429, 503)},
)


@router.get("/tables")
async def tables(node: ServerNode, _: HostAddress) -> dict[str, Any]:
    """All tables that wait or play."""
    found = await in_thread(lambda: node.store.tables_in(OPEN_STATES, most=MOST_LISTED))
    return {
        "tables": [
            {
                "id": t.id,
                "state": t.document.state,
                "board": t.document.board,
                "players": [chair.name or chair.kind for chair in t.document.chairs],
                "opened": t.document.opened,
                "touched": t.touched,
            }
            for t in found
        ]
    }


@router.delete("/tables/{table_id}")
async def close_table(table_id: TableId, node: ServerNode, address: HostAddress) -> dict[str, Any]:
    """Close a table; its game is kept as it stands."""
    table = await node.tables.table(table_id)
    await table.change(lambda document: close(document, "host", node.store.now()))
    log.info("closed a table", extra={"table": table_id, "address": address})
    return {"closed": table_id}


@router.delete("/tables/{table_id}/seats/{seat}")
async def remove_player(
    table_id: TableId, seat: SeatNumber, node: ServerNode, address: HostAddress
) -> dict[str, Any]:
    """Remove a player: before the game the seat is open, later a bot plays on to the end."""
    table = await node.tables.table(table_id)
    await table.change(lambda document: _remove(document, seat))
    await node.sync.remove(table, seat)
    log.info("removed a player", extra={"table": table_id, "seat": seat, "address": address})
    return {"removed": seat}


def _remove(document: Document, seat: int) -> None:
    chair = transitions.chair_of(document, seat)
    if chair.kind != "person":
        raise NotFound("no_seat", "no person sits there")
    if document.state == "waiting":
        document.chairs[seat] = Chair()
    else:
        chair.keys, chair.resigned, chair.webhook = [], True, None
        chair.added, chair.links = {}, {}


@router.delete("/tables/{table_id}/seats/{seat}/name")
async def remove_name(
    table_id: TableId, seat: SeatNumber, node: ServerNode, address: HostAddress
) -> dict[str, Any]:
    """Take a name out of a game, whether it has ended or not."""
    table = await node.tables.table(table_id)
    await table.remove_name(lambda document: transitions.replace_name(document, seat))
    log.info("removed a name", extra={"table": table_id, "seat": seat, "address": address})
    return {"removed": seat}


@router.get("/bans")
async def bans(node: ServerNode, _: HostAddress) -> dict[str, Any]:
    return {"bans": await in_thread(node.store.bans)}


@router.post("/bans")
async def ban(
    request: Request, wish: BanWish, node: ServerNode, address: HostAddress
) -> dict[str, Any]:
    """Shut an address out."""
    shut_out = address_key(wish.address)
    if shut_out == "unknown":
        raise GrachtenError("bad_address", f"{wish.address[:60]!r} is not an address")
    await in_thread(lambda: node.store.ban(shut_out, wish.reason[:200]))
    await in_thread(access_of(request).load_bans)
    await access_of(request).drop_banned()
    log.info("banned an address", extra={"banned": shut_out, "address": address})
    return {"banned": shut_out}


@router.delete("/bans/{shut_out:path}")
async def unban(
    request: Request, shut_out: str, node: ServerNode, address: HostAddress
) -> dict[str, Any]:
    """Let an address in again."""
    key = address_key(shut_out) if "/" not in shut_out else shut_out
    gone = await in_thread(lambda: node.store.unban(key))
    if not gone:
        raise NotFound("no_ban", "that address is not banned")
    await in_thread(access_of(request).load_bans)
    log.info("let an address in again", extra={"banned": key, "address": address})
    return {"admitted": key}


@router.get("/bots")
async def bots(node: ServerNode, _: HostAddress) -> dict[str, Any]:
    return {"bots": await in_thread(node.store.bot_names)}


@router.post("/bots")
async def add_bot(wish: NewBot, node: ServerNode, address: HostAddress) -> dict[str, Any]:
    """Let a bot from outside play here; its token is shown this once."""
    name, token = check_name(wish.name), secrets.token_hex(16)
    if name in LEVELS:
        raise Conflict("bot_exists", f"{name} is a bot of ours")
    await in_thread(lambda: node.store.add_bot_token(name, token))
    log.info("made a bot's token", extra={"bot": name, "address": address})
    return {"name": name, "token": token}


@router.delete("/bots/{name:path}")
async def remove_bot(name: str, node: ServerNode, address: HostAddress) -> dict[str, Any]:
    """A bot from outside is not let in any more, and its connections are closed."""
    gone = await in_thread(lambda: node.store.remove_bot_token(name))
    if not gone:
        raise NotFound("no_bot", f"there is no bot {name[:60]!r} from outside")
    node.outside_bots.check_tokens(name)
    log.info("removed a bot", extra={"bot": name, "address": address})
    return {"removed": name}
