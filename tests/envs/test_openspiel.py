"""The game in OpenSpiel: its contract, its chance nodes, copies and texts."""

import base64
import pickle
import random
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import grachten
from envs.make_playthrough import PATH, playthrough
from envs.openspiel_play import apply_any, decision, load, states
from golden.make_games import wide_harbor
from grachten.board import load_board
from grachten.envs.openspiel.bounds import most_decisions, most_outcomes
from grachten.envs.openspiel.position import Position
from grachten.errors import BoardError, IllegalAction, ParseError
from grachten.game import Game
from grachten.game.record import record_from_json

HARBOR = Path(grachten.__file__).parent / "board" / "data" / "harbor.toml"


@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_passes_openspiels_test(players: int, board: str) -> None:
    pyspiel.random_sim_test(load(players, board), num_sims=2, serialize=True, verbose=False)


@pytest.mark.long
@pytest.mark.parametrize("board", ["amsterdam", "harbor"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_game_passes_openspiels_test_many_times(players: int, board: str) -> None:
    pyspiel.random_sim_test(load(players, board), num_sims=100, serialize=True, verbose=False)


def test_the_playthrough_is_the_stored_one() -> None:
    stored = PATH.read_text("utf-8")
    actions = [int(number) for number in re.findall(r"^action: (\d+)$", stored, re.MULTILINE)]
    played = playthrough(actions)
    assert played == stored, "run tests/envs/make_playthrough.py if this is what you want"


def test_the_game_says_what_it_is() -> None:
    game = load(3)
    assert str(game) == "python_grachten(board=harbor,players=3)"
    assert game.get_type().utility == pyspiel.GameType.Utility.CONSTANT_SUM
    assert (game.min_utility(), game.max_utility(), game.utility_sum()) == (0, 1, 1)
    assert pyspiel.load_game("python_grachten").num_players() == 2


@pytest.mark.parametrize(
    ("options", "error"),
    [({"players": 5}, ParseError), ({"players": 1}, ParseError), ({"board": "none"}, BoardError)],
)
def test_a_game_that_cannot_be_is_refused(options: dict[str, Any], error: type[Exception]) -> None:
    with pytest.raises(error):
        load(**options)


@pytest.mark.parametrize("players", [2, 4])
def test_every_outcome_of_chance_is_a_node_with_odds_that_sum_to_1(players: int) -> None:
    nodes = 0
    for state in states(players, "amsterdam", 3):
        if state.is_chance_node():
            nodes += 1
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1, abs=1e-12)
            assert list(outcomes) == sorted(set(outcomes))
            assert max(outcomes) < state.get_game().max_chance_outcomes()
    assert nodes > 1 + 4 * players + 5 + 20


def test_the_deal_begins_with_the_lot_and_then_the_deck() -> None:
    state = load(2, "amsterdam").new_initial_state()
    assert state.chance_outcomes() == [(0, 0.5), (1, 0.5)]
    state.apply_action(1)
    cards = {state.action_to_string(n): odds for n, odds in state.chance_outcomes()}
    assert cards["card:wild"] == 8 / 44
    assert cards["card:blue"] == 6 / 44
    with pytest.raises(ValueError, match="cannot be the next outcome"):
        state.apply_action(0)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_no_game_is_longer_than_its_bounds(players: int) -> None:
    made = {True: 0, False: 0}
    for state in states(players, "harbor", 5):
        made[state.is_chance_node()] += not state.is_terminal()
    game = state.get_game()
    board = state.position.board
    assert game.max_game_length() == most_decisions(board, players) >= made[False]
    assert game.max_chance_nodes_in_history() == most_outcomes(board, players) >= made[True]


def test_no_stalemate_is_longer_than_its_bounds() -> None:
    board, rng = load_board(wide_harbor()), random.Random(1)
    position, made = Position(board, 3), {True: 0, False: 0}
    while not position.over:
        chance = position.step is not None
        made[chance] += 1
        numbers = [n for n, _ in position.outcomes()] if chance else position.dealt.legal_ids()
        position.apply(rng.choice(numbers))
    assert position.dealt.outcome().reason == "stalemate"
    assert made[False] <= most_decisions(board, 3)
    assert made[True] <= most_outcomes(board, 3)


def test_actions_are_written_as_in_the_record() -> None:
    for number in (0, 12):
        state = decision(2, "harbor", 1, number)
        game = state.position.dealt
        texts = [state.action_to_string(n) for n in state.legal_actions()]
        assert len(texts) > 2
        assert sorted(texts) == sorted(game.legal_texts(game.to_move))


def test_an_illegal_action_is_refused_and_changes_nothing() -> None:
    state = decision(2, "harbor", 1, 0)
    before = str(state)
    with pytest.raises(IllegalAction):
        state.apply_action(7)
    assert str(state) == before


def test_a_clone_goes_its_own_way() -> None:
    rng = random.Random(1)
    for state in states(3, "harbor", 2):
        if state.is_terminal():
            break
        before = str(state), state.history()
        twin = state.clone()
        assert (str(twin), twin.history()) == before
        apply_any(twin, rng)
        assert (str(state), state.history()) == before
        assert twin.history() != state.history()


def everything(state: Any) -> tuple[Any, ...]:
    seats = range(state.num_players())
    return (
        str(state),
        state.history(),
        state.legal_actions(),
        [state.information_state_string(seat) for seat in seats],
        [state.observation_tensor(seat) for seat in seats],
    )


def test_a_saved_state_is_the_same_at_every_node() -> None:
    for state in states(3, "harbor", 4):
        saved = pyspiel.serialize_game_and_state(state.get_game(), state)
        game, restored = pyspiel.deserialize_game_and_state(saved)
        assert str(game) == str(state.get_game())
        assert everything(restored) == everything(state)
    assert everything(pickle.loads(pickle.dumps(state))) == everything(state)


def test_a_state_is_saved_as_its_record() -> None:
    *_, state = states(2, "harbor", 4)
    written = base64.b64decode(state.serialize().split("__dict__=")[1])
    assert state.record().to_json() in written.replace(b'\\"', b'"')
    record = record_from_json(state.record().to_json())
    assert Game.replay(record).record() == state.record()
    assert record.result == state.position.dealt.outcome()


def test_the_board_can_be_a_file_and_goes_with_a_saved_state(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    shutil.copy(HARBOR, path)
    state = load(2, str(path)).new_initial_state()
    rng = random.Random(1)
    for _ in range(30):
        apply_any(state, rng)
    position = pickle.dumps(state.position)
    path.unlink()
    restored: Position = pickle.loads(position)
    assert restored.information(0) == state.information_state_string(0)


def test_returns_are_the_shares_of_the_victory() -> None:
    for state in states(4, "harbor", 6):
        if not state.is_terminal():
            assert state.returns() == [0] * 4
    winners = state.position.dealt.outcome().winners
    assert [seat for seat, share in enumerate(state.returns()) if share] == list(winners)
    assert sum(state.returns()) == 1


def test_observers_have_no_parameters_and_only_honest_types() -> None:
    game = load()
    with pytest.raises(ValueError, match="no parameters"):
        game.make_py_observer(None, {"cheat": 1})
    for recall in (False, True):
        everyone = pyspiel.PrivateInfoType.ALL_PLAYERS
        kind = pyspiel.IIGObservationType(perfect_recall=recall, private_info=everyone)
        assert game.make_py_observer(kind) is None


def test_without_openspiel_the_extra_is_named_in_one_traceback() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import grachten.envs.openspiel"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert "pip install 'grachten[openspiel]'" in done.stderr
    assert done.stderr.count("Traceback") == 1


@pytest.mark.parametrize("players", [3, 4])
def test_ismcts_plays_with_several_players(players: int) -> None:
    """It refuses states of one information state that differ in their legal actions."""
    rng, numbers = random.Random(1), np.random.RandomState(1)
    game = load(players)
    rollouts = RandomRolloutEvaluator(random_state=numbers)
    searcher = ISMCTSBot(game, rollouts, 1.0, max_simulations=8, random_state=numbers)
    searcher.set_resampler(lambda s, p: s.resample_from_infostate(p, numbers.random_sample))
    state, searched = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.current_player() == 0 and state.position.dealt.ply % 3 == 0:
            state.apply_action(searcher.step(state))
            searched += 1
        else:
            apply_any(state, rng)
    assert searched > 2
