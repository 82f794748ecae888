"""What the host can do with the host's token. `grachten admin` uses these routes."""

import hmac
import logging
import secrets
from typing import Annotated, Any

from fastapi import APIRouter, Depends, Header, Request

from grachten.errors import Conflict, Forbidden, GrachtenError, NotFound
from grachten.server.bots.levels import LEVELS
from grachten.server.database.threads import in_thread
from grachten.server.http.dependencies import (
    Access,
    HostAddress,
    SeatNumber,
    ServerNode,
    Table,
    admit_host,
)
from grachten.server.http.limits.rates import address_key
from grachten.server.http.responses import REFUSALS
from grachten.server.tables import transitions
from grachten.server.tables.boards import board_title
from grachten.server.tables.idle import close
from grachten.server.tables.names import check_name
from grachten.server.wire.models import Body, Name
from grachten.store.documents import OPEN_STATES, Chair, Document

log = logging.getLogger("grachten.admin")

MOST_LISTED = 1000


class BanRequest(Body):
    address: Annotated[str, "an IPv4 or IPv6 address"]
    reason: str = ""


class NewBotRequest(Body):
    name: Name


async def check_token(request: Request, authorization: Annotated[str, Header()] = "") -> None:
    """Raise unless the request has the host's token."""
    scheme, _, token = authorization.partition(" ")
    right: str = request.app.state.admin_token
    if scheme.lower() != "bearer" or not hmac.compare_digest(token.encode(), right.encode()):
        raise Forbidden("not_admin", "this needs the host's token")


router = APIRouter(
    prefix="/api/admin",
    dependencies=[Depends(admit_host), Depends(check_token)],  # the rate of guesses is limited
    responses=REFUSALS,
)


@router.get("/tables")
async def tables(node: ServerNode) -> dict[str, Any]:
    """List the tables that are neither over nor closed."""
    found = await in_thread(lambda: node.store.tables_in(OPEN_STATES, most=MOST_LISTED))
    return {
        "tables": [
            {
                "id": t.id,
                "state": t.document.state,
                "board": board_title(t.document.board),
                "players": [chair.name or chair.kind for chair in t.document.chairs],
                "opened": t.document.opened,
                "touched": t.touched,
            }
            for t in found
        ]
    }


@router.delete("/tables/{table_id}")
async def close_table(table: Table, address: HostAddress) -> dict[str, Any]:
    """Close a table; its game stays as it is."""
    await table.change(lambda document: close(document, "host", table.now()))
    log.info("closed a table", extra={"table": table.id, "address": address})
    return {"closed": table.id}


@router.delete("/tables/{table_id}/seats/{seat}")
async def remove_player(
    seat: SeatNumber, table: Table, node: ServerNode, address: HostAddress
) -> dict[str, Any]:
    """Remove a player: before the game the seat becomes open, later a bot plays for them."""
    await table.change(lambda document: _remove(document, seat))
    await node.sync.remove(table, seat)
    log.info("removed a player", extra={"table": table.id, "seat": seat, "address": address})
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
async def remove_name(seat: SeatNumber, table: Table, address: HostAddress) -> dict[str, Any]:
    """Remove a name from a game, whether it has ended or not."""
    await table.remove_name(lambda document: transitions.replace_name(document, seat))
    log.info("removed a name", extra={"table": table.id, "seat": seat, "address": address})
    return {"removed": seat}


@router.get("/bans")
async def bans(node: ServerNode) -> dict[str, Any]:
    return {"bans": await in_thread(node.store.bans)}


@router.post("/bans")
async def ban(
    body: BanRequest, node: ServerNode, access: Access, address: HostAddress
) -> dict[str, Any]:
    """Ban an address."""
    banned = address_key(body.address)
    if banned == "unknown":
        raise GrachtenError("bad_address", f"{body.address[:60]!r} is not an address")
    await in_thread(lambda: node.store.ban(banned, body.reason[:200]))
    await in_thread(access.load_bans)
    await access.drop_banned()
    log.info("banned an address", extra={"banned": banned, "address": address})
    return {"banned": banned}


@router.delete("/bans/{banned:path}")
async def unban(
    banned: str, node: ServerNode, access: Access, address: HostAddress
) -> dict[str, Any]:
    """Lift the ban of an address."""
    key = address_key(banned) if "/" not in banned else banned
    gone = await in_thread(lambda: node.store.unban(key))
    if not gone:
        raise NotFound("no_ban", "that address is not banned")
    await in_thread(access.load_bans)
    log.info("lifted a ban", extra={"banned": key, "address": address})
    return {"admitted": key}


@router.get("/bots")
async def bots(node: ServerNode) -> dict[str, Any]:
    return {"bots": await in_thread(node.store.bot_names)}


@router.post("/bots")
async def add_bot(body: NewBotRequest, node: ServerNode, address: HostAddress) -> dict[str, Any]:
    """Let an outside bot play here; its token is shown only once."""
    name, token = check_name(body.name), secrets.token_hex(16)
    if name in LEVELS:
        raise Conflict("bot_exists", f"{name} is one of the server's bots")
    await in_thread(lambda: node.store.add_bot_token(name, token))
    log.info("made a bot's token", extra={"bot": name, "address": address})
    return {"name": name, "token": token}


@router.delete("/bots/{name:path}")
async def remove_bot(name: str, node: ServerNode, address: HostAddress) -> dict[str, Any]:
    """Remove an outside bot, and close its connections."""
    gone = await in_thread(lambda: node.store.remove_bot_token(name))
    if not gone:
        raise NotFound("no_bot", f"there is no outside bot {name[:60]!r}")
    node.outside_bots.check_tokens(name)
    log.info("removed a bot", extra={"bot": name, "address": address})
    return {"removed": name}
