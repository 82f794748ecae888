"""The players of a new game, and the numbers of their seats."""

from collections.abc import Sequence

from grachten.errors import ParseError
from grachten.game.record import Player
from grachten.rules.layout import MAX_PLAYERS


def make_players(players: int | Sequence[Player | str]) -> tuple[Player, ...]:
    """Return the players of a game, given their number, their names, or themselves (R1)."""
    if isinstance(players, int) and not isinstance(players, bool):
        players = [f"Player {i + 1}" for i in range(max(0, min(players, MAX_PLAYERS + 1)))]
    if not isinstance(players, list | tuple) or not 2 <= len(players) <= MAX_PLAYERS:
        raise ParseError("bad_players", "a game has 2 to 4 players (R1)")
    return tuple(p if isinstance(p, Player) else _named(p) for p in players)


def _named(name: object) -> Player:
    if isinstance(name, str) and name and name.isprintable():
        return Player(name)
    raise ParseError("bad_players", f"a player's name is printable text, not {name!r}")


def check_seat(seat: object, players: int) -> None:
    """Raise ParseError if the game has no such seat."""
    if not is_seat(seat, players):
        message = f"a seat is a number from 0 to {players - 1}, not {seat!r}"
        raise ParseError("unknown_seat", message, seat=seat)


def is_seat(seat: object, players: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players
