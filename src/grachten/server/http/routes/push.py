"""Web Push: which browsers want notices of their players' turns."""

from fastapi import APIRouter, Depends, Response

from grachten.errors import Forbidden, GrachtenError, NotFound
from grachten.server.alerts.webhooks import check_url
from grachten.server.database.threads import in_thread
from grachten.server.http.dependencies import OwnKeyHash, ServerNode, admit
from grachten.server.http.responses import REFUSALS
from grachten.server.wire.models import PushInfo, PushRemoval, PushRequest
from grachten.store.push_subscriptions import Subscription

router = APIRouter(
    prefix="/api/push",
    dependencies=[Depends(admit)],
    responses=REFUSALS,
)


@router.get("")
async def push_info(node: ServerNode) -> PushInfo:
    """Return the key that a browser needs for a subscription."""
    web_push = node.alerts.web_push
    return PushInfo(key=None if web_push is None else web_push.public_key)


@router.post("", status_code=204)
async def subscribe(body: PushRequest, node: ServerNode, key_hash: OwnKeyHash) -> Response:
    """Send notices to this browser when it is the turn of one of its seats."""
    web_push = node.alerts.web_push
    if web_push is None:
        raise NotFound("no_push", "this server sends no notices to browsers")
    if not await in_thread(lambda: node.store.tables_of(key_hash, 1)):
        raise Forbidden("not_yours", "this browser has no seat at any table")
    subscription = Subscription(body.endpoint, body.p256dh, body.auth, body.language)
    try:
        web_push.check(subscription)
        await check_url(body.endpoint, node.settings.private_webhooks, ["https"])
    except (ValueError, GrachtenError) as error:
        message = f"no notice can be sent to this browser: {error}"
        raise GrachtenError("bad_subscription", message) from None
    await node.alerts.subscribe(key_hash, subscription)
    return Response(status_code=204)


@router.post("/remove", status_code=204)
async def unsubscribe(body: PushRemoval, node: ServerNode, key_hash: OwnKeyHash) -> Response:
    """Send no more notices to this browser."""
    await node.alerts.unsubscribe(key_hash, body.endpoint)
    return Response(status_code=204)
