import pytest

from grachten.game.events import ContractKept, ContractReturned, ContractsOffered
from grachten.rules import layout
from rules.table import Table

pytestmark = pytest.mark.plain

A, B, C = "dam-de_drie_hendricken", "oude_waal-blauwbrug", "noordermarkt-waag"
D, E, F = "oude_kerk-jordaan", "nieuwe_waal-dam", "jordaan-blauwbrug"


def table() -> Table:
    return Table(2).begin().contracts([[A], [B]], [C, D, E])


def test_R20_two_contracts_of_which_one_or_two_are_kept() -> None:
    t = table()
    assert t.do("contracts", [E, C]) == [ContractsOffered(0, (E, C))]
    assert (t.s.phase, t.s.to_move) == (layout.KEEP, 0)
    assert t.legal() == {f"keep:{E}", f"keep:{C}", f"keep:{E}+{C}"}
    assert t.do(f"keep:{C}+{E}") == [ContractKept(0, E), ContractKept(0, C)]
    assert set(t.notation.contracts_in(t.s.kept[0])) == {A, C, E}
    assert t.s.to_move == 1


def test_R20_the_one_given_back_goes_to_the_bottom_of_the_pile() -> None:
    t = table()
    t.do("contracts", [E, C])
    assert t.do(f"keep:{C}") == [ContractKept(0, C), ContractReturned(0, E)]
    t.do("contracts", [D])
    assert t.offer() == [D, E]
    t.do(f"keep:{E}")
    t.do("contracts", [])
    assert t.offer() == [D]


def test_R20_contracts_given_back_come_up_in_the_order_they_were_given_back() -> None:
    t = Table(2).begin().contracts([[], []], [C, D, E, F])
    t.do("contracts", [C, D])
    t.do(f"keep:{C}")
    t.do("contracts", [E, F])
    t.do(f"keep:{F}")
    t.do("contracts", [])
    assert t.offer() == [D, E]


def test_R20_nothing_else_before_one_is_kept() -> None:
    t = table()
    t.do("contracts", [E, C])
    assert t.refused("draw:deck") == layout.KEEP_CONTRACTS
    assert t.refused("contracts") == layout.KEEP_CONTRACTS


def test_R20_without_contracts_the_action_is_not_there() -> None:
    t = table().contracts([[A], [B]])
    assert t.refused("contracts") == layout.NO_CONTRACTS_LEFT


def test_R21_the_only_one_left_must_be_kept() -> None:
    t = table().contracts([[A], [B]], [C])
    assert t.do("contracts", [C]) == [ContractsOffered(0, (C,))]
    assert t.legal() == {f"keep:{C}"}
    before = t.row.copy()
    for number in (layout.KEEP_SECOND, layout.KEEP_BOTH):
        assert not t.try_id(number)
    assert (t.row == before).all()
    assert t.do(f"keep:{C}") == [ContractKept(0, C)]
    assert t.s.to_move == 1
    assert t.s.returned_size == 0


def test_R22_no_limit_to_the_contracts_kept() -> None:
    t = Table(2).begin()
    while t.s.unseen_size:
        t.do("contracts")
        assert t.try_id(layout.KEEP_BOTH)
    held = [len(t.notation.contracts_in(t.s.kept[seat])) for seat in range(2)]
    assert sum(held) == 24
    assert "contracts" not in t.legal()
