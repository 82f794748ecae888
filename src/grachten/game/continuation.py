"""Where a game continues: at a position as one seat knew it, with everything else dealt anew."""

import hashlib
import random

from grachten.errors import GameStateError
from grachten.game.guess import guess
from grachten.game.notation import Notation
from grachten.game.record import Record
from grachten.game.start import Start
from grachten.game.start_rows import state_of
from grachten.game.view import View
from grachten.rules import layout
from grachten.rules.layout import Row


def start_at(notation: Notation, row: Row, view: View, record: Record, rng: random.Random) -> Start:
    """Return the start of a game that continues `record` from the state `row`.

    `view` is what the seat that continues it knew there; `rng` deals what it did not know.
    """
    if view.seat is None or view.to_move is None:
        raise GameStateError("game_over", "the game is over here, so it can't be played on")
    guessed = guess(notation.board, view, record.first, rng)
    guessed.view(layout.STATE)[0].passes = row.view(layout.STATE)[0].passes
    if view.phase != "setup":
        _return_by_the_same_seats(row, guessed)
    state = state_of(notation, guessed)
    return Start(record_hash(record), view.ply, view.seat, state)


def _return_by_the_same_seats(row: Row, guessed: Row) -> None:
    """Who gave back each returned contract is public; a guess does not care."""
    s, g = row.view(layout.STATE)[0], guessed.view(layout.STATE)[0]
    for place in range(int(s.returned_size)):
        there = (s.returned_head + place) % layout.MAX_CONTRACTS
        giver = s.returned[there] % layout.MAX_PLAYERS
        contract = g.returned[place] // layout.MAX_PLAYERS
        g.returned[place] = contract * layout.MAX_PLAYERS + giver


def record_hash(record: Record) -> str:
    """Return the SHA-256 of a record's line, by which starts and reviews name the record."""
    return hashlib.sha256(record.to_json()).hexdigest()
