"""The server as an ASGI application."""

import asyncio
import contextlib
import re
from collections.abc import AsyncIterator
from typing import Any

from fastapi import FastAPI, Request, Response, WebSocket
from starlette.requests import HTTPConnection
from starlette.responses import RedirectResponse
from starlette.types import Receive, Scope, Send

from grachten.errors import GrachtenError
from grachten.game import Record
from grachten.review.model import Review
from grachten.server.bots.compiling import Report, report_nothing
from grachten.server.errors import NoDatabase, Restarting
from grachten.server.http.auth import AccessControl
from grachten.server.http.boards import BoardExaminers, CheckedBoard
from grachten.server.http.bot_socket import serve_bot
from grachten.server.http.drawing import DrawnBoard
from grachten.server.http.faults import report_faults
from grachten.server.http.limits.bodies import SmallBodies
from grachten.server.http.limits.headers import SecurityHeaders
from grachten.server.http.limits.hosts import MONITORING, AllowedHosts, refused_host
from grachten.server.http.paths import path_below
from grachten.server.http.problems import add_handlers, problem, problem_of
from grachten.server.http.readiness import Readiness
from grachten.server.http.replays import Replay, ReplayWorkers
from grachten.server.http.routes import (
    admin,
    boards,
    device_links,
    devices,
    lobby,
    pages,
    play_on,
    push,
    replays,
    reviews,
    seats,
    tables,
)
from grachten.server.http.routes.pages import unknown_page, wants_page
from grachten.server.http.socket import Socket
from grachten.server.metrics import Metrics
from grachten.server.node import Node
from grachten.server.settings import Settings
from grachten.server.wire import messages as wire
from grachten.server.wire.reviews import ReviewJob, ReviewProgress
from grachten.server.wire.schemas import schemas_of
from grachten.store.store import Store
from grachten.version import VERSION

TABLE_SOCKET = re.compile("/api/tables/([^/]{1,40})/socket")
UNLIMITED = ("/api/openapi.json", "/api/socket.json")  # routes of the API without a rate limit
READING = ["GET", "HEAD"]
NO_STORE = {"Cache-Control": "no-store"}


