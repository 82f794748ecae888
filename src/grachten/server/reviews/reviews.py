"""The reviews of tables, which the database keeps, and of records that somebody sends."""

import contextlib
from functools import partial

import msgspec
from msgspec.structs import replace

from grachten.bots.value.weights import shipped_weights
from grachten.errors import Forbidden, NotFound
from grachten.game import Outcome, Record
from grachten.game.continuation import record_hash
from grachten.review.model import FORMAT, Review
from grachten.server.database.threads import in_thread
from grachten.server.errors import DatabaseUnavailable
from grachten.server.metrics import Metrics
from grachten.server.reviews.computing import compute_review
from grachten.server.reviews.pictures import Pictures
from grachten.server.reviews.queue import Job, ReviewQueue
from grachten.server.settings import Settings
from grachten.server.wire.reviews import ReviewProgress
from grachten.store.reviews import (
    claim_review,
    read_review,
    release_review,
    save_progress,
    save_review,
)
from grachten.store.store import Store

ID_DIGITS = 32  # of the review of a record
SAVED_PERCENT = 5  # between two updates of the progress that other nodes see

_decode = msgspec.json.Decoder(Review).decode


class Reviews:
    """Everything that this node reviews, and the reviews of all nodes in the database."""

    def __init__(self, store: Store, node: str, settings: Settings, metrics: Metrics) -> None:
        self._store = store
        self._node = node
        self._allowed = settings.reviews
        self._limits = settings.review_seconds, settings.review_nice
        self._pictures = Pictures()
        self.queue = ReviewQueue(metrics, settings.review_queue)

    async def of_table(self, address: str, table: str, record: Record) -> Review | ReviewProgress:
        """Return the review of a finished game, or how far it is; start it if nobody has."""
        self._check_allowed()
        evaluator = await in_thread(lambda: evaluator_of(record))
        saved = await in_thread(lambda: read_review(self._store.engine, table, self._store.now()))
        if saved is not None and saved.evaluator == evaluator and saved.review is not None:
            return _for_record(saved.review, record)
        key = f"table {table}"
        job = self.queue.find(key)
        if job is None and saved is not None and saved.computing and saved.node != self._node:
            return ReviewProgress("computing", saved.percent / 100)
        if job is None:
            work = partial(self._review_table, table, evaluator, record)
            job = self.queue.submit(address, key, work)
        answer = job.answer()
        assert isinstance(answer, ReviewProgress)  # the database has the review
        return answer

    async def picture(
        self, address: str, table: str, record: Record, title: str
    ) -> bytes | ReviewProgress:
        """Return the picture of a review as PNG, or how far it is; `title` is the board's."""
        review = await self.of_table(address, table, record)
        if isinstance(review, ReviewProgress):
            return review
        assert isinstance(record.result, Outcome)  # the game is over
        points = [score.total for score in record.result.scores]
        return await self._pictures.draw(review, title, points)

    def submit_record(self, address: str, record: Record) -> str:
        """Return the id of the review of a record, and start it if nobody has."""
        self._check_allowed()
        name = record_hash(record)[:ID_DIGITS]
        if self.queue.find(f"record {name}") is None:
            work = partial(self._review_record, record)
            self.queue.submit(address, f"record {name}", work)
        return name

    def of_record(self, name: str) -> bytes | ReviewProgress:
        """Return the review of a record that was sent, or how far it is."""
        job = self.queue.find(f"record {name}")
        if job is None:
            raise NotFound("no_review", "there is no such review, or no longer")
        return job.answer()

    async def close(self) -> None:
        self._pictures.close()
        await self.queue.close()

    def _check_allowed(self) -> None:
        if not self._allowed:
            raise Forbidden("no_reviews", "this server doesn't review games")

    async def _review_record(self, record: Record, job: Job) -> bytes:
        async def advance(share: float) -> None:
            job.progress = share

        return await compute_review(record.to_json(), *self._limits, advance)

    async def _review_table(self, table: str, evaluator: str, record: Record, job: Job) -> None:
        """Claim and compute the review of a table, and save it, unless another node has."""
        engine, node, now = self._store.engine, self._node, self._store.now()
        if not await in_thread(lambda: claim_review(engine, table, evaluator, node, now)):
            return
        try:
            advance = partial(self._advance_table, table, job)
            made = await compute_review(record.to_json(), *self._limits, advance)
            kept = _without_names(made)
            await in_thread(lambda: save_review(engine, table, node, kept))
        except BaseException:
            with contextlib.suppress(DatabaseUnavailable):  # this node will claim it again
                await in_thread(lambda: release_review(engine, table, node))
            raise

    async def _advance_table(self, table: str, job: Job, share: float) -> None:
        before, job.progress = job.progress, share
        percent = round(100 * share)
        if self._store.shared and percent // SAVED_PERCENT > round(100 * before) // SAVED_PERCENT:
            engine, node = self._store.engine, self._node
            with contextlib.suppress(DatabaseUnavailable):
                await in_thread(lambda: save_progress(engine, table, node, percent))


def evaluator_of(record: Record) -> str:
    """Return what makes reviews of this game comparable: their format and the evaluator."""
    weights = shipped_weights(len(record.players))
    return f"{FORMAT} {weights.version} {weights.hash}"


def _without_names(review: bytes) -> bytes:
    """Return what the database keeps: a player may remove their name from the game later."""
    return msgspec.json.encode(replace(_decode(review), players=(), record=""))


def _for_record(review: bytes, record: Record) -> Review:
    """Return a review from the database with the players as they are called now."""
    return replace(_decode(review), players=record.players, record=record_hash(record))
