"""Which actions are legal: as a list of ids, as a mask, and for one id."""

from grachten.rules.bits import lowest_in, without_lowest
from grachten.rules.cards import why_not_draw
from grachten.rules.claim import why_not_claim
from grachten.rules.contracts import contracts_left, why_not_keep
from grachten.rules.jit import jit
from grachten.rules.layout import (
    ALLOWED,
    CLAIM,
    DRAW_CONTRACTS,
    DRAW_DECK,
    GAME_IS_OVER,
    KEEP,
    KEEP_BOTH,
    KEEP_CONTRACTS,
    KEEP_FIRST,
    KEEP_FIRST_CONTRACTS,
    MARKET,
    NO_CONTRACTS_LEFT,
    NO_SUCH_ACTION,
    NOTHING_ON_OFFER,
    OVER,
    PASS,
    PLAIN_COLORS,
    SECOND_DRAW,
    SETUP,
    SOMETHING_ELSE_POSSIBLE,
    TAKE_SECOND_CARD,
    TURN,
    WILD,
    Ids,
    State,
    Tables,
)


@jit
def list_keeps(s: State, out: Ids) -> int:
    n = 0
    for action in range(KEEP_FIRST, KEEP_BOTH + 1):
        if why_not_keep(s, action) == ALLOWED:
            out.ids[n] = action
            n += 1
    return n


@jit
def list_cards(s: State, out: Ids) -> int:
    """Colors of the market by number, then the deck."""
    present = 0
    for slot in range(MARKET):
        present |= 1 << s.market[slot]
    n = 0
    for color in range(WILD + (s.phase == TURN)):  # R9
        out.ids[n] = color  # stays only if it is counted: quicker than a branch
        n += present >> color & 1
    out.ids[n] = DRAW_DECK
    return n + (s.deck_size > 0)


@jit
def list_claims(b: Tables, s: State, out: Ids, n: int) -> int:
    """R12 to R15, R18, R19: every way to pay for every route, also the wasteful ones."""
    seat = s.to_move
    longest = min(b.longest, s.carts[seat])
    wilds = s.hands[seat, WILD]
    for word in range(b.route_words):
        closed = s.closed[seat, word]
        for color in range(PLAIN_COLORS):
            cards = s.hands[seat, color]
            for wild in range(min(wilds, longest - 1) + 1):
                mask = b.payable[color, min(wild + cards, longest), word]
                mask &= ~(b.payable[color, wild, word] | closed)
                while mask:
                    out.ids[n] = b.claim_id[color, lowest_in(word, mask)] + wild
                    mask = without_lowest(mask)
                    n += 1
        if wilds > 0:
            mask = b.payable[WILD, min(wilds, longest), word] & ~closed
            while mask:
                out.ids[n] = b.claim_id[WILD, lowest_in(word, mask)]
                mask = without_lowest(mask)
                n += 1
    return n


@jit
def list_actions(b: Tables, s: State, out: Ids) -> int:
    """Write the ids of all legal actions; say how many there are."""
    if s.phase == TURN:
        n = list_cards(s, out)
        if contracts_left(s) > 0:
            out.ids[n] = DRAW_CONTRACTS
            n += 1
        n = list_claims(b, s, out, n)
        if n == 0:  # C5
            out.ids[0] = PASS
            n = 1
        return n
    if s.phase == SECOND_DRAW:
        return list_cards(s, out)
    if s.phase == OVER:
        return 0
    return list_keeps(s, out)


@jit
def can_do_something(b: Tables, s: State) -> bool:
    """C5: whether one of the three kinds of turn is open to the seat to move."""
    for action in range(DRAW_DECK + 1):
        if why_not_draw(s, action) == ALLOWED:
            return True
    if contracts_left(s) > 0:
        return True
    for action in range(CLAIM, b.actions):
        if why_not_claim(b, s, action) == ALLOWED:
            return True
    return False


@jit
def why_not_in_turn(b: Tables, s: State, action: int) -> int:
    """Why an action that is no draw of a card cannot begin a turn."""
    if action >= CLAIM:
        return why_not_claim(b, s, action)
    if action == DRAW_CONTRACTS:
        return ALLOWED if contracts_left(s) > 0 else NO_CONTRACTS_LEFT
    if action == PASS:
        return SOMETHING_ELSE_POSSIBLE if can_do_something(b, s) else ALLOWED  # C5
    return NOTHING_ON_OFFER


@jit
def why_not(b: Tables, s: State, action: int) -> int:
    """ALLOWED, or what forbids the seat to move this action."""
    if action < 0 or action >= b.actions:
        return NO_SUCH_ACTION
    if s.phase == OVER:
        return GAME_IS_OVER
    if s.phase == SETUP or s.phase == KEEP:
        if KEEP_FIRST <= action <= KEEP_BOTH:
            return why_not_keep(s, action)
        return KEEP_FIRST_CONTRACTS if s.phase == SETUP else KEEP_CONTRACTS  # R4, R20
    if action <= DRAW_DECK:
        return why_not_draw(s, action)
    if s.phase == SECOND_DRAW:
        return TAKE_SECOND_CARD  # R7
    return why_not_in_turn(b, s, action)
