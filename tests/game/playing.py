"""Games for the tests, played by chance or by bots."""

import random
from collections.abc import Iterator

from hypothesis import strategies as st

from grachten.bots import make_bot, play_game
from grachten.game import Game, Player

BOARDS = ("amsterdam", "harbor")

# A whole game: board, players, and a seed for everything that happens in it.
games = st.tuples(st.sampled_from(BOARDS), st.integers(2, 4), st.integers(0, 2**32))


def positions(board: str, players: int, seed: int) -> Iterator[Game]:
    """One random game, seen before every decision and at its end."""
    rng = random.Random(seed)
    game = Game.new(players, board=board, seed=seed)
    while True:
        yield game
        if game.over:
            return
        game.apply(rng.choice(game.legal_actions()))


def random_game(board: str, players: int, seed: int) -> Game:
    *_, game = positions(board, players, seed)
    return game


def bot_game(board: str, names: tuple[str, ...], seed: int) -> Game:
    """A game of bots, each named after its seat."""
    seats = [Player(f"{name} {seat}", "bot") for seat, name in enumerate(names)]
    game = Game.new(seats, board=board, seed=seed)
    play_game(game, [make_bot(name, f"{seed} {seat}") for seat, name in enumerate(names)])
    return game
