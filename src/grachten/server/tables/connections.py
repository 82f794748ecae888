"""The connections of one table: each gets what its seat may see, and none blocks the others."""

from collections.abc import Iterable
from typing import Protocol

from grachten.server.tables.snapshots import ShownTable, Snapshots, table_info
from grachten.server.wire.messages import Bye, Said, TableInfo, ToClient, encode

LEFT = Bye("removed", "this seat is no longer yours", False)


class Outbox(Protocol):
    """Where the messages for a client go."""

    dropped: bool

    def send(self, message: bytes) -> None:
        """Send a message without waiting for the client."""

    def drop(self, bye: Bye) -> None:
        """Send nothing more but the reason, and close the connection."""


class Connection:
    """One connection: of a seat, or of a spectator."""

    def __init__(self, seat: int | None, key_hash: str | None, seen: int, outbox: Outbox) -> None:
        self.seat = seat
        self.key_hash = key_hash
        self.visible = True  # whether the page is in view; programs that don't say so look on
        self.seen = seen  # the last step that it was sent
        self.version = 0  # the table's version that it was sent
        self.state: object = None  # the state of the game that it was sent
        self._outbox = outbox

    @property
    def dropped(self) -> bool:
        return self._outbox.dropped

    def send(self, message: ToClient | bytes) -> None:
        self._outbox.send(message if isinstance(message, bytes) else encode(message))

    def drop(self, bye: Bye) -> None:
        self._outbox.drop(bye)


class Connections:
    """All connections of a table on this node, and who is connected elsewhere."""

    def __init__(self, table: ShownTable) -> None:
        self._table = table
        self._snapshots = Snapshots(table)
        self._connections: set[Connection] = set()
        self._elsewhere: dict[str, tuple[int, ...]] = {}  # by node, the seats connected to it
        self._hidden_elsewhere: dict[str, tuple[int, ...]] = {}  # those with no page in view
        self._watchers_elsewhere: dict[str, int] = {}

    def __len__(self) -> int:
        return len(self._connections)

    def seats_here(self) -> set[int]:
        return {connection.seat for connection in self._connections if connection.seat is not None}

    def is_here(self, seat: int) -> bool:
        return seat in self.seats_here() or any(seat in seats for seats in self._elsewhere.values())

    def hidden_here(self) -> set[int]:
        """Return the seats connected to this node that have no page in view."""
        return self.seats_here() - self._visible_here()

    def is_visible(self, seat: int) -> bool:
        """Return whether the seat's player has a page of this table in view."""
        return seat in self._visible_here() or any(
            seat in seats and seat not in self._hidden_elsewhere.get(node, ())
            for node, seats in self._elsewhere.items()
        )

    def _visible_here(self) -> set[int]:
        return {c.seat for c in self._connections if c.seat is not None and c.visible}

    @property
    def watchers_here(self) -> int:
        return sum(1 for connection in self._connections if connection.seat is None)

    @property
    def watchers(self) -> int:
        return self.watchers_here + sum(self._watchers_elsewhere.values())

    def other_nodes(self) -> set[str]:
        """Return the other nodes that somebody is connected to."""
        return set(self._elsewhere)

    def set_elsewhere(
        self, node: str, seats: tuple[int, ...], hidden: tuple[int, ...], watchers: int
    ) -> None:
        """Note who is connected to another node."""
        self._elsewhere[node] = seats
        self._hidden_elsewhere[node] = hidden
        self._watchers_elsewhere[node] = watchers
        self.update_info()

    def forget_nodes(self, dead: set[str]) -> None:
        """Forget who was connected to these nodes."""
        if dead & self._elsewhere.keys():
            for node in dead:
                self._elsewhere.pop(node, None)
                self._hidden_elsewhere.pop(node, None)
                self._watchers_elsewhere.pop(node, None)
            self.update_info()

    def info_for(self, key_hash: str | None) -> TableInfo:
        return table_info(self._table.id, self._table.document, key_hash, self._table.now(), self)

    def enter(self, connection: Connection) -> None:
        """Add a connection and send it everything that it has not seen."""
        self._connections.add(connection)
        self.update_info()
        connection.version = self._table.version
        self._send_positions([connection])

    def leave(self, connection: Connection) -> None:
        self._connections.discard(connection)
        self.update_info()

    def update(self) -> None:
        """Send everybody what has changed."""
        self._drop_removed()
        for connection in self._connections:
            if connection.version != self._table.version:
                connection.version = self._table.version
                connection.send(self.info_for(connection.key_hash))
        self._send_positions(self._connections)

    def update_info(self) -> None:
        """Send everybody the table's info again, because somebody has connected or left."""
        self._drop_removed()
        for connection in self._connections:
            connection.send(self.info_for(connection.key_hash))

    def say(self, said: Said) -> None:
        data = encode(said)
        for connection in self._connections:
            connection.send(data)

    def drop_all(self, bye: Bye) -> None:
        for connection in self._connections:
            connection.drop(bye)

    def drop_seat(self, seat: int, bye: Bye) -> None:
        for connection in self._connections:
            if connection.seat == seat:
                connection.drop(bye)

    def _drop_removed(self) -> None:
        """Drop connections whose seat is no longer theirs.

        Somebody else may have the seat now, and they must not see that player's cards.
        """
        for connection in self._connections:
            if not self._owns_seat(connection):
                connection.drop(LEFT)

    def _owns_seat(self, connection: Connection) -> bool:
        """Return whether the connection still owns its seat; spectators have none to lose."""
        seat = connection.seat
        return seat is None or self._table.chairs[seat].opened_by(connection.key_hash)

    def _send_positions(self, connections: Iterable[Connection]) -> None:
        """Send the position to those of the connections that have not seen it yet."""
        if self._table.game is None:
            return
        states = [(c, self._state_for(c)) for c in connections if not c.dropped]
        late = [(c, state) for c, state in states if c.state != state]
        if not late:
            return
        standpoints = list(dict.fromkeys((c.seat, c.seen) for c, _ in late))
        positions = self._snapshots.positions(standpoints)
        encoded = {standpoint: encode(shown) for standpoint, shown in positions.items()}
        for connection, state in late:
            connection.send(encoded[connection.seat, connection.seen])
            connection.seen = self._table.ply
            connection.state = state

    def _state_for(self, connection: Connection) -> object:
        """Return the state of the game, as far as it changes what the connection sees."""
        table, seat = self._table, connection.seat
        choice = None if seat is None else table.chairs[seat].choice
        return table.ply, choice, table.document.state
