"""MaskablePPO of sb3-contrib: train a net on the Gymnasium environment, against any bot.

    pip install 'grachten[envs]' sb3-contrib
    python examples/ppo_sb3.py --opponent greedy --out weights.npz
    NET_WEIGHTS=weights.npz grachten arena examples/net_bot.py:Bot greedy --games 400

At the end of a game the net gets its lead in points over the opponent (divided by LEAD).
"""

import argparse
import time
from typing import Any

import gymnasium
import numpy as np
import torch
from gymnasium.spaces import Box
from gymnasium.wrappers import TransformObservation, TransformReward
from sb3_contrib import MaskablePPO
from stable_baselines3.common.env_util import make_vec_env

import grachten.envs  # noqa: F401 - it registers the environment

GAMES = 16  # side by side
LEAD = 20.0  # points
THREADS = 1  # more of them only get in each other's way with such a small net
POLICY = {"net_arch": [256, 256], "activation_fn": torch.nn.ReLU}


def make_env(opponent: str) -> gymnasium.Env[Any, Any]:
    """Make an environment whose observations and rewards are small numbers."""
    env = gymnasium.make("grachten/Amsterdam-v0", opponents=[opponent], reward="margin")
    scale = scale_of(env)
    space = Box(-1, np.inf, scale.shape, np.float32)
    env = TransformObservation(env, lambda observation: observation * scale, space)
    return TransformReward(env, lambda reward: float(reward) / LEAD)


def scale_of(env: gymnasium.Env[Any, Any]) -> Any:
    """Return factors that bring the numbers of an observation to a similar size."""
    space = env.observation_space
    assert isinstance(space, Box), "the observation is flat"
    return space.high.astype(np.float32) ** -0.5


def save(model: MaskablePPO, scale: Any, path: str) -> None:
    """Write the layers of the policy as examples/net_bot.py reads them."""
    policy = model.policy
    hidden = [m for m in policy.mlp_extractor.policy_net if isinstance(m, torch.nn.Linear)]
    arrays = {"scale": scale}
    for number, layer in enumerate([*hidden, policy.action_net]):
        arrays[f"weight_{number}"] = layer.weight.detach().numpy().T
        arrays[f"bias_{number}"] = layer.bias.detach().numpy()
    np.savez(path, **arrays)


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net with MaskablePPO.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=600_000, help="decisions to learn from")
    parser.add_argument("--opponent", default="greedy", help="a bot, as in `grachten arena`")
    parser.add_argument("--out", default="weights.npz", help="the file for the weights")
    options = parser.parse_args()
    torch.set_num_threads(THREADS)
    env = make_vec_env(lambda: make_env(options.opponent), GAMES, options.seed)
    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=lambda left: 1e-3 * left,
        n_steps=256,
        batch_size=512,
        n_epochs=4,
        gamma=1.0,
        ent_coef=0.01,
        policy_kwargs=POLICY,
        seed=options.seed,
        device="cpu",
        verbose=1,
    )
    try:
        model.learn(options.steps)
    except KeyboardInterrupt:
        print("interrupted")
    save(model, scale_of(gymnasium.make("grachten/Amsterdam-v0")), options.out)
    cpu = time.process_time() / 60
    print(f"wrote {options.out} after {cpu:.1f} minutes of processor time")


if __name__ == "__main__":
    main()
