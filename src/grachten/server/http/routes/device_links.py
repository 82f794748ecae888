"""One-time links that give another device this browser's key, and with it all its games."""

from fastapi import APIRouter, Depends, Request, Response

from grachten.errors import Forbidden
from grachten.server.database.threads import in_thread
from grachten.server.errors import TooManyRequests
from grachten.server.http.cookies import give_key, key_of
from grachten.server.http.dependencies import Access, Address, ServerNode, admit
from grachten.server.http.responses import REFUSALS
from grachten.server.tables.keys import new_key
from grachten.server.wire.models import DeviceLink, DeviceLinkRequest
from grachten.store.device_links import add_device_link, use_device_link

SECONDS = 300  # that a link is valid

router = APIRouter(
    prefix="/api/device-link",
    dependencies=[Depends(admit)],
    responses=REFUSALS,
)


@router.post("")
async def make_device_link(
    request: Request, node: ServerNode, access: Access, address: Address
) -> DeviceLink:
    """Make a link that another device can use once, within minutes; earlier ones end."""
    key = key_of(request)
    if key is None:
        raise Forbidden("not_yours", "this browser has no seat at any table")
    if not access.device_links.take(address):
        raise TooManyRequests()
    token, store = new_key(), node.store
    now = store.now()
    await in_thread(lambda: add_device_link(store.engine, token, key, now, now + SECONDS * 1000))
    return DeviceLink(token=token, seconds=SECONDS)


@router.post("/use", status_code=204)
async def use(
    body: DeviceLinkRequest, request: Request, node: ServerNode, access: Access, address: Address
) -> Response:
    """Use up a link: this browser gets the key of the one that made it, in place of its own."""
    if not access.device_links.take(address):
        raise TooManyRequests()
    store = node.store
    key = await in_thread(lambda: use_device_link(store.engine, body.token, store.now()))
    if key is None:
        message = "this link was used already, or it has expired; make a new one"
        raise Forbidden("device_link_gone", message)
    response = Response(status_code=204)
    give_key(request, response, key, access.secure(request))
    return response
