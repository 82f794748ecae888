"""Batch: the games of single steps, seeds that are known, and errors that change nothing."""

from typing import Any

import numpy as np
import pytest

from game.playing import BOARDS
from grachten.errors import IllegalAction, ParseError
from grachten.game import Game, verify
from grachten.game.batch import Batch
from grachten.rules import kernel, layout
from grachten.rules.chance import below, stream
from grachten.rules.layout import Row
from grachten.rules.tape import SILENT

SETUPS = [(board, players) for board in BOARDS for players in (2, 3, 4)]


def choose(batch: Batch, rng: np.random.Generator) -> np.ndarray:
    chosen: np.ndarray = (rng.random(batch.masks.shape) * batch.masks).argmax(axis=1)
    return chosen


def last_row(batch: Batch, slot: int) -> Row:
    """The last state of the game that just ended in a slot."""
    row: Row = batch._finals[batch._final_places[slot]]
    return row


def contents(batch: Batch) -> list[bytes]:
    """All that a step may change."""
    arrays = [batch._rows, batch._chances, batch.masks, batch.rewards, batch.dones]
    return [array.tobytes() for array in [*arrays, batch.points, batch.plies, batch.numbers]]


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_recorded_games_are_those_of_game_to_the_record(board: str, players: int) -> None:
    games = Batch(players, 6, seed="recorded", board=board, mode="recorded")
    rng = np.random.default_rng(1)
    played: list[list[int]] = [[] for _ in range(6)]
    ended = 0
    for _ in range(260 if board == "amsterdam" else 120):
        chosen = choose(games, rng)
        seeds = [games.seed_of(slot) for slot in range(6)]
        games.step(chosen)
        for slot in range(6):
            played[slot].append(int(chosen[slot]))
            if not games.dones[slot]:
                continue
            assert games.seed_of(slot, final=True) == seeds[slot] != games.seed_of(slot)
            game = Game.new(players, board=board, seed=seeds[slot])
            for number in played[slot]:
                assert number in game.legal_ids()
                game.apply(game._notation.action_of(number, game._offer()))
            assert game.over
            assert game._row.tobytes() == last_row(games, slot).tobytes()
            assert games.game(slot, final=True).record() == game.record()
            scores = game.outcome().scores
            assert games.points[slot].tolist() == [score.total for score in scores]
            verify(game.record())  # raises if an outcome does not follow from the seed
            played[slot] = []
            ended += 1
    assert ended >= 6
    for slot in range(6):
        assert games.game(slot)._row.tobytes() == games._rows[slot].tobytes()
        assert games.plies[slot] == len(played[slot]) == games.game(slot).ply


@pytest.mark.parametrize(("board", "players"), SETUPS)
def test_a_fast_game_follows_from_its_seed_and_its_actions(board: str, players: int) -> None:
    games = Batch(players, 8, seed=b"fast", board=board)
    rng = np.random.default_rng(2)
    tables = games._notation.tables
    alone: dict[int, Any] = {}
    for _ in range(200):
        for slot in range(8):
            if slot not in alone or games.dones[slot]:
                chance = stream(games.seed_of(slot))
                row = np.zeros(layout.STATE_SIZE, np.int64)
                first = below(chance.view(layout.CHANCE)[0], players)
                kernel.new_game(tables, row, players, first, chance, SILENT)
                alone[slot] = (row, chance)
            assert alone[slot][0].tobytes() == games._rows[slot].tobytes()
        chosen = choose(games, rng)
        games.step(chosen)
        for slot, (row, chance) in alone.items():
            assert kernel.apply(tables, row, int(chosen[slot]), chance, SILENT)
    assert games.numbers.sum() > 4


@pytest.mark.parametrize("mode", ["fast", "recorded"])
def test_seeds_of_following_games_do_not_depend_on_what_is_played(mode: Any) -> None:
    one, other = (Batch(2, 4, seed=7, board="harbor", mode=mode) for _ in range(2))
    seeds: list[dict[tuple[int, int], bytes]] = []
    for games, rng in ((one, np.random.default_rng(1)), (other, np.random.default_rng(2))):
        found = {}
        for _ in range(150):
            games.step(choose(games, rng))
            for slot in range(4):
                found[slot, int(games.numbers[slot])] = games.seed_of(slot)
        seeds.append(found)
    both = seeds[0].keys() & seeds[1].keys()
    assert len(both) > 8
    assert len({seeds[0][key] for key in both}) == len(both)
    assert all(seeds[0][key] == seeds[1][key] for key in both)


