"""The end of a game: routes, contracts one by one, merchandise, and the winners."""

from collections.abc import Sequence

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.symbols import Symbols, seat_mark
from grachten.cli.play.table_view import title
from grachten.cli.words import ends_words, who
from grachten.game import Outcome, View
from grachten.words import list_words, number_words, t


def final_score_view(
    board: Board, view: View, names: Sequence[str], symbols: Symbols
) -> list[RenderableType]:
    """Return the scoring of a finished game, step by step, with the winners at the end."""
    assert view.result is not None
    outcome = view.result
    return [
        title(t("turn-over"), symbols),
        Text(t("cli-count-routes"), "bold"),
        _routes(outcome, names, symbols),
        Text(t("cli-count-contracts"), "bold"),
        _contracts(board, view, names, symbols),
        Text(t("cli-count-merchandise"), "bold"),
        _merchandise(outcome, names, symbols),
        Text(t("result"), "bold"),
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
    """Return each seat's contracts: fulfilled ones add points, the others subtract them (R25)."""
    assert view.result is not None
    table = _grid()
    table.add_column()
    table.add_column(justify="right")
    for seat, revealed in enumerate(view.revealed or ()):
        table.add_row("", seat_mark(symbols, seat), names[seat], "")
        for name in revealed.contracts:
            contract = board.contracts[board.contract_index[name]]
            done = name in revealed.fulfilled
            sign = symbols.yes if done else symbols.no
            word = t("contract-done") if done else t("cli-failed")
            style = "green" if done else "red"
            words = ends_words(board, contract, symbols.dash)
            line = Text.assemble((f"{sign} ", style), words, (f"  {word}", style))
            points = contract.points if done else -contract.points
            table.add_row("", "", line, Text(number_words(points, plus=True), style))
        together = number_words(view.result.scores[seat].contracts, plus=True)
        table.add_row("", "", t("cli-together"), together)
    return table


def _merchandise(outcome: Outcome, names: Sequence[str], symbols: Symbols) -> Table:
    """Return the ranking by merchandise cards; equal numbers share a rank (R26 to R28)."""
    table = _grid()
    for justify in ("left", "right", "left", "right"):
        table.add_column(justify=justify)
    held = [score.merchandise_cards for score in outcome.scores]
    for seat in sorted(range(len(held)), key=lambda s: -held[s]):
        score = outcome.scores[seat]
        above = sum(other > held[seat] for other in held)
        rank = t("cli-rank", rank=above + 1) if held[seat] else t("cli-no-rank")
        cards = t("cli-cards", count=held[seat])
        row = (names[seat], cards, rank, number_words(score.merchandise, plus=True))
        table.add_row("", seat_mark(symbols, seat), *row)
    return table


def _totals(outcome: Outcome, names: Sequence[str], symbols: Symbols) -> Table:
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    for _ in range(2):
        table.add_column("", width=1)
    table.add_column("")
    for heading in ("score-routes", "score-contracts", "score-merchandise", "score-total"):
        table.add_column(t(heading), justify="right")
    table.add_column(t("cli-head-fulfilled"), justify="right")
    order = sorted(range(len(names)), key=lambda s: -outcome.scores[s].total)
    for seat in order:
        score = outcome.scores[seat]
        table.add_row(
            "",
            seat_mark(symbols, seat),
            names[seat],
            str(score.routes),
            number_words(score.contracts, plus=True),
            number_words(score.merchandise, plus=True),
            Text(number_words(score.total), "bold"),
            str(score.fulfilled),
        )
    return table


def winner_words(outcome: Outcome, names: Sequence[str]) -> str:
    """Return who has won and how (R29)."""
    winners = [names[seat] for seat in outcome.winners]
    first, all_winners = who(winners[0]), list_words(winners)
    if outcome.reason == "resigned":
        quitter = next(i for i in range(len(names)) if i not in outcome.winners)
        won = t("cli-has-won", count=len(winners), who=first["who"], names=all_winners)
        return f"{t('cli-has-resigned', **who(names[quitter]))} {won}"
    best = outcome.scores[outcome.winners[0]]
    if len(winners) > 1:
        return t("cli-share", names=all_winners, points=best.total, fulfilled=best.fulfilled)
    level = [names[i] for i, s in enumerate(outcome.scores) if s.total == best.total]
    if len(level) > 1:
        others = list_words(name for name in level if name != winners[0])
        return t("cli-wins-level", points=best.total, others=others, **first)
    return t("cli-wins", points=best.total, **first)
