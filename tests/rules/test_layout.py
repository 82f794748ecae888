"""The rows of integers: every number has room, and Python finds it where compiled code does."""

import numpy as np
import pytest

from grachten.board.check_values import MOST
from grachten.rules import layout


@pytest.mark.plain
def test_counts_lie_where_python_reads_them() -> None:
    row = np.zeros(layout.STATE_SIZE, np.int64)
    s = row.view(layout.STATE)[0]
    counts = layout.counts_in(row)
    counts[:] = np.arange(len(counts))
    for name in layout.STATE.names or ():
        if layout.STATE[name].base == np.int16:
            assert s[name].flat[0] == layout.place_in_counts(name)
            with pytest.raises(ValueError, match="counts_in"):
                layout.place_of(layout.STATE, name)
        else:
            assert layout.place_of(layout.STATE, name) < layout.COUNTS
            assert not np.any(s[name])


@pytest.mark.plain
def test_the_largest_counts_fit() -> None:
    """A board file counts to MOST at most; no pile or hand has more than all cards of a color."""
    largest = np.iinfo(np.int16).max
    assert largest >= MOST
    assert largest >= layout.MAX_CONTRACTS * layout.MAX_PLAYERS
    assert layout.STATE["points"].base == np.int64  # a sum over many routes
    assert layout.STATE["deck_size"] == np.int64  # a sum over all colors
