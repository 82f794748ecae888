"""The same seed and actions are the same game in every environment, to the record."""

import random
from collections.abc import Sequence
from typing import Any

import pytest
from msgspec import UNSET, structs

from envs.openspiel_play import action_id, follow
from grachten import Batch, Game
from grachten.envs import SingleEnv, aec_env
from grachten.game import Record
from grachten.game.observation import observe
from grachten.game.seats import make_players


def single_game(players: int, seed: int) -> Record:
    """A random game through Gymnasium; its players have their usual names in the record."""
    rng = random.Random(seed)
    env = SingleEnv(opponents=["random"] * (players - 1))
    _, info = env.reset(seed=seed)
    over = False
    while not over:
        legal = info["action_mask"].nonzero()[0].tolist()
        assert legal == sorted(env.game.legal_ids())
        seen, _, over, _, info = env.step(rng.choice(legal))
        assert seen.tobytes() == observe(env.game, 0).tobytes()
    return structs.replace(env.game.record(), players=make_players(players))


def aec_game(players: int, seed: int, actions: Sequence[str]) -> Record:
    """The game through PettingZoo, which shows all that Game shows."""
    env: Any = aec_env(players)
    env.reset(seed=seed)
    game = Game.new(players, seed=seed)
    for text in actions:
        observation, _, over, _, info = env.last()
        assert not over
        seat = game.to_move
        assert env.agent_selection == f"player_{seat}"
        assert info["action_mask"].nonzero()[0].tolist() == sorted(game.legal_ids())
        assert observation["observation"].tobytes() == observe(game, seat).tobytes()
        for other, name in enumerate(env.possible_agents):
            seen = env.observe(name)
            assert seen["observation"].tobytes() == observe(game, other).tobytes()
            assert seen["action_mask"].any() == (other == seat)
        env.step(action_id(game, text))
        game.apply(text)
    assert all(env.terminations.values())
    record: Record = env.unwrapped.game.record()
    return record


def openspiel_game(record: Record) -> Record:
    """The game through OpenSpiel, fed with its outcomes; the seed is added, as nobody has it."""
    game = Game.from_header(record)
    for state, step in zip(follow(record, "amsterdam"), record.steps, strict=True):
        game.follow(step)
        for seat in range(len(game.players)):
            assert state.observation_tensor(seat) == observe(game, seat).tolist()
    assert state.is_terminal()
    played = state.record()
    assert played.seed is UNSET
    return structs.replace(played, commitment=record.commitment, seed=record.seed)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_same_seed_and_actions_are_the_same_game_everywhere(players: int) -> None:
    record = single_game(players, seed=players)
    actions = [step.action for step in record.steps[1:]]
    game = Game.new(players, seed=players)
    for text in actions:
        game.apply(text)
    assert game.record() == record
    assert aec_game(players, players, actions) == record
    assert openspiel_game(record) == record


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_recorded_batch_has_that_game_too(players: int) -> None:
    """The games of a Batch have seeds of their own; with one of them, Game plays the same."""
    rng = random.Random(players)
    batch = Batch(players, 1, seed=players, mode="recorded")
    game = Game.new(players, seed=batch.seed_of(0))
    while not batch.dones[0]:
        number = rng.choice(game.legal_ids())
        game.apply(game.action_of_id(number))
        batch.step([number])
    record = batch.game(0, final=True).record()
    assert game.record() == record
    assert openspiel_game(record) == record
