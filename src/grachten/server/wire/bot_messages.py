"""Messages between the server and outside bots, besides those that all bots use.

`grachten.bots.messages` has the others; docs/protocol.md explains them all.
"""

from typing import Annotated, Any

import msgspec
from msgspec import Meta, Struct

from grachten.bots.messages import Answer, Ready
from grachten.game.terms import Terms
from grachten.store.documents import Clock

Hash = Annotated[str, Meta(pattern="^([0-9a-f]{64})?$")]


class Challenge(Struct, frozen=True, tag_field="type", tag="challenge"):
    """Somebody wants to play with the bot."""

    table: str
    seat: int
    players: int
    board: str | dict[str, Any]  # the name of a board of the package, or a whole board
    clock: Clock


class Accept(Struct, frozen=True, tag_field="type", tag="accept"):
    """The bot will play. If it takes part in the deal, it sends the SHA-256 of its seed."""

    commitment: Hash = ""


class Decline(Struct, frozen=True, tag_field="type", tag="decline"):
    """The bot does not want to play."""


class Reveal(Struct, frozen=True, tag_field="type", tag="reveal"):
    """The terms are locked: the bot is asked for the seed that it has committed to."""

    table: str
    seat: int
    terms: Terms


class Revealed(Struct, frozen=True, tag_field="type", tag="seed"):
    """The seed; "" if the bot does not reveal it under these terms."""

    seed: Hash


class Gone(Struct, frozen=True, tag_field="type", tag="gone"):
    """The bot no longer has a seat at that table, and is told nothing more about it."""

    table: str
    code: str


FromBot = Accept | Decline | Revealed | Ready | Answer

decode = msgspec.json.Decoder(FromBot).decode
encode = msgspec.json.Encoder().encode
