"""The legal moves as a numbered list: draws, contracts, and routes with their payments."""

from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass
from typing import Literal

from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.flow import Flow
from grachten.cli.play.symbols import Symbols, card, letter
from grachten.cli.play.table_view import LABEL, labeled
from grachten.cli.words import action_words, contracts_words, ends_words, payment_words
from grachten.game import Action, ClaimRoute, DrawContracts, DrawDeck, DrawMarket, Keep, Pass, View
from grachten.words import t

Group = Literal["keep", "draw", "claim", "other"]


@dataclass(frozen=True)
class Move:
    """A numbered entry of the list; a route with several payments has several actions."""

    number: int
    group: Group
    actions: tuple[Action, ...]
    wanted: bool = False


def number_moves(
    board: Board, view: View, legal: Sequence[Action], wanted: Collection[str]
) -> list[Move]:
    """Return the moves in the order of the list, numbered from 1.

    Cards come in the order of the market; wanted routes come before others.
    """
    groups: list[tuple[Group, tuple[Action, ...], bool]] = []
    keeps = [action for action in legal if isinstance(action, Keep)]
    groups += [("keep", (keep,), False) for keep in sorted(keeps, key=_fewer_kept)]
    cards = [action for action in legal if isinstance(action, DrawMarket)]
    groups += [("draw", (c,), False) for c in sorted(cards, key=lambda c: _slot(view, c))]
    groups += [("draw", (action,), False) for action in legal if isinstance(action, DrawDeck)]
    others = [action for action in legal if isinstance(action, DrawContracts | Pass)]
    groups += [("other", (action,), False) for action in others]
    claims = [action for action in legal if isinstance(action, ClaimRoute)]
    for route in _routes_in_order(board, claims, wanted):
        ways = sorted((c for c in claims if c.route == route), key=lambda c: c.wilds)
        groups.append(("claim", tuple(ways), route in wanted))
    return [Move(i, *group) for i, group in enumerate(groups, 1)]


def _slot(view: View, draw: DrawMarket) -> int:
    return view.market.index(draw.color)


def _fewer_kept(keep: Keep) -> int:
    return -len(keep.contracts)


def _routes_in_order(
    board: Board, claims: Iterable[ClaimRoute], wanted: Collection[str]
) -> list[str]:
    """Return the claimable routes: wanted ones first, then long ones."""
    index = board.route_index
    names = dict.fromkeys(claim.route for claim in claims)
    return sorted(names, key=lambda r: (r not in wanted, -board.routes[index[r]].length, index[r]))


def matching(board: Board, moves: Iterable[Move], wanted: str) -> list[Move]:
    """Return the moves that contain all these words, with only the matching payments."""
    words = wanted.casefold().replace(":", " ").split()
    found = []
    for move in moves:
        actions = tuple(a for a in move.actions if _speaks_of(board, a, words))
        if actions:
            found.append(Move(move.number, move.group, actions, move.wanted))
    return found


def _speaks_of(board: Board, action: Action, words: Sequence[str]) -> bool:
    text = f"{action_words(board, action)} {action}".casefold()
    return all(word in text for word in words)


def moves_view(
    board: Board,
    moves: Sequence[Move],
    view: View,
    symbols: Symbols,
    most_claims: int | None = None,
) -> list[Text | Table]:
    """Return the list of moves with at most `most_claims` routes; the rest is only counted."""
    parts: list[Text | Table] = []
    if keeps := [move for move in moves if move.group == "keep"]:
        parts.append(_keeps(board, keeps, view))
    if drawing := [move for move in moves if move.group in ("draw", "other")]:
        parts.append(_in_a_row(drawing, view))
    if claims := [move for move in moves if move.group == "claim"]:
        most = len(claims) if most_claims is None else most_claims
        shown = claims if len(claims) <= most + 1 else claims[:most]
        parts.append(_claims(board, shown, symbols))
        if len(shown) < len(claims):
            last = claims[-1].number
            more = t("cli-more-moves", count=len(claims) - len(shown), last=last)
            parts.append(Text(f"{' ' * LABEL}{more}", "dim"))
    return parts


