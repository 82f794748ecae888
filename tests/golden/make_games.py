"""Make the stored games of version 2 of the record anew: `python tests/golden/make_games.py`.

The games of version 1 were made before players committed to their seeds, and stay as they are.
"""

import copy
import hashlib
import lzma
import random
import sys
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from golden.test_golden import VERSION_2
from grachten.board import load_board
from grachten.bots import make_bot
from grachten.game import Game, Player
from grachten.game.record import PlayerKind

KINDS: list[PlayerKind] = ["human", "bot", "outside"]


def wide_harbor() -> dict[str, Any]:
    """Harbor with routes so long that nobody can ever claim one: games end in a stalemate."""
    board: dict[str, Any] = copy.deepcopy(dict(load_board("harbor").source))
    board |= {"title": "Wide harbor", "carts_per_player": 9, "points_by_length": {"9": 9}}
    board["cards"] = dict.fromkeys(board["cards"], 2)
    for route in board["routes"]:
        route["length"] = 9
    return board


def play(number: int) -> Game:
    rng = random.Random(number)
    players = 2 + number % 3
    board: str | dict[str, Any] = "harbor" if number % 4 == 3 else "amsterdam"
    if number % 20 == 19:
        board = wide_harbor()
    names = [rng.choice(["random", "greedy"]) for _ in range(players)]
    seats = [Player(f"{name} {seat}", rng.choice(KINDS)) for seat, name in enumerate(names)]
    seeds, commitments = [], []
    for player in seats:
        commits = player.kind != "bot" and rng.random() < 0.8
        seed = rng.randbytes(32)
        commitments.append(hashlib.sha256(seed).hexdigest() if commits else "")
        seeds.append(seed if commits and rng.random() < 0.7 else b"")
    game = Game.new(
        seats,
        board=board,
        seed=f"golden {number}",
        player_seeds=seeds,
        player_commitments=commitments,
        first=None if number % 2 else number // 2 % players,
    )
    bots = [make_bot(name, f"{number} {seat}") for seat, name in enumerate(names)]
    for seat, bot in enumerate(bots):
        bot.start(game.board, seat, players, game.first)
    give_up = rng.randrange(20) if number % 10 == 0 else None
    while not game.over:
        if game.ply == give_up:
            game.apply("resign", rng.randrange(players))
            break
        seat = game.to_move
        game.apply(bots[seat].choose(game.view(seat), game.legal_actions(), None))
    return game


def main() -> None:
    games = [play(number) for number in range(24)]
    lines = b"".join(game.record().to_json() + b"\n" for game in games)
    VERSION_2.write_bytes(lzma.compress(lines, preset=9 | lzma.PRESET_EXTREME))
    reasons = [game.outcome().reason for game in games]
    print(len(lines), VERSION_2.stat().st_size, {r: reasons.count(r) for r in set(reasons)})


if __name__ == "__main__":
    main()
