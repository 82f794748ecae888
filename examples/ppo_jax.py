"""PPO with masks, in JAX: train a net on many games at once.

    pip install 'grachten[envs,learn]'
    python examples/ppo_jax.py --seed 1 --out weights.npz
    NET_WEIGHTS=weights.npz grachten arena examples/net_bot.py:Bot greedy --games 400

The net plays seat 0 against `planner`. At the end of a game it gets its lead in points over the
opponent (divided by LEAD), and before that nothing. Ctrl-C saves what it has learned so far.
"""

import argparse
import time
from typing import Any, NamedTuple

import jax
import jax.numpy as jnp
import numpy as np
import numpy.typing as npt

from grachten.envs import ManyEnv
from grachten.game.observation import observation_layout

GAMES = 1024  # side by side
PLIES = 32  # in each game between two updates
TOTAL = 4_000_000  # decisions
HIDDEN = 256  # units in each of two layers
EPOCHS = 3  # passes over the data of an update
MINIBATCHES = 8  # in each pass
LEARNING_RATE = 1e-3  # falls to 0, as does the next
ENTROPY = 0.01  # what it is worth to stay undecided
LAMBDA = 0.95  # of the advantage estimates (GAE); there is no discount
CLIP = 0.2  # how far an update may move a probability
VALUE_LOSS = 0.5  # how much the error of the value counts
LONGEST_GRADIENT = 0.5
LEAD = 20.0  # points
REPORT_EVERY = 10  # updates

Floats = npt.NDArray[np.float32]
Params = dict[
    str, Any
]  # arrays by name; `weight_2` is the policy's layer, `weight_value` the value's


class Rollout(NamedTuple):
    """What happened in all games: arrays of shape (plies, games, …), or flat ones in an update."""

    observations: Any
    masks: Any
    actions: Any
    logs: Any  # of the probabilities with which the actions were chosen
    advantages: Any
    returns: Any


class Optimizer(NamedTuple):
    """The state of Adam: the number of steps, and averages of gradients and of their squares."""

    steps: Any
    mean: Params
    square: Params


def new_params(rng: np.random.Generator, inputs: int, actions: int) -> Params:
    """Make a net that knows nothing: its policy is nearly uniform, its value nearly 0."""
    shapes = {
        "0": (inputs, HIDDEN, 1.4),
        "1": (HIDDEN, HIDDEN, 1.4),
        "2": (HIDDEN, actions, 0.01),
        "value": (HIDDEN, 1, 0.1),
    }
    params: Params = {}
    for name, (rows, columns, gain) in shapes.items():
        square = rng.normal(size=(max(rows, columns), min(rows, columns)))
        basis = np.linalg.qr(square).Q  # orthogonal columns
        weight = basis if rows >= columns else basis.T
        params[f"weight_{name}"] = jnp.asarray(gain * weight, jnp.float32)
        params[f"bias_{name}"] = jnp.zeros(columns, jnp.float32)
    return params


def scale_of(env: ManyEnv) -> Floats:
    """Return factors that bring the numbers of an observation to a similar size."""
    layout = observation_layout(env.board, env.players)
    scale = np.ones(layout.size, np.float32)
    for field in layout.fields.values():
        scale[field.offset : field.offset + field.size] = field.highest**-0.5
    return scale


def think(params: Params, scale: Any, observations: Any, masks: Any) -> tuple[Any, Any]:
    """Return the logarithms of the probabilities of all actions, and the value."""
    x = observations.astype(jnp.float32) * scale
    x = jax.nn.relu(x @ params["weight_0"] + params["bias_0"])
    x = jax.nn.relu(x @ params["weight_1"] + params["bias_1"])
    logits = jnp.where(masks, x @ params["weight_2"] + params["bias_2"], -1e9)
    value = x @ params["weight_value"] + params["bias_value"]
    return jax.nn.log_softmax(logits), value[:, 0]


def chosen(logs: Any, actions: Any) -> Any:
    return jnp.take_along_axis(logs, actions[:, None], axis=1)[:, 0]


@jax.jit
def decide(
    params: Params, scale: Any, observations: Any, masks: Any, key: Any
) -> tuple[Any, Any, Any]:
    """Draw an action for each game; return it, the logarithm of its probability, and the value."""
    logs, values = think(params, scale, observations, masks)
    actions = jax.random.categorical(key, logs)
    return actions, chosen(logs, actions), values


def loss(params: Params, scale: Any, data: Rollout, entropy_worth: Any) -> Any:
    logs, values = think(params, scale, data.observations, data.masks)
    ratios = jnp.exp(chosen(logs, data.actions) - data.logs)
    clipped = jnp.clip(ratios, 1 - CLIP, 1 + CLIP)
    advantages = (data.advantages - data.advantages.mean()) / (data.advantages.std() + 1e-8)
    gain = jnp.minimum(ratios * advantages, clipped * advantages).mean()
    error = ((values - data.returns) ** 2).mean()
    entropy = -(jnp.exp(logs) * jnp.where(data.masks, logs, 0)).sum(axis=1).mean()
    return VALUE_LOSS * error - gain - entropy_worth * entropy


def adam(params: Params, state: Optimizer, gradient: Params, rate: Any) -> tuple[Params, Optimizer]:
    """Make one step of Adam, with a gradient that is cut to LONGEST_GRADIENT."""
    length = jnp.sqrt(sum(jnp.sum(g * g) for g in gradient.values()))
    cut = jnp.minimum(1, LONGEST_GRADIENT / (length + 1e-8))
    steps = state.steps + 1
    mean = {name: 0.9 * state.mean[name] + 0.1 * cut * g for name, g in gradient.items()}
    square = {
        name: 0.999 * state.square[name] + 0.001 * (cut * g) ** 2 for name, g in gradient.items()
    }
    rate = rate * jnp.sqrt(1 - 0.999**steps) / (1 - 0.9**steps)
    moved = {
        name: p - rate * mean[name] / (jnp.sqrt(square[name]) + 1e-6) for name, p in params.items()
    }
    return moved, Optimizer(steps, mean, square)


