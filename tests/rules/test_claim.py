import pytest

from grachten.game.events import MerchandiseTaken, RouteClaimed
from grachten.game.notation import cards_of
from grachten.rules import layout
from rules.table import Table

pytestmark = pytest.mark.plain

ROW = ["pink", "blue", "green", "black", "red"]
DECK = {"pink": 5, "blue": 5}

RED_2 = "noordermarkt-jordaan-red"
GREY_4 = "haringpakkerstoren-oude_waal-grey"
GREY_2 = "dam-begijnhof-grey"
PINK_2, ORANGE_2 = "oude_kerk-dam-pink", "oude_kerk-dam-orange"  # parallel
BLUE_1, RED_1 = "jan_roodenpoortstoren-dam-blue", "jan_roodenpoortstoren-dam-red"  # parallel


def table(hand: dict[str, int], players: int = 2) -> Table:
    return Table(players).begin().cards([hand, {}, {}, {}][:players], ROW, DECK)


def test_R12_a_route_need_not_touch_another_of_the_player() -> None:
    t = table({"red": 5, "pink": 5})
    t.do(f"claim:{RED_2}:red:0")
    t.s.to_move = 0
    t.do(f"claim:{PINK_2}:pink:0")
    assert sorted(t.notation.routes_in(t.s.owned[0])) == sorted([RED_2, PINK_2])


def test_R12_a_claimed_route_is_taken_for_all_also_for_its_holder() -> None:
    t = table({"red": 9}).routes([RED_2], [])
    assert t.refused(f"claim:{RED_2}:red:0") == layout.ROUTE_TAKEN
    t = table({"red": 9}).routes([], [RED_2])
    assert t.refused(f"claim:{RED_2}:red:0") == layout.ROUTE_TAKEN


def test_R12_one_route_a_turn() -> None:
    t = table({"red": 9})
    t.do(f"claim:{RED_2}:red:0")
    assert t.s.to_move == 1


def test_R13_as_many_cards_of_its_color_as_it_has_spaces() -> None:
    t = table({"red": 2, "blue": 9})
    claims = [c for c in t.legal_claims() if RED_2 in c]
    assert claims == [f"claim:{RED_2}:red:0"]
    (event,) = t.do(f"claim:{RED_2}:red:0")[:1]
    assert event == RouteClaimed(0, RED_2, {"red": 2}, 2)
    assert t.hand(0) == {"blue": 9}
    assert cards_of(t.s.discards) == {"red": 2}


def test_R13_too_few_cards() -> None:
    t = table({"red": 1, "blue": 9})
    assert t.refused(f"claim:{RED_2}:red:0") == layout.TOO_FEW_CARDS
    assert t.refused(f"claim:{RED_2}:red:1") == layout.TOO_FEW_WILDS
    assert t.refused(f"claim:{RED_2}:wild:2") == layout.TOO_FEW_WILDS


def test_R13_every_choice_of_wilds_is_there_not_only_the_thriftiest() -> None:
    t = table({"red": 2, "wild": 2})
    assert {c for c in t.legal_claims() if RED_2 in c} == {
        f"claim:{RED_2}:red:0",
        f"claim:{RED_2}:red:1",
        f"claim:{RED_2}:wild:2",
    }
    assert t.do(f"claim:{RED_2}:red:1")[0] == RouteClaimed(0, RED_2, {"red": 1, "wild": 1}, 2)
    assert t.hand(0) == {"red": 1, "wild": 1}


def test_R13_wilds_stand_in_for_all_cards() -> None:
    t = table({"wild": 2})
    assert {c for c in t.legal_claims() if RED_2 in c} == {f"claim:{RED_2}:wild:2"}
    assert t.do(f"claim:{RED_2}:wild:2")[0] == RouteClaimed(0, RED_2, {"wild": 2}, 2)


def test_R14_a_grey_route_takes_any_one_color() -> None:
    t = table({"pink": 4, "blue": 3, "orange": 2, "wild": 2})
    assert {c for c in t.legal_claims() if GREY_4 in c} == {
        f"claim:{GREY_4}:pink:0",
        f"claim:{GREY_4}:pink:1",
        f"claim:{GREY_4}:pink:2",
        f"claim:{GREY_4}:blue:1",
        f"claim:{GREY_4}:blue:2",
        f"claim:{GREY_4}:orange:2",
    }
    assert t.refused(f"claim:{GREY_4}:blue:0") == layout.TOO_FEW_CARDS


def test_R14_a_grey_route_takes_wilds_alone() -> None:
    t = table({"wild": 4})
    t.do(f"claim:{GREY_4}:wild:4")
    assert t.hand(0) == {}


