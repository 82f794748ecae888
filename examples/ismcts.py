"""OpenSpiel's ISMCTS against a bot of this package: `python examples/ismcts.py --games 20`."""

import argparse

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import RandomRolloutEvaluator

import grachten.envs.openspiel  # registers python_grachten
from grachten import Bot, make_bot


def play(
    state: grachten.envs.openspiel.OpenSpielState,
    searcher: ISMCTSBot,
    seat: int,
    opponent: Bot,
    rng: np.random.RandomState,
) -> float:
    """Play a game to its end; return what the searcher in this seat gets."""
    started = False
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            action = rng.choice(outcomes, p=odds)
        elif state.current_player() == seat:
            action = searcher.step(state)
        else:
            game = state.position.dealt
            if not started:
                opponent.start(game.board, 1 - seat, 2, game.first)
                started = True
            chosen = opponent.choose(game.view(1 - seat), game.legal_actions(), None)
            action = state.string_to_action(str(chosen))
        state.apply_action(action)
    opponent.close()
    return float(state.returns()[seat])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=20, help="per decision")
    parser.add_argument("--games", type=int, default=2)
    parser.add_argument("--opponent", default="random")
    parser.add_argument("--board", default="harbor")
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    rng = np.random.RandomState(options.seed)
    game = pyspiel.load_game("python_grachten", {"board": options.board})
    rollouts = RandomRolloutEvaluator(random_state=rng)
    searcher = ISMCTSBot(game, rollouts, 1.0, options.simulations, random_state=rng)
    searcher.set_resampler(lambda s, p: s.resample_from_infostate(p, rng.random_sample))
    won = 0.0
    for number in range(options.games):
        opponent = make_bot(options.opponent, f"{options.seed} {number}")
        won += play(game.new_initial_state(), searcher, number % 2, opponent, rng)
    print(f"ISMCTS won {won:g} of {options.games} games against {options.opponent}")


if __name__ == "__main__":
    main()
