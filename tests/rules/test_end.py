import pytest

from grachten.game.events import GameOver, LastRound, Passed
from grachten.rules import kernel, layout
from grachten.rules.layout import BONUS, CONTRACTS, FULFILLED, MERCHANDISE_CARDS, ROUTES, TOTAL
from rules.table import Table

pytestmark = pytest.mark.plain

ROW = ["pink", "blue", "green", "black", "red"]
DECK = {"pink": 9, "blue": 9, "red": 9}
RED_2 = "noordermarkt-jordaan-red"
HAND = {"pink": 9, "blue": 9, "red": 9, "green": 9}


def table(players: int = 2, carts: int = 16) -> Table:
    t = Table(players).begin().cards([HAND] * players, ROW, DECK)
    t.s.carts[:players] = carts
    return t


def draw_two(t: Table) -> None:
    t.do("draw:deck")
    t.do("draw:deck")


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R24_two_carts_or_fewer_bring_one_more_turn_for_every_player(players: int) -> None:
    t = table(players, carts=4)
    events = t.do(f"claim:{RED_2}:red:0")
    assert events[-1] == LastRound(0)
    assert (t.s.last_round, t.s.turns_left) == (0, players)
    turns = []
    while t.s.phase != layout.OVER:
        turns.append(int(t.s.to_move))
        draw_two(t)
    assert turns == [*range(1, players), 0]
    assert t.events()[-1] == GameOver("carts")


def test_R24_three_carts_are_enough_to_go_on() -> None:
    t = table(carts=5)
    t.do(f"claim:{RED_2}:red:0")
    assert (t.s.last_round, t.s.carts[0]) == (-1, 3)


def test_C6_a_second_trigger_prolongs_nothing() -> None:
    t = table(carts=4)
    t.do(f"claim:{RED_2}:red:0")
    events = t.do("claim:westermarkt-begijnhof-red:red:0")
    assert LastRound(1) not in events
    assert (t.s.last_round, t.s.turns_left, t.s.carts[1]) == (0, 1, 1)
    draw_two(t)
    assert t.s.phase == layout.OVER


def test_R25_fulfilled_contracts_add_and_others_take_away() -> None:
    t = Table(2).begin().contracts([["dam-de_drie_hendricken", "oude_kerk-jordaan"], []])
    t.routes(
        [
            "jan_roodenpoortstoren-dam-blue",
            "westermarkt-jan_roodenpoortstoren-green",
            "westermarkt-de_drie_hendricken-pink",
        ]
    )
    scores, _ = t.scores()
    assert scores[0][CONTRACTS] == 3 - 6
    assert scores[0][FULFILLED] == 1
    assert scores[0][TOTAL] == -3


def test_R25_the_line_must_be_the_players_own_and_unbroken() -> None:
    t = Table(3).begin().contracts([["dam-de_drie_hendricken"], [], []])
    t.routes(
        ["jan_roodenpoortstoren-dam-blue", "westermarkt-de_drie_hendricken-pink"],
        ["westermarkt-jan_roodenpoortstoren-green"],
    )
    assert t.scores()[0][0][CONTRACTS] == -3


def merchandise(*cards: int) -> list[int]:
    t = Table(len(cards)).begin().contracts([])
    t.s.merchandise[: len(cards)] = cards
    scores, _ = t.scores()
    assert [score[MERCHANDISE_CARDS] for score in scores] == list(cards)
    return [score[BONUS] for score in scores]


def test_R26_merchandise_ranks_the_players() -> None:
    assert merchandise(5, 2) == [8, 4]
    assert merchandise(1, 4, 2) == [2, 8, 5]
    assert merchandise(1, 2, 3, 4) == [2, 4, 6, 8]


def test_R27_without_a_merchandise_card_no_bonus() -> None:
    assert merchandise(3, 0) == [8, 0]
    assert merchandise(0, 0, 0) == [0, 0, 0]
    assert merchandise(2, 0, 1, 0) == [8, 0, 6, 0]


@pytest.mark.parametrize(
    ("cards", "bonus"),
    [
        ((2, 2), [8, 8]),
        ((2, 2, 1), [8, 8, 2]),
        ((3, 1, 1), [8, 5, 5]),
        ((1, 1, 1), [8, 8, 8]),
        ((3, 3, 2, 0), [8, 8, 4, 0]),
        ((3, 2, 2, 1), [8, 6, 6, 2]),
        ((3, 2, 2, 2), [8, 6, 6, 6]),
        ((4, 4, 4, 1), [8, 8, 8, 2]),
        ((2, 2, 1, 1), [8, 8, 4, 4]),
        ((1, 1, 1, 1), [8, 8, 8, 8]),
    ],
)
def test_R28_equals_share_a_rank_and_fill_up_those_behind(
    cards: tuple[int, ...], bonus: list[int]
) -> None:
    assert merchandise(*cards) == bonus


