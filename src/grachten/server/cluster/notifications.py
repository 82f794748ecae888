"""The notes that nodes send one another through the database."""

import msgspec

from grachten.server.wire.messages import Said


class Notification(msgspec.Struct, omit_defaults=True):
    """What nodes tell one another of a table."""

    node: str
    table: str
    said: Said | None = None
    seats: tuple[int, ...] | None = None  # the seats that are connected to the node
    watchers: int = 0
    ask: bool = False  # whether the others shall tell who is connected to them
    drop: int | None = None  # a seat that is not wanted any more
    invite: str | None = None  # an outside bot has been seated here


decode_notification = msgspec.json.Decoder(Notification).decode
