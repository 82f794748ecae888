"""The players of a new game, and the numbers of their seats."""

from collections.abc import Sequence
from typing import TypeGuard

import numpy as np

from grachten.errors import ParseError
from grachten.game.record import Player
from grachten.rules.layout import MAX_PLAYERS


def make_players(players: int | Sequence[Player | str]) -> tuple[Player, ...]:
    """Return the players of a game, given their number, their names, or themselves (R1)."""
    if isinstance(players, list | tuple):
        checked_players(len(players))
        return tuple(p if isinstance(p, Player) else _named(p) for p in players)
    return tuple(Player(f"Player {i + 1}") for i in range(checked_players(players)))


def _named(name: object) -> Player:
    if isinstance(name, str) and name and name.isprintable():
        return Player(name)
    raise ParseError("bad_players", f"a player's name is printable text, not {name!r}")


def checked_players(players: object) -> int:
    """Return a number of players; raise ParseError if no game can have so many (R1)."""
    if not is_whole(players) or not 2 <= players <= MAX_PLAYERS:
        message = f"a game has 2 to {MAX_PLAYERS} players (R1), not {players!r}"
        raise ParseError("bad_players", message)
    return int(players)


def check_first(first: object, players: int) -> None:
    """Raise ParseError if the game has no such seat to begin it."""
    if not is_seat(first, players):
        message = f"first is a seat from 0 to {players - 1}, not {first}"
        raise ParseError("bad_first", message, first=first)


def check_seat(seat: object, players: int) -> None:
    """Raise ParseError if the game has no such seat."""
    if not is_seat(seat, players):
        message = f"a seat is a number from 0 to {players - 1}, not {seat!r}"
        raise ParseError("unknown_seat", message, seat=seat)


def is_seat(seat: object, players: int) -> bool:
    return isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < players


def is_whole(value: object) -> TypeGuard[int]:
    """Return whether a value is a whole number, of Python or of NumPy."""
    return isinstance(value, int | np.integer) and not isinstance(value, bool)
