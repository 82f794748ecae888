"""Boards changed at random, and junk: problems are found, and nothing raises."""

import copy
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from grachten.board import load_board
from grachten.board.check import problems_of
from grachten.errors import BoardError
from grachten.rules.tables import make_tables

Source = dict[str, Any]
Found = set[tuple[str, str]]


HARBOR: Source = dict(load_board("harbor").source)
LIKELY = st.sampled_from(
    ["vuurtoren", "lijnbaan", "grey", "wild", "red", "1", "13", "length", "x", "", "\ud800"]
)
SCALARS = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-2, 20),
    st.integers(),
    st.just(10**400),
    st.floats(),
    LIKELY,
    st.text(st.characters(), max_size=70),
)
JUNK = st.recursive(
    SCALARS,
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(LIKELY | st.text(), inner),
    max_leaves=8,
)


def paths_of(node: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Yield the paths of all nodes below one."""
    entries = (
        list(node.items())
        if isinstance(node, dict)
        else list(enumerate(node))
        if isinstance(node, list)
        else []
    )
    return [p for key, item in entries for p in ((*path, key), *paths_of(item, (*path, key)))]


@st.composite
def changed_boards(draw: st.DrawFn) -> Source:
    """Return the harbor board with some nodes replaced, removed, copied or renamed."""
    board = copy.deepcopy(HARBOR)
    for _ in range(draw(st.integers(1, 4))):
        paths = paths_of(board)
        if not paths:
            break
        *above, last = draw(st.sampled_from(paths))
        node: Any = board
        for step in above:
            node = node[step]
        match draw(st.sampled_from(["replace", "take out", "move"])):
            case "replace":
                node[last] = draw(JUNK)
            case "take out":
                del node[last]
            case "move" if isinstance(node, dict):
                node[draw(LIKELY | st.text())] = node.pop(last)
            case "move":
                node.insert(draw(st.integers(0, len(node))), copy.deepcopy(node[last]))
    return board


@given(changed_boards())
def test_changed_boards_have_problems_or_load(board: Source) -> None:
    problems = problems_of(board)
    if problems:
        assert all(p.code and p.message and str(p).isprintable() for p in problems)
        with pytest.raises(BoardError) as caught:
            load_board(board)
        assert list(caught.value.problems) == problems
    else:
        make_tables(load_board(board))


@given(st.dictionaries(st.sampled_from([*HARBOR, "titel"]), JUNK))
def test_junk_has_problems(board: Source) -> None:
    assert problems_of(board)


# The facts of the Amsterdam board.
