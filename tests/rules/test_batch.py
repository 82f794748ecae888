"""step_batch, playout and playouts agree with games played one action at a time."""

import numpy as np
import pytest

from grachten.board import load_board
from grachten.rules import kernel, layout
from grachten.rules.chance import below, stream
from grachten.rules.tables import make_tables
from grachten.rules.tape import SILENT

GAMES = 64


class Batch:
    def __init__(self, board: str, players: int) -> None:
        self.tables = make_tables(load_board(board))
        self.actions = int(self.tables.view(layout.TABLES)[0].actions)
        self.rows = np.zeros((GAMES, layout.STATE_SIZE), np.int64)
        self.chances = np.random.default_rng(players).integers(0, 2**32, (GAMES, 4))
        self.masks = np.zeros((GAMES, self.actions), np.bool_)
        self.scores = np.zeros((GAMES, layout.MAX_PLAYERS, layout.SCORE), np.int64)
        self.done = np.zeros(GAMES, np.int64)
        self.out = np.zeros(layout.MAX_ACTIONS, np.int64)
        for i in range(GAMES):
            kernel.new_game(self.tables, self.rows[i], players, 0, self.chances[i], SILENT)
            kernel.legal_mask(self.tables, self.rows[i], self.out, self.masks[i])

    def step(self, chosen: np.ndarray) -> int:
        return kernel.step_batch(
            self.tables, self.rows, chosen, self.chances, self.masks, self.scores, self.done
        )


@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_plays_the_games_that_single_steps_play(board: str, players: int) -> None:
    batch = Batch(board, players)
    rng = np.random.default_rng(1)
    ended = 0
    for _ in range(150):
        chosen = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
        rows, chances = batch.rows.copy(), batch.chances.copy()
        ended += batch.step(chosen)
        for i in range(GAMES):
            assert kernel.apply(batch.tables, rows[i], int(chosen[i]), chances[i], SILENT)
            if rows[i].view(layout.STATE)[0].phase == layout.OVER:
                scores = np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
                winners = kernel.score(batch.tables, rows[i], scores)
                assert batch.done[i] == 1 + winners
                assert (batch.scores[i, :players] == scores[:players]).all()
                first = below(chances[i].view(layout.CHANCE)[0], players)
                kernel.new_game(batch.tables, rows[i], players, first, chances[i], SILENT)
            else:
                assert batch.done[i] == 0
            assert (batch.rows[i] == rows[i]).all()
            mask = np.zeros(batch.actions, np.bool_)
            kernel.legal_mask(batch.tables, rows[i], batch.out, mask)
            assert (batch.masks[i] == mask).all()
    assert ended > GAMES // 2


def test_illegal_actions_in_a_batch_change_nothing() -> None:
    batch = Batch("amsterdam", 2)
    before, masks = batch.rows.copy(), batch.masks.copy()
    chosen = np.full(GAMES, layout.PASS)
    chosen[:4] = [-1, -(10**12), batch.actions, 10**12]
    assert batch.step(chosen) == 0
    assert (batch.done == kernel.REFUSED).all()
    assert (batch.rows == before).all()
    assert (batch.masks == masks).all()


def test_playout_ends_a_game_from_any_position() -> None:
    batch = Batch("amsterdam", 4)
    for i in range(GAMES):
        decisions = kernel.playout(batch.tables, batch.rows[i], batch.chances[i], batch.out)
        assert decisions > 20
        assert batch.rows[i].view(layout.STATE)[0].phase == layout.OVER
        assert kernel.playout(batch.tables, batch.rows[i], batch.chances[i], batch.out) == 0


def test_playouts_count_the_decisions_of_whole_games() -> None:
    batch = Batch("harbor", 3)
    row = batch.rows[0]
    chance, again = stream(b"0123456789abcdef"), stream(b"0123456789abcdef")
    counted = 0
    for _ in range(20):
        first = below(again.view(layout.CHANCE)[0], 3)
        kernel.new_game(batch.tables, row, 3, first, again, SILENT)
        counted += kernel.playout(batch.tables, row, again, batch.out)
    last = row.copy()
    assert kernel.playouts(batch.tables, row, 3, chance, batch.out, 20) == counted
    assert (row == last).all()