@jax.jit
def update(
    params: Params, state: Optimizer, scale: Any, data: Rollout, left: Any, key: Any
) -> tuple[Params, Optimizer]:
    """Improve the net with one rollout; `left` is the part of the training that is left."""

    def step(carry: tuple[Params, Optimizer], places: Any) -> tuple[tuple[Params, Optimizer], None]:
        params, state = carry
        part = Rollout(*(array[places] for array in data))
        gradient = jax.grad(loss)(params, scale, part, ENTROPY * left)
        return adam(params, state, gradient, LEARNING_RATE * left), None

    n = len(data.actions)
    orders = [jax.random.permutation(k, n) for k in jax.random.split(key, EPOCHS)]
    minibatches = jnp.concatenate(orders).reshape(EPOCHS * MINIBATCHES, -1)
    return jax.lax.scan(step, (params, state), minibatches)[0]


class Trainer:
    """A net and the games from which it learns."""

    def __init__(self, seed: int, games: int) -> None:
        self.env = ManyEnv(games, ["planner"], reward="margin")
        self.observations, self.info = self.env.reset(seed=seed)
        self.scale = scale_of(self.env)
        actions = self.info["action_mask"].shape[1]
        self.params = new_params(np.random.default_rng(seed), len(self.scale), actions)
        zeros = {name: jnp.zeros_like(p) for name, p in self.params.items()}
        self.state = Optimizer(jnp.zeros(()), zeros, zeros)
        self.key = jax.random.key(seed)
        self.margins: list[float] = []  # of the games that ended since the last report

    def learn(self, left: float) -> None:
        """Play PLIES decisions in each game, and learn from them."""
        data = self._play()
        flat = Rollout(*(array.reshape(-1, *array.shape[2:]) for array in data))
        self.params, self.state = update(
            self.params, self.state, self.scale, flat, left, self._next_key()
        )

    def _play(self) -> Rollout:
        seen, masks, actions, logs, values, rewards, ends = [], [], [], [], [], [], []
        for _ in range(PLIES):
            # The environment writes to its arrays again with the next step: copy them.
            seen.append(self.observations.copy())
            masks.append(self.info["action_mask"].copy())
            action, log, value = map(np.asarray, self._decide(seen[-1], masks[-1]))
            self.observations, reward, ended, _, self.info = self.env.step(action)
            self.margins += reward[ended].tolist()
            actions.append(action)
            logs.append(log)
            values.append(value)
            rewards.append(reward / LEAD)
            ends.append(ended.copy())
        last = np.asarray(self._decide(self.observations, self.info["action_mask"])[2])
        advantages = estimate_advantages(rewards, ends, [*values, last])
        return Rollout(
            observations=np.stack(seen),
            masks=np.stack(masks),
            actions=np.stack(actions),
            logs=np.stack(logs),
            advantages=advantages,
            returns=advantages + np.stack(values),
        )

    def _decide(self, observations: Any, masks: Any) -> tuple[Any, Any, Any]:
        answer: tuple[Any, Any, Any] = decide(
            self.params, self.scale, observations, masks, self._next_key()
        )
        return answer

    def _next_key(self) -> Any:
        self.key, key = jax.random.split(self.key)
        return key

    def report(self) -> str:
        """Return how the games went that ended since the last report."""
        margins, self.margins = np.array(self.margins), []
        if not len(margins):
            return "no game has ended"
        won, lead = (margins > 0).mean(), margins.mean()
        return f"ahead of planner in {won:.0%} of {len(margins):,} games, on average by {lead:.1f}"

    def save(self, path: str) -> None:
        arrays: Params = {"scale": self.scale}
        arrays |= {name: np.asarray(p) for name, p in self.params.items() if "value" not in name}
        np.savez(path, **arrays)


def estimate_advantages(rewards: list[Floats], ends: list[Any], values: list[Floats]) -> Floats:
    """Compare what followed each decision with the value before it (GAE)."""
    advantages = [np.zeros_like(rewards[0])]
    for ply in reversed(range(len(rewards))):
        goes_on = 1 - ends[ply].astype(np.float32)
        surprise = rewards[ply] + goes_on * values[ply + 1] - values[ply]
        advantages.append(surprise + LAMBDA * goes_on * advantages[-1])
    return np.stack(advantages[:0:-1])


def main() -> None:
    parser = argparse.ArgumentParser(description="Train a net against planner with PPO.")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--steps", type=int, default=TOTAL, help="decisions to learn from")
    parser.add_argument("--games", type=int, default=GAMES, help="games side by side")
    parser.add_argument("--out", default="weights.npz", help="the file for the weights")
    options = parser.parse_args()
    trainer = Trainer(options.seed, options.games)
    updates = max(1, options.steps // (options.games * PLIES))
    begin = time.monotonic()
    try:
        for done in range(1, updates + 1):
            trainer.learn(left=1 - (done - 1) / updates)
            if done % REPORT_EVERY == 0 or done == updates:
                steps, seconds = done * options.games * PLIES, time.monotonic() - begin
                print(f"{steps:,} decisions, {seconds:.0f} s; {trainer.report()}", flush=True)
    except KeyboardInterrupt:
        print("interrupted")
    trainer.save(options.out)
    cpu = time.process_time() / 60
    print(f"wrote {options.out} after {cpu:.1f} minutes of processor time")


if __name__ == "__main__":
    main()