def _keeps(board: Board, moves: Sequence[Move], view: View) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL - 1)
    table.add_column(justify="right")
    table.add_column()
    for move in moves:
        (keep,) = move.actions
        assert isinstance(keep, Keep)
        back = [name for name in view.offer or () if name not in keep.contracts]
        text = Text(contracts_words(board, keep.contracts))
        if back:
            given = t("cli-give-back", contracts=contracts_words(board, back))
            text.append(f" {given}", "dim")
        label = Text(t("cli-label-keep") if move is moves[0] else "", "bold")
        table.add_row(label, _number(move), text)
    return table


def _in_a_row(moves: Sequence[Move], view: View) -> Table:
    """Return draws and other moves in a row that wraps between them."""
    parts = [Text.assemble(_number(move), " ", _in_short(move.actions[0], view)) for move in moves]
    draws = moves[0].group == "draw"
    return labeled(t("cli-label-draw") if draws else t("cli-label-or"), Flow(parts))


def _in_short(action: Action, view: View) -> Text:
    match action:
        case DrawMarket(color):
            same = view.market.count(color)
            several = f" {t('cli-same-cards', count=same)}" if same > 1 else ""
            return Text.assemble(card(color), several)
        case DrawDeck():
            return Text(t("cli-from-deck"))
        case DrawContracts():
            return Text(t("cli-draw-contracts"))
    return Text(t("cli-only-pass"))


def _claims(board: Board, moves: Sequence[Move], symbols: Symbols) -> Table:
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(width=LABEL - 1)
    table.add_column(justify="right", no_wrap=True, min_width=2)
    table.add_column(width=1)
    table.add_column()  # the places: only this column shrinks in a narrow window
    table.add_column(no_wrap=True, min_width=4)
    table.add_column(no_wrap=True, min_width=5, justify="right")
    table.add_column(no_wrap=True, min_width=12)
    for move in moves:
        claim = move.actions[0]
        assert isinstance(claim, ClaimRoute)
        route = board.routes[board.route_index[claim.route]]
        ends = Text(ends_words(board, route, symbols.dash), no_wrap=True, overflow="ellipsis")
        spaces = Text.assemble(f"{route.length} ", letter(route.color), "*" if route.carts else " ")
        points = t("cli-points-short", points=board.points[route.length])
        mark = Text("+", "bold") if move.wanted else Text()
        label = Text(t("cli-label-claim") if move is moves[0] else "", "bold")
        table.add_row(label, _number(move), mark, ends, spaces, points, _ways_in_short(board, move))
    return table


def _ways_in_short(board: Board, move: Move) -> Text:
    """Return the payment with the fewest wilds, and the number of other payments."""
    text = _way_in_short(board, move.actions[0])
    if len(move.actions) == 2:
        text.append(f" {t('cli-or')} ").append_text(_way_in_short(board, move.actions[1]))
    elif len(move.actions) > 2:
        text.append(f" {t('cli-or-ways', count=len(move.actions) - 1)}")
    return text


def _way_in_short(board: Board, action: Action) -> Text:
    assert isinstance(action, ClaimRoute)
    plain = board.routes[board.route_index[action.route]].length - action.wilds
    text = Text()
    if plain:
        text.append(f"{plain}").append_text(letter(action.color))
    if action.wilds:
        text.append("+" if plain else "").append(f"{action.wilds}").append_text(letter("wild"))
    return text


def ways_view(board: Board, move: Move) -> Table:
    """Return the payments for a route, numbered from 1, fewest wilds first."""
    table = Table.grid(padding=(0, 1, 0, 0))
    table.add_column(justify="right", width=LABEL + 2)
    table.add_column()
    for i, way in enumerate(move.actions, 1):
        assert isinstance(way, ClaimRoute)
        table.add_row(Text(str(i), "bold"), t("cli-with-cards", cards=payment_words(board, way)))
    return table


def _number(move: Move) -> Text:
    return Text(str(move.number), "bold")
