"""When a seat fulfilled its contracts."""

from collections.abc import Sequence

import numpy as np

from grachten.game.events import ContractKept, RouteClaimed
from grachten.game.notation import Notation
from grachten.game.record import Step
from grachten.rules import kernel, layout
from grachten.rules.bits import bit_of, word_of
from grachten.rules.layout import Row


def fulfilled_at(
    notation: Notation, steps: Sequence[Step], seat: int, started: Row | None = None
) -> dict[str, int]:
    """Return the fulfilled contracts of a seat, each with the ply of the step that did it (R25).

    `started` is a row with the seat's routes and contracts before the first step, if it had any.
    """
    row = np.zeros(layout.STATE_SIZE, np.int64) if started is None else started.copy()
    s = row.view(layout.STATE)[0]
    words = np.zeros(layout.CONTRACT_WORDS, np.int64)
    found: dict[str, int] = {}
    for step in steps:
        gained = started is not None and step.ply == 0
        for event in step.events:
            match event:
                case RouteClaimed(seat=owner, route=route) if owner == seat:
                    number = notation.board.route_index[route]
                    s.owned[seat, word_of(number)] |= bit_of(number)
                    gained = True
                case ContractKept(seat=owner, contract=str(contract)) if owner == seat:
                    number = notation.board.contract_index[contract]
                    s.kept[seat, word_of(number)] |= bit_of(number)
                    gained = True
        if gained:
            kernel.fulfilled(notation.tables, row, seat, words)
            for name in notation.contracts_in(words.tolist()):
                found.setdefault(name, step.ply)
    return found
