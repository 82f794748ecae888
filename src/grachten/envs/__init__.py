"""Environments for learning, for PettingZoo and Gymnasium (docs/environments.md).

>>> import gymnasium
>>> import grachten.envs
>>> env = gymnasium.make("grachten/Amsterdam-v0", opponents=["greedy"])
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
3

They need the extra `grachten[envs]`. `grachten.envs.openspiel` is the game for OpenSpiel.
"""

try:
    import gymnasium
    from pettingzoo.env_registry.registration import register
except ModuleNotFoundError as error:
    message = (
        f"grachten.envs needs Gymnasium and PettingZoo: pip install 'grachten[envs]' ({error})"
    )
    raise ImportError(message) from None

from grachten.envs.aec import RawEnv, aec_env
from grachten.envs.puffer import PufferGames
from grachten.envs.single import SingleEnv
from grachten.envs.vector import ManyEnv

__all__ = ["ManyEnv", "PufferGames", "RawEnv", "SingleEnv", "aec_env"]

gymnasium.register(
    "grachten/Amsterdam-v0",
    entry_point="grachten.envs:SingleEnv",
    vector_entry_point="grachten.envs:ManyEnv",
)
register("aec", "grachten/grachten_v0", "grachten.envs:aec_env")
