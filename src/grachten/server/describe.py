"""One JSON schema of all types that clients use: `python -m grachten.server.describe`.

The browser client's types are generated from it (web/scripts/types.mjs).
"""

import json
from typing import Any

from grachten.game import Record
from grachten.review.model import Review
from grachten.server.http.boards import CheckedBoard
from grachten.server.http.drawing import DrawnBoard
from grachten.server.http.replays import Replay
from grachten.server.wire.messages import FromClient, ToClient
from grachten.server.wire.reviews import ReviewJob, ReviewProgress
from grachten.server.wire.schemas import schemas_of

ROOTS = {
    "FromClient": FromClient,
    "ToClient": ToClient,
    "Record": Record,
    "Board": DrawnBoard,
    "CheckedBoard": CheckedBoard,
    "Replay": Replay,
    "Review": Review,
    "ReviewProgress": ReviewProgress,
    "ReviewJob": ReviewJob,
}
# Types of the same name get these names.
SHORT_NAMES = {
    "grachten.server.wire.messages.Position": "Position",
    "grachten.review.model.Position": "ReviewPosition",
}


def description() -> dict[str, Any]:
    roots, parts = schemas_of(tuple(ROOTS.values()))
    named = dict(zip(ROOTS, roots, strict=True))
    whole = {"title": "Wire", "type": "object", "properties": named, "$defs": parts}
    text = json.dumps(whole)
    for name, short in SHORT_NAMES.items():
        text = text.replace(name, short)
    described: dict[str, Any] = json.loads(text)
    for name, part in described["$defs"].items():
        part["title"] = name
    return described


if __name__ == "__main__":
    print(json.dumps(description(), indent=1))  # noqa: T201
