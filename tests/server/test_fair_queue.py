"""Who thinks next: addresses take turns, and so do the tables of an address."""

import asyncio

import pytest

from grachten.errors import GrachtenError
from grachten.game import Game
from grachten.server.bots.fair_queue import MOST_SERVED, FairQueue
from grachten.server.bots.workers import BotWorkers


def filled(*jobs: tuple[str, str]) -> FairQueue[str]:
    queue: FairQueue[str] = FairQueue()
    for origin, table in jobs:
        queue.put(origin, table, table)
    return queue


def drain(queue: FairQueue[str]) -> list[str]:
    return [queue.pop() for _ in range(len(queue))]


def test_addresses_take_turns() -> None:
    queue = filled(("a", "a1"), ("a", "a2"), ("a", "a3"), ("b", "b1"), ("c", "c1"), ("c", "c2"))
    assert drain(queue) == ["a1", "b1", "c1", "a2", "c2", "a3"]


def test_the_tables_of_an_address_take_turns() -> None:
    queue = filled(*[("a", f"a{i}") for i in range(3)])
    assert queue.pop() == "a0"
    queue.put("a", "a0", "again")
    assert drain(queue) == ["a1", "a2", "again"]


def test_a_new_address_comes_before_those_already_served() -> None:
    """One address keeps fifty tables waiting; another asks now and then, and is always next."""
    queue = filled(*[("many", f"m{i}") for i in range(50)])
    for round_number in range(20):
        queue.put("many", f"again{round_number}", queue.pop())
        queue.put("few", "f", "few's")
        assert queue.pop() == "few's"


def test_an_address_with_many_jobs_does_not_starve() -> None:
    """Two others that always have a job waiting leave every third turn."""
    queue = filled(*[("many", f"m{i}") for i in range(4)], ("b", "b"), ("c", "c"))
    served = []
    for _ in range(9):
        served.append(queue.pop())
        for other in ("b", "c"):
            if not queue.holds(other, other):
                queue.put(other, other, other)
    assert [name for name in served if name.startswith("m")] == ["m0", "m1", "m2"]


def test_a_discarded_job_leaves_the_queue() -> None:
    queue = filled(("a", "a1"), ("b", "b1"))
    queue.discard("a", "a1", "a1")
    queue.discard("a", "a1", "a1")  # it is gone already
    queue.discard("b", "b1", "another job of that table")
    assert (len(queue), queue.count("a"), queue.holds("b", "b1")) == (1, 0, True)
    assert drain(queue) == ["b1"]


def test_the_number_of_remembered_addresses_is_bounded() -> None:
    queue = filled()
    for i in range(MOST_SERVED + 100):
        queue.put(f"address {i}", "t", "t")
        queue.pop()
    assert len(queue._served) == MOST_SERVED


def test_one_address_cannot_fill_the_queue_for_others() -> None:
    """With one thread and room for two: `has_room` is about one's own address and table."""

    async def ask() -> None:
        workers = BotWorkers(1, 2)
        game = Game.new(2, seed=1)

        def think(origin: str, table: str) -> "asyncio.Future[object]":
            return workers.hint(
                origin, table, game.board, game.first, game.view(0), game.legal_for(0)
            )  # type: ignore[return-value]

        thought = [think("a", f"a{i}") for i in range(3)]
        assert workers.unfinished == 3  # one of them is running
        assert not workers.has_room("a", "a3")
        assert workers.has_room("b", "b1")
        thought.append(think("b", "b1"))
        assert not workers.has_room("b", "b1")
        assert workers.has_room("b", "b2")
        thought[1].cancel()
        await asyncio.sleep(0)
        assert workers.has_room("a", "a1")
        assert await thought[3]
        assert not thought[2].done()  # b1 asked later and came first
        assert await thought[2]
        assert workers.unfinished == 0
        workers.close()

    asyncio.run(ask())


def test_an_error_in_a_thread_reaches_the_caller() -> None:
    async def ask() -> None:
        workers = BotWorkers(1, 2)
        game = Game.new(2, seed=1)
        view, legal = game.view(0), game.legal_for(0)
        with pytest.raises(GrachtenError, match="there is no bot"):
            await workers.choose("a", "a1", "nobody", game.board, game.first, view, legal)
        chosen = await workers.choose("a", "a1", "random", game.board, game.first, view, legal)
        assert chosen in legal
        workers.close()

    asyncio.run(ask())
