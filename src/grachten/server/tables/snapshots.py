"""What clients see of a table: made here for every seat and for spectators."""

from collections.abc import Sequence
from typing import Protocol

from grachten.game import Game, View
from grachten.server.tables.boards import board_name, board_title
from grachten.server.wire.messages import Position, SeatInfo, StartInfo, TableInfo
from grachten.store.documents import Chair, Document


class Presence(Protocol):
    """Who is connected to a table, to any node."""

    @property
    def watchers(self) -> int: ...

    def is_here(self, seat: int) -> bool: ...


class ShownTable(Protocol):
    """What is shown of a table in progress."""

    id: str
    document: Document
    version: int
    game: Game | None

    @property
    def chairs(self) -> Sequence[Chair]: ...

    @property
    def playing(self) -> bool: ...

    @property
    def ply(self) -> int: ...

    def now(self) -> int: ...
    def deadlines(self) -> tuple[int | None, ...]: ...


def table_info(
    table: str,
    document: Document,
    key_hash: str | None,
    now: int,
    presence: Presence | None = None,
) -> TableInfo:
    """Return everything about a table but its game, as the owner of this key may see it."""
    d = document
    return TableInfo(
        id=table,
        state=d.state,
        board=board_name(d.board),
        board_title=board_title(d.board),
        seats=tuple(_seat(i, chair, key_hash, presence) for i, chair in enumerate(d.chairs)),
        first=d.first,
        clock=d.clock,
        listed=d.listed,
        hints=d.allows_hints,
        chat=d.chat,
        paused=d.paused,
        opener=d.opened_by(key_hash),
        commitment=d.commitment,
        terms=d.terms,
        deal_in=_deal_in(d, now),
        player_seeds=_player_seeds(d),
        opened=d.opened,
        begun=d.begun,
        ended=d.ended,
        closed_by=d.closed_by,
        next=d.next,
        start=_start(d),
        watchers=0 if presence is None else presence.watchers,
    )


def _seat(seat: int, chair: Chair, key_hash: str | None, presence: Presence | None) -> SeatInfo:
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        outside=chair.outside,
        here=chair.kind == "bot" or (presence is not None and presence.is_here(seat)),
        away=chair.away,
        resigned=chair.resigned,
        votes=tuple(chair.votes),
        chosen=chair.choice is not None,
        mine=chair.opened_by(key_hash),
        commitment=chair.commitment,
        revealed=bool(chair.seed),
    )


def _start(document: Document) -> StartInfo | None:
    start = document.start
    return None if start is None else StartInfo(document.start_table, start.ply, start.seat)


def _deal_in(document: Document, now: int) -> int | None:
    if document.state != "dealing" or document.deal_by is None:
        return None
    return max(0, document.deal_by - now)


def _player_seeds(document: Document) -> tuple[str, ...] | None:
    """Return all player seeds once the cards are dealt."""
    if document.terms is None or document.header is None:
        return None
    return tuple(chair.seed for chair in document.chairs)


Standpoint = tuple[
    int | None, int
]  # a seat, or None for a spectator, and the last step it has seen
Progress = tuple[tuple[str, ...], dict[str, int]]  # routes open to a seat, fulfilled contracts


class Snapshots:
    """Makes the positions of one table."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._progress: dict[int, tuple[object, Progress]] = {}  # by seat, and what it follows from

    def positions(self, standpoints: Sequence[Standpoint]) -> dict[Standpoint, Position]:
        """Return for each the position and the steps that it has not seen, as it may see them."""
        table, game = self._table, self._table.game
        assert game is not None
        deadlines, now = table.deadlines(), table.now()
        views = game.views([seat for seat, _ in standpoints])
        shown = {}
        for (seat, seen), view in zip(standpoints, views, strict=True):
            legal: tuple[str, ...] = ()
            if seat is not None and table.playing:
                legal = game.legal_texts(seat)
            steps = tuple(game.steps_for(seat, seen))
            free, done = ((), {}) if seat is None else self._progress_of(game, seat, view)
            shown[seat, seen] = Position(table.ply, steps, view, legal, free, done, deadlines, now)
        return shown

    def _progress_of(self, game: Game, seat: int, view: View) -> Progress:
        """Return the seat's open routes and fulfilled contracts; most steps change neither."""
        follows_from = len(view.routes), view.contracts
        known = self._progress.get(seat)
        if known is None or known[0] != follows_from:
            done = {} if known is None else known[1][1]
            if done.keys() != set(game.fulfilled(seat)):
                done = game.fulfilled_at(seat)
            known = follows_from, (game.open_routes(seat), done)
            self._progress[seat] = known
        return known[1]
