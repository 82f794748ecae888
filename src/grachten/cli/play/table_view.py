"""One seat's picture of the game as text, from its view only."""

from collections.abc import Iterable, Mapping, Sequence

from rich.cells import cell_len
from rich.console import RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.contract_status import ContractStatus, closed_routes, wanted_routes
from grachten.cli.play.flow import Flow
from grachten.cli.play.map_view import MapMarks, draw_map
from grachten.cli.play.symbols import LETTERS, Symbols, card, cards, seat_mark
from grachten.cli.words import ends_words
from grachten.game import Color, View
from grachten.words import t

LABEL = 11  # columns for the label of a line


def title(text: str, symbols: Symbols) -> Rule:
    return Rule(Text(text, "bold"), characters=symbols.lines[0], align="left", style="dim")


def labeled(label: str, *lines: RenderableType) -> Table:
    """Return lines with a label before the first one."""
    table = Table.grid()
    table.add_column(width=LABEL)
    table.add_column()
    for i, line in enumerate(lines):
        table.add_row(Text("" if i else label, "bold"), line)
    return table


def seats_view(view: View, names: Sequence[str], symbols: Symbols) -> Table:
    """Return the public facts about each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("", overflow="ellipsis", no_wrap=True)
    for message in ("points", "carts", "cards", "contracts", "goods"):
        heading = t(f"cli-head-{message}")
        table.add_column(heading, justify="right", no_wrap=True, min_width=cell_len(heading))
    known = any(shown.known for i, shown in enumerate(view.seats) if i != view.seat)
    if known:
        heading = t("cli-head-known")
        table.add_column(heading, no_wrap=True, min_width=cell_len(heading))
    for seat, shown in enumerate(view.seats):
        table.add_row(
            seat_mark(symbols, seat),
            Text(_name(view, names, seat), "bold" if seat == view.seat else ""),
            *map(str, (shown.points, shown.carts, shown.cards)),
            "?" if shown.contracts is None else str(shown.contracts),
            str(shown.merchandise),
            *([_in_letters(shown.known) if seat != view.seat else Text()] if known else []),
        )
    return table


def _name(view: View, names: Sequence[str], seat: int) -> str:
    name = names[seat]
    return t("cli-name-you", name=name) if seat == view.seat and name != t("cli-you") else name


def _in_letters(counts: Mapping[Color, int]) -> Text:
    """Return cards in short form, as in `2P 1W`."""
    return Text(" ".join(f"{n}{LETTERS[color]}" for color, n in counts.items() if n))


def market_view(view: View) -> Table:
    """Return the market by slot, and the piles beside it."""
    slots = [card(c) if c else Text(t("cli-empty-slot"), "dim") for c in view.market]
    piles = t(
        "cli-piles",
        deck=view.deck,
        discards=sum(view.discards.values()),
        contracts=view.contracts_left,
        goods=view.merchandise_left,
    )
    return labeled(t("cli-label-market"), Flow(slots), Text(piles, "dim"))


def hand_view(view: View) -> Table:
    """Return the seat's own cards by color."""
    return labeled(t("cli-label-hand"), Flow(cards(view.hand or {})))


def contracts_view(
    board: Board,
    label: str,
    statuses: Iterable[ContractStatus],
    symbols: Symbols,
    ways: bool = True,
) -> Table:
    """Return contracts with their status, and the cheapest path if one remains.

    `label` is the message for the label.
    """
    lines: list[RenderableType] = []
    for status in statuses:
        ends = ends_words(board, status.contract, symbols.dash)
        points = f"{t('points', count=status.contract.points):>10}  "
        lines.append(Text.assemble(points, f"{ends}  ", _state(status, symbols)))
        if ways and status.way and not status.fulfilled:
            way = Text(_way(board, status, symbols), "dim")
            lines.append(Padding(way, (0, 0, 0, len(points)), expand=False))
    return labeled(t(label), *(lines or [Text(t("cli-none"), "dim")]))


def _state(status: ContractStatus, symbols: Symbols) -> Text:
    if status.fulfilled:
        return Text(f"{symbols.yes} {t('contract-done')}", "bold green")
    if status.needed is None:
        return Text(f"{symbols.no} {t('cli-cut-off')}", "bold red")
    if not status.reachable:
        out = t("cli-out-of-reach", count=status.needed, carts=status.carts)
        return Text(f"{symbols.no} {out}", "bold red")
    return Text(t("cli-to-go", count=status.needed))


def _way(board: Board, status: ContractStatus, symbols: Symbols) -> str:
    """Return the cheapest path as chains of places, with the lengths between them.

    A comma separates chains that the seat's own routes already connect.
    """
    chains: list[str] = []
    at = None
    for i, number in enumerate(status.way):
        route = board.routes[number]
        if at not in (route.a, route.b):
            at = _start(board, status, i)
            chains.append(board.places[at].name)
        at = route.b if at == route.a else route.a
        chains[-1] += f" {symbols.dash}{route.length}{symbols.dash} {board.places[at].name}"
    return ", ".join(chains)


def _start(board: Board, status: ContractStatus, i: int) -> int:
    """Return the end of a route from which the path continues."""
    route = board.routes[status.way[i]]
    if status.contract.a in (route.a, route.b):
        return status.contract.a
    following = board.routes[status.way[i + 1]] if i + 1 < len(status.way) else None
    reversed_ = following is not None and route.a in (following.a, following.b)
    return route.b if reversed_ else route.a


def map_of(
    board: Board,
    view: View,
    statuses: Sequence[ContractStatus],
    symbols: Symbols,
    width: int,
    height: int,
) -> Text:
    """Return the map with all claimed routes, this seat's goals and the paths to them."""
    marks = MapMarks(
        holders=view.routes,
        closed=closed_routes(board, view),
        wanted=wanted_routes(board, view, statuses),
        goals={p for k in statuses if not k.fulfilled for p in (k.contract.a, k.contract.b)},
    )
    return draw_map(board, marks, symbols, width, height)


def map_legend() -> Flow:
    """Return the legend of the map's signs."""
    signs = ("example", "any-color", "way", "goal", "closed")
    return Flow([Text(t(f"cli-map-{sign}"), "dim") for sign in signs], "  ")


def holders_legend(view: View, names: Sequence[str], symbols: Symbols) -> Flow:
    """Return the legend of the players' marks."""
    return Flow(
        [
            Text.assemble(seat_mark(symbols, seat), f" {_name(view, names, seat)}")
            for seat in range(view.players)
        ]
    )
