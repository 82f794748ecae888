"""Make the stored playthrough of OpenSpiel anew: `python tests/envs/make_playthrough.py`."""

from pathlib import Path

import grachten.envs.openspiel

assert grachten.envs.openspiel  # registers the game

GAME = "python_grachten(board=harbor)"
PATH = Path(__file__).with_name("python_grachten.txt")


def playthrough(actions: list[int] | None = None) -> str:
    """Return OpenSpiel's playthrough of these actions, or of random ones."""
    # It imports SciPy's statistics: too slow for every process that only collects the tests.
    from open_spiel.python.algorithms import generate_playthrough

    played: str = generate_playthrough.playthrough(GAME, actions, seed=1)
    return played


def main() -> None:
    PATH.write_text(playthrough(), "utf-8")


if __name__ == "__main__":
    main()
