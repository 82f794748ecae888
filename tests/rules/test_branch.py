"""Chance one outcome at a time: exact odds, the same games, and the same rows as in records."""

from collections import Counter
from collections.abc import Iterator

import numpy as np
import pytest

from grachten.board import load_board
from grachten.rules import branch, kernel, layout
from grachten.rules.chance import stream
from grachten.rules.jit import COMPILED
from grachten.rules.layout import Row
from grachten.rules.tables import make_tables
from grachten.rules.tape import SILENT, new_tape
from rules.table import Table

pytestmark = pytest.mark.plain

EVERY = {"amsterdam": 3 if COMPILED else 25, "harbor": 3}  # look at every n-th position


def positions(board: str, players: int, seed: int) -> Iterator[tuple[Row, Row, list[int]]]:
    """The tables, the row and the legal ids before every decision of a random game."""
    tables = make_tables(load_board(board))
    row, out = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(layout.MAX_ACTIONS, np.int64)
    rng = np.random.default_rng(seed)
    chance = rng.integers(0, 2**32, 4)
    kernel.new_game(tables, row, players, 0, chance, SILENT)
    while n := kernel.legal(tables, row, out):
        yield tables, row, out[:n].tolist()
        kernel.apply(tables, row, int(rng.choice(out[:n])), chance, SILENT)


def paths(tables: Row, row: Row, action: int) -> list[tuple[tuple[int, ...], float, bytes]]:
    """Every sequence of outcomes of an action, its probability, and the row it leads to."""
    tape, after, odds = new_tape(), row.copy(), branch.room_for_odds()
    t = tape.view(layout.TAPE)[0]
    found = []
    p = branch.first_path(tables, row, action, tape, after, odds)
    while p > 0:
        found.append((tuple(t.outcomes[: t.outcomes_size].tolist()), p, after.tobytes()))
        p = branch.next_path(tables, row, action, tape, after, odds)
    return found


def few_outcomes(row: Row) -> bool:
    """Whether no reset of the market is near, which has thousands of outcomes."""
    return int((row.view(layout.STATE)[0].market == layout.WILD).sum()) < 2


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
def test_the_probabilities_of_all_outcomes_of_a_step_sum_to_one(board: str, players: int) -> None:
    kinds = Counter[int]()
    for number, (tables, row, ids) in enumerate(positions(board, players, 1)):
        if number % EVERY[board] or not few_outcomes(row):
            continue
        before = row.copy()
        for action in ids:
            found = paths(tables, row, action)
            assert abs(sum(p for _, p, _ in found) - 1) < 1e-9
            assert len({outcomes for outcomes, _, _ in found}) == len(found)
            kinds[len(found[0][0])] += 1
        assert (row == before).all()
    assert kinds[0] > 0
    assert kinds[1] > 0
    assert kinds[2] > 0 or not COMPILED


def test_a_step_is_as_likely_as_in_many_random_steps() -> None:
    table = Table(2).begin()
    market = ["pink", "wild", "wild", "red", "red"]
    deck = {"pink": 1, "blue": 2, "wild": 2}
    table.cards([{"pink": 1}, {}], market, deck=deck, discards={"green": 3})
    for action in (layout.PINK, layout.DRAW_DECK, layout.DRAW_CONTRACTS):
        compare_with_chance(table.tables, table.row, action)


def compare_with_chance(tables: Row, row: Row, action: int) -> None:
    expected: dict[bytes, float] = {}
    for _, p, key in paths(tables, row, action):
        expected[key] = expected.get(key, 0.0) + p
    trials = 40_000 if COMPILED else 2_000
    chance, after = stream(b"many random steps"), row.copy()
    found = Counter[bytes]()
    for _ in range(trials):
        after[:] = row
        assert kernel.apply(tables, after, action, chance, SILENT)
        found[after.tobytes()] += 1
    assert set(found) <= set(expected)
    for key, p in expected.items():
        sigma = (trials * p * (1 - p)) ** 0.5
        assert abs(found[key] - trials * p) < 6 * sigma + 1


