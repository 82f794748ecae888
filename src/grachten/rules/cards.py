"""Drawing transport cards: R7 to R9, R11 and the ruling C4."""

from grachten.rules.jit import jit
from grachten.rules.layout import (
    ALLOWED,
    CARD_DRAWN,
    DECK_IS_EMPTY,
    DRAW_DECK,
    MARKET,
    NO_CARD,
    NOT_IN_MARKET,
    SECOND_DRAW,
    TURN,
    WILD,
    WILD_AS_SECOND,
    Chance,
    State,
    Tape,
)
from grachten.rules.market import lowest_slot, reshuffle, settle_market, take_from_deck
from grachten.rules.tape import note
from grachten.rules.turn import end_turn

FROM_DECK = -1


@jit
def why_not_draw(s: State, action: int) -> int:
    """Why this card cannot be taken now, as a first or as a second one."""
    if action == DRAW_DECK:
        return ALLOWED if s.deck_size > 0 else DECK_IS_EMPTY  # C2
    if action == WILD and s.phase == SECOND_DRAW:
        return WILD_AS_SECOND  # R9
    return ALLOWED if lowest_slot(s, action) >= 0 else NOT_IN_MARKET


@jit
def second_card_possible(s: State) -> bool:
    """C4: whether there is a second card that may be taken."""
    if s.deck_size > 0:
        return True
    for slot in range(MARKET):
        if s.market[slot] < WILD:
            return True
    return False


@jit
def draw_card(s: State, action: int, chance: Chance, tape: Tape) -> None:
    """R7: one card from deck or market; the market is settled before anything else happens."""
    seat = s.to_move
    if action == DRAW_DECK:
        color = take_from_deck(s, chance, tape)
        note(tape, CARD_DRAWN, seat, FROM_DECK, color, 0)
        reshuffle(s, tape)
    else:
        color = action
        slot = lowest_slot(s, color)
        s.market[slot] = NO_CARD
        s.known[seat, color] += 1
        note(tape, CARD_DRAWN, seat, slot, color, 0)
    s.hands[seat, color] += 1
    settle_market(s, chance, tape)
    wild_from_market = action == WILD  # R8
    if s.phase == TURN and not wild_from_market and second_card_possible(s):
        s.phase = SECOND_DRAW
    else:
        end_turn(s, tape)
