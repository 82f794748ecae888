"""The devices that play a seat, and the links that add one: listed and revoked over HTTP."""

from fastapi import APIRouter

from grachten.errors import Conflict, NotFound
from grachten.server.http.auth import Address, OwnKeyHash, ServerNode
from grachten.server.http.routes.lobby import SeatNumber, TableId
from grachten.server.tables import transitions
from grachten.server.wire.models import DeviceInfo, Devices, Problem
from grachten.store.documents import Chair, Document
from grachten.store.store import hash_of

DIGITS = 16  # of a device's id

router = APIRouter(
    prefix="/api/tables/{table_id}/seats/{seat}/devices",
    responses={status: {"model": Problem} for status in (400, 403, 404, 409, 422, 429, 503)},
)


@router.get("")
async def devices(
    table_id: TableId, seat: SeatNumber, node: ServerNode, key_hash: OwnKeyHash, _: Address
) -> Devices:
    """List the devices that can play this seat, and its unused links; for its player alone."""
    table = await node.tables.table(table_id)
    return _devices_of(transitions.own_chair(table.document, seat, key_hash), key_hash)


@router.delete("/{device}")
async def revoke(
    table_id: TableId,
    seat: SeatNumber,
    device: str,
    node: ServerNode,
    key_hash: OwnKeyHash,
    _: Address,
) -> Devices:
    """Take the seat from another device, whose connections end at once, or cancel a link."""
    table = await node.tables.table(table_id)
    await table.change(lambda document: revoke_device(document, seat, device, key_hash))
    return _devices_of(transitions.own_chair(table.document, seat, key_hash), key_hash)


def revoke_device(document: Document, seat: int, device: str, key_hash: str) -> None:
    """Let the key or link of that id open the seat no longer.

    If the device opened the table, the opener's rights pass to the one that revokes it.
    """
    chair = transitions.own_chair(document, seat, key_hash)
    found = next((one for one in (*chair.keys, *chair.links) if device_id(one) == device), None)
    if found is None:
        raise NotFound("no_device", "this seat has no such device, or no longer")
    if found == key_hash:
        raise Conflict("this_device", "you cannot revoke the device that you are using")
    chair.remove_key(found)
    if found == document.opener:
        document.opener = key_hash


def device_id(key_hash: str) -> str:
    """Return a short name for a key, from which nobody learns the key or its hash."""
    return hash_of(f"device {key_hash}")[:DIGITS]


def _devices_of(chair: Chair, key_hash: str) -> Devices:
    browsers = [
        DeviceInfo(
            id=device_id(key), kind="browser", added=chair.added.get(key), current=key == key_hash
        )
        for key in chair.keys
    ]
    links = [
        DeviceInfo(id=device_id(link), kind="link", added=made, current=False)
        for link, made in chair.links.items()
    ]
    return Devices(devices=browsers + links)
