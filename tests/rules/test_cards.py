import pytest

from grachten.game.events import CardDrawn, DeckReshuffled, MarketFilled, MarketReset
from grachten.game.notation import cards_of
from grachten.rules import layout
from rules.table import Table

pytestmark = pytest.mark.plain

PLENTY = {"pink": 3, "blue": 3, "green": 3, "wild": 3}
ROW = ["pink", "blue", "green", "black", "red"]


def table(players: int = 2) -> Table:
    return Table(players).begin().cards([{}, {}], ROW, PLENTY)


def test_R7_two_cards_one_after_the_other() -> None:
    t = table()
    t.do("draw:red", ["pink"])
    assert t.s.to_move == 0
    assert t.s.phase == layout.SECOND_DRAW
    t.do("draw:deck", ["wild"])
    assert t.hand(0) == {"red": 1, "wild": 1}
    assert t.s.to_move == 1
    assert t.s.phase == layout.TURN


def test_R7_a_market_card_is_replaced_before_the_second_is_chosen() -> None:
    t = table()
    events = t.do("draw:green", ["blue"])
    assert events == [CardDrawn(0, "market", "green", 2), MarketFilled(2, "blue")]
    assert t.market() == ["pink", "blue", "blue", "black", "red"]
    assert t.legal() == {"draw:pink", "draw:blue", "draw:black", "draw:red", "draw:deck"}


def test_R7_the_lowest_slot_of_a_color_is_taken() -> None:
    t = table().cards([{}, {}], ["red", "blue", "pink", "blue", "red"], PLENTY)
    assert t.do("draw:blue", ["green"])[0] == CardDrawn(0, "market", "blue", 1)


def test_R7_nothing_but_a_second_card_after_the_first() -> None:
    t = table().cards([{"red": 4}, {}], ROW, PLENTY)
    t.do("draw:deck", ["pink"])
    assert t.refused("contracts") == layout.TAKE_SECOND_CARD
    assert t.refused("claim:oude_kerk-waag-red:red:0") == layout.TAKE_SECOND_CARD
    assert t.refused("pass") == layout.TAKE_SECOND_CARD


def test_R7_a_color_that_is_not_in_the_market_cannot_be_taken() -> None:
    assert table().refused("draw:orange") == layout.NOT_IN_MARKET


def test_R8_a_wild_from_the_market_is_the_only_card_of_the_turn() -> None:
    t = table().cards([{}, {}], ["wild", "blue", "green", "black", "red"], PLENTY)
    t.do("draw:wild", ["pink"])
    assert t.hand(0) == {"wild": 1}
    assert t.s.to_move == 1


def test_R9_a_wild_in_the_market_cannot_be_the_second_card() -> None:
    t = table().cards([{}, {}], ["wild", "blue", "green", "black", "red"], PLENTY)
    t.do("draw:blue", ["pink"])
    assert "draw:wild" not in t.legal()
    assert t.refused("draw:wild") == layout.WILD_AS_SECOND


def test_R9_a_wild_from_the_deck_is_a_card_like_any_other() -> None:
    t = table()
    t.do("draw:deck", ["wild"])
    assert t.s.phase == layout.SECOND_DRAW
    t.do("draw:deck", ["wild"])
    assert t.hand(0) == {"wild": 2}
    assert t.s.to_move == 1


def test_R10_the_discards_become_the_deck() -> None:
    t = table().cards([{}, {}], ROW, {"pink": 1}, {"red": 2, "wild": 1})
    events = t.do("draw:deck", ["pink"])
    assert events == [CardDrawn(0, "deck", "pink"), DeckReshuffled({"red": 2, "wild": 1})]
    assert cards_of(t.s.deck) == {"red": 2, "wild": 1}
    assert t.s.deck_size == 3
    assert t.s.discards_size == 0


def test_R11_no_limit_to_the_cards_in_hand() -> None:
    t = table().cards([{"pink": 500}, {}], ROW, PLENTY)
    t.do("draw:pink", ["blue"])
    assert t.hand(0) == {"pink": 501}


def test_C1_the_market_is_settled_after_a_draw_from_the_market() -> None:
    t = table().cards([{}, {}], ["wild", "wild", "pink", "blue", "red"], {**PLENTY, "red": 4})
    events = t.do("draw:pink", ["wild", "blue", "blue", "green", "green", "pink"])
    assert events[1:3] == [
        MarketFilled(2, "wild"),
        MarketReset(("wild", "wild", "wild", "blue", "red")),
    ]
    assert t.market() == ["blue", "blue", "green", "green", "pink"]
    assert cards_of(t.s.discards) == {"blue": 1, "red": 1, "wild": 3}


def test_C1_the_market_is_settled_after_a_draw_from_the_deck() -> None:
    t = table().cards([{}, {}], ["wild", "wild", "wild", "pink", "blue"], {**PLENTY, "red": 4})
    events = t.do("draw:deck", ["green", "red", "red", "pink", "blue", "green"])
    assert events[1] == MarketReset(("wild", "wild", "wild", "pink", "blue"))
    assert t.market() == ["red", "red", "pink", "blue", "green"]


def test_C1_the_market_is_settled_after_a_claim() -> None:
    stuck = ["wild", "wild", "wild", "wild", "pink"]
    t = table().cards([{"red": 2}, {}], stuck, {"wild": 2, "blue": 1})
    events = t.do("claim:noordermarkt-jordaan-red:red:0", ["blue", "wild", "wild", *["red"] * 2])
    assert MarketReset(("wild", "wild", "wild", "wild", "pink")) in events
    assert t.market() == ["blue", "wild", "wild", "red", "red"]


