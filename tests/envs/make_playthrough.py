"""Make the stored playthrough of OpenSpiel anew: `python tests/envs/make_playthrough.py`."""

from pathlib import Path

from open_spiel.python.algorithms.generate_playthrough import playthrough

import grachten.envs.openspiel

assert grachten.envs.openspiel  # registers the game

GAME = "python_grachten(board=harbor)"
PATH = Path(__file__).with_name("python_grachten.txt")


def main() -> None:
    PATH.write_text(playthrough(GAME, None, seed=1), "utf-8")


if __name__ == "__main__":
    main()
