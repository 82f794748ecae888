"""Small matches for the tests of bots: the same deals for both, with the seats swapped."""

from game.playing import bot_game


def share_of_wins(one: str, other: str, deals: int, board: str = "amsterdam") -> float:
    """Return how many games, two per deal, the first bot wins; a shared victory is half a game."""
    wins = 0.0
    for seed in range(deals):
        for seat, table in enumerate([(one, other), (other, one)]):
            winners = bot_game(board, table, seed).outcome().winners
            wins += (seat in winners) / len(winners)
    return wins
