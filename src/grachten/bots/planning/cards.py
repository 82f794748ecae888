"""Card values: what each color is worth to the plan, and which card to draw."""

from grachten.bots.planning.plan import Plan
from grachten.bots.planning.weights import Weights
from grachten.rules.bits import without_lowest
from grachten.rules.jit import jit, lowest_bit
from grachten.rules.layout import (
    DRAW_DECK,
    GREY,
    MARKET,
    PLAIN_COLORS,
    TURN,
    WILD,
    WORD,
    State,
    Tables,
)


@jit
def gain_of(w: Weights, lack: int) -> int:
    if lack <= 0:
        return 0
    if lack == 1:
        return w.gain1
    if lack == 2:
        return w.gain2
    if lack == 3:
        return w.gain3
    return w.gain4


@jit
def weigh_cards(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> int:
    """Compute what a card of each color is worth; return what a wild is worth."""
    hand = s.hands[seat]
    wild = 0
    for color in range(PLAIN_COLORS):
        plan.gain[color] = 0
    for word in range(b.route_words):
        wanted = plan.wanted[seat, word]
        mask = wanted | plan.spare[seat, word]
        while mask:
            bit = lowest_bit(mask)
            mask = without_lowest(mask)
            route = word * WORD + bit
            length = b.route_length[route]
            share = 100 if wanted >> bit & 1 else w.second
            color = b.route_color[route]
            if color == GREY:
                fewest = 99
                for other in range(PLAIN_COLORS):
                    lack = length - hand[other] - hand[WILD]
                    plan.gain[other] += gain_of(w, lack) * share // 100
                    fewest = min(fewest, lack)
                wild += gain_of(w, fewest) * share // 100
            else:
                lack = length - hand[color] - hand[WILD]
                gain = gain_of(w, lack) * share // 100
                plan.gain[color] += gain
                wild += gain
    return wild


@jit
def deck_gain(b: Tables, s: State, seat: int, wild: int, plan: Plan) -> int:
    """Return the average worth of a card from the deck, given the cards this seat has seen."""
    total, gain = 0, 0
    for color in range(WILD + 1):
        unseen = b.cards[color] - s.hands[seat, color] - s.discards[color]
        for other in range(s.players):
            if other != seat:
                unseen -= s.known[other, color]
        for slot in range(MARKET):
            unseen -= s.market[slot] == color
        total += unseen
        gain += unseen * (plan.gain[color] if color < WILD else wild)
    return gain // total if total > 0 else 0


@jit
def best_card(b: Tables, s: State, seat: int, w: Weights, plan: Plan) -> int:
    """Return the most valuable card of market and deck; -1 if there is none."""
    wild = weigh_cards(b, s, seat, w, plan)
    best, best_gain, deck = -1, -1, 0
    if s.deck_size > 0:
        deck = w.deck * deck_gain(b, s, seat, wild, plan) // 100
        best, best_gain = DRAW_DECK, deck
    for slot in range(MARKET):
        color = s.market[slot]
        if color < WILD and plan.gain[color] > best_gain:
            best, best_gain = color, plan.gain[color]
    if s.phase == TURN and wild * w.market_wild // 100 > best_gain + deck:
        for slot in range(MARKET):
            if s.market[slot] == WILD:
                return WILD
    return best