def test_R15_every_space_takes_a_cart() -> None:
    t = table({"pink": 4})
    t.do(f"claim:{GREY_4}:pink:0")
    assert t.s.carts[:2].tolist() == [12, 16]


def test_R15_with_too_few_carts_the_route_cannot_be_claimed() -> None:
    t = table({"pink": 9, "wild": 9})
    t.s.carts[0] = 3
    assert t.refused(f"claim:{GREY_4}:pink:0") == layout.TOO_FEW_CARTS
    assert f"claim:{GREY_2}:pink:0" in t.legal()
    t.s.carts[0] = 0
    assert t.legal_claims() == set()


@pytest.mark.parametrize(
    ("route", "points"),
    [
        ("oude_waal-waag-grey", 1),
        (GREY_2, 2),
        ("noordermarkt-korenmetershuisje-grey", 4),
        (GREY_4, 7),
    ],
)
def test_R16_points_by_length_at_once(route: str, points: int) -> None:
    t = table({"pink": 4})
    event = t.do(f"claim:{route}:pink:0")[0]
    assert isinstance(event, RouteClaimed)
    assert event.points == points
    assert t.s.points[:2].tolist() == [points, 0]


def test_R17_a_route_with_cart_symbols_brings_one_merchandise_card() -> None:
    t = table({"pink": 9})
    events = t.do(f"claim:{GREY_4}:pink:0")
    assert events[1] == MerchandiseTaken(0)
    assert t.s.merchandise[:2].tolist() == [1, 0]
    assert t.s.merchandise_left == 15


def test_R17_a_route_without_them_brings_none() -> None:
    t = table({"pink": 9})
    events = t.do(f"claim:{GREY_2}:pink:0")
    assert MerchandiseTaken(0) not in events
    assert t.s.merchandise_left == 16


@pytest.mark.parametrize("players", [2, 3, 4])
def test_R18_one_player_never_holds_both_parallel_routes(players: int) -> None:
    t = table({"orange": 9, "wild": 9}, players).routes([PINK_2])
    assert t.refused(f"claim:{ORANGE_2}:orange:0") == layout.TWIN_HELD
    assert not [c for c in t.legal_claims() if ORANGE_2 in c]


@pytest.mark.parametrize("players", [3, 4])
def test_R18_with_more_players_another_may_take_the_parallel_route(players: int) -> None:
    t = table({"orange": 2}, players).routes([], [PINK_2])
    t.do(f"claim:{ORANGE_2}:orange:0")
    assert t.notation.routes_in(t.s.owned[0]) == [ORANGE_2]


def test_R19_with_two_players_the_parallel_route_is_closed_to_both() -> None:
    t = table({"orange": 9}).routes([], [PINK_2])
    assert t.refused(f"claim:{ORANGE_2}:orange:0") == layout.TWIN_CLOSES
    t = table({"red": 9, "blue": 9})
    t.do(f"claim:{BLUE_1}:blue:0")
    t.cards([{"red": 9}, {"red": 9}], ROW, DECK)
    assert t.refused(f"claim:{RED_1}:red:0") == layout.TWIN_CLOSES
    t.s.to_move = 0
    assert t.refused(f"claim:{RED_1}:red:0") == layout.TWIN_HELD


def test_C9_when_the_merchandise_is_gone_nothing_is_taken() -> None:
    t = table({"pink": 9})
    t.s.merchandise_left = 0
    events = t.do(f"claim:{GREY_4}:pink:0")
    assert MerchandiseTaken(0) not in events
    assert t.s.merchandise[0] == 0
    assert t.s.merchandise_left == 0


def test_R12_R18_R19_a_closed_route_has_no_claimants() -> None:
    for players, left in ((2, []), (3, [0, 2])):
        t = Table(players).begin()
        assert t.claimants(PINK_2) == t.claimants(ORANGE_2) == list(range(players))
        t.routes([], [PINK_2])
        assert t.claimants(PINK_2) == []
        assert t.claimants(ORANGE_2) == left


def test_R15_only_seats_with_enough_carts_are_claimants_whatever_they_hold() -> None:
    t = Table(3).begin().cards([{}, {"pink": 9}, {"pink": 9}])
    t.s.carts[:3] = (4, 3, 4)
    assert t.claimants(GREY_4) == [0, 2]


def test_R24_in_the_last_round_only_seats_with_a_whole_turn_to_come_are_claimants() -> None:
    t = Table(3).begin()
    t.s.last_round, t.s.turns_left, t.s.to_move = 1, 2, 0  # seats 0 and 1 have a turn each
    assert t.claimants(GREY_2) == [0, 1]
    t.s.phase = layout.SECOND_DRAW
    assert t.claimants(GREY_2) == [1]
    t.s.phase = layout.OVER
    assert t.claimants(GREY_2) == []
