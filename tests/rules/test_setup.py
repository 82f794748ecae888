import pytest

from grachten.errors import ParseError
from grachten.game import Game
from grachten.game.events import CardDealt, ContractsOffered, MarketFilled, MarketReset
from grachten.game.notation import cards_of
from grachten.rules import kernel, layout
from grachten.rules.tape import outcomes_fit, write_outcomes
from rules.table import Table

pytestmark = pytest.mark.plain

PLAYERS = pytest.mark.parametrize("players", [2, 3, 4])


@PLAYERS
def test_R1_carts_and_points_at_the_start(players: int) -> None:
    t = Table(players)
    assert t.s.carts[:players].tolist() == [16] * players
    assert t.s.points[:players].tolist() == [0] * players


@pytest.mark.parametrize("players", [-1, 0, 1, 5, 1000])
def test_R1_two_to_four_players(players: int) -> None:
    with pytest.raises(ParseError) as error:
        Game.new(players)
    assert error.value.code == "bad_players"


@PLAYERS
def test_R2_two_cards_each_and_a_market_of_five(players: int) -> None:
    t = Table(players)
    assert t.s.hands.sum(axis=1)[:players].tolist() == [2] * players
    assert None not in t.market()
    whole = t.s.hands.sum(axis=0) + t.s.deck + t.s.discards
    for color in t.s.market.tolist():
        whole[color] += 1
    assert cards_of(whole) == {
        "pink": 6, "blue": 6, "green": 6, "black": 6, "red": 6, "orange": 6, "wild": 8,
    }  # fmt: skip
    dealt = [e for e in t.dealt if isinstance(e, CardDealt)]
    assert [e.seat for e in dealt] == [seat for seat in range(players) for _ in range(2)]


def deal(outcomes: list[int], players: int = 2, first: int = 0) -> Table:
    """A table with these outcomes of the deal: colors, then contracts."""
    t = Table(players)
    write_outcomes(t.tape, outcomes)
    kernel.new_game(t.tables, t.row, players, first, t.chance, t.tape)
    assert outcomes_fit(t.tape)
    return t


W = layout.WILD
HANDS = [0, 1, 2, 3]
CONTRACTS = [0, 1, 2, 3]


def test_R3_three_wilds_are_reset_at_the_set_up() -> None:
    t = deal([*HANDS, W, W, 0, W, 1, 0, 1, 2, 3, 4, *CONTRACTS])
    assert t.market() == ["pink", "blue", "green", "black", "red"]
    assert MarketReset(("wild", "wild", "pink", "wild", "blue")) in t.events()
    assert cards_of(t.s.discards) == {"pink": 1, "blue": 1, "wild": 3}


def test_R3_two_wilds_stay() -> None:
    t = deal([*HANDS, W, W, 0, 1, 1, *CONTRACTS])
    assert t.market() == ["wild", "wild", "pink", "blue", "blue"]


def test_R3_a_row_that_is_no_better_is_reset_again() -> None:
    t = deal([*HANDS, W, W, 0, W, 1, W, W, W, 1, 1, 0, 1, 2, 3, 4, *CONTRACTS])
    assert [type(e) for e in t.events()].count(MarketReset) == 2
    assert t.market() == ["pink", "blue", "green", "black", "red"]


@PLAYERS
def test_R4_two_contracts_are_offered_to_each(players: int) -> None:
    t = Table(players)
    offered = [e for e in t.dealt if isinstance(e, ContractsOffered)]
    assert [e.seat for e in offered] == list(range(players))
    assert t.s.unseen_size == 24 - 2 * players
    first, second = t.offer()
    assert t.legal() == {f"keep:{first}", f"keep:{second}", f"keep:{first}+{second}"}


def test_R4_a_contract_given_back_goes_to_the_bottom() -> None:
    t = Table(2)
    first, second = t.offer()
    t.do(f"keep:{first}")
    assert t.notation.contracts_in(t.s.kept[0]) == [first]
    assert t.s.returned_size == 1
    assert t.s.returned[0] // layout.MAX_PLAYERS == t.board.contract_index[second]


def test_R5_merchandise_lies_in_a_pile() -> None:
    assert Table(2).s.merchandise_left == 16
    assert Table(2, "harbor").s.merchandise_left == Table(2, "harbor").board.merchandise


@pytest.mark.parametrize("first", [0, 1, 2])
def test_R6_the_first_player_begins_then_clockwise(first: int) -> None:
    t = Table(3, first=first)
    order = [first, (first + 1) % 3, (first + 2) % 3]
    dealt = [e.seat for e in t.dealt if isinstance(e, CardDealt)]
    assert dealt == [seat for seat in order for _ in range(2)]
    t.begin()
    turns = []
    for _ in range(4):
        turns.append(int(t.s.to_move))
        while t.s.to_move == turns[-1]:
            t.do("draw:deck")
    assert turns == [*order, first]


def test_R6_lots_are_drawn() -> None:
    firsts = {Game.new(3, seed=i).first for i in range(40)}
    assert firsts == {0, 1, 2}


def test_C7_contracts_given_back_lie_in_seat_order_from_the_first_player() -> None:
    t = Table(3, first=2)
    given_back = []
    for seat in (2, 0, 1):
        assert t.s.to_move == seat
        first, second = t.offer()
        given_back.append(first)
        t.do(f"keep:{second}")
    pile = [int(t.s.returned[i]) // layout.MAX_PLAYERS for i in range(3)]
    assert [t.notation.contract_names[i] for i in pile] == given_back
    assert t.s.to_move == 2
    assert t.s.phase == layout.TURN


def test_deal_events_come_in_the_order_of_the_record() -> None:
    kinds = [type(e) for e in Table(4).dealt]
    last_dealt = max(i for i, k in enumerate(kinds) if k is CardDealt)
    first_filled = kinds.index(MarketFilled)
    last_filled = max(i for i, k in enumerate(kinds) if k is MarketFilled)
    assert last_dealt < first_filled
    assert last_filled < kinds.index(ContractsOffered)