def test_R29_most_points_win() -> None:
    t = Table(3).begin().contracts([])
    t.s.points[:3] = [5, 9, 7]
    assert t.scores()[1] == [1]


def test_R29_level_on_points_most_fulfilled_contracts_win() -> None:
    # Seat 1 reaches 3 points by a contract, seat 0 has them from routes.
    t = Table(2).begin().contracts([[], ["dam-de_drie_hendricken"]])
    t.routes(
        [],
        [
            "jan_roodenpoortstoren-dam-blue",
            "westermarkt-jan_roodenpoortstoren-green",
            "westermarkt-de_drie_hendricken-pink",
        ],
    )
    t.s.points[0] = 3
    assert t.totals() == [3, 3]
    assert t.scores()[1] == [1]


@pytest.mark.parametrize(
    ("points", "winners"),
    [((4, 4), [0, 1]), ((4, 2, 4), [0, 2]), ((4, 4, 4), [0, 1, 2]), ((7, 7, 7, 7), [0, 1, 2, 3])],
)
def test_R29_still_level_they_share_the_victory(
    points: tuple[int, ...], winners: list[int]
) -> None:
    t = Table(len(points)).begin().contracts([])
    t.s.points[: len(points)] = points
    assert t.scores()[1] == winners


def stuck(players: int = 2) -> Table:
    """Nothing can be drawn, claimed or taken."""
    return Table(players).begin().cards([{}] * players).contracts([])


@pytest.mark.parametrize("players", [2, 3, 4])
def test_C5_who_can_do_nothing_passes_and_when_all_pass_the_game_is_over(players: int) -> None:
    t = stuck(players)
    for seat in range(players):
        assert t.legal() == {"pass"}
        events = t.do("pass")
        assert events[0] == Passed(seat)
    assert events[-1] == GameOver("stalemate")
    assert t.s.reason == layout.STALEMATE


def test_C5_passing_is_not_allowed_otherwise() -> None:
    for t in (
        stuck().cards([{}, {}], ["wild"]),
        stuck().cards([{}, {}], [], {"pink": 1}),
        stuck().cards([{"blue": 1}, {}]),
        stuck().contracts([], ["oude_kerk-jordaan"]),
    ):
        assert t.refused("pass") == layout.SOMETHING_ELSE_POSSIBLE


def test_C5_only_passes_in_a_row_count() -> None:
    t = stuck()
    t.do("pass")
    t.cards([{}, {"blue": 1}])
    t.do("claim:jan_roodenpoortstoren-dam-blue:blue:0")
    t.cards([{}, {}])
    t.do("pass")
    assert t.s.phase == layout.TURN
    t.do("pass")
    assert t.s.reason == layout.STALEMATE


def test_C5_if_the_last_round_ends_with_the_same_pass_the_reason_is_the_carts() -> None:
    t = stuck().cards([{"red": 2}, {}])
    t.s.carts[0] = 4
    t.do(f"claim:{RED_2}:red:0")
    t.cards([{}, {}])
    t.do("pass")
    assert t.do("pass") == [Passed(0), GameOver("carts")]


def test_C10_the_score_has_no_bounds() -> None:
    t = Table(2).begin().contracts([["jordaan-blauwbrug", "noordermarkt-munttoren"], []])
    t.s.points[1] = 120
    assert t.totals() == [-17, 120]
    assert t.scores()[0][1][ROUTES] == 120
    assert t.scores()[1] == [1]


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_C11_who_resigns_loses_and_all_others_win(seat: int) -> None:
    t = table(3)
    t.s.points[:3] = [10, 20, 30]
    kernel.resign(t.row, seat, t.tape)
    assert t.events() == [GameOver("resigned", seat)]
    scores, winners = t.scores()
    assert winners == [i for i in range(3) if i != seat]
    assert [score[ROUTES] for score in scores] == [10, 20, 30]
    assert t.legal() == set()
    assert t.why_not("draw:deck") == layout.GAME_IS_OVER


def test_C11_also_at_the_set_up() -> None:
    t = Table(2)
    kernel.resign(t.row, 1, t.tape)
    assert t.totals() == [0, 0]
    assert t.scores()[1] == [0]
