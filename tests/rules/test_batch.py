"""step_batch, playout and playouts agree with games played one action at a time."""

import numpy as np
import pytest

from grachten.board import load_board
from grachten.rules import batch as batches
from grachten.rules import kernel, layout
from grachten.rules.chance import below, stream
from grachten.rules.layout import Row
from grachten.rules.tables import make_tables
from grachten.rules.tape import SILENT

GAMES = 64


class Batch:
    def __init__(self, board: str, players: int) -> None:
        self.tables = make_tables(load_board(board))
        self.actions = int(self.tables.view(layout.TABLES)[0].actions)
        self.rows = np.zeros((GAMES, layout.STATE_SIZE), np.int64)
        self.key = np.random.default_rng(players).integers(0, 2**32, 4)
        self.chances = np.zeros((GAMES, 4), np.int64)
        self.numbers = np.zeros(GAMES, np.int64)
        self.plies = np.zeros(GAMES, np.int64)
        self.rewards = np.zeros((GAMES, players), np.float32)
        self.finals = np.zeros_like(self.rows)
        self.final_places = np.zeros(GAMES, np.int64)
        self.masks = np.zeros((GAMES, self.actions), np.bool_)
        self.scores = np.zeros((GAMES, layout.MAX_PLAYERS, layout.SCORE), np.int64)
        self.done = np.zeros(GAMES, np.int64)
        self.out = np.zeros(layout.MAX_ACTIONS, np.int64)
        batches.deal_each(
            self.tables, self.rows, players, self.key, self.chances, self.masks, self.out
        )

    def step(self, chosen: np.ndarray) -> int:
        return batches.step_batch(
            self.tables,
            self.rows,
            chosen,
            self.chances,
            self.masks,
            self.scores,
            self.done,
            self.key,
            self.numbers,
            self.plies,
            self.rewards,
            self.finals,
            self.final_places,
        )

    def deal_alone(self, slot: int, number: int, players: int) -> tuple[Row, Row]:
        """The row and the stream of a slot's game after the deal."""
        row, chance = np.zeros(layout.STATE_SIZE, np.int64), np.zeros(4, np.int64)
        batches.game_seed(self.key, slot, number, chance)
        first = below(chance.view(layout.CHANCE)[0], players)
        kernel.new_game(self.tables, row, players, first, chance, SILENT)
        return row, chance


@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_batch_plays_the_games_that_single_steps_play(board: str, players: int) -> None:
    batch = Batch(board, players)
    rng = np.random.default_rng(1)
    ended = 0
    for i in range(GAMES):
        assert (batch.rows[i] == batch.deal_alone(i, 0, players)[0]).all()
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
                assert (batch.finals[batch.final_places[i]] == rows[i]).all()
                won = [seat for seat in range(players) if winners >> seat & 1]
                assert np.flatnonzero(batch.rewards[i]).tolist() == won
                assert batch.rewards[i].sum() == pytest.approx(1)
                assert batch.plies[i] == 0
                rows[i], chances[i] = batch.deal_alone(i, int(batch.numbers[i]), players)
            else:
                assert batch.done[i] == 0
                assert (batch.rewards[i] == 0).all()
            assert (batch.rows[i] == rows[i]).all()
            assert (batch.chances[i] == chances[i]).all()
            mask = np.zeros(batch.actions, np.bool_)
            kernel.legal_mask(batch.tables, rows[i], batch.out, mask)
            assert (batch.masks[i] == mask).all()
    assert ended > GAMES // 2
    assert batch.numbers.sum() == ended


def test_illegal_actions_in_a_batch_change_nothing() -> None:
    batch = Batch("amsterdam", 2)
    before, masks = batch.rows.copy(), batch.masks.copy()
    chosen = np.full(GAMES, layout.PASS)
    chosen[:4] = [-1, -(10**12), batch.actions, 10**12]
    assert batches.first_illegal(batch.masks, chosen) == 0
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


def test_the_seeds_of_games_differ_in_all_words_but_the_counter() -> None:
    key = np.zeros(4, np.int64)
    seeds = set()
    for slot in range(40):
        for number in range(40):
            seed = np.zeros(4, np.int64)
            batches.game_seed(key, slot, number, seed)
            seeds.add(tuple(seed.tolist()))
    for word in range(3):
        assert len({seed[word] for seed in seeds}) == 1600
    bits = [seed[word].bit_count() for seed in seeds for word in range(3)]
    assert abs(sum(bits) / len(bits) - 16) < 0.25
