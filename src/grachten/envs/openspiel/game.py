"""The game for OpenSpiel: its type, its sizes, and its first state."""

from collections.abc import Mapping
from typing import Any

import pyspiel

from grachten.board import DEFAULT_BOARD, load_board
from grachten.envs.openspiel.bounds import most_decisions, most_outcomes
from grachten.envs.openspiel.observer import Observer, Recall
from grachten.envs.openspiel.outcomes import outcome_count
from grachten.envs.openspiel.position import Position
from grachten.envs.openspiel.state import OpenSpielState
from grachten.game.notation import notation_of
from grachten.game.seats import checked_players
from grachten.rules.layout import MAX_PLAYERS

DEFAULTS = {"board": DEFAULT_BOARD, "players": 2}

GAME_TYPE = pyspiel.GameType(
    short_name="python_grachten",
    long_name="Grachten",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification=DEFAULTS,
)


class OpenSpielGame(pyspiel.Game):  # type: ignore[misc]  # has no types
    """`python_grachten(players=3,board=harbor)`; `board` is a name or a file.

    A player's return is the share of the victory, so that the returns sum to 1.
    """

    def __init__(self, params: Mapping[str, Any] | None = None) -> None:
        chosen = {**DEFAULTS, **(params or {})}
        board, players = load_board(chosen["board"]), checked_players(chosen["players"])
        info = pyspiel.GameInfo(
            num_distinct_actions=notation_of(board).actions,
            max_chance_outcomes=outcome_count(board),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=most_decisions(board, players),
        )
        super().__init__(GAME_TYPE, info, chosen)
        self._start = Position(board, players)

    def max_chance_nodes_in_history(self) -> int:
        return most_outcomes(self._start.board, self._start.players)

    def new_initial_state(self) -> OpenSpielState:
        return OpenSpielState(self, self._start.copy())

    def make_py_observer(
        self,
        iig_obs_type: Any = None,
        params: Mapping[str, Any] | None = None,
    ) -> Observer | Recall | None:
        """Return an observer of one seat, with or without recall; None for any other type."""
        if params:
            raise ValueError(f"observers of this game have no parameters, but got {dict(params)}")
        if not iig_obs_type:  # OpenSpiel also gives an empty dict here
            iig_obs_type = pyspiel.IIGObservationType(perfect_recall=False)
        one_seat = iig_obs_type.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if not (iig_obs_type.public_info and one_seat):
            return None
        if iig_obs_type.perfect_recall:
            return Recall()
        return Observer(self._start.board, self._start.players)
