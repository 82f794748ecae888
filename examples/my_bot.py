"""A custom bot in a few lines, against greedy: `python examples/my_bot.py`."""

import random
from collections.abc import Sequence

from grachten import Action, Bot, ClaimRoute, DrawContracts, Game, View, make_bot, play_game

GAMES = 40


class Patient(Bot):
    """A bot that saves its cards for routes of three or more spaces, and draws until then."""

    description = "claims only long routes"

    def choose(self, view: View, legal: Sequence[Action], clock: float | None) -> Action:  # noqa: ARG002
        claims = [action for action in legal if isinstance(action, ClaimRoute)]
        long = [claim for claim in claims if self.length(claim) >= 3]
        if long or view.last_round is not None:
            return max(long or claims or legal, key=self.length)
        draws = [a for a in legal if not isinstance(a, ClaimRoute | DrawContracts)]
        return self.rng.choice(draws or legal)

    def length(self, action: Action) -> int:
        if not isinstance(action, ClaimRoute):
            return 0
        return self.board.routes[self.board.route_index[action.route]].length


def main() -> None:
    won = 0.0
    for number in range(GAMES):
        game = Game.new(["Patient", "greedy"], seed=number)
        play_game(game, [Patient(random.Random(number)), make_bot("greedy", number)])
        winners = game.outcome().winners
        won += (0 in winners) / len(winners)
    print(f"Patient won {won:g} of {GAMES} games")


if __name__ == "__main__":
    main()