@pytest.mark.parametrize(
    ("deck", "stays"),
    [
        ({"wild": 3}, True),  # 8 cards outside the hands, 2 plain: 5 - 2 > 2
        ({"wild": 2, "red": 1}, False),  # 3 plain: a row with two wilds is possible
        ({}, True),  # no card to turn up
    ],
)
def test_C1_a_row_is_reset_only_if_a_better_one_is_possible(
    deck: dict[str, int], stays: bool
) -> None:
    t = table().cards([{}, {}], ["wild", "wild", "wild", "pink", "blue"], {**deck, "black": 1})
    if stays:
        assert t.do("draw:deck", ["black"]) == [CardDrawn(0, "deck", "black")]
        assert t.market() == ["wild", "wild", "wild", "pink", "blue"]
    else:
        events = t.do("draw:deck", ["black", "wild", "wild", "red", "pink", "blue"])
        assert events[1] == MarketReset(("wild", "wild", "wild", "pink", "blue"))


def test_C1_after_ten_resets_the_row_stays() -> None:
    t = table().cards(
        [{}, {}], ["wild", "wild", "wild", "pink", "blue"], {"wild": 3, "red": 2, "green": 1}
    )
    one = ["wild", "wild", "wild", "red", "red"]
    other = ["wild", "wild", "wild", "pink", "green"]
    events = t.do("draw:blue", ["green", *(one + other) * 5])
    assert [type(e) for e in events].count(MarketReset) == 10
    assert t.market() == other
    assert t.s.phase == layout.SECOND_DRAW
    events = t.do("draw:pink")
    assert isinstance(events[2], MarketReset)


def test_C2_with_deck_and_discards_empty_only_the_market_is_left() -> None:
    t = table().cards([{}, {}], ROW)
    assert t.refused("draw:deck") == layout.DECK_IS_EMPTY
    assert t.do("draw:blue", []) == [CardDrawn(0, "market", "blue", 1)]
    assert t.market() == ["pink", None, "green", "black", "red"]
    assert t.legal() == {"draw:pink", "draw:green", "draw:black", "draw:red"}


def test_C2_a_claim_fills_the_gaps_at_once() -> None:
    t = table().cards([{"red": 2, "pink": 9}, {}], ["pink", None, None, "black", "red"])
    events = t.do("claim:noordermarkt-jordaan-red:red:0", ["red", "red"])
    assert events[-3:] == [
        DeckReshuffled({"red": 2}),
        MarketFilled(1, "red"),
        MarketFilled(2, "red"),
    ]
    assert t.market() == ["pink", "red", "red", "black", "red"]


def test_C2_a_claim_makes_a_new_deck_also_where_the_market_is_full() -> None:
    t = table().cards([{"red": 2}, {}], ROW)
    events = t.do("claim:noordermarkt-jordaan-red:red:0", [])
    assert events[-1] == DeckReshuffled({"red": 2})
    assert t.s.deck_size == 2


def test_C3_the_discards_are_shuffled_the_moment_the_last_card_leaves() -> None:
    t = table().cards([{}, {}], ROW, {"pink": 1}, {"red": 2})
    events = t.do("draw:blue", ["pink"])
    assert events == [
        CardDrawn(0, "market", "blue", 1),
        MarketFilled(1, "pink"),
        DeckReshuffled({"red": 2}),
    ]
    assert t.do("draw:deck", ["red"])[0] == CardDrawn(0, "deck", "red")


def test_C3_also_in_the_middle_of_a_reset() -> None:
    t = table().cards(
        [{}, {}], ["wild", "wild", "pink", "blue", "red"], {"wild": 1, "black": 2}, {"green": 1}
    )
    events = t.do("draw:pink", ["wild", "black", "black", "green", "red", "blue"])
    assert [type(e).__name__ for e in events] == [
        "CardDrawn",
        "MarketFilled",
        "MarketReset",
        "MarketFilled",
        "MarketFilled",
        "DeckReshuffled",
        "MarketFilled",
        "MarketFilled",
        "MarketFilled",
    ]


def test_C4_without_a_second_card_the_turn_ends_after_the_first() -> None:
    t = table().cards([{}, {}], ["pink"])
    t.do("draw:pink", [])
    assert t.s.to_move == 1


def test_C4_market_wilds_are_no_second_card() -> None:
    t = table().cards([{}, {}], ["pink", "wild", "wild"])
    t.do("draw:pink", [])
    assert t.s.to_move == 1
    assert "draw:wild" in t.legal()


def test_C4_a_card_in_the_deck_is_a_second_card() -> None:
    t = table().cards([{}, {}], ["pink", "wild", "wild", "wild", "wild"], {"wild": 2})
    t.do("draw:pink", ["wild"])
    assert (t.s.to_move, t.s.phase) == (0, layout.SECOND_DRAW)
    assert t.legal() == {"draw:deck"}


def test_C8_cards_seen_taken_from_the_market_are_known_until_they_are_played() -> None:
    t = table().cards([{}, {}], ROW, {"pink": 9, "red": 9})
    t.do("draw:red", ["red"])
    t.do("draw:deck", ["red"])
    assert cards_of(t.s.known[0]) == {"red": 1}
    assert t.hand(0) == {"red": 2}
    t.do("draw:deck", ["pink"])
    t.do("draw:deck", ["pink"])
    assert cards_of(t.s.known[1]) == {}
    t.do("claim:noordermarkt-jordaan-red:red:0")
    assert cards_of(t.s.known[0]) == {}


def test_C8_cards_paid_are_taken_from_the_known_ones_first() -> None:
    t = table().cards([{}, {}], ROW, {"pink": 9, "red": 9})
    t.do("draw:red", ["red"])
    t.do("draw:deck", ["red"])
    t.s.to_move = 0
    t.do("claim:oude_kerk-waag-red:red:0")
    assert cards_of(t.s.known[0]) == {}
    assert t.hand(0) == {"red": 1}