def test_a_seed_fixes_all_games() -> None:
    one, same, other = (Batch(3, 16, seed=seed) for seed in (5, 5, 6))
    rngs = [np.random.default_rng(3) for _ in range(2)]
    for _ in range(120):
        for games, rng in zip((one, same), rngs, strict=True):
            games.step(choose(games, rng))
        assert contents(one) == contents(same)
    assert one.seed_of(0) != other.seed_of(0)
    assert Batch(2, 1).seed_of(0) != Batch(2, 1).seed_of(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_winners_share_one_point_when_a_game_ends(players: int) -> None:
    games = Batch(players, 32, seed=1, board="harbor")
    rng = np.random.default_rng(1)
    ended = 0
    assert not games.dones.any()
    for _ in range(150):
        games.step(choose(games, rng))
        sums = games.rewards.sum(axis=1)
        assert np.allclose(sums, games.dones)
        for slot in np.flatnonzero(games.dones).tolist():
            scores = np.zeros((layout.MAX_PLAYERS, layout.SCORE), np.int64)
            winners = kernel.score(games._notation.tables, last_row(games, slot), scores)
            won = [seat for seat in range(players) if winners >> seat & 1]
            assert np.flatnonzero(games.rewards[slot]).tolist() == won
            assert games.points[slot].tolist() == scores[:players, layout.TOTAL].tolist()
            assert games.plies[slot] == 0
            ended += 1
    assert ended > 32


def illegal_action(games: Batch, slot: int) -> int:
    return int(np.flatnonzero(~games.masks[slot])[0])


@pytest.mark.parametrize("mode", ["fast", "recorded"])
def test_an_illegal_action_names_its_game_and_changes_no_game(mode: Any) -> None:
    games = Batch(2, 8, seed=1, board="harbor", mode=mode)
    rng = np.random.default_rng(1)
    codes = set()
    for _ in range(60):
        legal = choose(games, rng)
        before = contents(games)
        for number in np.flatnonzero(~games.masks[5]).tolist():
            wrong = legal.copy()
            wrong[5] = number
            with pytest.raises(IllegalAction, match=f"game 5, action {number}: ") as caught:
                games.step(wrong)
            codes.add(caught.value.code)
            assert caught.value.facts["slot"] == 5
        for number in (-1, games.actions, 2**40):
            wrong = legal.copy()
            wrong[5] = number
            with pytest.raises(ParseError, match="game 5: an action is a number from 0 to 89"):
                games.step(wrong)
        assert contents(games) == before
        games.step(legal)
        if mode == "recorded":
            assert len(games._played[5]) == games.plies[5]
    assert {"must_keep", "not_in_market", "too_few_cards", "must_act", "route_taken"} <= codes


def test_R21_both_of_a_single_contract_on_offer_are_refused() -> None:
    games = Batch(2, 1, seed=1)
    games.step([layout.KEEP_BOTH])
    games.step([layout.KEEP_BOTH])
    s = games._rows[0].view(layout.STATE)[0]
    s.unseen[:] = [1, 0]
    s.unseen_size = 1
    games.step([layout.DRAW_CONTRACTS])
    with pytest.raises(IllegalAction, match="Only one contract is on offer") as caught:
        games.step([layout.KEEP_BOTH])
    assert caught.value.code == "not_on_offer"


def test_wrong_arguments_say_what_would_be_right() -> None:
    for players in (1, 5, 2.0, "2", True):
        with pytest.raises(ParseError, match="2 to 4 players"):
            Batch(players, 2)  # type: ignore[arg-type]
    for n in (0, -1, 1.5, True):
        with pytest.raises(ValueError, match="n is a number of games, at least 1"):
            Batch(2, n)  # type: ignore[arg-type]
    with pytest.raises(ValueError, match="mode is 'fast' or 'recorded', not 'slow'"):
        Batch(2, 2, mode="slow")  # type: ignore[arg-type]
    games = Batch(2, 4, seed=1)
    with pytest.raises(ValueError, match=r"actions have shape \(3,\); 4 games take shape \(4,\)"):
        games.step([9, 9, 9])
    with pytest.raises(TypeError, match="actions are whole numbers, not float64"):
        games.step([9.0] * 4)  # type: ignore[list-item]
    with pytest.raises(TypeError, match="actions are whole numbers, not bool"):
        games.step([True] * 4)
    for seats in (2, -1, [0, 1, 2, 0]):
        with pytest.raises(ParseError, match="a seat is a number from 0 to 1"):
            games.observe(seats)
    with pytest.raises(ValueError, match="seats have shape"):
        games.observe([0, 1])
    with pytest.raises(ValueError, match="a slot is a number from 0 to 3, not 4"):
        games.seed_of(4)
    with pytest.raises(ValueError, match="ended no game in slot 0"):
        games.seed_of(0, final=True)
    with pytest.raises(ValueError, match="mode 'recorded'"):
        games.game(0)
    size = games.layout.size
    for out in (np.zeros((4, size), np.int16), np.zeros((3, size), np.int8)):
        with pytest.raises(ValueError, match=rf"shape \(4, {size}\) and dtype int8"):
            games.observe(out=out)
    with pytest.raises(ValueError, match="C-contiguous and writable"):
        games.observe(out=np.zeros((size, 4), np.int8).T)
    with pytest.raises(TypeError, match="out is an array, not list"):
        games.observe(out=[])  # type: ignore[arg-type]


def test_actions_of_any_whole_type_are_taken() -> None:
    games = Batch(2, 4, seed=1)
    for kind in (np.int8, np.uint16, np.int32, np.uint64):
        games.step(games.masks.argmax(axis=1).astype(kind))
    games.step(np.repeat(games.masks.argmax(axis=1), 2)[::2])
    assert games.plies.tolist() == [5] * 4


def test_the_arrays_cannot_be_written_to() -> None:
    games = Batch(2, 4, seed=1)
    for array in (games.masks, games.to_move, games.rewards, games.dones, games.points):
        with pytest.raises(ValueError, match="read-only"):
            array[0] = 1


def test_it_says_what_it_is() -> None:
    games = Batch(3, 4, board="harbor", mode="recorded")
    assert repr(games) == "<Batch of 4 games on harbor, 3 players, 90 actions, mode recorded>"
    assert len(games) == 4
