"""The routes as tables: on the seat's paths, free, and claimed."""

from collections.abc import Collection, Iterable, Sequence

from rich.cells import cell_len
from rich.table import Table
from rich.text import Text

from grachten.board import Board, Route
from grachten.cli.play.contract_status import ContractStatus, closed_routes, wanted_routes
from grachten.cli.play.symbols import Symbols, card, seat_mark
from grachten.cli.words import color_words, ends_words
from grachten.game import View
from grachten.words import t


def routes_view(
    board: Board,
    view: View,
    statuses: Iterable[ContractStatus],
    payable: Collection[str],
    names: Sequence[str],
    word: str,
    symbols: Symbols,
) -> list[Text | Table]:
    """Return the routes that match all the words, grouped by what they are to this seat."""
    words = word.casefold().split()
    shown = [r for r in board.routes if _speaks_of(board, r, view, names, words)]
    if not shown:
        return [Text(t("cli-no-route", text=word))]
    width = max(cell_len(ends_words(board, route, symbols.dash)) for route in shown)
    wanted, closed = wanted_routes(board, view, statuses), closed_routes(board, view)
    groups: dict[str, list[Route]] = {
        t("cli-routes-wanted"): [],
        t("cli-routes-free"): [],
        t("cli-routes-yours"): [],
        t("cli-routes-others"): [],
        t("cli-routes-closed"): [],
    }
    on_way, free, yours, others, shut = groups.values()
    for route in shown:
        holder = view.routes.get(route.name)
        if holder is not None:
            (yours if holder == view.seat else others).append(route)
        elif route.name in closed:
            shut.append(route)
        else:
            (on_way if route.name in wanted else free).append(route)
    parts: list[Text | Table] = []
    for heading, routes in groups.items():
        if routes:
            parts.append(Text(heading, "bold"))
            parts.append(_table(board, view, routes, payable, names, symbols, width))
    return parts


def _speaks_of(
    board: Board, route: Route, view: View, names: Sequence[str], words: Sequence[str]
) -> bool:
    holder = view.routes.get(route.name)
    text = f"{board.places[route.a].name} {board.places[route.b].name} {route.name} "
    text += f"{color_words(route.color)} "
    text += f"{t('cli-cart')} " if route.carts else ""
    text += t("cli-free") if holder is None else names[holder]
    return all(word in text.casefold() for word in words)


def _table(
    board: Board,
    view: View,
    routes: Sequence[Route],
    payable: Collection[str],
    names: Sequence[str],
    symbols: Symbols,
    width: int,
) -> Table:
    cart_sign = f"* {t('cli-cart')}"
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=1)
    table.add_column(no_wrap=True, overflow="ellipsis", min_width=width)
    table.add_column(justify="right")
    table.add_column(no_wrap=True, min_width=card("grey").cell_len)
    table.add_column(no_wrap=True, min_width=cell_len(cart_sign))
    table.add_column(no_wrap=True, overflow="ellipsis")
    for route in routes:
        holder = view.routes.get(route.name)
        if holder is not None:
            state = Text.assemble(seat_mark(symbols, holder), f" {names[holder]}")
        else:
            state = Text(t("cli-can-pay"), "bold") if route.name in payable else Text()
        ends = ends_words(board, route, symbols.dash)
        cart = cart_sign if route.carts else ""
        table.add_row("", ends, str(route.length), card(route.color), cart, state)
    return table
