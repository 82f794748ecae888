"""The game for OpenSpiel: importing this registers `python_grachten` (docs/environments.md).

>>> import pyspiel
>>> import grachten.envs.openspiel
>>> game = pyspiel.load_game("python_grachten(players=3,board=harbor)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), state.action_to_string(1)
(True, 'first:1')

It needs the extra `grachten[openspiel]`.
"""

try:
    import pyspiel
except ModuleNotFoundError as error:
    message = (
        f"grachten.envs.openspiel needs OpenSpiel: pip install 'grachten[openspiel]' ({error})"
    )
    raise ImportError(message) from None

from grachten.envs.openspiel.game import GAME_TYPE, OpenSpielGame
from grachten.envs.openspiel.state import OpenSpielState

__all__ = ["OpenSpielGame", "OpenSpielState"]

pyspiel.register_game(GAME_TYPE, OpenSpielGame)