def test_outcomes_stop_at_each_kind_with_exact_odds() -> None:
    table = Table(2).begin()
    table.cards([{}, {}], ["pink"] * 5, deck={"blue": 3, "wild": 1})
    after = table.row.copy()
    branch.start_outcomes(table.tape)
    t = table.tape.view(layout.TAPE)[0]
    args = (table.tables, table.row, layout.PINK, table.tape, after)
    assert branch.branch(*args) == layout.CARD
    assert t.odds_total == 4
    assert t.odds[: layout.COLORS].tolist() == [0, 3, 0, 0, 0, 0, 1]
    branch.add_outcome(table.tape, layout.WILD)
    assert branch.branch(*args) == layout.NOTHING
    assert after.view(layout.STATE)[0].market.tolist().count(layout.WILD) == 1
    args = (table.tables, table.row, layout.DRAW_CONTRACTS, table.tape, after)
    branch.start_outcomes(table.tape)
    assert branch.branch(*args) == layout.CONTRACT
    assert t.odds_total == table.s.unseen_size == t.odds.sum()
    branch.add_outcome(table.tape, int(t.odds.argmax()))
    assert branch.branch(*args) == layout.CONTRACT
    assert t.odds_total == table.s.unseen_size - 1 == t.odds.sum()


def test_a_reset_and_a_reshuffle_are_followed_card_by_card() -> None:
    table = Table(2).begin()
    market = ["pink", "wild", "wild", "red", "red"]
    table.cards([{}, {}], market, deck={"wild": 1}, discards={"green": 3, "blue": 2})
    after = table.row.copy()
    branch.start_outcomes(table.tape)
    t = table.tape.view(layout.TAPE)[0]
    args = (table.tables, table.row, layout.PINK, table.tape, after)
    stops = []
    while branch.branch(*args) == layout.CARD:
        stops.append((int(t.odds_total), t.odds[: layout.COLORS].tolist()))
        branch.add_outcome(table.tape, int(t.odds.argmax()))
    assert stops[0] == (1, [0, 0, 0, 0, 0, 0, 1])  # the third wild
    assert stops[1] == (5, [0, 2, 3, 0, 0, 0, 0])  # the deck was reshuffled, the row discarded
    assert len(stops) == 6
    assert after.view(layout.STATE)[0].market.tolist().count(layout.WILD) == 0


def test_illegal_actions_and_impossible_outcomes_are_refused() -> None:
    table = Table(2).begin()
    table.cards([{}, {}], ["pink"] * 5, deck={"blue": 3})
    after = table.row.copy()
    branch.start_outcomes(table.tape)
    assert branch.branch(table.tables, table.row, layout.BLUE, table.tape, after) == kernel.REFUSED
    args = (table.tables, table.row, layout.PINK, table.tape, after)
    branch.add_outcome(table.tape, layout.RED)
    assert branch.branch(*args) == branch.IMPOSSIBLE
    branch.start_outcomes(table.tape)
    branch.add_outcome(table.tape, layout.BLUE)
    branch.add_outcome(table.tape, layout.BLUE)
    assert branch.branch(*args) == branch.IMPOSSIBLE


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R6_the_deal_begins_with_the_lot(players: int) -> None:
    tables = make_tables(load_board("amsterdam"))
    tape, after = new_tape(), np.zeros(layout.STATE_SIZE, np.int64)
    t = tape.view(layout.TAPE)[0]
    branch.start_outcomes(tape)
    kinds = []
    while missing := branch.branch_deal(tables, players, branch.BY_LOT, tape, after):
        assert t.odds.sum() == t.odds_total
        kinds.append(missing)
        branch.add_outcome(tape, int(np.flatnonzero(t.odds)[-1]))
    # The wilds come first here, so that the market may be reset.
    assert kinds[0] == layout.FIRST_SEAT
    assert set(kinds[1 : -2 * players]) == {layout.CARD}
    assert kinds[-2 * players :] == [layout.CONTRACT] * (2 * players)
    assert after.view(layout.STATE)[0].first == players - 1
    branch.start_outcomes(tape)
    branch.add_outcome(tape, players)
    assert branch.branch_deal(tables, players, branch.BY_LOT, tape, after) == branch.IMPOSSIBLE
    branch.start_outcomes(tape)
    assert branch.branch_deal(tables, players, 1, tape, after) == layout.CARD
