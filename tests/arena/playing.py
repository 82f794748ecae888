"""Small matches for tests."""

from typing import Any

from grachten.arena.results import GameResult, Match
from grachten.arena.runner import play_number


def small_match(*bots: str, games: int = 6, players: int = 2, **more: Any) -> Match:
    """Return a match on the quick board."""
    named = bots or ("greedy", "random")
    return Match(
        bots=named,
        players=players,
        board=more.pop("board", "harbor"),
        seed="s",
        games=games,
        **more,
    )


def played(match: Match) -> list[GameResult]:
    """Return all games of a match in order."""
    return [play_number(match, False, number).result for number in range(match.all_games)]
