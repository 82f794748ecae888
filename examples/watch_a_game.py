"""Watch two bots play a game: `python examples/watch_a_game.py`."""

from grachten import Game, make_bot, play_game


def main() -> None:
    game = Game.new(["Anna", "Ben"], seed="an example")
    play_game(game, [make_bot("greedy", 1), make_bot("greedy", 2)])
    for step in game.steps:
        who = "the table" if step.seat is None else game.players[step.seat].name
        print(f"{step.ply:3} {who:9} {step.action}")
    for player, score in zip(game.players, game.outcome().scores, strict=True):
        print(f"{player.name}: {score.total} points")


if __name__ == "__main__":
    main()
