"""What a client is shown of a table: made here for every seat and for those who watch."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from msgspec import structs

from grachten.game import Keep, View, parse_action
from grachten.server.wire.messages import Position, SeatInfo, TableInfo
from grachten.store.documents import Chair, Document

if TYPE_CHECKING:
    from grachten.server.tables.connections import Connections
    from grachten.server.tables.table import LiveTable


def table_info(
    table: str,
    document: Document,
    key_hash: str | None,
    now: int,
    connections: "Connections | None" = None,
) -> TableInfo:
    """Everything about a table but its game, as whoever has this key may see it."""
    d = document
    return TableInfo(
        id=table,
        state=d.state,
        board=d.board,
        seats=tuple(_seat(i, chair, key_hash, connections) for i, chair in enumerate(d.chairs)),
        first=d.first,
        clock=d.clock,
        listed=d.listed,
        hints=d.hints,
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
        watchers=connections.watchers if connections is not None else 0,
    )


def _seat(
    seat: int, chair: Chair, key_hash: str | None, connections: "Connections | None"
) -> SeatInfo:
    return SeatInfo(
        kind=chair.kind,
        name=chair.name,
        bot=chair.bot,
        outside=chair.outside,
        here=chair.kind == "bot" or (connections is not None and connections.is_here(seat)),
        away=chair.away,
        resigned=chair.resigned,
        votes=tuple(chair.votes),
        chosen=chair.choice is not None,
        mine=chair.opened_by(key_hash),
        commitment=chair.commitment,
        revealed=bool(chair.seed),
    )


def _deal_in(document: Document, now: int) -> int | None:
    if document.state != "dealing" or document.deal_by is None:
        return None
    return max(0, document.deal_by - now)


def _player_seeds(document: Document) -> tuple[str, ...] | None:
    """Return all player seeds once they can change nothing any more."""
    if document.terms is None or document.header is None:
        return None
    return tuple(chair.seed for chair in document.chairs)


Standpoint = tuple[int | None, int]  # a seat, or None who watches, and the last step it has seen


def positions_for(
    table: "LiveTable", standpoints: Sequence[Standpoint]
) -> dict[Standpoint, Position]:
    """Where the game stands, and the steps that each has not seen, as it may see them."""
    game = table.game
    assert game is not None
    deadlines, now = table.deadlines(), table.now()
    views = game.views([seat for seat, _ in standpoints])
    shown = {}
    for (seat, seen), view in zip(standpoints, views, strict=True):
        legal: tuple[str, ...] = ()
        if seat is not None and table.playing:
            choice = table.chairs[seat].choice
            if view.offer and game.setting_up and choice is not None:
                view = with_choice(view, choice)
            elif table.decides(seat):
                legal = game.legal_texts(seat)
        steps = tuple(game.steps_for(seat, seen))
        free, done = ((), ()) if seat is None else _standing(table, seat, view)
        shown[seat, seen] = Position(table.ply, steps, view, legal, free, done, deadlines, now)
    return shown


def _standing(table: "LiveTable", seat: int, view: View) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """The routes open to a seat and its fulfilled contracts; most steps change neither."""
    assert table.game is not None
    known = table.standings.get(seat)
    at = len(view.routes), view.contracts
    if known is None or known[0] != at:
        known = at, table.game.open_routes(seat), table.game.fulfilled(seat)
        table.standings[seat] = known
    return known[1:]


def with_choice(view: View, text: str) -> View:
    """A seat's view once it has chosen, while the game waits for the others to choose."""
    choice = parse_action(text)
    assert isinstance(choice, Keep)
    assert view.seat is not None
    assert view.offer
    kept = tuple(name for name in view.offer if name in choice.contracts)
    returned = tuple(name for name in view.offer if name not in choice.contracts)
    seats = list(view.seats)
    seats[view.seat] = structs.replace(seats[view.seat], contracts=len(kept))
    return structs.replace(
        view,
        contracts=kept,
        offer=(),
        returned=(*view.returned, *returned),
        contracts_left=view.contracts_left + len(returned),
        seats=tuple(seats),
    )
