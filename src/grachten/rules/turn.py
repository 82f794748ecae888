"""The end of a turn and of the game: R24 and the rulings C5, C6, C11."""

from grachten.rules.jit import jit
from grachten.rules.layout import (
    CARTS,
    GAME_OVER,
    LAST_CARTS,
    LAST_ROUND,
    OVER,
    PASSED,
    RESIGNED,
    STALEMATE,
    TURN,
    State,
    Tape,
)
from grachten.rules.tape import note


@jit
def next_seat(s: State) -> int:
    seat = s.to_move + 1
    return seat if seat < s.players else 0


@jit
def finish(s: State, reason: int, tape: Tape) -> None:
    s.phase = OVER
    s.reason = reason
    note(tape, GAME_OVER, reason, s.resigned, 0, 0)


@jit
def end_turn(s: State, tape: Tape) -> None:
    seat = s.to_move
    if s.last_round >= 0:
        s.turns_left -= 1
        if s.turns_left == 0:
            finish(s, CARTS, tape)
            return
    elif s.carts[seat] <= LAST_CARTS:  # R24; once only: C6
        s.last_round = seat
        s.turns_left = s.players
        note(tape, LAST_ROUND, seat, 0, 0, 0)
    if s.passes == s.players:  # C5
        finish(s, STALEMATE, tape)
        return
    s.phase = TURN
    s.to_move = next_seat(s)


@jit
def has_full_turn_left(s: State, seat: int) -> bool:
    """R24: whether the seat will still choose what to do on a turn, as far as everybody knows."""
    if s.phase == OVER or s.last_round < 0:
        return s.phase != OVER
    turns_before = (seat - s.to_move) % s.players
    if turns_before == 0 and s.phase != TURN:
        turns_before = s.players  # the seat has already chosen on this turn
    return turns_before < s.turns_left


@jit
def pass_turn(s: State, tape: Tape) -> None:
    """C5: a player who can do none of the three."""
    s.passes += 1
    note(tape, PASSED, s.to_move, 0, 0, 0)
    end_turn(s, tape)


@jit
def give_up(s: State, seat: int, tape: Tape) -> None:
    """C11: at any time, also out of turn."""
    s.resigned = seat
    finish(s, RESIGNED, tape)
