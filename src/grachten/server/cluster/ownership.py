"""Which tables this node owns. The owner moves for a table's bots and watches its clocks.

If two nodes believe for a moment that they own a table, the database still takes each step once.
"""

from collections.abc import Iterable

from grachten.server.database.threads import in_thread
from grachten.store.store import Store

ADOPT_AT_ONCE = 200


class Ownership:
    """The tables of this node. With SQLite there is no other node, and this one owns them all."""

    def __init__(self, store: Store, node: str) -> None:
        self._store = store
        self._node = node
        self._owned: set[str] = set()

    @property
    def owned(self) -> Iterable[str]:
        """The tables that this node owns, whether they are in memory or not."""
        return tuple(self._owned)

    def owns(self, table: str) -> bool:
        return table in self._owned

    def release(self, table: str) -> None:
        """Stop owning a table at which nothing is left to do."""
        self._owned.discard(table)

    def release_all(self) -> None:
        self._owned.clear()

    async def claim(self, table: str) -> bool:
        """Claim the table if no live node owns it; return whether this node owns it now."""
        if not self._store.shared or table in self._owned:
            return True
        claimed = await in_thread(lambda: self._store.claim(self._node, table, self._store.now()))
        if claimed:
            self._owned.add(table)
        return claimed

    async def adopt(self) -> list[str]:
        """Claim tables with a game in progress that no live node owns; [] if there are none."""
        adopted = await in_thread(
            lambda: self._store.adopt(self._node, self._store.now(), ADOPT_AT_ONCE)
        )
        self._owned.update(adopted)
        return adopted
