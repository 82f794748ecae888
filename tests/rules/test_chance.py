"""Chance: the stream is the one of docs/fairness.md, and every number is as likely as the next."""

import hashlib
from collections import Counter

import pytest

from grachten.game.fairness import Dealer
from grachten.rules.chance import below, next_number, stream
from grachten.rules.layout import CHANCE
from naive.chance import stream_of

pytestmark = pytest.mark.plain


def test_sfc32_gives_known_numbers() -> None:
    """The state (1, 2, 3, 4), reckoned by hand from the definition."""
    row = stream(bytes([0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0, 4]))
    assert row.tolist() == [1, 2, 3, 4]
    chance = row.view(CHANCE)[0]
    assert next_number(chance) == 1 + 2 + 4
    assert row.tolist() == [2, 3 + 24, (3 << 21) + 7, 5]
    assert next_number(chance) == 2 + 27 + 5


@pytest.mark.parametrize("n", [1, 2, 3, 7, 44, 1000, 2**31 + 1])
def test_the_naive_reader_of_the_docs_draws_the_same_numbers(n: int) -> None:
    seed, seeds = b"s" * 32, [b"", b"player", b"x" * 32]
    ours = Dealer(seed, seeds).stream_of(17).view(CHANCE)[0]
    theirs = stream_of(seed, seeds, 17)
    for _ in range(200):
        assert below(ours, n) == theirs.below(n)


def test_numbers_below_n_are_even() -> None:
    chance = stream(hashlib.sha256(b"even").digest()).view(CHANCE)[0]
    drawn = Counter(int(below(chance, 7)) for _ in range(7000))
    assert set(drawn) == set(range(7))
    assert sum((n - 1000) ** 2 / 1000 for n in drawn.values()) < 22.5  # 6 degrees, 0.1 %


def test_plies_lots_and_player_seeds_have_streams_of_their_own() -> None:
    dealer = Dealer(b"s" * 32, [b"", b""])
    streams = [dealer.stream_of(ply).tolist() for ply in (0, 1, 10, "first")]
    streams.append(Dealer(b"s" * 32, [b"\0", b""]).stream_of(0).tolist())
    streams.append(Dealer(b"s" * 32, [b"", b"\0"]).stream_of(0).tolist())
    streams.append(Dealer(b"s" * 32, [b"", b"", b""]).stream_of(0).tolist())
    assert len({tuple(row) for row in streams}) == len(streams)
