"""Responses of the routes, and how the description of the API shows them."""

from typing import Any

from fastapi import Request, Response

from grachten.server.http.auth import AccessControl
from grachten.server.http.cookies import give_key
from grachten.server.tables.table import LiveTable
from grachten.server.wire.messages import encode
from grachten.server.wire.models import Problem
from grachten.store.store import hash_of

Responses = dict[int | str, dict[str, Any]]


def shown_as(name: str, status: int = 200) -> Responses:
    """Describe a response that is one of the socket's types."""
    schema = {"$ref": f"#/components/schemas/{name}"}
    return {status: {"content": {"application/json": {"schema": schema}}, "description": name}}


def refused_with(*statuses: int) -> Responses:
    """Describe the errors of a route."""
    return {status: {"model": Problem} for status in statuses}


REFUSALS = refused_with(400, 403, 404, 409, 413, 422, 429, 503)
TABLE_INFO = {**REFUSALS, **shown_as("TableInfo")}


def as_json(value: object, status: int = 200) -> Response:
    return Response(encode(value), status, media_type="application/json")


def table_response(table: LiveTable, key_hash: str | None, status: int = 200) -> Response:
    """Return the info about a table, as the owner of the key may see it."""
    return as_json(table.connections.info_for(key_hash), status)


def table_with_key(request: Request, table: LiveTable, key: str, status: int = 200) -> Response:
    """Return the info about a table, and store the key in the browser."""
    response = table_response(table, hash_of(key), status)
    access: AccessControl = request.app.state.access
    give_key(request, response, key, access.secure(request))
    return response
