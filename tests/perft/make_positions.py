"""Choose the positions for perft and count them: `python tests/perft/make_positions.py`."""

import json
import random
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1]))

from grachten.game import Game
from perft.test_perft import COUNTS, DEPTH, POSITIONS, kernel_perft

# Board, players, seed, and the ply to stop at.
CHOSEN = [
    ("amsterdam", 3, 11, 0),  # the set-up
    ("amsterdam", 2, 12, 14),
    ("amsterdam", 4, 13, 60),
    ("amsterdam", 2, 14, 52),  # close to the end
    ("harbor", 2, 15, 16),
    ("harbor", 4, 16, 30),
]


def main() -> None:
    POSITIONS.unlink(missing_ok=True)
    counts = []
    for board, players, seed, ply in CHOSEN:
        rng = random.Random(seed)
        game = Game.new(
            players, board=board, seed=seed, player_seeds=[b"s%d" % i for i in range(players)]
        )
        while game.ply < ply:
            game.apply(rng.choice(game.legal_actions()))
        game.record(secret=True).append_to(POSITIONS)
        counts.append(kernel_perft(game, game._row, DEPTH, game.ply + 1))
        print(board, players, game.view(0).phase, counts[-1])
    (POSITIONS.parent / "counts.json").write_text(json.dumps(counts) + "\n")


if __name__ == "__main__":
    assert COUNTS is not None
    main()
