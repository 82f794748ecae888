"""One seat's picture of the table as text, made from its view and nothing else."""

from collections.abc import Iterable, Sequence

from rich.console import Group, RenderableType
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.map_view import Marked, draw_map
from grachten.cli.moves import LABEL
from grachten.cli.outlook import Outlook, closed_routes, outlooks, wanted_routes
from grachten.cli.screen import count
from grachten.cli.symbols import Symbols, card, cards, seat_mark
from grachten.game import View


def title(text: str, symbols: Symbols, style: str = "bold") -> Rule:
    return Rule(Text(text, style), characters=symbols.lines[0], align="left", style="dim")


def labeled(label: str, *lines: RenderableType) -> Table:
    """Lines with a word before the first one."""
    table = Table.grid()
    table.add_column(width=LABEL)
    table.add_column()
    for i, line in enumerate(lines):
        table.add_row(Text("" if i else label, "bold"), line)
    return table


def seats_view(view: View, names: Sequence[str], symbols: Symbols) -> Table:
    """What everybody sees of each seat."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style="dim")
    table.add_column("", width=1)
    table.add_column("")
    for heading in ("points", "carts", "cards", "contracts", "merchandise"):
        table.add_column(heading, justify="right")
    table.add_column("")
    for seat, shown in enumerate(view.seats):
        table.add_row(
            seat_mark(symbols, seat),
            Text(names[seat], "bold" if seat == view.seat else ""),
            *map(str, (shown.points, shown.carts, shown.cards)),
            "?" if shown.contracts is None else str(shown.contracts),
            str(shown.merchandise),
            _remark(view, seat),
        )
    return table


def _remark(view: View, seat: int) -> Text:
    """Which cards of another seat everybody knows."""
    if seat == view.seat:
        return Text("")
    known = view.seats[seat].known
    return Text(f"holds {_in_letters(known)}", "dim") if known else Text("")


def _in_letters(counts: "dict[Color, int]") -> str:
    return " ".join(f"{n}{LETTERS[color]}" for color, n in counts.items() if n)


def market_view(view: View) -> Table:
    """The five cards by slot, and what lies beside them."""
    slots = [card(c) if c else Text("(empty)", "dim") for c in view.market]
    for slot in slots:  # blanks that do not break keep a letter with its color
        slot.plain = slot.plain.replace(" ", "\u00a0")
    piles = f"deck {view.deck}, discards {sum(view.discards.values())}"
    piles += f", contracts {view.contracts_left}, merchandise {view.merchandise_left}"
    return labeled("Market", Text("   ").join(slots), Text(piles, "dim"))


def hand_view(view: View) -> Table:
    return labeled("Your hand", cards(view.hand or {}))


def contracts_view(
    board: Board, label: str, looks: Iterable[Outlook], symbols: Symbols, ways: bool = True
) -> Table:
    """Contracts and how they stand, with the cheapest way if there is one to go."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(width=LABEL - 2)
    table.add_column(justify="right")
    table.add_column(no_wrap=True)
    table.add_column()
    for i, look in enumerate(looks):
        a, b = board.places[look.contract.a].name, board.places[look.contract.b].name
        row = (f"{look.contract.points}", f"{a} {symbols.dash} {b}", _state(look, symbols))
        table.add_row(Text("" if i else label, "bold"), *row)
        if ways and look.way:
            way = Text(_way(board, look.way, symbols), "dim")
            table.add_row("", "", way)
    return table


def _state(look: Outlook, symbols: Symbols) -> Text:
    if look.fulfilled:
        return Text(f"{symbols.yes} fulfilled", "bold green")
    if look.needed is None:
        return Text(f"{symbols.no} cut off", "bold red")
    needs = f"{count(look.needed, 'cart')} to go"
    if not look.reachable:
        return Text(f"{symbols.no} out of reach: {needs}, you have {look.carts}", "bold red")
    return Text(needs)


def _way(board: Board, way: Sequence[int], symbols: Symbols) -> str:
    """The routes to claim, with their lengths."""
    parts = []
    for route in (board.routes[i] for i in way):
        a, b = board.places[route.a].name, board.places[route.b].name
        parts.append(f"{a} {symbols.dash} {b} ({route.length})")
    return "over " + ", ".join(parts)
