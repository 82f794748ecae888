"""States of OpenSpiel for the tests, played by chance or along a record."""

import itertools
import random
from collections.abc import Iterator
from typing import Any

import pyspiel

import grachten.envs.openspiel
from grachten.envs.openspiel import OpenSpielState
from grachten.envs.openspiel.outcomes import number_of
from grachten.game import Game, Record


def load(players: int = 2, board: str = "harbor") -> Any:
    return pyspiel.load_game("python_grachten", {"players": players, "board": board})


def apply_any(state: OpenSpielState, rng: random.Random) -> None:
    """Carry out an action or an outcome at random."""
    if state.is_chance_node():
        outcomes, odds = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(outcomes, odds)[0])
    else:
        state.apply_action(rng.choice(state.legal_actions()))


def states(players: int, board: str, seed: int) -> Iterator[OpenSpielState]:
    """One random game, seen at every node; the state changes from one to the next."""
    rng = random.Random(seed)
    state = load(players, board).new_initial_state()
    while True:
        yield state
        if state.is_terminal():
            return
        apply_any(state, rng)


def decisions(players: int, board: str, seed: int) -> Iterator[OpenSpielState]:
    """The nodes of one random game at which players decide."""
    for state in states(players, board, seed):
        if not state.is_chance_node() and not state.is_terminal():
            yield state


def decision(players: int, board: str, seed: int, number: int) -> OpenSpielState:
    """One of these nodes, counted from 0."""
    return next(itertools.islice(decisions(players, board, seed), number, None))


def at(state: OpenSpielState, game: Game) -> OpenSpielState:
    """A state of the same OpenSpiel game before a decision in this game."""
    other: OpenSpielState = state.get_game().new_initial_state()
    other.position.game, other.position.step = game, None
    return other


def action_id(game: Game, text: str) -> int:
    """The id of a legal action."""
    return next(n for n in game.legal_ids() if str(game.action_of_id(n)) == text)


def follow(record: Record, board: str) -> Iterator[OpenSpielState]:
    """The states after each step of a record: its actions, with its outcomes of chance."""
    state = load(len(record.players), board).new_initial_state()
    state.apply_action(record.first)
    game = Game.from_header(record)
    for step in record.steps:
        if step.ply > 0:
            state.apply_action(action_id(state.position.dealt, step.action))
        unseen = int(game._state.unseen_size) if step.ply > 0 else len(game.board.contracts)
        for number in game._notation.outcomes_of(step.events, unseen):
            waiting = state.position.step
            assert waiting is not None
            state.apply_action(number_of(game.board, waiting._named(number)))
        game.follow(step)
        assert state.position.step is None
        yield state


assert grachten.envs.openspiel  # registers the game
