"""What the server says about a review that is not there yet."""

from typing import Literal

from msgspec import Struct


class ReviewProgress(Struct, frozen=True):
    """How far a review is: it waits for others, or this share of it is computed."""

    state: Literal["waiting", "computing"]
    progress: float


class ReviewJob(Struct, frozen=True):
    """The review of a record that was sent; ask for it at /api/reviews/ID."""

    id: str
