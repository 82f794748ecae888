"""A bot of your own in a few lines, against greedy: `python examples/my_bot.py`."""

from collections.abc import Sequence

from grachten import Action, Game, View
from grachten.bots import Bot, make_bot, play_game
from grachten.game import ClaimRoute


class Claimer(Bot):
    """Claims the longest route it can pay for, and draws blindly otherwise."""

    description = "claims whatever is longest"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        if claims:
            index = self.board.route_index
            return max(claims, key=lambda claim: self.board.routes[index[claim.route]].length)
        return self.rng.choice(legal)


def main() -> None:
    wins = 0
    for seed in range(20):
        game = Game.new(["Claimer", "greedy"], seed=seed)
        play_game(game, [Claimer(make_bot("random", seed).rng), make_bot("greedy", seed)])
        wins += 0 in game.outcome().winners
    print(f"Claimer won {wins} of 20 games")


if __name__ == "__main__":
    main()
