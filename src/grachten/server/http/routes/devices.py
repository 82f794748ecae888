"""The devices that may play a seat, and the links that add one."""

from fastapi import APIRouter, Depends

from grachten.errors import Conflict, NotFound
from grachten.server.http.dependencies import CurrentTable, OwnKeyHash, SeatNumber, Table, admit
from grachten.server.http.responses import REFUSALS
from grachten.server.tables import transitions
from grachten.server.tables.keys import add_link, new_key
from grachten.server.wire.models import DeviceInfo, Devices, Link
from grachten.store.documents import Chair, Document
from grachten.store.store import hash_of

DIGITS = 16  # of a device's id

router = APIRouter(
    prefix="/api/tables/{table_id}/seats/{seat}",
    dependencies=[Depends(admit)],
    responses=REFUSALS,
)


@router.post("/link")
async def make_link(seat: SeatNumber, table: Table, key_hash: OwnKeyHash) -> Link:
    """Make a link with which the same person can play this seat from one other device."""
    key = new_key()

    def alter(document: Document) -> None:
        add_link(transitions.own_chair(document, seat, key_hash), hash_of(key), table.now())

    await table.change(alter)
    return Link(key=key)


@router.get("/devices")
async def devices(seat: SeatNumber, table: CurrentTable, key_hash: OwnKeyHash) -> Devices:
    """List the devices that may play this seat, and its unused links, for its player only."""
    return _devices_of(transitions.own_chair(table.document, seat, key_hash), key_hash)


@router.delete("/devices/{device}")
async def revoke(seat: SeatNumber, device: str, table: Table, key_hash: OwnKeyHash) -> Devices:
    """Take the seat from another device, whose connections end at once, or cancel a link."""
    await table.change(lambda document: revoke_device(document, seat, device, key_hash))
    return _devices_of(transitions.own_chair(table.document, seat, key_hash), key_hash)


def revoke_device(document: Document, seat: int, device: str, key_hash: str) -> None:
    """Remove the key or link of that id from the seat.

    If that device opened the table, the opener's rights pass to the one that revokes it.
    """
    chair = transitions.own_chair(document, seat, key_hash)
    found = next((one for one in (*chair.keys, *chair.links) if device_id(one) == device), None)
    if found is None:
        raise NotFound("no_device", "this seat has no such device")
    if found == key_hash:
        raise Conflict("this_device", "you cannot revoke the device that you are using")
    chair.remove_key(found)
    if found == document.opener:
        document.opener = key_hash


def device_id(key_hash: str) -> str:
    """Return a short id for a key that reveals neither the key nor its hash."""
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
