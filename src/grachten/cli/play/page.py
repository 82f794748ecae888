"""The page for one decision: as much as fits the window, from that seat's view only."""

from collections.abc import Sequence
from dataclasses import dataclass

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from grachten.board import Board
from grachten.cli.play.contract_status import ContractStatus, contract_statuses
from grachten.cli.play.moves import Move, moves_view
from grachten.cli.play.narration import last_round_words, news_view
from grachten.cli.play.table_view import (
    contracts_view,
    hand_view,
    holders_legend,
    map_legend,
    map_of,
    market_view,
    seats_view,
    title,
)
from grachten.cli.play.terminal import Terminal
from grachten.cli.words import who
from grachten.game import Step, View
from grachten.words import t

MAP_ROWS = (16, 26)  # fewer rows are crowded, more are empty
WIDE = 130  # columns from which the map stands beside the rest
BESIDE = 62  # columns of the rest in that case
FEWEST_CLAIMS = 4  # listed even in a low window
LOW = 32  # in fewer rows, only `hand` shows the paths of contracts
PROMPT_ROWS = 2
FILE_MAP_ROWS = 20


@dataclass(frozen=True)
class Page:
    """Everything that a seat may see now; `names` are the players by seat."""

    board: Board
    view: View
    news: Sequence[Step]
    moves: Sequence[Move]
    names: Sequence[str]
    terminal: Terminal

    @property
    def statuses(self) -> list[ContractStatus]:
        return contract_statuses(self.board, self.view, self.view.contracts or ())

    @property
    def offered(self) -> list[ContractStatus]:
        return contract_statuses(self.board, self.view, self.view.offer or ())

    def show(self) -> None:
        """Print the page: at set-up with the map, in the middle of a turn only what changes."""
        top, rest = [self._title(), *self._news()], self._rest()
        if self.view.phase == "second_draw":
            self.terminal.show(*top, *rest, *self.moves_part(0))
            return
        height = self.terminal.height
        if height is None:
            rows = FILE_MAP_ROWS if self.view.phase == "setup" else 0
            self.terminal.show(*top, *(self._map(rows) if rows else []), *rest, *self.moves_part(0))
            return
        if self.terminal.width >= WIDE and height >= MAP_ROWS[0] + 10:
            self._show_beside(top, rest, height)
        else:
            self._show_below(top, rest, height)

    def _show_below(
        self, top: list[RenderableType], rest: list[RenderableType], height: int
    ) -> None:
        """Show the map above the rest, if both fit into the window."""
        moves = self.moves_part(1)
        left = height - PROMPT_ROWS - self.terminal.rows(*top, *rest, *moves) - 1
        drawn = self._map(min(left, MAP_ROWS[1])) if left >= MAP_ROWS[0] else []
        used = self.terminal.rows(*top, *drawn, *rest)
        self.terminal.show(*top, *drawn, *rest, *self.moves_part(height - PROMPT_ROWS - used))

    def _show_beside(
        self, top: list[RenderableType], rest: list[RenderableType], height: int
    ) -> None:
        """Show the map to the left of the rest, and the moves below."""
        width = self.terminal.width - BESIDE - 2
        used = self.terminal.rows(*top, *self.moves_part(0))
        rows = max(MAP_ROWS[0], min(MAP_ROWS[1], height - PROMPT_ROWS - used - 2))
        right = Table.grid()
        for part in rest:
            right.add_row(part)
        both = Table.grid(padding=(0, 2, 0, 0))
        both.add_column(width=width)
        both.add_column(width=BESIDE)
        left = Table.grid()
        for part in self._map(rows, width):
            left.add_row(part)
        both.add_row(left, right)
        used = self.terminal.rows(*top, both)
        self.terminal.show(*top, both, *self.moves_part(height - PROMPT_ROWS - used))

    def _title(self) -> RenderableType:
        seat = self.view.seat
        assert seat is not None
        phase = self.view.phase.replace("_", "-")
        what = t(f"cli-title-{phase}", **who(self.names[seat]))
        symbols = self.terminal.symbols
        return title(f"{symbols.seats[seat]} {what}", symbols)

    def _news(self) -> list[RenderableType]:
        symbols = self.terminal.symbols
        parts: list[RenderableType] = []
        news = news_view(self.board, self.news, self.names, self.view, symbols)
        if news is not None:
            parts.append(news)
        if (words := last_round_words(self.view)) is not None:
            parts.append(Text(words, "bold reverse"))
        return parts

    def _rest(self) -> list[RenderableType]:
        view, symbols = self.view, self.terminal.symbols
        parts: list[RenderableType] = []
        if view.phase not in ("setup", "second_draw"):
            parts.append(seats_view(view, self.names, symbols))
        parts += [market_view(view), hand_view(view)]
        ways = not self._low
        if view.contracts:
            parts.append(
                contracts_view(self.board, "cli-label-contracts", self.statuses, symbols, ways)
            )
        if view.offer:
            parts.append(contracts_view(self.board, "cli-label-offer", self.offered, symbols))
        return parts

    @property
    def _low(self) -> bool:
        """Whether the window is too low for optional parts."""
        return self.terminal.height is not None and self.terminal.height < LOW

    def _map(self, rows: int, width: int | None = None) -> list[RenderableType]:
        symbols, statuses = self.terminal.symbols, self.statuses + self.offered
        width = self.terminal.width if width is None else width
        drawn = map_of(self.board, self.view, statuses, symbols, width - 1, rows)
        return [drawn, map_legend()]

    def show_map(self) -> None:
        """Show only the map, as large as the window allows."""
        height = self.terminal.height
        rows = FILE_MAP_ROWS if height is None else height - PROMPT_ROWS - 2
        drawn = self._map(max(MAP_ROWS[0], min(rows, MAP_ROWS[1] + 8)))
        holders = holders_legend(self.view, self.names, self.terminal.symbols)
        self.terminal.show(*drawn, holders)

    def show_hand(self) -> None:
        """Show the seat's own cards and contracts."""
        symbols = self.terminal.symbols
        parts: list[RenderableType] = [hand_view(self.view)]
        parts.append(contracts_view(self.board, "cli-label-contracts", self.statuses, symbols))
        if self.view.offer:
            parts.append(contracts_view(self.board, "cli-label-offer", self.offered, symbols))
        self.terminal.show(*parts)

    def moves_part(self, rows: int = 0, moves: Sequence[Move] | None = None) -> list[Text | Table]:
        """Return the list of moves, in at most `rows` rows if that is above 0."""
        chosen = self.moves if moves is None else moves
        others = sum(move.group != "claim" for move in chosen)
        most = max(FEWEST_CLAIMS, rows - (1 if others else 0) - 1) if rows else None
        return moves_view(self.board, chosen, self.view, self.terminal.symbols, most)
