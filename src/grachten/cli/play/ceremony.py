"""The end of a game: routes, contracts one by one, merchandise, and who has won."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.symbols import Symbols, seat_mark
from grachten.cli.play.table_view import title
from grachten.cli.play.telling import in_second_person
from grachten.cli.screen import count
from grachten.cli.words import contract_words, list_words
from grachten.game import Outcome, View


def ceremony(
    board: Board, view: View, names: Sequence[str], symbols: Symbols
) -> list[RenderableType]:
    """The count of a finished game, step by step, and the winners at the end."""
    assert view.result is not None
    outcome = view.result
    return [
        title("The game is over", symbols),
        Text("1. Points for routes, counted during the game", "bold"),
        _routes(outcome, names, symbols),
        Text("2. Contracts", "bold"),
        _contracts(board, view, names, symbols),
        Text("3. Merchandise", "bold"),
        _merchandise(outcome, names, symbols),
        Text("The result", "bold"),
        _totals(outcome, names, symbols),
        Text(winner_words(outcome, names), "bold reverse"),
    ]


def _grid() -> Table:
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(width=1)
    return table


def _routes(outcome: Outcome, names: Sequence[str], symbols: Symbols) -> Table:
    table = _grid()
    table.add_column()
    table.add_column(justify="right")
    for seat, score in enumerate(outcome.scores):
        table.add_row("", seat_mark(symbols, seat), names[seat], str(score.routes))
    return table


def _contracts(board: Board, view: View, names: Sequence[str], symbols: Symbols) -> Table:
    """Each seat's contracts: fulfilled ones add their points, the others take them away (R25)."""
    assert view.result is not None
    table = _grid()
    table.add_column()
    table.add_column(justify="right")
    for seat, revealed in enumerate(view.revealed or ()):
        table.add_row("", seat_mark(symbols, seat), names[seat], "")
        for name in revealed.contracts:
            contract = board.contracts[board.contract_index[name]]
            done = name in revealed.fulfilled
            sign, word = (symbols.yes, "fulfilled") if done else (symbols.no, "failed")
            style = "green" if done else "red"
            words = contract_words(board, name).rsplit(" (", 1)[0]
            line = Text.assemble((f"{sign} ", style), words, (f"  {word}", style))
            points = contract.points if done else -contract.points
            table.add_row("", "", line, Text(f"{points:+}", style))
        table.add_row("", "", "together", f"{view.result.scores[seat].contracts:+}")
    return table


def _merchandise(outcome: Outcome, names: Sequence[str], symbols: Symbols) -> Table:
    """Who has most cards; those with equally many share a rank (R26 to R28)."""
    table = _grid()
    for justify in ("left", "right", "left", "right"):
        table.add_column(justify=justify)
    held = [score.merchandise_cards for score in outcome.scores]
    for seat in sorted(range(len(held)), key=lambda s: -held[s]):
        score = outcome.scores[seat]
        rank = f"rank {sum(other > held[seat] for other in held) + 1}" if held[seat] else "no rank"
        cards = count(held[seat], "card")
        row = (names[seat], cards, rank, f"{score.merchandise:+}")
        table.add_row("", seat_mark(symbols, seat), *row)
    return table


def _totals(outcome: Outcome, names: Sequence[str], symbols: Symbols) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for _ in range(2):
        table.add_column("", width=1)
    table.add_column("")
    for heading in ("routes", "contracts", "merchandise", "total", "fulfilled"):
        table.add_column(heading, justify="right")
    order = sorted(range(len(names)), key=lambda s: -outcome.scores[s].total)
    for seat in order:
        score = outcome.scores[seat]
        table.add_row(
            "",
            seat_mark(symbols, seat),
            names[seat],
            str(score.routes),
            f"{score.contracts:+}",
            f"{score.merchandise:+}",
            Text(str(score.total), "bold"),
            str(score.fulfilled),
        )
    return table


def winner_words(outcome: Outcome, names: Sequence[str]) -> str:
    """Who has won and by what (R29), as one sentence."""
    winners = [names[seat] for seat in outcome.winners]
    who = list_words(winners)
    if outcome.reason == "resigned":
        quitter = next(i for i in range(len(names)) if i not in outcome.winners)
        won = _said(f"{who} has won" if len(winners) == 1 else f"{who} have won")
        return f"{_said(f'{names[quitter]} has resigned')}: {won}."
    best = outcome.scores[outcome.winners[0]]
    points = count(best.total, "point")
    contracts = count(best.fulfilled, "contract")
    if len(winners) > 1:
        return f"{who} share the victory with {points} and {contracts} fulfilled."
    level = [names[i] for i, s in enumerate(outcome.scores) if s.total == best.total]
    if len(level) > 1:
        others = list_words(name for name in level if name != who)
        return f"{_said(f'{who} wins')} with {points}: level with {others}, but more contracts."
    return f"{_said(f'{who} wins')} with {points}."


def _said(sentence: str) -> str:
    return in_second_person(sentence)