def make_app(
    settings: Settings,
    store: Store,
    metrics: Metrics,
    worker: int | None = None,
    report_compiling: Report = report_nothing,
) -> FastAPI:
    """Return the application; its lifespan starts and stops the node."""

    @contextlib.asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        node = app.state.node = Node(store, settings, metrics, worker, report_compiling)
        access = app.state.access = AccessControl(settings, store)
        app.state.readiness = Readiness(node.writer)
        replay_workers = app.state.replay_workers = ReplayWorkers()
        board_examiners = app.state.board_examiners = BoardExaminers()
        await asyncio.to_thread(access.load_bans)
        watching = asyncio.create_task(access.watch_bans())
        await node.start()
        try:
            yield
        finally:
            watching.cancel()
            replay_workers.close()
            board_examiners.close()
            await node.close()

    app = FastAPI(
        title="Grachten",
        version=VERSION,
        description="Tables for people and bots. WebSocket messages: /api/socket.json",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.add_middleware(SmallBodies)
    app.add_middleware(SecurityHeaders, secure=lambda scope: _secure(app, scope))
    add_handlers(app)
    app.include_router(boards.router)
    app.include_router(lobby.router)
    app.include_router(tables.router)
    app.include_router(seats.router)
    app.include_router(devices.router)
    app.include_router(device_links.router)
    app.include_router(push.router)
    app.include_router(replays.router)
    app.include_router(play_on.router)
    app.include_router(reviews.router)
    app.include_router(admin.router)
    app.include_router(pages.router)
    _add_sockets(app)
    _add_health(app)
    _describe(app)
    return app


class Front:
    """The outermost layer: it checks every request, and serves the WebSockets of tables.

    Those WebSockets need none of the layers that are made for HTTP.
    """

    def __init__(self, app: FastAPI, settings: Settings) -> None:
        self.app = app
        self.state = app.state
        self._hosts = AllowedHosts(settings)
        self._base_path = settings.base_path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "lifespan":
            await self.app(scope, receive, send)
            return
        scope["root_path"] = self._base_path
        try:
            self._check(scope)
        except GrachtenError as error:
            await self._refuse(error, scope, receive, send)
            return
        if not path_below(scope):
            await self._send(await self._answer_outside(scope), scope, receive, send)
            return
        if scope["type"] == "websocket":
            await report_faults(self._serve_socket, self.state.node.metrics)(scope, receive, send)
        else:
            await report_faults(self.app, self.state.node.metrics)(scope, receive, send)

    def _check(self, scope: Scope) -> None:
        """Raise if the request is for another host, or one page too many."""
        path = path_below(scope)
        if not self._hosts.allows(scope):
            raise refused_host(scope)
        has_own_limit = path.startswith("/api/") and path not in UNLIMITED
        if scope["type"] == "http" and path not in MONITORING and not has_own_limit:
            self.state.access.admit_page(HTTPConnection(scope))

    async def _refuse(
        self, error: GrachtenError, scope: Scope, receive: Receive, send: Send
    ) -> None:
        self.state.node.metrics.refusals.labels(error.code).inc()
        await self._send(problem_of(error), scope, receive, send)

    async def _answer_outside(self, scope: Scope) -> Response:
        """Answer a request outside the base path: nothing but the way into it is there."""
        home = f"{self._base_path}/"
        if scope["type"] == "http":
            request = Request(scope)
            if scope["path"] == self._base_path:
                query = request.url.query
                return RedirectResponse(f"{home}?{query}" if query else home)
            if wants_page(request):
                return await unknown_page(request)
        return problem(404, "no_such_page", f"there is no such page; this server is below {home}")

    async def _send(self, answer: Response, scope: Scope, receive: Receive, send: Send) -> None:
        secured = SecurityHeaders(answer, lambda scope: _secure(self.app, scope))
        await secured(scope, receive, send)

    async def _serve_socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        at_table = TABLE_SOCKET.fullmatch(path_below(scope))
        if at_table is None:
            await self.app(scope, receive, send)
            return
        websocket = WebSocket(scope, receive, send)
        await Socket(websocket, self.state.node, self.state.access).serve(at_table[1])


def _secure(app: FastAPI, scope: Scope) -> bool:
    access: AccessControl = app.state.access
    return access.secure(HTTPConnection(scope))


def _add_sockets(app: FastAPI) -> None:
    @app.websocket("/api/bot")
    async def bot_socket(websocket: WebSocket) -> None:
        await serve_bot(websocket, app.state.node.outside_bots, app.state.access)

    @app.get("/api/socket.json", include_in_schema=False)
    async def socket_schema() -> dict[str, Any]:
        return wire.schema()


def _add_health(app: FastAPI) -> None:
    @app.api_route("/healthz", methods=READING, include_in_schema=False)
    async def healthy() -> Response:
        return Response("ok\n", media_type="text/plain", headers=NO_STORE)

    @app.api_route("/readyz", methods=READING, include_in_schema=False)
    async def ready(request: Request) -> Response:
        node: Node = request.app.state.node
        if node.closing:
            return problem_of(Restarting())
        if not await app.state.readiness.can_write():
            return problem_of(NoDatabase())
        return Response("ready\n", media_type="text/plain", headers=NO_STORE)

    @app.get("/metrics", include_in_schema=False)
    async def metrics(request: Request) -> Response:
        node: Node = request.app.state.node
        figures = node.metrics
        figures.tables.set(len(node.tables.live_tables()))
        figures.bot_queue.set(node.workers.unfinished)
        figures.review_queue.set(len(node.reviews.queue))
        return Response(figures.text(), media_type="text/plain; version=0.0.4")


def _describe(app: FastAPI) -> None:
    """Add the types that HTTP shares with the WebSockets to the description of the API."""
    made = app.openapi

    def openapi() -> dict[str, Any]:
        if app.openapi_schema is None:
            described = made()
            types = (
                wire.OwnTables,
                Record,
                DrawnBoard,
                CheckedBoard,
                Replay,
                Review,
                ReviewProgress,
                ReviewJob,
            )
            _, parts = schemas_of(types, "#/components/schemas/{name}")
            parts["Board"] = {"$ref": "#/components/schemas/DrawnBoard"}
            tables = {"type": "array", "items": {"$ref": "#/components/schemas/TableInfo"}}
            parts["TableList"] = {
                "type": "object",
                "properties": {"tables": tables},
                "required": ["tables"],
            }
            described["components"]["schemas"].update(parts)
        assert app.openapi_schema is not None
        return app.openapi_schema

    app.openapi = openapi  # type: ignore[method-assign]
