"""Tables of a position and of a result, for `replay`."""

from collections.abc import Sequence

from msgspec import UNSET
from rich.table import Table
from rich.text import Text

from grachten.cli.words import card_words, color_words, contract_words, route_words, who
from grachten.game import Game, Revealed, View
from grachten.words import list_words, number_words, t


def whose_turn(message: str, game: Game, names: Sequence[str]) -> str:
    """Return a message about whose turn it is and what to decide."""
    view = game.view(None)
    turn = t("cli-turn", phase=view.phase, **who(names[game.to_move]))
    words = t(message, turn=turn)
    if view.turns_left is not None:
        words += f" {t('last-round', count=view.turns_left)}."
    return words


def position_table(game: Game, names: Sequence[str], seat: int | None) -> Table:
    """Return market, piles and all seats; `seat` sees its own secrets, None sees all."""
    table = Table.grid(padding=(0, 2, 0, 0))
    table.add_column(no_wrap=True, max_width=16)
    table.add_column(overflow="fold")
    view = game.view(seat)
    market = (color_words(card) if card else "–" for card in view.market)
    table.add_row(t("cli-row-market"), ", ".join(market))
    table.add_row(t("cli-row-deck"), t("cli-cards", count=view.deck))
    table.add_row(t("cli-row-discards"), card_words(view.discards))
    contracts = t("cli-contracts", count=view.contracts_left)
    goods = t("cli-merchandise", count=view.merchandise_left)
    table.add_row(t("cli-row-left"), f"{contracts}, {goods}")
    for other in range(len(names)):
        _add_seat(table, game, names, other, view, open_to_all=seat is None)
    return table


def _add_seat(
    table: Table, game: Game, names: Sequence[str], seat: int, view: View, open_to_all: bool
) -> None:
    shown = view.seats[seat]
    own = game.view(seat) if open_to_all or seat == view.seat else None
    revealed = None if view.revealed is None else view.revealed[seat]
    has = (
        t("points", count=shown.points),
        t("cli-carts", count=shown.carts),
        t("cli-merchandise", count=shown.merchandise),
    )
    table.add_row("", "")
    table.add_row(Text(names[seat], style="bold"), ", ".join(has))
    table.add_row(_indented("cli-row-hand"), _hand(view, seat, own, revealed))
    contracts = _contracts(game, view, seat, own, revealed)
    table.add_row(_indented("cli-row-contracts"), contracts)
    if own is not None and own.offer:
        table.add_row(_indented("cli-row-offer"), _contract_list(game, own.offer))
    held = [route_words(game.board, name) for name, holder in view.routes.items() if holder == seat]
    if held:
        table.add_row(_indented("cli-row-routes"), "; ".join(held))


def _indented(message: str) -> str:
    return f"  {t(message)}"


def _hand(view: View, seat: int, own: View | None, revealed: Revealed | None) -> str:
    if revealed is not None:
        return card_words(revealed.hand)
    if own is not None and own.hand is not UNSET:
        return card_words(own.hand)
    other = view.seats[seat]
    cards = t("cli-cards", count=other.cards)
    if not other.known:
        return cards
    return t("cli-known-cards", cards=cards, known=card_words(other.known))


def _contracts(
    game: Game, view: View, seat: int, own: View | None, revealed: Revealed | None
) -> str:
    if revealed is not None:
        return _contract_list(game, revealed.contracts, revealed.fulfilled)
    if own is not None and own.contracts is not UNSET:
        return _contract_list(game, own.contracts)
    number = view.seats[seat].contracts
    return t("cli-not-shown") if number is None else t("cli-contracts", count=number)


def _contract_list(game: Game, names: Sequence[str], fulfilled: Sequence[str] | None = None) -> str:
    """Return a list of contracts, with whether each is fulfilled if that is known."""
    words = [contract_words(game.board, name) for name in names]
    if fulfilled is not None:
        done = ("yes" if name in fulfilled else "no" for name in names)
        words = [
            t("cli-contract-state", contract=contract, fulfilled=state)
            for contract, state in zip(words, done, strict=True)
        ]
    return "; ".join(words) or t("cli-none")


def result_table(game: Game, names: Sequence[str]) -> Table:
    """Return the points of each player by source."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False)
    table.add_column(t("cli-row-points"))
    scores = game.outcome().scores
    for name in names:
        table.add_column(name, justify="right", overflow="fold")
    table.add_row(t("score-routes"), *(str(score.routes) for score in scores))
    table.add_row(t("score-contracts"), *(number_words(score.contracts) for score in scores))
    table.add_row(t("score-merchandise"), *(str(score.merchandise) for score in scores))
    table.add_row(t("score-total"), *(number_words(score.total) for score in scores), style="bold")
    table.add_row(t("cli-row-fulfilled"), *(str(score.fulfilled) for score in scores))
    table.add_row(t("cli-row-merchandise"), *(str(score.merchandise_cards) for score in scores))
    return table


def contract_lines(game: Game, names: Sequence[str]) -> list[str]:
    """Return each player's contracts at the end, and whether they are fulfilled."""
    view = game.view(None)
    return [
        f"{name}: {_contracts(game, view, seat, None, revealed)}"
        for seat, (name, revealed) in enumerate(zip(names, view.revealed or (), strict=True))
    ]


def victory_words(game: Game, names: Sequence[str]) -> str:
    """Return who has won."""
    winners = [names[seat] for seat in game.outcome().winners]
    if winners == [t("cli-you")]:
        return f"{t('cli-you-win')}."
    return f"{t('winner', count=len(winners), names=list_words(winners))}."
