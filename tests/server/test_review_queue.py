"""The queue of reviews: it is bounded, addresses take turns, and results are forgotten."""

import asyncio

import pytest

from grachten.errors import GrachtenError
from grachten.server.errors import NotReviewed, TooManyReviews
from grachten.server.metrics import Metrics
from grachten.server.reviews.queue import MOST_KEPT, MOST_WAITING, Job, ReviewQueue
from grachten.server.wire.reviews import ReviewProgress


async def forever(_: Job) -> bytes:
    await asyncio.Event().wait()
    raise AssertionError("nobody sets the event")


async def at_once(job: Job) -> bytes:
    return job.key.encode()


async def finish(queue: ReviewQueue) -> None:
    while len(queue):
        await asyncio.sleep(0)


def test_the_queue_is_bounded_for_all_addresses_together() -> None:
    async def fill() -> None:
        queue = ReviewQueue(Metrics(), most_of_address=2)
        for number in range(MOST_WAITING + 1):  # one of them is being computed
            queue.submit(f"address {number}", f"key {number}", forever)
        with pytest.raises(TooManyReviews):
            queue.submit("another", "another", forever)
        await queue.close()
        assert len(queue) == 0

    asyncio.run(fill())


def test_addresses_take_turns() -> None:
    order: list[str] = []

    async def note(job: Job) -> bytes:
        order.append(job.key)
        return b""

    async def play() -> None:
        queue = ReviewQueue(Metrics(), most_of_address=9)
        for number in range(3):
            queue.submit("busy", f"busy {number}", note)
        queue.submit("patient", "patient", note)
        await finish(queue)

    asyncio.run(play())
    assert order == ["busy 0", "patient", "busy 1", "busy 2"]


def test_a_job_waits_is_computed_and_answers() -> None:
    async def ask() -> None:
        queue = ReviewQueue(Metrics(), most_of_address=2)
        first = queue.submit("a", "first", at_once)
        second = queue.submit("a", "second", at_once)
        assert first.answer() == ReviewProgress("computing", 0.0)
        assert second.answer() == ReviewProgress("waiting", 0.0)
        await finish(queue)
        assert (first.answer(), second.answer()) == (b"first", b"second")
        assert queue.find("second") is second

    asyncio.run(ask())


def test_an_error_of_the_game_stays_and_the_next_job_is_computed() -> None:
    async def refuse(_: Job) -> bytes:
        raise NotReviewed("review_too_long", "too long")

    async def ask() -> None:
        queue = ReviewQueue(Metrics(), most_of_address=2)
        bad = queue.submit("a", "bad", refuse)
        good = queue.submit("a", "good", at_once)
        await finish(queue)
        assert queue.find("bad") is bad
        with pytest.raises(GrachtenError, match="too long"):
            bad.answer()
        assert good.answer() == b"good"

    asyncio.run(ask())


def test_the_oldest_results_are_forgotten() -> None:
    async def ask() -> None:
        queue = ReviewQueue(Metrics(), most_of_address=2)
        for number in range(MOST_KEPT + 1):
            queue.submit("a", str(number), at_once)
            await finish(queue)
        assert queue.find("0") is None
        assert queue.find("1") is not None

    asyncio.run(ask())
