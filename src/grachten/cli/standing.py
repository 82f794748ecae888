"""How a game stands, and how it ended, as tables for `replay`."""

from collections.abc import Sequence

from msgspec import UNSET
from rich.table import Table
from rich.text import Text

from grachten.cli.screen import count
from grachten.cli.words import card_words, contract_words, list_words, route_words
from grachten.game import Game, Revealed, View

PHASES = {
    "setup": "keeps contracts",
    "turn": "has the turn",
    "second_draw": "takes a second card",
    "keep": "keeps contracts",
}


def whose_turn(game: Game, names: Sequence[str]) -> str:
    """Who decides next, and about what."""
    view = game.view(None)
    words = f"{names[game.to_move]} {PHASES.get(view.phase, '')}"
    if view.turns_left is not None:
        words += f" (last round: {count(view.turns_left, 'turn')} left)"
    return words


def standing_table(game: Game, names: Sequence[str], seat: int | None) -> Table:
    """Market, piles and all seats; `seat` sees its own secrets alone, None sees everybody's."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(overflow="fold")
    view = game.view(seat)
    table.add_row("market", ", ".join(card or "–" for card in view.market))
    table.add_row("deck", count(view.deck, "card"))
    table.add_row("discards", card_words(view.discards))
    contracts, goods = count(view.contracts_left, "contract"), view.merchandise_left
    table.add_row("left", f"{contracts}, {count(goods, 'merchandise card')}")
    for other in range(len(names)):
        _add_seat(table, game, names, other, view, open_to_all=seat is None)
    return table


def _add_seat(
    table: Table, game: Game, names: Sequence[str], seat: int, view: View, open_to_all: bool
) -> None:
    shown = view.seats[seat]
    own = game.view(seat) if open_to_all or seat == view.seat else None
    revealed = None if view.revealed is None else view.revealed[seat]
    goods = count(shown.merchandise, "merchandise card")
    has = f"{count(shown.points, 'point')}, {count(shown.carts, 'cart')}, {goods}"
    table.add_row("", "")
    table.add_row(Text(names[seat], style="bold"), has)
    table.add_row("  hand", _hand(view, seat, own, revealed))
    table.add_row("  contracts", _contracts(game, view, seat, own, revealed))
    if own is not None and own.offer:
        table.add_row("  on offer", _contract_list(game, own.offer))
    held = [route_words(game.board, name) for name, holder in view.routes.items() if holder == seat]
    if held:
        table.add_row("  routes", ", ".join(held))


def _hand(view: View, seat: int, own: View | None, revealed: Revealed | None) -> str:
    if revealed is not None:
        return card_words(revealed.hand)
    if own is not None and own.hand is not UNSET:
        return card_words(own.hand)
    other = view.seats[seat]
    known = f", of them {card_words(other.known)}" if other.known else ""
    return count(other.cards, "card") + known


def _contracts(
    game: Game, view: View, seat: int, own: View | None, revealed: Revealed | None
) -> str:
    if revealed is not None:
        states = dict.fromkeys(revealed.fulfilled, "fulfilled")
        return _contract_list(game, revealed.contracts, states, "not fulfilled")
    if own is not None and own.contracts is not UNSET:
        return _contract_list(game, own.contracts)
    number = view.seats[seat].contracts
    return "not yet shown" if number is None else count(number, "contract")


def _contract_list(
    game: Game, names: Sequence[str], states: dict[str, str] | None = None, otherwise: str = ""
) -> str:
    states = states or {}
    return (
        ", ".join(contract_words(game.board, n, states.get(n, otherwise)) for n in names) or "none"
    )


def result_table(game: Game, names: Sequence[str]) -> Table:
    """The points of each player, and where they come from."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column("points for")
    scores = game.outcome().scores
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    table.add_row("routes", *(str(score.routes) for score in scores))
    table.add_row("contracts", *(str(score.contracts) for score in scores))
    table.add_row("merchandise", *(str(score.merchandise) for score in scores))
    table.add_row("all", *(str(score.total) for score in scores), style="bold")
    table.add_row("contracts fulfilled", *(str(score.fulfilled) for score in scores))
    table.add_row("merchandise cards", *(str(score.merchandise_cards) for score in scores))
    return table


def contract_lines(game: Game, names: Sequence[str]) -> list[str]:
    """The contracts of each player at the end, and whether they are fulfilled."""
    view = game.view(None)
    return [
        f"{name}: {_contracts(game, view, seat, None, revealed)}"
        for seat, (name, revealed) in enumerate(zip(names, view.revealed or (), strict=True))
    ]


def victory_words(game: Game, names: Sequence[str]) -> str:
    """Who has won."""
    winners = game.outcome().winners
    won = list_words(names[seat] for seat in winners)
    return f"{won} {'wins' if len(winners) == 1 else 'share the victory'}."
